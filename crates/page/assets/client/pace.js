// @ts-check
/** How fast the steps of automas, bots and chance are shown. Knows no page. */

/**
 * @typedef {Pick<import("./messages").FrameJson, "kind"|"seat"|"trace">} Step
 */

/** A second of showing at the middle speed. */
const BEAT = 1080;
/** The whole turn of an automa or bot is shown in so much time at the middle speed: six seconds with the ways there. */
export const TURN = 5200;
/** How long a choice among candidates, a plain test, a step without reasons and a draw are looked at, in beats. */
export const REASON = 1.2;
export const TEST = 0.6;
const STEP = 1;
const CHANCE = 0.5;

/** How long a step is looked at, in beats. @param {Step} step */
export function weight({ kind, trace }) {
  if (!trace) return kind === "chance" ? CHANCE : STEP;
  const reasons = trace.split('class="reason').slice(1);
  return reasons.reduce((sum, reason) => sum + (reason.includes('class="candidate') ? REASON : TEST), 0);
}

export class Pace {
  constructor() {
    /** Whose turn is being shown. @type {number|null} */
    this.seat = null;
    /** How much of it was shown already, in milliseconds at the middle speed. */
    this.used = 0;
    /** How much faster than usual steps are shown, so that the turn has an end. */
    this.hurry = 1;
    /** When the next thing should be shown, by a clock in milliseconds. */
    this.due = 0;
    /** Does the reader want to see no more of what came together? */
    this.rush = false;
    /** The turns among the steps that came together. @type {Run[]} */
    this.runs = [];
  }

  /** Steps came together, of one seat or of several. @param {Step[]} steps */
  begin(steps) {
    this.runs = runs(steps);
    // Steps of a bot come one by one: who skipped the first of a turn wants to see none of them.
    if (this.runs[0]?.seat !== this.seat) this.rush = false;
  }

  /** A step is shown next, by its place among those that came together. @param {number} place @param {number} now */
  enter(place, now) {
    const run = this.runs.find(({ from }) => from === place);
    if (!run) return;
    this.due = now;
    if (run.seat !== this.seat) this.used = 0;
    this.seat = run.seat;
    this.hurry = Math.max(1, (run.beats * BEAT) / Math.max(1, TURN - this.used));
  }

  /**
   * How long something is shown, in milliseconds.
   * @param {number} beats
   * @param {number} slow 1 at the middle speed, more at lower ones
   * @param {boolean} open may more steps of the same turn come later?
   * @param {number} now
   */
  time(beats, slow, open, now) {
    let time = (BEAT * beats) / this.hurry;
    // At most a quarter of what is left, so that there is always some left for the next step.
    if (open) time = Math.min(time, Math.max(0, TURN - this.used) / 4);
    this.used += time;
    // A slow device needs time to draw, and its timers come late: what follows is shown the shorter for it. Who skips
    // something does not see the next thing the longer.
    this.due = Math.min(this.due, now) + time * slow;
    return Math.max(0, this.due - now);
  }
}

/**
 * Steps of one seat in a row, with what is drawn for it, also just before: where they begin, and how long they are looked at.
 * @typedef {{seat: number|null, from: number, beats: number}} Run
 */

/** @param {Step[]} steps @returns {Run[]} */
function runs(steps) {
  /** @type {Run[]} */
  const found = [];
  for (const [place, step] of steps.entries()) {
    let run = found.at(-1);
    // What is drawn first belongs to the seat that acts next.
    if (run && run.seat === null) run.seat = step.seat;
    if (!run || (step.kind !== "chance" && run.seat !== step.seat)) {
      const next = { seat: step.seat, from: place, beats: 0 };
      // What was drawn just before belongs to it.
      for (; run && steps[next.from - 1]?.kind === "chance"; next.from -= 1) {
        const beats = weight(steps[next.from - 1]);
        run.beats -= beats;
        next.beats += beats;
      }
      run = next;
      found.push(run);
    }
    run.beats += weight(step);
  }
  return found;
}
