// Guide a hand that holds a phone over a card, without a flood of words. Pure: sights and times come in, as in
// assistant/readers/aiming.py and in_view.py, whose pace is the same. Times are milliseconds.

const PATIENCE_MS = 1000; // a hand on its way passes through every fault; one that stays needs a word
const LOST_MS = 500; // without any sight of a code, the next one is a new attempt
const AGAIN_MS = 8000; // before the same is said a second time
const BETWEEN_MS = 3000; // before anything else is said: time to hear it and to move
const SIGHTS = 3;
const NOTHING_MS = 6000; // no code at all: what to do then is said three times at the most
const NOTHING_MOST = 3;
const DARK = 30; // of 255, the mean brightness of a picture
const GONE_MS = 2000; // a code in view is lost for a moment whenever the hand moves
const MODULES = 21; // along a side: our codes are QR codes of version 1
const READABLE_MODULE = 1.7; // pixels; a code with smaller modules is too far away
const FLAT = 0.55; // a code that is narrower than this part of its length is tilted too far

// What to do about a code that was found and could not be read, by its four corners.
export function aimOf(corners) {
  const sides = corners.map((corner, place) => {
    const next = corners[(place + 1) % corners.length];
    return Math.hypot(next.x - corner.x, next.y - corner.y);
  });
  const [one, other] = [(sides[0] + sides[2]) / 2, (sides[1] + sides[3]) / 2];
  const long = Math.max(one, other);
  if (Math.min(one, other) < FLAT * long) return "flatter";
  return long < READABLE_MODULE * MODULES ? "closer" : "still";
}

// Sights go in; now and then what to do comes out, or "".
export class Aiming {
  constructor(now) {
    this.latest = -Infinity;
    this.begun = this.quiet = now;
    this.toldAt = -Infinity;
    this.told = "";
    this.seen = [];
    this.reminders = 0;
  }

  read(now) {
    this.seen = [];
    this.told = "";
    this.quiet = now;
    this.reminders = 0;
  }

  see(aim, brightness, now) {
    if (now > this.latest + LOST_MS) this.seen = [];
    if (!aim) return this.remind(brightness, now);
    if (!this.seen.length) this.begun = now;
    this.latest = this.quiet = now;
    this.seen.push(aim);
    if (now < this.begun + PATIENCE_MS || this.seen.length < SIGHTS || now < this.toldAt + BETWEEN_MS) return "";
    const times = (one) => this.seen.filter((seen) => seen === one).length;
    return this.say(this.seen.reduce((most, one) => (times(one) > times(most) ? one : most)), now);
  }

  say(aim, now) {
    const isRecent = now < this.toldAt + AGAIN_MS;
    // A code that is held still, as was asked for, and stays unclear is out of focus: too near, as a rule.
    if (aim === "still" && ["still", "further"].includes(this.told) && isRecent) aim = "further";
    if (aim === this.told && isRecent) return "";
    this.told = aim;
    this.toldAt = now;
    this.seen = [];
    return aim;
  }

  remind(brightness, now) {
    if (now < this.quiet + NOTHING_MS * (this.reminders + 1) || this.reminders === NOTHING_MOST) return "";
    this.reminders += 1;
    this.quiet = this.toldAt = now;
    this.told = "";
    return brightness < DARK ? "dark" : "nothing";
  }
}

// The codes before one camera: each counts once when it comes, and not again before it has left. Of several that come
// at once none counts. What was read last, before the camera was started anew, gets time to leave first.
export class InView {
  constructor(last, now) {
    this.seen = new Map();
    this.last = last;
    this.patientUntil = now + GONE_MS;
    this.areSeveral = false;
  }

  see(all, isUnclear, now) {
    const texts = now < this.patientUntil ? all.filter((text) => text !== this.last) : all;
    if (isUnclear) for (const text of this.seen.keys()) this.seen.set(text, now);
    for (const [text, at] of this.seen) if (now >= at + GONE_MS) this.seen.delete(text);
    const fresh = texts.filter((text) => !this.seen.has(text));
    if (fresh.length > 1) {
      const isNews = !this.areSeveral;
      this.areSeveral = true;
      return { text: "", isNews };
    }
    if (texts.length) this.areSeveral = false;
    for (const text of texts) this.seen.set(text, now);
    return { text: fresh[0] ?? "", isNews: false };
  }
}
