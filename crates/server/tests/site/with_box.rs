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

/// A table with the box at which a card with this field is drawn and can be typed now: its id.
async fn until_typed(guest: &mut Guest, game: &str, opponent: &str, pack: &str, field: &str) -> String {
    let fields =
        [("seat.0", "here"), ("seat.1", opponent), ("with-box", "on"), ("pack", pack), ("do", "make")];
    let made = guest.post(&format!("/new/{game}"), &fields).await;
    assert_eq!(made.status, 303, "{game}: {}", made.text);
    let id = made.header("location").trim_start_matches("/t/").split('?').next().unwrap().to_string();
    for _ in 0..200 {
        let look = json_of(&guest.fetch(&format!("/api/tables/{id}?seat=0")).await);
        let legal = look["legal"].as_array().unwrap();
        let form = guest.get(&format!("/t/{id}/typed?seat=0")).await.page();
        if form.contains(&format!("name=\"{field}\"")) {
            assert!(guest.get(&format!("/t/{id}")).await.page().contains(">Type the card<"));
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
    let item = "item=grogg&water=&algae=1&power=0&gems=2&points=11";
    for (game, opponent, field, card, (this, that), shown) in [
        ("photosynthesis", "cynthia:tree", "ticks", half, ("card=3", "card=4"), "ph-sequence"),
        (
            "circadians",
            "ai:1",
            "effect",
            event,
            ("number=2", "number=3"),
            "every Garage fee above 0 rises by 2 Algae",
        ),
        (
            "circadians",
            "ai:1",
            "item",
            item,
            ("item=grogg", "item=archive"),
            "<li>Grogg (1 Algae and 2 Gems, 11 points: ",
        ),
    ] {
        let mut guest = Guest::new();
        let id = until_typed(&mut guest, game, opponent, "", field).await;
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
        let next = until_typed(&mut guest, game, opponent, "my-box", field).await;
        let other = card.replace(this, that);
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

#[tokio::test]
async fn an_item_that_came_earlier_is_typed_where_it_lies() {
    let mut guest = Guest::new();
    let id = until_typed(&mut guest, "circadians", "ai:1", "", "item").await;
    let version = async |guest: &mut Guest| {
        json_of(&guest.fetch(&format!("/api/tables/{id}")).await)["version"].clone()
    };
    let outcome = json!({"seat": 0, "action": "item grogg", "version": version(&mut guest).await});
    assert_eq!(guest.post_json(&format!("/api/tables/{id}/act"), &outcome).await.status, 200);
    assert!(guest.get(&format!("/t/{id}")).await.page().contains("form=earlier"));
    let typed = format!("/t/{id}/typed?seat=0&form=earlier");
    let form = guest.get(&typed).await.page();
    assert!(form.contains("<option value=\"grogg\""), "{form}");
    assert!(!form.contains("<option value=\"archive\""), "only what lies there: {form}");
    let refused =
        guest.get(&format!("{typed}&item=grogg&water=100&algae=&power=&gems=&points=x")).await.page();
    let reasons = refused
        .split("class=\"ask\" role=\"alert\"")
        .nth(1)
        .expect("a refusal")
        .split("</div>")
        .next()
        .unwrap();
    assert!(reasons.contains("CI-1.9") && reasons.contains("CI-13.5"), "{reasons}");
    let understood =
        guest.get(&format!("{typed}&item=grogg&water=3&algae=&power=&gems=&points=1")).await.page();
    assert!(understood.contains("<li>Grogg (3 Water, 1 point: "), "{understood}");
    let card = json!({"item": "grogg", "cost": "3W", "points": 1});
    let body = json!({"seat": 0, "version": version(&mut guest).await, "card": card});
    let entered = guest.post_json(&format!("/api/tables/{id}/typed-card"), &body).await;
    assert_eq!(entered.status, 200, "{}", entered.text);
    let log = guest.fetch(&format!("/api/tables/{id}/log?seat=0")).await.text;
    assert!(log.contains("Grogg (3 Water, 1 point: "), "the log says what was typed: {log}");
    let mut watcher = guest.other();
    let log = watcher.fetch(&format!("/api/tables/{id}/log")).await.text;
    assert!(log.contains("entered a card as it is printed"), "{log}");
    assert!(!log.contains("Grogg"), "others do not know the hand: {log}");
    let again = json!({"seat": 0, "version": version(&mut guest).await, "card": card});
    let refused = guest.post_json(&format!("/api/tables/{id}/typed-card"), &again).await;
    assert_eq!((refused.status.as_u16(), json_of(&refused)["error"]["rule"].as_str()), (422, Some("CI-1.6")));
}
