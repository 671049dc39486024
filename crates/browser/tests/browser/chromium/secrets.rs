//! Several people at one device: what one of them may know is nowhere in the page while another sits before it.

use crate::browser::Browser;
use crate::hands::{Offer, Whim};
use crate::house::{House, Made};
use serde_json::{Value, json};

/// Keeps whatever the page is told, by socket or on request, and the page as it came.
const EARS: &str = r"
window.heard = [];
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...address) {
    super(...address);
    this.addEventListener('message', async ({ data }) => {
      if (typeof data === 'string') return void window.heard.push(data);
      const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
      window.heard.push(await new Response(stream).text());
    });
  }
};
const ask = window.fetch;
window.fetch = async (...request) => {
  const answer = await ask(...request);
  answer.clone().text().then((text) => window.heard.push(text));
  return answer;
};
addEventListener('DOMContentLoaded', () => window.heard.push(document.documentElement.outerHTML));
";

/// The actions a seat could take now, in notation and in words.
fn choices(house: &House, made: &Made, seat: usize) -> Vec<String> {
    let legal =
        house.get(&format!("/api/tables/{}/legal?seat={seat}", made.id), made.secrets[seat].as_deref());
    let legal = legal["legal"].as_array().expect("actions").clone();
    let texts = legal.iter().flat_map(|one| [&one["action"], &one["label"]]);
    // The page sets the marks of stand-ins apart: what stands before the first one is the same in both.
    let before_mark = |text: &str| text.split('°').next().unwrap_or_default().to_string();
    texts.filter_map(Value::as_str).map(before_mark).collect()
}

#[test]
fn what_the_next_one_may_know_comes_after_the_curtain() {
    let house = House::open();
    let made = house.table("circadians", json!({"seats": ["human", "human"]}), 91);
    let (browser, watcher) =
        (Browser::open(house.origin(), "secrets"), Browser::open(house.origin(), "secrets-watcher"));
    browser.before_every_page(EARS);
    watcher.open_page(&made.watch());
    for seat in 0..2 {
        browser.open_page(&house.device_link(&made, seat));
        let mine = format!(
            "JSON.parse(document.querySelector('#table').dataset.table).mine.length === {}",
            seat + 1
        );
        browser.until(&mine);
        browser.open_page("about:blank");
    }
    browser.open_page(&made.watch());
    let (mut whim, mut hidden, mut shown) = (Whim::new(1), 0, [false, false]);
    // What each seat has seen itself: cards go from hand to hand.
    let mut seen: [Vec<String>; 2] = Default::default();
    while hidden < 4 {
        assert_eq!(browser.next_offer(), Offer::Curtain);
        watcher.until(&format!("{} === {}", Browser::VERSION, json!(browser.version())));
        let public = watcher.text("document.documentElement.outerHTML");
        let who = browser.text("document.querySelector('#curtain-who').textContent");
        let next = usize::from(who.contains('B'));
        let mut theirs = choices(&house, &made, next);
        theirs.retain(|text| !public.contains(text.as_str()) && !seen[1 - next].contains(text));
        // Nothing of it is in the page as it is now, nor in anything it was told.
        let page = browser.text("document.documentElement.outerHTML");
        let heard = browser.text("window.heard.join('\\n')");
        assert!(heard.len() > 1000, "it heard nothing at all");
        for secret in &theirs {
            assert!(
                !page.contains(secret.as_str()),
                "seat {next} could {secret:?}, and the page holds it already"
            );
            assert!(
                !heard.contains(secret.as_str()),
                "seat {next} could {secret:?}, and the page was told already"
            );
        }
        hidden += usize::from(!theirs.is_empty());
        // From here on it hears what belongs to this seat; the other must find nothing of its own among it.
        browser.run("window.heard.length = 0;", vec![]);
        browser.press("#curtain-show");
        browser.until("document.querySelector('#curtain').hidden");
        browser.next_offer();
        for secret in &theirs {
            browser
                .until_or(&format!("document.documentElement.outerHTML.includes({})", json!(secret)), || {
                    secret.clone()
                });
        }
        shown[next] = true;
        browser.play_on(&mut whim, |browser, _| {
            seen[next].extend(choices(&house, &made, next));
            browser.offer() == Offer::Curtain
        });
    }
    assert_eq!(shown, [true, true]);
}
