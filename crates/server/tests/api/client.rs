//! A house with a server in it, and clients that speak just enough HTTP and WebSocket.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use solarium_server::{App, ConnectionSettings, Limits, Settings, TokioHost, router, serve_until};
use solarium_store::{Store, StoreError};
use solarium_store_sqlite::SqliteStore;
use solarium_table::Library;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Settings of most tests: no limits but those of size.
pub(crate) fn settings() -> Settings {
    Settings { limits: Limits::none(), ..Settings::default() }
}

/// A host whose calendar stands still.
pub(crate) fn host() -> Arc<TokioHost> {
    Arc::new(TokioHost::with_calendar(|| 1_700_000_000_000))
}

/// A running server.
pub(crate) struct House {
    pub app: App,
    pub address: SocketAddr,
    pub store: Arc<SqliteStore>,
    pub path: PathBuf,
    settings: Settings,
    connections: ConnectionSettings,
    _folder: Option<Arc<TempDir>>,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<std::io::Result<()>>,
}

impl House {
    pub(crate) async fn open() -> House {
        House::with(settings()).await
    }

    pub(crate) async fn with(settings: Settings) -> House {
        House::with_connections(settings, ConnectionSettings::default()).await
    }

    pub(crate) async fn with_connections(settings: Settings, connections: ConnectionSettings) -> House {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let path = folder.path().join("solarium.db");
        House::on(path, settings, connections, Some(folder), None, Library::standard()).await
    }

    /// With other games.
    pub(crate) async fn of(library: Library) -> House {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let path = folder.path().join("solarium.db");
        House::on(path, settings(), ConnectionSettings::default(), Some(folder), None, library).await
    }

    /// With a disk of so many pages, until it is started again.
    pub(crate) async fn within(settings: Settings, pages: u32) -> House {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let path = folder.path().join("solarium.db");
        let connections = ConnectionSettings::default();
        House::on(path, settings, connections, Some(folder), Some(pages), Library::standard()).await
    }

    async fn on(
        path: PathBuf,
        settings: Settings,
        connections: ConnectionSettings,
        folder: Option<Arc<TempDir>>,
        pages: Option<u32>,
        library: Library,
    ) -> House {
        let store = loop {
            match SqliteStore::open_within(&path, pages) {
                // A bot of the house before may still be on its way out.
                Err(StoreError::InUse(_)) => tokio::task::yield_now().await,
                opened => break Arc::new(opened.unwrap()),
            }
        };
        let app = App::new(host(), store.clone() as Arc<dyn Store>, library, settings.clone());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let routes = router(&app);
        let stopped = async {
            let _ = stopped.await;
        };
        let serving =
            serve_until(listener, app.clone(), routes, connections, stopped, std::future::pending());
        let served = tokio::spawn(serving);
        House { app, address, store, path, settings, connections, _folder: folder, stop: Some(stop), served }
    }

    /// Stops gracefully and starts again on the same file.
    pub(crate) async fn restart(self) -> House {
        let (path, folder, settings) = (self.path.clone(), self._folder.clone(), self.settings.clone());
        let connections = self.connections;
        drop(self.stop().await);
        House::on(path, settings, connections, folder, None, Library::standard()).await
    }

    /// Stops gracefully; what is left.
    pub(crate) async fn stop(mut self) -> App {
        self.stop.take().unwrap().send(()).unwrap();
        self.served.await.unwrap().unwrap();
        self.app
    }

    pub(crate) async fn client(&self) -> Client {
        Client::to(self.address).await
    }

    /// A table of a game; its id and the secret of each seat that has one.
    pub(crate) async fn table(&self, game: &str, setup: Value) -> Made {
        self.made(json!({"game": game, "setup": setup, "seed": 7})).await
    }

    pub(crate) async fn made(&self, creation: Value) -> Made {
        let answer = self.client().await.post("/api/tables", None, &creation).await;
        assert_eq!(answer.status, 200, "{creation}: {}", answer.text);
        Made::of(&answer.json())
    }

    pub(crate) async fn socket(&self, id: &str, secret: Option<&str>) -> Socket {
        Socket::open(self.address, id, secret, None).await.expect("the socket opens")
    }
}

/// Two people at Photosynthesis.
pub(crate) fn pair() -> Value {
    json!({"seats": ["human", "human"], "first_seat": 0})
}

#[derive(Clone, Debug)]
pub(crate) struct Made {
    pub id: String,
    pub secrets: Vec<Option<String>>,
}

impl Made {
    pub(crate) fn of(answer: &Value) -> Made {
        let seats = answer["seats"].as_array().unwrap();
        let secret = |seat: &Value| seat["secret"].as_str().map(str::to_string);
        Made { id: answer["id"].as_str().unwrap().to_string(), secrets: seats.iter().map(secret).collect() }
    }

    pub(crate) fn secret(&self, seat: usize) -> Option<&str> {
        self.secrets[seat].as_deref()
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.id)
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub status: u16,
    pub head: String,
    pub text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {:?}", self.text))
    }

    /// The stable code of a refusal.
    pub(crate) fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_string()
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }
}

/// One connection.
pub(crate) struct Client {
    stream: BufReader<TcpStream>,
    address: SocketAddr,
    pub cookie: Option<String>,
    pub origin: Option<String>,
    pub accept: Option<String>,
}

impl Client {
    pub(crate) async fn to(address: SocketAddr) -> Client {
        let stream = TcpStream::connect(address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        Client { stream: BufReader::new(stream), address, cookie: None, origin: None, accept: None }
    }

    pub(crate) async fn get(&mut self, path: &str, secret: Option<&str>) -> Answer {
        self.ask("GET", path, secret, b"").await
    }

    pub(crate) async fn post(&mut self, path: &str, secret: Option<&str>, body: &Value) -> Answer {
        self.ask("POST", path, secret, body.to_string().as_bytes()).await
    }

    pub(crate) async fn ask(
        &mut self,
        method: &str,
        path: &str,
        secret: Option<&str>,
        body: &[u8],
    ) -> Answer {
        let request = self.request(method, path, secret, body);
        self.raw(&request).await.expect("the server answers")
    }

    /// Asks and hangs up without waiting for the answer.
    pub(crate) async fn ask_and_go(mut self, path: &str, secret: Option<&str>, body: &Value) {
        let request = self.request("POST", path, secret, body.to_string().as_bytes());
        self.stream.write_all(&request).await.unwrap();
    }

    /// The bare connection, with nothing read ahead.
    pub(crate) fn into_stream(self) -> TcpStream {
        assert!(self.stream.buffer().is_empty());
        self.stream.into_inner()
    }

    fn request(&self, method: &str, path: &str, secret: Option<&str>, body: &[u8]) -> Vec<u8> {
        let mut head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nContent-Length: {}\r\n",
            self.address,
            body.len()
        );
        if let Some(secret) = secret {
            head += &format!("Authorization: Bearer {secret}\r\n");
        }
        if let Some(cookie) = &self.cookie {
            head += &format!("Cookie: {cookie}\r\n");
        }
        if let Some(origin) = &self.origin {
            head += &format!("Origin: {origin}\r\n");
        }
        if let Some(accept) = &self.accept {
            head += &format!("Accept: {accept}\r\n");
        }
        head += "\r\n";
        [head.as_bytes(), body].concat()
    }

    /// Sends bytes as they are and reads one answer, if there comes one.
    pub(crate) async fn raw(&mut self, bytes: &[u8]) -> Option<Answer> {
        self.stream.write_all(bytes).await.ok()?;
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(self.stream.read_u8().await.ok()?);
        }
        let head = String::from_utf8(head).unwrap();
        let status = head.split(' ').nth(1)?.parse().ok()?;
        let mut answer = Answer { status, head, text: String::new() };
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_string);
        }
        let mut body = Vec::new();
        match answer.header("content-length").map(|length| length.parse().unwrap()) {
            Some(length) => {
                body.resize(length, 0);
                self.stream.read_exact(&mut body).await.ok()?;
            }
            None if answer.header("transfer-encoding") == Some("chunked") => loop {
                let mut size = Vec::new();
                while !size.ends_with(b"\r\n") {
                    size.push(self.stream.read_u8().await.ok()?);
                }
                let size = usize::from_str_radix(std::str::from_utf8(&size).unwrap().trim(), 16).unwrap();
                let mut chunk = vec![0; size + 2];
                self.stream.read_exact(&mut chunk).await.ok()?;
                if size == 0 {
                    break;
                }
                body.extend_from_slice(&chunk[..size]);
            },
            None => {}
        }
        // Fonts and what is compressed are not text: of them only the head is asked.
        answer.text = String::from_utf8_lossy(&body).into_owned();
        Some(answer)
    }

    pub(crate) async fn look(&mut self, made: &Made, seat: Option<usize>) -> Value {
        let (path, secret) = match seat {
            Some(seat) => (made.path(&format!("?seat={seat}")), made.secret(seat)),
            None => (made.path(""), None),
        };
        let answer = self.get(&path, secret).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        answer.json()
    }

    pub(crate) async fn act(&mut self, made: &Made, seat: usize, action: &str, version: u64) -> Answer {
        let body = json!({"seat": seat, "action": action, "version": version});
        self.post(&made.path("/act"), made.secret(seat), &body).await
    }
}

/// A WebSocket.
pub(crate) struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub(crate) async fn open(
        address: SocketAddr,
        id: &str,
        secret: Option<&str>,
        origin: Option<&str>,
    ) -> Result<Socket, Error> {
        let mut request = format!("ws://{address}/api/tables/{id}/socket").into_client_request().unwrap();
        if let Some(secret) = secret {
            request.headers_mut().insert("authorization", format!("Bearer {secret}").parse().unwrap());
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        Ok(Socket(connect_async(request).await?.0))
    }

    /// As a browser with this cookie opens it.
    pub(crate) async fn of_browser(address: SocketAddr, id: &str, cookie: &str) -> Socket {
        let mut request = format!("ws://{address}/api/tables/{id}/socket").into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        Socket(connect_async(request).await.expect("the socket opens").0)
    }

    pub(crate) async fn send(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).await.unwrap();
    }

    pub(crate) async fn send_raw(&mut self, message: Message) -> Result<(), Error> {
        self.0.send(message).await
    }

    /// The next message; `None` if the server closes.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        self.next_sized().await.map(|(message, _)| message)
    }

    /// The next message, and how many bytes it took.
    pub(crate) async fn next_sized(&mut self) -> Option<(Value, usize)> {
        loop {
            match tokio::time::timeout(Duration::from_secs(60), self.0.next()).await.expect("a message") {
                Some(Ok(Message::Text(text))) => {
                    return Some((serde_json::from_str(&text).unwrap(), text.len()));
                }
                Some(Ok(Message::Binary(bytes))) => {
                    let inflated = flate2::read::DeflateDecoder::new(&*bytes);
                    return Some((serde_json::from_reader(inflated).unwrap(), bytes.len()));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message of a kind; others are passed over.
    pub(crate) async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect("the socket is open");
            if message["type"] == kind {
                return message;
            }
        }
    }

    pub(crate) async fn hello(&mut self, hello: Value) -> Value {
        let mut hello = hello;
        hello["type"] = json!("hello");
        self.send(hello).await;
        loop {
            let message = self.next().await.expect("the socket is open");
            if message["type"] != "people" && message["type"] != "said" {
                return message;
            }
        }
    }
}

/// A client that sends what it likes and reads when it likes.
pub(crate) struct Raw(pub TcpStream);

impl Raw {
    pub(crate) async fn to(address: SocketAddr) -> Raw {
        Raw(TcpStream::connect(address).await.unwrap())
    }

    /// One that has little room for what it does not read.
    pub(crate) async fn narrow(address: SocketAddr) -> Raw {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        Raw(socket.connect(address).await.unwrap())
    }

    pub(crate) async fn send(&mut self, text: &str) {
        self.0.write_all(text.as_bytes()).await.unwrap();
    }

    /// What the server says until it closes the connection, in whatever way.
    pub(crate) async fn until_closed(&mut self) -> String {
        let mut said = Vec::new();
        let _ = self.0.read_to_end(&mut said).await;
        String::from_utf8(said).unwrap()
    }

    /// Sends the same again and again without reading, until the server does not want any more.
    pub(crate) async fn send_until_cut(&mut self, text: &str) {
        while self.0.write_all(text.as_bytes()).await.is_ok() {}
    }
}

/// Numbers that look random and are the same in every run.
pub(crate) struct Numbers(pub u64);

impl Numbers {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound.max(1)
    }
}

/// The seats that decide in a look.
pub(crate) fn deciding(look: &Value) -> Vec<usize> {
    let seats = look["turn"]["decide"].as_array().cloned().unwrap_or_default();
    seats.iter().map(|seat| seat.as_u64().unwrap() as usize).collect()
}
