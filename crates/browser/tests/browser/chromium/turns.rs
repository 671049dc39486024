//! What somebody does within a turn: touching, taking back, asking why, by mouse and by keyboard.

use crate::browser::{Browser, Size};
use crate::hands::{Offer, Whim};
use crate::house::House;
use serde_json::json;

fn alone(house: &House, name: &'static str, seed: u64) -> Browser {
    let made = house.table("photosynthesis", json!({"seats": ["human", "cynthia"], "first_seat": 0}), seed);
    let browser = Browser::open(house.origin(), name);
    browser.sit(&made.link(0));
    browser.next_offer();
    browser
}

#[test]
fn undo_to_the_barrier_and_not_beyond() {
    let house = House::open();
    let browser = alone(&house, "undo", 21);
    // Into the first turn with something to pay for.
    browser.play_on(&mut Whim::new(1), |browser, _| {
        browser.truth("document.querySelector('[data-do=undo]:not([aria-disabled])')")
    });
    let before = browser.text("document.querySelector('#scene').innerHTML.length");
    browser.press("[data-do=undo]:not([aria-disabled])");
    browser.until("document.querySelector('[data-do=undo][aria-disabled]')");
    browser.until(&format!("document.querySelector('#scene').innerHTML.length != {before}"));
    // Now the automa's move lies before it: refused, and the page says why.
    let version = browser.version();
    browser.press("[data-do=undo]");
    browser.read("#toasts", &browser.text("document.querySelector('[data-do=undo]').dataset.reason"));
    assert_eq!(browser.version(), version);
}

#[test]
fn why_not() {
    let house = House::open();
    let browser = alone(&house, "why-not", 22);
    browser.press("#scene [data-touch]:not(.can):not(.could)");
    browser.see("#toasts a.rule");
    let rule = browser.text("document.querySelector('#toasts a.rule').getAttribute('href')");
    assert!(rule.starts_with("/rules/photosynthesis#PH-"), "{rule}");
    browser.open_page(&rule);
    let id = rule.split('#').nth(1).unwrap_or_default();
    browser.until(&format!("document.getElementById({})?.checkVisibility()", json!(id)));
}

/// Touches that begin nothing now, a few of each kind.
const IDLE: &str = r"
const kinds = new Map();
for (const e of document.querySelectorAll('#scene [data-touch]:not(.can):not(.could)')) {
  if (!e.checkVisibility() || !e.getClientRects().length) continue;
  const kind = e.dataset.touch.split(':')[0];
  if (!kinds.has(kind)) kinds.set(kind, new Set());
  if (kinds.get(kind).size < 4) kinds.get(kind).add(e.dataset.touch);
}
return [...kinds.values()].flatMap(kind => [...kind]);
";

#[test]
fn whatever_is_touched_answers() {
    let house = House::open();
    for (game, setup, begin) in [
        ("photosynthesis", json!({"seats": ["human", "cynthia"]}), None),
        ("sol", json!({"seats": ["human", "bot:greedy"]}), Some("move")),
        ("circadians", json!({"seats": ["human", "ai"]}), None),
    ] {
        let made = house.in_the_middle(game, setup, 26, 40);
        let browser = Browser::open(house.origin(), "answers");
        browser.sit(&made.link(0));
        browser.next_offer();
        if let Some(begin) = begin
            && browser.count(&format!("[data-action={begin}]")) > 0
        {
            let version = browser.version();
            browser.act(begin);
            browser.until(&format!("{} !== {}", Browser::VERSION, json!(version)));
            browser.next_offer();
        }
        let idle: Vec<String> = serde_json::from_value(browser.run(IDLE, vec![])).expect("names");
        assert!(idle.len() >= 4, "{game}: {idle:?}");
        for touch in idle {
            browser.run("document.querySelector('#toasts').replaceChildren();", vec![]);
            browser.press(&format!("#scene [data-touch={}]", json!(touch)));
            browser.until_or("document.querySelector('#toasts').textContent.trim().length > 10", || {
                format!("{game}: {touch} is touched, and nothing answers")
            });
        }
        browser.shot(game);
    }
}

#[test]
fn previews_of_what_an_action_would_do() {
    let house = House::open();
    let browser = alone(&house, "preview", 23);
    browser.hover("#scene [data-touch].can");
    browser.see("#preview");
    browser.until("document.querySelector('#preview').textContent.trim().length > 3");
    browser.shot("hover");
}

/// On a phone a finger that stays looks, on the board and in the list; nothing is done by it.
#[test]
fn a_long_press_looks_and_does_nothing() {
    let house = House::open();
    let browser = alone(&house, "long-press", 24);
    browser.resize(Size::Phone);
    let version = browser.version();
    let hold = |selector: &str| {
        let (x, y) = browser.point_of(selector);
        browser.hold_at(x, y);
        browser.see("#preview");
    };
    hold("#scene [data-touch].can");
    assert_eq!((browser.count(".chosen"), browser.version()), (0, version.clone()));
    browser.press("#actions-toggle");
    let button = "#action-list button[data-action]";
    browser.until(&format!("document.querySelector({})?.checkVisibility()", json!(button)));
    hold(button);
    assert!(!browser.truth("document.querySelector('#table.sending, dialog[open]')"));
    assert_eq!(browser.version(), version);
    browser.press(button);
    browser.until(&format!("{} !== {}", Browser::VERSION, json!(version)));
}

#[test]
fn a_turn_by_keyboard_alone() {
    let house = House::open();
    let browser = alone(&house, "keyboard", 24);
    for _ in 0..4 {
        let version = browser.version();
        // Along the page with Tab until something on the board can be touched, then Enter.
        let mut presses = 0;
        while !browser.truth("document.activeElement.matches('#scene .can, #action-list button.offer')") {
            browser.key("Tab");
            presses += 1;
            assert!(presses < 150, "the board cannot be reached by keyboard");
        }
        assert!(browser.truth(
            "document.activeElement.getAttribute('aria-label') || document.activeElement.textContent.trim()"
        ));
        browser.key("Enter");
        browser.until(&format!(
            "{} !== {} || document.querySelector('.chosen')",
            Browser::VERSION,
            json!(version)
        ));
        browser.next_offer();
        if browser.version() != version {
            return;
        }
    }
    panic!("four touches made no action");
}

/// What the player of an automa's move shows so far.
const SHOWN: &str = "[document.querySelector('#player-now').textContent, \
    document.querySelectorAll('#player-now .reason:not(.later)').length].join('|')";

/// Are the words of each reason within it?
const WITHIN: &str = "[...document.querySelectorAll('#player-now .reason:not(.later)')].every(reason => {\
    const edge = reason.getBoundingClientRect();\
    return [...reason.querySelector('.what').getClientRects()]\
      .every(line => line.top >= edge.top - 1 && line.bottom <= edge.bottom + 1); })";

#[test]
fn the_automa_moves_at_the_readers_pace() {
    let house = House::open();
    let browser = alone(&house, "pace", 25);
    // Step by step: nothing moves on until somebody says so.
    browser.pace("step");
    let mut whim = Whim::new(5);
    browser.play_on(&mut whim, |browser, _| browser.offer() == Offer::Step);
    assert_eq!(browser.next_offer(), Offer::Step);
    browser.shot("step");
    let (mut steps, mut marked) = (0, 0);
    while browser.next_offer() == Offer::Step {
        let now = browser.text(SHOWN);
        assert!(!now.trim().is_empty(), "a step without words");
        marked += browser.count("#scene .marked");
        assert!(browser.truth(WITHIN), "the words of a reason lie over what is beside them: {now}");
        browser.press("#player-next");
        browser.until(&format!("document.querySelector('#player').hidden || {SHOWN} !== {}", json!(now)));
        steps += 1;
        assert!(steps < 200);
    }
    assert!(steps >= 2, "all of it at once");
    assert!(marked >= 1, "no candidate was shown on the board");
    // By itself.
    browser.pace("auto");
    browser.choose("#pace", "1");
    let alone = "!document.querySelector('#player').hidden && document.querySelector('#player-next').hidden";
    let mut seen = false;
    browser.play_on(&mut whim, |browser, _| {
        seen = browser.truth(alone);
        seen
    });
    assert!(seen, "the game was over before the automa moved by itself");
    browser.choose("#pace", "10");
    browser.until("document.querySelector('#player').hidden");
    // At once: the automa has moved, and nothing was to be waited for.
    browser.pace("instant");
    let lines = browser.count("#log li[data-seat='1']");
    browser.play_on(&mut whim, |browser, _| {
        assert_ne!(browser.offer(), Offer::Step);
        browser.count("#log li[data-seat='1']") > lines
    });
    // The log shows the reasons again.
    browser.press("#log button.why");
    browser.see("#log .trace a.rule");
    browser.shot("why");
}

/// The pace is changed to "at once" in the very moment between a step and its drawing, when nothing waits for the reader.
#[test]
fn a_pace_that_is_changed_while_a_step_is_drawn_counts() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "pace-drawn");
    let made = house.table("photosynthesis", json!({"seats": ["human", "bot:easy"], "first_seat": 0}), 4);
    browser.sit(&made.link(0));
    browser.pace("step");
    browser.run(
        "const mode = document.querySelector('#pace-mode');\
         new MutationObserver((_, observer) => {\
           if (document.querySelector('#log').lastElementChild?.dataset.seat !== '1') return;\
           observer.disconnect();\
           mode.value = 'instant';\
           mode.dispatchEvent(new Event('change', {bubbles: true}));\
         }).observe(document.querySelector('#log'), {childList: true, subtree: true});",
        vec![],
    );
    let mut whim = Whim::new(6);
    let changed = "document.querySelector('#pace-mode').value === 'instant'";
    browser.play_on(&mut whim, |browser, _| browser.truth(changed));
    assert!(browser.truth(changed), "the game was over before the bot acted");
    browser.until("document.querySelector('#player').hidden");
}

/// What the first seat may touch after the automa's next turn is known from a table that plays alike.
#[test]
fn a_touch_that_skips_does_nothing_else_on_the_board() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "skip");
    let setup = || json!({"seats": ["human", "cynthia"], "first_seat": 0});
    let end_turn = |browser: &Browser| {
        browser.next_offer();
        let version = browser.version();
        browser.act("end");
        browser.until(&format!(
            "{} !== {} || document.querySelector('#player-now .reason')",
            Browser::VERSION,
            json!(version)
        ));
    };
    // The automa comes first in the round that ends, so that the seat is asked twice in a row.
    let ahead = house.in_the_middle("photosynthesis", setup(), 27, 12);
    browser.sit(&ahead.link(0));
    end_turn(&browser);
    end_turn(&browser);
    let Offer::Touch { things, .. } = browser.next_offer() else { panic!("nothing to touch") };
    for size in [Size::Desk, Size::Phone] {
        browser.resize(size);
        let made = house.in_the_middle("photosynthesis", setup(), 27, 12);
        browser.sit(&made.link(0));
        end_turn(&browser);
        browser.pace("auto");
        browser.choose("#pace", "1");
        end_turn(&browser);
        // While a reason is waited for, the touch that skips it is followed at once by what can be done then.
        browser.see("#player-now .reason.current");
        let thing = format!("#scene [data-touch={}]", json!(things[0]));
        let (x, y) = browser.point_of(&thing);
        browser.press_at(x, y);
        browser.until(&format!(
            "document.querySelector('#player').hidden && document.querySelector({})",
            json!(format!("{thing}.can"))
        ));
        let version = browser.version();
        assert_eq!(browser.count("#scene .chosen"), 0, "the touch that skipped has chosen something");
        assert!(!browser.truth("document.querySelector('#table.sending, #toasts > *, dialog[open]') || !document.querySelector('#chooser').hidden"));
        // The next touch counts.
        browser.press_at(x, y);
        browser.until(&format!("{} !== {} || document.querySelector('#scene .chosen, dialog[open]') || !document.querySelector('#chooser').hidden", Browser::VERSION, json!(version)));
    }
}

/// The choices of a first round of Circadians that pay and gain nothing at once.
#[test]
fn what_is_kept_given_up_or_done_is_marked_on_the_board() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "marked");
    let made = house.table("circadians", json!({"seats": ["human", "ai"]}), 93);
    browser.sit(&made.link(0));
    let mut missing = vec![("keep", "✓"), ("discard", "✕"), ("ready", "✓")];
    for _ in 0..40 {
        browser.next_offer();
        let legal = browser.promised(
            "const answer = await fetch(`/api/tables/${location.pathname.split('/')[2]}/legal`);\
             return (await answer.json()).legal.map(each => [each.action, each.touches[0]]);",
            vec![],
        );
        let legal: Vec<(String, String)> = serde_json::from_value(legal).expect("actions");
        let verb = |action: &str| action.split(' ').next().unwrap_or_default().to_string();
        let found = legal.iter().find_map(|(action, touch)| {
            let n = missing.iter().position(|(wanted, _)| *wanted == verb(action))?;
            Some((n, action, touch))
        });
        if let Some((n, action, touch)) = found {
            let thing = format!("#scene [data-touch={}].can", json!(touch));
            let button = format!("#action-list button[data-action={}]", json!(action));
            browser.hover(if browser.count(&thing) > 0 { &thing } else { &button });
            browser.read("#scene .over .ci-delta", missing.remove(n).1);
            browser.shot(&verb(action));
            browser.hover_at(3.0, 3.0);
            browser.see_no(".over");
        }
        if missing.is_empty() {
            return;
        }
        // A plan is made before it is declared ready.
        let next = legal.iter().find(|(action, _)| action == "ready").unwrap_or(&legal[0]);
        let version = browser.version();
        browser.act(&next.0);
        browser.until(&format!("{} !== {}", Browser::VERSION, json!(version)));
    }
    panic!("never offered: {missing:?}");
}
