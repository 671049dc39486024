//! What people at one table share: how a match went, links as codes.

use crate::guest::Guest;
use serde_json::{Value, json};

async fn made(guest: &mut Guest, body: Value) -> String {
    let made = guest.post_json("/api/tables", &body).await;
    serde_json::from_str::<Value>(&made.text).unwrap()["id"].as_str().unwrap().to_string()
}

#[tokio::test]
async fn how_a_match_went_is_told_once_it_is_over() {
    let mut guest = Guest::new();
    let running =
        made(&mut guest, json!({"game": "photosynthesis", "setup": {"seats": ["human", "human"]}})).await;
    let answer = guest.get(&format!("/t/{running}/progress")).await;
    assert_eq!((answer.status.as_u16(), &*answer.text), (200, ""));
    let setup = json!({"seats": ["bot:random", "bot:random"], "shade_lock": true});
    let over = made(&mut guest, json!({"game": "photosynthesis", "setup": setup, "seed": 3})).await;
    let path = format!("/api/tables/{over}");
    let mut version = 0;
    loop {
        let look = guest.get(&format!("{path}?after={version}&wait=2000")).await.text;
        let look: Value = serde_json::from_str(&look).unwrap();
        if look["over"] == true {
            break;
        }
        version = look["version"].as_u64().unwrap();
    }
    let first = guest.get(&format!("/t/{over}/progress")).await.text;
    assert!(first.contains("<svg class=\"course\"") && first.contains("turning-points"), "{first:.300}");
    assert_eq!(guest.get(&format!("/t/{over}/progress")).await.text, first, "kept with the table");
}

#[tokio::test]
async fn a_link_is_drawn_as_a_code() {
    let mut guest = Guest::new();
    let link = format!("http://localhost/t/0123456789abcdef#{}", "0f".repeat(16));
    let drawn = guest.post_json("/qr", &json!({"text": link})).await;
    assert_eq!(drawn.status, 200, "{}", drawn.text);
    assert!(drawn.text.starts_with("<svg class=\"qr\""), "{:.200}", drawn.text);
    let long = guest.post_json("/qr", &json!({"text": "x".repeat(401)})).await;
    assert_eq!(long.status, 422, "{}", long.text);
}
