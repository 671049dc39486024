//! Conversations on the socket of a table.

use futures_util::future::BoxFuture;
use serde_json::{Value, json};
use solarium_core::Seed;
use solarium_service::{
    App, Caller, Host, HostTime, Limits, Message, Received, Settings, SocketSession, TaskHandle,
    queue_connection,
};
use solarium_store::{MemoryStore, NewTable, SeatRow, Store};
use solarium_table::{Lang, Library};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::time::Instant;

/// The most messages of one conversation.
const MOST_MESSAGES: usize = 24;
/// Says that everything before it was answered.
const LAST: &str = "the last message";

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::standard);

/// Sends every line as a message to a table of the game that the first line names, from the first seat.
pub fn converse(text: &str) {
    let mut lines = text.lines();
    let setup = match lines.next() {
        Some("sol") => ("sol", json!({"seats": ["human", "human"]})),
        Some("circadians") => ("circadians", json!({"seats": ["human", "human"]})),
        _ => ("photosynthesis", json!({"seats": ["human", "cynthia"]})),
    };
    let messages: Vec<&str> = lines.take(MOST_MESSAGES).collect();
    // The clock stands still while anything can be done, so that the same input always does the same.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    runtime.expect("a runtime of this thread").block_on(serve(setup, &messages));
}

async fn serve((game, setup): (&str, Value), messages: &[&str]) {
    let seed = Seed::from_bytes([0xa7; 32]);
    let seat = |secret: &str| SeatRow { secret: Some(secret.into()), ..SeatRow::default() };
    let title = LIBRARY.title(game).expect("a game of the library");
    let table = NewTable {
        id: "t".into(),
        game: game.into(),
        rules_version: title.info().rules_version,
        setup: setup.to_string(),
        seed: seed.to_hex(),
        commitment: seed.commitment(),
        seats: vec![seat("a"), seat("b")],
        ..NewTable::default()
    };
    let store = Arc::new(MemoryStore::default());
    store.create(table).expect("a new table");
    let settings = Settings { limits: Limits::none(), ..Settings::default() };
    let app = App::new(Arc::new(FuzzHost(Instant::now())), store, LIBRARY.clone(), settings);
    let caller = Caller {
        address: IpAddr::V4(Ipv4Addr::LOCALHOST),
        bearer: Some("a".into()),
        session: None,
        lang: Lang::default(),
    };
    let session = SocketSession::open(app.clone(), "t".into(), caller).await.expect("the table is there");
    let (connection, mut client) = queue_connection(1 << 10);
    let serving = tokio::spawn(session.run(connection));
    let last = json!({"type": "ping", "id": LAST}).to_string();
    for message in messages.iter().copied().chain([last.as_str()]) {
        let sent = client.send.send(Received::Text(message.to_string().into())).await;
        sent.expect("the service listens to so few messages");
    }
    while let Some(message) = client.receive.recv().await {
        // Deflated messages are the same texts.
        let Message::Text(text) = message else { continue };
        assert!(!text.as_str().contains(&seed.to_hex()), "the seed was sent: {}", text.as_str());
        let answer: Value = serde_json::from_str(text.as_str()).expect("a message is JSON");
        assert!(answer["type"].is_string(), "{answer}");
        if answer["type"] == "done" && answer["id"] == LAST {
            break;
        }
    }
    drop(client);
    serving.await.expect("the session ends");
    app.begin_closing();
    app.close_tables().await;
}

/// A host without threads, whose clock is the runtime's.
#[derive(Debug)]
struct FuzzHost(Instant);

impl Host for FuzzHost {
    fn spawn(&self, task: BoxFuture<'static, ()>) -> TaskHandle {
        let task = tokio::spawn(task).abort_handle();
        TaskHandle::new(move || task.abort())
    }

    fn run_blocking(&self, work: Box<dyn FnOnce() + Send>) {
        work();
    }

    fn now(&self) -> HostTime {
        HostTime(self.0.elapsed())
    }

    fn unix_millis(&self) -> i64 {
        1_700_000_000_000
    }

    fn sleep_until(&self, at: HostTime) -> BoxFuture<'static, ()> {
        // The service may ask for a time beyond what a clock can hold.
        let far = Duration::from_secs(86_400 * 365);
        Box::pin(tokio::time::sleep_until(self.0 + at.0.min(far)))
    }

    fn random_bytes(&self, bytes: &mut [u8]) -> Result<(), String> {
        bytes.fill(7);
        Ok(())
    }
}
