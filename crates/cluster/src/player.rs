//! Clients that play random games over HTTP, and note what was acknowledged.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// Random numbers that can be had again.
#[derive(Clone, Debug)]
pub(crate) struct Numbers(pub u64);

impl Numbers {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound.max(1)
    }
}

/// One connection; every question ends with `None` once it is broken.
#[derive(Debug)]
pub(crate) struct Client {
    stream: BufReader<TcpStream>,
    secret: String,
}

impl Client {
    pub(crate) fn to(address: &str, secret: &str) -> Option<Client> {
        let stream = TcpStream::connect(address).ok()?;
        stream.set_nodelay(true).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(30))).ok()?;
        Some(Client { stream: BufReader::new(stream), secret: secret.to_string() })
    }

    pub(crate) fn ask(&mut self, method: &str, path: &str, body: &Value) -> Option<(u16, Value)> {
        self.send(method, path, body)?;
        self.receive()
    }

    /// Sends a question.
    pub(crate) fn send(&mut self, method: &str, path: &str, body: &Value) -> Option<()> {
        let body = if method == "GET" { String::new() } else { body.to_string() };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer {}\r\nContent-Length: {}\r\n\r\n{body}",
            self.secret,
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes()).ok()
    }

    /// Waits for the answer to a question that was sent. What is no JSON comes as a text.
    pub(crate) fn receive(&mut self) -> Option<(u16, Value)> {
        let (mut status, mut length) = (0, 0);
        loop {
            let mut line = String::new();
            if self.stream.read_line(&mut line).ok()? == 0 {
                return None;
            }
            let line = line.trim().to_ascii_lowercase();
            match line.split_once(' ') {
                Some(("http/1.1", rest)) => status = rest.split(' ').next()?.parse().ok()?,
                Some(("content-length:", rest)) => length = rest.parse().ok()?,
                _ if line.is_empty() => break,
                _ => {}
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).ok()?;
        let text = String::from_utf8(body).ok()?;
        Some((status, serde_json::from_str(&text).unwrap_or(Value::String(text))))
    }
}

/// A table and the links of its people.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub id: String,
    pub secrets: Vec<String>,
}

/// Makes a table: of every title, with and without automas, in turn.
pub(crate) fn new_game(address: &str, n: usize) -> Result<Game, String> {
    let creation = match n % 4 {
        0 => json!({"game": "photosynthesis", "setup": {"seats": ["human", "human"]}}),
        1 => json!({"game": "photosynthesis", "setup": {"seats": ["human", "cynthia"]}}),
        2 => json!({"game": "sol", "setup": {"seats": ["human", "human"]}}),
        _ => json!({"game": "circadians", "setup": {"seats": ["human", "ai"]}}),
    };
    let made = Client::to(address, "").and_then(|mut client| client.ask("POST", "/api/tables", &creation));
    let Some((200, made)) = made else { return Err(format!("no table was made: {made:?}")) };
    let seats = made["seats"].as_array().into_iter().flatten();
    let secrets = seats.filter_map(|seat| seat["secret"].as_str().map(str::to_string)).collect();
    Ok(Game { id: made["id"].as_str().unwrap_or_default().to_string(), secrets })
}

/// An act that was acknowledged: the line it must be, with its number, and the version it was acknowledged with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Acknowledged {
    pub table: String,
    pub number: u64,
    pub line: String,
    pub version: u64,
}

/// Why a client stopped playing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stopped {
    /// The game is over.
    Over,
    /// As many acts as it wanted.
    Enough,
    /// The connection broke, or the node refused for now.
    Away,
    /// Something that must not happen.
    Wrong(String),
}

/// Plays at random on one table, at most `most` acts.
pub(crate) fn play(
    address: &str,
    game: &Game,
    numbers: &mut Numbers,
    most: usize,
    acknowledged: &mut Vec<Acknowledged>,
) -> Stopped {
    let mut clients = Vec::new();
    for secret in &game.secrets {
        let Some(client) = Client::to(address, secret) else { return Stopped::Away };
        clients.push(client);
    }
    let mut acts = 0;
    while acts < most {
        for (seat, client) in clients.iter_mut().enumerate() {
            let Some((status, look)) =
                client.ask("GET", &format!("/api/tables/{}?seat={seat}", game.id), &Value::Null)
            else {
                return Stopped::Away;
            };
            match status {
                200 => {}
                503 => return Stopped::Away,
                _ => return Stopped::Wrong(format!("a look was answered with {status}: {look}")),
            }
            if look["over"] == true {
                return Stopped::Over;
            }
            let legal: Vec<&str> = look["legal"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|action| action["action"].as_str())
                .collect();
            if legal.is_empty() {
                continue;
            }
            let action = legal[numbers.below(legal.len())];
            let version = look["version"].as_u64().unwrap_or_default();
            let act = json!({"seat": seat, "action": action, "version": version});
            let Some((status, answer)) = client.ask("POST", &format!("/api/tables/{}/act", game.id), &act)
            else {
                return Stopped::Away;
            };
            match status {
                200 => acknowledged.push(Acknowledged {
                    table: game.id.clone(),
                    number: version,
                    line: format!("{seat} {action}"),
                    version: answer["version"].as_u64().unwrap_or_default(),
                }),
                // The table had moved on, as the fresh look says.
                409 if answer["look"].is_object() => {}
                503 => return Stopped::Away,
                _ => return Stopped::Wrong(format!("an act was answered with {status}: {answer}")),
            }
            acts += 1;
        }
    }
    Stopped::Enough
}
