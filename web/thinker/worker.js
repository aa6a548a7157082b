// Starts Pyodide from our own files and hands every question to thinker/answer.py.
// What fails here is told to the page, which then plays on by itself.
import { loadPyodide } from "../runtime/pyodide/pyodide.mjs";

const tell = (message) => self.postMessage(JSON.stringify({ cardavia: 2, ...message }));

try {
  const pyodide = await loadPyodide({ indexURL: new URL("../runtime/pyodide/", import.meta.url).href });
  const bundle = await fetch(new URL("../python/core.zip", import.meta.url));
  if (!bundle.ok) throw new Error(`core.zip: ${bundle.status}`);
  pyodide.unpackArchive(await bundle.arrayBuffer(), "zip");
  const answer = pyodide.pyimport("thinker.answer").answer;
  self.onmessage = ({ data }) => self.postMessage(answer(data));
  tell({ ready: true });
} catch (error) {
  tell({ failed: String(error) });
}
