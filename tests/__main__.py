"""`python3 -m tests`: set up what is missing, then check style, types and behaviour.

Without arguments the tests run in as many processes as there are processors. Arguments are pytest's, and then
pytest alone runs, in one process unless `-n` says otherwise: `python3 -m tests tests/core -x`.
"""

from __future__ import annotations

import subprocess
import sys

from web import setup

ON_ALL_PROCESSORS = ["--numprocesses=auto", "--maxprocesses=4", "--dist=worksteal"]
# A browser that answers no more would be waited for without end; so the test fails, and the others go on.
SECONDS_A_TEST = ["-o", "faulthandler_timeout=300", "-o", "faulthandler_exit_on_timeout=true"]


def main() -> int:
    """Run the checks one after the other; 0 only if all of them pass."""
    arguments = sys.argv[1:]
    setup.enter("tests", ["web", "test"], arguments)
    setup.bring_npm_packages()
    setup.bring_browser()
    checks = [["pytest", *arguments]]
    if not arguments:
        checks = [["ruff", "check", "."], ["mypy"], ["pytest", *ON_ALL_PROCESSORS, *SECONDS_A_TEST]]
    failed = 0
    for check in checks:
        print(f"--- {check[0]}", flush=True)
        failed = subprocess.call([sys.executable, "-m", *check], cwd=setup.ROOT) or failed
    return failed


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
