//! Tables where people draw from the box on their table: the server draws nothing, and keeps what was entered.

use crate::client::{Client, House, Made};
use serde_json::json;

/// What the seat may enter now.
async fn choices(client: &mut Client, made: &Made) -> Vec<String> {
    let look = client.look(made, Some(0)).await;
    let listed = client.get(&made.path("/legal"), made.secret(0)).await.json();
    assert_eq!(listed["legal"], look["legal"]);
    let legal = look["legal"].as_array().unwrap();
    legal.iter().map(|choice| choice["action"].as_str().unwrap().to_string()).collect()
}

async fn enter(client: &mut Client, made: &Made, text: &str) {
    let version = client.look(made, Some(0)).await["version"].as_u64().unwrap();
    let answer = client.act(made, 0, text, version).await;
    assert_eq!(answer.status, 200, "{text}: {}", answer.text);
}

#[tokio::test]
async fn what_was_entered_is_kept_and_taken_back_after_a_restart() {
    let house = House::open().await;
    let setup = json!({"seats": ["human", "cynthia:tree"], "chance": "table"});
    let made = house.table("photosynthesis", setup).await;
    let mut client = house.client().await;
    let look = client.look(&made, Some(0)).await;
    assert_eq!(look["to_move"], json!({"kind": "chance"}), "{look}");
    assert!(look["notices"].to_string().contains("from the box"), "{look}");
    assert_eq!(choices(&mut client, &made).await, ["first 0", "first 1"]);
    // Who only watches is offered nothing, and enters nothing.
    assert_eq!(client.look(&made, None).await["legal"], json!([]));
    let stranger = json!({"seat": 0, "action": "first 0", "version": 0});
    assert!(client.post(&made.path("/act"), None, &stranger).await.status >= 400);
    let refused = client.act(&made, 0, "first 7", 0).await;
    assert_eq!((refused.status, refused.code().as_str()), (422, "outcome/unreadable"), "{}", refused.text);

    enter(&mut client, &made, "first 0").await;
    let mut entered = 1;
    while entered < 40 {
        let choices = choices(&mut client, &made).await;
        enter(&mut client, &made, choices.last().unwrap()).await;
        entered += 1;
    }
    let before = client.look(&made, Some(0)).await;
    drop(client);
    let house = house.restart().await;
    let mut client = house.client().await;
    assert_eq!(client.look(&made, Some(0)).await["view"], before["view"]);
    for n in 0..entered {
        let undone = client.post(&made.path("/undo"), made.secret(0), &json!({})).await;
        assert_eq!(undone.status, 200, "after {n}: {}", undone.text);
    }
    let refused = client.post(&made.path("/undo"), made.secret(0), &json!({})).await;
    assert_eq!(refused.code(), "undo/nothing", "{}", refused.text);
    assert_eq!(choices(&mut client, &made).await, ["first 0", "first 1"]);
}

#[tokio::test]
async fn a_set_up_that_cannot_be_is_refused() {
    let house = House::open().await;
    let mut client = house.client().await;
    for (game, setup, says) in [
        (
            "circadians",
            json!({"seats": ["human", "human", "bot:greedy"], "chance": "table"}),
            "would not stay secret",
        ),
        ("sol", json!({"seats": ["human", "human"], "chance": "coins"}), "not \"coins\""),
    ] {
        let answer = client.post("/api/tables", None, &json!({"game": game, "setup": setup})).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, "setup/refused"), "{}", answer.text);
        assert!(answer.json()["error"]["message"].as_str().unwrap().contains(says), "{}", answer.text);
    }
}

#[tokio::test]
async fn what_differs_is_put_right_and_taken_back() {
    let house = House::open().await;
    let setup = json!({"seats": ["human", "cynthia:tree"], "chance": "table", "first_seat": 0});
    let made = house.table("photosynthesis", setup).await;
    let mut client = house.client().await;
    while client.look(&made, Some(0)).await["steps"].as_u64().unwrap() < 30 {
        let choices = choices(&mut client, &made).await;
        enter(&mut client, &made, &choices[choices.len() / 2]).await;
    }
    let before = client.look(&made, Some(0)).await;
    let version = before["version"].as_u64().unwrap();
    let audit = client.get(&made.path("/audit?seat=0"), made.secret(0)).await.json();
    let light = |audit: &serde_json::Value| {
        let counts = audit["counts"].as_array().unwrap().iter();
        counts.clone().find(|count| count["component"] == "light-0").unwrap()["count"].as_i64().unwrap()
    };
    let count = light(&audit);
    let set = |count: i64, version: u64| {
        let slot = json!({"board": "seat-0", "place": "light", "component": "light-0", "count": count});
        json!({"seat": 0, "version": version, "set": [slot]})
    };
    // Strangers, watchers and the past put nothing right; what is impossible names its rule.
    for (secret, body, status) in [
        (None, set(3, version), 403),
        (made.secret(0), set(3, version - 1), 409),
        (made.secret(0), set(21, version), 422),
        (made.secret(0), set(-1, version), 422),
        (made.secret(0), json!({"seat": 0, "version": version}), 400),
    ] {
        let answer = client.post(&made.path("/correct"), secret, &body).await;
        assert_eq!(answer.status, status, "{body}: {}", answer.text);
        if body == set(21, version) {
            assert_eq!(answer.json()["error"]["rule"], "PH-14.9", "{}", answer.text);
        }
    }
    assert!(client.get(&made.path("/audit"), None).await.status >= 400);
    let answer = client.post(&made.path("/correct"), made.secret(0), &set(count ^ 1, version)).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let log = client.get(&made.path(&format!("/log?since={version}")), made.secret(0)).await.json();
    let line = &log["steps"][0];
    assert_eq!((line["kind"].as_str(), line["seat"].as_u64()), (Some("replaced"), Some(0)), "{log}");
    assert!(line["events"][1]["text"].as_str().unwrap().contains('→'), "{log}");
    // It outlasts the server, and stays in the record.
    drop(client);
    let house = house.restart().await;
    let mut client = house.client().await;
    let audit = client.get(&made.path("/audit?seat=0"), made.secret(0)).await.json();
    assert_eq!(light(&audit), count ^ 1);
    let record = client.get(&made.path("/record?seat=0"), made.secret(0)).await;
    assert!(record.text.contains("\n0 !correct {"), "{}", record.text);
    let uploaded = client.post("/api/records", None, &json!({"record": record.text})).await;
    assert_eq!(uploaded.status, 200, "{}", uploaded.text);
    let page = client.get(&format!("/t/{}/audit?seat=0", made.id), made.secret(0)).await;
    assert_eq!(page.status, 200, "{}", page.text);
    assert!(page.text.contains("Does your table look like this?"));
    let undone = client.post(&made.path("/undo"), made.secret(0), &json!({})).await;
    assert_eq!(undone.status, 200, "{}", undone.text);
    assert_eq!(client.look(&made, Some(0)).await["view"], before["view"]);
}
