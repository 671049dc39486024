//! Several people at one table.

use crate::browser::Browser;
use crate::hands::{Offer, Whim};
use crate::house::House;
use serde_json::json;

#[test]
fn two_browsers_at_one_table() {
    let house = House::open();
    let made = house.table("photosynthesis", json!({"seats": ["human", "human"], "first_seat": 0}), 11);
    let ada = Browser::open(house.origin(), "two-ada");
    let bob = Browser::open(house.origin(), "two-bob");
    ada.sit(&made.link(0));
    ada.next_offer();
    // Ada sees Bob come.
    ada.until("!document.querySelector('[data-person=\"1\"] .presence.here')");
    bob.sit(&made.link(1));
    bob.see("#scene");
    ada.see("[data-person='1'] .presence.here");
    assert!(!ada.address().contains('#'), "the secret leaves the address bar: {}", ada.address());

    // One acts, the other sees it; only who is asked can touch.
    assert_eq!(bob.offer(), Offer::Nothing);
    let Offer::Touch { things, .. } = ada.next_offer() else { panic!("nothing to touch") };
    ada.touch(&things[0]);
    bob.next_offer();
    assert_eq!(bob.version(), ada.version());
    bob.read("#log", &ada.text("document.querySelector('#log li:last-child .events').textContent"));

    // What is said is text, whatever it looks like.
    let saying = "<b id=trap onclick=x>hello</b><img src=x> & \"you\"";
    bob.press("#chat-box > summary");
    bob.write("#chat-text", saying);
    bob.key("Enter");
    ada.read("#chat", saying);
    assert_eq!(ada.count("#trap, #chat img, #chat b b"), 0);
    bob.read("#chat", saying);

    // Whoever only watches sees the same and can touch nothing.
    let watcher = Browser::open(house.origin(), "two-watcher");
    watcher.open_page(&made.watch());
    watcher.until("document.querySelectorAll('#log li').length");
    assert_eq!(watcher.offer(), Offer::Nothing);
    assert_eq!(watcher.version(), ada.version());
    bob.play_on(&mut Whim::new(1), |_, played| played.touches == 1);
    watcher.until(&format!("{} === {}", Browser::VERSION, json!(bob.version())));
}

#[test]
fn hot_seat_with_a_curtain() {
    let house = House::open();
    let made = house.table("circadians", json!({"seats": ["human", "human"]}), 12);
    let browser = Browser::open(house.origin(), "curtain");
    let watcher = Browser::open(house.origin(), "curtain-watcher");
    watcher.open_page(&made.watch());
    browser.open_page(&made.link(0));
    browser.until("JSON.parse(document.querySelector('#table').dataset.table).mine.length === 1");
    browser.open_page(&made.link(1));
    browser.until("JSON.parse(document.querySelector('#table').dataset.table).mine.length === 2");
    let (mut fell, mut whim) = (Vec::new(), Whim::new(2));
    while fell.len() < 3 {
        browser.play_on(&mut whim, |browser, _| browser.offer() == Offer::Curtain);
        assert_eq!(browser.next_offer(), Offer::Curtain);
        // Behind the curtain there is what anybody may see, and nothing else: not drawn, not in the source.
        browser.until("document.querySelector('#scene [data-part] *')");
        watcher.until(&format!("{} === {}", Browser::VERSION, json!(browser.version())));
        let scene = "document.querySelector('#scene').innerHTML.replaceAll(' class=\"\"', '')";
        assert_eq!(browser.text(scene), watcher.text(scene));
        assert_eq!(browser.count("#action-list button, .can"), 0);
        fell.push(browser.text("document.querySelector('#curtain-who').textContent"));
        browser.shot("curtain");
        browser.press("#curtain-show");
        browser.until("document.querySelector('#curtain').hidden");
        browser.next_offer();
    }
    fell.sort();
    fell.dedup();
    assert!(fell.len() >= 2, "the curtain fell between the seats: {fell:?}");
}

#[test]
fn two_tabs_on_one_seat() {
    let house = House::open();
    let made = house.table("photosynthesis", json!({"seats": ["human", "cynthia"], "first_seat": 0}), 13);
    let browser = Browser::open(house.origin(), "tabs");
    browser.sit(&made.link(0));
    browser.next_offer();
    let first = browser.tab();
    let second = browser.new_tab();
    browser.open_page(&made.watch());
    browser.next_offer();
    browser.play_on(&mut Whim::new(3), |_, played| played.touches == 2);
    let version = browser.version();
    browser.go_to_tab(&first);
    browser.until(&format!("{} === {}", Browser::VERSION, json!(version)));
    browser.play_on(&mut Whim::new(4), |_, played| played.touches == 2);
    let version = browser.version();
    browser.go_to_tab(&second);
    browser.until(&format!("{} === {}", Browser::VERSION, json!(version)));
}
