//! How much may be said at a table.

use crate::client::{House, pair, settings};
use serde_json::json;
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
