// @ts-check
/** A table: puts everything together. Knows no game and no rule. */

import { Actions } from "./actions.js";
import { Board } from "./board.js";
import { Chat } from "./chat.js";
import { doing } from "./controls.js";
import { Countdown } from "./count.js";
import { Curtain } from "./curtain.js";
import { at, having, make, memory } from "./dom.js";
import { countUp, reviewAt, showProgress, showReview } from "./end.js";
import { joinByLink } from "./join.js";
import { keys } from "./keys.js";
import { Lessons } from "./lessons.js";
import { noteResult } from "./level.js";
import { Log } from "./log.js";
import { Hands, stayAwake } from "./hands.js";
import { Hint } from "./hint.js";
import { introduce } from "./names.js";
import { Parts } from "./parts.js";
import { Player } from "./player.js";
import { Preview } from "./preview.js";
import { announce, ask, toast, toastHtml } from "./say.js";
import { since } from "./since.js";
import { Sound } from "./sound.js";
import { watch } from "./tips.js";
import { settled } from "./touch.js";
import { Tray } from "./tray.js";
import { Turn, deciding } from "./turn.js";
import { Wire, able } from "./wire.js";

/**
 * @typedef {import("./messages").Choice} Choice
 * @typedef {Exclude<import("./messages").ClientMessage, {type: "hello"}>} ClientRequest
 * @typedef {Extract<import("./messages").ClientMessage, {type: "hello"}>} HelloMessage
 * @typedef {import("./messages").PageMessage} PageMessage
 * @typedef {import("./messages").ErrorJson} ServerError
 * @typedef {Extract<import("./messages").PageMessage, {type: "page"|"change"}>} PositionMessage
 */

/**
 * What came with the page.
 * @typedef {object} TableData
 * @property {string} id
 * @property {string} game
 * @property {string} lang
 * @property {number} version
 * @property {number|null} you
 * @property {number[]} mine seats held by this browser
 * @property {boolean} secrets do seats know what others must not?
 * @property {string[]} names
 * @property {number[]} unnamed those of `mine` that have no name yet
 * @property {number} people seats for people
 * @property {boolean} box do people draw and roll on a real table?
 * @property {{ value: string, label: string }[]} bots that can play for a person
 * @property {string} title
 * @property {string} digest
 * @property {"server"|"device"} back where the table is
 * @property {Record<string, string>} words
 */

export class Table {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {TableData} */
    this.data = JSON.parse(root.dataset.table ?? "{}");
    this.words = this.data.words;
    /** Whose view is on the page; null looks from outside. @type {number|null} */
    this.seat = this.data.you;
    this.version = this.data.version;
    /** What the page shows. @type {Pick<PositionMessage, "to_move"|"over"|"names">} */
    this.now = { to_move: { kind: "chance" }, over: false, names: this.data.names };
    const scene = at("scene");
    this.parts = new Parts(root, scene);
    this.preview = new Preview(this.data.id, this.data.game);
    this.board = new Board(scene, {
      choose: (choice) => this.choose(choice),
      changed: () => this.changed(),
      why: (touch) => this.why(touch),
      hover: (asked) => this.hover(asked),
    });
    this.tray = new Tray(this.words, () => this.actions.show());
    this.actions = new Actions(this.board, this.tray, this.words, {
      choose: (choice) => this.choose(choice),
      look: (choice, element) => this.look(choice, element),
    });
    this.lessons = new Lessons(root, this.data.game);
    this.hint = new Hint(this.data.id, this.words, { light: (touches) => this.light(touches), refused: (error) => this.refused(error) });
    this.hands = new Hands(root, { light: () => this.light(this.hint.touches), seat: () => this.seat, lang: this.data.lang });
    this.player = new Player(scene, { apply: (frame) => this.apply(frame) });
    this.log = new Log(this.data.id, scene, () => this.seat);
    this.sound = new Sound();
    this.cueing = 0;
    this.turn = new Turn(this.data.id, this.words, this.data.mine.length > 0);
    this.count = new Countdown(root, this.words);
    this.curtain = new Curtain(this);
    this.wire = new Wire(this.data.id, this.data.back === "device", {
      hello: () => this.hello(),
      hear: (message) => this.hear(message),
      state: (connected, again) => this.connection(connected, again),
      // Whatever was not answered never will be.
      gone: () => (this.hellos = 0),
    });
    this.chat = new Chat(this.data.id, this.data.mine, (text) => this.tell({ type: "say", text, seat: this.seat ?? this.data.mine[0] }));
    /** @type {Promise<void>} */
    this.tail = Promise.resolve();
    doing(this);
    keys(this);
    const side = /** @type {HTMLElement} */ (root.querySelector(".side"));
    // The list of actions has previews of its own, and what is shown can be read.
    const others = [at("action-list"), at("preview")];
    const press = watch(side, (asked, target) => {
      if (!others.some((each) => each.contains(/** @type {Node} */ (target)))) this.preview.explain(asked);
    });
    side.addEventListener("click", (event) => press.took(event) && event.stopImmediatePropagation(), { capture: true });
    marks(root);
    // So does whoever left the page open and looked elsewhere.
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) return;
      since(this);
      this.remember();
    });
    this.first = true;
    /** Has the reader missed something? */
    this.away = true;
    /** Times it said hello and was not answered yet. */
    this.hellos = 0;
    this.sending = false;
  }

  begin() {
    // The links to other languages reload the page; the parts come again with the socket.
    this.board.mark();
    this.actions.show();
    this.curtain.check(this.now.to_move);
    this.wire.open();
    this.log.load().catch(() => {});
    this.chat.load().catch(() => {});
    introduce(this);
    if (this.data.box) stayAwake(navigator);
    setUpHelp(() => this.seat);
  }

  /** How this page says hello: from which seat it looks. @returns {HelloMessage} */
  hello() {
    this.hellos += 1;
    const hello = /** @type {const} */ ({ type: "hello", since: this.version, page: this.data.lang });
    return this.seat === null ? { ...hello, spectator: true } : { ...hello, seat: this.seat };
  }

  /** Tells the server something; what it refuses is shown. @param {ClientRequest} message @param {boolean} [quiet] */
  async tell(message, quiet = false) {
    try {
      return await this.wire.ask(message);
    } catch (error) {
      if (!quiet) this.refused(/** @type {ServerError} */ (error));
      throw error;
    }
  }

  /** @param {ServerError} error */
  refused(error) {
    if (error.code === "client/lost") return;
    const own = { "table/stale": this.words.moved, "client/failed": this.words.failed };
    const text = own[/** @type {keyof typeof own} */ (error.code)] ?? error.message;
    toast(text, { game: this.data.game, rule: error.rule, kind: "warn" });
    this.board.offer(this.board.legal);
  }

  /** @param {PageMessage} message */
  hear(message) {
    // Time runs while an automa's move is still being shown.
    if ("due" in message) this.count.tell(message.due);
    switch (message.type) {
      case "page":
        this.hellos = Math.max(0, this.hellos - 1);
        // The seat has changed hands: the page is made anew for whoever we are now.
        if (message.you !== this.seat && this.hellos === 0) return location.reload();
      // falls through
      case "change":
        // Said before the seat was changed: everything comes anew.
        if (message.type === "change" && this.hellos > 0) return;
        this.noteTurn(message);
        // One after the other, however long the first takes to be shown.
        this.tail = this.tail.then(() => this.take(message)).catch((error) => console.error(error));
        break;
      case "parts":
        if (message.you !== this.seat || this.hellos > 0) return;
        this.tail = this.tail.then(() => {
          if (message.you !== this.seat) return;
          this.now.names = message.names;
          this.parts.take(message.parts);
          this.parts.show(false);
          this.count.show();
          this.board.mark();
          this.hands.show();
          this.hint.again();
        });
        break;
      case "said":
        this.chat.add(message.saying);
        break;
      case "unsaid":
        this.chat.unsay(message.seat, message.last);
        // After the parts with the other names.
        this.tail = this.tail.then(() => this.renamed());
        break;
      case "rematch":
        toastHtml("");
        at("toasts").lastElementChild.append(make("a", { href: `/t/${message.id}` }, this.words.rematch));
        break;
      case "review":
        reviewAt(message.percent).catch(() => {});
        break;
      case "refused":
        // The seat is no longer ours: the page is made anew for whoever we are now.
        if (this.hellos > 0 && message.error.code.startsWith("seat/")) return location.reload();
        this.refused(message.error);
    }
  }

  /** A name is gone also from what was shown before. */
  renamed() {
    this.root.querySelector(".since")?.remove();
    this.log.load().catch(() => {});
    if (at("progress").hidden) return;
    at("progress").hidden = true;
    showProgress().catch(() => {});
    showReview().catch(() => {});
  }

  /** The turn is announced at once, even while an automa's move is still being shown. @param {PositionMessage} message */
  noteTurn(message) {
    const mine = deciding(message.to_move).some((seat) => this.data.mine.includes(seat));
    if (this.turn.tell(!message.over && mine, message.over) && !this.first) this.sound.play("turn");
  }

  /** @param {PositionMessage} message */
  async take(message) {
    if (message.you !== this.seat) return; // Said before the reader changed seats.
    this.preview.forget();
    this.hint.forget();
    const fresh = message.type === "page";
    if (message.frames.length > 0) {
      this.board.offer([]);
      this.root.classList.add("playing");
      await this.player.play(message.frames, (frame) => frame.kind === "person" && frame.seat === this.seat);
      this.root.classList.remove("playing");
    }
    if (message.you !== this.seat) return;
    this.version = message.version;
    this.root.dataset.version = String(message.version);
    this.now = message;
    this.parts.arrange(message.scene);
    this.parts.take(message.parts);
    if (message.type === "page" && this.first && message.digest === this.data.digest) this.parts.settle();
    else this.parts.show(!fresh);
    this.count.show();
    if (message.over) {
      noteResult(this.root, this.data.game, this.data.id);
      if (!fresh) countUp(this.root);
      showProgress().catch(() => {});
      if (at("review").hidden) showReview().catch(() => {});
    }
    if (this.curtain.check(message.to_move)) return;
    this.tray.begin(message.draws);
    this.board.offer(message.legal);
    this.hands.told();
    if (fresh && !this.first) {
      this.log.load().catch(() => {});
      this.chat.load(true).catch(() => {});
    }
    // Whoever comes back, by opening the page or by finding the line again, reads what happened meanwhile.
    if (fresh && this.away) since(this);
    this.first = this.away = false;
    this.remember();
    const lesson = this.lessons.show();
    if (message.legal.length > 0) announce([this.asked(), lesson].filter(Boolean).join(" "));
  }

  /** One step is shown. @param {import("./messages").FrameJson} frame */
  apply(frame) {
    this.parts.take(frame.parts);
    this.parts.show();
    this.cue(frame.cue);
    const text = this.log.add(frame.line);
    if (text) announce(text);
  }

  /** Makes an event noticed: heard if the reader wants it, and seen by what the style sheets have for it. @param {string|null} what */
  cue(what) {
    if (!what) return;
    this.sound.play(what);
    clearTimeout(this.cueing);
    if (this.root.dataset.cue === what) {
      delete this.root.dataset.cue;
      // Without a look in between, an animation that runs already would not begin again.
      void this.root.offsetWidth;
    }
    this.root.dataset.cue = what;
    this.cueing = setTimeout(() => delete this.root.dataset.cue, 1500);
  }

  /** What is asked and usually answered, without the mark of the seat, which is a picture. */
  asked() {
    const prompt = /** @type {HTMLElement|undefined} */ (this.parts.section("prompt")?.cloneNode(true));
    for (const mark of prompt?.querySelectorAll(".seat-badge, .seat-badge + .away, .ask") ?? []) mark.remove();
    return prompt?.textContent?.trim() ?? "";
  }

  remember() {
    if (!document.hidden) memory.set(`seen:${this.data.id}`, this.version);
  }

  changed() {
    this.preview.hide();
    this.actions.show();
    this.lessons.point();
  }

  /** An action is chosen: asks where something would be lost, then sends it. @param {Choice} choice */
  async choose(choice) {
    this.preview.hide();
    if (this.sending) return;
    if (choice.caution) {
      const answer = await ask(choice.caution, this.words.sure, [
        { value: "", label: this.words.no },
        { value: "yes", label: this.words.yes, primary: true },
      ]);
      if (answer !== "yes") return void this.board.back();
    }
    const action = this.tray.add(choice);
    if (action === null) return;
    const [legal, seat] = [this.board.legal, this.seat];
    this.lessons.done();
    this.actions.toggle(false);
    this.sending = true;
    this.root.classList.add("sending");
    try {
      await this.tell({ type: "act", seat, action, version: this.version });
      // What was offered is gone; what can be done next comes with the change.
      if (this.board.legal === legal) this.board.offer([]);
    } catch {
      // If the change has not come in meanwhile, everything can be chosen again.
      if (this.board.legal === legal) this.board.offer(legal);
    } finally {
      this.sending = false;
      this.root.classList.remove("sending");
    }
  }

  /** Looks from another seat, or from outside. @param {number|null} seat */
  sit(seat) {
    this.remember();
    this.seat = seat;
    this.now = { to_move: this.now.to_move, over: this.now.over, names: this.now.names };
    this.parts.clear();
    this.log.clear();
    this.tray.begin(0);
    this.board.offer([]);
    this.preview.forget();
    this.hint.forget();
    this.player.hide();
    for (const id of ["toasts", "live"]) at(id).replaceChildren();
    this.root.querySelector(".since")?.remove();
    this.wire.hello();
  }

  /** @param {string} touch */
  async why(touch) {
    const query = new URLSearchParams({ touch, ...(this.seat === null ? {} : { seat: String(this.seat) }) });
    try {
      const answer = await fetch(`/t/${this.data.id}/why?${query}`);
      if (answer.ok) toastHtml(await answer.text());
      else this.refused((await answer.json()).error);
    } catch {
      // Without a connection the banner says so already.
    }
  }

  /** @param {import("./tips.js").Asked|null} asked */
  hover(asked) {
    const thing = /** @type {HTMLElement|null|undefined} */ (asked?.thing);
    const touch = thing?.dataset.touch ?? "";
    const { can, could } = this.board.narrowed;
    const choice = can.has(touch) || could.has(touch) ? settled(this.board.legal, this.board.touched, touch) : null;
    if (thing && choice && this.seat !== null) this.preview.show(thing, this.seat, choice.action, asked?.sign);
    else this.preview.explain(asked);
  }

  /** @param {Choice|null} choice @param {Element|null} element */
  look(choice, element) {
    if (!choice || !element || this.seat === null) {
      this.light(this.hint.touches);
      return this.preview.hide();
    }
    this.light(choice.touches);
    this.preview.show(element, this.seat, choice.action);
  }

  /** Points at things on the board, and at nothing else. @param {string[]} touches */
  light(touches) {
    for (const old of this.root.querySelectorAll(".hint")) old.classList.remove("hint");
    for (const touch of touches) {
      for (const thing of having(at("scene"), "data-touch", touch)) thing.classList.add("hint");
    }
    // What is to be done with the pieces stays lit unless something else is pointed at.
    if (touches.length === 0) for (const thing of this.hands.things()) thing.classList.add("hint");
    if (touches.length > 0) this.board.reveal();
  }

  /** @param {boolean} connected @param {boolean} again */
  connection(connected, again) {
    const banner = at("banner");
    banner.hidden = connected;
    if (!connected) this.away = true;
    if (connected) {
      if (again) toast(this.words.back);
      return;
    }
    const retry = document.createElement("button");
    retry.textContent = this.words.retry;
    retry.addEventListener("click", () => this.wire.retry());
    banner.replaceChildren(this.words.lost, " ", retry);
  }
}

/** How to lay the table out comes when the reader opens it, as the table is then. @param {() => number|null} seat */
function setUpHelp(seat) {
  const box = /** @type {HTMLDetailsElement|null} */ (at("set-up"));
  box?.addEventListener("toggle", async () => {
    if (!box.open) return;
    const from = seat() === null ? "spectator=true" : `seat=${seat()}`;
    const answer = await fetch(`${box.dataset.url}?${from}`).catch(() => null);
    if (answer?.ok) at("set-up-list").innerHTML = await answer.text();
  });
}

/** Stand-in values carry their marks unless the reader has had enough of them. @param {HTMLElement} root */
function marks(root) {
  const box = at("marks-on");
  if (!box) return;
  const show = () => root.classList.toggle("unmarked", !box.checked);
  box.checked = memory.get("marks") !== "off";
  box.addEventListener("change", () => {
    memory.set("marks", box.checked ? "on" : "off");
    show();
  });
  show();
}

const root = /** @type {HTMLElement} */ (at("table"));
const words = JSON.parse(root.dataset.table ?? "{}").words;
if (!able()) {
  at("banner").hidden = false;
  at("banner").textContent = words.old;
} else if (!(await joinByLink(root))) {
  const table = new Table(root);
  table.begin();
  // A second seat of the same table, by its link, in the page that is open already.
  addEventListener("hashchange", () => joinByLink(root));
}
