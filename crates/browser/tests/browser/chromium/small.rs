//! Small screens: what a finger means, what a thumb reaches, and long words.

use crate::browser::{Browser, Size};
use crate::house::House;
use serde_json::json;

/// A place on the board where a finger could mean several things, with these things; null if there is none.
const AMBIGUOUS: &str = r#"
const script = document.querySelector('script[src*="client/table.js"]').src;
const { meant } = await import(script.replace('table.js', 'chooser.js'));
const scene = document.querySelector('#scene');
const board = scene.querySelector('[data-tight]').getBoundingClientRect();
for (let y = Math.max(board.top, 60); y < Math.min(board.bottom, innerHeight - 240); y += 4) {
  for (let x = board.left; x < board.right; x += 4) {
    const things = meant(scene, x, y).map(thing => thing.dataset.touch);
    const chosen = document.elementFromPoint(x, y)?.closest('.chosen');
    if (things.length > 1 && !chosen) return { x, y, things };
  }
}
return null;
"#;

#[test]
fn where_things_lie_close_together_a_finger_is_asked_what_it_means() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "small-sol");
    let setup = json!({"seats": ["human"], "mode": "solo", "scenario": "introduction"});
    let made = house.table("sol", setup, 7);
    browser.resize(Size::Phone);
    browser.sit(&made.link(0));
    for action in ["place tower k2", "move", "launch i0"] {
        browser.act(action);
        browser.next_offer();
    }
    // All of the board is on the screen; nobody has to move it about.
    let wider = "(part => part.scrollWidth > part.clientWidth)(document.querySelector('[data-part=board]'))";
    assert!(browser.truth(&format!("!{wider}")));
    // The spaces to fly to meet at their corners.
    assert!(browser.touch("diver:i0:0"));
    browser.run("document.querySelector('[data-part=board]').scrollIntoView({ block: 'start' });", vec![]);
    browser.fits("Sol");
    let found = browser.promised(AMBIGUOUS, vec![]);
    let (x, y) = (found["x"].as_f64().expect("spaces side by side"), found["y"].as_f64().unwrap_or_default());
    browser.press_at(x, y);
    browser.see("#chooser button");
    browser.shot("asked");
    browser.fits("what is asked");
    let offered: Vec<String> = found["things"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|touch| touch.as_str().map(str::to_string))
        .collect();
    assert_eq!(browser.count("#chooser button"), offered.len());
    assert!(
        browser.truth("[...document.querySelectorAll('#chooser button')].every(b => b.innerText.length > 3)")
    );
    // Whoever meant none of them lets it be; what was touched before stays.
    browser.key("Escape");
    browser.until("document.querySelector('#chooser').hidden && document.querySelector('.chosen')");
    let before = browser.version();
    browser.press_at(x, y);
    browser.press(&format!("#chooser [data-choice={}]", json!(offered[1])));
    browser.until(&format!("{} !== {}", Browser::VERSION, json!(before)));
    assert!(browser.truth("document.querySelector('#chooser').hidden"));
    let there = offered[1].replace("space:", "diver:") + ":0";
    browser.until(&format!("document.querySelector('[data-touch={}]')", json!(there)));
    // A larger board can be had, and begins where something can be touched.
    browser.press(".sol-lens input");
    browser.until(wider);
    browser.until(
        "(frame => [...document.querySelectorAll('[data-tight] :is(.can, .chosen)')].some(each => {\
           const box = each.getBoundingClientRect(); return box.left >= frame.left && box.right <= frame.right;\
         }))(document.querySelector('[data-part=board]').getBoundingClientRect())",
    );
}

#[test]
fn a_menu_keeps_the_head_of_a_phone_short() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "menu");
    browser.resize(Size::Phone);
    browser.open_page("/rules/sol");
    assert!(browser.number("document.querySelector('.site-head').getBoundingClientRect().height") < 64.0);
    assert!(browser.truth("!document.querySelector('a[href=\"/my\"]').checkVisibility()"));
    browser.press(".menu-button");
    browser.until("document.querySelector('a[href=\"/my\"]').checkVisibility()");
    browser.fits("menu");
    browser.is_accessible("menu");
    browser.press("button[name=lang][value=fr]");
    browser.until("document.documentElement.lang === 'fr'");
    // On a large screen there is nothing to unfold.
    browser.resize(Size::Desk);
    assert!(browser.truth("document.querySelector('a[href=\"/my\"]').checkVisibility()"));
    assert!(browser.truth("!document.querySelector('.menu-button').checkVisibility()"));
}

#[test]
fn the_level_of_an_automa_is_never_cut_on_a_phone() {
    let house = House::open();
    let automas = [
        (
            "photosynthesis",
            "cynthia",
            vec!["seedling", "sapling", "young_tree", "tree", "old_growth", "ancient"],
        ),
        ("circadians", "ai", vec!["1", "2", "3", "4"]),
    ];
    let tables: Vec<String> = automas
        .iter()
        .flat_map(|(game, kind, levels)| levels.iter().map(move |level| (*game, format!("{kind}:{level}"))))
        .map(|(game, seat)| house.table(game, json!({"seats": ["human", seat]}), 5).watch())
        .collect();
    let browser = Browser::open(house.origin(), "levels");
    browser.resize(Size::Phone);
    // With as many points as a game may bring: the roles that do not fit into their lines.
    let cut = "document.querySelectorAll('.person .points').forEach(\
                 each => { each.textContent = each.textContent.replace(/\\d+/, '100'); });\
               return [...document.querySelectorAll('.person .role')]\
                 .filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent);";
    browser.open_page("/");
    for lang in ["en", "de", "fr"] {
        if browser.text("document.documentElement.lang") != lang {
            browser.open_page("/");
            browser.press(".menu-button");
            browser.press(&format!("button[name=lang][value={lang}]"));
            browser.until(&format!("document.documentElement.lang === '{lang}'"));
        }
        for table in &tables {
            browser.open_page(table);
            browser.see(".person .points");
            assert_eq!(browser.count(".person .role"), 2);
            assert_eq!(browser.run(cut, vec![]), json!([]), "{lang} {table}");
        }
    }
}

#[test]
fn long_words_fit_on_every_screen() {
    let house = House::open();
    let mut paths: Vec<(String, String)> = ["/", "/new/sol", "/new/circadians", "/stand-ins", "/tour/sol"]
        .map(|path| (path.to_string(), path.to_string()))
        .into();
    for (game, other) in [("photosynthesis", "cynthia"), ("sol", "bot:greedy"), ("circadians", "ai")] {
        let made = house.in_the_middle(game, json!({"seats": ["human", other]}), 47, 40);
        paths.push((format!("table of {game}"), made.link(0)));
        let over = house.finished(game, json!({"seats": ["bot:random", "bot:random"]}), 48);
        paths.push((format!("end of {game}"), over.watch()));
    }
    let browser = Browser::open(house.origin(), "long-words");
    let mut found = Vec::new();
    for lang in ["de", "fr"] {
        browser.resize(Size::Desk);
        browser.open_page("/");
        browser.press(&format!("button[name=lang][value={lang}]"));
        browser.until(&format!("document.documentElement.lang === '{lang}'"));
        for (name, path) in &paths {
            browser.open_page("about:blank");
            browser.open_page(path);
            browser.see("main *");
            if path.contains('#') {
                browser.next_offer();
            }
            for size in Size::ALL {
                browser.resize(size);
                found.extend(browser.misfits(&format!("{name} ({lang})")));
                browser.shot(&format!("{}-{lang}-{}", name.replace([' ', '/'], "-"), size.name()));
            }
            browser.resize(Size::Desk);
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
