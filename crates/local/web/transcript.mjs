// @ts-check
/**
 * The engine in the module and in the native program, asked the same: `node transcript.mjs MODULE PROGRAM`. Every answer
 * must be the same, byte for byte.
 */

import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { startModule } from "./node.mjs";

const [modulePath, program] = process.argv.slice(2);
/** Steps after which everything that can be asked is asked. */
const EVERY = 40;
const GAMES = [
  ["photosynthesis", { seats: ["human", "cynthia:ancient"] }],
  ["photosynthesis", { seats: ["human", "human", "human"] }],
  ["sol", null],
  ["sol", { seats: ["human", "human"] }],
  ["circadians", null],
  ["circadians", { seats: ["human", "human", "human"] }],
];

const module = await startModule(await readFile(modulePath));
const native = spawn(program, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: native.stdout })[Symbol.asyncIterator]();
let [answers, bytes] = [0, 0];

/** @param {object} request @returns {Promise<any>} */
async function ask(request) {
  const line = JSON.stringify(request);
  native.stdin.write(`${line}\n`);
  const { value: theirs } = await lines.next();
  const ours = module.engine(line);
  if (ours !== `${theirs}\n`) {
    console.error(`asked  ${line}\nnative ${theirs}\nmodule ${ours}`);
    process.exit(1);
  }
  answers += 1;
  bytes += ours.length;
  return JSON.parse(ours);
}

/** Numbers that are the same in every run. */
let state = 20_261_117;
const below = (/** @type {number} */ most) => (state = (state * 48_271) % 2_147_483_647) % most;

const { ok: known } = await ask({ cmd: "games" });
for (const [game, given] of GAMES) {
  const info = known.games.find((/** @type {{id: string}} */ each) => each.id === game);
  if (!info) throw new Error(`there is no ${game}`);
  const solo = info.presets?.find((/** @type {any} */ preset) => preset.setup?.seats?.length > 0)?.setup;
  const { ok, error } = await ask({ cmd: "new", game, setup: given ?? solo ?? { seats: ["human"] }, seed: below(1_000_000) });
  if (!ok) throw new Error(`${game}: ${JSON.stringify(error)}`);
  const match = ok.match;
  for (let step = 0; ; step += 1) {
    const { ok: now } = await ask({ cmd: "turn", match });
    const turn = now.turn ?? now;
    if (turn.kind === "over" || step > 5000) break;
    if (turn.kind === "decide") {
      const seat = turn.seats[0];
      const { ok: offer } = await ask({ cmd: "legal", match, seat });
      const { action } = offer.actions[below(offer.actions.length)];
      const played = await ask({ cmd: "play", match, seat, action });
      // An automa's one action is not for people.
      if (played.error) await ask({ cmd: "auto", match });
    } else await ask({ cmd: "auto", match });
    if (step % EVERY !== 0) continue;
    for (const cmd of ["state", "view", "svg", "score"]) await ask({ cmd, match, seat: 0 });
    await ask({ cmd: "view", match, seat: "spectator", lang: "de" });
    await ask({ cmd: "explain", match, seat: 0, lang: "fr" });
  }
  await ask({ cmd: "suggest", match, seat: 0, bot: "greedy" });
  await ask({ cmd: "log", match });
}
native.stdin.end();
console.log(`${answers} answers, ${bytes} bytes: the module answers as the native program`);
