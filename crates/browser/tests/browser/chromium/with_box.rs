//! Games with the box on the table: people enter what came, on a phone, with few taps.

use crate::browser::{Browser, Size};
use crate::hands::{Offer, Whim};
use crate::house::{House, Made};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Is the page asking what came?
const ASKS: &str =
    "document.querySelector('.prompt.yours')?.innerText.includes('What came on your table?') ?? false";

/// Counts what a finger does, from page to page.
const COUNT_TAPS: &str = "addEventListener('click', (event) => {
  if (event.isTrusted) sessionStorage.taps = Number(sessionStorage.taps ?? 0) + 1;
}, true);";

/// Most taps for the usual move of each kind.
const MOST_TAPS: usize = 3;
/// Most taps to put one thing right, from the page that compares the tables.
const MOST_TAPS_TO_MEND: usize = 4;

/// A table with the box, and the phone of the person who plays at it.
struct Companion {
    house: House,
    made: Made,
    browser: Browser,
    /// Taps of every move, by its kind; for each draw, where several were sent in one go.
    taps: BTreeMap<String, Vec<usize>>,
    /// The most draws that were sent in one go.
    most_draws: usize,
}

impl Companion {
    fn sit(game: &str, setup: Value, seed: u64, name: &'static str) -> Companion {
        let house = House::open();
        let mut setup = setup;
        setup["chance"] = json!("table");
        let made = house.table(game, setup, seed);
        let browser = Browser::open(house.origin(), name);
        browser.resize(Size::Phone);
        browser.before_every_page(COUNT_TAPS);
        // The test looks at the table with the seat's own secret, so the browser sits down by another link.
        browser.sit(&house.device_link(&made, 0));
        Companion { house, made, browser, taps: BTreeMap::new(), most_draws: 0 }
    }

    /// Taps so far.
    fn tapped(&self) -> usize {
        self.browser.number("Number(sessionStorage.taps ?? 0)") as usize
    }

    fn look(&self) -> Value {
        self.house.get(&format!("/api/tables/{}?seat=0", self.made.id), self.made.secrets[0].as_deref())
    }

    /// Plays to the end, and counts. Before each move something else may be done, which says whether it did something.
    fn play(&mut self, seed: u64, mut meanwhile: impl FnMut(&Companion, usize) -> bool) {
        let mut whim = Whim::new(seed);
        for moves in 0.. {
            assert!(moves < 3000, "no end in sight");
            match self.browser.next_offer() {
                Offer::End => return,
                Offer::Sure => {
                    self.browser.press("dialog[open] .primary");
                    self.browser.until("!document.querySelector('dialog[open]')");
                }
                Offer::Step => self.browser.press("#player-skip"),
                Offer::Curtain => self.browser.press("#curtain-show"),
                Offer::Nothing => {}
                Offer::Touch { .. } => {
                    if meanwhile(self, moves) {
                        continue;
                    }
                    self.move_once(&mut whim);
                }
            }
        }
    }

    fn move_once(&mut self, whim: &mut Whim) {
        let look = self.look();
        let legal = look["legal"].as_array().cloned().unwrap_or_default();
        if legal.is_empty() || look["version"].as_u64() != self.browser.version().parse().ok() {
            return;
        }
        // What has no place on the board ends turns: without it a game has no end, with too much of it nothing is built.
        let plain: Vec<&Value> =
            legal.iter().filter(|each| each["touches"].as_array().is_none_or(Vec::is_empty)).collect();
        let action = match plain.is_empty() || whim.below(3) > 0 {
            true => &legal[whim.below(legal.len())],
            false => plain[whim.below(plain.len())],
        };
        let action = action["action"].as_str().expect("a text");
        let before = self.tapped();
        self.browser.act(action);
        // Draws that are alike, such as the dice of a roll, are collected and sent in one go.
        let mut draws = 1;
        while self.browser.truth("document.querySelector('.tray')?.dataset.filled > 0") {
            self.browser.act(action);
            draws += 1;
            assert!(draws < 20, "{action} is never sent");
        }
        self.most_draws = self.most_draws.max(draws);
        let kind = action.split(' ').next().unwrap_or(action).to_string();
        let taps = (self.tapped() - before).div_ceil(draws);
        self.taps.entry(kind).or_default().push(taps);
    }

    /// Plays so many moves without the browser, every time alike.
    fn play_unseen(&self, moves: usize) {
        let (path, secret) = (format!("/api/tables/{}", self.made.id), self.made.secrets[0].as_deref());
        let mut done = 0;
        while done < moves {
            let look = self.look();
            let legal = look["legal"].as_array().cloned().unwrap_or_default();
            if legal.is_empty() {
                let after = look["version"].as_u64().unwrap_or(0);
                self.house.get(&format!("{path}?after={after}&wait=1000"), None);
                continue;
            }
            let action = &legal[(7919 * done) % legal.len()]["action"];
            let act = json!({"seat": 0, "action": action, "version": look["version"]}).to_string();
            let (status, answer) = self.house.ask("POST", &format!("{path}/act"), secret, &act);
            // An automa may have moved meanwhile.
            assert!(status == 200 || status == 409, "{path}: {answer}");
            done += usize::from(status == 200);
        }
    }

    /// The usual move of every kind takes few taps.
    fn assert_few_taps(&self) {
        for (kind, taps) in &self.taps {
            let mut sorted = taps.clone();
            sorted.sort_unstable();
            let usual = sorted[sorted.len() / 2];
            let most = sorted.last().expect("a move");
            println!("{kind}: {} moves, usually {usual} taps, at most {most}", sorted.len());
            assert!(usual <= MOST_TAPS, "{kind}: {taps:?}");
        }
        assert!(self.taps.len() > 3, "{:?}", self.taps);
    }

    fn is_over(&self) -> bool {
        self.house.get(&format!("/api/tables/{}", self.made.id), None)["over"] == true
    }
}

#[test]
fn a_whole_game_against_cynthia_on_a_phone_with_typed_cards() {
    let setup = json!({"seats": ["human", "cynthia:tree"]});
    let mut companion = Companion::sit("photosynthesis", setup, 5, "with-box-ph");
    companion.browser.read("[data-part=notices]", "from the box on your table");
    companion.browser.shot("first");
    assert_eq!(companion.browser.count("#promised"), 0, "no seed decides anything");
    let (mut asked, mut typed) = (0, 0);
    companion.play(5, |companion, _| {
        let browser = &companion.browser;
        asked += usize::from(browser.truth(ASKS));
        if typed == 2 || !browser.truth(TYPE_CARD) {
            return false;
        }
        typed += 1;
        open_typed(browser);
        let fields = [("collect", "-4"), ("ticks", "SM"), ("seed", "3"), ("rings", "4321"), ("number", "2")];
        for (name, text) in fields {
            browser.write(&format!("[name={name}]"), text);
        }
        browser.choose("select[name=arrow]", "ccw");
        look_at_typed(browser);
        if typed == 1 {
            browser.shot("understood");
        }
        enter_typed(browser);
        true
    });
    assert!(asked > 15 && typed == 2, "{asked} asked, {typed} typed");
    companion.browser.shot("end");
    assert_eq!(companion.browser.count(".fairness"), 0);
    assert!(companion.is_over());
    companion.assert_few_taps();
    keep_typed(&companion, "photosynthesis", "2 cards");
}

#[test]
fn a_whole_game_of_sol_on_a_phone_put_right_after_three_mistakes() {
    let setup = json!({"seats": ["human", "bot:random"]});
    let mut companion = Companion::sit("sol", setup, 7, "with-box-so");
    let mut mended = 0;
    companion.play(7, |companion, moves| {
        if mended == 3 || moves < 20 * (mended + 1) {
            return false;
        }
        mended += 1;
        let found = mend_any(companion, |kind| kind.ends_with(" space") || kind.ends_with(" hold"), mended);
        assert!(found.is_some(), "nothing can be put right");
        assert!(found < Some(MOST_TAPS_TO_MEND + 1), "{found:?}");
        companion.browser.pace("instant");
        true
    });
    assert_eq!(mended, 3);
    companion.browser.shot("end");
    assert!(companion.is_over());
    companion.assert_few_taps();
}

#[test]
fn a_whole_game_of_circadians_against_the_ai_on_a_phone_with_typed_cards() {
    let setup = json!({"seats": ["human", "ai:2"]});
    let mut companion = Companion::sit("circadians", setup, 6, "with-box-ci");
    let mut asked = 0;
    let mut typed: BTreeSet<&str> = BTreeSet::new();
    companion.play(6, |companion, _| {
        asked += usize::from(companion.browser.truth(ASKS));
        match untyped_kind(companion, &typed) {
            Some(kind) => {
                type_kind(companion, kind);
                typed.insert(kind);
                true
            }
            None => false,
        }
    });
    assert!(asked > 30, "{asked} asked");
    assert_eq!(typed.iter().copied().collect::<Vec<_>>(), ["earlier", "event", "item", "scheme"]);
    companion.browser.shot("end");
    assert!(companion.is_over());
    assert!(companion.most_draws > 1, "the dice of a roll are entered in one go");
    companion.assert_few_taps();
    keep_typed(&companion, "circadians", "4 cards");
}

/// A kind of card that can be typed now and was not yet: that of the draw, or an Item that came earlier.
fn untyped_kind(companion: &Companion, typed: &BTreeSet<&str>) -> Option<&'static str> {
    let browser = &companion.browser;
    let legal = companion.look()["legal"].as_array().cloned().unwrap_or_default();
    let action = legal.first()?["action"].as_str()?.to_string();
    let drawn = ["item", "event", "scheme"].into_iter().find(|kind| action.split(' ').next() == Some(kind));
    let drawn = drawn.filter(|kind| !typed.contains(kind) && browser.truth(TYPE_CARD));
    let earlier = typed.contains("item")
        && !typed.contains("earlier")
        && browser.count("a.button[href*='form=earlier']") > 0;
    drawn.or(earlier.then_some("earlier"))
}

/// Types a card of a kind, looks at what was understood, and enters it.
fn type_kind(companion: &Companion, kind: &'static str) {
    let browser = &companion.browser;
    let (chosen, written): (&[_], &[_]) = match kind {
        "event" => (&[("effect", "fee"), ("number", "2")], &[("name", "Dry Spell")]),
        "scheme" => (&[("top", "L"), ("middle", "D"), ("bottom", "X2")], &[("value", "4")]),
        _ => (&[], &[("water", "3"), ("gems", "1"), ("points", "7")]),
    };
    if kind == "earlier" {
        browser.open_page(&format!("/t/{}/typed?seat=0&form=earlier", companion.made.id));
        browser.see("form[action$='/typed'][method=get]");
    } else {
        open_typed(browser);
    }
    for (name, value) in chosen {
        browser.choose(&format!("select[name={name}]"), value);
    }
    for (name, text) in written {
        browser.write(&format!("[name={name}]"), text);
    }
    assert!(browser.truth(FITS), "{kind}: the form is wider than the phone");
    if kind == "item" {
        assert!(browser.truth(COSTS_IN_A_ROW), "the cost stands in a row, each large enough for a finger");
    }
    browser.shot(match kind {
        "event" => "typed-event",
        "scheme" => "typed-scheme",
        "item" => "typed-item",
        _ => "typed-earlier",
    });
    look_at_typed(browser);
    let understood = match kind {
        "event" => "every Garage fee above 0 rises by 2 Algae",
        "scheme" => "value 4",
        _ => "(3 Water and 1 Gem, 7 points",
    };
    browser.read(".typed-lines", understood);
    assert!(browser.truth(FITS), "{kind}: what was understood is wider than the phone");
    if kind == "item" {
        browser.shot("understood-item");
    }
    enter_typed(browser);
}

/// Nothing is wider than the window.
const FITS: &str = "document.documentElement.scrollWidth <= innerWidth";

/// The four numbers of a cost stand beside each other, at least 44 pixels wide and 32 high.
const COSTS_IN_A_ROW: &str = "(() => {
  const boxes = [...document.querySelectorAll('.typed-counts input')].map(input => input.getBoundingClientRect());
  return boxes.length === 4 && boxes.every(box => box.top === boxes[0].top && box.width >= 44 && box.height >= 32);
})()";

/// Does the page offer to type the card that came? Later the same page keeps what was typed.
const TYPE_CARD: &str = "[...document.querySelectorAll(\"a.button[href*='/typed?']\")].some(link => link.innerText === 'Type the card')";

fn open_typed(browser: &Browser) {
    let address = browser.text("document.querySelector(\"a.button[href*='/typed?']\").getAttribute('href')");
    browser.open_page(&address);
    browser.see("form[action$='/typed'][method=get]");
}

/// Has a look at what was understood.
fn look_at_typed(browser: &Browser) {
    browser.press("form[method=get] button[type=submit]");
    browser.see("form[method=post][action$='/typed'] button.primary");
}

/// Enters what was understood.
fn enter_typed(browser: &Browser) {
    browser.press("form[method=post][action$='/typed'] button.primary");
    browser
        .until("!location.pathname.endsWith('/typed') && document.querySelector('#table')?.dataset.version");
    browser.pace("instant");
}

/// Keeps what was typed as a pack, and finds it chosen in the form for the next table.
fn keep_typed(companion: &Companion, game: &str, count: &str) {
    let browser = &companion.browser;
    open_keeping(companion);
    browser.read(".typed-keep", count);
    browser.press(".typed-keep button[type=submit]");
    browser.read(".typed-keep [role=status]", "Kept as my-box.");
    browser.shot("kept");
    browser.press(".typed-keep [role=status] a");
    browser.until(&format!("location.pathname === '/new/{game}'"));
    browser.until("document.querySelector('[name=pack]')?.value === 'my-box'");
}

fn open_keeping(companion: &Companion) {
    companion.browser.open_page(&format!("/t/{}/typed?seat=0", companion.made.id));
    companion.browser.see(".typed-keep form");
}

/// What can be put right on the page that compares the tables: every slot with its number, kind, place and count.
const SLOTS: &str = "
const data = JSON.parse(document.querySelector('#audit').dataset.audit);
const word = (text) => text.split(/[-=:]/)[0];
return data.slots.map(([place, component, count], number) => ({
  number, count, place, at: data.places[place][1],
  kind: `${word(data.components[component][0])} ${word(data.places[place][1])}`,
}));";

/// Puts one more or one less of something right, of a kind: with how many taps from the page that compares the tables;
/// `None` if the rules allow none of what was tried.
fn mend_any(companion: &Companion, is_wanted: impl Fn(&str) -> bool, seed: usize) -> Option<usize> {
    let browser = &companion.browser;
    // What is impossible is refused.
    browser.expect_console("/correct");
    let mut refused = 0;
    for nth in 0..40 {
        let version = companion.look()["version"].clone();
        browser.open_page(&format!("/t/{}/audit?seat=0", companion.made.id));
        browser.see("#audit [data-count]");
        let slots = browser.run(SLOTS, vec![]);
        let slots: Vec<&Value> = slots.as_array().expect("a list").iter().collect();
        let wanted: Vec<&&Value> =
            slots.iter().filter(|slot| is_wanted(slot["kind"].as_str().unwrap_or_default())).collect();
        if wanted.is_empty() || refused > 12 {
            return None;
        }
        let slot = wanted[(7919 * (nth + seed)) % wanted.len()];
        let more = (nth + seed).is_multiple_of(2) || slot["count"] == 0;
        let before = companion.tapped();
        let chosen = change(browser, slot, more);
        browser.press("#save");
        browser.until("!document.querySelector('#audit') || !document.querySelector('#refused').hidden");
        if browser.count("#audit") > 0 {
            // Every impossibility is named by its rule.
            browser.see("#refused a.rule");
            refused += 1;
            continue;
        }
        browser.until("document.querySelector('#table')?.dataset.version");
        assert_ne!(companion.look()["version"], version, "nothing was put right");
        return Some(companion.tapped() - before + chosen);
    }
    None
}

/// One more or one less of a slot, by its row if it has one, else by its place: on the picture, or in the list of places,
/// which takes two taps that are no clicks on the page.
fn change(browser: &Browser, slot: &Value, more: bool) -> usize {
    let number = &slot["number"];
    let row = format!(".audit-rows li[data-slot='{number}']");
    if browser.count(&row) > 0 {
        browser.press(&format!("{row} .count > button:nth-of-type({})", if more { 2 } else { 1 }));
        return 0;
    }
    let on_picture = format!("#scene .can[data-touch={}]", json!(slot["at"]));
    let in_list = match browser.count(&on_picture) {
        0 => {
            let option = format!("option[value='{}']", slot["place"]);
            let list = format!("select[data-places]:has({option})");
            browser.choose(&list, &slot["place"].to_string());
            2
        }
        _ => {
            browser.press(&on_picture);
            0
        }
    };
    browser.press(&format!("#place [data-add='{number}']"));
    in_list
}

/// Every kind of component is put right with few taps: what the rules allow for one piece alone.
fn every_kind_is_mended(game: &str, setup: Value, seed: u64, name: &'static str, never_alone: &[&str]) {
    let companion = Companion::sit(game, setup, seed, name);
    companion.play_unseen(60);
    let browser = &companion.browser;
    browser.open_page(&format!("/t/{}/audit?seat=0", companion.made.id));
    browser.see("#audit [data-count]");
    browser.shot("compare");
    let slots = browser.run(SLOTS, vec![]);
    let kinds = slots.as_array().into_iter().flatten().filter_map(|slot| slot["kind"].as_str());
    let kinds: BTreeSet<String> = kinds.map(str::to_string).collect();
    assert!(kinds.len() > 5, "{kinds:?}");
    let mut not_mended = Vec::new();
    for kind in &kinds {
        match mend_any(&companion, |other| other == kind, 1) {
            Some(taps) => {
                println!("{kind}: {taps} taps");
                assert!(taps <= MOST_TAPS_TO_MEND, "{kind}: {taps} taps");
            }
            None => not_mended.push(kind.as_str()),
        }
    }
    assert_eq!(not_mended, never_alone, "of {kinds:?}");
    browser.resize(Size::Desk);
    browser.open_page(&format!("/t/{}/audit?seat=0", companion.made.id));
    browser.see("#audit [data-count]");
    browser.shot("compare-desk");
}

#[test]
fn every_kind_of_component_of_photosynthesis_is_put_right() {
    let setup = json!({"seats": ["human", "cynthia:tree"]});
    every_kind_is_mended("photosynthesis", setup, 8, "audit-ph", &[]);
}

#[test]
fn every_kind_of_component_of_sol_is_put_right() {
    every_kind_is_mended("sol", json!({"seats": ["human", "bot:random"]}), 9, "audit-so", &[]);
}

#[test]
fn every_kind_of_component_of_circadians_is_put_right() {
    // CI-4.6: while people plan, the Cantina is empty.
    every_kind_is_mended("circadians", json!({"seats": ["human", "ai:2"]}), 10, "audit-ci", &["die cantina"]);
}
