// @ts-check
/** The socket: says hello, keeps the order of messages, comes back by itself. */

import { LocalSocket } from "./local.js";

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
/** What a request is refused with that a worker of this device could not carry out. @type {ServerError} */
const FAILED = { code: "client/failed", message: "" };
/** How often a request is sent to a worker of this device that was stopped before it answered. */
const MOST_SENT = 3;
/** Attempts without an answer after which also a table on this device says that something is wrong. */
const MOST_SILENT = 4;
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
   * @param {string} table public id
   * @param {boolean} onDevice is the table on this very device?
   * @param {{hello: () => HelloMessage, hear: (message: PageMessage) => void, state: (connected: boolean, again: boolean) => void, gone: () => void}} listener
   */
  constructor(table, onDevice, listener) {
    this.table = table;
    this.onDevice = onDevice;
    this.listener = listener;
    /** @type {WebSocket|LocalSocket|null} */
    this.socket = null;
    /** @type {Map<number, {message: ClientRequest, sent: number, resolve: (done: DoneMessage) => void, reject: (error: ServerError) => void}>} */
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
      if (!socket || this.onDevice) return;
      this.gone();
      socket.close();
    });
    document.addEventListener("visibilitychange", () => document.hidden || this.retry());
    setInterval(() => this.check(), EVERY);
  }

  open() {
    clearTimeout(this.timer);
    const socket = this.onDevice ? new LocalSocket(this.table) : this.webSocket();
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.listener.hello()));
      for (const id of this.waiting.keys()) this.send(id);
    };
    socket.onmessage = (/** @type {{data: string|ArrayBuffer}} */ { data }) => {
      // Unpacking takes longer for some messages than for others; their order must stay.
      this.tail = this.tail
        .then(() => decode(data))
        .then((message) => socket === this.socket && this.hear(message))
        .catch((error) => console.error(error));
    };
    socket.onclose = () => socket === this.socket && this.gone();
  }

  webSocket() {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api/tables/${this.table}/socket`);
    socket.binaryType = "arraybuffer";
    return socket;
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
      // The worker was stopped between carrying it out and saying so: the table has moved on because of it.
      const carriedOut = request && request.sent > 1 && message.type === "refused" && message.error.code === "table/stale";
      if (request && carriedOut) return request.resolve({ type: "done", id: message.id, pong: 1 });
      if (request && message.type === "refused") return request.reject(message.error);
    }
    this.listener.hear(message);
  }

  gone() {
    this.socket = null;
    clearTimeout(this.alarm);
    this.listener.gone();
    for (const [id, request] of this.waiting) {
      // What names the version it is about cannot be carried out twice.
      const again = this.onDevice && "version" in request.message;
      if (again && request.sent < MOST_SENT) continue;
      this.waiting.delete(id);
      request.reject(again ? FAILED : LOST);
    }
    // A worker that was stopped comes back at once: that is not worth a word.
    if (!this.onDevice || this.attempts >= MOST_SILENT) {
      this.lost = true;
      this.listener.state(false, true);
    }
    const pause = Math.min(LONGEST, (this.onDevice ? 50 : 500) * 2 ** this.attempts) * (0.7 + 0.6 * Math.random());
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
      this.waiting.set(id, { message, sent: 0, resolve, reject });
      this.send(id);
    });
  }

  /** @param {number} id */
  send(id) {
    const request = this.waiting.get(id);
    if (!request) return;
    request.sent += 1;
    this.socket?.send(JSON.stringify({ ...request.message, id }));
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
