//! Packs that people bring along, and set-ups tried without a table.

use crate::client::{House, pair, settings};
use serde_json::{Value, json};
use solarium_server::{Limits, Settings};

/// The built-in pack with another id and a higher price for planting.
fn mine(game: &str, id: &str, light_cap: &str) -> Value {
    let text = include_str!("../../../photosynthesis/data/photosynthesis.toml");
    assert!(text.contains("light_cap = 20\n"));
    let text = text
        .replace("id = \"photosynthesis-standin\"", &format!("id = \"{id}\""))
        .replace("light_cap = 20\n", &format!("light_cap = {light_cap}\n"));
    json!({ "game": game, "text": text })
}

#[tokio::test]
async fn a_pack_is_brought_along_and_played_with_for_ever() {
    let house = House::open().await;
    let mut client = house.client().await;
    let put = client.post("/api/packs", None, &mine("photosynthesis", "mine", "18")).await;
    assert_eq!((put.status, put.json()), (200, json!({"id": "mine", "new": true})), "{}", put.text);
    let again = client.post("/api/packs", None, &mine("photosynthesis", "mine", "18")).await;
    assert_eq!(again.json(), json!({"id": "mine", "new": false}));
    let other = client.post("/api/packs", None, &mine("photosynthesis", "mine", "17")).await;
    assert_eq!((other.status, other.code().as_str()), (409, "pack/exists"));
    let listed = client.get("/api/packs", None).await.json()["packs"].clone();
    assert!(listed.as_array().unwrap().contains(&json!({
        "game": "photosynthesis", "id": "mine", "built_in": false
    })));

    let mut setup = pair();
    setup["pack"] = json!("mine");
    let made = house.table("photosynthesis", setup.clone()).await;
    let look = client.look(&made, Some(0)).await;
    let action = look["legal"][0]["action"].as_str().unwrap();
    assert_eq!(client.act(&made, 0, action, look["version"].as_u64().unwrap()).await.status, 200);
    let before = client.look(&made, Some(0)).await;
    let house = house.restart().await;
    let mut client = house.client().await;
    assert_eq!(client.look(&made, Some(0)).await, before);
    let tried = json!({"game": "photosynthesis", "setup": setup});
    assert_eq!(client.post("/api/setup", None, &tried).await.json()["setup"]["pack"], "mine");
}

#[tokio::test]
async fn a_bad_pack_is_refused_with_every_line() {
    let house = House::open().await;
    let mut client = house.client().await;
    let built_in =
        client.post("/api/packs", None, &mine("photosynthesis", "photosynthesis-standin", "3")).await;
    assert_eq!((built_in.status, built_in.code().as_str()), (409, "pack/built-in"));
    let mut bad = mine("photosynthesis", "bad", "18");
    let text = bad["text"].as_str().unwrap();
    let text = text
        .replace("total = [6, 8, 4, 2]", "total = [6, 8, 4, 0]")
        .replace("plant_cost = 1", "plant_cost = 0");
    bad["text"] = json!(text);
    let refused = client.post("/api/packs", None, &bad).await;
    assert_eq!((refused.status, refused.code().as_str()), (422, "pack/refused"), "{}", refused.text);
    let reasons = refused.json()["error"]["reasons"].clone();
    assert!(
        reasons.as_array().unwrap().iter().all(|reason| reason["line"].as_u64().unwrap() > 1),
        "{reasons}"
    );
    for (body, code) in [
        (mine("sol", "mine", "18"), "pack/refused"),
        (mine("chess", "mine", "18"), "game/unknown"),
        (mine("photosynthesis", "<b>mine", "18"), "pack/refused"),
        (json!({"game": "sol", "text": "this is = = no pack"}), "pack/refused"),
        (json!({"game": "sol"}), "request/malformed"),
        (json!({"game": "sol", "text": "#".repeat(70_000)}), "request/too-large"),
    ] {
        let refused = client.post("/api/packs", None, &body).await;
        assert_eq!(refused.code(), code, "{}", refused.text);
    }
    let packs = client.get("/api/packs", None).await.json();
    assert!(packs["packs"].as_array().unwrap().iter().all(|pack| pack["built_in"] == true), "{packs}");
}

#[tokio::test]
async fn packs_are_limited_by_address() {
    let limits = Limits { packs: (0.001, 2.0), ..Limits::none() };
    let house = House::with(Settings { limits, ..settings() }).await;
    let mut client = house.client().await;
    for id in ["one", "two"] {
        assert_eq!(client.post("/api/packs", None, &mine("photosynthesis", id, "18")).await.status, 200);
    }
    let third = client.post("/api/packs", None, &mine("photosynthesis", "three", "18")).await;
    assert_eq!((third.status, third.code().as_str()), (429, "limit/too-many"));
}

#[tokio::test]
async fn a_set_up_is_tried_without_a_table() {
    let house = House::open().await;
    let mut client = house.client().await;
    let good = json!({"game": "photosynthesis", "setup": {"seats": ["human", "cynthia"]}});
    let answer = client.post("/api/setup", None, &good).await;
    assert_eq!((answer.status, &answer.json()["ok"]), (200, &json!(true)), "{}", answer.text);
    let complete = answer.json()["setup"].clone();
    assert!(complete.as_object().unwrap().len() > 3, "every option is named: {complete}");
    let again = client.post("/api/setup", None, &json!({"game": "photosynthesis", "setup": complete})).await;
    assert_eq!(again.json()["setup"], complete);
    let bad = json!({"game": "photosynthesis", "setup": {"seats": ["human"], "revolutions": 99, "x": 1}});
    let refused = client.post("/api/setup", None, &bad).await;
    assert_eq!((refused.status, refused.code().as_str()), (422, "setup/refused"));
    assert!(refused.json()["error"]["reasons"].as_array().unwrap().len() >= 2, "{}", refused.text);
    let unknown = client.post("/api/setup", None, &json!({"game": "chess", "setup": {}})).await;
    assert_eq!((unknown.status, unknown.code().as_str()), (404, "game/unknown"));
    assert_eq!(client.get("/api/tables", None).await.json()["tables"], json!([]));
}
