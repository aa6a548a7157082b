"""`python3 -m web`: set up what is missing, build the site, serve it, open the browser."""

from __future__ import annotations  # an older Python shall learn from web.setup that it is

import argparse
import sys
import webbrowser
from pathlib import Path

from web import setup

PORT = 8000


def main() -> None:
    """Do what the command line asks."""
    arguments = _parser().parse_args()
    setup.enter("web", ["web"], sys.argv[1:])
    if arguments.command == "text":
        _text(arguments.step)
        return
    dist = arguments.dist.resolve()
    if arguments.command in (None, "build"):
        _build(dist, arguments.origin)
    if arguments.command in (None, "serve"):
        _serve(dist, arguments.port, open_browser=not arguments.no_browser)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python3 -m web",
        description="Set up what is missing, build the site into web/dist, serve it and open the browser.",
    )
    parser.set_defaults(port=None, no_browser=False, origin=None, dist=setup.ROOT / "web" / "dist")
    for add_options in (_add_build_options, _add_serve_options, _add_dist_option):
        add_options(parser)
    commands = parser.add_subparsers(dest="command", metavar="build | serve | text")
    build = commands.add_parser("build", help="only build")
    _add_build_options(build)
    _add_dist_option(build)
    serve = commands.add_parser("serve", help="only serve what is built")
    _add_serve_options(serve)
    _add_dist_option(serve)
    text = commands.add_parser("text", help="translations: extract | update | check")
    text.add_argument("step", choices=["extract", "update", "check"])
    return parser


# Options may stand before or after the command: SUPPRESS keeps the later parser from undoing the earlier one.


def _add_build_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--origin",
        default=argparse.SUPPRESS,
        help="the site's public address, for the links that search engines want absolute",
    )


def _add_serve_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port",
        type=int,
        default=argparse.SUPPRESS,
        help=f"the port to serve on (default: {PORT}, or the next free one)",
    )
    parser.add_argument(
        "--no-browser",
        action="store_true",
        default=argparse.SUPPRESS,
        help="serve without opening a browser",
    )


def _add_dist_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--dist",
        type=Path,
        default=argparse.SUPPRESS,
        help="the folder of the built site; building empties it",
    )


def _text(step: str) -> None:
    from web.build import text

    raise SystemExit(text.main([step]))


def _build(dist: Path, origin: str | None) -> None:
    setup.bring_npm_packages()
    from web.build import build

    build(dist, origin)
    print(f"Built {dist}")


def _serve(dist: Path, port: int | None, open_browser: bool) -> None:
    from web.serve import open_server, serve

    if not (dist / "index.html").exists():
        setup.give_up("there is no site to serve yet. Build one with `python3 -m web build`.")
    server = open_server(dist, port if port is not None else PORT, others=port is None)
    print(f"Serving at {server.address} (Ctrl-C ends it)", flush=True)
    if open_browser:
        webbrowser.open(server.address)
    serve(server)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
