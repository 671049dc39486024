// @ts-check
/** The WebAssembly module of `crates/local`: what goes in and out of its memory. A classic script, for service workers
 * everywhere, for dedicated workers and for node. */

/**
 * @typedef {object} ModuleExports
 * @property {WebAssembly.Memory} memory
 * @property {() => void} begin
 * @property {(len: number) => number} input
 * @property {() => number} output
 * @property {() => number} bytes
 * @property {() => number} bytes_len
 * @property {(unixMillis: number, sinceStart: number) => number} boot
 * @property {(len: number, unixMillis: number, sinceStart: number) => number} call
 * @property {() => number} engine
 * @property {() => number} playouts
 * @property {(number: number) => number} job_begin
 * @property {(number: number) => number} job_work
 * @property {(number: number) => void} job_drop
 */

class SolariumModule {
  /** @param {ModuleExports} exports */
  constructor(exports) {
    this.exports = exports;
    exports.begin();
  }

  /**
   * A new instance.
   * @param {WebAssembly.Module} compiled
   * @param {(reason: string) => void} panicked is given the reason just before a call traps
   * @param {(bytes: Uint8Array<ArrayBuffer>) => unknown} [fill] fills bytes with random ones. At most 65,536 at once are
   * given out; the program asks for 32.
   */
  static async start(compiled, panicked, fill = (bytes) => crypto.getRandomValues(bytes)) {
    /** @type {ModuleExports} */
    let exports;
    const host = {
      random: (/** @type {number} */ at, /** @type {number} */ len) => void fill(new Uint8Array(exports.memory.buffer, at, len)),
      panicked: (/** @type {number} */ at, /** @type {number} */ len) => panicked(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, at, len))),
    };
    const instance = await WebAssembly.instantiate(compiled, { host });
    exports = /** @type {any} */ (instance.exports);
    return new SolariumModule(exports);
  }

  /** @param {Uint8Array[]} parts */
  write(...parts) {
    const len = parts.reduce((sum, part) => sum + part.length, 0);
    const at = this.exports.input(len);
    // The memory may have moved to make room.
    const room = new Uint8Array(this.exports.memory.buffer, at, len);
    let from = 0;
    for (const part of parts) {
      room.set(part, from);
      from += part.length;
    }
  }

  /** @param {number} len */
  read(len) {
    return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, this.exports.output(), len));
  }

  /**
   * Begins from the lines of a journal.
   * @param {{beside_server: boolean, other_instances?: boolean}} options
   * @param {string[]} lines
   * @param {number} [now] milliseconds since 1970
   * @param {number} [sinceStart] milliseconds since some beginning
   * @returns {{lines: number, tables: string[], damage: {line: number, newer: boolean}|null}}
   */
  boot(options, lines, now = Date.now(), sinceStart = performance.now()) {
    this.write(new TextEncoder().encode([JSON.stringify(options), ...lines].join("\n")));
    return JSON.parse(this.read(this.exports.boot(now, sinceStart)));
  }

  /**
   * Carries out a call. The bodies of answers are copied out.
   * @param {object} call
   * @param {Uint8Array} [body]
   * @param {number} [now] milliseconds since 1970
   * @param {number} [sinceStart] milliseconds since some beginning
   * @returns {{effects: any[], wake: number|null, tables: string[]|null, bytes: Uint8Array}}
   */
  call(call, body = new Uint8Array(), now = Date.now(), sinceStart = performance.now()) {
    const json = new TextEncoder().encode(JSON.stringify(call));
    this.write(json, body);
    const answered = this.readAnswer(this.exports.call(json.length, now, sinceStart));
    const bytes = new Uint8Array(this.exports.memory.buffer, this.exports.bytes(), this.exports.bytes_len()).slice();
    return { ...answered, bytes };
  }

  /** @param {number} len */
  readAnswer(len) {
    const answer = JSON.parse(this.read(len));
    if (answer.error) throw new Error(answer.error);
    return answer;
  }

  /** Begins a job of another instance, under a number. @param {number} number @param {string} text */
  beginJob(number, text) {
    this.write(new TextEncoder().encode(text));
    this.readAnswer(this.exports.job_begin(number));
  }

  /** Does the next portion of a job; the last one brings its answer. @param {number} number @returns {{percent?: number, answer?: string}} */
  workOnJob(number) {
    return this.readAnswer(this.exports.job_work(number));
  }

  /** @param {number} number */
  dropJob(number) {
    this.exports.job_drop(number);
  }

  /** Plays games at random, for measuring. @param {{game: string, setup: object, seed: number, games: number}} wanted @returns {{plies: number}} */
  playouts(wanted) {
    this.write(new TextEncoder().encode(JSON.stringify(wanted)));
    return this.readAnswer(this.exports.playouts());
  }

  /** Answers a line of the engine protocol. @param {string} line @returns {string} */
  engine(line) {
    this.write(new TextEncoder().encode(line));
    return this.read(this.exports.engine());
  }
}
