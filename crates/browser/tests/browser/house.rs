//! A server of the real program, as a test meets it.

use crate::browser::target_folder;
use crate::browser::{BOUND, Browser};
use crate::leash::{cut, leashed};
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// A running server with its data in a folder of its own; it ends with the value.
pub(crate) struct House {
    program: PathBuf,
    arguments: &'static [&'static str],
    folder: TempDir,
    address: RefCell<String>,
    running: RefCell<Option<(Child, BufReader<ChildStdout>)>>,
    starts: Cell<u32>,
}

/// A table made through the API, with the secrets of its seats.
#[derive(Debug)]
pub(crate) struct Made {
    pub id: String,
    pub secrets: Vec<Option<String>>,
}

impl Made {
    /// The link that seats whoever opens it.
    pub(crate) fn link(&self, seat: usize) -> String {
        let secret = self.secrets[seat].as_ref().expect("the seat of a person");
        format!("/t/{}#{secret}", self.id)
    }

    /// The link of those who only watch.
    pub(crate) fn watch(&self) -> String {
        format!("/t/{}", self.id)
    }
}

impl House {
    pub(crate) fn open() -> House {
        House::with(&[])
    }

    /// A server with more arguments.
    pub(crate) fn with(arguments: &'static [&'static str]) -> House {
        // Another build of the program can be tried, too: the one for release, for example.
        let built = target_folder().with_file_name("debug").join("solarium");
        House::of(std::env::var_os("SOLARIUM_PROGRAM").map_or(built, PathBuf::from), arguments)
    }

    /// A server of the program that has the toy game beside the others.
    pub(crate) fn with_toy() -> House {
        House::of(target_folder().join("solarium-with-toy"), &[])
    }

    fn of(program: PathBuf, arguments: &'static [&'static str]) -> House {
        let house = House {
            program,
            arguments,
            folder: tempfile::tempdir().expect("a folder for the data"),
            address: RefCell::new("127.0.0.1:0".into()),
            running: RefCell::new(None),
            starts: Cell::new(0),
        };
        house.start();
        house
    }

    /// Starts the server: the first time on a free port, later on the same one again.
    pub(crate) fn start(&self) {
        let starts = self.starts.get();
        self.starts.set(starts + 1);
        let log = File::create(self.folder.path().join(format!("log-{starts}"))).expect("a log");
        let mut child = leashed(&self.program)
            .args(["serve", "--log", "json", "--listen", &self.address.borrow(), "--data"])
            .arg(self.folder.path().join("data"))
            .args(self.arguments)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the program is built by `cargo xtask browser`");
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        let mut line = String::new();
        out.read_line(&mut line).expect("a line");
        let link = line.split_whitespace().find_map(|word| word.strip_prefix("http://"));
        *self.address.borrow_mut() =
            link.unwrap_or_else(|| panic!("no link in {line:?}; {}", self.log())).to_string();
        *self.running.borrow_mut() = Some((child, out));
    }

    /// Ends the server without a word, as a power cut does.
    pub(crate) fn kill(&self) {
        if let Some((mut child, _)) = self.running.borrow_mut().take() {
            cut(&mut child);
        }
    }

    /// `http://127.0.0.1:port`, without a slash.
    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address.borrow())
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The end of what the server wrote into its log.
    pub(crate) fn log(&self) -> String {
        let path = self.folder.path().join(format!("log-{}", self.starts.get().saturating_sub(1)));
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(20)..].join("\n")
    }

    /// One request without a cookie; status and body.
    pub(crate) fn ask(&self, method: &str, path: &str, secret: Option<&str>, body: &str) -> (u16, String) {
        let address = self.address.borrow().clone();
        let mut stream = TcpStream::connect(&address).expect("it listens");
        let bearer = secret.map(|secret| format!("Authorization: Bearer {secret}\r\n")).unwrap_or_default();
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.0\r\nHost: {address}\r\n{bearer}Content-Length: {length}\r\n\r\n{body}"
        )
        .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        (status, answer.split_once("\r\n\r\n").map(|(_, body)| body.to_string()).unwrap_or_default())
    }

    /// The JSON answer of a request that must be granted.
    pub(crate) fn get(&self, path: &str, secret: Option<&str>) -> Value {
        let (status, body) = self.ask("GET", path, secret, "");
        assert_eq!(status, 200, "{path}: {body}");
        serde_json::from_str(&body).expect("JSON")
    }

    pub(crate) fn post(&self, path: &str, secret: Option<&str>, body: &Value) -> Value {
        let (status, answer) = self.ask("POST", path, secret, &body.to_string());
        assert_eq!(status, 200, "{path}: {answer}");
        serde_json::from_str(&answer).expect("JSON")
    }

    pub(crate) fn table(&self, game: &str, setup: Value, seed: u64) -> Made {
        self.table_with(json!({"game": game, "setup": setup, "seed": seed}))
    }

    pub(crate) fn table_with(&self, body: Value) -> Made {
        let made = self.post("/api/tables", None, &body);
        let seats = made["seats"].as_array().expect("seats");
        Made {
            id: made["id"].as_str().expect("an id").to_string(),
            secrets: seats.iter().map(|seat| seat["secret"].as_str().map(str::to_string)).collect(),
        }
    }

    /// Waits until the table has moved on as `enough` wants.
    pub(crate) fn wait_for(&self, made: &Made, enough: impl Fn(&Value) -> bool) -> Value {
        let begun = std::time::Instant::now();
        let mut look = self.get(&format!("/api/tables/{}", made.id), None);
        while !enough(&look) {
            assert!(begun.elapsed() < BOUND, "the table stands still: {look:.2000}");
            let after = look["version"].as_u64().unwrap_or(0);
            // Bots make hundreds of steps a second; to ask for each of them would reach the limit of requests.
            std::thread::sleep(Duration::from_millis(40));
            look = self.get(&format!("/api/tables/{}?after={after}&wait=1000", made.id), None);
        }
        look
    }

    /// Waits until a page shows the table as the server has it.
    pub(crate) fn agrees(&self, made: &Made, browser: &Browser) {
        let begun = std::time::Instant::now();
        let version = || self.get(&format!("/api/tables/{}", made.id), None)["version"].as_u64();
        while version() != browser.version().parse().ok() {
            assert!(begun.elapsed() < BOUND, "the page lags behind at {}", browser.version());
        }
    }

    /// A link to sit down with in a browser while the test itself goes on with the seat's own secret: that one is used up
    /// as a link, and stays a key.
    pub(crate) fn device_link(&self, made: &Made, seat: usize) -> String {
        let path = format!("/api/tables/{}/renew", made.id);
        let renewed = self.post(&path, made.secrets[seat].as_deref(), &json!({"seat": seat}));
        format!("/t/{}#{}", made.id, renewed["secret"].as_str().expect("a fresh link"))
    }

    /// A table in the middle of a game, when the person on the first seat is asked: whoever it is has played anyhow so
    /// far, but every time alike, so that a page which cannot be looked at can be looked at again.
    pub(crate) fn in_the_middle(&self, game: &str, setup: Value, seed: u64, steps: u64) -> Made {
        self.played_on(self.table(game, setup, seed), steps)
    }

    /// The same for a table that is there already.
    pub(crate) fn played_on(&self, made: Made, steps: u64) -> Made {
        let (path, secret) = (format!("/api/tables/{}", made.id), made.secrets[0].as_deref());
        let first = json!(0);
        let asked =
            |look: &Value| look["turn"]["decide"].as_array().is_some_and(|seats| seats.contains(&first));
        for n in 0.. {
            let look = self.wait_for(&made, |look| look["over"] == true || asked(look));
            if look["over"] == true || look["steps"].as_u64() > Some(steps) {
                break;
            }
            let look = self.get(&format!("{path}?seat=0"), secret);
            let legal = look["legal"].as_array().expect("actions");
            let action = &legal[(7919 * n) % legal.len()]["action"];
            let act = json!({"seat": 0, "action": action, "version": look["version"]}).to_string();
            let (status, answer) = self.ask("POST", &format!("{path}/act"), secret, &act);
            // Where all decide at once another seat may have come first.
            assert!(status == 200 || status == 409, "{path}: {answer}");
        }
        made
    }

    /// A table whose seats are all played by bots, once its game is over.
    pub(crate) fn finished(&self, game: &str, setup: Value, seed: u64) -> Made {
        let made = self.table(game, setup, seed);
        self.wait_for(&made, |look| look["over"] == true);
        made
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the server's log ends:\n{}", self.log());
        }
        if let Some((mut child, _)) = self.running.borrow_mut().take() {
            cut(&mut child);
        }
    }
}
