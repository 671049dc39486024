//! Replays: any step, by slider, keys and link.

use crate::browser::Browser;
use crate::house::House;
use serde_json::json;

#[test]
fn any_step_of_a_game_and_a_link_to_it() {
    let house = House::open();
    let made = house.finished("photosynthesis", json!({"seats": ["bot:random", "cynthia"]}), 51);
    let steps = house.get(&format!("/api/tables/{}", made.id), None)["steps"].as_u64().expect("steps");
    let browser = Browser::open(house.origin(), "replay");
    browser.open_page(&format!("/t/{}/replay", made.id));
    let board = "document.querySelector('#scene').textContent + document.querySelectorAll('#scene *').length";
    let at_step = |step: u64| {
        browser.until(&format!("new URL(location.href).searchParams.get('step') === '{step}'"));
        browser.until(&format!("document.querySelector('#slider').value === '{step}'"));
        browser.text(board)
    };
    browser.press("#first");
    at_step(0);
    browser.press("#on");
    at_step(1);
    browser.key("ArrowRight");
    at_step(2);
    browser.key("ArrowLeft");
    at_step(1);
    browser.key("End");
    let last = at_step(steps);
    browser.run(
        "const s = document.querySelector('#slider'); s.value = arguments[0]; s.dispatchEvent(new Event('input'));",
        vec![json!(steps / 2)],
    );
    let middle = at_step(steps / 2);
    assert_ne!(middle, last);
    browser.shot("middle");
    // The link leads to the very step, also for somebody who was never here.
    let link = browser.address();
    let other = Browser::open(house.origin(), "replay-other");
    other.open_page(&link);
    other.until(&format!("document.querySelector('#slider').value === '{}'", steps / 2));
    other.until(&format!("{board} === {}", json!(middle)));

    // What if? A table of one's own from here.
    browser.press("#what-if");
    browser.until("/^\\/t\\/[^\\/]+$/.test(location.pathname)");
    browser.see("#scene [data-part] *");
}

#[test]
fn a_running_game_can_be_looked_back_at_in_the_own_view() {
    let house = House::open();
    let made = house.table("circadians", json!({"seats": ["human", "ai"]}), 52);
    let browser = Browser::open(house.origin(), "replay-own");
    browser.open_page(&made.link(0));
    browser.next_offer();
    browser.open_page(&format!("/t/{}/replay", made.id));
    browser.see("#scene [data-part] *");
    browser.press("#first");
    browser.until("document.querySelector('#slider').value === '0'");
}
