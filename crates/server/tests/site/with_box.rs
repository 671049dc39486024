//! Tables with the box, made from a page.

use crate::guest::{Answer, GAMES, Guest};
use serde_json::{Value, json};

#[tokio::test]
async fn the_form_makes_a_table_that_asks_what_came() {
    for (game, opponent) in GAMES.into_iter().zip(["cynthia:tree", "here", "ai:1"]) {
        let mut guest = Guest::new();
        let fields = [("seat.0", "here"), ("seat.1", opponent), ("with-box", "on")];
        let form =
            guest.post(&format!("/new/{game}/form"), &[&fields[..], &[("changed", "open")]].concat()).await;
        assert!(form.text.contains("name=\"with-box\" checked"), "{game}: {}", form.text);
        let made = guest.post(&format!("/new/{game}"), &[&fields[..], &[("do", "make")]].concat()).await;
        assert_eq!(made.status, 303, "{game}: {}", made.text);
        let page = guest.get(made.header("location")).await.page();
        assert!(page.contains("What came on your table?"), "{game}");
        assert!(page.contains("from the box on your table"), "{game}: the notice");
        // Who watches is not asked.
        let mut watcher = guest.other();
        let address = made.header("location").split('?').next().unwrap().to_string();
        assert!(!watcher.get(&address).await.page().contains("What came on your table?"), "{game}");
    }
}

fn json_of(answer: &Answer) -> Value {
    serde_json::from_str(&answer.text).unwrap()
}

/// A table with the box at which a card can be typed now: its id.
async fn until_typed(guest: &mut Guest, game: &str, opponent: &str, pack: &str) -> String {
    let fields =
        [("seat.0", "here"), ("seat.1", opponent), ("with-box", "on"), ("pack", pack), ("do", "make")];
    let made = guest.post(&format!("/new/{game}"), &fields).await;
    assert_eq!(made.status, 303, "{game}: {}", made.text);
    let id = made.header("location").trim_start_matches("/t/").split('?').next().unwrap().to_string();
    for _ in 0..200 {
        let look = json_of(&guest.fetch(&format!("/api/tables/{id}?seat=0")).await);
        let legal = look["legal"].as_array().unwrap();
        if guest.get(&format!("/t/{id}")).await.page().contains("/typed?") {
            return id;
        }
        let Some(choice) = legal.last() else { continue };
        let act = json!({"seat": 0, "action": choice["action"], "version": look["version"]});
        guest.post_json(&format!("/api/tables/{id}/act"), &act).await;
    }
    panic!("{game}: no card can be typed");
}

#[tokio::test]
async fn cards_are_typed_shown_entered_and_kept_for_the_next_table() {
    let half = "collect=-4&ticks=sm&seed=3&rings=4321&arrow=ccw&number=2&card=3";
    let event =
        "name=Dry+Spell&effect=fee&board=market&number=2&of=W&effect2=none&board2=market&number2=1&of2=W";
    for (game, opponent, card, shown) in [
        ("photosynthesis", "cynthia:tree", half, "ph-sequence"),
        ("circadians", "ai:1", event, "every Garage fee above 0 rises by 2 Algae"),
    ] {
        let mut guest = Guest::new();
        let id = until_typed(&mut guest, game, opponent, "").await;
        let empty = guest.get(&format!("/t/{id}/typed?seat=0")).await.page();
        assert!(empty.contains("<form") && !empty.contains("typed-keep"), "{empty}");
        let nothing = guest.post(&format!("/t/{id}/typed/keep"), &[("seat", "0"), ("name", "my-box")]).await;
        assert_eq!(nothing.status, 422, "{}", nothing.text);
        let understood = guest.get(&format!("/t/{id}/typed?seat=0&{card}")).await.page();
        assert!(understood.contains(shown), "{game}: {understood}");
        let version = json_of(&guest.fetch(&format!("/api/tables/{id}")).await)["version"].to_string();
        let decoded = card.replace('+', " ");
        let mut fields: Vec<(&str, &str)> = decoded.split('&').filter_map(|f| f.split_once('=')).collect();
        fields.extend([("seat", "0"), ("version", version.as_str())]);
        let entered = guest.post(&format!("/t/{id}/typed"), &fields).await;
        assert_eq!(entered.status, 303, "{game}: {}", entered.text);
        // Kept twice, it is the same pack; another one of the name gets a number.
        for _ in 0..2 {
            let kept = guest.post(&format!("/t/{id}/typed/keep"), &[("seat", "0"), ("name", "my-box")]).await;
            assert_eq!(kept.status, 303, "{}", kept.text);
            assert_eq!(kept.header("location"), format!("/t/{id}/typed?seat=0&kept=my-box"));
        }
        let page = guest.get(&format!("/t/{id}/typed?seat=0&kept=my-box")).await.page();
        assert!(
            page.contains("Kept as my-box.") && page.contains(&format!("/new/{game}?pack=my-box")),
            "{page}"
        );
        let form = guest.get(&format!("/new/{game}?pack=my-box")).await.page();
        assert!(form.contains("value=\"my-box\" selected"), "{form}");
        let next = until_typed(&mut guest, game, opponent, "my-box").await;
        let other = if game == "circadians" {
            card.replace("number=2", "number=3")
        } else {
            card.replace("card=3", "card=4")
        };
        let version = json_of(&guest.fetch(&format!("/api/tables/{next}")).await)["version"].to_string();
        let decoded = other.replace('+', " ");
        let mut fields: Vec<(&str, &str)> = decoded.split('&').filter_map(|f| f.split_once('=')).collect();
        fields.extend([("seat", "0"), ("version", version.as_str())]);
        assert_eq!(guest.post(&format!("/t/{next}/typed"), &fields).await.status, 303);
        let page = guest.get(&format!("/t/{next}/typed?seat=0")).await.page();
        assert!(page.contains("name=\"name\" value=\"my-box\""), "{page}");
        let kept =
            guest.post_json(&format!("/api/tables/{next}/typed-pack"), &json!({"name": "my-box"})).await;
        assert_eq!(json_of(&kept), json!({"id": "my-box-2", "cards": 1}));
        // Names are names of packs.
        let refused =
            guest.post_json(&format!("/api/tables/{next}/typed-pack"), &json!({"name": "my box"})).await;
        assert_eq!(refused.status, 422, "{}", refused.text);
        let mut watcher = guest.other();
        let stranger =
            watcher.post_json(&format!("/api/tables/{next}/typed-pack"), &json!({"name": "x"})).await;
        assert!(stranger.status.as_u16() >= 400, "{}", stranger.text);
    }
}
