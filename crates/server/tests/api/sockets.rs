//! WebSockets: hello, changes, what was missed, acting, limits.

use crate::client::{House, Made, Socket, deciding, pair, settings};
use serde_json::{Value, json};
use solarium_server::{Limits, Settings};

async fn move_on(house: &House, made: &Made) -> u64 {
    let mut client = house.client().await;
    let seat = deciding(&client.look(made, None).await)[0];
    let look = client.look(made, Some(seat)).await;
    let action = look["legal"][0]["action"].as_str().unwrap();
    let answer = client.act(made, seat, action, look["version"].as_u64().unwrap()).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()["version"].as_u64().unwrap()
}

#[tokio::test]
async fn everybody_hears_of_a_change_in_their_own_view() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut seat = house.socket(&made.id, made.secret(1)).await;
    let first = seat.hello(json!({})).await;
    assert_eq!((first["type"].as_str(), first["look"]["you"].as_u64()), (Some("look"), Some(1)));
    let mut spectator = house.socket(&made.id, None).await;
    let seen = spectator.hello(json!({"picture": true})).await;
    assert_eq!(seen["look"]["you"], Value::Null);
    assert!(seen["look"]["svg"].as_str().unwrap().starts_with("<svg"));
    let version = move_on(&house, &made).await;
    for socket in [&mut seat, &mut spectator] {
        let change = socket.next_of("change").await;
        assert_eq!(
            (change["version"].as_u64(), change["look"]["version"].as_u64()),
            (Some(version), Some(version))
        );
        assert_eq!(change["steps"][0]["kind"], "step");
    }
    let people = house.client().await.look(&made, None).await;
    assert_eq!(
        (people["seats"][0]["present"].as_bool(), people["seats"][1]["present"].as_bool()),
        (Some(false), Some(true))
    );
}

#[tokio::test]
async fn who_comes_back_gets_what_was_missed_or_a_fresh_look() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    // Somebody watched once: what a table did before anybody ever watched it is in its log.
    house.socket(&made.id, None).await.hello(json!({})).await;
    let mut versions = vec![0];
    for _ in 0..20 {
        versions.push(move_on(&house, &made).await);
    }
    let now = versions[20];
    let missed = house.socket(&made.id, None).await.hello(json!({"since": versions[18]})).await;
    assert_eq!(missed["type"], "change");
    assert_eq!(missed["steps"].as_array().unwrap().len() as u64, now - versions[18]);
    assert_eq!(missed["steps"][0]["number"], versions[18]);
    for since in [json!(0), json!(now), json!(now + 5), Value::Null] {
        let fresh = house.socket(&made.id, None).await.hello(json!({ "since": since })).await;
        assert_eq!((fresh["type"].as_str(), fresh["version"].as_u64()), (Some("look"), Some(now)));
    }
}

#[tokio::test]
async fn a_socket_can_act_undo_and_say() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut socket = house.socket(&made.id, made.secret(0)).await;
    let look = socket.hello(json!({})).await["look"].clone();
    let action = look["legal"][0]["action"].clone();
    socket.send(json!({"type": "act", "id": 1, "action": action, "version": look["version"]})).await;
    let done = socket.next_of("done").await;
    assert_eq!(
        (done["id"].as_u64(), done["version"].as_u64()),
        (Some(1), look["version"].as_u64().map(|v| v + 1))
    );
    socket.send(json!({"type": "act", "id": 2, "action": action, "version": look["version"]})).await;
    let refused = socket.next_of("refused").await;
    assert_eq!((refused["id"].as_u64(), refused["error"]["code"].as_str()), (Some(2), Some("table/stale")));
    assert_eq!(refused["look"]["you"], 0);
    socket.send(json!({"type": "undo", "id": 3})).await;
    assert_eq!(socket.next_of("refused").await["error"]["code"], "undo/turn-passed");
    socket.send(json!({"type": "say", "id": 4, "text": "well"})).await;
    assert_eq!(socket.next_of("said").await["saying"]["text"], "well");
    for bad in
        [json!({"type": "dance"}), json!([]), json!({"type": "act"}), json!({"type": "hello", "seat": 1})]
    {
        socket.send(bad.clone()).await;
        assert!(socket.next_of("refused").await["error"]["code"].is_string(), "{bad}");
    }
}

#[tokio::test]
async fn a_socket_of_another_page_or_table_is_refused() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    assert!(Socket::open(house.address, &made.id, None, Some("https://evil.example")).await.is_err());
    assert!(Socket::open(house.address, "nowhere", None, None).await.is_err());
    let own = format!("http://{}", house.address);
    assert!(Socket::open(house.address, &made.id, None, Some(&own)).await.is_ok());
    let plain = house.client().await.get(&made.path("/socket"), None).await;
    assert_eq!((plain.status, plain.code().as_str()), (400, "request/malformed"));
}

#[tokio::test]
async fn sockets_and_their_messages_are_limited() {
    let limits = Limits { sockets: 2, messages: (0.001, 5.0), ..Limits::none() };
    let house = House::with(Settings { limits, ..settings() }).await;
    let made = house.table("photosynthesis", pair()).await;
    let mut one = house.socket(&made.id, None).await;
    let two = house.socket(&made.id, None).await;
    assert!(Socket::open(house.address, &made.id, None, None).await.is_err());
    drop(two);
    one.hello(json!({})).await;
    for _ in 0..4 {
        one.send(json!({"type": "ping"})).await;
        assert_eq!(one.next_of("done").await["pong"], 1);
    }
    one.send(json!({"type": "ping"})).await;
    assert_eq!(one.next_of("refused").await["error"]["code"], "limit/too-many");
    // Who goes on all the same is shown the door.
    for _ in 0..220 {
        if one.send_raw("{}".into()).await.is_err() {
            break;
        }
    }
    while let Some(message) = one.next().await {
        assert_eq!(message["type"], "refused");
    }
}

/// The server asks now and then whether somebody is still there: who answers stays, who does not is gone.
#[tokio::test]
async fn a_socket_that_does_not_answer_is_given_up() {
    let heartbeat = std::time::Duration::from_millis(100);
    let house = House::with(Settings { heartbeat, ..settings() }).await;
    let made = house.table("photosynthesis", pair()).await;
    let mut awake = house.socket(&made.id, None).await;
    awake.hello(json!({})).await;
    // Only who reads answers; this one does not.
    let mut asleep = house.socket(&made.id, made.secret(0)).await;
    asleep.send(json!({"type": "hello"})).await;
    let mut present = true;
    while present {
        // The one that is awake hears the other come and go.
        present = awake.next_of("people").await["seats"][0]["present"] == true;
    }
    awake.send(json!({"type": "ping", "id": 1})).await;
    assert_eq!(awake.next_of("done").await["id"], 1, "who answers stays");
    while asleep.next().await.is_some() {}
}

#[tokio::test]
async fn sockets_are_closed_when_the_server_stops() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut socket = house.socket(&made.id, made.secret(0)).await;
    socket.hello(json!({})).await;
    let waiting = {
        let mut client = house.client().await;
        let path = made.path("?after=0&wait=30000");
        tokio::spawn(async move { client.get(&path, None).await })
    };
    let mut client = house.client().await;
    while !client.get("/metrics", None).await.text.contains("solarium_waiting_requests 1\n") {}
    drop(client);
    let house = house.restart().await;
    while socket.next().await.is_some() {}
    assert_eq!(waiting.await.unwrap().status, 200, "who waited was answered");
    assert_eq!(house.client().await.look(&made, Some(0)).await["version"], 0);
}
