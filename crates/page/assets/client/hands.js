// @ts-check
/** With the box on the table: what to do with the pieces, ticked off line by line, lit on the board, read aloud on wish. */

import { at, having, memory } from "./dom.js";

export class Hands {
  /**
   * @param {HTMLElement} root
   * @param {{light: () => void, seat: () => number|null, lang: string}} listener
   */
  constructor(root, listener) {
    this.root = root;
    this.listener = listener;
    /** Lines that were ticked off, by step and number. @type {Set<string>} */
    this.done = new Set();
    /** The list that was read aloud last. */
    this.spoken = "";
    this.speaks = "speechSynthesis" in window && memory.get("speak") === "yes";
    root.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.dataset.speak !== undefined) return this.wish(target.checked);
      const line = /** @type {HTMLElement|null} */ (target.closest("[data-hand]"));
      if (!line) return;
      const key = line.dataset.hand ?? "";
      if (target.checked) this.done.add(key);
      else this.done.delete(key);
      this.show();
    });
  }

  /** @returns {HTMLElement[]} */
  lines() {
    return [...this.root.querySelectorAll("[data-hand]")].map((line) => /** @type {HTMLElement} */ (line));
  }

  /** The next line to do. */
  current() {
    return this.lines().find((line) => !this.done.has(line.dataset.hand ?? ""));
  }

  /** The list as it is on the page now: ticks come back, and what is due is lit. */
  show() {
    const lines = this.lines();
    if (lines.length === 0) this.done.clear();
    const current = this.current();
    for (const line of lines) {
      const done = this.done.has(line.dataset.hand ?? "");
      const box = line.querySelector("input");
      if (box) box.checked = done;
      line.classList.toggle("done", done);
      line.classList.toggle("current", line === current);
    }
    this.root.querySelector(".hands")?.classList.toggle("all-done", lines.length > 0 && !current);
    const speak = this.root.querySelector(".hands-speak");
    if (speak instanceof HTMLElement) {
      speak.hidden = !("speechSynthesis" in window);
      const box = speak.querySelector("input");
      if (box) box.checked = this.speaks;
    }
    if (!current) this.hush();
    this.listener.light();
  }

  /** New instructions have come: they are read aloud once, if the reader wants it. */
  told() {
    this.show();
    const list = this.lines().map((line) => line.dataset.hand).join(" ");
    if (list === this.spoken) return;
    this.spoken = list;
    if (this.speaks) this.speak();
  }

  /** Everything is done. */
  all() {
    for (const line of this.lines()) this.done.add(line.dataset.hand ?? "");
    this.show();
  }

  /** @param {boolean} on */
  wish(on) {
    this.speaks = on;
    memory.set("speak", on ? "yes" : "no");
    if (on) this.speak();
    else this.hush();
  }

  /** Reads what is still to do, line after line. */
  speak() {
    this.hush();
    for (const line of this.lines().filter((each) => !this.done.has(each.dataset.hand ?? ""))) {
      const saying = new SpeechSynthesisUtterance(line.querySelector("span")?.textContent ?? "");
      saying.lang = this.listener.lang;
      speechSynthesis.speak(saying);
    }
  }

  hush() {
    if ("speechSynthesis" in window) speechSynthesis.cancel();
  }

  /** What the line that is due speaks of, on the board and beside it. @returns {Element[]} */
  things() {
    const places = (this.current()?.dataset.places ?? "").split("\n").filter(Boolean);
    return places.flatMap((text) => {
      const [board, ...rest] = text.split(" ");
      const place = rest.join(" ");
      const seat = board.startsWith("seat-") ? Number(board.slice(5)) : null;
      const scene = at("scene");
      // The things of a seat can be touched by its holder alone; for all others the seat itself is lit.
      const touched = seat === null || seat === this.listener.seat() ? having(scene, "data-touch", place) : [];
      const letter = seat === null ? "" : String.fromCharCode(65 + seat);
      const named = seat === null ? [place.replace(":", " ")] : [`seat ${letter}`, letter];
      const found = [touched, ...named.map((name) => having(scene, "data-name", name))];
      if (seat !== null) found.push(having(this.root, "data-person", String(seat)));
      return found.find((things) => things.length > 0) ?? [];
    });
  }
}

/** Keeps the screen awake while the page is seen, where the browser can. @param {Navigator} navigator */
export function stayAwake(navigator) {
  if (!("wakeLock" in navigator)) return;
  const wake = async () => {
    try {
      if (!document.hidden) await navigator.wakeLock.request("screen");
    } catch {
      // A browser that saves power refuses; the page works all the same.
    }
  };
  // Going out of sight ends it.
  document.addEventListener("visibilitychange", wake);
  void wake();
}
