//! The client's side: connections that speak just enough HTTP, sockets, and times.

use serde_json::{Value, json};
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// A request as it is sent.
pub(crate) fn request(method: &str, path: &str, secret: &str, body: &str) -> Vec<u8> {
    format!(
        "{method} {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {secret}\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .into_bytes()
}

fn find(text: &[u8], part: &[u8]) -> Option<usize> {
    text.windows(part.len()).position(|window| window == part)
}

/// One connection that is kept open.
pub(crate) struct Line {
    stream: TcpStream,
    buffer: Vec<u8>,
}

impl Line {
    pub(crate) async fn to(address: SocketAddr) -> Option<Line> {
        let stream = TcpStream::connect(address).await.ok()?;
        stream.set_nodelay(true).ok()?;
        Some(Line { stream, buffer: Vec::with_capacity(4096) })
    }

    /// From a certain address of this machine.
    pub(crate) async fn from(own: IpAddr, address: SocketAddr) -> Option<Line> {
        let socket = TcpSocket::new_v4().ok()?;
        socket.bind(SocketAddr::new(own, 0)).ok()?;
        let stream = socket.connect(address).await.ok()?;
        stream.set_nodelay(true).ok()?;
        Some(Line { stream, buffer: Vec::with_capacity(4096) })
    }

    /// Sends a request; status and body of the answer.
    pub(crate) async fn ask(
        &mut self,
        method: &str,
        path: &str,
        secret: &str,
        body: &str,
    ) -> Option<(u16, String)> {
        let request = request(method, path, secret, body);
        let (status, body) = self.send(&request).await?;
        Some((status, String::from_utf8(body.to_vec()).ok()?))
    }

    /// Sends a request that was written before; status and body of the answer. Does as little as a client can do.
    pub(crate) async fn send(&mut self, request: &[u8]) -> Option<(u16, &[u8])> {
        const LENGTH: &[u8] = b"\r\ncontent-length: ";
        self.stream.write_all(request).await.ok()?;
        self.buffer.clear();
        let (head, length) = loop {
            if self.stream.read_buf(&mut self.buffer).await.ok()? == 0 {
                return None;
            }
            let Some(end) = find(&self.buffer, b"\r\n\r\n") else { continue };
            let length = find(&self.buffer[..end], LENGTH).map_or(0, |at| {
                let digits = self.buffer[at + LENGTH.len()..].iter().take_while(|byte| byte.is_ascii_digit());
                digits.fold(0, |number, digit| 10 * number + usize::from(digit - b'0'))
            });
            break (end + 4, length);
        };
        while self.buffer.len() < head + length {
            self.stream.read_buf(&mut self.buffer).await.ok()?;
        }
        let status = self.buffer[9..12].iter().fold(0, |number, digit| 10 * number + u16::from(digit - b'0'));
        Some((status, &self.buffer[head..head + length]))
    }

    pub(crate) async fn json(&mut self, method: &str, path: &str, secret: &str, body: &Value) -> Value {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let (_, text) = self.ask(method, path, secret, &body).await.expect("the server answers");
        serde_json::from_str(&text).expect("JSON")
    }

    /// A new table of two people: its id and their secrets.
    pub(crate) async fn pair(&mut self, seed: u64) -> (String, [String; 2]) {
        let setup = json!({"seats": ["human", "human"], "first_seat": 0});
        let made = self
            .json("POST", "/api/tables", "", &json!({"game": "photosynthesis", "setup": setup, "seed": seed}))
            .await;
        let secret = |seat: usize| made["seats"][seat]["secret"].as_str().expect("a secret").to_string();
        (made["id"].as_str().expect("an id").to_string(), [secret(0), secret(1)])
    }
}

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A socket that has said hello.
pub(crate) async fn socket(address: SocketAddr, path: &str) -> Socket {
    use futures_util::{SinkExt, StreamExt};
    let config = tokio_tungstenite::tungstenite::protocol::WebSocketConfig::default().read_buffer_size(4096);
    let url = format!("ws://{address}{path}");
    let (mut socket, _) = connect_async_with_config(url, Some(config), true).await.expect("the socket opens");
    socket.send(Message::text("{\"type\":\"hello\"}")).await.expect("hello");
    socket.next().await.expect("an answer").expect("an answer");
    socket
}

/// The time below which this part of them lies.
pub(crate) fn quantile(times: &mut [Duration], part: f64) -> Duration {
    times.sort_unstable();
    times
        .get(((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1)))
        .copied()
        .unwrap_or_default()
}

pub(crate) fn millis(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1e3)
}
