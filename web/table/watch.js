// Watches over the start of the table, in plain script, so that it speaks even where Python never comes.
// The table says on <html data-table> what it is at; while it says nothing, it has not started.

const PATIENCE = 20000;
const root = document.documentElement;

function tell() {
  if (root.dataset.table) return;
  root.dataset.late = "";
  document.getElementById("say").textContent = document.getElementById("not-loaded").textContent;
}

addEventListener("error", ({ target }) => {
  if (target === window || target.tagName === "SCRIPT") tell();
}, true);
addEventListener("unhandledrejection", tell);
setTimeout(tell, PATIENCE);
