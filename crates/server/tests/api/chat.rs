//! How much may be said at a table, and deleting what was said.

use crate::again::play_out;
use crate::client::{Client, House, Made, pair, settings};
use serde_json::{Value, json};
use solarium_server::{Limits, Settings};

#[tokio::test]
async fn a_seat_may_say_so_much_at_once() {
    let limits = Limits { chat: (0.0, 3.0), ..Limits::none() };
    let house = House::with(Settings { limits, ..settings() }).await;
    let (made, other) =
        (house.table("photosynthesis", pair()).await, house.table("photosynthesis", pair()).await);
    let mut client = house.client().await;
    let words = json!({"text": "hello"});
    for _ in 0..3 {
        assert_eq!(client.post(&made.path("/chat"), made.secret(0), &words).await.status, 200);
    }
    let refused = client.post(&made.path("/chat"), made.secret(0), &words).await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "limit/too-many"), "{}", refused.text);
    // The same seat on a socket, other seats and other tables.
    let mut socket = house.socket(&made.id, made.secret(0)).await;
    socket.hello(json!({})).await;
    socket.send(json!({"type": "say", "text": "hello"})).await;
    assert_eq!(socket.next_of("refused").await["error"]["code"], "limit/too-many");
    assert_eq!(client.post(&made.path("/chat"), made.secret(1), &words).await.status, 200);
    assert_eq!(client.post(&other.path("/chat"), other.secret(0), &words).await.status, 200);
}

#[tokio::test]
async fn a_table_holds_so_many_sayings() {
    let limits = Limits { chat_in_all: 5, ..Limits::none() };
    let house = House::with(Settings { limits, ..settings() }).await;
    let made = house.table("photosynthesis", pair()).await;
    let mut client = house.client().await;
    let words = json!({"text": "hello"});
    for n in 0..5 {
        let said = client.post(&made.path("/chat"), made.secret(n % 2), &words).await;
        assert_eq!(said.json()["number"], n + 1);
    }
    for seat in 0..2 {
        let refused = client.post(&made.path("/chat"), made.secret(seat), &words).await;
        assert_eq!((refused.status, refused.code().as_str()), (429, "limit/too-many"));
        assert!(refused.text.contains("at most 5 messages"), "{}", refused.text);
        assert_eq!(refused.header("retry-after"), None, "waiting does not help");
    }
    let house = house.restart().await;
    let refused = house.client().await.post(&made.path("/chat"), made.secret(0), &words).await;
    assert_eq!(refused.status, 429, "nor does a restart");
}

/// What was said, by number.
async fn said(client: &mut Client, made: &Made) -> Vec<(u64, String)> {
    let sayings = client.get(&made.path("/chat"), None).await.json()["sayings"].clone();
    let saying = |one: &Value| (one["number"].as_u64().unwrap(), one["text"].as_str().unwrap().to_string());
    sayings.as_array().unwrap().iter().map(saying).collect()
}

#[tokio::test]
async fn a_person_deletes_their_name_and_what_they_said() {
    let house = House::open().await;
    let made = house
        .made(json!({"game": "photosynthesis", "setup": pair(), "names": ["Ada", "Bob"], "open": false}))
        .await;
    let mut client = house.client().await;
    for (seat, text) in [(0, "I am Ada"), (1, "hello Ada"), (0, "well met")] {
        let words = json!({"text": text});
        assert_eq!(client.post(&made.path("/chat"), made.secret(seat), &words).await.status, 200);
    }
    let look = client.look(&made, Some(0)).await;
    let action = look["legal"][0]["action"].as_str().unwrap();
    assert_eq!(client.act(&made, 0, action, look["version"].as_u64().unwrap()).await.status, 200);
    let steps = client.look(&made, None).await["steps"].clone();
    let mut page = house.socket(&made.id, made.secret(1)).await;
    page.hello(json!({"page": "en"})).await;
    let mut socket = house.socket(&made.id, None).await;
    socket.hello(json!({})).await;

    // Whoever does not hold the seat cannot, and nothing has changed then.
    let forget = made.path("/forget");
    for (secret, body, status, code) in [
        (None, json!({}), 403, "seat/unknown-link"),
        (None, json!({"seat": 0}), 403, "seat/not-yours"),
        (made.secret(1), json!({"seat": 0}), 403, "seat/not-yours"),
        (made.secret(0), json!({"seat": 9}), 404, "match/no-such-seat"),
    ] {
        let refused = client.post(&forget, secret, &body).await;
        assert_eq!((refused.status, refused.code().as_str()), (status, code), "{}", refused.text);
    }
    assert_eq!(said(&mut client, &made).await.len(), 3);
    let unknown = client.post("/api/tables/0000000000000000/forget", None, &json!({})).await;
    assert_eq!((unknown.status, unknown.code().as_str()), (404, "table/unknown"));

    let forgotten = client.post(&forget, made.secret(0), &json!({})).await;
    assert_eq!((forgotten.status, forgotten.json()), (200, json!({"messages": 2})), "{}", forgotten.text);
    let unsaid = json!({"type": "unsaid", "seat": 0, "last": 3});
    while socket.next_of("people").await["seats"][0]["name"] != Value::Null {}
    assert_eq!(socket.next_of("unsaid").await, unsaid);
    while page.next_of("parts").await["names"][0] != "Seat A" {}
    assert_eq!(page.next_of("unsaid").await, unsaid);

    // The words of the other seat stay, and so do the moves; the seat is still held, and can have a name again.
    let left = [(2, "hello Ada".to_string())];
    assert_eq!(said(&mut client, &made).await, left);
    let look = client.look(&made, Some(0)).await;
    assert_eq!((&look["steps"], &look["you"]), (&steps, &json!(0)));
    assert_eq!((&look["seats"][0]["name"], &look["seats"][1]["name"]), (&Value::Null, &json!("Bob")));
    assert_eq!(client.post(&forget, made.secret(0), &json!({"seat": 0})).await.json()["messages"], 0);
    let words = json!({"text": "without a name"});
    let again = client.post(&made.path("/chat"), made.secret(0), &words).await;
    assert_eq!(again.json()["number"], 4, "no number comes twice");
    assert_eq!(client.post(&forget, made.secret(0), &json!({})).await.json()["messages"], 1);

    let house = house.restart().await;
    let mut client = house.client().await;
    assert_eq!(said(&mut client, &made).await, left);
    assert_eq!(client.look(&made, None).await["seats"][0]["name"], Value::Null);
    let page = client.get(&format!("/t/{}", made.id), None).await;
    assert!(page.status == 200 && !page.text.contains("Ada"), "the name stands nowhere");
    let words = json!({"text": "once more"});
    let again = client.post(&made.path("/chat"), made.secret(1), &words).await;
    assert_eq!(again.json()["number"], 5, "nor after a restart");
}

#[tokio::test]
async fn a_name_can_be_deleted_once_the_game_is_over() {
    let house = House::open().await;
    let made = house.made(json!({"game": "photosynthesis", "setup": pair(), "names": ["Ada", "Bob"]})).await;
    let mut client = house.client().await;
    let words = json!({"text": "good game"});
    assert_eq!(client.post(&made.path("/chat"), made.secret(0), &words).await.status, 200);
    play_out(&mut client, &made).await;
    let forgotten = client.post(&made.path("/forget"), made.secret(0), &json!({})).await;
    assert_eq!((forgotten.status, forgotten.json()), (200, json!({"messages": 1})), "{}", forgotten.text);
    let look = client.look(&made, None).await;
    assert_eq!((&look["over"], &look["seats"][0]["name"]), (&json!(true), &Value::Null));
}
