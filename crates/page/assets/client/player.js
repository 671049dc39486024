// @ts-check
/** Plays what automas, bots and chance did at the reader's pace, with their reasons on the board. */

import { at, drawn, having, make, memory } from "./dom.js";
import { Pace, REASON, TEST, weight } from "./pace.js";

/**
 * @typedef {import("./messages").FrameJson} Frame
 */

/** What a touch presses rather than lies on. */
const CONTROLS = "button, a, input, select, label, summary";

export class Player {
  /**
   * @param {HTMLElement} scene
   * @param {{apply: (frame: Frame, last: boolean) => void}} listener
   */
  constructor(scene, listener) {
    this.scene = scene;
    this.listener = listener;
    this.mode = memory.get("pace-mode", "auto");
    this.speed = Number(memory.get("pace", "5"));
    this.pace = new Pace();
    /** @type {(() => void)|null} */
    this.go = null;
    /** Has the touch that just ended skipped something? */
    this.skipped = false;
    /** Is nothing shown of what came and is still to come? */
    this.rushing = false;
    const [mode, pace] = [at("pace-mode"), at("pace")];
    mode.value = this.mode;
    pace.value = String(this.speed);
    at("pace-speed").hidden = this.mode !== "auto";
    mode.addEventListener("change", () => {
      this.mode = mode.value;
      memory.set("pace-mode", mode.value);
      at("pace-speed").hidden = mode.value !== "auto";
      this.go?.();
    });
    pace.addEventListener("input", () => {
      this.speed = Number(pace.value);
      memory.set("pace", pace.value);
    });
    at("player-next").addEventListener("click", () => this.next());
    at("player-skip").addEventListener("click", () => this.skip());
    // A touch anywhere else is impatience, unless the reader goes step by step. It counts when it ends: what lies under
    // it stays there until then, so that a button that is pressed meanwhile is pressed.
    document.addEventListener("pointerup", ({ target }) => {
      // A finger presses what lies there after this: a button must not be moved away from under it.
      this.skipped = target instanceof Element && !target.closest(`#player, .pace, ${CONTROLS}`) && this.impatient();
    });
    // On the board and in the list of actions it does nothing else: what can be done was not there when it began. The
    // click of a key has no detail.
    const quiet = (/** @type {MouseEvent} */ event) => {
      const { target, detail } = event;
      if (detail > 0 && target instanceof Element) {
        if (target.closest(CONTROLS) && !target.closest("#player, .pace")) this.skipped = this.impatient();
        if (this.skipped && target.closest("#scene, #actions")) event.stopImmediatePropagation();
      }
      this.skipped = false;
    };
    document.addEventListener("click", quiet, { capture: true });
  }

  /** Is something being played? */
  get busy() {
    return !at("player").hidden;
  }

  next() {
    this.go?.();
  }

  skip() {
    this.pace.rush = true;
    this.go?.();
  }

  /** Shows nothing of what comes, or what comes as usual again. @param {boolean} rushing */
  rushAll(rushing) {
    this.rushing = rushing;
    if (rushing) this.skip();
  }

  /** The reader did something else meanwhile. @returns {boolean} is the rest skipped? */
  impatient() {
    if (!this.busy || this.mode !== "auto") return false;
    this.skip();
    return true;
  }

  /** @param {Frame[]} frames @param {(frame: Frame) => boolean} own is it what this reader just did? */
  async play(frames, own) {
    this.pace.begin(frames);
    this.pace.rush ||= this.rushing;
    for (const [n, frame] of frames.entries()) {
      this.pace.enter(n, performance.now());
      const paced = this.paced(frame) && !own(frame);
      if (paced && frame.trace && !this.pace.rush) await this.explain(frame);
      this.listener.apply(frame, n === frames.length - 1);
      if (!paced || this.pace.rush) continue;
      // Each change that is shown has a picture of its own: two of them at once would take too long for one.
      await drawn();
      await this.pause(frame);
    }
    this.hide();
  }

  /** @param {Frame} frame */
  paced(frame) {
    return this.mode !== "instant" && ["automa", "bot", "chance"].includes(frame.kind);
  }

  /** Waits as long as the reader likes, or until asked to go on. @param {number} beats @param {boolean} open may its turn go on later? */
  wait(beats, open) {
    // The reader may have decided while the step was being drawn, when there was nothing to go on from.
    if (this.pace.rush || this.mode === "instant") return Promise.resolve();
    const slow = (11 - this.speed) / 6;
    return new Promise((resolve) => {
      const timer = this.mode === "auto" ? setTimeout(() => done(), this.pace.time(beats, slow, open, performance.now())) : 0;
      const done = () => {
        clearTimeout(timer);
        // A reader who goes step by step is not late.
        if (this.mode !== "auto") this.pace.due = performance.now();
        this.go = null;
        resolve(undefined);
      };
      this.go = done;
    });
  }

  /** After a step without reasons: time to see it. @param {Frame} frame */
  async pause(frame) {
    if (frame.trace) return;
    if (this.mode === "step" && frame.kind === "chance") return;
    this.show(frame);
    await this.wait(weight(frame), frame.kind === "bot");
  }

  /** Shows every reason in turn before the step is taken. @param {Frame} frame */
  async explain(frame) {
    const now = this.show(frame);
    now.insertAdjacentHTML("beforeend", frame.trace ?? "");
    const reasons = [...now.querySelectorAll(".reason")];
    for (const reason of reasons) reason.classList.add("later");
    for (const reason of reasons) {
      if (this.pace.rush || this.mode === "instant") break;
      for (const each of reasons) each.classList.remove("current");
      reason.classList.remove("later");
      reason.classList.add("current");
      reason.scrollIntoView({ block: "nearest" });
      mark(this.scene, reason);
      await this.wait(reason.querySelector(".candidate") ? REASON : TEST, false);
    }
    unmark(this.scene);
  }

  /** @param {Frame} frame */
  show(frame) {
    const now = at("player-now");
    at("player").hidden = false;
    at("player-next").hidden = this.mode !== "step";
    now.innerHTML = `<ol class="log">${frame.line}</ol>`;
    now.querySelector(".why")?.remove();
    return now;
  }

  hide() {
    at("player").hidden = true;
    at("player-now").replaceChildren();
    unmark(this.scene);
  }
}

/** Marks the candidates of a reason on the board, with their numbers. @param {HTMLElement} scene @param {Element} reason */
export function mark(scene, reason) {
  unmark(scene);
  /** @type {HTMLElement[]} */
  const badges = [];
  const board = scene.getBoundingClientRect();
  for (const candidate of reason.querySelectorAll(".candidate")) {
    const { points = "", value } = /** @type {HTMLElement} */ (candidate).dataset;
    for (const element of having(scene, "data-name", points)) {
      element.classList.add("marked", candidate.classList.contains("kept") ? "kept" : "dropped");
      if (value !== undefined) badges.push(...badge(board, element, value, candidate.classList.contains("kept")));
    }
  }
  scene.append(...badges);
}

/** @param {HTMLElement} scene */
export function unmark(scene) {
  for (const element of scene.querySelectorAll(".marked")) element.classList.remove("marked", "kept", "dropped");
  for (const old of document.querySelectorAll(".value-badge")) old.remove();
}

/** A number over a thing on the board. @param {DOMRect} board @param {Element} element @param {string} value @param {boolean} kept */
function badge(board, element, value, kept) {
  const thing = element.getBoundingClientRect();
  if (thing.width === 0) return [];
  const sign = make("span", { class: kept ? "value-badge kept" : "value-badge dropped", "aria-hidden": "true" }, value);
  // Set by script, which the content policy allows; a style attribute in markup it would not.
  sign.style.left = `${thing.left + thing.width / 2 - board.left}px`;
  sign.style.top = `${thing.top - board.top}px`;
  return [sign];
}
