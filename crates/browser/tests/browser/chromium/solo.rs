//! Whole games alone against the automa, by touching the board.

use crate::browser::{Browser, Size};
use crate::hands::Whim;
use crate::house::House;
use serde_json::{Value, json};

/// Plays a game to its end and looks at what the page tells about it.
fn whole_game(game: &str, name: &'static str, setup: Value, size: Size, seed: u64) {
    let house = House::open();
    let made = house.table(game, setup, seed);
    let browser = Browser::open(house.origin(), name);
    browser.resize(size);
    browser.sit(&made.link(0));
    // The seed is fixed: its fingerprint is there from the first moment, and the same at the end.
    let fingerprint = browser.text("document.querySelector('#promised code').textContent");
    assert_eq!(fingerprint.len(), 64, "{fingerprint}");
    let played = browser.play_on(&mut Whim::new(seed), |browser, played| {
        if played.touches == 12 {
            browser.whole_shot("middle");
        }
        false
    });
    assert!(played.touches > 10, "hardly touched: {played:?}");
    browser.shot("end");

    // Every part of the score, the seed, and a check that the browser makes by itself.
    assert!(browser.count("[data-part=end] table.scores tbody tr") >= 2);
    browser.unfold("[data-part=fair] details.fairness");
    let look = house.get(&format!("/api/tables/{}", made.id), None);
    assert_eq!(look["over"], true);
    let seed = look["fairness"]["seed"].as_str().expect("told once the game is over").to_string();
    browser.read("[data-part=fair] .fairness", &seed);
    browser.read("[data-part=fair] .fairness", &fingerprint);
    browser.press("[data-do=verify]");
    browser.until("document.querySelector('[data-verified]').textContent.trim()");
    let verified = "JSON.parse(document.querySelector('#table').dataset.table).words.verified";
    assert!(browser.truth(&format!("document.querySelector('[data-verified]').textContent === {verified}")));
    for score in look["scores"].as_array().expect("scores") {
        browser.read("[data-part=end] tr.total", &score["total"].to_string());
    }
    assert_eq!(browser.count("#scene .can"), 0, "nothing is left to do");
}

#[test]
fn photosynthesis_against_cynthia() {
    whole_game("photosynthesis", "solo-ph", json!({"seats": ["human", "cynthia"]}), Size::Desk, 3);
}

#[test]
fn sol_a_scenario_alone() {
    whole_game(
        "sol",
        "solo-sol",
        json!({"seats": ["human"], "mode": "solo", "scenario": "introduction"}),
        Size::Desk,
        4,
    );
}

#[test]
fn circadians_against_the_ai() {
    whole_game("circadians", "solo-ci", json!({"seats": ["human", "ai"]}), Size::Desk, 5);
}

#[test]
fn photosynthesis_on_a_phone() {
    whole_game("photosynthesis", "solo-ph-phone", json!({"seats": ["human", "cynthia"]}), Size::Phone, 6);
}

#[test]
fn two_clicks_from_home_to_a_game() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "play-now");
    for game in ["photosynthesis", "sol", "circadians"] {
        browser.open_page("/");
        browser.shot("home");
        browser.press(&format!("[data-game={game}] form.play button"));
        browser.until("location.pathname.startsWith('/t/')");
        browser.see("#scene [data-part]");
        browser.pace("instant");
        browser.next_offer();
    }
    // All three are mine now.
    browser.open_page("/my");
    browser.until("document.querySelectorAll('a[href^=\"/t/\"]').length >= 3");
}
