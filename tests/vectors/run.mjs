// Runs tests/vectors/replay.py or timings.py on the interpreters that ship, in node:
//     node tests/vectors/run.mjs micropython|pyodide check NAME...
//     node tests/vectors/run.mjs micropython|pyodide timings GAME...
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const MODULES = join(ROOT, "web", "node_modules");
const HOME = "/project";
const NOT_FOR_MICROPYTHON = new Set(["ai", "terminal", "__main__.py", "__pycache__"]);

const START = {
  async micropython() {
    const module = join(MODULES, "@micropython", "micropython-webassembly-pyscript", "micropython.mjs");
    const { loadMicroPython } = await import(module);
    const python = await loadMicroPython({ stdout: (line) => console.log(line) });
    copy(python.FS, join(ROOT, "web", "build", "standins"), HOME);
    return python;
  },
  async pyodide() {
    const { loadPyodide } = await import(join(MODULES, "pyodide", "pyodide.mjs"));
    return loadPyodide({ stdout: (line) => console.log(line) });
  },
};

function copy(files, from, to) {
  files.mkdirTree ? files.mkdirTree(to) : makeFolders(files, to);
  for (const name of readdirSync(from).filter((entry) => !NOT_FOR_MICROPYTHON.has(entry))) {
    const source = join(from, name);
    if (statSync(source).isDirectory()) copy(files, source, `${to}/${name}`);
    else if (/\.(py|txt)$/.test(name)) files.writeFile(`${to}/${name}`, readFileSync(source));
  }
}

function makeFolders(files, path) {
  const parts = path.split("/").filter(Boolean);
  for (let depth = 1; depth <= parts.length; depth++) {
    const folder = "/" + parts.slice(0, depth).join("/");
    if (!files.analyzePath(folder).exists) files.mkdir(folder);
  }
}

const [interpreter, task, ...names] = process.argv.slice(2);
const python = await START[interpreter]();
copy(python.FS, join(ROOT, "cardavia_core"), `${HOME}/cardavia_core`);
copy(python.FS, join(ROOT, "tests", "vectors"), `${HOME}/tests/vectors`);
python.runPython(`import sys\nsys.path.insert(0, "${HOME}")`);
if (task === "check") {
  python.runPython(`
from tests.vectors import replay
failures = replay.check("${HOME}/tests/vectors", ${JSON.stringify(names)})
print(sys.implementation.name, len(failures), "failures")
for failure in failures:
    print(failure)
`);
} else {
  // Game by game: MicroPython gives memory back only between two calls from here.
  python.runPython("from tests.vectors import timings");
  for (const slug of names) python.runPython(`timings.show("${slug}")`);
}
