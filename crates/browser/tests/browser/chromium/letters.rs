//! Letters: our own where they arrive, and pages that hold with the widest ones where they do not.

use crate::browser::{Browser, Size};
use crate::house::House;
use serde_json::json;

/// Widths of phones that are narrower than the usual one: common, and the least there is.
const NARROW: [u32; 2] = [360, 320];

/// How wide a line is in a font, in hundredths of a pixel; `fallback` where the font is not there.
const WIDTH: &str = "const pen = document.createElement('canvas').getContext('2d');\
                     pen.font = arguments[0]; return Math.round(100 * pen.measureText('Quick 0123 WIMl').width);";

fn width(browser: &Browser, font: &str) -> i64 {
    browser.run(WIDTH, vec![json!(font)]).as_i64().expect("a width")
}

#[test]
fn the_tests_see_the_same_fonts_on_every_machine() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "fonts");
    browser.open_page("/");
    for family in ["DejaVu Sans", "DejaVu Serif"] {
        let there = width(&browser, &format!("100px '{family}', monospace"));
        assert_ne!(there, width(&browser, "100px monospace"), "{family} is there");
    }
    let sans = width(&browser, "100px 'DejaVu Sans'");
    assert_eq!(width(&browser, "100px sans-serif"), sans);
    assert_eq!(width(&browser, "100px system-ui"), sans);
    assert_eq!(width(&browser, "100px serif"), width(&browser, "100px 'DejaVu Serif'"));
    assert_eq!(width(&browser, "100px monospace"), width(&browser, "100px 'DejaVu Sans Mono'"));
    for family in
        ["Liberation Sans", "Liberation Serif", "Arial", "Helvetica", "Noto Sans", "DejaVu Sans Condensed"]
    {
        let there = width(&browser, &format!("100px '{family}', monospace"));
        assert_eq!(there, width(&browser, "100px monospace"), "{family} is not there");
    }
}

#[test]
fn pages_are_written_in_fonts_of_our_own() {
    const LOADED: &str = "[...document.fonts].filter(font => font.status === 'loaded')\
                          .map(font => font.family.replaceAll('\"', '')).sort().join()";
    let house = House::open();
    let browser = Browser::open(house.origin(), "fonts");
    browser.open_page("/");
    browser.until(&format!("{LOADED} === 'Figtree,Fraunces'"));
    // The boards have signs no font for text has.
    let made = house.table("circadians", json!({"seats": ["human", "ai"]}), 61);
    browser.sit(&made.link(0));
    browser.until(&format!("{LOADED} === 'Figtree,Fraunces,Solarium Symbols'"));
    assert_eq!(
        browser.text("getComputedStyle(document.querySelector('#scene svg text')).fontFamily.split(',')[0]"),
        "Figtree"
    );
}

/// Pages to look at: their names and addresses.
type Paths = Vec<(String, String)>;

/// Forms, tables and ends of games with names of the widest letters are looked at in every language; pages with few
/// words of their own in German, whose words are the longest.
fn paths(house: &House) -> (Paths, Paths) {
    let named = |path: &str| (path.to_string(), path.to_string());
    let mut german: Paths = ["/my", "/records", "/stand-ins", "/nothing-here"].map(named).into();
    let mut every: Paths = vec![named("/")];
    for (game, other) in [("photosynthesis", "cynthia"), ("sol", "bot:greedy"), ("circadians", "ai")] {
        every.push(named(&format!("/new/{game}")));
        german.push(named(&format!("/rules/{game}")));
        let made = house.table_with(json!({
            "game": game, "setup": {"seats": ["human", other]}, "seed": 47,
            "names": ["W".repeat(40), "Wolfeschlegelsteinhausenbergerdorffwelch"],
        }));
        every.push((format!("table of {game}"), house.played_on(made, 40).link(0)));
        let over = house.table_with(json!({
            "game": game, "setup": {"seats": ["bot:random", "bot:random"]}, "seed": 48,
            "names": ["W".repeat(40), "M".repeat(40)],
        }));
        house.wait_for(&over, |look| look["over"] == true);
        every.push((format!("end of {game}"), over.watch()));
        german.push((format!("replay of {game}"), format!("/t/{}/replay", over.id)));
    }
    (german, every)
}

/// Fonts that do not arrive leave what the system has: here only the widest there is, on phones of every width.
#[test]
fn pages_hold_without_our_fonts_on_every_phone() {
    let house = House::open();
    let (german, every) = paths(&house);
    let browser = Browser::open(house.origin(), "wide");
    browser.without_fonts();
    browser.expect_console("404");
    let mut found = Vec::new();
    for lang in ["en", "de", "fr"] {
        browser.resize(Size::Desk);
        browser.open_page("/");
        browser.press(&format!("button[name=lang][value={lang}]"));
        browser.until(&format!("document.documentElement.lang === '{lang}'"));
        assert!(browser.truth("[...document.fonts].every(font => font.status !== 'loaded')"));
        browser.resize(Size::Phone);
        let more = if lang == "de" { german.as_slice() } else { &[] };
        for (name, path) in every.iter().chain(more) {
            browser.open_page(path);
            browser.see("main *");
            if name.starts_with("table") {
                browser.next_offer();
            }
            found.extend(browser.misfits(&format!("{name} ({lang})")));
            for width in NARROW {
                browser.resize_phone(width);
                found.extend(browser.too_wide(&format!("{name} ({lang}, {width} px)")));
            }
            if lang == "de" {
                browser.shot(&name.replace([' ', '/'], "-"));
            }
            browser.resize(Size::Phone);
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
