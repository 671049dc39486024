//! Looking at a table and playing.

use super::body::{JsonBody, PathParams, QueryParams, bytes, read};
use super::tables::OfSeat;
use super::{json_text, own_row, own_seat, viewer, with_common_headers};
use crate::app::App;
use crate::cluster::TableNews;
use crate::error::Fault;
use crate::limits::{self, MOST_BODY};
use crate::metrics::counted;
use crate::page_messages::SayingJson;
use crate::room::Room;
use crate::seat::Caller;
use crate::site::guest;
use crate::table_view::{self, Class, Form};
use axum::Json;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use solarium_core::{Seat, Viewer};
use solarium_store::{ChatMessage, StoreError};
use solarium_table::{Change, LegalAction, Refusal, Reply, words};
use std::time::Duration;

/// Longest wait for a change.
const LONGEST_WAIT: u64 = 30_000;
/// Most sayings in one answer.
pub(super) const MOST_SAYINGS: usize = 100;

#[derive(Deserialize, JsonSchema)]
pub(super) struct Looking {
    /// Look from this seat; left out: from your own, or as a spectator.
    seat: Option<u8>,
    /// Wait until the version is above this.
    after: Option<u64>,
    /// Milliseconds to wait at most, up to 30000.
    wait: Option<u64>,
    /// `true` adds the board as SVG.
    #[serde(default)]
    picture: bool,
}

/// The look; with `after` only once the version is above it or the time has passed.
pub(super) async fn table(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    QueryParams(query): QueryParams<Looking>,
    caller: Caller,
) -> Result<Response, Fault> {
    let wait = query.after.and(query.wait).unwrap_or(0).min(LONGEST_WAIT);
    let deadline = app.host().now() + Duration::from_millis(wait);
    let mut closing = app.closing();
    if let Some(seen) = query.after {
        app.hub().wait_for_version(&id, seen).await?;
    }
    loop {
        let granted = app.granted(&caller, &id).await?;
        let caller = caller.clone();
        let (seat, picture, after) = (query.seat, query.picture, query.after);
        let last = wait == 0 || app.host().now() >= deadline || *closing.borrow();
        let seen = app
            .hub()
            .visit(&id, move |room| {
                let form = Form::data(picture, caller.lang);
                let class = Class { viewer: viewer(room, &caller, granted, seat)?, form };
                if last || after.is_none_or(|after| room.table.version() > after) {
                    return Ok(Ok(table_view::table_json(room, class)?));
                }
                Ok::<_, Fault>(Err(room.receiver(class)?))
            })
            .await??;
        let mut change = match seen {
            Ok(look) => return Ok(json_text(look)),
            Err(change) => change,
        };
        let _waiting = counted(&app.metrics().waiting);
        tokio::select! {
            _ = change.recv() => {}
            _ = app.host().sleep_until(deadline) => {}
            _ = closing.changed() => {}
        }
    }
}

#[derive(Deserialize, JsonSchema)]
pub(crate) struct FromSeat {
    /// Look from this seat; left out: from your own, or as a spectator.
    pub seat: Option<u8>,
}

#[derive(Serialize, JsonSchema)]
pub(super) struct Legal {
    legal: Vec<LegalAction>,
    seat: u8,
    version: u64,
}

pub(super) async fn legal(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    QueryParams(query): QueryParams<FromSeat>,
    caller: Caller,
) -> Result<Json<Legal>, Fault> {
    let granted = app.granted(&caller, &id).await?;
    app.hub()
        .visit(&id, move |room| {
            let seat = own_seat(room, &caller, granted, query.seat)?;
            let legal = match room.waiting().is_empty() {
                true => room.table.legal(seat, words(caller.lang))?,
                false => Vec::new(),
            };
            Ok(Json(Legal { legal, seat: seat.0, version: room.table.version() }))
        })
        .await?
}

pub(super) async fn svg(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    QueryParams(query): QueryParams<FromSeat>,
    caller: Caller,
) -> Result<Response, Fault> {
    let granted = app.granted(&caller, &id).await?;
    let svg = app
        .hub()
        .visit(&id, move |room| {
            let viewer = viewer(room, &caller, granted, query.seat)?;
            Ok::<_, Fault>(room.table.session().seen(viewer)?.svg(words(caller.lang)))
        })
        .await??;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

#[derive(Deserialize, JsonSchema)]
pub(super) struct Reading {
    /// Look from this seat; left out: from your own, or as a spectator.
    seat: Option<u8>,
    /// A JSON object.
    args: Option<String>,
}

pub(super) async fn query(
    State(app): State<App>,
    PathParams((id, name)): PathParams<(String, String)>,
    QueryParams(query): QueryParams<Reading>,
    caller: Caller,
) -> Result<Json<Map<String, Value>>, Fault> {
    let args: Value = match &query.args {
        None => json!({}),
        Some(args) => serde_json::from_str(args).map_err(|error| {
            Fault::Malformed(solarium_core::Message::new("request-args").with("error", error.to_string()))
        })?,
    };
    let granted = app.granted(&caller, &id).await?;
    app.hub()
        .visit(&id, move |room| {
            let viewer = viewer(room, &caller, granted, query.seat)?;
            let answer = room.table.session().seen(viewer)?.query(&name, &args)?;
            Ok(Json(Map::from_iter([(name, answer)])))
        })
        .await?
}

/// Changes a table for a seat that the caller holds. A version that is no longer the present one is answered with the
/// fresh look.
pub(super) async fn change(
    app: &App,
    id: &str,
    caller: Caller,
    seat: Option<u8>,
    version: Option<u64>,
    command: impl FnOnce(&mut Room, Seat) -> Result<Vec<Change>, Fault> + Send + 'static,
) -> Result<u64, Fault> {
    let granted = app.granted(&caller, id).await?;
    let again = app.shared().cluster.is_some().then(|| caller.clone());
    let command = Box::new(move |room: &mut Room| {
        if room.facts.read_only {
            return Err(Fault::ReadOnly);
        }
        let seat = own_seat(room, &caller, granted, seat)?;
        let now = room.table.version();
        if version.is_some_and(|version| version != now) {
            return Err(stale(room, seat, &caller));
        }
        room.may_change()?;
        command(room, seat)
    });
    match (app.hub().change(id, version, command).await, again) {
        // Another node was faster; the table has caught up by now.
        (Err(Fault::Store(StoreError::Stale { .. })), Some(caller)) => {
            let look = move |room: &mut Room| match own_seat(room, &caller, granted, seat) {
                Ok(seat) => stale(room, seat, &caller),
                Err(fault) => fault,
            };
            Err(app.hub().visit(id, look).await?)
        }
        (changed, _) => changed,
    }
}

/// The table has moved on: the fresh look.
fn stale(room: &Room, seat: Seat, caller: &Caller) -> Fault {
    let class = Class { viewer: Viewer::Seat(seat), form: Form::Data(caller.lang) };
    match table_view::table_json(room, class) {
        Ok(look) => Fault::Stale { version: room.table.version(), look },
        Err(fault) => fault,
    }
}

/// Acts for a seat.
pub(crate) async fn do_act(
    app: &App,
    id: &str,
    caller: Caller,
    seat: Option<u8>,
    version: u64,
    action: String,
) -> Result<u64, Fault> {
    let begun = app.host().now();
    let acted = change(app, id, caller, seat, Some(version), move |room, seat| {
        if room.table.bots()[seat.index()].is_some() {
            return Err(Refusal::new("seat/bot", solarium_core::Message::new("seat-bot")).into());
        }
        Ok(room.table.act_together(seat, &action)?)
    })
    .await;
    app.metrics().acted(app.host().now().since(begun));
    acted
}

#[derive(Serialize, JsonSchema)]
pub(super) struct AtVersion {
    /// Lines of the journal now.
    version: u64,
}

pub(super) fn at_version(version: u64) -> Json<AtVersion> {
    Json(AtVersion { version })
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    /// Left out: your own.
    seat: Option<u8>,
    /// As in `legal`.
    action: String,
    /// Of the look you decided on.
    version: u64,
}

pub(super) async fn act(State(app): State<App>, request: Request) -> Response {
    let lang = guest::language(request.headers());
    let response = match acted(&app, request).await {
        Ok(version) => {
            let mut response = Response::new(format!("{{\"version\":{version}}}").into());
            // For all that follow. One more would double the room, beyond what the allocator has at hand.
            response.headers_mut().reserve(6);
            let json = HeaderValue::from_static("application/json");
            response.headers_mut().insert(header::CONTENT_TYPE, json);
            response
        }
        Err(fault) => fault.response(words(lang)),
    };
    with_common_headers(&app, response)
}

async fn acted(app: &App, request: Request) -> Result<u64, Fault> {
    let (mut parts, body) = request.into_parts();
    let PathParams(id) = PathParams::<String>::from_request_parts(&mut parts, app).await?;
    let caller = Caller::from_request_parts(&mut parts, app).await?;
    let body: Act = read(&bytes(Request::from_parts(parts, body), MOST_BODY).await?)?;
    do_act(app, &id, caller, body.seat, body.version, body.action).await
}

/// Another method at the address of [`act`].
pub(super) async fn only_act(State(app): State<App>) -> Response {
    with_common_headers(&app, Fault::WrongMethod.into_response())
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    /// Left out: your own.
    seat: Option<u8>,
    /// Of the look you decided on.
    version: Option<u64>,
}

/// Takes one action back, or all that undo allows.
pub(crate) async fn do_undo(
    app: &App,
    id: &str,
    caller: Caller,
    seat: Option<u8>,
    version: Option<u64>,
    all: bool,
) -> Result<u64, Fault> {
    change(app, id, caller, seat, version, move |room, seat| match all {
        true => Ok(room.table.reset_turn(seat)?),
        false => Ok(vec![room.table.undo(seat)?]),
    })
    .await
}

pub(super) async fn undo(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    JsonBody(body): JsonBody<Undo>,
) -> Result<Json<AtVersion>, Fault> {
    do_undo(&app, &id, caller, body.seat, body.version, false).await.map(at_version)
}

pub(super) async fn reset_turn(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    JsonBody(body): JsonBody<Undo>,
) -> Result<Json<AtVersion>, Fault> {
    do_undo(&app, &id, caller, body.seat, body.version, true).await.map(at_version)
}

pub(super) async fn take_back(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    JsonBody(body): JsonBody<OfSeat>,
) -> Result<Json<AtVersion>, Fault> {
    let command = |room: &mut Room, seat| Ok(room.table.ask_take_back(seat)?);
    change(&app, &id, caller, body.seat, None, command).await.map(at_version)
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Answer {
    /// Left out: your own.
    seat: Option<u8>,
    /// Is the take-back allowed?
    agree: bool,
}

pub(super) async fn answer(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    JsonBody(body): JsonBody<Answer>,
) -> Result<Json<AtVersion>, Fault> {
    let command = move |room: &mut Room, seat| Ok(room.table.answer_take_back(seat, body.agree)?);
    change(&app, &id, caller, body.seat, None, command).await.map(at_version)
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ToBot {
    /// Left out: your own.
    seat: Option<u8>,
    /// A name, or null for yourself.
    bot: Option<String>,
}

pub(super) async fn bot(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    JsonBody(body): JsonBody<ToBot>,
) -> Result<Json<AtVersion>, Fault> {
    let command = move |room: &mut Room, seat| Ok(vec![room.table.hand_over(seat, body.bot.as_deref())?]);
    change(&app, &id, caller, body.seat, None, command).await.map(at_version)
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Replying {
    /// Left out: your own.
    seat: Option<u8>,
    /// `soon` after a while, `at-once`, or `wait` for you.
    reply: String,
}

pub(super) async fn reply(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    JsonBody(body): JsonBody<Replying>,
) -> Result<Json<AtVersion>, Fault> {
    let reply = Reply::parse(&body.reply)?;
    let command = move |room: &mut Room, seat| Ok(vec![room.table.reply(seat, reply)?]);
    change(&app, &id, caller, body.seat, None, command).await.map(at_version)
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Chat {
    /// Left out: your own.
    seat: Option<u8>,
    /// At most 500 letters.
    text: String,
}

/// Adds a chat message of a seat; spectators cannot.
pub(crate) async fn do_say(
    app: &App,
    id: &str,
    caller: Caller,
    seat: Option<u8>,
    text: &str,
) -> Result<u64, Fault> {
    let text = limits::saying(text)?;
    let lang = caller.lang;
    let (seat, row) = own_row(app, id, caller, seat).await?;
    app.limits().say(id, seat.0)?;
    let most = app.settings().limits.chat_in_all;
    // A seat without a name signs as pages call it, in the language of its reader.
    let unnamed = || words(lang).fill("table-seat", &[("letter", &seat.letter())]);
    let name = row.name.unwrap_or_else(unnamed);
    let mut said = ChatMessage { number: 0, seat: Some(seat.0), name, text, at: app.clock() };
    let (stored, table) = (said.clone(), id.to_string());
    said.number = app
        .block(move |shared| {
            // Sayings of a table are numbered from 1 on, and what was deleted keeps its numbers.
            let is_full = most == 0 || !shared.store.chat_messages(&table, most - 1, 1)?.is_empty();
            if is_full {
                return Err(Fault::SaidEnough { most });
            }
            Ok(shared.store.add_chat_message(&table, stored)?)
        })
        .await?;
    let number = said.number;
    app.publish(id, || TableNews::Said(said.clone()));
    app.hub().notify(id, move |room| room.send_saying(said));
    Ok(number)
}

pub(super) async fn chat(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    JsonBody(body): JsonBody<Chat>,
) -> Result<Json<SaidNumber>, Fault> {
    let number = do_say(&app, &id, caller, body.seat, &body.text).await?;
    Ok(Json(SaidNumber { number }))
}

#[derive(Serialize, JsonSchema)]
pub(super) struct SaidNumber {
    /// Of the chat message.
    number: u64,
}

#[derive(Serialize, JsonSchema)]
pub(super) struct ChatList {
    sayings: Vec<SayingJson>,
}

#[derive(Deserialize, JsonSchema)]
pub(super) struct ChatQuery {
    /// Number of the last known.
    after: Option<u64>,
}

pub(super) async fn said(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    QueryParams(query): QueryParams<ChatQuery>,
    _: Caller,
) -> Result<Json<ChatList>, Fault> {
    let after = query.after.unwrap_or(0);
    let said = app.block(move |shared| Ok(shared.store.chat_messages(&id, after, MOST_SAYINGS)?)).await?;
    Ok(Json(ChatList { sayings: said.into_iter().map(SayingJson::new).collect() }))
}
