//! The sockets of pages: pairs of queues.

use crate::calls::Effect;
use crate::service::Outbox;
use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::Request;
use solarium_service::{
    App, Caller, Host, Message, QueueClient, Received, SocketSession, Text, queue_connection,
};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::mpsc::Sender;

/// Messages that may wait in each direction. A page sends one after the other.
const CAPACITY: usize = 64;

/// The open sockets, by number.
#[derive(Clone, Default)]
pub(crate) struct Sockets(Arc<Mutex<BTreeMap<u64, Sender<Received>>>>);

impl Sockets {
    fn with<T>(&self, look: impl FnOnce(&mut BTreeMap<u64, Sender<Received>>) -> T) -> T {
        look(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Opens a socket to a table. Closed at once if there is no such table.
    pub(crate) fn open(
        &self,
        host: &dyn Host,
        app: &App,
        outbox: &Outbox,
        socket: u64,
        table: String,
        request: Request<Body>,
    ) {
        let (connection, client) = queue_connection(CAPACITY);
        let QueueClient { send, mut receive } = client;
        self.with(|sockets| sockets.insert(socket, send));
        let (app, sockets, ended) = (app.clone(), self.clone(), outbox.clone());
        host.spawn(Box::pin(async move {
            let (mut parts, _) = request.into_parts();
            if let Ok(caller) = Caller::from_request_parts(&mut parts, &app).await
                && let Ok(session) = SocketSession::open(app, table, caller).await
            {
                session.run(connection).await;
            }
            sockets.close(socket);
            ended.push(Effect::Closed { socket });
        }));
        let outbox = outbox.clone();
        host.spawn(Box::pin(async move {
            while let Some(message) = receive.recv().await {
                match message {
                    Message::Text(text) => {
                        outbox.push(Effect::Tell { socket, text: text.as_str().to_string() });
                    }
                    // Nothing is deflated that stays on the device, the page is there as long as it sends messages, and
                    // that a socket has ended is said where its session ends.
                    Message::Binary(_) | Message::Ping | Message::Close { .. } => {}
                }
            }
        }));
    }

    /// Passes a message of a page on. False if the socket is not open: the page has to open another one.
    pub(crate) fn send(&self, socket: u64, text: String) -> bool {
        self.with(|sockets| {
            let sent = sockets
                .get(&socket)
                .is_some_and(|sender| sender.try_send(Received::Text(Text::from(text))).is_ok());
            if !sent {
                sockets.remove(&socket);
            }
            sent
        })
    }

    /// Forgets a socket, which ends its session.
    pub(crate) fn close(&self, socket: u64) {
        self.with(|sockets| sockets.remove(&socket));
    }
}
