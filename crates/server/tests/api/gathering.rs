//! Open tables of games with secrets begin when every person has sat down: no one sees a deal before.

use crate::client::{Client, House, Made, deciding};
use serde_json::{Value, json};

fn open_circadians() -> Value {
    json!({"game": "circadians", "setup": {"seats": ["human", "human"]}, "open": true})
}

async fn sit(client: &mut Client, made: &Made, seat: u8) -> String {
    let answer = client.post(&made.path("/join"), None, &json!({ "seat": seat })).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()["secret"].as_str().unwrap().to_string()
}

#[tokio::test]
async fn nothing_is_dealt_before_everybody_sits() {
    let house = House::open().await;
    let made = house.made(open_circadians()).await;
    assert_eq!(made.secrets, [None, None], "the maker sits down like everybody else");
    let mut eve = house.client().await;
    let look = eve.look(&made, None).await;
    assert_eq!((&look["waiting"], &look["version"]), (&json!([0, 1]), &json!(0)));

    // The way it was done: sit down, look, get up, sit down elsewhere.
    let key = sit(&mut eve, &made, 0).await;
    let look = eve.get(&made.path("?seat=0"), None).await.json();
    assert_eq!((&look["waiting"], &look["version"], &look["legal"]), (&json!([1]), &json!(0), &json!([])));
    assert_eq!(eve.get(&made.path("/legal"), None).await.json()["legal"], json!([]));
    assert_eq!(eve.get(&made.path("/log"), None).await.json()["steps"], json!([]));
    for (path, body) in [
        ("/act", json!({"action": "pass", "version": 0})),
        ("/bot", json!({"bot": "random"})),
        ("/undo", json!({})),
        ("/take-back", json!({})),
    ] {
        let refused = eve.post(&made.path(path), Some(&key), &body).await;
        assert_eq!((refused.status, refused.code().as_str()), (409, "table/waiting"), "{path}");
        assert!(refused.text.contains("still free: 1"), "{}", refused.text);
    }
    assert_eq!(eve.post(&made.path("/leave"), None, &json!({})).await.status, 200);
    assert_eq!(eve.look(&made, None).await["waiting"], json!([0, 1]), "who got up is missing again");
    sit(&mut eve, &made, 1).await;

    // It follows from what is stored.
    let cookie = eve.cookie.clone();
    let house = house.restart().await;
    let mut watcher = house.socket(&made.id, None).await;
    let hello = watcher.hello(json!({})).await;
    assert_eq!((&hello["look"]["waiting"], &hello["look"]["version"]), (&json!([0]), &json!(0)));
    let mut eve = house.client().await;
    eve.cookie = cookie;
    let page = eve.get(&format!("/t/{}", made.id), None).await.text;
    assert!(page.contains("Waiting for players") && page.contains("Copy the link to send"), "{page}");

    let mut ann = house.client().await;
    sit(&mut ann, &made, 0).await;
    assert_eq!(watcher.next_of("people").await["waiting"], Value::Null);
    let change = watcher.next_of("change").await;
    assert!(change["version"].as_u64().unwrap() > 0);
    assert_eq!(change["look"]["waiting"], Value::Null);
}

#[tokio::test]
async fn it_begins_while_nobody_watches_and_does_not_stop_again() {
    let house = House::open().await;
    let made = house.made(open_circadians()).await;
    let (mut ann, mut bob) = (house.client().await, house.client().await);
    sit(&mut ann, &made, 0).await;
    sit(&mut bob, &made, 1).await;
    let look = loop {
        let look = ann.get(&made.path("?seat=0&after=0&wait=20000"), None).await.json();
        if !deciding(&look).is_empty() {
            break look;
        }
    };
    assert_eq!(look["waiting"], Value::Null);
    let lines = |house: &House| {
        use solarium_store::StoreReader;
        house.store.open(&made.id).unwrap().version
    };
    let before = lines(&house);
    assert!(before > 0);
    bob.post(&made.path("/leave"), None, &json!({})).await;
    let look = ann.get(&made.path("?seat=0"), None).await.json();
    assert_eq!(look["waiting"], Value::Null, "the game has begun; a free seat does not stop it");
    let house = house.restart().await;
    assert_eq!(house.client().await.look(&made, None).await["version"], before);
}

/// Automas and bots need no one to sit down; private tables and games without secrets begin at once.
#[tokio::test]
async fn other_tables_begin_at_once() {
    let house = House::open().await;
    let mut client = house.client().await;
    let seats = json!({"seats": ["human", "human"]});
    let open = house.made(json!({"game": "photosynthesis", "setup": seats, "open": true})).await;
    assert_eq!(open.secrets, [None, None]);
    let private = house.made(json!({"game": "circadians", "setup": {"seats": ["human", "human"]}})).await;
    let alone = json!({"game": "circadians", "setup": {"seats": ["human", "ai"]}, "open": true});
    let alone = house.made(alone).await;
    assert_eq!(client.look(&alone, None).await["waiting"], json!([0]));
    sit(&mut client, &alone, 0).await;
    for made in [&open, &private, &alone] {
        let look = client.get(&made.path("?after=0&wait=20000"), None).await.json();
        assert_eq!(look["waiting"], Value::Null);
        assert!(look["version"].as_u64().unwrap() > 0, "{look}");
    }
}
