// @ts-check
/** Short messages to the reader: toasts, questions, what a screen reader hears. */

import { at, make } from "./dom.js";

/**
 * A short message that goes away by itself.
 * @param {string} text
 * @param {{game?: string, rule?: string, kind?: string}} [more]
 */
export function toast(text, { game, rule, kind = "plain" } = {}) {
  const box = at("toasts");
  const item = make("div", { class: `toast ${kind}` }, text);
  if (rule && game) item.append(" ", make("a", { class: "rule", href: `/rules/${game}#${rule}`, target: "_blank" }, rule));
  box.append(item);
  while (box.children.length > 3) box.firstElementChild.remove();
  const leave = () => item.remove();
  item.addEventListener("click", (/** @type {Event} */ event) => event.target === item && leave());
  setTimeout(leave, 5000 + text.length * 60);
}

/** @param {string} html made by the server */
export function toastHtml(html) {
  toast("");
  at("toasts").lastElementChild.innerHTML = html;
}

/** Tells a screen reader. @param {string} text */
export function announce(text) {
  const live = at("live");
  live.textContent = "";
  // A change in the same breath is not heard.
  setTimeout(() => (live.textContent = text), 30);
}

/**
 * Asks before something is lost.
 * @param {string} text
 * @param {string} question
 * @param {{value: string, label: string, primary?: boolean}[]} answers
 * @param {Node} [field] something to fill in
 * @returns {Promise<string>} the value of the answer, empty if none was given
 */
export function ask(text, question, answers, field) {
  const dialog = at("dialog");
  const buttons = answers.map(({ value, label, primary }) => make("button", { type: "submit", value, class: primary ? "primary" : "" }, label));
  const form = make("form", { method: "dialog" }, make("p", {}, text), ...(question ? [make("p", { class: "soft" }, question)] : []), ...(field ? [field] : []), make("div", { class: "buttons" }, ...buttons));
  dialog.replaceChildren(form);
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener(
      "close",
      () => {
        dialog.replaceChildren();
        resolve(dialog.returnValue);
      },
      { once: true },
    ),
  );
}
