//! Nonsense over HTTP and WebSocket: no panic, no stuck table, nothing kept.

use crate::client::{Client, House, Numbers, pair};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

fn odd_value(numbers: &mut Numbers, depth: usize) -> Value {
    match numbers.below(if depth == 0 { 9 } else { 11 }) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(0),
        3 => json!(-1),
        4 => json!(u64::MAX),
        5 => json!(1e300),
        6 => json!(""),
        7 => json!("\u{0}\u{202e}<script>alert(1)</script>' OR 1=1 --"),
        8 => json!("x".repeat(numbers.below(3000))),
        9 => Value::Array((0..numbers.below(4)).map(|_| odd_value(numbers, depth - 1)).collect()),
        _ => (0..numbers.below(4)).map(|n| (format!("k{n}"), odd_value(numbers, depth - 1))).collect(),
    }
}

#[tokio::test]
async fn odd_bodies_and_addresses_are_answered() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut numbers = Numbers(77);
    let mut client = house.client().await;
    let document = client.get("/api", None).await.json();
    let odd_names = ["..", "%00", "%ff", "999999999999999999999", "-1", "nowhere", "🜨", "a%2Fb", "'"];
    for round in 0..12 {
        for (path, operations) in document["paths"].as_object().unwrap() {
            for method in operations.as_object().unwrap().keys() {
                let mut path = path.clone();
                for name in ["{id}", "{game}", "{step}", "{name}"] {
                    let odd = odd_names[numbers.below(odd_names.len())];
                    let filled = if name == "{id}" && round % 3 != 0 { &made.id } else { odd };
                    path = path.replace(name, filled);
                }
                if numbers.below(3) == 0 {
                    path += "?seat=-3&after=99999999999999999999&wait=x&args=%7B";
                } else if numbers.below(3) == 0 {
                    path += "?seat=0&since=18446744073709551615&args=%5B1%5D&wait=1&after=99";
                }
                let known = [
                    "seat", "action", "version", "secret", "name", "text", "agree", "bot", "step", "record",
                    "game", "setup", "seed", "open", "names",
                ];
                let mut body = json!({});
                for _ in 0..numbers.below(5) {
                    body[known[numbers.below(known.len())]] = odd_value(&mut numbers, 2);
                }
                let mut text = body.to_string().into_bytes();
                if numbers.below(4) == 0 && !text.is_empty() {
                    let place = numbers.below(text.len());
                    text[place] = numbers.below(256) as u8;
                }
                let secret = (numbers.below(2) == 0).then(|| made.secret(0)).flatten();
                let path = path.replace('🜨', "%F0%9F%9C%A8");
                let answer = client.ask(&method.to_uppercase(), &path, secret, &text).await;
                assert!(answer.status < 500, "{method} {path} {body}: {} {}", answer.status, answer.text);
                assert!(!answer.text.contains("panic"));
            }
        }
    }
    assert!(house.app.live_tables() <= 40, "{} tables live", house.app.live_tables());
    still_plays(&house).await;
}

#[tokio::test]
async fn bytes_that_are_no_http_close_one_connection_only() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut numbers = Numbers(4);
    let valid = format!("GET {} HTTP/1.1\r\nHost: x\r\nCookie: solarium=\r\n\r\n", made.path(""));
    for _ in 0..150 {
        let mut bytes = valid.clone().into_bytes();
        for _ in 0..1 + numbers.below(6) {
            let place = numbers.below(bytes.len());
            match numbers.below(3) {
                0 => bytes[place] = numbers.below(256) as u8,
                1 => bytes.truncate(place.max(1)),
                _ => bytes.insert(place, b"\r\n: /?%\0"[numbers.below(8)]),
            }
        }
        // What was cut off is completed, so that nobody waits for the rest.
        bytes.extend_from_slice(b"\r\n\r\n");
        let mut client = Client::to(house.address).await;
        let answer = tokio::time::timeout(std::time::Duration::from_secs(5), client.raw(&bytes)).await;
        if let Ok(Some(answer)) = answer {
            assert!(answer.status < 500, "{}", answer.head);
        }
    }
    still_plays(&house).await;
}

#[tokio::test]
async fn odd_messages_are_refused() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut numbers = Numbers(31);
    for round in 0..20 {
        let mut socket = house.socket(&made.id, made.secret(round % 2)).await;
        if round % 3 > 0 {
            socket.hello(json!({})).await;
        }
        for _ in 0..30 {
            let kinds = ["hello", "act", "undo", "reset-turn", "say", "ping", "", "\u{0}"];
            let mut message = json!({"type": kinds[numbers.below(kinds.len())]});
            for key in ["seat", "since", "action", "version", "text", "id", "picture"] {
                if numbers.below(3) == 0 {
                    message[key] = odd_value(&mut numbers, 2);
                }
            }
            let message = match numbers.below(8) {
                0 => Message::binary(vec![0xff; 10]),
                1 => Message::text("{".repeat(200)),
                2 => Message::Ping(vec![1; 100].into()),
                _ => Message::text(message.to_string()),
            };
            if socket.send_raw(message).await.is_err() {
                break;
            }
        }
        if round == 7 {
            // Too long for any message.
            let _ = socket.send_raw(Message::text("x".repeat(100_000))).await;
            while socket.next().await.is_some() {}
        }
    }
    still_plays(&house).await;
}

/// The server still makes tables and lets people play.
async fn still_plays(house: &House) {
    let made = house.table("photosynthesis", pair()).await;
    let mut client = house.client().await;
    let look = client.look(&made, Some(0)).await;
    let action = look["legal"][0]["action"].as_str().unwrap();
    assert_eq!(client.act(&made, 0, action, look["version"].as_u64().unwrap()).await.status, 200);
}
