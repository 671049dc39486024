//! The table page and the fragments it asks for.

use super::{Guest, html, other_rules};
use crate::api::body::{JsonBody, PathParams, QueryParams};
use crate::api::{at_own_seat, own_seat, viewer};
use crate::app::App;
use crate::error::Fault;
use crate::history;
use crate::page_feed::{digest, in_order, teller, with_viewed};
use crate::room::Room;
use crate::seat::{self, Caller, SeatChange};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use solarium_core::{Seat, SeatSet, Turn, Viewer};
use solarium_page::log::Teller;
use solarium_page::table::{Parts, Visit};
use solarium_page::tour::{guide, tour};
use solarium_page::{explanations, table, trace};
use solarium_words::Words;

/// Most lines in one fragment of the log.
const MOST_LINES: u64 = 200;

#[derive(Deserialize)]
pub(super) struct FromSeat {
    /// This seat; left out, the first that is held.
    pub seat: Option<u8>,
    /// From outside, whatever is held.
    #[serde(default)]
    pub spectator: bool,
    /// `1` on the page of a table: with the guide of the tour.
    pub tour: Option<String>,
}

impl FromSeat {
    pub(super) fn viewer(&self, room: &Room, caller: &Caller, granted: SeatSet) -> Result<Viewer, Fault> {
        if self.spectator { Ok(Viewer::Spectator) } else { viewer(room, caller, granted, self.seat) }
    }
}

/// From where a page looks at first. Of several seats at one device the one to act; if the game has secrets, from
/// outside until it is clear who sits before it.
fn first_view(room: &Room, mine: SeatSet) -> Viewer {
    let session = room.table.session();
    if mine.len() > 1 && session.has_secrets() && session.turn() != Turn::Over {
        return Viewer::Spectator;
    }
    let to_act = room.table.to_act();
    let seat = mine.iter().find(|seat| to_act.contains(*seat)).or(mine.iter().next());
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

pub(super) async fn page(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    QueryParams(query): QueryParams<FromSeat>,
    caller: Caller,
    Guest(frame): Guest,
) -> Result<Response, Fault> {
    let granted = app.granted(&caller, &id).await?;
    let unseated = caller.session.as_deref().map(seat::unseated);
    let lost = app.seats_of(unseated.as_deref(), &id).await?;
    let touring = query.tour.as_deref() == Some("1");
    let game = match app.hub().visit(&id, |room| room.table.session().game()).await {
        Err(fault @ Fault::OtherVersion { .. }) => {
            return other_rules::page(&app, &id, &caller, granted, &frame, &fault).await;
        }
        game => game?,
    };
    let info = app.library().title(game)?.info();
    let document = app
        .hub()
        .visit(&id, move |room| {
            let mine = caller.holds(&room.seats, granted);
            let viewer = match query.seat {
                Some(_) => query.viewer(room, &caller, granted)?,
                None => first_view(room, mine),
            };
            let lost: Vec<Seat> = lost.iter().filter(|seat| !mine.contains(*seat)).collect();
            let mine: Vec<Seat> = mine.iter().collect();
            let maker = caller.made(room.facts.maker.as_deref());
            with_viewed(room, viewer, frame.words, |viewed| {
                let parts = Parts::of(viewed)?;
                let digest = digest(&in_order(parts.clone()));
                let visit = Visit {
                    mine: &mine,
                    lost: &lost,
                    maker,
                    title: info.title,
                    secrets: viewed.session().has_secrets(),
                    bots: &info.bots,
                    digest: &digest,
                    guide: tour(game)
                        .filter(|_| touring && !mine.is_empty())
                        .map(|tour| guide(frame.words, tour, viewed.id)),
                };
                Ok::<_, Fault>(table::page(&frame, viewed, &parts, &visit))
            })
        })
        .await??;
    Ok(html(document))
}

#[derive(Deserialize)]
pub(super) struct LogQuery {
    seat: Option<u8>,
    #[serde(default)]
    spectator: bool,
    since: Option<u64>,
    before: Option<u64>,
    most: Option<u64>,
}

/// What is needed of a live table to show its lines: names, viewer, version, whether all is open.
struct Listening {
    game: &'static str,
    names: Vec<String>,
    viewer: Viewer,
    version: u64,
    open: bool,
}

async fn listen(
    app: &App,
    id: &str,
    caller: Caller,
    from: FromSeat,
    words: &'static Words,
) -> Result<Listening, Fault> {
    let granted = app.granted(&caller, id).await?;
    app.hub()
        .visit(id, move |room| {
            let viewer = from.viewer(room, &caller, granted)?;
            with_viewed(room, viewer, words, |viewed| {
                Ok(Listening {
                    game: viewed.session().game(),
                    names: viewed.names.to_vec(),
                    viewer,
                    version: viewed.table.version(),
                    open: teller(viewed).open,
                })
            })
        })
        .await?
}

impl Listening {
    fn teller<'a>(&'a self, words: &'a Words) -> Teller<'a> {
        Teller { game: self.game, names: &self.names, viewer: self.viewer, open: self.open, words }
    }
}

/// Lines of the log, oldest first: those since a number, or the last before one.
pub(super) async fn log(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    QueryParams(query): QueryParams<LogQuery>,
    caller: Caller,
    Guest(frame): Guest,
) -> Result<Html<String>, Fault> {
    let words = frame.words;
    let from = FromSeat { seat: query.seat, spectator: query.spectator, tour: None };
    let address = caller.address;
    let listening = listen(&app, &id, caller, from, words).await?;
    let most = query.most.unwrap_or(MOST_LINES).min(MOST_LINES);
    let range = match query.since {
        Some(since) => since..since.saturating_add(most),
        None => {
            let end = query.before.unwrap_or(listening.version).min(listening.version);
            end.saturating_sub(most)..end
        }
    };
    let lines = app
        .read_past(address, move |shared| history::lines(&*shared.store, &shared.library(), &id, range))
        .await?;
    let teller = listening.teller(words);
    let mut text = String::new();
    for (number, change) in &lines.lines {
        let step = change.report.as_ref();
        let reasons = teller.seen(step).trace.is_some();
        text += &teller.line(*number, &change.entry, step, reasons).into_string();
    }
    Ok(Html(text))
}

/// The reasons of the automa for a line of the log.
pub(super) async fn explain(
    State(app): State<App>,
    PathParams((id, line)): PathParams<(String, u64)>,
    QueryParams(from): QueryParams<FromSeat>,
    caller: Caller,
    Guest(frame): Guest,
) -> Result<Html<String>, Fault> {
    let words = frame.words;
    let address = caller.address;
    let listening = listen(&app, &id, caller, from, words).await?;
    let range = line..line.saturating_add(1);
    let table = id.clone();
    let lines = app
        .read_past(address, move |shared| history::lines(&*shared.store, &shared.library(), &table, range))
        .await?;
    let step = lines.lines.first().and_then(|(_, change)| change.report.as_ref());
    let reasons = step
        .and_then(|step| listening.teller(words).seen(Some(step)).trace)
        .ok_or(Fault::NoStep { steps: lines.version as usize })?;
    let there = trace::there(words, &id, lines.steps, listening.viewer);
    Ok(Html(there.into_string() + &trace::trace(words, listening.game, reasons).into_string()))
}

#[derive(Deserialize)]
pub(super) struct Thought {
    seat: Option<u8>,
    action: String,
}

/// What an action would do; nothing about one that is no longer possible, for the table may have moved on since the
/// reader pointed at it.
pub(super) async fn preview(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    QueryParams(thought): QueryParams<Thought>,
    caller: Caller,
    Guest(frame): Guest,
) -> Result<Response, Fault> {
    at_own_seat(&app, &id, caller, thought.seat, move |room, seat| {
        let seat = seat?;
        with_viewed(room, Viewer::Seat(seat), frame.words, |viewed| {
            let session = viewed.session();
            Ok(match viewed.seen.preview(&thought.action, &viewed.stage()) {
                Ok(preview) => {
                    let alone = viewed.table.people().without(seat).is_empty();
                    Html(explanations::preview(frame.words, session.game(), &preview, alone).into_string())
                        .into_response()
                }
                Err(_) => StatusCode::NO_CONTENT.into_response(),
            })
        })
    })
    .await
}

#[derive(Deserialize)]
pub(super) struct Touched {
    seat: Option<u8>,
    touch: String,
}

/// Why something cannot be touched now.
pub(super) async fn why(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    QueryParams(touched): QueryParams<Touched>,
    caller: Caller,
    Guest(frame): Guest,
) -> Result<Html<String>, Fault> {
    let words = frame.words;
    let answer = at_own_seat(&app, &id, caller, touched.seat, move |room, seat| {
        let session = room.table.session();
        Ok(match seat.ok().filter(|seat| session.turn().includes(*seat)) {
            None => with_viewed(room, Viewer::Spectator, words, |viewed| {
                Ok::<_, Fault>(explanations::not_you(viewed))
            })?,
            Some(seat) => {
                let refusal = session.seen_by(seat)?.why_not(&touched.touch)?;
                explanations::why(words, session.game(), &refusal)
            }
        })
    });
    Ok(Html(answer.await?.into_string()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Naming {
    seat: Option<u8>,
    name: String,
}

/// A seat is called differently from now on.
pub(super) async fn rename(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    JsonBody(body): JsonBody<Naming>,
) -> Result<Json<Value>, Fault> {
    let name = crate::limits::name(&body.name)?;
    let granted = app.granted(&caller, &id).await?;
    let plan = move |room: &Room| {
        let seat = own_seat(room, &caller, granted, body.seat)?;
        let row = &room.seats[seat.index()];
        Ok((Some(SeatChange::rename(seat, row, Some(name))), seat))
    };
    let seat = app.hub().change_seat(&id, plan).await?;
    Ok(Json(json!({ "seat": seat })))
}
