//! Clients that take their time: each is given up after its own time-out, and no other client has to wait for it.

use crate::client::{House, Raw, pair, settings};
use serde_json::json;
use solarium_server::{ConnectionSettings, Timeouts};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

const SHORT: Duration = Duration::from_millis(100);
/// Longer than any test runs.
const NEVER: Duration = Duration::from_secs(3600);

const PATIENT: Timeouts = Timeouts { header: NEVER, keep_alive: NEVER, body: NEVER, write: NEVER };

/// A server on which only the time-out that is looked at is short.
async fn house(timeouts: Timeouts) -> House {
    House::with_connections(settings(), ConnectionSettings { timeouts, ..ConnectionSettings::default() })
        .await
}

#[tokio::test]
async fn half_a_header_is_not_waited_for() {
    let house = house(Timeouts { header: SHORT, ..PATIENT }).await;
    let mut silent = Raw::to(house.address).await;
    let mut half = Raw::to(house.address).await;
    half.send("GET / HTTP/1.1\r\nHost: x\r\nAccept: te").await;
    // One that has been answered before, and then begins another request.
    let mut second = Raw::to(house.address).await;
    second.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HT").await;
    let mut other = house.client().await;
    assert_eq!(other.get("/healthz", None).await.status, 200);
    assert_eq!(silent.until_closed().await, "");
    assert_eq!(half.until_closed().await, "");
    // The beginning came with the request before, so it counts as idle until something more arrives.
    second.send("TP").await;
    let said = second.until_closed().await;
    assert_eq!(said.matches("HTTP/1.1 ").count(), 1, "{said}");
    assert_eq!(other.get("/healthz", None).await.status, 200, "who only pauses between requests stays");
}

#[tokio::test]
async fn an_idle_connection_is_closed() {
    let house = house(Timeouts { keep_alive: SHORT, ..PATIENT }).await;
    let made = house.table("photosynthesis", pair()).await;
    let mut idle = Raw::to(house.address).await;
    idle.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
    assert!(idle.until_closed().await.starts_with("HTTP/1.1 200"));
    // Waiting for an answer is not idle, however long it takes.
    let wait = 5 * SHORT.as_millis();
    let answer = house.client().await.get(&made.path(&format!("?after=0&wait={wait}")), None).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
}

#[tokio::test]
async fn half_a_body_is_refused() {
    let house = house(Timeouts { body: SHORT, ..PATIENT }).await;
    let made = house.table("photosynthesis", pair()).await;
    let address = house.address;
    for (path, form, rest) in [
        (made.path("/act"), "", "Content-Length: 1000\r\n\r\n{\"action\":"),
        (made.path("/act"), "", "Content-Length: 1000\r\n\r\n"),
        (made.path("/chat"), "", "Transfer-Encoding: chunked\r\n\r\n5\r\n{\"tex\r\n"),
        ("/api/records".into(), "", "Content-Length: 1000000\r\n\r\nsolarium-record"),
        (
            "/settings".into(),
            "Content-Type: application/x-www-form-urlencoded\r\n",
            "Content-Length: 9\r\n\r\nlang=",
        ),
        (
            "/records".into(),
            "Content-Type: multipart/form-data; boundary=x\r\n",
            "Content-Length: 99\r\n\r\n--x",
        ),
    ] {
        let mut half = Raw::to(address).await;
        half.send(&format!("POST {path} HTTP/1.1\r\nHost: {address}\r\n{form}{rest}")).await;
        let said = half.until_closed().await;
        assert!(said.starts_with("HTTP/1.1 408 ") && said.contains("request/too-slow"), "{path}: {said}");
        assert!(said.contains("connection: close\r\n"), "{path}: {said}");
    }
    assert_eq!(house.client().await.get("/healthz", None).await.status, 200);
}

#[tokio::test]
async fn who_does_not_read_an_answer_is_cut_off() {
    let house = house(Timeouts { write: SHORT, ..PATIENT }).await;
    let mut unread = Raw::narrow(house.address).await;
    unread.send_until_cut("GET /rules/sol HTTP/1.1\r\nHost: x\r\n\r\n").await;
    assert_eq!(house.client().await.get("/healthz", None).await.status, 200);
}

#[tokio::test]
async fn a_socket_that_does_not_read_is_cut_off() {
    let house = house(Timeouts { write: SHORT, ..PATIENT }).await;
    let made = house.table("photosynthesis", pair()).await;
    let mut socket = house.socket(&made.id, made.secret(0)).await;
    let hello = json!({"type": "hello", "picture": true}).to_string();
    while socket.send_raw(Message::text(hello.clone())).await.is_ok() {}
    let mut client = house.client().await;
    while !client.get("/metrics", None).await.text.contains("solarium_sockets 0\n") {}
}

/// A refusal before the body was read is seen by the client, who may still be sending.
#[tokio::test]
async fn a_refusal_is_seen_although_the_body_was_not_read() {
    let house = House::open().await;
    let address = house.address;
    let head = |length: usize, more: &str| {
        format!(
            "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nOrigin: http://evil.example\r\n{more}\
             Content-Length: {length}\r\n\r\n"
        )
    };
    // A short body is read, and the connection goes on.
    let mut client = house.client().await;
    for _ in 0..20 {
        let request = head(60_000, "") + &"x".repeat(60_000);
        let answer = client.raw(request.as_bytes()).await.expect("an answer");
        assert_eq!((answer.status, answer.header("connection")), (403, None), "{}", answer.head);
    }
    // A long one is not, and the answer says so.
    for length in [100_000, 4_000_000] {
        let mut client = house.client().await;
        let request = head(length, "") + &"x".repeat(length);
        let answer = client.raw(request.as_bytes()).await.expect("an answer");
        assert_eq!((answer.status, answer.header("connection")), (403, Some("close")), "{}", answer.head);
    }
    // Who asks before it sends a body is not asked for it.
    let mut client = Raw::to(address).await;
    client.send(&head(1000, "Expect: 100-continue\r\n")).await;
    let said = client.until_closed().await;
    assert!(said.starts_with("HTTP/1.1 403 ") && said.contains("connection: close\r\n"), "{said}");
}
