//! The review of a game that is over: a fragment of the page of its table, and its better lines on the board.

use super::{Guest, html};
use crate::api::body::{PathParams, QueryParams};
use crate::app::App;
use crate::error::Fault;
use crate::history;
use crate::page_feed::with_viewed;
use crate::reviews::{self, ReviewState};
use crate::seat::Caller;
use axum::Json;
use axum::extract::State;
use axum::response::{Html, Response};
use serde::Deserialize;
use serde_json::Value;
use solarium_core::{Message, Record, Viewer};
use solarium_page::log::Teller;
use solarium_page::replay::{self, BetterLine, Moment, Replay};
use solarium_page::review::{self, LineInWords, Pending, ShownReview};
use solarium_page::viewed;
use solarium_table::{DecisionReview, Entry, Library, Narration, Refusal, Review, Session, take_labelled};
use solarium_words::Words;
use std::sync::Arc;

#[derive(Deserialize)]
pub(super) struct Wish {
    step: Option<usize>,
}

/// What to call each seat.
async fn names(app: &App, id: &str, words: &'static Words) -> Result<Vec<String>, Fault> {
    app.hub()
        .visit(id, move |room| {
            with_viewed(room, Viewer::Spectator, words, |viewed| Ok::<_, Fault>(viewed.names.to_vec()))
        })
        .await?
}

/// The fragment: how far the review is, or what it found.
pub(super) async fn fragment(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    Guest(frame): Guest,
) -> Result<Html<String>, Fault> {
    let words = frame.words;
    let pending = match reviews::state(&app, &id).await {
        Ok(ReviewState::Done(found)) => {
            let names = names(&app, &id, words).await?;
            let fragment = app
                .read_past(caller.address, move |shared| {
                    finished(&shared.library(), &record(shared, &id)?, &id, &found, &names, words)
                })
                .await?;
            return Ok(Html(fragment));
        }
        Ok(ReviewState::Absent) => Pending::Possible,
        Ok(ReviewState::Running(percent)) => Pending::Running(percent),
        Ok(ReviewState::Failed) => Pending::Failed,
        // There is no button for what cannot be had.
        Err(Fault::Refused(refusal)) if refusal.code == "review/no-guide" => return Ok(Html(String::new())),
        Err(fault) => return Err(fault),
    };
    Ok(Html(review::pending(words, pending).into_string()))
}

fn record(shared: &crate::app::Shared, id: &str) -> Result<Record, Fault> {
    history::record(&*shared.store, &shared.library(), id, Viewer::Spectator)
}

fn finished(
    library: &Library,
    record: &Record,
    id: &str,
    found: &Review,
    names: &[String],
    words: &Words,
) -> Result<String, Fault> {
    let title = library.title(&record.game)?;
    let labels = |decision: &DecisionReview, actions: &[String]| -> Result<Vec<String>, Refusal> {
        let mut session = title.replay(record, Some(decision.from))?;
        take_labelled(&mut *session, decision.seat, actions, words)
    };
    let line = |decision: &&DecisionReview| -> Result<LineInWords, Refusal> {
        Ok(LineInWords {
            played: labels(decision, &decision.played)?,
            better: labels(decision, &decision.better)?,
        })
    };
    let lines: Vec<LineInWords> = found.costly().iter().map(line).collect::<Result<_, _>>()?;
    let shown = ShownReview { review: found, names, lines: &lines, words };
    Ok(review::of_table(&shown, id).into_string())
}

/// A better line: the game after some of its actions.
struct OnTheBoard {
    session: Box<dyn Session>,
    moment: Moment,
    decision: DecisionReview,
    played: Vec<String>,
    names: Vec<String>,
}

fn on_the_board(
    library: &Library,
    record: &Record,
    found: &Review,
    (number, step): (usize, usize),
    names: &[String],
    words: &Words,
) -> Result<OnTheBoard, Fault> {
    let costly = found.costly();
    let decision = number.checked_sub(1).and_then(|number| costly.get(number)).copied().cloned();
    let Some(decision) = decision else {
        let message = Message::new("review-no-line").with("number", number);
        return Err(Refusal::new("review/no-line", message).into());
    };
    if step > decision.better.len() {
        return Err(Fault::NoStep { steps: decision.better.len() });
    }
    let title = library.title(&record.game)?;
    let viewer = Viewer::Seat(decision.seat);
    let mut session = title.replay(record, Some(decision.from))?;
    let played = take_labelled(&mut *session.fork(), decision.seat, &decision.played, words)?;
    let mut line = None;
    for (taken, action) in decision.better[..step].iter().enumerate() {
        let report = session.take(Some(decision.seat), action, Narration::Full)?;
        let entry = Entry::Step { seat: Some(decision.seat), text: action.clone(), usual: false };
        let teller = Teller { game: session.game(), names, viewer, open: true, words };
        line = Some(teller.line(taken as u64, &entry, Some(&report), false).into_string());
    }
    let stage = viewed::stage(words, names, viewer);
    let scene = session.seen(viewer)?.scene(&stage);
    let moment = Moment { step, scene, line, trace: None };
    Ok(OnTheBoard { session, moment, decision, played, names: names.to_vec() })
}

async fn there<T: Send + 'static>(
    app: &App,
    id: String,
    address: std::net::IpAddr,
    place: (usize, usize),
    words: &'static Words,
    show: impl FnOnce(&Library, OnTheBoard) -> Result<T, Fault> + Send + 'static,
) -> Result<T, Fault> {
    let found: Arc<Review> = reviews::finished(app, &id).await?;
    let names = names(app, &id, words).await?;
    app.read_past(address, move |shared| {
        let library = shared.library();
        let there = on_the_board(&library, &record(shared, &id)?, &found, place, &names, words)?;
        show(&library, there)
    })
    .await
}

/// A better line on the board, from its beginning or a step of it.
pub(super) async fn page(
    State(app): State<App>,
    PathParams((id, number)): PathParams<(String, usize)>,
    QueryParams(wish): QueryParams<Wish>,
    caller: Caller,
    Guest(frame): Guest,
) -> Result<Response, Fault> {
    let (table, words) = (id.clone(), frame.words);
    let place = (number, wish.step.unwrap_or(0));
    there(&app, id, caller.address, place, words, move |library, there| {
        let info = library.title(there.session.game())?.info();
        let line = BetterLine { number, played: &there.played.join("; ") };
        let replay = Replay {
            id: &table,
            game: info.id,
            title: info.title,
            steps: there.decision.better.len(),
            you: Some(there.decision.seat),
            names: &there.names,
            seats: &[],
            running: false,
            other: None,
            record: false,
            line: Some(line),
        };
        Ok(html(replay::page(&frame, &replay, &there.moment)))
    })
    .await
}

/// One step of it, for the page that is open already.
pub(super) async fn step(
    State(app): State<App>,
    PathParams((id, number, step)): PathParams<(String, usize, usize)>,
    caller: Caller,
    Guest(frame): Guest,
) -> Result<Json<Value>, Fault> {
    there(&app, id, caller.address, (number, step), frame.words, |_, there| {
        Ok(Json(super::replay::moment_json(&there.moment)))
    })
    .await
}
