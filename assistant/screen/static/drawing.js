// Draw what lies on the table. All texts come with the view; only what changed is drawn anew.

import { $, reload, whole } from "./common.js";

const SVG = "http://www.w3.org/2000/svg";
const drawn = new Map();

export function make(name, className, text) {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = whole(text);
  return element;
}

function picture(sticker, className = "") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", `picture ${className}`);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${sticker}`);
  svg.append(use);
  return svg;
}

// A kind's drawing; one that lies on another is drawn on it.
export function pictures(group) {
  const element = make("span", group.on ? "pair" : "alone");
  if (group.on) element.append(picture(group.on, "under"));
  element.append(picture(group.sticker));
  return element;
}

function groups(list, className) {
  const element = make("ul", className);
  element.setAttribute("role", "list");
  for (const group of list) {
    const item = make("li");
    item.append(pictures(group));
    if (group.copies > 1) {
      const count = make("span", "copies", `${group.copies}`);
      count.setAttribute("aria-hidden", "true");
      item.append(count);
    }
    item.append(make("span", "label", group.label));
    element.append(item);
  }
  return element;
}

function place(one) {
  const article = make("article", `place ${one.awaited ? "awaited" : "done"}${one.own ? " own" : ""}`);
  const title = make("h3", "", one.name);
  title.id = `place-${one.seat}`;
  article.setAttribute("aria-labelledby", title.id);
  const head = make("div", "head");
  head.append(title);
  if (one.due) head.append(make("span", "due", one.due));
  article.append(head);
  const points = make("p", "points");
  if (one.total) points.append(make("span", "total", one.total));
  if (one.lies) points.append(make("span", "lies", one.lies));
  if (points.childElementCount) article.append(points);
  for (const note of [one.declared, one.faceDown, one.lockedText]) if (note) article.append(make("p", "note", note));
  article.append(one.empty ? make("p", "nothing", one.empty) : groups(one.groups, "cards"));
  return article;
}

function row(one) {
  const element = make("div", "row");
  element.append(make("p", "", one.label));
  const cards = make("div", "tiles");
  for (const group of one.groups) for (let copy = 0; copy < group.copies; copy += 1) cards.append(pictures(group));
  element.append(cards);
  return element;
}

// Put elements into a part of the page, unless it shows the same already: focus and reading place stay.
export function redraw(part, values, draw) {
  const now = JSON.stringify(values);
  if (drawn.get(part) === now) return;
  drawn.set(part, now);
  part.replaceChildren(...values.map(draw));
}

export function drawTable(view) {
  if (view.lang !== document.documentElement.lang) reload(); // the table changed its language: so do labels
  document.body.dataset.game = view.game;
  $("standing").textContent = whole(view.standing);
  redraw($("places"), view.places, place);
  redraw($("rows"), view.middle ?? [], row);
  $("middle").hidden = !view.middle?.length;
}
