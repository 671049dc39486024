//! For whom a request counts, and from which pages one may come.

use crate::client::{Answer, House, Socket, pair, settings};
use serde_json::json;
use solarium_server::{Limits, Settings, TrustedProxies};

/// Makes a table with these headers.
async fn makes(house: &House, headers: &[(&str, &str)]) -> Answer {
    let body = json!({"game": "photosynthesis", "setup": pair()}).to_string();
    let mut head = format!("POST /api/tables HTTP/1.1\r\nContent-Length: {}\r\n", body.len());
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    if !headers.iter().any(|(name, _)| *name == "Host") {
        head += &format!("Host: {}\r\n", house.address);
    }
    let request = format!("{head}\r\n{body}");
    house.client().await.raw(request.as_bytes()).await.expect("an answer")
}

/// A server on which an address may make one table.
async fn strict(public_url: Option<&str>, trusted: &[&str]) -> House {
    let limits = Limits { tables: (0.0, 1.0), ..Limits::none() };
    let trusted = trusted.iter().map(|network| network.parse().unwrap()).collect();
    House::with(Settings {
        limits,
        public_url: public_url.map(str::to_string),
        trusted_proxies: TrustedProxies::new(trusted),
        ..settings()
    })
    .await
}

#[tokio::test]
async fn without_a_trusted_proxy_no_header_changes_the_address() {
    for public in [None, Some("https://games.example")] {
        let house = strict(public, &["10.0.0.1"]).await;
        assert_eq!(makes(&house, &[("X-Forwarded-For", "1.1.1.1")]).await.status, 200);
        for other in ["2.2.2.2", "3.3.3.3, 4.4.4.4"] {
            let answer = makes(&house, &[("X-Forwarded-For", other)]).await;
            assert_eq!((answer.status, answer.code().as_str()), (429, "limit/too-many"), "{other}");
        }
    }
}

#[tokio::test]
async fn a_trusted_proxy_names_the_client() {
    let house = strict(None, &["127.0.0.1", "10.0.0.0/8"]).await;
    for (lines, expected) in [
        (vec!["1.1.1.1"], 200),
        (vec!["1.1.1.1"], 429),
        // What the client writes itself does not count, in the same line or in one of its own.
        (vec!["9.9.9.1, 1.1.1.1"], 429),
        (vec!["9.9.9.2", "1.1.1.1"], 429),
        (vec!["9.9.9.3, 1.1.1.1, 10.0.0.7"], 429),
        (vec!["1.1.1.1:4711"], 429),
        (vec!["::ffff:1.1.1.1"], 429),
        (vec!["2.2.2.2"], 200),
        (vec!["2001:db8::1"], 200),
        (vec!["[2001:db8::2]:80"], 429),
        (vec!["2001:db8:0:1::1"], 200),
    ] {
        let headers: Vec<_> = lines.iter().map(|line| ("X-Forwarded-For", *line)).collect();
        assert_eq!(makes(&house, &headers).await.status, expected, "{lines:?}");
    }
}

#[tokio::test]
async fn a_page_of_another_name_is_refused_although_it_is_the_host() {
    for public_url in [None, Some("https://games.example".to_string())] {
        let house = House::with(Settings { public_url, ..settings() }).await;
        let port = house.address.port();
        for host in ["evil.example".to_string(), format!("evil.example:{port}")] {
            let answer = makes(&house, &[("Origin", &format!("http://{host}")), ("Host", &host)]).await;
            assert_eq!((answer.status, answer.code().as_str()), (403, "request/other-origin"), "{host}");
        }
        let answer = makes(&house, &[("Sec-Fetch-Site", "cross-site")]).await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "request/other-origin"));
        assert_eq!(makes(&house, &[("Sec-Fetch-Site", "same-origin")]).await.status, 200);
    }
}

#[tokio::test]
async fn own_pages_may_ask() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let port = house.address.port();
    for host in ["localhost", "127.0.0.1", "[::1]"] {
        let host = format!("{host}:{port}");
        let answer = makes(&house, &[("Origin", &format!("http://{host}")), ("Host", &host)]).await;
        assert_eq!(answer.status, 200, "{host}: {}", answer.text);
    }
    let other_port = format!("http://127.0.0.1:{}", port.wrapping_add(1));
    assert!(Socket::open(house.address, &made.id, None, Some(&other_port)).await.is_err());
    let own = format!("http://127.0.0.1:{port}");
    assert!(Socket::open(house.address, &made.id, None, Some(&own)).await.is_ok());
}
