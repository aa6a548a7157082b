// What a browser may refuse by throwing, as answers that do not throw.
// MicroPython cannot catch what JavaScript throws: it would end the table without a word.

globalThis.safely = {
  /** The text kept under a name; null if there is none, or no storage (a sandboxed frame has none). */
  read(name) {
    try { return localStorage.getItem(name); } catch { return null; }
  },
  /** Keep a text; false if there is no storage or it is full. */
  write(name, text) {
    try { localStorage.setItem(name, text); } catch { return false; }
    return true;
  },
  /** The text of a file of ours, or null if it does not come. */
  async text(address) {
    try {
      const file = await fetch(address);
      return file.ok ? await file.text() : null;
    } catch { return null; }
  },
  /** Take what follows the # out of the address, so that a reload does not ask for it again. */
  forgetMark() {
    try { history.replaceState(history.state, "", location.pathname + location.search); } catch { /* it stays */ }
  },
  /** A worker, or null where the page may not start one. */
  worker(address) {
    try { return new Worker(address, { type: "module" }); } catch { return null; }
  },
};
