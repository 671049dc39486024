// @ts-check
/** The socket to a table on this very device: the face of a WebSocket, and behind it the service worker. */

/** How long the worker may be silent before it is asked whether it is still the same, in milliseconds. */
const SILENCE = 1000;

/** @typedef {{socket: number, text?: string, closed?: boolean}} WorkerMessage */

export class LocalSocket {
  /** @param {string} table public id */
  constructor(table) {
    /** As that of a WebSocket. @type {number} */
    this.readyState = WebSocket.CONNECTING;
    /** A number that no other open socket of this device has. */
    this.number = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
    /** @type {((event: {data: string}) => void)|null} */
    this.onmessage = null;
    /** @type {(() => void)|null} */
    this.onopen = null;
    /** @type {(() => void)|null} */
    this.onclose = null;
    this.timer = 0;
    /** @param {MessageEvent<WorkerMessage>} event */
    this.listener = ({ data }) => data.socket === this.number && this.hear(data);
    navigator.serviceWorker.addEventListener("message", this.listener);
    this.post({ kind: "open", table, headers: [] });
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  /** @param {WorkerMessage} message */
  hear(message) {
    clearTimeout(this.timer);
    if (message.closed) this.gone();
    else if (message.text !== undefined) this.onmessage?.({ data: message.text });
    // It is there and thinks.
    else this.listen();
  }

  /** @param {object} message */
  post(message) {
    // A page that was loaded past the worker (with the shift key) is not controlled by it, but can talk to it.
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ ...message, socket: this.number }));
    this.listen();
  }

  /** The browser stops a worker without a word. Another one does not know this socket, and says so. */
  listen() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.post({ kind: "probe" }), SILENCE);
  }

  /** @param {string} text */
  send(text) {
    this.post({ kind: "message", text });
  }

  close() {
    this.post({ kind: "close" });
    this.gone();
  }

  gone() {
    clearTimeout(this.timer);
    if (this.readyState === WebSocket.CLOSED) return;
    navigator.serviceWorker.removeEventListener("message", this.listener);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}
