// @ts-check
/** The buttons around the board: undo, take-back, bots, leaving, what comes after the end. */

import { copy } from "./copy.js";
import { make, memory } from "./dom.js";
import { noteNewSeat, rename } from "./names.js";
import { ask, toast } from "./say.js";

/** @typedef {import("./table.js").Table} Table */

/** @param {Table} table */
export function doing(table) {
  table.root.addEventListener("click", (/** @type {Event} */ event) => {
    const button = /** @type {HTMLElement|null} */ (/** @type {Element} */ (event.target).closest("[data-do]"));
    if (!button) return;
    if (button.tagName === "A") event.preventDefault();
    if (button.getAttribute("aria-disabled") === "true") {
      toast(button.dataset.reason ?? "", { game: table.data.game, rule: button.dataset.rule, kind: "warn" });
      return;
    }
    const deed = deeds[button.dataset.do ?? ""];
    if (deed) deed(table, button).catch(() => {});
  });
  table.root.addEventListener("change", (/** @type {Event} */ event) => {
    const choice = event.target;
    if (!(choice instanceof HTMLSelectElement) || choice.dataset.reply === undefined) return;
    // What is refused shows again as it was.
    post(table, "reply", { seat: table.seat, reply: choice.value }).catch(() => reset(choice));
  });
}

/** @param {Table} table @param {string} path @param {object} body */
export async function post(table, path, body) {
  const answer = await fetch(`/api/tables/${table.data.id}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const result = await answer.json();
  if (answer.ok) return result;
  table.refused(result.error);
  throw result.error;
}

/** @type {Record<string, (table: Table, button: HTMLElement) => Promise<unknown>>} */
const deeds = {
  undo: (table) => table.tell({ type: "undo", seat: table.seat, version: table.version }),
  hint: (table) => table.hint.ask(table.seat),
  "hands-done": async (table) => table.hands.all(),
  /** The play as a line with today's date. */
  async diary(table) {
    const line = /** @type {HTMLElement|null} */ (table.root.querySelector("[data-diary]"));
    const today = new Date();
    const date = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map((n) => String(n).padStart(2, "0")).join("-");
    await copy(`${date} ${line?.dataset.diary ?? ""}`, table.words.copied);
  },
  "reset-turn": (table) => table.tell({ type: "reset-turn", seat: table.seat, version: table.version }),
  "take-back": (table) => post(table, "take-back", { seat: table.seat }),
  async "lesson-read"(table) {
    table.lessons.done();
    table.lessons.show();
    // What was pressed is gone: the reader goes on where the decision is taken.
    /** @type {HTMLElement|null} */ (document.querySelector("#action-list button, #action-list summary"))?.focus();
  },
  "lessons-off": async (table) => table.lessons.wish(false),
  agree: (table) => post(table, "take-back/answer", { seat: table.seat, agree: true }),
  refuse: (table) => post(table, "take-back/answer", { seat: table.seat, agree: false }),
  async human(table) {
    // What is still to be shown of the bot and of those after it would only keep the reader from playing.
    table.player.rushAll(true);
    try {
      await post(table, "bot", { seat: table.seat, bot: null });
    } finally {
      table.tail = table.tail.then(() => table.player.rushAll(false));
    }
  },
  async bot(table) {
    const answers = table.data.bots.map((bot) => ({ ...bot, primary: true }));
    const bot = await ask(table.words.bot, "", [{ value: "", label: table.words.no }, ...answers]);
    if (bot) await post(table, "bot", { seat: table.seat, bot });
  },
  async leave(table) {
    const answer = await ask(table.words.leave, "", [
      { value: "", label: table.words.no },
      { value: "yes", label: table.words.yes, primary: true },
    ]);
    if (answer !== "yes") return;
    const { secret } = await post(table, "leave", { seat: table.seat });
    noteNewSeat(table.data.id);
    // At an open table anybody may sit down; elsewhere the seat has a new link, shown only now.
    if (secret) await showLink(table, table.words.leftLink, secret);
    location.reload();
  },
  /** One click; the name this browser keeps is given afterwards, or asked for. */
  async sit(table, button) {
    await post(table, "join", { seat: Number(button.dataset.seat) });
    noteNewSeat(table.data.id);
    location.reload();
  },
  /** A fresh link: for another device of one's own, or for another seat of a table that one made. */
  async renew(table, button) {
    const seat = Number(button.dataset.seat);
    const unseat = button.dataset.taken !== undefined && !table.data.mine.includes(seat);
    if (unseat) {
      const [question, means] = table.words.unseat;
      const answer = await ask(question, means, [
        { value: "", label: table.words.no },
        { value: "yes", label: table.words.yes, primary: true },
      ]);
      if (answer !== "yes") return;
    }
    const { secret } = await post(table, "renew", { seat, unseat });
    await showLink(table, seat === table.seat ? table.words.ownLink : table.words.freshLink, secret);
  },
  async rename(table) {
    const field = make("input", { type: "text", maxlength: 40, value: memory.get("name", "") ?? "", "aria-label": table.words.name, placeholder: table.words.name });
    const answer = await ask(table.words.name, "", [
      { value: "", label: table.words.no },
      { value: "yes", label: table.words.yes, primary: true },
    ], field);
    const name = field.value.trim();
    if (answer !== "yes" || !name) return;
    const refused = await rename(table, table.seat ?? 0, name);
    if (refused) table.refused(refused);
  },
  /** Deletes what carries the reader's name at this table. */
  async forget(table) {
    const answer = await ask(table.words.forget, table.words.forgetStays, [
      { value: "", label: table.words.no },
      { value: "yes", label: table.words.yes, primary: true },
    ]);
    if (answer !== "yes") return;
    // Once the game is over a reader may look from any seat; only an own one is theirs to delete from.
    const seat = table.data.mine.includes(table.seat ?? -1) ? table.seat : table.data.mine[0];
    await post(table, "forget", { seat });
    toast(table.words.forgotten);
  },
  async rematch(table) {
    const made = await post(table, "rematch", {});
    location.assign(`/t/${made.id}`);
  },
  review: (table) => post(table, "review", {}),
  async share(table, button) {
    await copy(new URL(button.dataset.url ?? "", location.href).href, table.words.copied);
  },
  /** A record may hold what this reader must not know yet; then there is a reason instead of a file. */
  async record(table, link) {
    const { href } = /** @type {HTMLAnchorElement} */ (link);
    const answer = await fetch(href, { method: "HEAD" });
    if (answer.ok) location.assign(href);
    else toast(link.dataset.reason ?? "", { kind: "warn" });
  },
  async verify(table) {
    const result = /** @type {HTMLElement} */ (table.root.querySelector("[data-verified]"));
    const answer = await fetch(`/api/tables/${table.data.id}/verify`);
    const body = await answer.json();
    result.textContent = answer.ok && body.ok ? table.words.verified : `${table.words.notVerified} ${body.error?.message ?? ""}`;
  },
};

/** Shows the link of a seat, to be copied. @param {Table} table @param {string} text @param {string} secret */
async function showLink(table, text, secret) {
  const link = new URL(`/t/${table.data.id}#${secret}`, location.href).href;
  const field = make("input", { type: "text", readonly: true, class: "code", value: link, "aria-label": text });
  // In the body of a request: addresses stand in logs.
  const drawn = await fetch("/qr", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ text: link }) });
  const box = make("div", { class: "link-box" }, field);
  if (drawn.ok) box.insertAdjacentHTML("beforeend", await drawn.text());
  const answer = await ask(text, "", [
    { value: "", label: table.words.close },
    { value: "copy", label: table.words.copy, primary: true },
  ], box);
  if (answer === "copy") await copy(link, table.words.copied);
}

/** @param {HTMLSelectElement} choice */
function reset(choice) {
  for (const option of choice.options) option.selected = option.defaultSelected;
}

/** Presses a button of the table by key, if it is there. @param {Table} table @param {string} deed */
export function press(table, deed) {
  const button = /** @type {HTMLElement|null} */ (table.root.querySelector(`[data-do="${deed}"]`));
  button?.click();
}
