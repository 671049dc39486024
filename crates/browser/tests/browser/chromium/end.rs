//! The end of a game, and what leads there: the pace of others, sounds.

use crate::browser::{Browser, Size};
use crate::hands::{Offer, Whim};
use crate::house::House;
use serde_json::json;

#[test]
fn the_end_tells_how_the_match_went() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "end");
    for game in ["photosynthesis", "sol", "circadians"] {
        let made = house.finished(game, json!({"seats": ["bot:random", "bot:random"]}), 81);
        browser.resize(Size::Desk);
        browser.open_page(&made.watch());
        browser.see("#progress .course");
        // What to do next comes first, fairness last and folded.
        assert!(browser.truth("document.querySelector('.end .buttons').compareDocumentPosition(document.querySelector('.end .scores')) & 4"));
        assert!(browser.truth("document.querySelector('#progress').compareDocumentPosition(document.querySelector('.fairness')) & 4"));
        assert!(browser.truth("!document.querySelector('.fairness').open"));
        // The numbers of a graph are there for those who do not see it.
        browser.unfold("#progress .graph details");
        let rows = browser.count("#progress .graph:first-of-type tbody tr");
        assert!(rows > 2, "{rows}");
        // A moment that decided is one click away.
        assert!(browser.truth(&format!(
            "document.querySelector('.turning-points a').getAttribute('href').startsWith('/t/{}/replay?step=')",
            made.id
        )));
        assert_eq!(
            browser.count("#progress .graph:first-of-type .course .turn"),
            browser.count(".turning-points li")
        );
        // The shell of the end is the same for all; the boards are looked at elsewhere.
        if game == "photosynthesis" {
            browser.is_accessible("the end");
        }
        for (size, scheme) in [(Size::Desk, "light"), (Size::Phone, "dark")] {
            browser.resize(size);
            browser.media(scheme, true);
            browser.fits(&format!("end of {game}"));
            browser.whole_shot(&format!("{game}-{}-{scheme}", size.name()));
        }
        browser.media("light", true);
    }
}

#[test]
fn a_bot_that_plays_for_me_can_be_stopped() {
    let house = House::open();
    let made = house.table("photosynthesis", json!({"seats": ["human", "cynthia"], "first_seat": 0}), 82);
    let browser = Browser::open(house.origin(), "stand-in");
    browser.sit(&made.link(0));
    browser.next_offer();
    browser.unfold("[data-part=controls] details.more");
    browser.press("[data-do=bot]");
    browser.press("dialog[open] button[value=random]");
    browser.see("[data-do=human]");
    let begun = browser.version();
    browser.until(&format!("{} !== {}", Browser::VERSION, json!(begun)));
    browser.press("[data-do=human]");
    browser.see_no("[data-do=human]");
    // It has not played the game away, and the seat is asked again.
    let look = house.get(&format!("/api/tables/{}", made.id), None);
    assert_eq!(look["over"], json!(false));
    assert!(matches!(browser.next_offer(), Offer::Touch { .. }));
}

/// Keeps what is synthesised instead of sounding it.
const HEARD: &str = "window.heard = 0; window.AudioContext = class { state = 'running'; currentTime = 0; destination = {};\
    createOscillator() { window.heard += 1; return { frequency: ramp(), connect: (next) => next, start() {}, stop() {} }; }\
    createGain() { return { gain: ramp(), connect: (next) => next }; } };\
    const ramp = () => ({ setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} });";

#[test]
fn sounds_are_off_until_they_are_wanted() {
    let house = House::open();
    let made = house.table("photosynthesis", json!({"seats": ["human", "cynthia"], "first_seat": 0}), 83);
    let browser = Browser::open(house.origin(), "sound");
    browser.before_every_page(HEARD);
    browser.sit(&made.link(0));
    let mut whim = Whim::new(1);
    browser.play_on(&mut whim, |_, played| played.touches == 2);
    assert_eq!(browser.number("window.heard"), 0.0);
    browser.press("#sound-on");
    browser.until("window.heard > 0");
    // The browser remembers.
    browser.reload();
    browser.next_offer();
    assert!(browser.truth("document.querySelector('#sound-on').checked && window.heard === 0"));
    browser.play_on(&mut whim, |browser, _| browser.number("window.heard") > 0.0);
}

#[test]
fn a_browser_without_audio_plays_in_silence() {
    let house = House::open();
    let made = house.table("photosynthesis", json!({"seats": ["human", "cynthia"], "first_seat": 0}), 84);
    let browser = Browser::open(house.origin(), "no-sound");
    browser.before_every_page(
        "delete window.AudioContext; try { localStorage.setItem('solarium:sound', 'yes'); } catch {}",
    );
    browser.sit(&made.link(0));
    assert!(browser.truth("document.querySelector('#sound').hidden"));
    browser.play_on(&mut Whim::new(2), |_, played| played.touches == 2);
}
