//! One client on a socket: it subscribes to a table with a hello, receives every change, and may act on it too.

use crate::api;
use crate::app::App;
use crate::error::Fault;
use crate::limits::Bucket;
use crate::message::{Message, Received, SocketConnection, close_code};
use crate::page_feed;
use crate::page_messages::{ClientMessage, Outcome, PageMessage};
use crate::seat::Caller;
use crate::table_view::{Class, Form};
use futures_util::future::BoxFuture;
use serde_json::Value;
use solarium_core::{Seat, SeatSet, Viewer};
use solarium_table::words;
use solarium_words::Lang;
use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::broadcast::{self, Receiver};

/// Refused messages in a row before the socket is closed.
const MOST_REFUSED: u32 = 200;
/// Time to say hello.
const PATIENCE: Duration = Duration::from_secs(20);

/// Counts an open socket as long as it lives.
struct Counted {
    app: App,
    address: IpAddr,
}

impl Counted {
    fn new(app: &App, address: IpAddr) -> Result<Counted, Fault> {
        app.limits().socket_opened(address)?;
        app.metrics().sockets.fetch_add(1, Relaxed);
        Ok(Counted { app: app.clone(), address })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.app.limits().socket_closed(self.address);
        self.app.metrics().sockets.fetch_sub(1, Relaxed);
    }
}

/// A client on a socket that is about to open.
pub struct SocketSession {
    app: App,
    id: String,
    caller: Caller,
    seats: SeatSet,
    counted: Counted,
    /// The room in which its seats are counted as present.
    born: Option<u64>,
    /// From where it asked to look.
    wanted: From,
    class: Option<Class>,
}

impl Drop for SocketSession {
    fn drop(&mut self) {
        if self.class.is_some() {
            let seats: Vec<Seat> = self.seats.iter().collect();
            let (watched, born) = (self.watches(), self.born);
            self.counted.app.hub().notify(&self.id, move |room| {
                room.presence(&seats, false);
                if watched && born == Some(room.born) {
                    room.watcher(false);
                }
            });
        }
    }
}

impl std::fmt::Debug for SocketSession {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "SocketSession({})", self.id)
    }
}

impl SocketSession {
    /// A client at a table. An unknown table, or too many sockets of one address, are refused before the protocol of
    /// the connection changes.
    pub async fn open(app: App, id: String, caller: Caller) -> Result<SocketSession, Fault> {
        app.hub().visit(&id, |_| ()).await?;
        let counted = Counted::new(&app, caller.address)?;
        let (seats, born, wanted, class) = (SeatSet::default(), None, From::Seat(None), None);
        Ok(SocketSession { app, id, caller, seats, counted, born, wanted, class })
    }

    /// Serves the client until it goes or the service ends.
    pub async fn run(self, connection: impl SocketConnection) {
        let app = self.app.clone();
        tokio::select! {
            () = self.serve(connection) => {}
            // Not even a client that does not read keeps the service from stopping.
            () = app.cut() => {}
        }
    }

    async fn serve(mut self, mut socket: impl SocketConnection) {
        let mut closing = self.app.closing();
        let mut messages = self.app.limits().messages();
        let mut refused = 0;
        let mut silent = false;
        let period = self.app.settings().heartbeat;
        let begun = self.app.host().now();
        let mut next_heartbeat = begun + period;
        let mut heartbeat = self.app.host().sleep_until(next_heartbeat);
        let mut hello_deadline = Some(self.app.host().sleep_until(begun + PATIENCE));
        let mut changes: Option<Receiver<Message>> = None;
        loop {
            let answer = tokio::select! {
                received = socket.receive() => {
                    silent = false;
                    match received {
                        Some(Received::Text(text)) => {
                            let answer = self.on_message(text.as_str(), &mut messages, &mut changes).await;
                            refused = if answer.is_err() { refused + 1 } else { 0 };
                            if refused > MOST_REFUSED {
                                close(&mut socket, close_code::POLICY, "too many refused messages").await;
                                return;
                            }
                            match answer {
                                Ok(answer) => answer,
                                Err((id, fault)) => Some(self.refusal(id, &fault)),
                            }
                        }
                        Some(Received::Binary) => {
                            let fault = Fault::Malformed(solarium_core::Message::new("request-socket-text"));
                            Some(self.refusal(None, &fault))
                        }
                        Some(Received::Control) => None,
                        None => return,
                    }
                }
                change = next(&mut changes) => match change {
                    Ok(message) => Some(message),
                    // It fell behind, the table was reloaded, or the seat has changed hands: the client is
                    // subscribed again, as what it is now.
                    Err(error) => {
                        let lagged = matches!(error, RecvError::Lagged(_));
                        self.app.metrics().lagged.fetch_add(u64::from(lagged), Relaxed);
                        match self.resubscribe(&mut changes).await {
                            Ok(message) => Some(message),
                            Err(_) => {
                                close(&mut socket, close_code::AGAIN, "come back").await;
                                return;
                            }
                        }
                    }
                },
                () = &mut heartbeat => {
                    if silent || socket.send(Message::Ping).await.is_err() {
                        return;
                    }
                    silent = true;
                    next_heartbeat = next_heartbeat + period;
                    heartbeat = self.app.host().sleep_until(next_heartbeat);
                    None
                }
                () = elapsed(&mut hello_deadline) => {
                    close(&mut socket, close_code::POLICY, "say hello first").await;
                    return;
                }
                _ = closing.changed() => {
                    close(&mut socket, close_code::AWAY, "the server stops").await;
                    return;
                }
            };
            if let Some(answer) = answer {
                if self.class.is_some() {
                    hello_deadline = None;
                }
                self.app.metrics().messages_sent.fetch_add(1, Relaxed);
                if socket.send(answer).await.is_err() {
                    return;
                }
            }
        }
    }

    async fn on_message(
        &mut self,
        text: &str,
        messages: &mut Bucket,
        changes: &mut Option<Receiver<Message>>,
    ) -> Result<Option<Message>, (Option<Value>, Fault)> {
        if !messages.take(self.app.host().now()) {
            return Err((None, Fault::TooMany("limit-socket-messages")));
        }
        let said: ClientMessage = serde_json::from_str(text).map_err(|error| {
            (
                None,
                Fault::Malformed(
                    solarium_core::Message::new("request-socket-message").with("error", error.to_string()),
                ),
            )
        })?;
        let (app, caller) = (self.app.clone(), self.caller.clone());
        let done = match said {
            ClientMessage::Hello { since, seat, picture, page, spectator } => {
                let form = match page {
                    Some(code) => Form::Page(Lang::from_code(&code).unwrap_or_default()),
                    None => Form::data(picture, self.caller.lang),
                };
                let from = if spectator { From::Outside } else { From::Seat(seat) };
                return self.hello(from, form, since, changes).await.map(Some).map_err(|fault| (None, fault));
            }
            ClientMessage::Act { id, seat, action, version } => {
                (id, api::do_act(&app, &self.id, caller, seat, version, action).await.map(Outcome::Version))
            }
            ClientMessage::Undo { id, seat, version } => {
                (id, api::do_undo(&app, &self.id, caller, seat, version, false).await.map(Outcome::Version))
            }
            ClientMessage::ResetTurn { id, seat, version } => {
                (id, api::do_undo(&app, &self.id, caller, seat, version, true).await.map(Outcome::Version))
            }
            ClientMessage::Say { id, seat, text } => {
                (id, api::do_say(&app, &self.id, caller, seat, &text).await.map(Outcome::Number))
            }
            ClientMessage::Ping { id } => (id, Ok(Outcome::Pong(1))),
        };
        match done {
            (id, Ok(outcome)) => Ok(Some(Message::text(PageMessage::Done { id, outcome }.to_json()))),
            (id, Err(fault)) => Err((id, fault)),
        }
    }

    async fn hello(
        &mut self,
        from: From,
        form: Form,
        since: Option<u64>,
        changes: &mut Option<Receiver<Message>>,
    ) -> Result<Message, Fault> {
        let message = self.subscribe(from, form, since, true, changes).await?;
        self.wanted = from;
        Ok(message)
    }

    /// Watches once more, from the same seat if it is still held, else as a spectator.
    async fn resubscribe(&mut self, changes: &mut Option<Receiver<Message>>) -> Result<Message, Fault> {
        let form = self.class.map_or(Form::Data(self.caller.lang), |class| class.form);
        self.subscribe(self.wanted, form, None, false, changes).await
    }

    /// Subscribes from now on; the first message holds what was missed, or everything. Who the caller is is checked in
    /// the same visit, so that a seat that changes hands is never watched by its former holder.
    async fn subscribe(
        &mut self,
        from: From,
        form: Form,
        since: Option<u64>,
        insists: bool,
        changes: &mut Option<Receiver<Message>>,
    ) -> Result<Message, Fault> {
        if let Some(seen) = since {
            self.app.hub().wait_for_version(&self.id, seen).await?;
        }
        let granted = self.app.granted(&self.caller, &self.id).await?;
        let caller = self.caller.clone();
        let (before, watched, counted_in) = (self.seats, self.watches(), self.class.and(self.born));
        let (class, seats, born, message, receiver) = self
            .app
            .hub()
            .visit(&self.id, move |room| {
                let viewer = match from {
                    From::Outside => Viewer::Spectator,
                    From::Seat(seat) => match api::viewer(room, &caller, granted, seat) {
                        Err(_) if !insists => api::viewer(room, &caller, granted, None),
                        viewer => viewer,
                    }?,
                };
                let (class, seats) = (Class { viewer, form }, caller.holds(&room.seats, granted));
                let (message, receiver) = room.subscribe(class, since)?;
                let counted = counted_in == Some(room.born);
                if !counted || before != seats {
                    let before: Vec<Seat> = before.iter().filter(|_| counted).collect();
                    room.presence(&before, false);
                    room.presence(&seats.iter().collect::<Vec<_>>(), true);
                }
                let watches = watches(class, seats);
                if watches != (watched && counted) {
                    room.watcher(watches);
                }
                Ok::<_, Fault>((class, seats, room.born, message, receiver))
            })
            .await??;
        (self.class, self.seats, self.born) = (Some(class), seats, Some(born));
        *changes = Some(receiver);
        Ok(message)
    }

    /// Is it the page of a client without a seat?
    fn watches(&self) -> bool {
        self.class.is_some_and(|class| watches(class, self.seats))
    }

    fn refusal(&self, id: Option<Value>, fault: &Fault) -> Message {
        match self.class.map(|class| class.form) {
            // A page receives every change anyway; it needs the reason in its own language.
            Some(Form::Page(lang)) => Message::text(page_feed::refusal(id, fault, lang)),
            _ => Message::text(refusal(id, fault, self.caller.lang)),
        }
    }
}

/// Is it the page of a client without a seat?
fn watches(class: Class, seats: SeatSet) -> bool {
    matches!(class.form, Form::Page(_)) && seats.is_empty()
}

/// The viewer that a client asks to be.
#[derive(Clone, Copy)]
enum From {
    /// A seat, or the first that is held.
    Seat(Option<u8>),
    /// From outside, whatever is held.
    Outside,
}

async fn next(changes: &mut Option<broadcast::Receiver<Message>>) -> Result<Message, RecvError> {
    match changes {
        Some(changes) => changes.recv().await,
        None => std::future::pending().await,
    }
}

fn refusal(id: Option<Value>, fault: &Fault, lang: Lang) -> String {
    let mut message = PageMessage::Refused { id, error: fault.error_json(words(lang)) }.to_json();
    if let Fault::Stale { look, .. } = fault {
        // The look is text already.
        message.pop();
        message.push_str(",\"look\":");
        message.push_str(look);
        message.push('}');
    }
    message
}

/// Completes at a deadline, if there is one.
async fn elapsed(deadline: &mut Option<BoxFuture<'static, ()>>) {
    match deadline {
        Some(deadline) => deadline.await,
        None => std::future::pending().await,
    }
}

async fn close(socket: &mut impl SocketConnection, code: u16, reason: &'static str) {
    // If even this cannot be sent, the other side has gone.
    let _ = socket.send(Message::Close { code, reason }).await;
}
