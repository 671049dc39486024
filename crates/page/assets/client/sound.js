// @ts-check
/** Sounds of our own making, synthesised when they are heard. Silent until the reader wants them, and without audio. */

import { at, memory } from "./dom.js";

/**
 * A tone: from one pitch to another (hertz), when it begins and how long it rings (seconds), how loud (0 to 1), its form.
 * @typedef {[from: number, to: number, begin: number, length: number, loud: number, form: OscillatorType]} Tone
 */

/** Each is an event that a game names, or the reader's turn. @type {Record<string, Tone[]>} */
const SOUNDS = {
  sun: [
    [220, 330, 0, 1.1, 0.16, "sine"],
    [330, 495, 0.12, 1.0, 0.12, "sine"],
    [440, 660, 0.24, 0.9, 0.08, "triangle"],
  ],
  flare: [
    [520, 60, 0, 0.9, 0.22, "sawtooth"],
    [90, 45, 0, 1.2, 0.3, "sine"],
    [1400, 180, 0.02, 0.35, 0.06, "square"],
  ],
  dice: [0, 0.07, 0.15, 0.26].map((begin, n) => [300 - 30 * n, 150, begin, 0.06, 0.14, "square"]),
  points: [
    [660, 660, 0, 0.25, 0.14, "triangle"],
    [880, 880, 0.1, 0.45, 0.14, "triangle"],
  ],
  turn: [
    [587, 587, 0, 0.3, 0.14, "sine"],
    [784, 784, 0.14, 0.5, 0.14, "sine"],
  ],
};

export class Sound {
  constructor() {
    /** @type {AudioContext|null} */
    this.context = null;
    const able = "AudioContext" in window;
    this.on = able && memory.get("sound") === "yes";
    at("sound").hidden = !able;
    const check = at("sound-on");
    check.checked = this.on;
    check.addEventListener("change", () => {
      this.on = check.checked;
      memory.set("sound", this.on ? "yes" : "no");
      // The touch of the reader that browsers want before anything is heard.
      this.play("turn");
    });
  }

  /** @param {string|null} what */
  play(what) {
    const tones = SOUNDS[what ?? ""];
    if (!this.on || !tones) return;
    try {
      this.context ??= new AudioContext();
      // A browser that has not been touched yet stays silent; nothing is heard late.
      if (this.context.state === "suspended") void this.context.resume().catch(() => {});
      for (const tone of tones) ring(this.context, tone);
    } catch {
      // Without a device to sound on, the page is silent.
      this.on = false;
    }
  }
}

/** @param {AudioContext} context @param {Tone} tone */
function ring(context, [from, to, begin, length, loud, form]) {
  const start = context.currentTime + begin;
  const [pitch, level] = [context.createOscillator(), context.createGain()];
  pitch.type = form;
  pitch.frequency.setValueAtTime(from, start);
  pitch.frequency.exponentialRampToValueAtTime(to, start + length);
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + 0.015);
  level.gain.exponentialRampToValueAtTime(0.0001, start + length);
  pitch.connect(level).connect(context.destination);
  pitch.start(start);
  pitch.stop(start + length);
}
