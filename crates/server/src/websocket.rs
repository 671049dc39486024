//! WebSockets: the upgrade, and the connection as the service sees it.

use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{self, CloseFrame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use solarium_service::{
    App, Caller, Closed, Fault, MOST_MESSAGE, Message, Received, SocketConnection, SocketSession, Text,
};

/// What a socket may have in its buffers: thousands of them are open at once.
const BUFFER: usize = 4 << 10;

pub(crate) async fn open(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Fault> {
    let upgrade = upgrade.map_err(|_| Fault::not_a_websocket())?;
    let session = SocketSession::open(app, id, caller).await?;
    Ok(upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_message_size(MOST_MESSAGE)
        .max_frame_size(MOST_MESSAGE)
        .on_upgrade(move |socket| session.run(Connection(socket))))
}

/// A WebSocket. How long a client may take nothing is the business of its stream.
struct Connection(WebSocket);

impl SocketConnection for Connection {
    async fn receive(&mut self) -> Option<Received> {
        match self.0.recv().await {
            Some(Ok(ws::Message::Text(text))) => Text::try_from(Bytes::from(text)).ok().map(Received::Text),
            Some(Ok(ws::Message::Binary(_))) => Some(Received::Binary),
            Some(Ok(ws::Message::Ping(_) | ws::Message::Pong(_))) => Some(Received::Control),
            Some(Ok(ws::Message::Close(_)) | Err(_)) | None => None,
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), Closed> {
        let message = match message {
            Message::Text(text) => {
                ws::Message::Text(Utf8Bytes::try_from(text.into_bytes()).map_err(|_| Closed)?)
            }
            Message::Binary(bytes) => ws::Message::Binary(bytes),
            Message::Ping => ws::Message::Ping(Default::default()),
            Message::Close { code, reason } => {
                ws::Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) }))
            }
        };
        self.0.send(message).await.map_err(|_| Closed)
    }
}
