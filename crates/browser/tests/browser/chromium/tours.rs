//! Guided first games, each played to its end.

use crate::browser::{Browser, Size};
use crate::house::House;
use serde_json::{Value, json};

/// Keeps every word of the tour that is said while an automa's move is still being shown.
const LISTEN: &str = "window.early = []; const player = document.querySelector('#player'); \
    new MutationObserver(() => player.hidden || window.early.push(document.querySelector('#tour').textContent))\
    .observe(document.querySelector('#tour'), { childList: true });";

/// An expression: the number of the stop, none once the tour is over.
const STOP: &str = "Number(document.querySelector('#tour p')?.textContent.match(/\\d+/)?.[0] ?? 0)";

/// Nothing is on its way, and no automa is being shown.
const QUIET: &str =
    "document.querySelector('#player').hidden && !document.querySelector('#table.sending, #table.playing')";

fn walk(game: &str, name: &'static str, size: Size) {
    let house = House::open();
    let browser = Browser::open(house.origin(), name);
    browser.resize(size);
    browser.open_page(&format!("/tour/{game}"));
    browser.press("main form button.main");
    browser
        .until("location.pathname.startsWith('/t/') && document.querySelector('#tour:not([hidden]) button')");
    browser.run(LISTEN, vec![]);
    browser.choose("#pace-mode", "auto");
    let stops = browser.run("return JSON.parse(document.querySelector('#tour').dataset.tour).stops", vec![]);
    let stops = stops.as_array().expect("stops").clone();
    for (n, stop) in stops.iter().enumerate() {
        let number = n + 1;
        browser.until_or(&format!("{QUIET} && {STOP} === {number}"), || browser.text(STOP));
        browser.read("#tour", stop["text"].as_str().expect("words"));
        // What it speaks of is pointed at.
        browser.see(".tour-ring");
        browser.shot(&format!("{number}"));
        match &stop["action"] {
            Value::String(action) => browser.act(action),
            _ => browser.press("#tour button.main"),
        }
    }
    browser.until("!document.querySelector('#tour, .tour-ring, body.touring')");
    assert_eq!(browser.run("return window.early", vec![]), json!([]), "the tour ran ahead of the automa");
    // It was a real game, and goes on.
    let acts = stops.iter().filter(|stop| stop["action"].is_string()).count();
    assert!(browser.count("#log li[data-seat='0'][data-kind=act]") >= acts);
    browser.next_offer();
    // Whoever loads the page again is not led a second time.
    browser.reload();
    browser.next_offer();
    assert_eq!(browser.count("#tour:not([hidden])"), 0);
}

#[test]
fn photosynthesis_with_a_guide() {
    walk("photosynthesis", "tour-ph", Size::Desk);
}

#[test]
fn sol_with_a_guide_on_a_phone() {
    walk("sol", "tour-sol", Size::Phone);
}

#[test]
fn circadians_with_a_guide() {
    walk("circadians", "tour-ci", Size::Tablet);
}
