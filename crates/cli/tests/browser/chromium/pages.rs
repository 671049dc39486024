//! Every page.

use crate::browser::Browser;
use crate::house::House;

#[test]
fn home_stands_in_three_languages() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "languages");
    browser.open_page("/");
    for lang in ["de", "fr", "en"] {
        browser.press(&format!("button[name=lang][value={lang}]"));
        browser.until(&format!("document.documentElement.lang === '{lang}'"));
        browser.shot(lang);
    }
}
