// @ts-check
/** Copies a link, also where the browser keeps its clipboard for safe addresses: at home people play over plain HTTP. */

import { make } from "./dom.js";
import { toast } from "./say.js";

/** @param {string} text @param {string} done what to say then */
export async function copy(text, done) {
  toast((await copied(text)) ? done : text);
}

/** @param {string} text */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = make("textarea", { class: "away", readonly: true });
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
