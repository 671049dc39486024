//! The end of the server: nothing acknowledged is lost, and no client can put it off.

use crate::client::{Client, House, Made, Raw, deciding, host, pair, settings};
use serde_json::json;
use solarium_server::{App, ConnectionSettings, Timeouts, router, serve_until};
use solarium_store_sqlite::SqliteStore;
use solarium_table::Library;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;

/// Time-outs that never come: only the end of the server ends these connections.
fn patient(grace: Duration) -> ConnectionSettings {
    let never = Duration::from_secs(3600);
    let timeouts = Timeouts { header: never, keep_alive: never, body: never, write: never };
    ConnectionSettings { timeouts, grace }
}

/// Clients of every slow kind; they stay as they are for as long as this lives.
struct Slow {
    _raw: Vec<Raw>,
    _reading_nothing: Vec<JoinHandle<()>>,
}

impl Slow {
    async fn all(house: &House, made: &Made, each: usize) -> Slow {
        let address = house.address;
        let (mut raw, mut reading_nothing) = (Vec::new(), Vec::new());
        for _ in 0..each {
            raw.push(Raw::to(address).await);
            for half in [
                "GET / HTTP/1.1\r\nHost: x\r\n".to_string(),
                format!("POST {} HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{{", made.path("/act")),
            ] {
                let mut one = Raw::to(address).await;
                one.send(&half).await;
                raw.push(one);
            }
            let mut unread = Raw::narrow(address).await;
            reading_nothing.push(tokio::spawn(async move {
                unread.send_until_cut("GET /rules/sol HTTP/1.1\r\nHost: x\r\n\r\n").await;
            }));
            let mut socket = house.socket(&made.id, made.secret(1)).await;
            reading_nothing.push(tokio::spawn(async move {
                let hello = json!({"type": "hello", "picture": true}).to_string();
                while socket.send_raw(Message::text(hello.clone())).await.is_ok() {}
            }));
        }
        Slow { _raw: raw, _reading_nothing: reading_nothing }
    }
}

async fn act(client: &mut Client, made: &Made) -> u64 {
    let seat = deciding(&client.look(made, None).await)[0];
    let look = client.look(made, Some(seat)).await;
    let action = look["legal"][0]["action"].as_str().unwrap();
    let answer = client.act(made, seat, action, look["version"].as_u64().unwrap()).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()["version"].as_u64().unwrap()
}

#[tokio::test]
async fn slow_clients_do_not_hold_the_end() {
    let house = House::with_connections(settings(), patient(Duration::from_millis(50))).await;
    let made = house.table("photosynthesis", pair()).await;
    let _slow = Slow::all(&house, &made, 4).await;
    let mut client = house.client().await;
    let mut version = 0;
    for _ in 0..4 {
        version = act(&mut client, &made).await;
    }
    // The restart waits for the end of the server, and of its store.
    let house = house.restart().await;
    assert_eq!(house.client().await.look(&made, None).await["version"], version, "nothing is lost");
}

#[tokio::test]
async fn who_is_being_answered_gets_the_answer() {
    let house = House::with_connections(settings(), patient(Duration::from_secs(60))).await;
    let made = house.table("photosynthesis", pair()).await;
    // A body that is completed only after the server has begun to stop.
    let address = house.address;
    let body = json!({"secret": made.secret(0)}).to_string();
    let mut late = Raw::to(address).await;
    let head =
        format!("POST {} HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\n\r\n", made.path("/join"), body.len());
    late.send(&(head + &body[..5])).await;
    let mut observer = house.client().await;
    observer.get("/healthz", None).await;
    let idle = Raw::to(address).await;
    let stopping = tokio::spawn(house.stop());
    // An idle connection is closed as soon as the server begins to stop.
    let mut idle = idle;
    assert_eq!(idle.until_closed().await, "");
    late.send(&body[5..]).await;
    let said = late.until_closed().await;
    assert!(said.starts_with("HTTP/1.1 200"), "{said}");
    stopping.await.unwrap();
}

/// A second signal ends the time of grace.
#[tokio::test]
async fn the_time_of_grace_can_be_cut_short() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(&folder.path().join("solarium.db")).unwrap());
    let app = App::new(host(), store, Library::standard(), settings());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address: SocketAddr = listener.local_addr().unwrap();
    let routes = router(&app);
    let ((stop, stopped), (now, at_once)) = (oneshot::channel::<()>(), oneshot::channel::<()>());
    let served = tokio::spawn(serve_until(
        listener,
        app,
        routes,
        patient(Duration::from_secs(3600)),
        async {
            let _ = stopped.await;
        },
        async {
            let _ = at_once.await;
        },
    ));
    let mut half = Raw::to(address).await;
    half.send("GET / HTTP/1.1\r\n").await;
    assert_eq!(Client::to(address).await.get("/healthz", None).await.status, 200);
    stop.send(()).unwrap();
    while tokio::net::TcpStream::connect(address).await.is_ok() {
        tokio::task::yield_now().await;
    }
    assert!(!served.is_finished(), "half a header is waited for");
    now.send(()).unwrap();
    served.await.unwrap().unwrap();
    assert_eq!(half.until_closed().await, "");
}
