// @ts-check
/** Counts down to the answer that is given by itself. In silence: a screen reader hears of it once, with the prompt. */

import { fill } from "./dom.js";

export class Countdown {
  /** @param {HTMLElement} root @param {Record<string, string>} words */
  constructor(root, words) {
    this.root = root;
    this.words = words;
    /** When it happens, in milliseconds since the page was opened: clocks of browsers and servers differ. */
    this.end = 0;
    this.timer = 0;
  }

  /** @param {import("./messages").DueJson|null} due */
  tell(due) {
    clearInterval(this.timer);
    if (!due) return;
    this.end = performance.now() + due.seconds * 1000;
    this.timer = setInterval(() => this.show(), 250);
    this.show();
  }

  show() {
    const n = Math.max(0, Math.ceil((this.end - performance.now()) / 1000));
    const text = fill(this.words.countdown, { n });
    for (const place of this.root.querySelectorAll("[data-count]")) {
      if (place.textContent !== text) place.textContent = text;
    }
  }
}
