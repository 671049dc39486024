//! The table page over the wire: what it weighs, what it is told, who may see it.

use crate::client::{House, Made, Numbers, Socket};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};
use std::io::Write;

/// Most bytes of a first load and of an update, compressed.
const FIRST_LOAD: usize = 200 << 10;
const UPDATE: usize = 30 << 10;

fn gzipped(text: &str) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes()).unwrap();
    encoder.finish().unwrap().len()
}

/// Addresses of our own files in a text.
fn assets(text: &str) -> Vec<String> {
    let quoted = text.split('"').filter(|piece| piece.starts_with("/assets/"));
    let mut found: Vec<String> =
        quoted.map(|piece| piece.split('#').next().unwrap_or(piece).to_string()).collect();
    found.sort();
    found.dedup();
    found
}

/// Names of files behind each occurrence of `before`, up to the next quote.
fn named<'a>(text: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split('"').next())
}

/// Everything a browser loads before somebody can play: page, style sheets and their fonts, every module, the first
/// message.
async fn first_load(house: &House, made: &Made) -> usize {
    let mut client = house.client().await;
    let page = client.get(&format!("/t/{}", made.id), made.secret(0)).await;
    assert_eq!(page.status, 200, "{}", page.text);
    assert!(!page.text.contains(" style=") && !page.text.contains("<style"), "the policy forbids it");
    let mut weight = gzipped(&page.text);
    let mut wanted = assets(&page.text);
    let mut seen = 0;
    while seen < wanted.len() {
        let asset = client.get(&wanted[seen], None).await;
        assert_eq!(asset.status, 200, "{}", wanted[seen]);
        let (folder, file) = wanted[seen].rsplit_once('/').unwrap();
        let before = match file.rsplit_once('.').unwrap().1 {
            "js" => "from \"./",
            "css" => "url(\"",
            _ => "",
        };
        weight += if file.ends_with(".woff2") {
            asset.header("content-length").expect("a font has a length").parse().unwrap()
        } else {
            gzipped(&asset.text)
        };
        if !before.is_empty() {
            let parts: Vec<String> =
                named(&asset.text, before).map(|part| format!("{folder}/{part}")).collect();
            for part in parts {
                if !wanted.contains(&part) {
                    wanted.push(part);
                }
            }
        }
        seen += 1;
    }
    assert!(wanted.iter().filter(|asset| asset.ends_with(".js")).count() > 5, "{wanted:?}");
    assert_eq!(wanted.iter().filter(|asset| asset.ends_with(".woff2")).count(), 3, "{wanted:?}");
    let mut socket = house.socket(&made.id, made.secret(0)).await;
    socket.send(json!({"type": "hello", "page": "en", "seat": 0})).await;
    loop {
        let (message, size) = socket.next_sized().await.expect("the socket is open");
        weight += size;
        if message["type"] == "page" {
            return weight;
        }
    }
}

/// Style sheets are compressed on their way; fonts, which are compressed already, are not.
#[tokio::test]
async fn fonts_are_not_compressed_twice() {
    let house = House::open().await;
    let mut client = house.client().await;
    let page = client.get("/", None).await.text;
    for (ending, encoding) in [("/fonts/figtree.woff2", None), ("/site.css", Some("gzip"))] {
        let path = assets(&page).into_iter().find(|path| path.ends_with(ending)).expect("a page links it");
        let head = format!("GET {path} HTTP/1.1\r\nHost: solarium.test\r\nAccept-Encoding: gzip\r\n\r\n");
        let answer = client.raw(head.as_bytes()).await.expect("the server answers");
        assert_eq!(answer.header("content-encoding"), encoding, "{path}");
    }
}

async fn next_change(socket: &mut Socket) -> (Value, usize) {
    loop {
        let (message, size) = socket.next_sized().await.expect("the socket is open");
        if message["type"] == "change" {
            return (message, size);
        }
    }
}

/// Plays a whole game at random as a page does; the heaviest first load, tried now and then, and the heaviest update.
async fn play_through(game: &str, setup: Value, seed: u64) -> (usize, usize) {
    let house = House::open().await;
    let made = house.made(json!({"game": game, "setup": setup, "seed": seed})).await;
    let mut numbers = Numbers(seed);
    let mut sockets = Vec::new();
    let mut looks = Vec::new();
    for seat in 0..made.secrets.len() {
        let Some(secret) = made.secret(seat) else { continue };
        let mut socket = house.socket(&made.id, Some(secret)).await;
        looks.push(socket.hello(json!({"page": "en", "seat": seat})).await);
        sockets.push((seat, socket));
    }
    let mut heaviest = 0;
    let mut first = 0;
    let mut acts = 0;
    while looks[0]["over"] == false {
        if acts % 30 == 0 {
            first = first.max(first_load(&house, &made).await);
        }
        let mover = looks.iter().position(|look| !look["legal"].as_array().unwrap().is_empty());
        let mover = mover.expect("somebody can act");
        let legal = looks[mover]["legal"].as_array().unwrap();
        let action = legal[numbers.below(legal.len())]["action"].clone();
        let (seat, socket) = &mut sockets[mover];
        let act = json!({"type": "act", "id": acts, "seat": seat, "action": action, "version": looks[mover]["version"]});
        socket.send(act).await;
        for ((_, socket), look) in sockets.iter_mut().zip(&mut looks) {
            let (change, size) = next_change(socket).await;
            heaviest = heaviest.max(size);
            *look = change;
        }
        acts += 1;
    }
    (first.max(first_load(&house, &made).await), heaviest)
}

async fn weigh(game: &str, setup: Value) {
    for seed in 1..=2 {
        let (first, update) = play_through(game, setup.clone(), seed).await;
        println!("{game}: first load {first} bytes, heaviest update {update} bytes");
        assert!(first <= FIRST_LOAD, "{game}: the first load takes {first} bytes");
        assert!(update <= UPDATE, "{game}: an update takes {update} bytes");
    }
}

#[tokio::test]
async fn photosynthesis_pages_are_light() {
    weigh("photosynthesis", json!({"seats": ["human", "cynthia"]})).await;
}

#[tokio::test]
async fn sol_pages_are_light() {
    weigh("sol", json!({"seats": ["human", "human"]})).await;
}

#[tokio::test]
async fn circadians_pages_are_light() {
    weigh("circadians", json!({"seats": ["human", "ai"]})).await;
}

/// Each step of an automa comes as a frame of its own, with its reasons; the last one leads to the position now.
#[tokio::test]
async fn automas_are_told_step_by_step() {
    let house = House::open().await;
    let made = house.table("photosynthesis", json!({"seats": ["human", "cynthia"], "first_seat": 0})).await;
    let mut socket = house.socket(&made.id, made.secret(0)).await;
    let mut look = socket.hello(json!({"page": "fr", "seat": 0})).await;
    assert_eq!(look["type"], "page");
    let mut reasons = 0;
    for n in 0..40 {
        let Some(action) = look["legal"].as_array().unwrap().last() else { break };
        let act = json!({"type": "act", "id": n, "seat": 0, "action": action["action"], "version": look["version"]});
        socket.send(act).await;
        look = next_change(&mut socket).await.0;
        let frames = look["frames"].as_array().unwrap();
        assert_eq!(frames[0]["kind"], "person");
        for frame in frames {
            assert_eq!(frame["kind"] == "automa", frame["trace"].is_string(), "{frame}");
            reasons += usize::from(frame["trace"].is_string());
        }
    }
    assert!(reasons > 5, "{reasons}");
}

/// A reader gets refusals in its own language, and a wrong action changes nothing.
#[tokio::test]
async fn a_page_that_comes_late_hears_what_is() {
    let house = House::open().await;
    let made = house.table("photosynthesis", json!({"seats": ["human", "human"], "first_seat": 0})).await;
    let mut socket = house.socket(&made.id, made.secret(0)).await;
    let look = socket.hello(json!({"page": "en", "seat": 0})).await;
    let action = look["legal"][0]["action"].clone();
    socket.send(json!({"type": "act", "id": 1, "seat": 0, "action": action, "version": 9})).await;
    let refused = socket.next_of("refused").await;
    assert_eq!(refused["error"]["code"], "table/stale");
    assert!(refused.get("look").is_none(), "a page hears of changes by itself");
    let mut other = house.socket(&made.id, made.secret(1)).await;
    let theirs = other.hello(json!({"page": "en", "seat": 1})).await;
    assert_eq!(theirs["legal"], json!([]));
    assert_eq!(theirs["version"], look["version"]);
    // From outside, whatever is held: what a hot-seat page shows behind its curtain.
    let mut outside = other.hello(json!({"page": "en", "spectator": true})).await;
    // News for the seat may have been under way already.
    while outside["type"] != "page" || outside["you"] == 1 {
        outside = other.next().await.expect("the socket is open");
    }
    assert_eq!(outside["you"], Value::Null);
}
