// @ts-check
/**
 * How fast the module is beside the native program on the same machine, in one run: `node measure.mjs MODULE DEVICE`,
 * where DEVICE is the example `device` of this crate, built for release. Both are asked the same in turns, so that a busy
 * machine slows both, and of each question the fastest answer counts. Their answers must be the same.
 */

import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { startModule } from "./node.mjs";

const [modulePath, program] = process.argv.slice(2);
/** How often each game of acts is played, and each slice of playouts. */
const [ROUNDS, SLICES] = [5, 20];
/** Games of a slice: so many that the engine has compiled what they run with all its optimisations, as it has for a bot that thinks. */
const SLICE = 400;
/** Most acts of one game. */
const MOST_ACTS = 60;
const GAMES = ["photosynthesis", "sol", "circadians"];
const BUDGETS = { act: 3, playouts: 0.6 };

const wasm = await readFile(modulePath);
const native = spawn(program, [], { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: native.stdout })[Symbol.asyncIterator]();

/** @param {object} order @returns {Promise<{nanos: number, answer: any}>} */
async function askNative(order) {
  native.stdin.write(`${JSON.stringify(order)}\n`);
  const { value } = await lines.next();
  return JSON.parse(value);
}

/** Numbers that are the same in every run. @param {number} state */
const numbers = (state) => (/** @type {number} */ most) => (state = (state * 48_271) % 2_147_483_647) % most;

/** Both devices, beginning with the same random numbers. */
async function devices() {
  let random = 0;
  const module = await startModule(wasm, (bytes) => {
    for (let at = 0; at < bytes.length; at += 1) {
      random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[at] = random >>> 24;
    }
  });
  module.boot({ beside_server: false }, [], 0, 0);
  await askNative({ boot: { beside_server: false, other_instances: false } });
  return module;
}

/** A call of both. @returns {Promise<{effects: any[], module: number, native: number}>} with the seconds each took */
async function both(/** @type {any} */ module, /** @type {object} */ call, /** @type {number} */ at) {
  const begun = process.hrtime.bigint();
  const { bytes, ...answered } = module.call(call, new Uint8Array(), at, at);
  const took = Number(process.hrtime.bigint() - begun) / 1e9;
  const { nanos, answer } = await askNative({ call: { call, at } });
  if (JSON.stringify(answer) !== JSON.stringify(answered)) {
    console.error(`asked ${JSON.stringify(call)}: the module answers differently from the program`);
    process.exit(1);
  }
  return { effects: answered.effects, module: took, native: nanos / 1e9 };
}

/** A game from its beginning: what each act took. @param {string} game */
async function acts(game) {
  const module = await devices();
  const below = numbers(20_261_117);
  let at = 1000;
  const call = (/** @type {object} */ what) => both(module, what, (at += 10));
  const made = await call({ kind: "request", id: 1, method: "POST", path: `/play/${game}`, headers: [] });
  const answer = made.effects.find((effect) => effect.kind === "answer");
  const table = answer.headers.find((/** @type {string[]} */ [name]) => name === "location")[1].split("/")[2];
  await call({ kind: "open", socket: 1, table, headers: [] });
  let told = await call({ kind: "message", socket: 1, text: JSON.stringify({ type: "hello", since: 0, page: "en", seat: 0 }) });
  const took = [];
  /** @type {any} */
  let position;
  while (took.length < MOST_ACTS) {
    for (const effect of told.effects) {
      const message = effect.kind === "tell" ? JSON.parse(effect.text) : {};
      if (message.legal) position = message;
    }
    if (position.over || !position.legal.length) break;
    const { action } = position.legal[below(position.legal.length)];
    const act = { type: "act", id: took.length, seat: 0, action, version: position.version };
    told = await call({ kind: "message", socket: 1, text: JSON.stringify(act) });
    took.push({ module: told.module, native: told.native });
  }
  return took;
}

/** @param {string} what @param {string} measured @param {number} ratio @param {string} budget @param {boolean} reached */
function print(what, measured, ratio, budget, reached) {
  console.log(`${what.padEnd(34)}${measured.padStart(38)}${ratio.toFixed(2).padStart(8)} ×  ${budget}${reached ? "" : "  NOT REACHED"}`);
  if (!reached) process.exitCode = 1;
}

for (const game of GAMES) {
  /** @type {{module: number, native: number}[]} */
  let best = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const took = await acts(game);
    best = took.map((one, n) => ({ module: Math.min(one.module, best[n]?.module ?? Infinity), native: Math.min(one.native, best[n]?.native ?? Infinity) }));
  }
  const sum = (/** @type {"module"|"native"} */ key) => best.reduce((all, one) => all + one[key], 0) / best.length;
  const [ours, theirs] = [sum("module"), sum("native")];
  print(`an act, ${game}`, `${(ours * 1e3).toFixed(2)} ms against ${(theirs * 1e3).toFixed(2)} ms`, ours / theirs, `≤ ${BUDGETS.act} ×`, ours / theirs <= BUDGETS.act);
}

const module = await devices();
for (const game of GAMES) {
  const wanted = { game, setup: { seats: ["human", "human"] }, seed: 0, games: SLICE };
  let [ours, theirs] = [0, 0];
  for (let seed = 0; seed < SLICES; seed += 1) {
    const begun = process.hrtime.bigint();
    const { plies } = module.playouts({ ...wanted, seed });
    const took = Number(process.hrtime.bigint() - begun) / 1e9;
    const { nanos, answer } = await askNative({ playouts: { ...wanted, seed } });
    if (answer.plies !== plies) throw new Error(`${game}: ${plies} steps in the module, ${answer.plies} in the program`);
    [ours, theirs] = [Math.max(ours, plies / took), Math.max(theirs, plies / (nanos / 1e9))];
  }
  print(`random playouts, ${game}`, `${(ours / 1e6).toFixed(2)} M/s against ${(theirs / 1e6).toFixed(2)} M/s`, ours / theirs, `≥ ${BUDGETS.playouts} ×`, ours / theirs >= BUDGETS.playouts);
}
native.stdin.end();
