// @ts-check
// Forms that the server makes anew on every change, links to copy, files to read. Without this module every form
// still works: it is sent as a whole.

import { proposeLevel } from "./level.js";

/** How long somebody must have stopped typing. */
const PAUSE = 500;
/** Is a finger or button down? What is pressed must still be there when it comes up. */
let pressed = false;
addEventListener("pointerdown", () => (pressed = true));
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(() => (pressed = false)));

/** @param {HTMLFormElement} form */
function written(form) {
  const fields = new URLSearchParams();
  for (const [key, value] of new FormData(form)) if (typeof value === "string") fields.append(key, value);
  return fields;
}

/** @param {HTMLFormElement} form @param {Record<string, string>} more */
async function renew(form, more) {
  const fields = written(form);
  const before = String(fields);
  for (const key in more) fields.set(key, more[key]);
  const answer = await fetch(form.dataset.live ?? "", { method: "POST", body: fields });
  if (!answer.ok) {
    form.requestSubmit?.();
    return;
  }
  const html = await answer.text();
  while (pressed) await new Promise((go) => setTimeout(go, 30));
  if (form.dataset.sent) return;
  // Written on meanwhile: this is no longer the answer.
  if (String(written(form)) !== before) return renew(form, more);
  const field = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  // What was unfolded stays so.
  const folds = new Map([...form.querySelectorAll("details[id]")].map((each) => [each.id, /** @type {HTMLDetailsElement} */ (each).open]));
  const caret = field instanceof HTMLInputElement && field.type === "text" ? field.selectionStart : null;
  form.innerHTML = html;
  for (const each of /** @type {NodeListOf<HTMLDetailsElement>} */ (form.querySelectorAll("details[id]"))) each.open ||= folds.get(each.id) ?? false;
  dress(form);
  const again = field?.id ? document.getElementById(field.id) : null;
  again?.focus();
  if (caret !== null && again instanceof HTMLInputElement) again.setSelectionRange(caret, caret);
}

/** @param {ParentNode} root */
function dress(root) {
  for (const file of root.querySelectorAll("input[type=file][data-into]")) {
    if (!(file instanceof HTMLInputElement)) continue;
    file.hidden = false;
    file.addEventListener("change", async () => {
      const into = document.getElementById(file.dataset.into ?? "");
      const first = file.files?.[0];
      if (first && into instanceof HTMLTextAreaElement) into.value = await first.text();
    });
  }
  for (const button of root.querySelectorAll("button[data-copy]")) {
    if (!(button instanceof HTMLButtonElement) || !navigator.clipboard) continue;
    button.hidden = false;
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(button.dataset.copy ?? "");
      const label = button.querySelector("span");
      if (label) label.textContent = button.dataset.done ?? "";
    });
  }
}

dress(document);
proposeLevel();

for (const form of document.querySelectorAll("form[data-live]")) {
  if (!(form instanceof HTMLFormElement)) continue;
  let timer = 0;
  const typed = (/** @type {HTMLInputElement|HTMLSelectElement} */ field) => ["text", "number"].includes(field.type);
  form.addEventListener("change", (event) => {
    const from = event.target;
    if (!(from instanceof HTMLInputElement || from instanceof HTMLSelectElement)) return;
    if (from.type !== "file" && !typed(from)) renew(form, { changed: from.name });
  });
  // What is typed is checked once somebody pauses. Names change nothing else.
  form.addEventListener("input", (event) => {
    const from = event.target;
    if (!(from instanceof HTMLInputElement) || !typed(from) || from.name.startsWith("name.")) return;
    clearTimeout(timer);
    // It may be right now; whoever presses at once gets the answer on the next page.
    form.querySelector("button[value=make]")?.removeAttribute("disabled");
    timer = setTimeout(() => renew(form, { changed: from.name }), PAUSE);
  });
  form.addEventListener("submit", (event) => {
    clearTimeout(timer);
    const button = /** @type {SubmitEvent} */ (event).submitter;
    if (!(button instanceof HTMLButtonElement) || button.name !== "seats") {
      form.dataset.sent = "yes";
      return;
    }
    event.preventDefault();
    renew(form, { seats: button.value });
  });
}
// Back from the next page: the form is as it was left, and asks again.
addEventListener("pageshow", () => document.querySelectorAll("form[data-sent]").forEach((form) => form.removeAttribute("data-sent")));
