// @ts-check
/** The socket: says hello, keeps the order of messages, comes back by itself. */

/**
 * @typedef {Exclude<import("./messages").ClientMessage, {type: "hello"}>} ClientRequest
 * @typedef {Extract<import("./messages").PageMessage, {type: "done"}>} DoneMessage
 * @typedef {Extract<import("./messages").ClientMessage, {type: "hello"}>} HelloMessage
 * @typedef {import("./messages").PageMessage} PageMessage
 * @typedef {import("./messages").ErrorJson} ServerError
 */

/** What a request is refused with if there is no line to the server; the banner of the page has the words. @type {ServerError} */
const LOST = { code: "client/lost", message: "" };
/** Longest pause between two attempts, in milliseconds. */
const LONGEST = 15000;
/** A server that does not answer a ping this long is gone. */
const PATIENCE = 10000;
/** How often we ask. */
const EVERY = 20000;

/** Has the browser all that is needed? */
export const able = () => "WebSocket" in window && "DecompressionStream" in window && "replaceChildren" in Element.prototype;

/** @param {string|ArrayBuffer} data @returns {Promise<PageMessage>} */
async function decode(data) {
  if (typeof data === "string") return JSON.parse(data);
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return JSON.parse(await new Response(stream).text());
}

export class Wire {
  /**
   * @param {string} path
   * @param {{hello: () => HelloMessage, hear: (message: PageMessage) => void, state: (connected: boolean, again: boolean) => void}} listener
   */
  constructor(path, listener) {
    this.url = `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`;
    this.listener = listener;
    /** @type {WebSocket|null} */
    this.socket = null;
    /** @type {Map<number, {resolve: (done: DoneMessage) => void, reject: (error: ServerError) => void}>} */
    this.waiting = new Map();
    this.number = 0;
    this.attempts = 0;
    this.lost = false;
    /** @type {Promise<unknown>} */
    this.tail = Promise.resolve();
    this.timer = 0;
    this.alarm = 0;
    addEventListener("online", () => this.retry());
    // A socket may stay open for minutes after the line is cut; the browser knows at once.
    addEventListener("offline", () => {
      const socket = this.socket;
      if (!socket) return;
      this.gone();
      socket.close();
    });
    document.addEventListener("visibilitychange", () => document.hidden || this.retry());
    setInterval(() => this.check(), EVERY);
  }

  open() {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.url);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.listener.hello()));
    socket.onmessage = ({ data }) => {
      // Unpacking takes longer for some messages than for others; their order must stay.
      this.tail = this.tail
        .then(() => decode(data))
        .then((message) => socket === this.socket && this.hear(message))
        .catch((error) => console.error(error));
    };
    socket.onclose = () => socket === this.socket && this.gone();
  }

  /** @param {PageMessage} message */
  hear(message) {
    if (this.attempts > 0 || this.lost) {
      this.attempts = 0;
      this.listener.state(true, this.lost);
      this.lost = false;
    }
    if ((message.type === "done" || message.type === "refused") && message.id !== null) {
      const request = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (request && message.type === "done") return request.resolve(message);
      if (request && message.type === "refused") return request.reject(message.error);
    }
    this.listener.hear(message);
  }

  gone() {
    this.socket = null;
    clearTimeout(this.alarm);
    for (const { reject } of this.waiting.values()) reject(LOST);
    this.waiting.clear();
    this.lost = true;
    this.listener.state(false, true);
    const pause = Math.min(LONGEST, 500 * 2 ** this.attempts) * (0.7 + 0.6 * Math.random());
    this.attempts += 1;
    this.timer = setTimeout(() => this.open(), pause);
  }

  /** Tries at once, if it waits to try. */
  retry() {
    if (!this.socket) this.open();
  }

  /** Says hello again: looks from another seat. */
  hello() {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(this.listener.hello()));
    }
  }

  /**
   * Asks the server to do something.
   * @param {ClientRequest} message
   * @returns {Promise<DoneMessage>} rejected with the {@link ServerError}
   */
  ask(message) {
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return reject(LOST);
      const id = ++this.number;
      this.waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  check() {
    if (this.socket?.readyState !== WebSocket.OPEN || document.hidden) return;
    const socket = this.socket;
    this.alarm = setTimeout(() => socket.close(), PATIENCE);
    this.ask({ type: "ping" }).then(
      () => clearTimeout(this.alarm),
      () => clearTimeout(this.alarm),
    );
  }
}
