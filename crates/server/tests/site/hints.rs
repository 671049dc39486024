//! Hints at a table: who gets one, and who does not.

use crate::guest::{GAMES, Guest};
use serde_json::Value;

/// Makes a table from a page; its address.
async fn made(guest: &mut Guest, game: &str, fields: &[(&str, &str)]) -> String {
    let answer = guest.post(&format!("/new/{game}"), &[fields, &[("do", "make")]].concat()).await;
    assert_eq!(answer.status, 303, "{}", answer.text);
    answer.header("location").to_string()
}

/// Asks for a hint that is refused; the code.
async fn refused(guest: &mut Guest, path: &str) -> String {
    let answer = guest.fetch(path).await;
    assert!(answer.status.is_client_error(), "{path}: {} {}", answer.status, answer.text);
    let body: Value = serde_json::from_str(&answer.text).unwrap_or_else(|_| panic!("{}", answer.text));
    body["error"]["code"].as_str().unwrap().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_in_turn_gets_all_four_grades_in_their_language() {
    for game in GAMES {
        let mut guest = Guest::new();
        let answer = guest.post(&format!("/play/{game}"), &[]).await;
        let table = answer.header("location").to_string();
        let table = table.split('?').next().unwrap();
        assert!(guest.get(table).await.page().contains("data-do=\"hint\""), "{game}");
        let mut said = Vec::new();
        for language in ["en", "de", "fr"] {
            guest.language = language;
            let hint = guest.get(&format!("{table}/hint")).await;
            assert_eq!(hint.status, 200, "{}", hint.text);
            for grade in 1..=4 {
                assert_eq!(hint.text.matches(&format!("data-grade=\"{grade}\"")).count(), 1, "{}", hint.text);
            }
            assert!(hint.text.contains("<li data-step="), "{}", hint.text);
            said.push(hint.text);
        }
        assert!(said[0] != said[1] && said[1] != said[2], "{game}");
    }
}

#[tokio::test]
async fn watchers_others_and_tables_without_hints_get_none() {
    let mut guest = Guest::new();
    let open = made(&mut guest, "photosynthesis", &[("seat.0", "here"), ("seat.1", "here")]).await;
    let mut codes = Vec::new();
    for seat in 0..2 {
        let answer = guest.get(&format!("{open}/hint?seat={seat}")).await;
        if answer.status != 200 {
            codes.push(refused(&mut guest, &format!("{open}/hint?seat={seat}")).await);
        }
    }
    assert_eq!(codes, ["match/not-your-turn"], "one of two is in turn");
    let mut watcher = guest.other();
    assert!(!watcher.get(&open).await.page().contains("data-do=\"hint\""));
    assert_eq!(refused(&mut watcher, &format!("{open}/hint?seat=9")).await, "match/no-such-seat");
    for query in ["", "?seat=0", "?seat=1"] {
        assert!(refused(&mut watcher, &format!("{open}/hint{query}")).await.starts_with("seat/"), "{query}");
    }
    assert!(watcher.get(&format!("{open}/hint?seat=nonsense")).await.status.is_client_error());
    assert_eq!(watcher.get("/t/nowhere/hint").await.status, 404);

    let seats = [("seat.0", "here"), ("seat.1", "here"), ("without-hints", "on")];
    let closed = made(&mut guest, "photosynthesis", &seats).await;
    assert!(!guest.get(&closed).await.page().contains("data-do=\"hint\""));
    assert_eq!(refused(&mut guest, &format!("{closed}/hint?seat=0")).await, "hint/off");
}

#[tokio::test]
async fn the_form_keeps_hints_off_while_it_changes() {
    let mut guest = Guest::new();
    let seats =
        [("seat.0", "here"), ("seat.1", "cynthia:tree"), ("without-hints", "on"), ("changed", "open")];
    let form = guest.post("/new/photosynthesis/form", &seats).await.text;
    assert!(form.contains("name=\"without-hints\" checked"), "{form}");
    let page = guest.get("/new/photosynthesis").await.page();
    assert!(!page.contains("name=\"without-hints\" checked"));
    // The levels from the weakest to the strongest, for what the browser remembers.
    for (game, first, last) in [
        ("photosynthesis", "cynthia:seedling", "cynthia:ancient"),
        ("circadians", "ai:1", "ai:4"),
        ("sol", "bot:easy", "bot:expert"),
    ] {
        let page = guest.get(&format!("/new/{game}")).await.page();
        let ladders = page.split("data-ladders=\"").nth(1).unwrap().split('"').next().unwrap();
        let ladders: Vec<Vec<Value>> = serde_json::from_str(&ladders.replace("&quot;", "\"")).unwrap();
        let is_ladder = |ladder: &Vec<Value>| {
            ladder.first().unwrap()["value"] == first && ladder.last().unwrap()["value"] == last
        };
        assert!(ladders.iter().any(is_ladder), "{game}: {ladders:?}");
    }
}
