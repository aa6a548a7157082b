"""The AI in a browser, without a table."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

RATES = Path(__file__).resolve().parent.parent.parent / "cardavia_core" / "terminal" / "rates.py"

START = """
(address) => new Promise((ready, failed) => {
  const worker = new Worker(address, { type: "module" });
  worker.onerror = () => failed(new Error("no worker"));
  worker.onmessage = ({ data }) => {
    const { failed: why } = JSON.parse(data);
    why ? failed(new Error(why)) : ready();
  };
  window.ask = (question) => new Promise((done) => {
    const began = performance.now();
    worker.onmessage = ({ data }) => done([JSON.parse(data), performance.now() - began]);
    worker.postMessage(JSON.stringify(question));
  });
})
"""
LOAD = """
async ([site, rates]) => {
  const { loadPyodide } = await import(site + "runtime/pyodide/pyodide.mjs");
  const pyodide = await loadPyodide({ indexURL: site + "runtime/pyodide/" });
  pyodide.unpackArchive(await (await fetch(site + "python/core.zip")).arrayBuffer(), "zip");
  // The site does without the command line; of it, only what counts calls is put beside the rest.
  pyodide.FS.mkdirTree("cardavia_core/terminal");
  pyodide.FS.writeFile("cardavia_core/terminal/__init__.py", "");
  pyodide.FS.writeFile("cardavia_core/terminal/rates.py", rates);
  window.python = (code) => pyodide.runPython(code);
  const { answer } = pyodide.pyimport("thinker.answer");
  window.ask = (question) => {
    const began = performance.now();
    const found = answer(JSON.stringify(question));
    return [JSON.parse(found), performance.now() - began];
  };
}
"""


class Thinker:
    """The site's own worker, asked by its own protocol."""

    def __init__(self, page: Page, site: str) -> None:
        self._page = page
        self._start(site)

    def _start(self, site: str) -> None:
        self._page.evaluate(START, f"{site}assets/worker.js")

    def ask(self, ask: str, game: str, **fields: Any) -> tuple[dict[str, Any], float]:
        """The answer, and after how many milliseconds it was there."""
        question = {"cardavia": 2, "id": 1, "ask": ask, "game": game, **fields}
        answer, milliseconds = self._page.evaluate("question => window.ask(question)", question)
        assert "error" not in answer, answer
        return answer, milliseconds


class Python(Thinker):
    """The same in a Pyodide of the page's own: it runs other code, too, and where a browser is told to be
    slow it is, which workers are not."""

    def _start(self, site: str) -> None:
        self._page.evaluate(LOAD, [site, RATES.read_text(encoding="utf-8")])

    def run(self, code: str) -> Any:
        """What the last expression comes to; it has to be a plain one."""
        return self._page.evaluate("code => window.python(code)", code)

    def measured(self, what: str, slug: str) -> Any:
        """What one of the functions of terminal/rates.py finds for a game."""
        return json.loads(
            self.run(
                "import json\n"
                "from cardavia_core.games import load_game\n"
                "from cardavia_core.terminal import rates\n"
                f"json.dumps(rates.{what}(load_game({slug!r})))"
            )
        )
