//! The service with everything around it that a server has elsewhere.

use crate::calls::{Call, Effect, FailReason, Moment, StorageTrouble};
use crate::cookies::{self, Cookies};
use crate::host::{Entropy, JobNews, LocalHost};
use crate::journal::{Damage, Journal, Kept};
use crate::sockets::Sockets;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, header};
use serde::Deserialize;
use serde_json::{Value, json};
use solarium_service::{App, BackEnd, Host, Limits, Routers, Settings};
use solarium_store::{MemoryStore, Store, StoreError, StoreReader};
use solarium_table::Library;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tower::ServiceExt;

/// Pages of one device do not have to show that they are still there.
const HEARTBEAT: Duration = Duration::from_secs(1 << 30);

/// How an instance begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default)]
pub struct BootOptions {
    /// Do the pages of this device stand beside those of a server?
    pub beside_server: bool,
    /// Are there other instances for work that takes long? Without them it is done here, between answers.
    pub other_instances: bool,
}

/// What a call has brought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answered {
    /// What to do, in this order.
    pub effects: Vec<Effect>,
    /// The bodies of answers, one after the other.
    pub bytes: Vec<u8>,
    /// When to call with [`Call::Wake`], unless another call comes before.
    pub wake: Option<Duration>,
    /// Ids of all tables, if there are others than after the last call.
    pub tables: Option<Vec<String>>,
}

impl Answered {
    /// As JavaScript reads it, with times in milliseconds.
    pub fn to_json(&self) -> String {
        let wake = self.wake.map(|wake| u64::try_from(wake.as_millis()).unwrap_or(u64::MAX));
        json!({"effects": self.effects, "wake": wake, "tables": self.tables}).to_string()
    }
}

/// What a call will have brought about, while it lasts.
#[derive(Clone, Default)]
pub(crate) struct Outbox(Arc<Mutex<Pending>>);

#[derive(Default)]
struct Pending {
    journal: Journal,
    cookies: Cookies,
    effects: Vec<Effect>,
    bytes: Vec<u8>,
}

impl Outbox {
    fn with<T>(&self, look: impl FnOnce(&mut Pending) -> T) -> T {
        look(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn push(&self, effect: Effect) {
        self.with(|pending| pending.effects.push(effect));
    }

    fn keep(&self, kept: &Kept) {
        self.with(|pending| {
            let number = pending.journal.lines();
            let line = pending.journal.append(kept);
            pending.effects.push(Effect::Keep { number, line });
        });
    }

    fn answer(&self, id: u64, status: u16, headers: &HeaderMap, body: &[u8], store: &MemoryStore) {
        let mut named = Vec::new();
        for (name, value) in headers {
            let value = String::from_utf8_lossy(value.as_bytes());
            if name != header::SET_COOKIE {
                named.push((name.to_string(), value.into_owned()));
            } else if let Some((name, value)) = cookies::set_in(&value)
                && store.health().is_ok()
                && self.with(|pending| pending.cookies.set(name, value))
            {
                self.keep(&Kept::Cookie { name: name.to_string(), value: value.to_string() });
            }
        }
        self.with(|pending| {
            let from = pending.bytes.len();
            pending.bytes.extend_from_slice(body);
            let body = (from, pending.bytes.len());
            pending.effects.push(Effect::Answer { id, status, headers: named, body });
        });
    }
}

/// The whole service, for one device.
pub struct LocalService {
    host: Arc<LocalHost>,
    app: App,
    router: Router,
    store: Arc<MemoryStore>,
    outbox: Outbox,
    sockets: Sockets,
    damage: Option<Damage>,
    /// Ids of the tables after the last call that changed something.
    tables: Vec<String>,
}

impl fmt::Debug for LocalService {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LocalService({:?})", self.store)
    }
}

impl LocalService {
    /// Begins from the lines of a journal. If one of them does not fit, everything before it is there, and no change is
    /// accepted: what would follow another line would make the journal worse.
    pub fn boot<'a>(
        now: Moment,
        entropy: Entropy,
        options: BootOptions,
        lines: impl IntoIterator<Item = &'a str>,
    ) -> LocalService {
        let outbox = Outbox::default();
        let reported = outbox.clone();
        let store =
            Arc::new(MemoryStore::new(move |change| reported.keep(&Kept::Store(Box::new(change.clone())))));
        let damage = lines.into_iter().find_map(|line| restore(&outbox, &store, line).err());
        store.refuse_changes(damage.as_ref().map(refusal));
        let host = Arc::new(LocalHost::new(now, entropy, options.other_instances));
        let settings = Settings {
            limits: Limits::none(),
            heartbeat: HEARTBEAT,
            thinkers: 1,
            past_readers: 1,
            back_end: BackEnd::Device { beside_server: options.beside_server },
            ..Settings::default()
        };
        let app = App::new(host.clone(), store.clone(), Library::standard(), settings);
        let sweeping = app.clone();
        host.spawn(Box::pin(async move { sweeping.sweep_regularly().await }));
        let router = Routers::without_socket(&app);
        let tables = store.ids(None, usize::MAX).unwrap_or_default();
        LocalService { host, app, router, store, outbox, sockets: Sockets::default(), damage, tables }
    }

    /// Why the journal could not be read to its end, if so.
    pub fn damage(&self) -> Option<&Damage> {
        self.damage.as_ref()
    }

    /// Number of lines in the journal, those of [`Effect::Keep`] included.
    pub fn journal_lines(&self) -> u64 {
        self.outbox.with(|pending| pending.journal.lines())
    }

    /// Carries out a call, and everything that can be done until the next one. `body` is that of a request.
    pub fn call(&mut self, now: Moment, call: Call, body: Vec<u8>) -> Answered {
        self.host.run(now);
        let is_wake = call == Call::Wake;
        self.begin(call, body);
        self.host.run(now);
        if is_wake {
            self.host.compute();
        }
        for news in self.host.job_news() {
            self.outbox.push(match news {
                JobNews::Begun { number, text } => Effect::Think { job: number, text },
                JobNews::Cancelled { number } => Effect::Forget { job: number },
            });
        }
        let (effects, bytes) = self
            .outbox
            .with(|pending| (std::mem::take(&mut pending.effects), std::mem::take(&mut pending.bytes)));
        let changed = effects.iter().any(|effect| matches!(effect, Effect::Keep { .. }));
        let tables = if changed { self.new_tables() } else { None };
        Answered { effects, bytes, wake: self.host.next_wake(), tables }
    }

    fn begin(&mut self, call: Call, body: Vec<u8>) {
        match call {
            Call::Request { id, method, path, headers } => {
                match self.request(&method, &path, &headers, body) {
                    Some(request) => self.answer(id, self.router.clone(), request),
                    None => self.outbox.answer(id, 400, &HeaderMap::new(), b"", &self.store),
                }
            }
            Call::Fail { id, reason, path, headers } => {
                let router = match reason {
                    FailReason::Interrupted => Routers::interrupted(&self.app),
                    FailReason::Unreachable => Routers::unreachable(&self.app),
                };
                match self.request("GET", &path, &headers, Vec::new()) {
                    Some(request) => self.answer(id, router, request),
                    None => self.outbox.answer(id, 400, &HeaderMap::new(), b"", &self.store),
                }
            }
            Call::Open { socket, table, headers } => match self.request("GET", "/", &headers, Vec::new()) {
                Some(request) => {
                    self.sockets.open(&*self.host, &self.app, &self.outbox, socket, table, request);
                }
                None => self.outbox.push(Effect::Closed { socket }),
            },
            Call::Message { socket, text } => {
                if !self.sockets.send(socket, text) {
                    self.outbox.push(Effect::Closed { socket });
                }
            }
            Call::Close { socket } => self.sockets.close(socket),
            Call::Progress { job, percent } => self.host.job_progress(job, percent),
            Call::Thought { job, answer } => self.host.job_done(job, answer),
            Call::Wake => {}
            Call::Storage { trouble } => self.set_trouble(trouble),
        }
    }

    /// A request with the cookies of the device; none if it is none.
    fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(String, String)],
        body: Vec<u8>,
    ) -> Option<Request<Body>> {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in headers {
            request = request.header(name, value);
        }
        if let Some(cookies) = self.outbox.with(|pending| pending.cookies.header()) {
            request = request.header(header::COOKIE, cookies);
        }
        request.header(header::CONTENT_LENGTH, body.len()).body(Body::from(body)).ok()
    }

    fn answer(&self, id: u64, router: Router, request: Request<Body>) {
        let (outbox, store) = (self.outbox.clone(), self.store.clone());
        self.host.spawn(Box::pin(async move {
            let Ok(response) = router.oneshot(request).await;
            let (head, body) = response.into_parts();
            // Bodies are made in memory, which does not fail.
            let body = to_bytes(body, usize::MAX).await.unwrap_or_default();
            outbox.answer(id, head.status.as_u16(), &head.headers, &body, &store);
        }));
    }

    fn set_trouble(&self, trouble: Option<StorageTrouble>) {
        let damaged = self.damage.as_ref().map(refusal);
        self.store.refuse_changes(damaged.or(trouble.map(StoreError::from)));
    }

    fn new_tables(&mut self) -> Option<Vec<String>> {
        let tables = self.store.ids(None, usize::MAX).ok()?;
        if tables == self.tables {
            return None;
        }
        self.tables.clone_from(&tables);
        Some(tables)
    }

    /// What this instance has read: how many lines, which tables, and what did not fit.
    pub fn state_json(&self) -> Value {
        json!({
            "lines": self.journal_lines(),
            "tables": self.tables,
            "damage": self.damage.as_ref().map(|damage| json!({
                "line": damage.line(), "newer": matches!(damage, Damage::Newer { .. }),
            })),
        })
    }
}

/// What every change is refused with while the journal does not fit.
fn refusal(damage: &Damage) -> StoreError {
    match damage {
        Damage::Spoiled { .. } => StoreError::Damaged(damage.to_string()),
        Damage::Newer { .. } => StoreError::Newer { found: 2, known: 1 },
    }
}

/// Applies the next line of the journal, or leaves everything as it was.
fn restore(outbox: &Outbox, store: &MemoryStore, line: &str) -> Result<(), Damage> {
    outbox.with(|pending| {
        let before = pending.journal.clone();
        match pending.journal.read(line)? {
            Kept::Cookie { name, value } => drop(pending.cookies.set(&name, &value)),
            // What was reported once is accepted again by the same store.
            Kept::Store(change) => {
                if store.restore(*change).is_err() {
                    let line = before.lines();
                    pending.journal = before;
                    return Err(Damage::Spoiled { line });
                }
            }
        }
        Ok(())
    })
}
