// What the tables and seats' pages share: settings, how they stay connected, how lines reach a screen reader.

const words = document.getElementById("words")?.dataset ?? {};

export const $ = (id) => document.getElementById(id);
export { words };

export function remember(name, value) {
  localStorage.setItem(name, value);
}

// A choice with its value from the device; `changed` hears of each new one.
export function setting(id, otherwise, changed) {
  const field = $(id);
  if (!field) return;
  const isSwitch = field.type === "checkbox";
  const before = remembered(id, otherwise);
  if (isSwitch) field.checked = before === "true";
  else if ([...field.options].some((option) => option.value === before)) field.value = before;
  field.addEventListener("change", () => {
    const value = isSwitch ? String(field.checked) : field.value;
    asked.delete(id);
    remember(id, value);
    changed(value);
  });
  changed(before);
}

export function settings() {
  setting("size", "24", look);
  setting("theme", "auto", look);
}

// French marks have a blank before them, where no line is to break.
export function whole(text) {
  return text.replace(/ (?=[?!:;])/g, "\u00a0");
}

// One line as an element of its own: a new element is read out even when its text was there before.
export function lineOf(line, name = "p") {
  const element = document.createElement(name);
  element.textContent = whole(line.text);
  element.lang = line.lang;
  element.dataset.priority = line.priority ?? "";
  if (line.private) {
    element.classList.add("private");
    element.dataset.note = words.private;
  }
  return element;
}

export function put(list, element, most, newestFirst = false) {
  if (newestFirst) list.prepend(element);
  else list.append(element);
  while (list.childElementCount > most) (newestFirst ? list.lastElementChild : list.firstElementChild).remove();
}

const SILENT_MS = 25000; // the server breaks its silence every ten seconds: what is longer silent is lost
const LOOK_MS = 5000;
const AGAIN_MS = 1000;
const place = location.pathname.replace(/\/$/, "");
const tab = sessionStorage.getItem("tab") ?? crypto.getRandomValues(new Uint32Array(2)).join("-");
sessionStorage.setItem("tab", tab);

// Load the page anew. A second wish for that, while it is under way, would break off the first.
let isReloading = false;
export function reload() {
  if (!isReloading) location.reload();
  isReloading = true;
}

// Keep one stream of events open while the page is seen. A page that was hidden asks for what it missed.
export function connect(take) {
  let source = null;
  let again = 0;
  let has = "";
  let heardAt = 0;
  const seen = sessionStorage.getItem(place) ?? "";
  const known = new Set();

  function open() {
    close();
    const query = new URLSearchParams({ tab, has, seen });
    source = new EventSource(`${place}/events?${query}`);
    heardAt = performance.now();
    for (const name of ["beat", "past", "line", "view"]) source.addEventListener(name, () => (heardAt = performance.now()));
    source.addEventListener("past", (event) => {
      take.connected();
      const past = JSON.parse(event.data);
      take.past(past.lines.filter(isNew), { text: past.recap, lang: past.lang });
      note(event.lastEventId);
    });
    source.addEventListener("line", (event) => {
      const line = JSON.parse(event.data);
      if (isNew(line)) take.line(line);
      note(event.lastEventId);
    });
    source.addEventListener("view", (event) => take.view(JSON.parse(event.data)));
    source.addEventListener("ended", () => {
      close();
      take.ended?.();
    });
    source.onerror = lose;
  }

  function lose() {
    take.lost();
    close();
    again = setTimeout(open, AGAIN_MS);
  }

  function close() {
    clearTimeout(again);
    source?.close();
    source = null;
  }

  function isNew(line) {
    const unknown = !known.has(line.id);
    known.add(line.id);
    return unknown;
  }

  function note(id) {
    if (!id) return;
    has = id;
    sessionStorage.setItem(place, id);
  }

  // A phone that has left the network is told so by nobody.
  setInterval(() => source && performance.now() - heardAt > SILENT_MS && lose(), LOOK_MS);
  addEventListener("offline", () => source && lose());
  document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => event.persisted && open());
  if (!document.hidden) open();
}

// Tell once that the connection is lost, and once that it is back.
export function connection() {
  let isLost = false;
  return {
    lost() {
      if (!isLost) $("connection").textContent = words.lost;
      isLost = true;
    },
    connected() {
      if (isLost) $("connection").textContent = words.back;
      isLost = false;
    },
  };
}
