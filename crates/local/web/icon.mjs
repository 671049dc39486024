// @ts-check
/** The mark as PNG, for systems that take no SVG: drawn point by point, four by four samples to each. */

import { crc32, deflateSync } from "node:zlib";

const NIGHT = [0x2a, 0x21, 0x40];
const SUN = [0xf6, 0xb7, 0x3c];
/** Strokes of `mark.svg`, from point to point in a square of 24. */
const RAYS = [
  [12, 3.6, 12, 6.2],
  [5.4, 6.9, 7.3, 8.8],
  [18.6, 6.9, 16.7, 8.8],
  [3.4, 13.5, 5.8, 13.5],
  [18.2, 13.5, 20.6, 13.5],
  [3.6, 20, 20.4, 20],
];
/** Systems cut icons round: the mark stands within the middle. */
const SHRUNK = 0.8;
const SAMPLES = 4;
/** The last shade of the palette. */
const BRIGHTEST = 15;

/** @param {number} x @param {number} y @param {number[]} stroke */
function distance(x, y, [ax, ay, bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** @param {number} x @param {number} y */
const isSun = (x, y) => Math.hypot(x - 12, y - 13.5) <= 4.4 || RAYS.some((ray) => distance(x, y, ray) <= 0.9);

/** @param {string} kind @param {Uint8Array} data */
function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** @param {number} size @returns {Uint8Array} a PNG */
export function drawIcon(size) {
  // Sixteen shades from night to sun, two points to a byte: a third of what three bytes for each point come to.
  const width = 1 + size / 2;
  const rows = Buffer.alloc(size * width);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      let lit = 0;
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
        const at = (/** @type {number} */ pixel, /** @type {number} */ part) => 12 + (((pixel + (part + 0.5) / SAMPLES) / size) * 24 - 12) / SHRUNK;
        if (isSun(at(column, sample % SAMPLES), at(row, Math.floor(sample / SAMPLES)))) lit += 1;
      }
      const shade = Math.round((lit * BRIGHTEST) / (SAMPLES * SAMPLES));
      rows[row * width + 1 + (column >> 1)] |= column % 2 ? shade : shade << 4;
    }
  }
  const palette = Buffer.from(
    Array.from({ length: BRIGHTEST + 1 }, (_, shade) =>
      NIGHT.map((night, colour) => Math.round(night + (shade / BRIGHTEST) * (SUN[colour] - night))),
    ).flat(),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // Four bits for each point, of a palette.
  head.set([4, 3], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("PLTE", palette), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}
