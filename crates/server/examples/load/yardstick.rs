//! What nobody who keeps every action on disk can beat by much: a bare endpoint that commits one row for each POST, in
//! groups; and a bare broadcast of bytes to sockets.

use crate::server::{connect, tell};
use axum::Router;
use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::routing::{get, post};
use axum::serve::ListenerExt;
use std::sync::mpsc::{Sender, channel};
use tokio::net::TcpListener;
use tokio::sync::{broadcast, oneshot};

type Job = (String, oneshot::Sender<()>);

#[derive(Clone)]
struct Bare {
    jobs: Sender<Job>,
    shouts: broadcast::Sender<Utf8Bytes>,
}

pub(crate) async fn serve(path: &str) {
    let connection = rusqlite::Connection::open(path).expect("a file");
    connection
        .execute_batch(
            "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;
             CREATE TABLE rows (n INTEGER PRIMARY KEY, text TEXT NOT NULL)",
        )
        .expect("a table");
    let (jobs, waiting) = channel::<Job>();
    std::thread::spawn(move || {
        while let Ok(first) = waiting.recv() {
            let batch: Vec<Job> = std::iter::once(first).chain(waiting.try_iter().take(1023)).collect();
            connection.execute_batch("BEGIN IMMEDIATE").expect("begin");
            {
                let mut insert =
                    connection.prepare_cached("INSERT INTO rows (text) VALUES (?1)").expect("insert");
                for (text, _) in &batch {
                    insert.execute([text]).expect("a row");
                }
            }
            connection.execute_batch("COMMIT").expect("commit");
            for (_, told) in batch {
                let _ = told.send(());
            }
        }
    });
    answer(jobs).await;
}

/// The same with PostgreSQL: all rows that wait go into one statement, with the client that our store uses.
pub(crate) async fn serve_postgres(url: &str) {
    let client = connect(url).await;
    client
        .batch_execute(
            "CREATE TABLE rows (n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text text NOT NULL)",
        )
        .await
        .expect("a table");
    let insert = client.prepare("INSERT INTO rows (text) SELECT unnest($1::text[])").await.expect("insert");
    let (jobs, waiting) = channel::<Job>();
    let runtime = tokio::runtime::Handle::current();
    std::thread::spawn(move || {
        while let Ok(first) = waiting.recv() {
            let batch = std::iter::once(first).chain(waiting.try_iter().take(1023));
            let (texts, told): (Vec<String>, Vec<_>) = batch.unzip();
            runtime.block_on(client.execute(&insert, &[&texts])).expect("rows");
            for told in told {
                let _ = told.send(());
            }
        }
    });
    answer(jobs).await;
}

async fn answer(jobs: Sender<Job>) {
    let bare = Bare { jobs, shouts: broadcast::channel(8).0 };
    let router = Router::new()
        .route("/", post(put))
        .route("/shout", post(shout))
        .route("/listen", get(listen))
        .with_state(bare);
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    tell(listener.local_addr().expect("an address"));
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    axum::serve(listener, router).await.expect("it serves");
}

async fn put(State(bare): State<Bare>, body: String) -> String {
    let (tell, told) = oneshot::channel();
    bare.jobs.send((body, tell)).expect("the writer runs");
    told.await.expect("the writer answers");
    "{\"version\":1}".into()
}

/// The same as an action: one row on disk, then bytes to everybody.
async fn shout(State(bare): State<Bare>, body: String) -> &'static str {
    let (tell, told) = oneshot::channel();
    bare.jobs.send(("0 pass".into(), tell)).expect("the writer runs");
    told.await.expect("the writer answers");
    let _ = bare.shouts.send(body.into());
    "{}"
}

async fn listen(State(bare): State<Bare>, upgrade: WebSocketUpgrade) -> axum::response::Response {
    upgrade.read_buffer_size(4096).write_buffer_size(0).on_upgrade(move |mut socket: WebSocket| async move {
        let mut shouts = bare.shouts.subscribe();
        // The hello of the client, and an answer.
        let _ = socket.recv().await;
        let _ = socket.send(Message::text("{}")).await;
        while let Ok(bytes) = shouts.recv().await {
            if socket.send(Message::Text(bytes)).await.is_err() {
                return;
            }
        }
    })
}
