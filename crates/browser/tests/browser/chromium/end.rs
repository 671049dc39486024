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
fn a_game_is_reviewed_and_a_better_line_played_out() {
    let house = House::with(&["--review-level", "easy"]);
    let made = house.finished("photosynthesis", json!({"seats": ["bot:random", "cynthia"]}), 85);
    let (browser, other) =
        (Browser::open(house.origin(), "review"), Browser::open(house.origin(), "review-other"));
    for page in [&browser, &other] {
        page.open_page(&made.watch());
        page.see("#review [data-do=review]");
    }
    browser.resize(Size::Phone);
    browser.press("#review [data-do=review]");
    // All who look at the table get it.
    for page in [&browser, &other] {
        page.see("#review .course .line");
        page.see("#review .course .error");
    }
    // Luck and decisions are bars with words beside them, and every number of the graph stands in a table.
    assert_eq!(browser.count("#review .bars rect"), 2);
    assert!(browser.truth("document.querySelector('#review .shares p').textContent.length > 20"));
    browser.unfold("#review .graph details");
    assert!(browser.count("#review .graph tbody tr") > 10);
    assert_eq!(browser.count("#review .course .turn"), browser.count("#review .costly li"));
    browser.is_accessible("the review");
    for (size, scheme) in [(Size::Phone, "dark"), (Size::Desk, "light"), (Size::Phone, "light")] {
        browser.resize(size);
        browser.media(scheme, true);
        browser.fits("review");
        browser.whole_shot(&format!("{}-{scheme}", size.name()));
    }
    // A later visitor gets it at once, from the cache.
    browser.reload();
    browser.see("#review .course .line");

    browser.press("#review .costly li:first-child a");
    browser.until("/\\/review\\/1$/.test(location.pathname)");
    browser.see("#scene [data-part=board] *");
    let board = "document.querySelector('#scene').textContent + document.querySelectorAll('#scene *').length";
    let at_step = |step: u64| {
        browser.until(&format!("new URL(location.href).searchParams.get('step') === '{step}'"));
        browser.until(&format!("document.querySelector('#slider').value === '{step}'"));
        browser.until(&format!("(document.querySelector('#line').textContent !== '') === {}", step > 0));
        browser.text(board)
    };
    let steps = browser.number("Number(document.querySelector('#slider').max)") as u64;
    assert!(steps > 0);
    let before = at_step(0);
    browser.key("ArrowRight");
    assert_ne!(at_step(1), before);
    browser.key("End");
    at_step(steps);
    browser.press("#first");
    assert_eq!(at_step(0), before);
    browser.press("#on");
    at_step(1);
    browser.is_accessible("a better line");
    browser.fits("a better line");
    browser.whole_shot("line-phone");
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

/// Step by step, so that the reasons stay on the page while they are looked at: what stops the bot does not move while
/// they grow, and stopping it ends the show.
#[test]
fn a_bot_is_stopped_while_reasons_are_shown() {
    const SHOWN: &str = "document.querySelectorAll('#player-now .reason:not(.later)').length";
    let place = "(box => [box.left, box.top].map(Math.round).join())(document.querySelector('[data-do=human]').getBoundingClientRect())";
    let house = House::open();
    let browser = Browser::open(house.origin(), "stand-in-reasons");
    for (size, seed) in [(Size::Desk, 85), (Size::Tablet, 86), (Size::Phone, 87)] {
        let setup = json!({"seats": ["human", "cynthia"], "first_seat": 0});
        let made = house.in_the_middle("photosynthesis", setup, seed, 12);
        browser.resize(size);
        browser.sit(&made.link(0));
        browser.next_offer();
        browser.pace("step");
        browser.unfold("[data-part=controls] details.more");
        browser.press("[data-do=bot]");
        browser.press("dialog[open] button[value=random]");
        browser.see("[data-do=human]");
        // The bot's own steps come first, and have no reasons.
        let mut places = Vec::new();
        for _ in 0..60 {
            browser.until("!document.querySelector('#player').hidden");
            if browser.number(SHOWN) > 0.0 {
                places.push(browser.text(place));
            }
            if places.len() == 4 {
                break;
            }
            let shown = format!(
                "[{SHOWN}, document.querySelector('#player-now').textContent, document.querySelector('#player').hidden].join()"
            );
            let before = browser.text(&shown);
            browser.press("#player-next");
            browser.until(&format!("{shown} !== {}", json!(before)));
        }
        assert_eq!(places.len(), 4, "the automa gave no reasons");
        places.dedup();
        assert_eq!(places.len(), 1, "what stops the bot moves at {}: {places:?}", size.name());
        browser.shot(size.name());
        browser.press("[data-do=human]");
        browser.see_no("[data-do=human], #player");
        assert!(matches!(browser.next_offer(), Offer::Touch { .. }));
        let look = house.get(&format!("/api/tables/{}", made.id), None);
        assert_eq!((&look["seats"][0]["bot"], &look["over"]), (&json!(null), &json!(false)));
    }
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
