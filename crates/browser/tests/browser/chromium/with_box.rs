//! Games with the box on the table: people enter what came.

use crate::browser::{Browser, Size};
use crate::hands::Whim;
use crate::house::House;
use serde_json::json;

/// Is the page asking what came?
const ASKS: &str =
    "document.querySelector('.prompt.yours')?.innerText.includes('What came on your table?') ?? false";

#[test]
fn a_whole_game_against_cynthia_on_a_phone() {
    let house = House::open();
    let setup = json!({"seats": ["human", "cynthia:tree"], "chance": "table"});
    let made = house.table("photosynthesis", setup, 5);
    let browser = Browser::open(house.origin(), "with-box-ph");
    browser.resize(Size::Phone);
    browser.sit(&made.link(0));
    browser.read("[data-part=notices]", "from the box on your table");
    browser.shot("first");
    assert_eq!(browser.count("#promised"), 0, "no seed decides anything");
    let mut asked = 0;
    browser.play_on(&mut Whim::new(5), |browser, _| {
        asked += usize::from(browser.truth(ASKS));
        false
    });
    assert!(asked > 15, "only {asked}");
    browser.shot("end");
    assert_eq!(browser.count(".fairness"), 0);
    let look = house.get(&format!("/api/tables/{}", made.id), None);
    assert_eq!(look["over"], true);
}
