// @ts-check
/**
 * How strong a reader is against the levels of a game, from the results this browser remembers. Knows no page.
 *
 * A ladder is a list of opponents, the weakest first. Neighbours are taken to be STEP points of Elo apart; where the
 * reader stands on that scale is the most likely place for the results, with a prior that keeps a few games from saying
 * too much.
 */

/**
 * One game at a table: for each opponent its level and what it came to, 1 won, 0 lost, ½ shared.
 * @typedef {{table: string, against: [level: string, score: number][]}} Result
 */

/** Elo between neighbours of a ladder: the stronger wins two games of three. */
const STEP = 120;
/** How sure one may be of a reader nobody has seen play: somewhere on the ladder. */
const SPREAD = 250;
/** So many games before something is proposed. */
export const ENOUGH = 3;
/** Results that are remembered: people get better. */
const MOST = 30;

/** The chance to win at a difference of Elo. @param {number} difference */
export const chance = (difference) => 1 / (1 + 10 ** (-difference / 400));

/**
 * The results on one ladder: place of the opponent and score, each with its share of the game.
 * @param {Result[]} results
 * @param {string[]} ladder
 */
function onLadder(results, ladder) {
  return results.flatMap(({ against }) => {
    const known = against.filter(([level]) => ladder.includes(level));
    return known.map(([level, score]) => ({ place: ladder.indexOf(level), score, share: 1 / known.length }));
  });
}

/**
 * Where on the ladder a reader stands, in Elo above its weakest level.
 * @param {Result[]} results
 * @param {string[]} ladder
 */
export function strength(results, ladder) {
  const games = onLadder(results, ladder);
  const middle = ((ladder.length - 1) / 2) * STEP;
  // How much the likelihood rises with the strength: it falls all the way, so that its zero is found by halving.
  const slope = (/** @type {number} */ at) =>
    games.reduce((sum, { place, score, share }) => sum + share * (score - chance(at - place * STEP)), 0) * (Math.LN10 / 400) - (at - middle) / SPREAD ** 2;
  let [low, high] = [middle - 2000, middle + 2000];
  for (let n = 0; n < 50; n += 1) {
    const at = (low + high) / 2;
    if (slope(at) > 0) low = at;
    else high = at;
  }
  return (low + high) / 2;
}

/**
 * The level of a ladder whose chance against the reader is nearest to even, and after how many games; null before there
 * are enough of them.
 * @param {Result[]} results
 * @param {string[]} ladder
 * @returns {{level: string, games: number, chance: number}|null}
 */
export function proposal(results, ladder) {
  const games = results.filter(({ against }) => against.some(([level]) => ladder.includes(level))).length;
  if (games < ENOUGH) return null;
  const at = strength(results, ladder);
  const far = (/** @type {number} */ place) => Math.abs(chance(at - place * STEP) - 0.5);
  const place = ladder.reduce((best, _, n) => (far(n) < far(best) ? n : best), 0);
  return { level: ladder[place], games, chance: chance(at - place * STEP) };
}

/**
 * The results with one more; a table counts once, and the oldest are dropped.
 * @param {Result[]} results
 * @param {Result} result
 * @returns {Result[]}
 */
export function remembered(results, result) {
  if (result.against.length === 0 || results.some(({ table }) => table === result.table)) return results;
  return [...results, result].slice(-MOST);
}

/**
 * Results as they were kept; what is no result is left out, for anybody can write into a browser's memory.
 * @param {string|null} text
 * @returns {Result[]}
 */
export function read(text) {
  try {
    const list = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.filter(isResult) : [];
  } catch {
    return [];
  }
}

/** @param {any} it @returns {it is Result} */
function isResult(it) {
  const isScore = (/** @type {any} */ one) => Array.isArray(one) && typeof one[0] === "string" && [0, 0.5, 1].includes(one[1]);
  return typeof it?.table === "string" && Array.isArray(it.against) && it.against.length > 0 && it.against.every(isScore);
}
