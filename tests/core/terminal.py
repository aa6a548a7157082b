"""The terminal as a person uses it."""

import io

import pytest

from cardavia_core.terminal import main

Answer = tuple[int, str, str]


class Terminal:
    """Runs a command with lines typed into it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys

    def __call__(self, command: str, typed: str = "") -> Answer:
        """How it ended, what it said, and what went wrong."""
        self._monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            code = main(command.split())
        except SystemExit as left:
            code = int(str(left.code))
        said = self._capsys.readouterr()
        return code, said.out, said.err

    def says(self, command: str, typed: str = "") -> str:
        """What it says where nothing goes wrong."""
        code, out, _ = self(command, typed)
        assert code == 0
        return out
