// Wakes the figures of a rules page: Python is fetched when the first of them is tapped, and not before.
// From then on web/table/live answers; until then, and where Python never comes, this says what is going on.

const PATIENCE = 25000;
const site = new URL("../", import.meta.url);
const page = document.documentElement;
const address = (path) => new URL(path, site).href;
const words = (id) => document.getElementById(id).textContent;
let waking = false;

/** Say under the tapped figure what it waits for; nothing takes the words away. */
function say(button, text) {
  let note = button.nextElementSibling;
  if (!note && text) {
    note = document.createElement("p");
    note.className = "waits";
    note.setAttribute("role", "status");
    button.after(note);
  }
  if (note) note.textContent = text;
}

function fail() {
  if ("live" in page.dataset) return;
  for (const button of document.querySelectorAll("[data-waiting]")) {
    button.removeAttribute("aria-busy");
    say(button, words("live-not-loaded"));
  }
}

async function wake() {
  try {
    const texts = await fetch("live.json");
    if (!texts.ok) throw new Error(texts.status);
    const kept = document.createElement("script");
    kept.type = "application/json";
    kept.id = "live-text";
    kept.textContent = await texts.text();
    const python = document.createElement("script");
    python.type = "mpy";
    python.setAttribute("config", JSON.stringify({
      interpreter: address("runtime/micropython/micropython.mjs"),
      files: { [address(`python/live-${page.dataset.game}.tar.gz`)]: "./*" },
    }));
    python.textContent = "from table.live.main import start\nstart()\n";
    document.body.append(kept, python);
    await import(address("runtime/pyscript/core.js"));
  } catch { fail(); }
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-try]");
  if (!button || "live" in page.dataset) return;
  for (const other of document.querySelectorAll("[data-waiting]")) {
    other.removeAttribute("data-waiting");
    say(other, "");
  }
  button.dataset.waiting = "";
  say(button, words("live-loading"));
  if (waking) return;
  waking = true;
  addEventListener("error", fail, true);
  addEventListener("unhandledrejection", fail);
  setTimeout(fail, PATIENCE);
  wake();
});

// Once Python is there, nobody waits any more.
new MutationObserver(() => {
  for (const note of document.querySelectorAll(".waits")) note.remove();
}).observe(page, { attributeFilter: ["data-live"] });
