// @ts-check
/** Keys that work everywhere on the table. */

import { at } from "./dom.js";
import { press } from "./controls.js";

/** @param {import("./table.js").Table} table */
export function keys(table) {
  at("keys").addEventListener("click", () => at("help").showModal());
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const typing = event.target instanceof HTMLElement && event.target.matches("input:not([type=range]):not([type=checkbox]), textarea, select");
    if (event.key === "Escape") {
      if (!at("preview").hidden) table.preview.hide();
      if (!at("hint").hidden) return table.hint.forget();
      if (table.tray.back() || table.board.back()) event.preventDefault();
      else table.actions.toggle(false);
      return;
    }
    if (typing) return;
    // Any key but those that lead around the page shows the rest of an automa's turn at once.
    if (!["Tab", "Shift", "n", "?"].includes(event.key) && !at("player").contains(event.target) && table.player.impatient()) return;
    const key = { u: () => press(table, "undo"), h: () => press(table, "hint"), a: toActions, b: toBoard, n: () => table.player.next(), "?": () => at("help").showModal() }[event.key];
    if (!key) return;
    event.preventDefault();
    key();
  });

  function toActions() {
    table.actions.toggle(true);
    const first = at("filter").hidden ? at("action-list").querySelector("button, summary") : at("filter");
    first?.focus();
  }

  function toBoard() {
    const scene = at("scene");
    (scene.querySelector("[data-touch].can") ?? scene.querySelector("[data-touch]"))?.focus();
  }
}
