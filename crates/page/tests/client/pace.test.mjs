import assert from "node:assert/strict";
import { test } from "node:test";
import { Pace, TURN, weight } from "../../assets/client/pace.js";

const step = (kind, seat, trace = null) => ({ kind, seat, trace });
const REASONS = '<ol class="trace"><li class="reason"><ul><li class="candidate kept"></li></ul></li><li class="reason check"></li></ol>';

test("a choice among candidates is looked at longer than a test", () => {
  assert.equal(weight(step("automa", 1, REASONS)).toFixed(1), "1.8");
  assert.ok(weight(step("chance", null)) < weight(step("bot", 1)));
});

/** Shows steps that came together on a device that needs so long to draw each: how long each is seen, without that. */
const show = (pace, steps, open = false, drawing = 0) => {
  let now = 0;
  pace.begin(steps);
  return steps.map((each, n) => {
    pace.enter(n, now);
    now += drawing;
    const time = pace.time(weight(each), 1, open, now);
    now += time;
    return time;
  });
};
const sum = (list) => list.reduce((whole, each) => whole + each, 0);

test("the whole turn of an automa is over in time, however many reasons it has", () => {
  for (const many of [1, 3, 40]) {
    const whole = sum(show(new Pace(), Array.from({ length: many }, () => step("automa", 1, REASONS))));
    assert.ok(whole <= TURN + 1, `${many}: ${whole}`);
    assert.ok(whole > 1000, `${many}: ${whole}`);
  }
});

test("each of several turns that came together is", () => {
  const steps = [step("person", 0), step("chance", null), ...Array.from({ length: 30 }, () => step("automa", 1, REASONS)), step("automa", 2, REASONS)];
  const times = show(new Pace(), steps);
  assert.ok(sum(times.slice(1, 32)) <= TURN + 1, "with the card that is drawn for it");
  assert.equal(Math.round(times[32]), Math.round(1080 * 1.8), "the short turn is not hurried");
});

test("a slow device shows a turn in the same time, and a fast finger does not lengthen what follows", () => {
  const steps = Array.from({ length: 20 }, () => step("automa", 1, REASONS));
  const times = show(new Pace(), steps, false, 100);
  assert.ok(sum(times) + 20 * 100 <= TURN + 1, String(sum(times)));
  assert.ok(sum(times) > TURN / 2, String(sum(times)));
  const pace = new Pace();
  pace.begin(steps);
  pace.enter(0, 0);
  const first = pace.time(1, 1, false, 0);
  assert.equal(pace.time(1, 1, false, first / 2).toFixed(3), first.toFixed(3), "skipped half-way");
});

test("so is the turn of a bot, whose steps come one by one", () => {
  const pace = new Pace();
  const whole = sum(Array.from({ length: 200 }, () => sum(show(pace, [step("bot", 1)], true))));
  assert.ok(whole <= TURN && whole > TURN / 2, String(whole));
  // The next turn has all of its time again.
  assert.ok(sum(show(pace, [step("bot", 0)], true)) > 500);
});

test("who skips a turn sees no more of it, and all of the next", () => {
  const pace = new Pace();
  show(pace, [step("bot", 1)]);
  pace.rush = true;
  show(pace, [step("bot", 1)]);
  assert.equal(pace.rush, true);
  show(pace, [step("automa", 0)]);
  assert.equal(pace.rush, false);
});
