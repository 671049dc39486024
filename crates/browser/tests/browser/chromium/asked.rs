//! What people ask of the table beside acting: taking back, starting a turn anew, letting a bot play.

use crate::browser::Browser;
use crate::hands::{Offer, Whim};
use crate::house::{House, Made};
use serde_json::json;

/// The board in letters, as the page has it.
const BOARD: &str = "document.querySelector('[data-part=text]').textContent";

fn two(house: &House, seed: u64) -> (Made, Browser, Browser) {
    let made = house.table_with(json!({
        "game": "photosynthesis", "seed": seed, "names": ["Ada", "Bob"],
        "setup": {"seats": ["human", "human"], "first_seat": 0},
    }));
    let (ada, bob) = (Browser::open(house.origin(), "asked-ada"), Browser::open(house.origin(), "asked-bob"));
    ada.sit(&made.link(0));
    bob.sit(&made.link(1));
    ada.next_offer();
    (made, ada, bob)
}

/// The last line of the log, once it holds these words.
fn last_line(browser: &Browser, words: &str) {
    browser.until_or(
        &format!("document.querySelector('#log li:last-child')?.textContent.includes({})", json!(words)),
        || browser.text("document.querySelector('#log')?.innerText"),
    );
}

#[test]
fn a_take_back_needs_the_others() {
    let house = House::open();
    let (_, ada, bob) = two(&house, 71);
    let before = ada.text(BOARD);
    ada.play_on(&mut Whim::new(1), |_, played| played.touches == 1);
    bob.next_offer();
    let after = bob.text(BOARD);
    assert_ne!(before, after);

    // Bob refuses: everything stays, and the log says who asked and who refused.
    ada.press("[data-do=take-back]:not([aria-disabled])");
    bob.see("[data-do=agree]");
    last_line(&bob, "Ada asks to go back to before step");
    assert_eq!(ada.count("[data-do=agree], [data-do=refuse]"), 0, "nobody answers their own question");
    bob.press("[data-do=refuse]");
    for browser in [&ada, &bob] {
        last_line(browser, "Bob refuses");
        browser.see_no("[data-do=agree]");
        assert_eq!(browser.text(BOARD), after);
    }

    // Bob agrees: the step is gone for both, and it is Ada's turn again.
    ada.press("[data-do=take-back]:not([aria-disabled])");
    bob.press("[data-do=agree]");
    for browser in [&ada, &bob] {
        browser.until(&format!("{BOARD} === {}", json!(before)));
        browser.read("#log", "Bob agrees");
        last_line(browser, "all agreed: Ada goes back to before step");
    }
    assert!(matches!(ada.next_offer(), Offer::Touch { .. }));
    assert_eq!(bob.offer(), Offer::Nothing);
    // Nothing of it is forgotten: the log begins with what was taken back.
    ada.reload();
    ada.read("#log", "Bob refuses");
    ada.play_on(&mut Whim::new(2), |_, played| played.touches == 1);
    bob.next_offer();
}

#[test]
fn a_seat_goes_to_a_bot_and_comes_back() {
    let house = House::open();
    let (made, ada, bob) = two(&house, 72);
    ada.unfold("[data-part=controls] details.more");
    ada.press("[data-do=bot]");
    ada.press("dialog[open] button[value=random]");
    ada.read("[data-person='0']", "bot random plays");
    // The bot moves for her, then it waits for Bob like everybody.
    bob.next_offer();
    bob.read("[data-person='0']", "bot random plays");
    bob.read("#log", "Ada lets bot random play");
    assert_eq!(ada.offer(), Offer::Nothing);
    ada.see("[data-do=human]");
    ada.press("[data-do=human]");
    last_line(&bob, "Ada plays again");
    bob.until("!document.querySelector('[data-person=\"0\"]').textContent.includes('bot random plays')");
    // From now on she is asked again.
    bob.play_on(&mut Whim::new(3), |_, played| played.touches == 1);
    assert!(matches!(ada.next_offer(), Offer::Touch { .. }));
    let look = house.get(&format!("/api/tables/{}", made.id), None);
    assert_eq!(look["seats"][0]["bot"], json!(null));
}

#[test]
fn a_turn_is_started_anew() {
    let house = House::open();
    let made = house.table("photosynthesis", json!({"seats": ["human", "cynthia"], "first_seat": 0}), 73);
    let browser = Browser::open(house.origin(), "reset");
    browser.sit(&made.link(0));
    let mut whim = Whim::new(1);
    // Into a turn with at least two actions that can be undone.
    let undoable = "document.querySelector('[data-do=undo]:not([aria-disabled])')";
    let (mut start, mut steps, mut version) = (String::new(), 0, String::new());
    browser.play_on(&mut whim, |browser, _| {
        if !matches!(browser.offer(), Offer::Touch { .. }) || browser.count("#scene .chosen") > 0 {
            return false;
        }
        if !browser.truth(undoable) {
            (start, steps, version) = (browser.text(BOARD), 0, browser.version());
        } else if browser.version() != version {
            (steps, version) = (steps + 1, browser.version());
        }
        steps >= 2
    });
    assert_ne!(browser.text(BOARD), start);
    browser.press("[data-do=reset-turn]:not([aria-disabled])");
    browser.until(&format!("{BOARD} === {}", json!(start)));
    browser.see("[data-do=reset-turn][aria-disabled]");
    browser.next_offer();
    // A second time there is nothing to start anew, and the page says so.
    let version = browser.version();
    browser.press("[data-do=reset-turn]");
    browser.read("#toasts", &browser.text("document.querySelector('[data-do=reset-turn]').dataset.reason"));
    assert_eq!(browser.version(), version);
}
