// The phone as its seat's reader: the camera reads a card's code, NFC its tag. No picture leaves the phone.

import { $, put, setting } from "./common.js";
import { aimOf, Aiming, InView } from "./aiming.js";
import { make } from "./drawing.js";
import { ask, urgent } from "./seat.js";

const LOOK_MS = 120; // between two looks: a hand is no faster, and the battery has other work
const LONGEST_MS = 60000; // without a code
const HEARD_MS = 2500; // a line that just came is heard to its end, before a hint about the camera
const TICK_MS = 700;
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } };
const words = $("scan-words").dataset;
let heardAt = -Infinity;
let stays = false;
let looking = null; // the camera while it looks
let lastRead = "";
let reading = null; // of tags

function say(text) {
  put($("aim"), make("p", "", text), 1);
}

function buzz(pattern) {
  navigator.vibrate?.(pattern);
}

function label(button, text) {
  button.querySelector("span").textContent = text;
}

new MutationObserver(() => (heardAt = performance.now())).observe($("now"), { childList: true });

// The camera

class Camera {
  constructor(stream) {
    this.stream = stream;
    this.worker = new Worker("/static/scan-worker.js");
    this.canvas = document.createElement("canvas");
    this.begun = performance.now();
    this.aiming = new Aiming(this.begun);
    this.inView = new InView(lastRead, this.begun);
    this.tickedAt = -Infinity;
  }

  async start() {
    this.worker.addEventListener("message", ({ data }) => this.seen(data));
    this.worker.addEventListener("error", () => stop(words.notInstalled));
    const finder = $("finder");
    finder.srcObject = this.stream;
    finder.hidden = false;
    await finder.play();
    this.look();
  }

  look() {
    const finder = $("finder");
    if (looking !== this) return;
    if ($("scan").offsetParent === null) stop(""); // the game is over
    else if (!finder.videoWidth) setTimeout(() => this.look(), LOOK_MS);
    else this.worker.postMessage(this.picture(finder));
    this.lookedAt = performance.now();
  }

  picture(finder) {
    const { videoWidth: width, videoHeight: height } = finder;
    if (this.canvas.width !== width || this.canvas.height !== height) Object.assign(this.canvas, { width, height });
    const drawn = this.canvas.getContext("2d", { willReadFrequently: true });
    drawn.drawImage(finder, 0, 0);
    return drawn.getImageData(0, 0, width, height);
  }

  seen({ texts, unread, brightness, error }) {
    const now = performance.now();
    if (looking !== this) return;
    if (error) return stop(words.notInstalled);
    const { text, isNews } = this.inView.see(texts, Boolean(unread), now);
    if (text) this.read(text, now);
    else this.guide(texts.length ? "" : unread && aimOf(unread), texts.length > 0, brightness, isNews, now);
    setTimeout(() => this.look(), Math.max(0, this.lookedAt + LOOK_MS - now));
  }

  read(text, now) {
    this.begun = now;
    this.aiming.read(now);
    lastRead = text;
    buzz(200);
    ask({ scan: text });
    if (!stays) stop("");
  }

  guide(aim, isRead, brightness, areSeveral, now) {
    if (isRead) this.aiming.read(now);
    const hint = areSeveral ? "several" : this.aiming.see(aim, brightness, now);
    if (aim && now > this.tickedAt + TICK_MS) {
      buzz(30);
      this.tickedAt = now;
    }
    if (now > this.begun + LONGEST_MS) stop(words.off);
    else if (hint && (areSeveral || now > heardAt + HEARD_MS)) say(words[hint]);
  }

  end() {
    this.worker.terminate();
    this.stream.getTracks().forEach((track) => track.stop());
  }
}

async function look() {
  $("camera").disabled = true;
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", ...SIZE } });
    looking = new Camera(stream);
    label($("camera"), words.stop);
    say(words.looking);
    await looking.start();
  } catch (error) {
    stop("");
    urgent(error.name === "NotAllowedError" ? words.refused : words.none);
  } finally {
    $("camera").disabled = false;
    $("camera").focus();
  }
}

function stop(text) {
  looking?.end();
  looking = null;
  $("finder").hidden = true;
  label($("camera"), words.camera);
  if (text) say(text);
  else $("aim").replaceChildren();
}

// Tags

async function readTags() {
  const reader = new NDEFReader();
  const end = new AbortController();
  try {
    await reader.scan({ signal: end.signal });
  } catch {
    urgent(words.tagsRefused);
    return;
  }
  reader.onreading = held;
  reader.onreadingerror = () => say(words.tagUnread);
  reading = end;
  label($("tags"), words.tagsStop);
  say(words.tagsOn);
}

function held({ serialNumber, message }) {
  const tag = serialNumber.replaceAll(":", "").toUpperCase();
  const record = message.records.find((one) => one.recordType === "text");
  const text = record ? new TextDecoder(record.encoding).decode(record.data) : "";
  buzz(200);
  if (tag) ask({ tag, text });
  else if (text) ask({ scan: text });
  else say(words.tagUnread);
}

function stopTags() {
  reading.abort();
  reading = null;
  label($("tags"), words.tags);
  $("aim").replaceChildren();
}

// What this phone and this table have for it

const hasCamera = words.reads && navigator.mediaDevices;
if (hasCamera) {
  setting("camera-stays", "false", (value) => (stays = value === "true"));
  $("camera").addEventListener("click", () => (looking ? stop("") : look()));
}
if ("NDEFReader" in window) $("tags").addEventListener("click", () => (reading ? stopTags() : readTags()));
$("scan-how").hidden = $("camera").hidden = $("camera-stays-line").hidden = !hasCamera;
$("tags").hidden = !("NDEFReader" in window);
$("scan-not-installed").hidden = Boolean(words.reads);
$("scan-not-safe").hidden = isSecureContext || !words.safe;
$("scan-safe-page").href = words.safe + location.pathname;

document.addEventListener("visibilitychange", () => document.hidden && looking && stop(""));
