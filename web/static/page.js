// What every page does by itself: the three sliders, the language menu, the saved game, the language offer.
// No texts here: they stand in the page. Storage may be forbidden (a sandboxed frame): then nothing is kept.

const root = document.documentElement;

export const store = {
  read(key) {
    try { return localStorage.getItem(key); } catch { return null; }
  },
  write(key, value) {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch { /* forbidden or full: the page works on without it */ }
  },
};

// Sliders: 0 to 100, 50 changes nothing. The CSS does the rest from --c, --g and --t.
const LOOK = "cardavia.look";
const NAMES = ["c", "g", "t"];
const start = matchMedia("(prefers-contrast: more)").matches ? { c: 75, g: 0, t: 50 } : { c: 50, g: 50, t: 50 };
const percent = new Intl.NumberFormat(root.lang, { style: "percent" });

function remembered() {
  const look = { ...start };
  try {
    const saved = JSON.parse(store.read(LOOK)) ?? {};
    for (const name of NAMES) if (saved[name] >= 0 && saved[name] <= 100) look[name] = +saved[name];
  } catch { /* unreadable: start afresh */ }
  return look;
}

function show(look) {
  for (const name of NAMES) {
    root.style.setProperty(`--${name}`, look[name]);
    for (const input of document.querySelectorAll(`[data-slider="${name}"]`)) {
      const text = percent.format(look[name] / 100);
      input.value = look[name];
      input.setAttribute("aria-valuetext", text);
      const output = input.closest(".range")?.querySelector("output");
      if (output) output.textContent = text;
    }
  }
  // At exactly 50 the filter and the tints are absent, not neutral: even an identity filter costs a layer.
  root.toggleAttribute("data-contrast", look.c !== 50);
  root.toggleAttribute("data-tint", look.t !== 50);
}

let look = remembered();
show(look);

document.addEventListener("input", ({ target }) => {
  const name = target.dataset?.slider;
  if (!name) return;
  look = { ...look, [name]: +target.value };
  show(look);
  store.write(LOOK, JSON.stringify(look));
});

document.addEventListener("click", ({ target }) => {
  if (target.closest("[data-reset]")) {
    look = { ...start };
    show(look);
    store.write(LOOK, null);
  }
  // A chosen language is remembered: the root page offers it next time.
  const link = target.closest("a[data-language]");
  if (link) store.write("cardavia.language", link.dataset.language);
  for (const menu of document.querySelectorAll("[data-menu][open]")) if (!menu.contains(target)) menu.open = false;
});

document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && event.target.closest?.("[data-menu][open]");
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});

// A leaflet: its button prints it.
for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}

// Home: a game that was left is offered again.
for (const label of document.querySelectorAll("[data-save]")) label.hidden = !store.read(label.dataset.save);

// Root: offer the reader's language, in that language. Never a redirect.
const offers = [...document.querySelectorAll("[data-offer]")];
const wanted = [store.read("cardavia.language"), ...navigator.languages].filter(Boolean);
// A language is known by its script too: zh-CN and zh-SG are read as zh-Hans, zh-TW is not.
function script(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch { return tag; }
}
for (const tag of wanted) {
  const offer = offers.find((item) => script(item.dataset.offer) === script(tag));
  if (!offer) continue;
  offer.hidden = false;
  break;
}

// Rules: the list of sections marks the one being read.
const sections = new Map(
  [...document.querySelectorAll(".toc a")].map((link) => [document.getElementById(link.hash.slice(1)), link]),
);
if (sections.size) {
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      for (const link of sections.values()) link.removeAttribute("aria-current");
      sections.get(target).setAttribute("aria-current", "true");
    }
  }, { rootMargin: "-20% 0px -70% 0px" });
  for (const section of sections.keys()) watch.observe(section);
}
