//! A disk that is full while people play.

use crate::client::{House, Made, deciding, pair, settings};
use serde_json::{Value, json};
use solarium_server::Settings;
use std::time::Duration;

#[tokio::test]
async fn a_full_disk_is_told_and_loses_nothing() {
    let house = House::within(settings(), 48).await;
    let mut client = house.client().await;
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(house.table("photosynthesis", pair()).await);
    }
    let made = &tables[0];
    let full = loop {
        // Words fill the disk faster than actions.
        let text = json!({"text": "x".repeat(500)});
        let said = client.post(&made.path("/chat"), made.secret(0), &text).await;
        if said.status != 200 {
            break said;
        }
    };
    assert_eq!((full.status, full.code().as_str()), (507, "store/full"), "{}", full.text);
    assert!(full.json()["error"]["message"].as_str().unwrap().contains("free some space"));
    // An action finds room in a page of the journal or not; what was acknowledged stands, what was refused does not.
    let mut acknowledged = vec![0; tables.len()];
    for (made, version) in tables.iter().zip(&mut acknowledged) {
        *version = client.look(made, None).await["version"].as_u64().unwrap();
    }
    let mut turns = (0..tables.len()).cycle();
    let (n, refused) = loop {
        let n = turns.next().unwrap();
        let (made, version) = (&tables[n], acknowledged[n]);
        let seat = deciding(&client.look(made, None).await)[0];
        let look = client.look(made, Some(seat)).await;
        assert_eq!(look["version"], version, "as last acknowledged");
        let action = look["legal"][0]["action"].as_str().unwrap();
        let answer = client.act(made, seat, action, version).await;
        match answer.status {
            200 => acknowledged[n] = answer.json()["version"].as_u64().unwrap(),
            _ => break (n, answer),
        }
    };
    let (made, acknowledged) = (&tables[n], acknowledged[n]);
    assert_eq!((refused.status, refused.code().as_str()), (507, "store/full"), "{}", refused.text);
    assert_eq!(client.look(made, None).await["version"], acknowledged);
    let health = client.get("/healthz", None).await;
    assert_eq!((health.status, health.code().as_str()), (507, "store/full"), "{}", health.text);
    let metrics = client.get("/metrics", None).await.text;
    assert!(metrics.contains("solarium_failed_appends_total 1\n"), "{metrics}");
    assert!(metrics.contains("solarium_healthy 0\n"), "{metrics}");
    drop(client);

    let house = house.restart().await;
    let mut client = house.client().await;
    let seat = deciding(&client.look(made, None).await)[0];
    let look = client.look(made, Some(seat)).await;
    assert_eq!(look["version"], acknowledged);
    let action = look["legal"][0]["action"].as_str().unwrap();
    assert_eq!(client.act(made, seat, action, acknowledged).await.status, 200, "there is room again");
}

/// Tables that begin with draws, on a disk that was filled before the first of them was looked at; those whose draws
/// found no room any more.
async fn stuck_tables(house: &House) -> Vec<Made> {
    let mut client = house.client().await;
    let chatting = house.table("photosynthesis", pair()).await;
    let mut fresh = Vec::new();
    for _ in 0..8 {
        fresh.push(house.table("circadians", json!({"seats": ["human", "human"]})).await);
    }
    loop {
        let text = json!({"text": "x".repeat(500)});
        let said = client.post(&chatting.path("/chat"), chatting.secret(0), &text).await;
        if said.status != 200 {
            break;
        }
    }
    // There may still be room for short lines on the page that the journal ends with.
    loop {
        let look = client.look(&chatting, None).await;
        // A draw that is due and does not come has found no room either.
        let Some(&seat) = deciding(&look).first() else { break };
        let look = client.look(&chatting, Some(seat)).await;
        let action = look["legal"][0]["action"].as_str().unwrap();
        if client.act(&chatting, seat, action, look["version"].as_u64().unwrap()).await.status == 507 {
            break;
        }
    }
    let mut stuck = Vec::new();
    for made in fresh {
        if client.look(&made, None).await["turn"] == json!("chance") {
            stuck.push(made);
        }
    }
    assert!(!stuck.is_empty(), "no table is without its draws");
    stuck
}

#[tokio::test]
async fn a_table_whose_draw_finds_no_room_can_be_looked_at() {
    let house = House::within(Settings { retry: Duration::from_millis(20), ..settings() }, 60).await;
    let stuck = stuck_tables(&house).await;
    let made = &stuck[0];
    let mut client = house.client().await;
    let look = client.look(made, Some(0)).await;
    assert_eq!((&look["you"], &look["over"]), (&json!(0), &json!(false)));
    let version = look["version"].as_u64().unwrap();
    client.accept = Some("text/html".into());
    assert_eq!(client.get(&format!("/t/{}", made.id), None).await.status, 200, "its page");
    client.accept = None;
    assert_eq!(client.get(&made.path("/log"), None).await.status, 200, "its past");
    let mut socket = house.socket(&made.id, made.secret(0)).await;
    assert_eq!(socket.hello(json!({})).await["version"], version, "those who watch");
    for _ in 0..3 {
        let acted = client.act(made, 0, "pass", version).await;
        assert_eq!((acted.status, acted.code().as_str()), (507, "store/full"), "{}", acted.text);
        assert_eq!(client.look(made, None).await["version"], version);
    }
    let health = client.get("/healthz", None).await;
    assert_eq!((health.status, health.code().as_str()), (507, "store/full"), "{}", health.text);

    // There is room again: the draws come by themselves, and those who watch see them.
    let database = rusqlite::Connection::open(&house.path).unwrap();
    database.busy_timeout(Duration::from_secs(10)).unwrap();
    database.execute("DELETE FROM sayings", []).unwrap();
    let change = socket.next_of("change").await;
    assert!(change["version"].as_u64().unwrap() > version, "{change}");
    let dealt = loop {
        let look = client.look(made, None).await;
        if look["turn"] != json!("chance") {
            break look;
        }
    };
    let seat = deciding(&dealt)[0];
    let look = client.look(made, Some(seat)).await;
    let action = look["legal"][0]["action"].as_str().unwrap();
    assert_eq!(client.act(made, seat, action, look["version"].as_u64().unwrap()).await.status, 200);
}

/// A change that is asked for tries what is due first.
#[tokio::test]
async fn a_change_tries_the_draws_again_that_found_no_room() {
    let house = House::within(Settings { retry: Duration::from_secs(3600), ..settings() }, 60).await;
    let stuck = stuck_tables(&house).await;
    let made = &stuck[0];
    let mut client = house.client().await;
    let version = client.look(made, None).await["version"].as_u64().unwrap();
    let database = rusqlite::Connection::open(&house.path).unwrap();
    database.busy_timeout(Duration::from_secs(10)).unwrap();
    database.execute("DELETE FROM sayings", []).unwrap();
    let acted = client.act(made, 0, "pass", version).await;
    assert_eq!(
        (acted.status, acted.code().as_str()),
        (409, "table/stale"),
        "it has moved on: {}",
        acted.text
    );
    let moved: Value = client.look(made, None).await;
    assert!(moved["version"].as_u64().unwrap() > version);
}
