//! "Play now": a private table for one, in a click.

use super::fields::Fields;
use super::seating::{self, TableToMake};
use crate::api::body::PathParams;
use crate::app::App;
use crate::error::Fault;
use crate::seat::Caller;
use axum::extract::State;
use axum::response::Response;
use solarium_core::{Seat, SeatSet};
use solarium_page::solo::solos;

pub(super) async fn post(
    State(app): State<App>,
    PathParams(game): PathParams<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Fault> {
    let ways = solos(&app.library().title(&game)?.info());
    let wish = fields.get("solo");
    let way = ways.iter().find(|way| Some(&*way.id) == wish).or(ways.first()).ok_or(Fault::NoRoute)?;
    let wanted = TableToMake {
        game,
        setup: way.setup.clone(),
        seed: None,
        open: false,
        names: Vec::new(),
        here: SeatSet::one(Seat(0)),
        without_hints: false,
    };
    let made = seating::make(&app, &caller, wanted).await?;
    let to = format!("/t/{}", made.id);
    Ok(made.go(&to))
}
