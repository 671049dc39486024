//! The replay page, and each of its steps.

use super::table::FromSeat;
use super::{Guest, html};
use crate::api::body::{PathParams, QueryParams};
use crate::app::App;
use crate::error::Fault;
use crate::history;
use crate::page_feed::with_viewed;
use crate::seat::Caller;
use axum::Json;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use solarium_core::{Seat, SeatSet, Viewer};
use solarium_page::log::Teller;
use solarium_page::replay::{self, Moment, Replay};
use solarium_page::{trace, viewed};
use solarium_words::Words;

#[derive(Deserialize)]
pub(super) struct Wish {
    step: Option<usize>,
    seat: Option<u8>,
    #[serde(default)]
    spectator: bool,
    /// Of a record of other rules: their version,
    rules: Option<u32>,
    /// and how many steps it had.
    of: Option<usize>,
}

/// What a replay needs of the live table.
struct Watched {
    viewer: Viewer,
    names: Vec<String>,
    /// Seats that may be looked from.
    seats: SeatSet,
    open: bool,
}

async fn watched(
    app: &App,
    id: &str,
    caller: Caller,
    from: FromSeat,
    words: &'static Words,
) -> Result<Watched, Fault> {
    let granted = app.granted(&caller, id).await?;
    app.hub()
        .visit(id, move |room| {
            let viewer = from.viewer(room, &caller, granted)?;
            let open = room.is_open_book();
            let seats = match open {
                true => Seat::all(room.table.session().seats()).collect(),
                false => caller.holds(&room.seats, granted),
            };
            let names = with_viewed(room, viewer, words, |viewed| Ok::<_, Fault>(viewed.names.to_vec()))?;
            Ok(Watched { viewer, names, seats, open })
        })
        .await?
}

/// The moment after a step, as the viewer may see it.
fn moment(there: &history::Moment, step: usize, watched: &Watched, words: &Words) -> Result<Moment, Fault> {
    let session = there.table.session();
    let stage = viewed::stage(words, &watched.names, watched.viewer);
    let teller = Teller {
        game: session.game(),
        names: &watched.names,
        viewer: watched.viewer,
        open: watched.open,
        words,
    };
    let report = there.change.as_ref().and_then(|change| change.report.as_ref());
    let line = there
        .change
        .as_ref()
        .map(|change| teller.line(step.saturating_sub(1) as u64, &change.entry, report, false).into_string());
    let reasons = report
        .and_then(|report| teller.seen(Some(report)).trace)
        .map(|reasons| trace::trace(words, session.game(), reasons).into_string());
    Ok(Moment { step, scene: session.seen(watched.viewer)?.scene(&stage), line, trace: reasons })
}

pub(super) async fn page(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    QueryParams(wish): QueryParams<Wish>,
    caller: Caller,
    Guest(frame): Guest,
) -> Result<Response, Fault> {
    let words = frame.words;
    let from = FromSeat { seat: wish.seat, spectator: wish.spectator, tour: None };
    let address = caller.address;
    let watched = watched(&app, &id, caller, from, words).await?;
    app.read_past(address, move |shared| {
        let store = &*shared.store;
        let library = shared.library();
        // A replay is watched from its beginning.
        let there = history::moment(store, &library, &id, wish.step.unwrap_or(0))?;
        let step = there.step;
        let info = library.title(there.table.session().game())?.info();
        let seats: Vec<Seat> = watched.seats.iter().collect();
        let you = match watched.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let replay = Replay {
            id: &id,
            game: info.id,
            title: info.title,
            steps: there.steps,
            you,
            names: &watched.names,
            seats: &seats,
            running: !watched.open,
            other: wish.rules.zip(wish.of),
            record: watched.open,
            line: None,
        };
        let moment = moment(&there, step, &watched, words)?;
        Ok(html(replay::page(&frame, &replay, &moment)))
    })
    .await
}

/// One step, for the page that is open already.
pub(super) async fn step(
    State(app): State<App>,
    PathParams((id, step)): PathParams<(String, usize)>,
    QueryParams(from): QueryParams<FromSeat>,
    caller: Caller,
    Guest(frame): Guest,
) -> Result<Json<Value>, Fault> {
    let words = frame.words;
    let address = caller.address;
    let watched = watched(&app, &id, caller, from, words).await?;
    app.read_past(address, move |shared| {
        let there = history::moment(&*shared.store, &shared.library(), &id, step)?;
        let moment = moment(&there, step, &watched, words)?;
        Ok(Json(moment_json(&moment)))
    })
    .await
}

/// A moment as the client of the replay page takes it.
pub(super) fn moment_json(moment: &Moment) -> Value {
    let order: Vec<&str> = moment.scene.iter().map(|part| part.id.as_str()).collect();
    let parts: Map<String, Value> = moment
        .scene
        .iter()
        .map(|part| (part.id.clone(), json!({"title": part.title, "html": part.html})))
        .collect();
    json!({
        "step": moment.step,
        "scene": order,
        "parts": parts,
        "line": moment.line,
        "trace": moment.trace,
    })
}
