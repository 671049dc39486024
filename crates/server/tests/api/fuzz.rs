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

/// What may stand for a variable part of an address: now and then something that is there.
fn filled(part: &str, ids: &[String], numbers: &mut Numbers) -> String {
    const ODD: [&str; 13] = [
        "..",
        "%00",
        "%ff",
        "999999999999999999999",
        "9223372036854775808",
        "18446744073709551615",
        "18446744073709551616",
        "1e3",
        "-1",
        "nowhere",
        "%F0%9F%9C%A8",
        "a%2Fb",
        "'",
    ];
    const GAMES: [&str; 3] = ["photosynthesis", "sol", "circadians"];
    const QUERIES: [&str; 4] = ["light", "scores", "shade", "income"];
    if numbers.below(3) == 0 {
        return ODD[numbers.below(ODD.len())].to_string();
    }
    match part {
        "id" => ids[numbers.below(ids.len())].clone(),
        "game" => GAMES[numbers.below(GAMES.len())].to_string(),
        "step" | "line" => numbers.below(12).to_string(),
        "name" => QUERIES[numbers.below(QUERIES.len())].to_string(),
        _ => "table.js".to_string(),
    }
}

/// A body: JSON or a form, with fields that some route knows, and now and then a wrong byte in it.
fn odd_body(numbers: &mut Numbers) -> Vec<u8> {
    const KNOWN: [&str; 18] = [
        "seat", "action", "version", "secret", "name", "text", "agree", "bot", "step", "record", "game",
        "setup", "seed", "open", "names", "replay", "lang", "back",
    ];
    let mut body = json!({});
    for _ in 0..numbers.below(5) {
        body[KNOWN[numbers.below(KNOWN.len())]] = odd_value(numbers, 2);
    }
    let mut text = match numbers.below(3) {
        0 => {
            let fields = body.as_object().unwrap().iter().map(|(key, value)| format!("{key}={value}"));
            fields.collect::<Vec<_>>().join("&").into_bytes()
        }
        _ => body.to_string().into_bytes(),
    };
    if numbers.below(4) == 0 && !text.is_empty() {
        let place = numbers.below(text.len());
        text[place] = numbers.below(256) as u8;
    }
    text
}

/// Every address there is, pages and program interface, gets nonsense with every method it may know.
#[tokio::test]
async fn odd_requests_are_answered_at_every_address() {
    // Numbers that do not fit: 2^63, 2^64 - 1, 2^64, negative ones, and ones that are not written as digits.
    const AFTER: [&str; 10] = [
        "?after=9223372036854775808&since=9223372036854775808&before=9223372036854775808&step=9223372036854775808",
        "?after=18446744073709551615&most=18446744073709551615&of=18446744073709551615",
        "?after=18446744073709551616&wait=18446744073709551616&since=18446744073709551616&step=18446744073709551616",
        "?after=-1&since=-1&before=-1&wait=-1&step=-1&most=-1",
        "?after=1e3&since=1e3&before=1e3&wait=1e3&step=1e3&version=1e3&seat=1e3",
        "?seat=-3&after=99999999999999999999&wait=x&args=%7B&lang=%ff&version=x",
        "?seat=0&since=18446744073709551615&args=%5B1%5D&wait=1&after=99&before=0&step=99999999999",
        "?seat=0&action=grow%20c5&touch=cell%3Ac5&version=0&step=1&picture=true",
        "?seat=255&action=%00&touch=%3Cscript%3E&picture=maybe&lang=xx&preset=none&setup=%7B%7D",
        "",
    ];
    let house = House::open().await;
    let mut ids = Vec::new();
    let mut secrets = Vec::new();
    for game in ["photosynthesis", "sol", "circadians"] {
        for seats in [["human", "human"], ["bot:random", "bot:random"]] {
            let made = house.table(game, json!({ "seats": seats })).await;
            secrets.extend(made.secrets.iter().flatten().cloned());
            ids.push(made.id);
        }
    }
    let mut numbers = Numbers(77);
    let mut client = house.client().await;
    let addresses = solarium_server::addresses();
    let mut reached: Vec<&str> = Vec::new();
    for _ in 0..12 {
        for address in &addresses {
            for method in ["GET", "POST"] {
                let parts = address.split('/').map(|part| match part.strip_prefix('{') {
                    Some(name) => filled(name.trim_matches(['*', '}']), &ids, &mut numbers),
                    None => part.to_string(),
                });
                let path = parts.collect::<Vec<_>>().join("/") + AFTER[numbers.below(AFTER.len())];
                let text = odd_body(&mut numbers);
                let secret = (numbers.below(2) == 0).then(|| secrets[numbers.below(secrets.len())].as_str());
                client.accept = (numbers.below(2) == 0).then(|| "text/html".to_string());
                let answer = client.ask(method, &path, secret, &text).await;
                let body = String::from_utf8_lossy(&text);
                assert!(answer.status < 500, "{method} {path} {body}: {} {}", answer.status, answer.text);
                assert!(!answer.text.contains("panic"));
                let nobody = ["route/unknown", "route/method"].iter().any(|code| answer.text.contains(code));
                if !nobody && answer.status != 405 {
                    reached.push(address);
                }
            }
        }
    }
    reached.sort_unstable();
    reached.dedup();
    let missed: Vec<_> = addresses.iter().filter(|address| !reached.contains(address)).collect();
    assert!(missed.is_empty(), "nobody came to {missed:?}");
    assert!(house.app.live_tables() <= 100, "{} tables live", house.app.live_tables());
    still_plays(&house).await;
}

/// Each number alone, where a request that is right otherwise carries it: a refusal of another field hides nothing.
#[tokio::test]
async fn numbers_that_do_not_fit_are_refused_or_mean_nothing_comes_after() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut client = house.client().await;
    for number in ["9223372036854775808", "18446744073709551615", "18446744073709551616", "-1", "1e3"] {
        for path in [
            made.path(&format!("/chat?after={number}")),
            made.path(&format!("?after={number}")),
            made.path(&format!("?after=0&wait={number}&seat=9")),
            made.path(&format!("/log?since={number}")),
            made.path(&format!("/at/{number}")),
            made.path(&format!("/explain/{number}")),
            format!("/t/{}/log?since={number}", made.id),
            format!("/t/{}/log?before={number}", made.id),
            format!("/t/{}/log?most={number}", made.id),
            format!("/t/{}/explain/{number}", made.id),
            format!("/t/{}/replay?step={number}", made.id),
            format!("/t/{}/replay?of={number}&rules=1", made.id),
            format!("/t/{}/replay/{number}", made.id),
        ] {
            let answer = client.get(&path, made.secret(0)).await;
            assert!(answer.status < 500, "{path}: {} {}", answer.status, answer.text);
            if number.contains(['-', 'e']) {
                assert!(answer.status >= 400, "{path}: {}", answer.text);
            }
        }
        let fork = format!("{{\"step\":{number}}}");
        let answer = client.ask("POST", &made.path("/fork"), made.secret(0), fork.as_bytes()).await;
        assert!((400..500).contains(&answer.status), "{fork}: {}", answer.text);
        let act = format!("{{\"action\":\"x\",\"version\":{number}}}");
        let answer = client.ask("POST", &made.path("/act"), made.secret(0), act.as_bytes()).await;
        assert!((400..500).contains(&answer.status), "{act}: {}", answer.text);
    }
    let after = client.get(&made.path("/chat?after=9223372036854775808"), None).await;
    assert_eq!((after.status, after.json()), (200, json!({"sayings": []})));
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
