// One player's own page: what is for this seat alone, and buttons for all that a player does.

import { $, connect, connection, lineOf, put, reload, setting, settings, whole, words } from "./common.js";
import { drawTable, make, pictures, redraw } from "./drawing.js";

const READ = 6; // lines that stay where they were read out
const KEPT = 200;
const TWICE_MS = 600; // a second press of the same card button so soon is a slip of the finger
const here = location.pathname.replace(/\/$/, "");
let onlyMine = false;
let pressed = { what: "", at: 0 };

settings();

// Hear

export function urgent(text) {
  put($("urgent"), make("p", "", text), 1);
}

function hear(line) {
  const isQuiet = onlyMine && !line.private && line.priority !== "error";
  if (!isQuiet) put($("now"), lineOf(line), READ);
  else put($("now"), hushed(line), READ);
  if (!line.fleeting) keep(line);
}

// Shown, and passed over by a screen reader: who wants to hear only what is private reads the rest in the history.
function hushed(line) {
  const element = lineOf(line);
  element.setAttribute("aria-hidden", "true");
  return element;
}

function keep(line) {
  put($("history"), lineOf(line, "li"), KEPT, true);
}

// Ask

export async function ask(wish) {
  const answer = await fetch(`${here}/ask`, { method: "POST", body: JSON.stringify(wish) }).catch(() => null);
  if (answer?.status === 429) urgent(words.tooFast);
  else if (!answer?.ok) urgent(words.notSent);
  return Boolean(answer?.ok);
}

function press(button) {
  const { key, number, kind } = button.dataset;
  const what = JSON.stringify([key, number, kind]);
  const now = performance.now();
  if (kind && what === pressed.what && now - pressed.at < TWICE_MS) return;
  pressed = { what, at: now };
  if (kind) ask({ kind });
  else if (number) ask({ key, number: Number(number) });
  else ask({ key });
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-key], button[data-kind]");
  if (button) press(button);
});

// How a page is played on is the page's own affair: the table would tell of its keypad.
$("help").addEventListener("click", () => {
  put($("now"), lineOf({ text: $("help-text").textContent, lang: document.documentElement.lang }), READ);
});

// Draw

function button(label, data, picture) {
  const element = make("button", picture ? "kind" : "");
  element.type = "button";
  Object.assign(element.dataset, data);
  if (picture) element.append(picture);
  element.append(make("span", "", label));
  return element;
}

function draw(view) {
  drawTable(view);
  const isOn = view.places.length > 0;
  const isMine = view.places.some((place) => place.own);
  const isOfDice = view.game === "sushi-bar"; // there, what is done comes before tiles that may be named
  if (isOfDice && $("do").nextElementSibling !== $("play")) $("play").before($("do"));
  for (const [id, label] of Object.entries(view.labels ?? {})) $(id).textContent = whole(label);
  $("play").hidden = !isMine || view.over;
  $("do").hidden = $("ask").hidden = !isOn;
  $("choose").hidden = !view.choices?.length;
  redraw($("kinds"), view.kinds ?? [], (kind) => button(kind.label, { kind: kind.kind }, pictures(kind)));
  redraw($("choices"), view.choices ?? [], (label, place) => button(label, { key: `choice-${place + 1}` }));
  const others = view.places.filter((place) => !place.own).map(({ name, seat }) => ({ name, seat }));
  redraw($("others"), others, (other) => button(other.name, { key: "tableau", number: other.seat }));
  redraw($("own-keys"), view.keys ?? [], ({ key, label, letter }) => button(label, letter ? { key, letter } : { key }));
}

// Settings

$("lang").value = $("lang").dataset.chosen;
$("lang").addEventListener("change", async () => {
  if (await ask({ lang: $("lang").value })) reload();
});

setting("only-mine", "false", (value) => (onlyMine = value === "true"));

// Single letters are keys only where the player wants it: a screen reader and speech input have letters of their own.
let hasLetters = false;
setting("letters", "false", (value) => {
  hasLetters = value === "true";
  document.body.classList.toggle("has-letters", hasLetters);
});
document.addEventListener("keydown", (event) => {
  if (!hasLetters || event.ctrlKey || event.altKey || event.metaKey || event.target.matches("select")) return;
  const target = [...document.querySelectorAll("[data-letter]")].find(
    (element) => element.dataset.letter.toLowerCase() === event.key.toLowerCase() && element.offsetParent,
  );
  if (!target) return;
  event.preventDefault();
  if (target.matches("button")) target.click();
  else target.focus();
});

let lock = null;
async function stayAwake() {
  lock?.release();
  lock = null;
  const isWanted = () => $("awake").checked && !document.hidden;
  if (!isWanted()) return;
  const granted = await navigator.wakeLock.request("screen").catch(() => null);
  if (isWanted() && !lock) lock = granted;
  else granted?.release(); // switched off, or asked for again, while the browser thought about it
}
if ("wakeLock" in navigator) {
  setting("awake", "true", stayAwake);
  document.addEventListener("visibilitychange", stayAwake);
} else {
  $("awake-line").hidden = true;
  $("autolock").hidden = false;
}

document.querySelector("details").addEventListener("toggle", (event) => {
  const picture = event.target.querySelector("img");
  if (event.target.open && !picture.hidden && !picture.src) picture.src = `${here}/link.svg`;
});

connect({
  ...connection(),
  past(lines, recap) {
    lines.forEach(keep);
    if (recap.text) put($("now"), lineOf(recap), READ);
  },
  line: hear,
  view: draw,
  ended: () => urgent(words.ended),
});
