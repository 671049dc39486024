//! All printed values, those we had to reconstruct first.

use super::{Guest, html};
use crate::app::App;
use crate::error::Fault;
use crate::seat::Caller;
use axum::extract::State;
use axum::response::Response;
use solarium_page::stand_ins::{self, Printed};

pub(super) async fn get(State(app): State<App>, _: Caller, Guest(frame): Guest) -> Result<Response, Fault> {
    let library = app.library();
    let games: Vec<_> = library
        .titles()
        .map(|title| {
            let built_in = title.packs().into_iter().next().unwrap_or_default();
            Printed {
                game: title.info(),
                values: title.printed_values(&built_in).unwrap_or_default(),
                pack: title.show_pack(&built_in, frame.words).unwrap_or_default(),
            }
        })
        .collect();
    Ok(html(stand_ins::page(&frame, &games)))
}
