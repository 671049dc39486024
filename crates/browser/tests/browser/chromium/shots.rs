//! The contact sheet: every game at its start, in the middle and at its end, in every size, light and dark, on one page
//! to be looked at. `cargo xtask browser shots` makes it.

use crate::browser::{Browser, Size, target_folder};
use crate::house::{House, Made};
use serde_json::json;
use std::fmt::Write;

const GAMES: [(&str, &str, u64); 3] =
    [("photosynthesis", "cynthia:tree", 70), ("sol", "bot:greedy", 90), ("circadians", "ai", 60)];
const SCHEMES: [&str; 2] = ["light", "dark"];

#[test]
fn contact_sheet() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "sheet");
    let mut sheet = String::from(
        "<!doctype html><meta charset=utf-8><title>Contact sheet</title>\
         <style>body{font:14px sans-serif;background:#888}td{vertical-align:top}img{width:100%;max-width:46vw}</style><table>",
    );
    for (game, other, steps) in GAMES {
        let start = house.in_the_middle(game, json!({"seats": ["human", other]}), 301, 0);
        let middle = house.in_the_middle(game, json!({"seats": ["human", other]}), 302, steps);
        let end = house.finished(game, json!({"seats": ["bot:greedy", "bot:greedy"]}), 303);
        for (moment, table, seated) in
            [("start", &start, true), ("middle", &middle, true), ("end", &end, false)]
        {
            let _ = write!(sheet, "<tr><th colspan=6>{game}, {moment}<tr>");
            take(&browser, &mut sheet, (game, moment), table, seated);
        }
    }
    sheet += "</table>";
    let path = target_folder().join("contact-sheet.html");
    std::fs::write(&path, &sheet).expect("a file");
    assert_eq!(sheet.matches("<img ").count(), GAMES.len() * 3 * Size::ALL.len() * SCHEMES.len());
}

/// Pictures of one table in every size and colour, as cells of the sheet.
fn take(browser: &Browser, sheet: &mut String, (game, moment): (&str, &str), table: &Made, seated: bool) {
    browser.resize(Size::Desk);
    if seated {
        browser.sit(&table.link(0));
        browser.next_offer();
    } else {
        browser.open_page(&table.watch());
        browser.see("#progress .course");
    }
    for size in Size::ALL {
        browser.resize(size);
        browser.run("scrollTo(0, 0);", vec![]);
        for scheme in SCHEMES {
            browser.media(scheme, true);
            browser.until(&format!("matchMedia('(prefers-color-scheme: {scheme})').matches"));
            let what = format!("{game}-{moment}-{}-{scheme}", size.name());
            let shot = browser.shot(&what);
            let bytes = std::fs::metadata(&shot).expect("a picture").len();
            assert!(bytes > 10_000, "{what} is empty: {bytes} bytes");
            let file = shot.file_name().and_then(|name| name.to_str()).expect("a name of letters");
            let _ =
                write!(sheet, "<td>{}, {scheme}<br><img src=\"shots/{file}\" alt=\"{what}\">", size.name());
        }
    }
}
