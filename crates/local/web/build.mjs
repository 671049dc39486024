// @ts-check
/**
 * Puts the program for the browser together: `node build.mjs MODULE FOLDER [PACKED [BUDGET]]`. What is in the module is
 * asked of the module itself: the start page, the icon. PACKED is a folder that keeps what was packed, by the hash of its
 * content, because that takes longest; without it nothing is packed, which is enough for tests. It fails if a first
 * start loads more than BUDGET bytes with brotli.
 */

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { drawIcon } from "./icon.mjs";
import { startModule } from "./node.mjs";

const [modulePath, folder, packed, budget = "Infinity"] = process.argv.slice(2);
const here = import.meta.dirname;
/** Everything of the folder, by its path. @type {Map<string, Uint8Array>} */
const files = new Map();
const text = (/** @type {string} */ content) => new TextEncoder().encode(content);

/**
 * A module without its custom sections, which hold the names of functions for those who look for faults: the places in a
 * trap's stack are the same without them.
 * @param {Uint8Array} wasm
 */
function withoutNames(wasm) {
  const kept = [wasm.subarray(0, 8)];
  for (let at = 8; at < wasm.length; ) {
    const [from, custom] = [at, wasm[at] === 0];
    let [length, shift] = [0, 0];
    do {
      at += 1;
      length |= (wasm[at] & 127) << shift;
      shift += 7;
    } while (wasm[at] & 128);
    at += 1 + length;
    if (!custom) kept.push(wasm.subarray(from, at));
  }
  return Buffer.concat(kept);
}

const wasm = withoutNames(await readFile(modulePath));
const module = await startModule(wasm);
module.boot({ beside_server: false }, []);

/**
 * A script or style sheet without what only its authors read: comments that begin a line, indentation, empty lines. The
 * module holds its own in this form, too (`page::lean`).
 * @param {string} content
 */
const lean = (content) => content.replace(/^\s*(?:\/\*[^]*?\*\/|\/\/.*)/gm, "").replace(/^\s+/gm, "");

/** What the program answers to a request. @param {string} path @returns {Uint8Array} */
function ask(path) {
  const { effects, bytes } = module.call({ kind: "request", id: 1, method: "GET", path, headers: [["accept", "*/*"]] });
  const answer = effects.find((effect) => effect.kind === "answer");
  if (answer?.status !== 200) throw new Error(`${path}: ${answer?.status}`);
  return bytes.slice(...answer.body);
}

files.set("device/solarium.wasm", wasm);
for (const name of ["module.js", "journal.js", "thinking.js", "thinker.js", "start.js", "start.css"]) {
  files.set(`device/${name}`, text(lean(await readFile(join(here, name), "utf8"))));
}
files.set("device/manifest.webmanifest", await readFile(join(here, "manifest.webmanifest")));
const start = ask("/device/start");
for (const name of ["index.html", "404.html", "device/index.html"]) files.set(name, start);
const mark = /href="(\/assets\/[^"]+\/mark\.svg)"/.exec(new TextDecoder().decode(ask("/")));
if (!mark) throw new Error("the first page has no icon");
files.set("device/icon.svg", ask(mark[1]));
for (const size of [192, 512]) files.set(`device/icon-${size}.png`, drawIcon(size));

// Changes with whatever changes, so that browsers notice.
const worker = lean(await readFile(join(here, "sw.js"), "utf8"));
const hash = createHash("sha256").update(worker);
for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(path).update(content);
files.set("sw.js", text(worker.replace('"BUILD"', JSON.stringify(hash.digest("hex").slice(0, 16)))));

/** The content, packed; what was packed before is read. @param {"br"|"gz"} how @param {Uint8Array} content */
async function pack(how, content) {
  const file = join(packed, `${createHash("sha256").update(content).digest("hex").slice(0, 32)}.${how}`);
  if (existsSync(file)) return readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  const made = how === "br" ? brotliCompressSync(content, { params }) : gzipSync(content, { level: 9 });
  await writeFile(file, made);
  return made;
}

await rm(folder, { recursive: true, force: true });
if (packed) await mkdir(packed, { recursive: true });
let first = 0;
for (const [path, content] of files) {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
  if (!packed) continue;
  const small = path.endsWith(".png") ? content : await pack("br", content);
  if (!["404.html", "device/index.html"].includes(path)) first += small.length;
  if (path.endsWith(".wasm")) {
    await writeFile(`${target}.br`, small);
    await writeFile(`${target}.gz`, await pack("gz", content));
    console.log(`${path}: ${content.length} bytes, ${small.length} with brotli`);
  }
}
if (!packed) console.log(`${files.size} files in ${folder}`);
else console.log(`${files.size} files in ${folder}; a first start loads ${first} bytes with brotli (budget ${budget})`);
if (first > Number(budget)) process.exitCode = 1;
