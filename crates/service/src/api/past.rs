//! What was: logs, replay, records, what-if tables, fairness.

use super::body::{JsonBody, PathParams, QueryParams, bytes, read};
use super::play::FromSeat;
use super::tables::{CreatedTable, Planned, plan, store};
use super::viewer;
use crate::app::App;
use crate::error::Fault;
use crate::history;
use crate::limits::MOST_RECORD;
use crate::seat::{self, Caller};
use crate::table_view;
use axum::Json;
use axum::extract::{Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use solarium_core::{Message, Record, RecordStep, Seat, SeatKind, SeatScore, Turn, Viewer};
use solarium_store::{Line, LineAudience, NewTable, SeatRow, TableExport};
use solarium_table::{Entry, Refusal, read_log, words};

/// Most lines in one answer; who wants more asks again with `since`.
const MOST_LINES: usize = 2_000;

/// From where the caller looks at this table.
async fn who(app: &App, id: &str, caller: Caller, seat: Option<u8>) -> Result<Viewer, Fault> {
    let granted = app.granted(&caller, id).await?;
    app.hub().visit(id, move |room| viewer(room, &caller, granted, seat)).await?
}

/// The same of a table that need not be brought to life, and may not be able to.
async fn who_by_the_store(app: &App, id: &str, caller: &Caller, seat: Option<u8>) -> Result<Viewer, Fault> {
    let granted = app.granted(caller, id).await?;
    let table = id.to_string();
    let stored = app.block(move |shared| Ok(shared.store.open(&table)?)).await?;
    let holds = caller.holds(&stored.table.seats, granted);
    let Some(seat) = seat.map(Seat) else {
        return Ok(holds.iter().next().map_or(Viewer::Spectator, Viewer::Seat));
    };
    if seat.index() >= stored.table.seats.len() {
        let message = Message::new("match-no-such-seat").with("seat", seat.0);
        return Err(Refusal::new("match/no-such-seat", message).into());
    }
    if holds.contains(seat) || stored.over || stored.table.read_only {
        return Ok(Viewer::Seat(seat));
    }
    Err(Fault::NotYours(seat))
}

#[derive(Deserialize, JsonSchema)]
pub(crate) struct Since {
    /// Look from this seat; left out: from your own, or as a spectator.
    seat: Option<u8>,
    /// From this line on.
    since: Option<u64>,
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct Log {
    #[schemars(with = "Vec<table_view::LineJson>")]
    steps: Vec<Value>,
    /// Lines there are.
    version: u64,
}

pub(crate) async fn log(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    QueryParams(query): QueryParams<Since>,
    caller: Caller,
) -> Result<Json<Log>, Fault> {
    let (address, lang) = (caller.address, caller.lang);
    let viewer = who(&app, &id, caller, query.seat).await?;
    let since = query.since.unwrap_or(0);
    let range = since..since.saturating_add(MOST_LINES as u64);
    let (version, steps) = app
        .read_past(address, move |shared| {
            history::log(&*shared.store, &shared.library(), &id, viewer, range, words(lang))
        })
        .await?;
    Ok(Json(Log { steps, version }))
}

#[derive(Deserialize, JsonSchema)]
pub(crate) struct At {
    /// Look from this seat; left out: from your own, or as a spectator.
    seat: Option<u8>,
    /// `true` adds the board as SVG.
    #[serde(default)]
    picture: bool,
}

/// A position of the past.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PastPosition {
    over: bool,
    #[schemars(with = "Vec<crate::schemas::SeatScore>")]
    scores: Vec<SeatScore>,
    /// After how many steps.
    step: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    svg: Option<String>,
    /// In the form of the game.
    view: Value,
    /// The seat looked from, null for spectators.
    you: Option<u8>,
}

pub(crate) async fn at(
    State(app): State<App>,
    PathParams((id, step)): PathParams<(String, usize)>,
    QueryParams(query): QueryParams<At>,
    caller: Caller,
) -> Result<Json<PastPosition>, Fault> {
    let (address, lang) = (caller.address, caller.lang);
    let viewer = who(&app, &id, caller, query.seat).await?;
    app.read_past(address, move |shared| {
        let session = history::at(&*shared.store, &shared.library(), &id, step)?;
        let seen = session.seen(viewer)?;
        Ok(Json(PastPosition {
            over: session.turn() == Turn::Over,
            scores: session.scores(),
            step,
            svg: query.picture.then(|| seen.svg(words(lang))),
            view: seen.json(),
            you: match viewer {
                Viewer::Seat(seat) => Some(seat.0),
                Viewer::Spectator => None,
            },
        }))
    })
    .await
}

pub(crate) async fn explain(
    State(app): State<App>,
    PathParams((id, step)): PathParams<(String, usize)>,
    QueryParams(query): QueryParams<FromSeat>,
    caller: Caller,
) -> Result<Json<history::Explained>, Fault> {
    let (address, lang) = (caller.address, caller.lang);
    let viewer = who(&app, &id, caller, query.seat).await?;
    app.read_past(address, move |shared| {
        history::explain(&*shared.store, &shared.library(), &id, step, viewer, words(lang)).map(Json)
    })
    .await
}

pub(crate) async fn record(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    QueryParams(query): QueryParams<FromSeat>,
    caller: Caller,
) -> Result<Response, Fault> {
    // A table of other rules does not come to life any more, but its record can be had.
    let viewer = who_by_the_store(&app, &id, &caller, query.seat).await?;
    let name = format!("attachment; filename=\"{id}.rec\"");
    let text = app
        .read_past(caller.address, move |shared| {
            history::record_text(&*shared.store, &shared.library(), &id, viewer)
        })
        .await?;
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CONTENT_DISPOSITION, &*name)];
    Ok((headers, text).into_response())
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Upload {
    /// As text or object.
    #[schemars(extend("type" = ["string", "object"]))]
    record: Value,
    /// Take one of other rules as far as it fits?
    #[serde(default)]
    replay: bool,
}

#[derive(Deserialize, JsonSchema)]
pub(crate) struct Replay {
    /// Take one of other rules as far as it fits?
    #[serde(default)]
    replay: bool,
}

/// The table that shows a record.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Uploaded {
    pub id: String,
    over: bool,
    read_only: bool,
    /// Steps of a record of other rules, of which `steps` fit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recorded_steps: Option<usize>,
    /// The other rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules_version: Option<u32>,
    steps: usize,
}

/// A record, as text or in an object, becomes a table to look at.
pub(crate) async fn upload(
    State(app): State<App>,
    QueryParams(query): QueryParams<Replay>,
    caller: Caller,
    request: Request,
) -> Result<Json<Uploaded>, Fault> {
    app.limits().table(caller.address)?;
    let body = bytes(request, MOST_RECORD).await?;
    let (log, replay) = match std::str::from_utf8(&body) {
        // What is no object is taken for the text of a record, so that a damaged one is refused as such.
        Ok(text) if !text.trim_start().starts_with('{') => (json!(text), false),
        _ => {
            let upload: Upload = read(&body)?;
            (upload.record, upload.replay)
        }
    };
    take_in(&app, log, replay || query.replay).await.map(Json)
}

/// Stores a record as a table to look at. `replay` takes one of other rules as far as it fits.
pub(crate) async fn take_in(app: &App, log: Value, replay: bool) -> Result<Uploaded, Fault> {
    let at = app.clock();
    let id = seat::table_id(app.host())?;
    app.block(move |shared| {
        let mut record = read_log(&log)?;
        let (rules, recorded) = (record.rules_version, record.steps.len());
        let mut other = false;
        let session = match history::verify(&shared.library(), &record) {
            Err(Fault::OtherVersion { .. }) if replay => {
                other = true;
                record = history::as_far_as_it_fits(&shared.library(), &record)?;
                shared.library().title(&record.game)?.replay(&record, None)?
            }
            checked => checked?,
        };
        let setup = session.setup().to_string();
        let seats = vec![SeatRow::default(); session.seats()];
        keep(shared, &id, &record, NewSide { setup, seats, at })?;
        let over = session.turn() == Turn::Over;
        Ok(Uploaded {
            id,
            over,
            read_only: true,
            recorded_steps: other.then_some(recorded),
            rules_version: other.then_some(rules),
            steps: record.steps.len(),
        })
    })
    .await
}

struct NewSide {
    setup: String,
    seats: Vec<SeatRow>,
    at: i64,
}

/// Stores a record with its whole course, and with snapshots, so that it opens as fast as a table that was played here.
fn keep(shared: &crate::app::Shared, id: &str, record: &Record, side: NewSide) -> Result<(), Fault> {
    let table = NewTable {
        id: id.to_string(),
        game: record.game.clone(),
        rules_version: record.rules_version,
        setup: side.setup,
        start: record.start.as_ref().map(Value::to_string),
        seed: record.seed.clone().unwrap_or_default(),
        commitment: record.commitment.clone(),
        salt: record.salt.clone().unwrap_or_default(),
        // Not part of a record.
        seed_chosen: false,
        maker: None,
        without_hints: false,
        read_only: true,
        at: side.at,
        open: false,
        seats: side.seats,
    };
    let line = |step: &RecordStep| {
        Entry::Step { seat: step.seat, text: step.text.clone(), usual: step.usual }.to_string()
    };
    let lines: Vec<String> = record.steps.iter().map(line).collect();
    let snapshots = history::course(&shared.library(), &table, &lines)?.snapshots;
    let lines = (0..)
        .zip(lines)
        .map(|(seq, text)| Line { seq, text, at: side.at, audience: LineAudience::Everybody })
        .collect();
    shared.store.import_table(TableExport {
        table,
        lines,
        over: true,
        snapshots,
        ..TableExport::default()
    })?;
    Ok(())
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fork {
    /// After how many steps.
    step: usize,
    /// From whose knowledge; left out: your own.
    seat: Option<u8>,
}

pub(crate) async fn fork(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    JsonBody(body): JsonBody<Fork>,
) -> Result<Json<CreatedTable>, Fault> {
    app.limits().table(caller.address)?;
    let address = caller.address;
    let viewer = who(&app, &id, caller, body.seat).await?;
    let (table, reply) = app
        .read_past(address, move |shared| {
            let there = history::at(&*shared.store, &shared.library(), &id, body.step)?;
            if there.turn() == Turn::Over {
                return Err(Refusal::new("match/over", Message::new("match-over-there")).into());
            }
            let thought = there.what_if(viewer, seat::random_seed(&*shared.host)?)?;
            let library = shared.library();
            let title = library.title(there.game())?;
            let start = thought.record();
            let planned = Planned {
                rules_version: title.info().rules_version,
                open: false,
                start: Some(start.to_string()),
                names: Vec::new(),
                seed_chosen: false,
                maker: None,
                without_hints: false,
            };
            // As it will be opened: a position knows automas, but no bots; their seats are for people now.
            plan(&*shared.host, &*title.load(&start, thought.seed())?, planned)
        })
        .await?;
    store(&app, table, reply).await
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct FairnessOfTable {
    #[serde(flatten)]
    fairness: table_view::Fairness,
    /// The seats for people.
    people: Vec<u8>,
}

pub(crate) async fn fairness(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    _: Caller,
) -> Result<Json<FairnessOfTable>, Fault> {
    app.hub()
        .visit(&id, |room| {
            let session = room.table.session();
            let people = Seat::all(session.seats()).filter(|seat| session.kind(*seat) == SeatKind::Human);
            let people = people.map(|seat| seat.0).collect();
            Json(FairnessOfTable { fairness: table_view::fairness(room), people })
        })
        .await
}
