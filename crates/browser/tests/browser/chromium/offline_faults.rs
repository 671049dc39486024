//! What goes wrong on a device: an instance that traps, and a journal in the browser's database that was cut, reordered or
//! spoiled.

use super::offline::{FIRST_ACTION, begin, board, load, stop_worker};
use crate::browser::Browser;
use crate::hands::Whim;
use crate::static_host::StaticHost;
use serde_json::json;

/// Replaces how the module is called: `traps` is an expression that is true for calls that end in a trap after they were
/// carried out, when memory is ahead of the journal.
fn with_traps(host: &StaticHost, traps: &str) {
    host.change("device/module.js", |text| {
        let call = "this.exports.call(json.length, now, sinceStart)";
        assert!(text.contains(call), "the call of the module reads otherwise");
        let trap = "(() => { throw new WebAssembly.RuntimeError('unreachable'); })()";
        text.replace(call, &format!("(self.traps ??= 0, {call}) + (({traps}) ? {trap} : 0)"))
    });
}

#[test]
fn an_instance_that_traps_begins_again_from_its_journal() {
    let host = StaticHost::open();
    // Every third action traps once.
    with_traps(&host, "call.text?.includes('\"act\"') && ++self.traps % 3 === 0");
    let browser = load(&host, "trapped");
    browser.expect_console("begins again from its journal");
    host.stop();
    browser.offline(true);
    begin(&browser, "photosynthesis");
    for round in 0..7 {
        let before = browser.version();
        browser.until(&format!("{FIRST_ACTION} !== undefined"));
        browser.run(&format!("({FIRST_ACTION}).click()"), vec![]);
        browser.until(&format!("{} !== {}", Browser::VERSION, json!(before)));
        assert!(browser.truth("document.querySelector('#banner').hidden"), "round {round}");
        assert_eq!(browser.text("document.querySelector('#toasts').textContent"), "", "round {round}");
        browser.next_offer();
    }
    let (version, before) = (browser.version(), board(&browser));
    browser.reload();
    browser.next_offer();
    assert_eq!((browser.version(), board(&browser)), (version, before));
}

#[test]
fn what_traps_every_time_is_refused_in_words_and_everything_else_works() {
    let host = StaticHost::open();
    with_traps(&host, "call.kind === 'request' && call.path === '/rules/sol'");
    let browser = load(&host, "traps-always");
    browser.expect_console("begins again from its journal");
    browser.expect_console("503");
    let table = begin(&browser, "photosynthesis");
    browser.open_page("/rules/sol");
    browser.read("main", "Nothing is lost");
    browser.shot("refused");
    browser.open_page(&table);
    browser.next_offer();
    browser.play_on(&mut Whim::new(41), |_, played| played.touches >= 1);
}

#[test]
fn a_journal_whose_reading_traps_is_read_as_far_as_it_goes() {
    let host = StaticHost::open();
    // Whatever has to do with a table of Sol traps when it is read.
    host.change("device/module.js", |text| {
        let read = "this.exports.boot(now, sinceStart)";
        assert!(text.contains(read), "the reading of the journal is written otherwise");
        let trap = "(() => { throw new WebAssembly.RuntimeError('unreachable'); })()";
        text.replace(read, &format!("(lines.some(line => line.includes('\"sol\"')) ? {trap} : {read})"))
    });
    let browser = load(&host, "traps-reading");
    browser.expect_console("the journal cannot be read to its end");
    browser.expect_console("503");
    let first = begin(&browser, "photosynthesis");
    browser.play_on(&mut Whim::new(44), |_, played| played.touches >= 2);
    let (version, before) = (browser.version(), board(&browser));
    begin(&browser, "sol");
    browser.open_page("/");
    stop_worker(&browser);
    browser.open_page("/device");
    browser.see("[role=alert] form[action='/device/set-aside']");
    browser.shot("told");
    browser.open_page(&first);
    browser.see("#scene [data-part]");
    browser.until(Browser::VERSION);
    assert_eq!((browser.version(), board(&browser)), (version, before));
    browser.open_page("/device");
    browser.press("form[action='/device/set-aside'] button");
    browser.see_no("[role=alert]");
    browser.open_page(&first);
    browser.next_offer();
    browser.play_on(&mut Whim::new(45), |_, played| played.touches >= 1);
}

/// Changes the journal in the browser's database. The statements have `lines`, the store of its lines, and `keys`.
fn change_journal(browser: &Browser, statements: &str) {
    browser.promised(
        &format!(
            "const open = indexedDB.open('solarium', 1);\
             const database = await new Promise((ok, no) => {{ open.onsuccess = () => ok(open.result); open.onerror = () => no(open.error); }});\
             const transaction = database.transaction('lines', 'readwrite');\
             const lines = transaction.objectStore('lines');\
             const get = request => new Promise((ok, no) => {{ request.onsuccess = () => ok(request.result); request.onerror = () => no(request.error); }});\
             const keys = await get(lines.getAllKeys());\
             const last = keys.length - 1;\
             {statements}\
             await new Promise((ok, no) => {{ transaction.oncomplete = ok; transaction.onabort = () => no(transaction.error); }});\
             database.close();"
        ),
        vec![],
    );
}

/// What happened to the database: its name, and statements that bring it about from the last lines on.
const SPOILED: &[(&str, &str)] = &[
    ("nonsense", "lines.put('nonsense', keys[last]);"),
    ("cut", "lines.put((await get(lines.get(keys[last]))).slice(0, 40), keys[last]);"),
    ("one letter", "lines.put((await get(lines.get(keys[last]))).replace(/.$/, '#'), keys[last]);"),
    ("a line is missing", "lines.delete(keys[last - 1]);"),
    (
        "reordered",
        "const [a, b] = [await get(lines.get(keys[last - 1])), await get(lines.get(keys[last]))]; lines.put(b, keys[last - 1]); lines.put(a, keys[last]);",
    ),
    ("a line twice", "lines.put(await get(lines.get(keys[last])), keys[last] + 1);"),
    ("no text", "lines.put({ line: [1, 2, 3] }, keys[last]);"),
    ("bytes", "lines.put(new Uint8Array([10, 13, 0, 255]), keys[last]);"),
    ("under a name", "lines.put('nonsense', 'name');"),
    ("several lines in one", "lines.put((await get(lines.get(keys[last]))) + '\\n\\n', keys[last]);"),
];

#[test]
fn whatever_is_done_to_the_database_is_said_and_what_came_before_is_there() {
    let host = StaticHost::open();
    let browser = load(&host, "fuzzed");
    browser.expect_console("503");
    let first = begin(&browser, "photosynthesis");
    browser.play_on(&mut Whim::new(42), |_, played| played.touches >= 2);
    let (version, before) = (browser.version(), board(&browser));
    for (what, statements) in SPOILED {
        // What is spoiled comes after the first table.
        begin(&browser, "sol");
        browser.open_page("/");
        change_journal(&browser, statements);
        stop_worker(&browser);
        browser.open_page("/device");
        browser.see("[role=alert] form[action='/device/set-aside']");
        browser.open_page(&first);
        browser.see("#scene [data-part]");
        // The page knows its version with the first message of its socket.
        browser.until(Browser::VERSION);
        assert_eq!((browser.version(), board(&browser)), (version.clone(), before.clone()), "{what}");
        browser.open_page("/");
        browser.press("[data-game=photosynthesis] form.play button");
        browser.read("main", "damaged");
        browser.open_page("/device");
        browser.press("form[action='/device/set-aside'] button");
        browser.see_no("[role=alert]");
    }
    // After all of that it still goes on, also for the next worker.
    stop_worker(&browser);
    browser.open_page(&first);
    browser.next_offer();
    assert_eq!((browser.version(), board(&browser)), (version, before));
    browser.play_on(&mut Whim::new(43), |_, played| played.touches >= 1);
}
