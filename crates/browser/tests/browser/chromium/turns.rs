//! What somebody does within a turn: touching, taking back, asking why, by mouse and by keyboard.

use crate::browser::Browser;
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

#[test]
fn previews_of_what_an_action_would_do() {
    let house = House::open();
    let browser = alone(&house, "preview", 23);
    browser.hover("#scene [data-touch].can");
    browser.see("#preview");
    browser.until("document.querySelector('#preview').textContent.trim().length > 3");
    browser.shot("hover");
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

#[test]
fn the_automa_moves_at_the_readers_pace() {
    let house = House::open();
    let browser = alone(&house, "pace", 25);
    // Step by step: nothing moves on until somebody says so.
    browser.pace("step");
    let mut whim = Whim::new(5);
    while browser.next_offer() != Offer::Step {
        let (mut once, start) = (false, browser.version());
        browser.play_on(&mut whim, |browser, _| {
            std::mem::replace(&mut once, true) && browser.version() != start || browser.offer() == Offer::Step
        });
    }
    browser.shot("step");
    let mut steps = 0;
    while browser.next_offer() == Offer::Step {
        let now = browser.text(SHOWN);
        assert!(!now.trim().is_empty(), "a step without words");
        browser.press("#player-next");
        browser.until(&format!("document.querySelector('#player').hidden || {SHOWN} !== {}", json!(now)));
        steps += 1;
        assert!(steps < 200);
    }
    assert!(steps >= 1);
    // By itself.
    browser.pace("auto");
    browser.play_on(&mut whim, |_, played| played.answers >= 1);
    browser.next_offer();
    // The log shows the reasons again.
    browser.press("#log button.why");
    browser.see("#log .trace a.rule");
    browser.shot("why");
}
