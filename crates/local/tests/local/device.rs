//! A device: what a service worker does, with a list in the place of its database.

use serde_json::{Value, json};
use solarium_local::{Answered, BootOptions, Call, Effect, LocalService, Moment};
use solarium_service::{JobState, Thinker};
use std::cell::Cell;
use std::time::Duration;

thread_local! {
    static RANDOM: Cell<u64> = const { Cell::new(1) };
}

/// Random numbers that are the same in every run.
fn entropy(bytes: &mut [u8]) -> Result<(), String> {
    for byte in bytes {
        *byte = next_random() as u8;
    }
    Ok(())
}

pub(crate) fn next_random() -> u64 {
    RANDOM.with(|state| {
        let next =
            state.get().wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state.set(next);
        next >> 33
    })
}

/// The random numbers of this thread begin again.
pub(crate) fn restart_random() {
    RANDOM.with(|state| state.set(1));
}

/// An answer to a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Page {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Page {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

pub(crate) struct Device {
    pub service: LocalService,
    /// What was persisted.
    pub journal: Vec<String>,
    /// Ids of the tables, as the last call said that brought them.
    pub tables: Vec<String>,
    /// Messages of each socket, and whether it is closed.
    pub told: Vec<(u64, Value)>,
    pub closed: Vec<u64>,
    /// Jobs for other instances, by number, that were neither done nor cancelled.
    pub jobs: Vec<(u64, String)>,
    /// Numbers of jobs that were cancelled.
    pub cancelled: Vec<u64>,
    options: BootOptions,
    answers: Vec<(u64, Page)>,
    millis: u64,
    wake: Option<Duration>,
    number: u64,
}

impl Device {
    pub(crate) fn new() -> Device {
        Device::with_journal(Vec::new())
    }

    /// A device with other instances that think.
    pub(crate) fn with_thinkers() -> Device {
        Device::booted(Vec::new(), BootOptions { other_instances: true, ..BootOptions::default() })
    }

    /// A device that finds this journal.
    pub(crate) fn with_journal(journal: Vec<String>) -> Device {
        Device::booted(journal, BootOptions::default())
    }

    fn booted(journal: Vec<String>, options: BootOptions) -> Device {
        let service = LocalService::boot(at(0), entropy, options, journal.iter().map(String::as_str));
        Device {
            jobs: Vec::new(),
            cancelled: Vec::new(),
            options,
            service,
            journal,
            tables: Vec::new(),
            told: Vec::new(),
            closed: Vec::new(),
            answers: Vec::new(),
            millis: 0,
            wake: None,
            number: 0,
        }
    }

    /// The worker is stopped, and started again from what was persisted.
    pub(crate) fn restarted(self) -> Device {
        Device::booted(self.journal, self.options)
    }

    /// The oldest job is done by another instance: false if there is none.
    pub(crate) fn think(&mut self, thinker: &mut Thinker) -> bool {
        if self.jobs.is_empty() {
            return false;
        }
        let (job, text) = self.jobs.remove(0);
        let mut begun = thinker.begin(&text).expect("a job of this program");
        let answer = loop {
            match begun.work().expect("it can be done") {
                JobState::Percent(percent) => self.call(Call::Progress { job, percent }, b""),
                JobState::Done(answer) => break answer,
            }
        };
        self.call(Call::Thought { job, answer: Some(answer) }, b"");
        true
    }

    pub(crate) fn call(&mut self, call: Call, body: &[u8]) {
        self.millis += 10;
        let answered = self.service.call(at(self.millis), call, body.to_vec());
        self.take(answered);
    }

    fn take(&mut self, answered: Answered) {
        assert!(answered.to_json().starts_with("{\"effects\":["));
        self.wake = answered.wake;
        self.tables = answered.tables.unwrap_or_else(|| std::mem::take(&mut self.tables));
        for effect in answered.effects {
            match effect {
                Effect::Keep { number, line } => {
                    assert_eq!(number, self.journal.len() as u64);
                    assert!(!line.contains('\n'));
                    self.journal.push(line);
                }
                Effect::Answer { id, status, headers, body } => {
                    let body = String::from_utf8_lossy(&answered.bytes[body.0..body.1]).into_owned();
                    self.answers.push((id, Page { status, headers, body }));
                }
                Effect::Tell { socket, text } => {
                    self.told.push((socket, serde_json::from_str(&text).expect("JSON")));
                }
                Effect::Think { job, text } => self.jobs.push((job, text)),
                Effect::Forget { job } => {
                    self.jobs.retain(|(number, _)| *number != job);
                    self.cancelled.push(job);
                }
                Effect::Closed { socket } => self.closed.push(socket),
            }
        }
    }

    /// Lets time pass until something is due, if anything is within a minute.
    pub(crate) fn wait(&mut self) -> bool {
        match self.wake {
            Some(wake) if wake < Duration::from_secs(60) => {
                self.millis += wake.as_millis() as u64;
                self.call(Call::Wake, b"");
                true
            }
            _ => false,
        }
    }

    /// Asks, and does not wait for the answer: its number.
    pub(crate) fn ask(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> u64 {
        self.number += 1;
        let id = self.number;
        let headers = headers.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
        self.call(Call::Request { id, method: method.into(), path: path.into(), headers }, body);
        id
    }

    /// The answer of this number, if it has come.
    pub(crate) fn answer(&mut self, id: u64) -> Option<Page> {
        let found = self.answers.iter().position(|(answered, _)| *answered == id)?;
        Some(self.answers.remove(found).1)
    }

    pub(crate) fn request(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Page {
        let id = self.ask(method, path, headers, body);
        loop {
            if let Some(page) = self.answer(id) {
                return page;
            }
            assert!(self.wait(), "{method} {path} is never answered");
        }
    }

    /// A table with this set-up, made by a program: its id.
    pub(crate) fn table_of(&mut self, game: &str, setup: &Value) -> String {
        let body = json!({"game": game, "setup": setup}).to_string();
        let headers = [("content-type", "application/json")];
        let made = self.request("POST", "/api/tables", &headers, body.as_bytes());
        let made: Value = serde_json::from_str(&made.body).expect("JSON");
        made["id"].as_str().expect("an id").to_string()
    }

    /// A table as a program sees it.
    pub(crate) fn look(&mut self, table: &str) -> Value {
        let seen = self.request("GET", &format!("/api/tables/{table}"), &[], b"");
        serde_json::from_str(&seen.body).expect("JSON")
    }

    pub(crate) fn get(&mut self, path: &str) -> Page {
        self.request("GET", path, &[("accept", "text/html")], b"")
    }

    pub(crate) fn post(&mut self, path: &str, form: &str) -> Page {
        let headers = [("accept", "text/html"), ("content-type", "application/x-www-form-urlencoded")];
        self.request("POST", path, &headers, form.as_bytes())
    }

    /// A table for one, as the first page makes it: its id.
    pub(crate) fn table(&mut self, game: &str) -> String {
        let made = self.post(&format!("/play/{game}"), "");
        assert_eq!(made.status, 303, "{}", made.body);
        made.header("location").and_then(|to| to.strip_prefix("/t/")).expect("a table").to_string()
    }

    /// Opens a socket and says hello: the first message.
    pub(crate) fn open(&mut self, socket: u64, table: &str) -> Value {
        self.call(Call::Open { socket, table: table.into(), headers: Vec::new() }, b"");
        self.say(socket, &json!({"type": "hello", "since": 0, "page": "en", "seat": 0}));
        self.hear(socket, "page").expect("a page")
    }

    pub(crate) fn say(&mut self, socket: u64, message: &Value) {
        self.call(Call::Message { socket, text: message.to_string() }, b"");
    }

    /// The newest message of a type that has come, if there is one; all messages of the socket are forgotten.
    pub(crate) fn hear(&mut self, socket: u64, kind: &str) -> Option<Value> {
        let (mine, others): (Vec<_>, Vec<_>) = self.told.drain(..).partition(|(to, _)| *to == socket);
        self.told = others;
        mine.into_iter().rev().map(|(_, message)| message).find(|message| message["type"] == kind)
    }
}

fn at(millis: u64) -> Moment {
    Moment { unix_millis: 1_700_000_000_000 + millis as i64, since_start: Duration::from_millis(millis) }
}
