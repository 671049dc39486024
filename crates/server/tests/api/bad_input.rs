//! Everything one can get wrong: a clear answer with a stable code, and nothing changes.

use crate::client::{House, Made, Numbers, deciding, pair, settings};
use crate::games::play_out;
use serde_json::json;
use solarium_core::Record;
use solarium_server::{Limits, Settings};
use solarium_store::{NewTable, SeatRow, Store, StoreReader};

#[tokio::test]
async fn what_does_not_exist_is_not_found() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut client = house.client().await;
    for (path, status, code) in [
        ("/api/nothing".to_string(), 404, "route/unknown"),
        ("/api/rules/chess".to_string(), 404, "game/unknown"),
        ("/api/tables/nowhere".to_string(), 404, "table/unknown"),
        ("/api/tables/nowhere/log".to_string(), 404, "table/unknown"),
        ("/api/tables/nowhere/record".to_string(), 404, "table/unknown"),
        ("/api/tables/nowhere/chat".to_string(), 404, "table/unknown"),
        (made.path("?seat=7"), 404, "match/no-such-seat"),
        (made.path("?seat=x"), 400, "request/malformed"),
        (made.path("/at/99"), 404, "step/unknown"),
        (made.path("/at/x"), 404, "route/unknown"),
        (made.path("/explain/99"), 404, "step/unknown"),
        (made.path("/query/nonsense"), 404, "query/unknown"),
        (made.path("/query/x?args={"), 400, "request/malformed"),
        (made.path("/act"), 405, "route/method"),
        (made.path("/legal"), 403, "seat/unknown-link"),
        (made.path("/legal?seat=0"), 403, "seat/not-yours"),
    ] {
        let answer = client.get(&path, None).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{path}: {}", answer.text);
        assert!(answer.json()["error"]["message"].as_str().unwrap().len() > 10);
    }
    assert_eq!(house.app.live_tables(), 1, "unknown tables leave nothing behind");
}

#[tokio::test]
async fn bodies_that_cannot_be_read_are_refused() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut client = house.client().await;
    let secret = made.secret(0);
    for body in [
        "{",
        "[]",
        "null",
        "{\"version\":0}",
        "{\"action\":1,\"version\":0}",
        "{\"action\":\"x\",\"version\":0,\"extra\":1}",
        "\u{0}",
    ] {
        let answer = client.ask("POST", &made.path("/act"), secret, body.as_bytes()).await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (400, "request/malformed"),
            "{body}: {}",
            answer.text
        );
    }
    let answer = client.ask("POST", &made.path("/act"), secret, &[0xff; 20]).await;
    assert_eq!(answer.status, 400);
    let big = vec![b' '; (64 << 10) + 1];
    let answer = house.client().await.ask("POST", &made.path("/act"), secret, &big).await;
    assert_eq!((answer.status, answer.code().as_str()), (413, "request/too-large"));
    // A client is heard to the end, reads why, and may go on; without a length told beforehand, too.
    for huge in [(1 << 20) + 1, 5 << 20] {
        let huge = vec![b' '; huge];
        let answer = client.ask("POST", "/api/records", None, &huge).await;
        assert_eq!((answer.status, answer.code().as_str()), (413, "request/too-large"));
        let mut chunked =
            b"POST /api/records HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n".to_vec();
        chunked.extend_from_slice(format!("{:x}\r\n", huge.len()).as_bytes());
        chunked.extend_from_slice(&huge);
        chunked.extend_from_slice(b"\r\n0\r\n\r\n");
        let answer = client.raw(&chunked).await.expect("an answer");
        assert_eq!((answer.status, answer.code().as_str()), (413, "request/too-large"));
    }
    assert_eq!(client.get("/healthz", None).await.status, 200);
    // Beyond that nobody listens.
    let mut endless = house.client().await;
    let head = b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n";
    assert_eq!(endless.raw(head).await.expect("an answer").status, 413);
}

#[tokio::test]
async fn links_and_seats_must_fit() {
    let house = House::open().await;
    let made = house.table("photosynthesis", json!({"seats": ["human", "cynthia"]})).await;
    let mut client = house.client().await;
    let join = made.path("/join");
    for (body, status, code) in [
        (json!({"secret": "00000000000000000000000000000000"}), 403, "seat/unknown-link"),
        (json!({"secret": ""}), 403, "seat/unknown-link"),
        (json!({}), 400, "request/malformed"),
        (json!({"seat": 1}), 409, "seat/taken"),
        (json!({"seat": 9}), 404, "match/no-such-seat"),
        (json!({"secret": made.secret(0), "name": "x".repeat(41)}), 422, "text/refused"),
        (json!({"secret": made.secret(0), "name": "a\nb"}), 422, "text/refused"),
    ] {
        let answer = client.post(&join, None, &body).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{body}: {}", answer.text);
    }
    let stranger = client
        .post(&made.path("/act"), Some("nonsense"), &json!({"seat": 0, "action": "x", "version": 0}))
        .await;
    assert_eq!((stranger.status, stranger.code().as_str()), (403, "seat/not-yours"));
    let fixed = client.post(&made.path("/bot"), made.secret(0), &json!({"seat": 1, "bot": "random"})).await;
    assert_eq!(fixed.status, 403);
}

#[tokio::test]
async fn stale_and_illegal_actions_are_told_apart() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut client = house.client().await;
    let seat = deciding(&client.look(&made, None).await)[0];
    let version = client.look(&made, Some(seat)).await["version"].as_u64().unwrap();
    let stale = client.act(&made, seat, "nonsense", version + 1).await;
    assert_eq!((stale.status, stale.code().as_str()), (409, "table/stale"));
    assert_eq!(stale.json()["look"]["version"], version);
    let unread = client.act(&made, seat, "nonsense", version).await;
    assert_eq!((unread.status, unread.code().as_str()), (422, "action/unreadable"));
    assert!(unread.json()["error"]["rule"].as_str().unwrap().starts_with("PH-"));
    let illegal = client.act(&made, seat, "end", version).await;
    assert_eq!(illegal.status, 422, "{}", illegal.text);
    assert!(
        illegal.code().starts_with("illegal/") && illegal.json()["error"]["rule"].is_string(),
        "{}",
        illegal.text
    );
    let early = client.act(&made, 1 - seat, "end", version).await;
    assert_eq!((early.status, early.code().as_str()), (422, "match/not-your-turn"));
    assert_eq!(client.look(&made, Some(seat)).await["version"], version, "nothing happened");
}

#[tokio::test]
async fn impossible_set_ups_are_refused_with_every_reason() {
    let house = House::open().await;
    let mut client = house.client().await;
    let creation =
        json!({"game": "photosynthesis", "setup": {"seats": ["human", "dragon"], "revolutions": 17}});
    let answer = client.post("/api/tables", None, &creation).await;
    assert_eq!((answer.status, answer.code().as_str()), (422, "setup/refused"));
    assert!(answer.json()["error"]["reasons"].as_array().unwrap().len() >= 2, "{}", answer.text);
    for (creation, status, code) in [
        (json!({"game": "chess", "setup": {}}), 404, "game/unknown"),
        (json!({"game": "photosynthesis"}), 400, "request/malformed"),
        (json!({"game": "photosynthesis", "setup": pair(), "seed": "xyz"}), 400, "protocol/argument"),
        (json!({"game": "photosynthesis", "setup": pair(), "seed": [1]}), 400, "request/malformed"),
        (json!({"game": "photosynthesis", "setup": pair(), "seed": 1, "open": true}), 422, "seed/open-table"),
        (json!({"game": "photosynthesis", "setup": pair(), "names": [""]}), 422, "text/refused"),
        (json!({"game": "photosynthesis", "setup": []}), 422, "setup/refused"),
    ] {
        let answer = client.post("/api/tables", None, &creation).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{creation}: {}", answer.text);
    }
    assert_eq!(house.store.count().unwrap(), 0);
}

#[tokio::test]
async fn too_much_from_one_address_is_refused() {
    let limits = Limits { requests: (0.001, 20.0), tables: (0.001, 2.0), ..Limits::none() };
    let house = House::with(Settings { limits, ..settings() }).await;
    let mut client = house.client().await;
    let creation = json!({"game": "photosynthesis", "setup": pair()});
    for _ in 0..2 {
        assert_eq!(client.post("/api/tables", None, &creation).await.status, 200);
    }
    let third = client.post("/api/tables", None, &creation).await;
    assert_eq!((third.status, third.code().as_str()), (429, "limit/too-many"));
    let mut answer = third;
    for _ in 0..20 {
        answer = client.get("/api/games", None).await;
    }
    assert_eq!((answer.status, answer.code().as_str()), (429, "limit/too-many"));
    assert_eq!(answer.header("retry-after"), Some("1"));
    for path in ["/healthz", "/metrics"] {
        assert_eq!(client.get(path, None).await.status, 429, "{path} counts like everything else");
    }
}

#[tokio::test]
async fn pages_of_others_change_nothing() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut client = house.client().await;
    client.origin = Some("https://evil.example".into());
    let answer = client.post(&made.path("/chat"), made.secret(0), &json!({"text": "hi"})).await;
    assert_eq!((answer.status, answer.code().as_str()), (403, "request/other-origin"));
    assert_eq!(client.get(&made.path(""), None).await.status, 200);
    for header in ["content-security-policy", "x-content-type-options", "referrer-policy"] {
        assert!(answer.header(header).is_some(), "{header}");
    }
    assert!(!answer.header("content-security-policy").unwrap().contains("unsafe"));
}

#[tokio::test]
async fn records_of_other_rules_or_tampered_ones_say_where() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut client = house.client().await;
    play_out(&mut client, &made, &mut Numbers(9)).await;
    let text = client.get(&made.path("/record"), None).await.text;
    let record = Record::parse(&text).unwrap();

    let older = Record { rules_version: record.rules_version + 6, ..record.clone() };
    let refused = client.ask("POST", "/api/records", None, older.to_text().as_bytes()).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "table/other-version"));
    assert!(
        refused.text.contains(&(record.rules_version + 6).to_string()) && refused.text.contains("replay")
    );
    let shown = client.ask("POST", "/api/records?replay=true", None, older.to_text().as_bytes()).await;
    assert_eq!(shown.status, 200, "{}", shown.text);
    assert_eq!(shown.json()["steps"], record.steps.len());
    // What does not fit any more is left out.
    let mut odd = older.clone();
    odd.steps[30].text = "vanish".into();
    let shown = client.post("/api/records", None, &json!({"record": odd.to_text(), "replay": true})).await;
    assert_eq!(shown.json()["steps"], 30, "{}", shown.text);
    assert_eq!(shown.json()["recorded_steps"], record.steps.len());
    assert_eq!(shown.json()["rules_version"], record.rules_version + 6);

    let mut tampered = record.clone();
    tampered.steps[12].text = tampered.steps[13].text.clone();
    let refused = client.ask("POST", "/api/records", None, tampered.to_text().as_bytes()).await;
    assert_eq!((refused.status, refused.code().as_str()), (422, "record/step"));
    assert!(refused.json()["error"]["step"].as_u64().unwrap() >= 13);
    for odd in ["", "hello", "solarium-record 9\n"] {
        let refused = client.ask("POST", "/api/records", None, odd.as_bytes()).await;
        assert_eq!((refused.status, refused.code().as_str()), (422, "record/malformed"), "{odd:?}");
    }
    let edited = text.replacen("\n0 ", "\n1 ", 1);
    let refused = client.ask("POST", "/api/records", None, edited.as_bytes()).await;
    assert_eq!((refused.status, refused.code().as_str()), (422, "record/malformed"), "the seal is broken");
    let forged = Record { commitment: "00".repeat(32), ..record };
    let refused = client.ask("POST", "/api/records", None, forged.to_text().as_bytes()).await;
    assert_eq!((refused.status, refused.code().as_str()), (422, "record/commitment"));
}

/// A table that was played under other rules does not come to life, but its record can be had.
#[tokio::test]
async fn a_table_of_other_rules_says_which() {
    let house = House::open().await;
    let mut client = house.client().await;
    for (id, game, read_only, status) in [
        ("old", "photosynthesis", true, 200),
        ("running", "photosynthesis", false, 200),
        ("secret", "circadians", false, 200),
    ] {
        let seats = vec![SeatRow::default(); 2];
        let table = NewTable {
            id: id.into(),
            game: game.into(),
            rules_version: 999,
            setup: pair().to_string(),
            start: None,
            seed: "2a".into(),
            commitment: "c0".into(),
            read_only,
            at: 0,
            open: false,
            seats,
            ..NewTable::default()
        };
        house.store.create(table).unwrap();
        let old = Made { id: id.into(), secrets: vec![None, None] };
        let refused = client.get(&old.path(""), None).await;
        assert_eq!((refused.status, refused.code().as_str()), (409, "table/other-version"));
        assert_eq!(refused.json()["error"]["versions"]["found"], 999);
        let record = client.get(&old.path("/record"), None).await;
        assert_eq!((record.status, record.text.contains("rules 999")), (status, status == 200), "{id}");
    }
}

#[tokio::test]
async fn the_metrics_count_and_the_health_is_told() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut client = house.client().await;
    client.look(&made, None).await;
    assert_eq!(client.get("/healthz", None).await.text, "ok\n");
    let metrics = client.get("/metrics", None).await.text;
    assert!(
        metrics.contains("solarium_live_tables 1\n") && metrics.contains("solarium_tables 1\n"),
        "{metrics}"
    );
}
