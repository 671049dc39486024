//! A game that nobody has drawn: the toy of the conformance crate, with nothing but what every game must have.

use crate::browser::Browser;
use crate::hands::Whim;
use crate::house::House;

#[test]
fn a_game_without_pictures_is_played_to_its_end() {
    let house = House::with_toy();
    let browser = Browser::open(house.origin(), "toy");
    browser.open_page("/");
    browser.see("[data-game=toy] form.play button");
    assert_eq!(browser.count("a[href='/tour/toy'], [data-game=toy] img"), 0, "it has neither a tour nor art");
    browser.is_accessible("home with the toy");

    // The form offers what the game describes: seats, a preset, no option that is hidden.
    browser.open_page("/new/toy");
    browser.see(".new-form .seat-list");
    assert_eq!(browser.count("[name='option.fault']"), 0);
    browser.choose("#seat-1", "bot:uniform");
    browser.until("document.querySelector('#seat-1').value === 'bot:uniform'");
    browser.is_accessible("form of the toy");
    browser.press("button[name=do][value=make]");
    browser.until("location.pathname.startsWith('/t/')");
    browser.pace("instant");

    // The board is text, and every action a button.
    browser.read("#scene [data-part=board] pre", "round: 1");
    browser.next_offer();
    browser.shot("middle");
    browser.is_accessible("table of the toy");
    let played = browser.play_on(&mut Whim::new(2), |_, _| false);
    assert!(played.answers >= 3 && played.touches == 0, "a bid each round at least: {played:?}");

    browser.shot("end");
    let id = browser.text("location.pathname.split('/')[2]");
    let look = house.get(&format!("/api/tables/{id}"), None);
    assert_eq!(look["over"], true);
    for score in look["scores"].as_array().expect("scores") {
        browser.read("[data-part=end] tr.total", &score["total"].to_string());
    }
    browser.is_accessible("end of the toy");
}

#[test]
fn the_program_that_is_shipped_has_no_toy() {
    let house = House::open();
    let (status, _) = house.ask("GET", "/new/toy", None, "");
    assert_eq!(status, 404);
}
