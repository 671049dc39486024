//! Bots that think long: nobody waits for them, and nothing thinks on for nobody.

use crate::client::{Client, House, Made};
use serde_json::{Value, json};
use solarium_conformance::toy::Toy;
use solarium_table::{Library, Picture};

/// A house with a game one of whose bots thinks until it is stopped.
async fn house() -> House {
    House::of(Library::standard().with::<Toy>(Picture::plain())).await
}

async fn thinking(client: &mut Client) -> u64 {
    let text = client.get("/metrics", None).await.text;
    let line = text.lines().find_map(|line| line.strip_prefix("solarium_thinking_bots "));
    line.expect("it is counted").parse().unwrap()
}

/// Waits until so many bots think.
async fn wait_for(client: &mut Client, bots: u64) {
    while thinking(client).await != bots {
        tokio::task::yield_now().await;
    }
}

async fn post(client: &mut Client, made: &Made, what: &str, body: Value) -> Value {
    let answer = client.post(&made.path(what), made.secret(0), &body).await;
    assert_eq!(answer.status, 200, "{what}: {}", answer.text);
    answer.json()
}

/// While a bot thinks its table answers everything; a step, an undo and a seat handed back end the thought.
#[tokio::test(flavor = "multi_thread")]
async fn a_thought_ends_when_nobody_waits_for_it() {
    let house = house().await;
    let mut client = house.client().await;
    let made = house.table("toy", json!({"seats": ["human", "bot:endless"]})).await;
    let look = client.look(&made, Some(0)).await;
    wait_for(&mut client, 1).await;
    assert_eq!(client.look(&made, None).await["version"], look["version"], "the bot has not moved");
    post(&mut client, &made, "/chat", json!({"text": "take your time"})).await;

    // It thinks about the position after the act, then about the one before it again: one thought at a time.
    let action = look["legal"][0]["action"].as_str().unwrap();
    assert_eq!(client.act(&made, 0, action, look["version"].as_u64().unwrap()).await.status, 200);
    wait_for(&mut client, 1).await;
    post(&mut client, &made, "/undo", json!({})).await;
    wait_for(&mut client, 1).await;

    let made = house.table("toy", json!({"seats": ["human", "clock"]})).await;
    client.look(&made, Some(0)).await;
    post(&mut client, &made, "/bot", json!({"bot": "endless"})).await;
    wait_for(&mut client, 2).await;
    post(&mut client, &made, "/bot", json!({"bot": null})).await;
    wait_for(&mut client, 1).await;
    let look = client.look(&made, Some(0)).await;
    let action = look["legal"][0]["action"].as_str().unwrap();
    assert_eq!(client.act(&made, 0, action, look["version"].as_u64().unwrap()).await.status, 200);
}

/// More bots than may think at once: those that wait keep nobody from playing, and a server that stops waits for none.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_stops_in_the_midst_of_thoughts() {
    let house = house().await;
    let mut client = house.client().await;
    for _ in 0..house.app.settings().thinkers + 3 {
        let made = house.table("toy", json!({"seats": ["human", "bot:endless"]})).await;
        client.look(&made, Some(0)).await;
    }
    let made = house.table("photosynthesis", crate::client::pair()).await;
    let look = client.look(&made, Some(0)).await;
    let action = look["legal"][0]["action"].as_str().unwrap();
    assert_eq!(client.act(&made, 0, action, look["version"].as_u64().unwrap()).await.status, 200);
    let thinkers = house.app.settings().thinkers as u64;
    wait_for(&mut client, thinkers).await;
    drop(client);
    let app = house.stop().await;
    // The threads of the bots end, too: else the test itself would not.
    assert_eq!(app.live_tables(), 0);
}
