//! A seat that is asked in another's turn: what it usually answers is given by itself.

use crate::browser::{Browser, Size};
use crate::house::{House, Made};
use serde_json::json;

/// Up to where A could use B's node.
const OPENING: [(usize, &str); 9] = [
    (0, "place gate i4/c5"),
    (1, "place node i0"),
    (0, "place node o6"),
    (1, "place gate i8/c9"),
    (0, "move"),
    (0, "launch i0"),
    (0, "end"),
    (1, "pass"),
    (0, "activate"),
];

fn two(house: &House, names: [&'static str; 2]) -> (Made, Browser, Browser) {
    let made = house.table_with(json!({
        "game": "sol", "seed": 5, "names": ["Ada", "Bob"],
        "setup": {"seats": ["human", "human"], "first_seat": 0, "start_eye": 0},
    }));
    for (seat, action) in OPENING {
        let look = house.get(&format!("/api/tables/{}", made.id), None);
        let act = json!({"seat": seat, "action": action, "version": look["version"]});
        house.post(&format!("/api/tables/{}/act", made.id), made.secrets[seat].as_deref(), &act);
    }
    let [ada, bob] = names.map(|name| Browser::open(house.origin(), name));
    ada.sit(&made.link(0));
    bob.sit(&made.link(1));
    ada.next_offer();
    bob.until(&format!("{} && document.querySelectorAll('#log li').length", Browser::VERSION));
    (made, ada, bob)
}

#[test]
fn what_is_answered_at_once_stalls_nobody() {
    let house = House::open();
    let (made, ada, bob) = two(&house, ["at-once-ada", "at-once-bob"]);
    bob.read("label[for=reply]", "another’s turn");
    bob.choose("#reply", "at-once");
    ada.read("#log li:last-child", "lets usual answers be given at once");
    bob.until("document.querySelector('#reply').selectedOptions[0].defaultSelected");
    assert_eq!(bob.text("document.querySelector('#reply').value"), "at-once");

    // Bob touches nothing; both read what was done for him, and Ada goes on.
    ada.act("use i0");
    for browser in [&ada, &bob] {
        browser.read("#log li:last-child", "the usual answer, given by itself");
        browser.read("#log li:last-child", "bonus");
        house.agrees(&made, browser);
    }
    ada.read("[data-part=prompt]", "Activate: ");
    assert_eq!(bob.count("#actions:not([hidden])"), 0);
    assert_eq!(bob.count("[data-count]"), 0);

    // It can be taken back, and is not given again at once.
    bob.press("[data-do=undo]");
    bob.see(".action .mark");
    bob.act("leave");
    ada.see("#action-list [data-action=take]");
    bob.is_accessible("usual-at-once");
    bob.shot("usual-at-once");
}

#[test]
fn the_page_counts_and_says_what_is_usual() {
    let house = House::open();
    let (made, ada, bob) = two(&house, ["soon-ada", "soon-bob"]);
    // At first Bob wants to be waited for: no time runs out while everything is looked at.
    bob.choose("#reply", "wait");
    ada.read("#log li:last-child", "gives every answer");
    ada.act("use i0");
    bob.read("[data-part=prompt] .usual", "Usual answer: ");
    bob.read("#action-list [data-action=take] .mark", "usual");
    assert_eq!(bob.count("#action-list [data-action=leave] .mark"), 0);
    assert_eq!(bob.count("[data-count]"), 0);
    bob.is_accessible("usual-wait");
    bob.resize(Size::Phone);
    bob.see("[data-part=prompt] .usual");
    bob.fits("usual-phone");
    bob.shot("usual-phone");
    bob.resize(Size::Desk);

    // A screen reader hears it once, not each second.
    let count = "document.querySelector('[data-part=prompt] .usual [data-count]')?.textContent ?? ''";
    let heard = "document.querySelector('#live').textContent";
    bob.choose("#reply", "soon");
    bob.until(&format!("/^in [0-9]+ s$/.test({count}) && {heard}.includes('given by itself in')"));
    let (said, shown) = (bob.text(heard), bob.text(count));
    bob.until(&format!("{count} !== {}", json!(shown)));
    assert_eq!(bob.text(heard), said);
    bob.shot("usual-soon");
    bob.choose("#reply", "wait");
    bob.see_no("[data-count]");

    // Those who wait see it, too, and that it ends.
    bob.choose("#reply", "soon");
    ada.until(&format!("/^in [0-9]+ s$/.test({count})"));
    ada.read("[data-part=prompt]", "to act (usual answer in");
    bob.choose("#reply", "wait");
    ada.see_no("[data-count]");

    // By keyboard alone.
    bob.choose("#reply", "soon");
    bob.see("[data-count]");
    bob.see("#action-list [data-action=take]");
    bob.run("document.querySelector('#action-list [data-action=take]').focus();", vec![]);
    bob.key("Enter");
    ada.see_no("[data-count]");
    house.agrees(&made, &ada);
    let log = house.get(&format!("/api/tables/{}/log", made.id), None);
    let last = log["steps"].as_array().and_then(|lines| lines.last()).expect("lines");
    assert_eq!((&last["text"], last.get("usual")), (&json!("take"), None));
}
