// @ts-check
/** The worker of this page that thinks for the program of this device, which cannot have one of its own. */

/** How long a worker may go on with a job that is of no use any more, in milliseconds. */
const PATIENCE = 500;

/** @typedef {{kind: "think"|"forget"|"still-thinking", job: string, text: string, build: string}} JobMessage */

class PageThinker {
  constructor() {
    /** @type {Worker|null} */
    this.worker = null;
    /** Of the program that gave the jobs. */
    this.build = "";
    /** Jobs that are not done, by name. @type {Map<string, string>} */
    this.jobs = new Map();
    /** Jobs that the worker was told to forget. @type {Map<string, number>} */
    this.forgetting = new Map();
  }

  /** @param {object} message */
  tell(message) {
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
  }

  /** @param {JobMessage} message */
  hear(message) {
    // A worker of an earlier version reads other jobs.
    if (message.build !== this.build) this.stop();
    this.build = message.build;
    if (message.kind === "think") this.think(message.job, message.text);
    else if (message.kind === "forget") this.forget(message.job);
    else if (this.jobs.has(message.job)) this.tell({ kind: "thinking", job: message.job });
  }

  /** @param {string} job @param {string} text */
  think(job, text) {
    if (!this.jobs.has(job)) {
      this.jobs.set(job, text);
      this.running().postMessage({ kind: "think", job, text });
    }
    this.tell({ kind: "thinking", job });
  }

  /** @param {string} job */
  forget(job) {
    if (!this.jobs.delete(job) || !this.worker) return;
    this.worker.postMessage({ kind: "forget", job });
    // While it computes it does not listen.
    this.forgetting.set(job, setTimeout(() => this.startAgain(), PATIENCE));
  }

  running() {
    if (this.worker) return this.worker;
    const worker = new Worker("/device/thinker.js");
    worker.onmessage = ({ data }) => this.hearWorker(data);
    worker.onerror = (event) => {
      event.preventDefault();
      console.error("the worker that thinks is lost", event.message);
      const lost = [...this.jobs.keys()];
      this.stop();
      for (const job of lost) this.tell({ kind: "thought", job, answer: null });
    };
    this.worker = worker;
    return worker;
  }

  /** @param {{kind: "progress"|"thought"|"forgotten", job: string}} message */
  hearWorker(message) {
    if (message.kind === "forgotten") {
      clearTimeout(this.forgetting.get(message.job));
      this.forgetting.delete(message.job);
      return;
    }
    if (!this.jobs.has(message.job)) return;
    if (message.kind === "thought") this.jobs.delete(message.job);
    this.tell(message);
  }

  /** Ends the worker, with what it was doing. */
  stop() {
    for (const timer of this.forgetting.values()) clearTimeout(timer);
    this.forgetting.clear();
    this.jobs.clear();
    this.worker?.terminate();
    this.worker = null;
  }

  /** Ends the worker, and begins the jobs that are left with another one. */
  startAgain() {
    const left = [...this.jobs];
    this.stop();
    for (const [job, text] of left) this.think(job, text);
  }
}

/** Thinks for the program of this device as long as this page is open. */
export function thinkForDevice() {
  const thinker = new PageThinker();
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (typeof data?.job === "string") thinker.hear(data);
  });
  // Messages wait until the page has said that it listens.
  navigator.serviceWorker.startMessages();
}
