//! How many connections there may be: those that wait for nothing make room for others.

use crate::client::{House, Made, Raw, Socket, pair, settings};
use serde_json::json;
use solarium_server::{Limits, Settings, TrustedProxies};

async fn house(connections: usize, connections_in_all: usize) -> House {
    let limits = Limits { connections, connections_in_all, ..Limits::none() };
    House::with(Settings { limits, ..settings() }).await
}

/// Sockets: connections that are always in use.
async fn sockets(house: &House, made: &Made, many: usize) -> Vec<Socket> {
    let mut sockets = Vec::new();
    for _ in 0..many {
        sockets.push(house.socket(&made.id, None).await);
    }
    sockets
}

#[tokio::test]
async fn who_waits_longest_makes_room() {
    let house = house(4, 100).await;
    let mut silent = Vec::new();
    for _ in 0..4 {
        silent.push(Raw::to(house.address).await);
    }
    let mut client = house.client().await;
    assert_eq!(client.get("/healthz", None).await.status, 200);
    assert_eq!(silent[0].until_closed().await, "", "the first one made room");
    silent[3].send("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
    assert!(silent[3].until_closed().await.starts_with("HTTP/1.1 200"), "the last one did not");
}

#[tokio::test]
async fn where_all_are_busy_a_new_one_is_turned_away() {
    let house = house(3, 100).await;
    let made = house.table("photosynthesis", pair()).await;
    let _sockets = sockets(&house, &made, 3).await;
    let mut client = house.client().await;
    let refused = client.get("/healthz", None).await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "limit/too-many"), "{}", refused.text);
    assert_eq!((refused.header("connection"), refused.header("retry-after")), (Some("close"), Some("1")));
    assert_eq!(Raw(client.into_stream()).until_closed().await, "");
}

#[tokio::test]
async fn the_whole_server_has_a_limit_for_proxies_too() {
    let limits = Limits { connections: 1, connections_in_all: 3, ..Limits::none() };
    let trusted_proxies = TrustedProxies::new(vec!["127.0.0.0/8".parse().unwrap()]);
    let house = House::with(Settings { limits, trusted_proxies, ..settings() }).await;
    let made = house.table("photosynthesis", pair()).await;
    let _sockets = sockets(&house, &made, 3).await;
    let refused = house.client().await.get("/healthz", None).await;
    assert_eq!((refused.status, refused.code().as_str()), (503, "server/crowded"), "{}", refused.text);
}

/// A socket is in use as long as it is open, and gives its place back when it is closed.
#[tokio::test]
async fn a_socket_keeps_its_place() {
    let house = house(2, 100).await;
    let made = house.table("photosynthesis", pair()).await;
    let mut socket = house.socket(&made.id, made.secret(0)).await;
    socket.hello(json!({})).await;
    for _ in 0..3 {
        let _silent = Raw::to(house.address).await;
        assert_eq!(house.client().await.get("/healthz", None).await.status, 200);
    }
    socket.send(json!({"type": "ping", "id": 1})).await;
    assert_eq!(socket.next_of("done").await["id"], 1);
    let second = house.socket(&made.id, made.secret(1)).await;
    assert!(Socket::open(house.address, &made.id, None, None).await.is_err(), "both are sockets");
    drop(second);
    while Socket::open(house.address, &made.id, None, None).await.is_err() {}
}

/// With the limits as they are: more silent connections than most systems give files to a process.
#[tokio::test]
async fn a_thousand_silent_connections_shut_no_client_out() {
    let limits = Limits { connections: 256, connections_in_all: 4096, ..Limits::none() };
    let house = House::with(Settings { limits, ..settings() }).await;
    let made = house.table("photosynthesis", pair()).await;
    let mut old = house.socket(&made.id, made.secret(0)).await;
    old.hello(json!({})).await;
    let mut silent = Vec::new();
    for n in 0..1100 {
        let mut one = Raw::to(house.address).await;
        if n % 2 == 0 {
            one.send("POST /api/tables HTTP/1.1\r\nHost: x\r\n").await;
        }
        silent.push(one);
        if n % 100 == 99 {
            assert_eq!(house.client().await.look(&made, Some(0)).await["version"], 0, "after {n}");
        }
    }
    let mut client = house.client().await;
    let look = client.look(&made, Some(0)).await;
    let action = look["legal"][0]["action"].as_str().unwrap();
    assert_eq!(client.act(&made, 0, action, 0).await.status, 200);
    assert_eq!(old.next_of("change").await["version"], 1, "a socket hears of it");
}
