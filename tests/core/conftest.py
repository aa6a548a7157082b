"""What pytest brings to the tests of the core."""

import pytest

from tests.core.terminal import Terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """The command line, for somebody who types."""
    return Terminal(monkeypatch, capsys)
