//! Messages of a socket, and the connection that carries them: a WebSocket of a server, or a pair of queues.

use axum::body::Bytes;
use std::future::Future;
use std::str::Utf8Error;
use tokio::sync::mpsc::{Receiver, Sender, channel};

/// Close codes of RFC 6455 that the service uses.
pub mod close_code {
    /// The host stops.
    pub const AWAY: u16 = 1001;
    /// The client broke a rule of the protocol.
    pub const POLICY: u16 = 1008;
    /// The client may connect again.
    pub const AGAIN: u16 = 1013;
}

/// A text that many connections share.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text(Bytes);

impl Text {
    /// The text.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).expect("made from UTF-8 only")
    }

    /// Its bytes, which are UTF-8.
    pub fn into_bytes(self) -> Bytes {
        self.0
    }
}

impl From<String> for Text {
    fn from(text: String) -> Text {
        Text(text.into())
    }
}

impl TryFrom<Bytes> for Text {
    type Error = Utf8Error;

    fn try_from(bytes: Bytes) -> Result<Text, Utf8Error> {
        str::from_utf8(&bytes)?;
        Ok(Text(bytes))
    }
}

/// A message to a client. Cheap to clone: the same bytes are sent to many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// JSON.
    Text(Text),
    /// JSON, deflated.
    Binary(Bytes),
    /// A heartbeat; the connection of the client answers it.
    Ping,
    /// The last message.
    Close {
        /// See [`close_code`].
        code: u16,
        /// In words.
        reason: &'static str,
    },
}

impl Message {
    /// A message of text.
    pub fn text(text: String) -> Message {
        Message::Text(text.into())
    }
}

/// What a client sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Received {
    /// A message.
    Text(Text),
    /// Bytes, which no client should send.
    Binary,
    /// A ping or pong: the client is there.
    Control,
}

/// The connection is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Closed;

/// A connection to one client.
pub trait SocketConnection: Send {
    /// The next message of the client; none when the connection has closed. If the future is dropped before it is
    /// ready, no message is lost.
    fn receive(&mut self) -> impl Future<Output = Option<Received>> + Send;
    /// Sends a message; ready when the connection takes the next one, so that a slow client is noticed.
    fn send(&mut self, message: Message) -> impl Future<Output = Result<(), Closed>> + Send;
}

/// A connection over a pair of bounded queues.
#[derive(Debug)]
pub struct QueueConnection {
    received: Receiver<Received>,
    sent: Sender<Message>,
}

/// The client's ends of a [`QueueConnection`]. Dropping one of them closes the connection.
#[derive(Debug)]
pub struct QueueClient {
    /// For messages of the client.
    pub send: Sender<Received>,
    /// Messages to the client.
    pub receive: Receiver<Message>,
}

/// A connection over two queues of so many messages.
pub fn queue_connection(capacity: usize) -> (QueueConnection, QueueClient) {
    let (send, received) = channel(capacity);
    let (sent, receive) = channel(capacity);
    (QueueConnection { received, sent }, QueueClient { send, receive })
}

impl SocketConnection for QueueConnection {
    async fn receive(&mut self) -> Option<Received> {
        self.received.recv().await
    }

    async fn send(&mut self, message: Message) -> Result<(), Closed> {
        self.sent.send(message).await.map_err(|_| Closed)
    }
}
