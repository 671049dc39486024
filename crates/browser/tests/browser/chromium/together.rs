//! Several people at one table.

use crate::browser::{Browser, Size};
use crate::hands::{Offer, Whim};
use crate::house::House;
use serde_json::json;

#[test]
fn two_browsers_at_one_table() {
    let house = House::open();
    let made = house.table("photosynthesis", json!({"seats": ["human", "human"], "first_seat": 0}), 11);
    let ada = Browser::open(house.origin(), "two-ada");
    let bob = Browser::open(house.origin(), "two-bob");
    ada.sit(&made.link(0));
    ada.next_offer();
    // Ada sees Bob come.
    ada.until("!document.querySelector('[data-person=\"1\"] .presence.here')");
    bob.sit(&made.link(1));
    bob.see("#scene");
    ada.see("[data-person='1'] .presence.here");
    assert!(!ada.address().contains('#'), "the secret leaves the address bar: {}", ada.address());

    // One acts, the other sees it; only who is asked can touch.
    assert_eq!(bob.offer(), Offer::Nothing);
    let Offer::Touch { things, .. } = ada.next_offer() else { panic!("nothing to touch") };
    ada.touch(&things[0]);
    bob.next_offer();
    assert_eq!(bob.version(), ada.version());
    bob.read("#log", &ada.text("document.querySelector('#log li:last-child .events').textContent"));

    // What is said is text, whatever it looks like.
    let saying = "<b id=trap onclick=x>hello</b><img src=x> & \"you\"";
    bob.unfold("#chat-box");
    bob.write("#chat-text", saying);
    bob.key("Enter");
    ada.read("#chat", saying);
    assert_eq!(ada.count("#trap, #chat img, #chat b b"), 0);
    bob.read("#chat", saying);

    // Whoever only watches sees the same and can touch nothing.
    let watcher = Browser::open(house.origin(), "two-watcher");
    watcher.open_page(&made.watch());
    watcher.until("document.querySelectorAll('#log li').length");
    assert_eq!(watcher.offer(), Offer::Nothing);
    assert_eq!(watcher.version(), ada.version());
    bob.play_on(&mut Whim::new(1), |_, played| played.touches == 1);
    watcher.until(&format!("{} === {}", Browser::VERSION, json!(bob.version())));
}

#[test]
fn a_person_deletes_their_name_and_messages() {
    let house = House::open();
    let made = house.table("photosynthesis", json!({"seats": ["human", "human"], "first_seat": 0}), 11);
    let (ada, bob) =
        (Browser::open(house.origin(), "forget-ada"), Browser::open(house.origin(), "forget-bob"));
    for (browser, seat, name) in [(&ada, 0, "Ada"), (&bob, 1, "Bob")] {
        browser.sit(&made.link(seat));
        browser.write("#own-name", name);
        browser.key("Enter");
        browser.see_no("#ask-name");
    }
    bob.read("[data-person='0']", "Ada");
    ada.play_on(&mut Whim::new(1), |_, played| played.touches == 1);
    bob.see("#log li");
    let says = |browser: &Browser, text: &str| {
        browser.unfold("#chat-box");
        browser.write("#chat-text", text);
        browser.key("Enter");
        browser.read("#chat", text);
    };
    says(&bob, "welcome");
    bob.press("#chat-box > summary");
    says(&ada, "first words");
    says(&ada, "second words");
    // Bob has closed his chat: the newest of it stands in the bar, and a number at the chat.
    bob.read("#news-text", "second words");
    bob.read("#chat-badge", "2");

    // By keyboard; whoever thinks better of it has changed nothing.
    ada.unfold("section[data-part=controls] details.more");
    let ask = |answer: &str| {
        ada.run("document.querySelector('[data-do=forget]').focus();", vec![]);
        ada.key("Enter");
        ada.read("dialog[open]", "everything you wrote");
        ada.read("dialog[open]", "the seat stays yours");
        ada.shot("forget");
        ada.run(
            &format!("document.querySelector('dialog[open] button[value=\"{answer}\"]').focus();"),
            vec![],
        );
        ada.key("Enter");
        ada.see_no("dialog[open]");
    };
    ask("");
    assert_eq!(ada.count("#chat li"), 3);
    ask("yes");
    ada.read("#toasts", "are deleted");
    for browser in [&ada, &bob] {
        browser.until("document.querySelectorAll('#chat li').length === 1");
        browser.until("!document.querySelector('#table').textContent.includes('Ada')");
        browser.read("[data-person='0']", "Seat A");
        browser.read("#chat", "welcome");
    }
    bob.see_no("#news, #chat-badge");
    // The browser knows her name, and does not give it to this seat again by itself.
    ada.reload();
    ada.until(&format!("{} && document.querySelectorAll('#log li').length", Browser::VERSION));
    ada.read("[data-person='0']", "Seat A");
    assert_eq!(ada.text("localStorage.getItem('solarium:name')"), "Ada");
    says(&ada, "nameless");
    bob.read("#chat li[data-seat='0']", "Seat A");
    assert_eq!(ada.number("JSON.parse(document.querySelector('#table').dataset.table).mine.length"), 1.0);
    assert_eq!(house.get(&format!("/api/tables/{}", made.id), None)["seats"][0]["name"], json!(null));
    // Whoever only watches has nothing to delete.
    let watcher = Browser::open(house.origin(), "forget-watcher");
    watcher.open_page(&made.watch());
    watcher.until("document.querySelectorAll('#log li').length");
    assert_eq!(watcher.count("[data-do=forget]"), 0);
}

/// An address of a picture that a browser can draw.
const DRAWN: &str = "const answer = await fetch(args[0]); const picture = new Image(); picture.src = args[0];\
    await picture.decode(); return answer.ok && picture.naturalWidth > 0;";

#[test]
fn the_tab_tells_whose_turn_it_is() {
    let house = House::open();
    let made = house.table("photosynthesis", json!({"seats": ["human", "human"], "first_seat": 0}), 14);
    let (ada, bob) = (Browser::open(house.origin(), "title-ada"), Browser::open(house.origin(), "title-bob"));
    // A notification, where it is allowed, is kept instead of shown.
    bob.before_every_page(
        "window.notes = []; window.Notification = class { static permission = 'granted';\
         static requestPermission = async () => 'granted';\
         constructor(title, more) { window.notes.push([title, more]); } close() {} };",
    );
    ada.sit(&made.link(0));
    bob.sit(&made.link(1));
    ada.until("document.title.startsWith('● Your turn')");
    bob.until("!document.title.startsWith('●') && document.title.includes('Solarium')");
    let icon = "document.querySelector('link[rel=icon]').href";
    let (waiting, asked) = (bob.text(icon), ada.text(icon));
    assert_ne!(waiting.rsplit('/').next(), asked.rsplit('/').next());
    assert_eq!(ada.promised(DRAWN, vec![json!(asked)]), true, "{asked}");
    assert_eq!(bob.promised(DRAWN, vec![json!(waiting)]), true, "{waiting}");

    // Bob looks elsewhere; when it is his turn he is told, because he said so.
    bob.press("#notify-on");
    bob.until("document.querySelector('#notify-on').checked");
    bob.run("Object.defineProperty(document, 'hidden', { value: true, configurable: true });", vec![]);
    ada.play_on(&mut Whim::new(1), |_, played| played.touches == 1);
    bob.until("document.title.startsWith('● Your turn')");
    ada.until("!document.title.startsWith('●')");
    assert_eq!(ada.text(icon), waiting);
    assert_eq!(bob.text(icon), asked);
    bob.until("window.notes.length === 1");
    assert_eq!(bob.text("window.notes[0][0]"), "Your turn");
    let shown = bob.text("window.notes[0][1].icon");
    assert_eq!(bob.promised(DRAWN, vec![json!(shown)]), true, "{shown}");
    bob.run("delete document.hidden;", vec![]);
}

#[test]
fn whoever_was_away_reads_what_happened() {
    let house = House::open();
    let made = house.table_with(json!({
        "game": "photosynthesis", "seed": 15, "names": ["Ada", "Bob"],
        "setup": {"seats": ["human", "human"], "first_seat": 0},
    }));
    let (ada, bob) = (Browser::open(house.origin(), "since-ada"), Browser::open(house.origin(), "since-bob"));
    ada.sit(&made.link(0));
    bob.sit(&made.link(1));
    ada.play_on(&mut Whim::new(1), |_, played| played.touches == 1);
    house.agrees(&made, &ada);
    // Nothing happened meanwhile: nothing is told.
    ada.reload();
    ada.until(&format!("{} && document.querySelectorAll('#log li').length", Browser::VERSION));
    house.agrees(&made, &ada);
    assert_eq!(ada.count(".since"), 0);
    bob.see("[data-person='0'] .presence.here");
    ada.open_page("about:blank");
    // Bob sees her go, and plays on.
    bob.see_no("[data-person='0'] .presence.here");
    bob.play_on(&mut Whim::new(2), |_, played| played.touches == 1);
    house.agrees(&made, &bob);
    let line = bob.text("document.querySelector('#log li[data-seat=\"1\"] .events').textContent");
    ada.open_page(&made.watch());
    ada.see(".since");
    ada.read(".since", &line);
    assert_eq!(ada.count(".since li[data-seat='0']"), 0, "not what she did herself");
    ada.shot("since");
    bob.see("[data-person='0'] .presence.here");
    ada.press(".since button");
    ada.see_no(".since");
    assert!(matches!(ada.next_offer(), Offer::Touch { .. }));
}

#[test]
fn once_more_with_the_same_people() {
    let house = House::open();
    let made = house.table_with(json!({
        "game": "photosynthesis", "seed": 16, "names": ["Ada", "Bob"],
        "setup": {"seats": ["human", "human"], "shade_lock": true},
    }));
    let (ada, bob) = (Browser::open(house.origin(), "again-ada"), Browser::open(house.origin(), "again-bob"));
    let links = [0, 1].map(|seat| house.device_link(&made, seat));
    // Before they look: bots that are watched play at a pace people can follow.
    for seat in 0..2 {
        let (path, secret) = (format!("/api/tables/{}/bot", made.id), made.secrets[seat].as_deref());
        house.post(&path, secret, &json!({"seat": seat, "bot": "random"}));
    }
    house.wait_for(&made, |look| look["over"] == true);
    ada.sit(&links[0]);
    bob.sit(&links[1]);
    ada.see("[data-do=rematch]");
    bob.see("[data-do=rematch]");
    ada.unfold("details.fairness");
    ada.press("[data-do=verify]");
    ada.until("document.querySelector('[data-verified]').textContent.startsWith('Checked')");
    ada.press("[data-do=rematch]");
    ada.until(&format!("location.pathname.startsWith('/t/') && location.pathname !== '/t/{}'", made.id));
    let next = ada.text("location.pathname");
    // Bob is asked along, sits where he sat, and finds the same set-up.
    let along = format!("a[href={}]", json!(next));
    bob.press(&along);
    bob.until(&format!("location.pathname === {}", json!(next)));
    for (browser, seat) in [(&ada, 0), (&bob, 1)] {
        browser.until(&format!(
            "JSON.parse(document.querySelector('#table').dataset.table).mine.join() === '{seat}'"
        ));
        browser.read("[data-person='0'] .name", "Ada");
        browser.read("[data-person='1'] .name", "Bob");
    }
    ada.see("[data-person='1'] .presence.here");
    let record = |id: &str| {
        let (_, record) = house.ask("GET", &format!("/api/tables/{id}/record"), None, "");
        record.lines().find(|line| line.starts_with("setup ")).expect("a set-up").to_string()
    };
    assert_eq!(record(&made.id), record(next.trim_start_matches("/t/")));
}

#[test]
fn hot_seat_with_a_curtain() {
    let house = House::open();
    let made = house.table("circadians", json!({"seats": ["human", "human"]}), 12);
    let browser = Browser::open(house.origin(), "curtain");
    let watcher = Browser::open(house.origin(), "curtain-watcher");
    watcher.open_page(&made.watch());
    browser.open_page(&made.link(0));
    browser.until("JSON.parse(document.querySelector('#table').dataset.table).mine.length === 1");
    browser.open_page(&made.link(1));
    browser.until("JSON.parse(document.querySelector('#table').dataset.table).mine.length === 2");
    let (mut fell, mut whim) = (Vec::new(), Whim::new(2));
    while fell.len() < 3 {
        browser.play_on(&mut whim, |browser, _| browser.offer() == Offer::Curtain);
        assert_eq!(browser.next_offer(), Offer::Curtain);
        // Behind the curtain there is what anybody may see, and nothing else: not drawn, not in the source.
        browser.until("document.querySelector('#scene [data-part] *')");
        watcher.until(&format!("{} === {}", Browser::VERSION, json!(browser.version())));
        let scene = "document.querySelector('#scene').innerHTML.replaceAll(' class=\"\"', '')";
        assert_eq!(browser.text(scene), watcher.text(scene));
        assert_eq!(browser.count("#action-list button, .can"), 0);
        fell.push(browser.text("document.querySelector('#curtain-who').textContent"));
        browser.shot("curtain");
        browser.press("#curtain-show");
        browser.until("document.querySelector('#curtain').hidden");
        browser.next_offer();
    }
    fell.sort();
    fell.dedup();
    assert!(fell.len() >= 2, "the curtain fell between the seats: {fell:?}");
}

#[test]
fn two_tabs_on_one_seat() {
    let house = House::open();
    let made = house.table("photosynthesis", json!({"seats": ["human", "cynthia"], "first_seat": 0}), 13);
    let browser = Browser::open(house.origin(), "tabs");
    browser.sit(&made.link(0));
    browser.next_offer();
    let first = browser.tab();
    let second = browser.new_tab();
    browser.open_page(&made.watch());
    browser.next_offer();
    browser.play_on(&mut Whim::new(3), |_, played| played.touches == 2);
    let version = browser.version();
    browser.go_to_tab(&first);
    browser.until(&format!("{} === {}", Browser::VERSION, json!(version)));
    browser.play_on(&mut Whim::new(4), |_, played| played.touches == 2);
    let version = browser.version();
    browser.go_to_tab(&second);
    browser.until(&format!("{} === {}", Browser::VERSION, json!(version)));
}

#[test]
fn a_link_is_for_one_and_another_device_has_its_own() {
    let house = House::open();
    let made = house.table("photosynthesis", json!({"seats": ["human", "human"], "first_seat": 0}), 17);
    let [ada, phone, eve] =
        ["device-ada", "device-phone", "device-eve"].map(|name| Browser::open(house.origin(), name));
    ada.sit(&made.link(0));
    ada.next_offer();
    eve.expect_console("403");
    eve.open_page(&made.link(0));
    eve.read("#toasts", "used to sit down already");
    ada.unfold("[data-part=controls] details.more");
    ada.press("[data-part=controls] [data-do=renew]");
    ada.see("#dialog input");
    let link = ada.text("document.querySelector('#dialog input').value.replace(location.origin, '')");
    phone.sit(&link);
    phone.next_offer();
    // The maker of the table on the page has fresh links for free seats; Ada did not.
    assert_eq!(ada.text("getComputedStyle(document.querySelector('.makers')).display"), "none");
}

#[test]
fn a_table_with_secrets_waits_for_its_people() {
    let house = House::open();
    let made = house.table_with(json!({
        "game": "circadians", "open": true, "setup": {"seats": ["human", "human"]},
    }));
    let [ada, bob] = ["waits-ada", "waits-bob"].map(|name| Browser::open(house.origin(), name));
    for (browser, seat) in [(&ada, 0), (&bob, 1)] {
        browser.open_page(&made.watch());
        browser.read("[data-part=prompt]", "Waiting for players");
        // One click, and nothing more is asked before the seat is taken.
        browser.press(&format!("[data-do=sit][data-seat='{seat}']"));
        browser.until("JSON.parse(document.querySelector('#table').dataset.table).mine.length === 1");
    }
    for browser in [&ada, &bob] {
        browser.until("!document.querySelector('.gathering')");
        browser.next_offer();
    }
}

#[test]
fn what_is_said_and_asked_reaches_the_first_screen_of_a_phone() {
    let house = House::open();
    let made = house.table_with(json!({
        "game": "photosynthesis", "seed": 18, "names": ["Ada", "Bob"],
        "setup": {"seats": ["human", "human"], "first_seat": 0},
    }));
    let (ada, bob) = (Browser::open(house.origin(), "bar-ada"), Browser::open(house.origin(), "bar-bob"));
    bob.resize(Size::Phone);
    ada.sit(&made.link(0));
    bob.sit(&made.link(1));
    bob.run("scrollTo(0, 0);", vec![]);
    let on_screen = |selector: &str| {
        format!(
            "(e => e && e.checkVisibility() && (box => box.top >= 0 && box.bottom <= innerHeight)(e.getBoundingClientRect()))\
             (document.querySelector({}))",
            json!(selector)
        )
    };
    ada.unfold("#chat-box");
    ada.write("#chat-text", "shall we?");
    ada.key("Enter");
    bob.until(&on_screen("#news"));
    bob.read("#news-text", "Ada");
    bob.read("#news-text", "shall we?");
    bob.shot("news");
    // The answer is given where the question is.
    bob.write("#news-reply", "let us");
    bob.press("#news-form button[type=submit]");
    bob.see_no("#news");
    ada.read("#chat", "let us");
    // So is the question of a seat that wants to go back.
    ada.play_on(&mut Whim::new(1), |_, played| played.touches == 1);
    bob.until(&on_screen("[data-part=prompt] .prompt.yours"));
    for does in ["undo", "reset-turn"] {
        assert!(bob.truth(&on_screen(&format!("[data-do={does}]"))), "{does} is within reach");
    }
    ada.press("[data-do=take-back]");
    bob.until(&on_screen("[data-do=agree]"));
    bob.shot("take-back");
    bob.press("[data-do=agree]");
    ada.next_offer();
}

#[test]
fn those_who_watch_are_counted() {
    let house = House::open();
    let made = house.table("photosynthesis", json!({"seats": ["human", "cynthia"], "first_seat": 0}), 19);
    let [ada, eve] = ["watched-ada", "watched-eve"].map(|name| Browser::open(house.origin(), name));
    ada.sit(&made.link(0));
    ada.next_offer();
    assert_eq!(ada.count(".watchers"), 0);
    eve.open_page(&made.watch());
    ada.read(".watchers", "One person watches");
    // A spectator is offered no notifications of turns.
    assert!(eve.truth("document.querySelector('#notify').hidden"));
    eve.open_page("about:blank");
    ada.see_no(".watchers");
}

#[test]
fn the_host_issues_the_link_of_a_free_seat_again() {
    let house = House::open();
    let [host, eve, bob] = ["host", "host-eve", "host-bob"].map(|name| Browser::open(house.origin(), name));
    host.open_page("/new/photosynthesis?preset=standard");
    host.press("button[name=do][value=make]");
    host.see(".made");
    let secret = |browser: &Browser, place: &str| {
        browser.text(&format!("document.querySelector({}).value.replace(location.origin, '')", json!(place)))
    };
    let old = secret(&host, ".made input");
    host.press(".made a.button.main");
    host.press(".makers[data-seat='1']");
    host.see("#dialog .qr");
    let fresh = secret(&host, "#dialog input");
    assert_ne!(old, fresh);
    // The old link opens no seat any more, the fresh one does.
    eve.expect_console("403");
    eve.open_page(&old);
    eve.read("#toasts", "opens no seat");
    bob.sit(&fresh);
    bob.until("JSON.parse(document.querySelector('#table').dataset.table).mine.includes(1)");
}

#[test]
fn the_host_gives_a_taken_seat_another_link() {
    let house = House::open();
    let [host, eve, bob] =
        ["unseat", "unseat-eve", "unseat-bob"].map(|name| Browser::open(house.origin(), name));
    host.open_page("/new/photosynthesis?preset=standard");
    host.press("button[name=do][value=make]");
    host.see(".made");
    let link = |place: &str| {
        host.text(&format!("document.querySelector({}).value.replace(location.origin, '')", json!(place)))
    };
    let old = link(".made input");
    host.press(".made a.button.main");
    eve.sit(&old);
    eve.until("JSON.parse(document.querySelector('#table').dataset.table).mine.includes(1)");
    // Others at the table are not offered it.
    eve.see("[data-person='0']");
    assert!(!eve.truth("document.querySelector('.makers')?.checkVisibility()"));
    // The host is asked first, and may think better of it.
    host.unfold("[data-part=controls] details.more");
    host.press(".makers[data-seat='1'][data-taken]");
    host.read("#dialog", "loses the seat");
    host.shot("asked");
    host.press("#dialog button:not(.primary)");
    host.see_no("#dialog");
    assert!(eve.truth("JSON.parse(document.querySelector('#table').dataset.table).mine.includes(1)"));
    host.press(".makers[data-seat='1'][data-taken]");
    host.press("#dialog .primary");
    host.see("#dialog .qr");
    let fresh = link("#dialog input");
    // Her page says what happened, also when she comes back later; her old link is no link any more.
    for _ in 0..2 {
        eve.read(".lost-seat", "The host gave this seat a new link");
        assert!(eve.truth("JSON.parse(document.querySelector('#table').dataset.table).mine.length === 0"));
        eve.reload();
    }
    eve.resize(Size::Phone);
    eve.is_accessible("a seat that was lost");
    eve.fits("a seat that was lost");
    eve.shot("lost");
    bob.sit(&fresh);
    bob.until("JSON.parse(document.querySelector('#table').dataset.table).mine.includes(1)");
    // All can read it, and she still knows why.
    for browser in [&host, &bob, &eve] {
        browser.read("#log li[data-kind=table]", "a new link");
    }
    eve.reload();
    eve.see(".lost-seat");
    assert_eq!(bob.count(".lost-seat"), 0);
}

#[test]
fn a_link_is_shown_as_a_code() {
    let house = House::open();
    let made = house.table("photosynthesis", json!({"seats": ["human", "human"], "first_seat": 0}), 20);
    let ada = Browser::open(house.origin(), "code-ada");
    ada.sit(&made.link(0));
    ada.unfold("[data-part=controls] details.more");
    ada.press("[data-part=controls] [data-do=renew]");
    ada.see("#dialog .qr");
    ada.is_accessible("a link as a code");
    for size in [Size::Desk, Size::Phone] {
        ada.resize(size);
        ada.fits("a link as a code");
        ada.shot(&format!("code-{}", size.name()));
    }
}
