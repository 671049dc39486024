//! The service without any server: requests and messages in, answers and messages out.

use crate::message::{Message, QueueClient, Received, queue_connection};
use crate::seat::Caller;
use crate::test_host::TestHost;
use crate::{App, Routers, Settings, SocketSession};
use axum::body::{Body, to_bytes};
use axum::http::Request;
use serde_json::{Value, json};
use solarium_conformance::toy::Toy;
use solarium_core::{Cancel, Seat, Seed};
use solarium_store::{MemoryStore, NewTable, SeatRow, Store};
use solarium_table::{Library, Picture};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use tower::ServiceExt;

/// A service with one table `t` for two people, whose seats have the secrets `a` and `b`.
fn app() -> App {
    let store = Arc::new(MemoryStore::default());
    let (seed, row) = (Seed::from_number(1), |secret: &str| SeatRow {
        secret: Some(crate::seat::hash(secret)),
        ..SeatRow::default()
    });
    let table = NewTable {
        id: "t".into(),
        game: "toy".into(),
        rules_version: 1,
        setup: r#"{"seats":["human","human"]}"#.into(),
        seed: seed.to_hex(),
        commitment: seed.commitment(),
        seats: vec![row("a"), row("b")],
        ..NewTable::default()
    };
    store.create(table).unwrap();
    let library = Library::empty().with::<Toy>(Picture::plain());
    App::new(Arc::new(TestHost::default()), store, library, Settings::default())
}

fn caller(secret: &str) -> Caller {
    let address = IpAddr::V4(Ipv4Addr::LOCALHOST);
    Caller { address, bearer: Some(crate::seat::hash(secret)), session: None, lang: Default::default() }
}

/// The next message of this type; others (who is present) may come before it.
async fn next(client: &mut QueueClient, kind: &str) -> Value {
    loop {
        let Some(Message::Text(text)) = client.receive.recv().await else { panic!("no {kind}") };
        let message: Value = serde_json::from_str(text.as_str()).unwrap();
        if message["type"] == kind {
            return message;
        }
    }
}

#[tokio::test]
async fn a_request_is_answered() {
    let router = Routers::without_socket(&app());
    let request =
        Request::get("/api/tables/t").header("authorization", "Bearer a").body(Body::empty()).unwrap();
    let response = router.clone().oneshot(request).await.unwrap();
    assert_eq!(response.status(), 200);
    let body: Value =
        serde_json::from_slice(&to_bytes(response.into_body(), 1 << 20).await.unwrap()).unwrap();
    assert_eq!((&body["id"], &body["you"]), (&json!("t"), &json!(0)));
    let request = Request::get("/api/tables/t/socket").body(Body::empty()).unwrap();
    assert_eq!(router.oneshot(request).await.unwrap().status(), 400, "there is no WebSocket here");
}

#[tokio::test]
async fn a_client_plays_over_queues() {
    let app = app();
    let session = SocketSession::open(app.clone(), "t".into(), caller("a")).await.unwrap();
    let (connection, mut client) = queue_connection(4);
    let serving = tokio::spawn(session.run(connection));
    let say = |message: Value| Received::Text(message.to_string().into());
    client.send.send(say(json!({"type": "hello"}))).await.unwrap();
    assert_eq!(next(&mut client, "look").await["look"]["you"], json!(0));
    client.send.send(Received::Binary).await.unwrap();
    assert_eq!(next(&mut client, "refused").await["error"]["code"], json!("request/malformed"));
    client.send.send(say(json!({"type": "ping", "id": 7}))).await.unwrap();
    assert_eq!(next(&mut client, "done").await["id"], json!(7));
    drop(client);
    serving.await.unwrap();
    let unknown = SocketSession::open(app, "nowhere".into(), caller("a")).await;
    assert_eq!(unknown.unwrap_err().status(), 404);
}

#[tokio::test]
async fn sockets_end_with_the_service() {
    let app = app();
    let session = SocketSession::open(app.clone(), "t".into(), caller("b")).await.unwrap();
    let (connection, mut client) = queue_connection(4);
    let serving = tokio::spawn(session.run(connection));
    client.send.send(Received::Text(json!({"type": "ping"}).to_string().into())).await.unwrap();
    next(&mut client, "done").await;
    app.begin_closing();
    let last = client.receive.recv().await;
    assert_eq!(last, Some(Message::Close { code: 1001, reason: "the server stops" }));
    serving.await.unwrap();
    app.close_tables().await;
    assert_eq!(app.live_tables(), 0);
}

/// Begins a hint for a seat of the table `t`; what would cancel it.
async fn begin_hint(app: &App, seat: u8) -> Cancel {
    let cancel = Cancel::default();
    let own = cancel.clone();
    let begun = app.hub().visit("t", move |room| room.begin_hint(Seat(seat), &own).map(drop)).await;
    begun.unwrap().unwrap();
    cancel
}

#[tokio::test]
async fn a_hint_ends_when_another_is_asked_for_or_the_table_changes() {
    let app = app();
    // The cards are dealt and the die is rolled by the table itself.
    let bids =
        |room: &mut crate::room::Room| matches!(room.table.session().turn(), solarium_core::Turn::Decide(_));
    while !app.hub().visit("t", bids).await.unwrap() {
        tokio::task::yield_now().await;
    }
    let (first, other) = (begin_hint(&app, 0).await, begin_hint(&app, 1).await);
    let second = begin_hint(&app, 0).await;
    assert!(first.is_cancelled(), "a seat has one hint at a time");
    assert!(!second.is_cancelled() && !other.is_cancelled());
    let next = |room: &mut crate::room::Room| {
        let seen = room.table.session().seen_by(Seat(0)).unwrap();
        (seen.legal(solarium_table::english()).unwrap()[0].action.clone(), room.table.version())
    };
    let (action, version) = app.hub().visit("t", next).await.unwrap();
    crate::api::do_act(&app, "t", caller("a"), Some(0), version, action).await.unwrap();
    assert!(second.is_cancelled() && other.is_cancelled());
}
