//! A client on a socket, which checks that it sees every line in order or a fresh view.

use crate::player::Numbers;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::net::TcpStream;
use std::time::Duration;
use tungstenite::client::IntoClientRequest;
use tungstenite::{Error, Message, WebSocket};

/// How long to wait for a message before looking whether to end.
const PATIENCE: Duration = Duration::from_millis(200);

/// What a watcher saw.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    /// The lines it was told, by number.
    pub lines: BTreeMap<u64, Value>,
    /// What it saw at each version, but for who is connected.
    pub looks: BTreeMap<u64, Value>,
    /// The version it saw last.
    pub version: u64,
    /// All bytes together.
    pub text: String,
    /// Times it had to connect again.
    pub connections: usize,
}

/// A socket at a table.
pub(crate) struct Socket(WebSocket<TcpStream>);

impl Socket {
    /// Connects and says hello.
    pub(crate) fn open(address: &str, table: &str, secret: &str, hello: &Value) -> Option<Socket> {
        let stream = TcpStream::connect(address).ok()?;
        stream.set_nodelay(true).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(10))).ok()?;
        let mut request = format!("ws://{address}/api/tables/{table}/socket").into_client_request().ok()?;
        if !secret.is_empty() {
            request.headers_mut().insert("authorization", format!("Bearer {secret}").parse().ok()?);
        }
        let (mut socket, _) = tungstenite::client(request, stream).ok()?;
        socket.send(Message::text(hello.to_string())).ok()?;
        socket.get_ref().set_read_timeout(Some(PATIENCE)).ok()?;
        Some(Socket(socket))
    }

    /// The next message: nothing if none came in a while. An error if the connection has ended.
    pub(crate) fn next(&mut self) -> Result<Option<Value>, ()> {
        match self.0.read() {
            Ok(Message::Text(text)) => serde_json::from_str(&text).map(Some).map_err(|_| ()),
            Ok(Message::Close(_)) => Err(()),
            Ok(_) => Ok(None),
            Err(Error::Io(error)) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                Ok(None)
            }
            Err(_) => Err(()),
        }
    }
}

impl Seen {
    /// Takes a message in; what is wrong with it, if something is.
    fn take(&mut self, message: &Value) -> Result<(), String> {
        let kind = message["type"].as_str().unwrap_or_default();
        if kind != "look" && kind != "change" {
            return Ok(());
        }
        let version = message["version"].as_u64().ok_or("a message without version")?;
        let steps = message["steps"].as_array().cloned().unwrap_or_default();
        for step in steps {
            let number = step["number"].as_u64().ok_or("a line without number")?;
            if number != self.version {
                return Err(format!("line {number} came at version {}", self.version));
            }
            self.version += 1;
            self.lines.insert(number, step);
        }
        // Without lines, or if some were left out, it is a fresh view, which is whole.
        if version < self.version {
            return Err(format!("version {version} came after {}", self.version));
        }
        self.version = version;
        let mut look = message["look"].clone();
        for seat in look["seats"].as_array_mut().into_iter().flatten() {
            seat["present"] = Value::Null;
        }
        // How many seconds are left hangs on the moment.
        look["usual"] = Value::Null;
        self.looks.insert(version, look);
        Ok(())
    }

    /// Watches a table through one node after the other until it may end with the version it has seen.
    pub(crate) fn watch(
        addresses: &[String],
        table: &str,
        (seat, secret): (Option<usize>, &str),
        mut numbers: Numbers,
        ends: impl Fn(u64) -> bool,
    ) -> Result<Seen, String> {
        let mut seen = Seen::default();
        while !ends(seen.version) {
            let address = &addresses[numbers.below(addresses.len())];
            let hello = match seat {
                Some(seat) => json!({"type": "hello", "seat": seat, "since": seen.version}),
                None => json!({"type": "hello", "spectator": true, "since": seen.version}),
            };
            let Some(mut socket) = Socket::open(address, table, secret, &hello) else {
                std::thread::sleep(Duration::from_millis(20));
                continue;
            };
            seen.connections += 1;
            let mut fresh = true;
            while !ends(seen.version) {
                match socket.next() {
                    Ok(Some(message)) => {
                        if fresh && message["type"] == "look" {
                            // A node that cannot reach the store shows what it knows, and catches up.
                            seen.version = message["version"].as_u64().unwrap_or_default();
                        }
                        fresh &= message["type"] != "look" && message["type"] != "change";
                        seen.take(&message).map_err(|what| format!("{table} at {address}: {what}"))?;
                        seen.text.push_str(&message.to_string());
                    }
                    Ok(None) => {}
                    Err(()) => break,
                }
            }
        }
        Ok(seen)
    }
}
