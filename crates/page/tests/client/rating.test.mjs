/** The level that is about even with a reader. Run by `cargo xtask client`. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ENOUGH, chance, proposal, read, remembered, strength } from "../../assets/client/rating.js";

const LADDER = ["bot:easy", "bot:normal", "bot:hard", "bot:expert"];

/** Games against one level. @param {string} level @param {...number} scores */
const games = (level, ...scores) => scores.map((score, n) => ({ table: `${level}-${n}`, against: [[level, score]] }));

describe("a proposal", () => {
  test("needs a few games of that ladder", () => {
    assert.equal(proposal([], LADDER), null);
    assert.equal(proposal(games("bot:easy", 1, 1).slice(0, ENOUGH - 1), LADDER), null);
    assert.equal(proposal(games("cynthia:tree", 1, 1, 1, 1), LADDER), null);
    assert.notEqual(proposal(games("bot:easy", 1, 1, 1), LADDER), null);
  });

  test("rises with what was won and falls with what was lost", () => {
    assert.equal(proposal(games("bot:expert", 1, 1, 1, 1, 1, 1), LADDER)?.level, "bot:expert");
    assert.equal(proposal(games("bot:easy", 0, 0, 0, 0, 0, 0), LADDER)?.level, "bot:easy");
    const won = proposal(games("bot:normal", 1, 1, 1, 1, 1), LADDER);
    const lost = proposal(games("bot:normal", 0, 0, 0, 0, 0), LADDER);
    assert.ok(LADDER.indexOf(won?.level ?? "") > LADDER.indexOf("bot:normal"));
    assert.ok(LADDER.indexOf(lost?.level ?? "") <= LADDER.indexOf("bot:normal"));
  });

  test("is the level that is even with the reader if half the games are won", () => {
    const even = proposal(games("bot:hard", 1, 0, 1, 0, 1, 0, 1, 0), LADDER);
    assert.equal(even?.level, "bot:hard");
    assert.ok(Math.abs((even?.chance ?? 0) - 0.5) < 0.1);
    assert.equal(even?.games, 8);
  });

  test("works on any ladder, in the order it is given", () => {
    const cynthia = ["seedling", "sapling", "young", "tree", "old", "ancient"].map((level) => `cynthia:${level}`);
    assert.equal(proposal(games("cynthia:seedling", 1, 1, 1), cynthia)?.games, 3);
    assert.equal(proposal(games("cynthia:seedling", 0, 0, 0, 0, 0, 0, 0, 0), cynthia)?.level, "cynthia:seedling");
  });
});

describe("strength", () => {
  test("is the middle of the ladder before anything is known", () => {
    assert.equal(Math.round(strength([], LADDER)), 180);
  });

  test("is never without bounds, whatever was won", () => {
    assert.ok(strength(games("bot:expert", ...Array(100).fill(1)), LADDER) < 2000);
    assert.ok(strength(games("bot:easy", ...Array(100).fill(0)), LADDER) > -2000);
  });

  test("counts a game with several opponents as one game", () => {
    const three = [{ table: "x", against: [["bot:hard", 1], ["bot:hard", 1], ["bot:hard", 1]] }];
    assert.equal(strength(three, LADDER), strength(games("bot:hard", 1), LADDER));
  });
});

test("equals win half their games", () => {
  assert.equal(chance(0), 0.5);
  assert.ok(Math.abs(chance(120) - 2 / 3) < 0.01);
  assert.ok(Math.abs(chance(-120) + chance(120) - 1) < 1e-12);
});

describe("what is remembered", () => {
  const one = { table: "a", against: [["bot:easy", 1]] };

  test("has each table once, and games without a level not at all", () => {
    assert.deepEqual(remembered([one], one), [one]);
    assert.deepEqual(remembered([one], { table: "b", against: [] }), [one]);
    assert.equal(remembered([one], { ...one, table: "b" }).length, 2);
  });

  test("drops the oldest", () => {
    let results = [];
    for (let n = 0; n < 100; n += 1) results = remembered(results, { ...one, table: String(n) });
    assert.equal(results.length, 30);
    assert.equal(results[29].table, "99");
  });

  test("survives whatever stands in the memory", () => {
    for (const text of [null, "", "nonsense", "{}", "[1, null, {}]", '[{"table": 1, "against": []}]', '[{"table": "a", "against": [["x", 7]]}]']) {
      assert.deepEqual(read(text), []);
    }
    assert.deepEqual(read(JSON.stringify([one, 5])), [one]);
  });
});
