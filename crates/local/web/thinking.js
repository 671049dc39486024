// @ts-check
/// <reference lib="webworker" />
/**
 * Gives jobs to pages, each of which has a worker that thinks. A service worker cannot have one of its own, and where no
 * page is open nothing has to be thought about. A page that is closed or frozen, or whose worker is lost, does not answer
 * when it is asked: another one gets its jobs, and the first answer counts.
 */

/** How often pages with a job are asked whether they still work on it, in milliseconds. */
const ASK_EVERY = 1000;
/** How long a page may be silent before another one gets its job, in milliseconds. */
const MOST_SILENCE = 4000;
/** How often a job is given out that pages say they cannot do. */
const MOST_FAILURES = 3;

/** @typedef {{text: string, page: string|null, heardAt: number, tried: string[], failures: number}} GivenJob */

class ThinkingPages {
  /**
   * @param {Clients} clients
   * @param {string} build of this program: a page that still runs another one starts its worker again
   * @param {(call: {kind: string, job: number, percent?: number, answer?: string|null}) => void} tell the instance
   */
  constructor(clients, build, tell) {
    this.clients = clients;
    this.build = build;
    this.tell = tell;
    /** Answers to the jobs of earlier instances have other names. */
    this.instance = "";
    /** By name. @type {Map<string, GivenJob>} */
    this.jobs = new Map();
    this.timer = 0;
    this.forgetAll();
  }

  /** Another instance begins: it does not know the jobs of the last one. */
  forgetAll() {
    for (const name of [...this.jobs.keys()]) this.forget(name);
    this.instance = crypto.randomUUID();
  }

  /** @param {number} job @param {string} text */
  give(job, text) {
    const name = `${this.instance} ${job}`;
    this.jobs.set(name, { text, page: null, heardAt: 0, tried: [], failures: 0 });
    this.timer ||= setInterval(() => void this.ask(), ASK_EVERY);
    void this.giveToNext(name);
  }

  /** @param {number} job */
  forgetJob(job) {
    this.forget(`${this.instance} ${job}`);
  }

  /** @param {string} name */
  forget(name) {
    const given = this.jobs.get(name);
    if (!given) return;
    this.jobs.delete(name);
    // Earlier ones may still be at it.
    for (const page of given.tried) void this.post(page, { kind: "forget", job: name });
    if (this.jobs.size > 0) return;
    clearInterval(this.timer);
    this.timer = 0;
  }

  /** @param {string} page @param {object} message @returns {Promise<boolean>} is the page there? */
  async post(page, message) {
    const client = await this.clients.get(page);
    client?.postMessage({ ...message, build: this.build });
    return Boolean(client);
  }

  /** Gives a job to the page that is most likely to do it: one that is seen, and was not asked before. @param {string} name */
  async giveToNext(name) {
    const pages = /** @type {WindowClient[]} */ (await this.clients.matchAll({ type: "window", includeUncontrolled: true }));
    const given = this.jobs.get(name);
    if (!given) return;
    const rank = (/** @type {WindowClient} */ page) => given.tried.lastIndexOf(page.id) * 2 + (page.visibilityState === "visible" ? 0 : 1);
    const next = pages.sort((one, other) => rank(one) - rank(other))[0];
    given.heardAt = Date.now();
    given.page = next?.id ?? null;
    if (!next) return;
    given.tried = [...given.tried.filter((page) => page !== next.id), next.id];
    next.postMessage({ kind: "think", job: name, text: given.text, build: this.build });
  }

  /** Asks every page with a job about it, and gives the jobs of silent ones to others. */
  async ask() {
    for (const [name, given] of this.jobs) {
      const there = given.page !== null && (await this.post(given.page, { kind: "still-thinking", job: name }));
      if (!there || Date.now() - given.heardAt > MOST_SILENCE) await this.giveToNext(name);
    }
  }

  /** What a page says about a job. @param {{kind: string, job: string, percent?: number, answer?: string|null}} message @param {string} page */
  hear({ kind, job: name, percent, answer }, page) {
    const given = this.jobs.get(name);
    if (!given) return;
    if (given.page === page) given.heardAt = Date.now();
    const job = Number(name.split(" ")[1]);
    if (kind === "progress") this.tell({ kind, job, percent });
    if (kind !== "thought") return;
    if (answer === null && ++given.failures < MOST_FAILURES) return void this.giveToNext(name);
    given.tried = given.tried.filter((tried) => tried !== page);
    this.forget(name);
    this.tell({ kind, job, answer });
  }
}
