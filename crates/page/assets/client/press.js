// @ts-check
/** A long press: a finger that stays looks closer, it does not touch. */

/** As long as phones have it. */
const LONG = 500;
/** The most milliseconds between the end of a touch and its click. */
const CLICK_FOLLOWS = 100;
/** A finger is never quite still. */
const STILL = 6;

/**
 * @param {HTMLElement} area
 * @param {(event: PointerEvent) => void} look called once a finger has stayed
 * @returns {{took: (click: Event) => boolean}} was this click the end of a long press?
 */
export function longPress(area, look) {
  let timer = 0;
  let long = false;
  const stop = () => clearTimeout(timer);
  const set = (/** @type {boolean} */ now) => {
    long = now;
    area.toggleAttribute("data-pressed", now);
  };
  area.addEventListener("pointerdown", (event) => {
    stop();
    set(false);
    if (event.pointerType === "mouse") return;
    timer = setTimeout(() => {
      set(true);
      look(event);
    }, LONG);
  });
  area.addEventListener("pointermove", (event) => Math.hypot(event.movementX ?? 0, event.movementY ?? 0) > STILL && stop());
  for (const end of ["pointerup", "pointercancel"])
    area.addEventListener(end, () => {
      stop();
      // The click that ends a long press follows at once, or not at all.
      if (long) setTimeout(() => set(false), CLICK_FOLLOWS);
    });
  area.addEventListener("contextmenu", (event) => long && event.preventDefault());
  return {
    took: (click) => {
      // A click made by a key has no detail.
      const { pointerType, detail } = /** @type {PointerEvent} */ (click);
      const was = long && detail > 0 && pointerType !== "mouse";
      set(false);
      return was;
    },
  };
}
