//! A guided first game: a private table of the tour's set-up and seed.

use super::seating::{self, TableToMake};
use super::{Guest, html};
use crate::api::body::PathParams;
use crate::app::App;
use crate::error::Fault;
use crate::seat::Caller;
use axum::extract::State;
use axum::response::Response;
use solarium_core::{Seat, SeatSet, Seed};
use solarium_page::tour::{page, tour};

pub(super) async fn get(
    State(app): State<App>,
    PathParams(game): PathParams<String>,
    _: Caller,
    Guest(frame): Guest,
) -> Result<Response, Fault> {
    let info = app.library().title(&game)?.info();
    let tour = tour(&game).ok_or(Fault::NoRoute)?;
    Ok(html(page(&frame, &info, tour)))
}

pub(super) async fn post(
    State(app): State<App>,
    PathParams(game): PathParams<String>,
    caller: Caller,
) -> Result<Response, Fault> {
    app.library().title(&game)?;
    let tour = tour(&game).ok_or(Fault::NoRoute)?;
    let wanted = TableToMake {
        setup: tour.setup(),
        seed: Some(Seed::from_number(tour.seed)),
        open: false,
        names: Vec::new(),
        here: SeatSet::one(Seat(0)),
        without_hints: false,
        game,
    };
    let made = seating::make(&app, &caller, wanted).await?;
    let to = format!("/t/{}?tour=1", made.id);
    Ok(made.go(&to))
}
