// The table's page: what everybody may see, and the last lines that everybody heard.

import { $, connect, connection, lineOf, put, setting, settings } from "./common.js";
import { drawTable } from "./drawing.js";

const SHOWN = 5;
const lines = $("lines");

settings();
setting("read-lines", "false", (value) => lines.setAttribute("aria-live", value === "true" ? "polite" : "off"));

connect({
  ...connection(),
  past: (past) => past.slice(-SHOWN).forEach((line) => put(lines, lineOf(line), SHOWN)),
  line: (line) => put(lines, lineOf(line), SHOWN),
  view: drawTable,
});
