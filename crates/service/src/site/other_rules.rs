//! The page of a table that was begun under other rules and does not come to life any more.

use super::words::page_error;
use super::{Frame, html};
use crate::app::App;
use crate::error::Fault;
use crate::history;
use crate::seat::Caller;
use axum::response::Response;
use solarium_core::{Seat, SeatSet, Viewer};

/// Says what happened, and offers what there is to keep.
pub(super) async fn page(
    app: &App,
    id: &str,
    caller: &Caller,
    granted: SeatSet,
    frame: &Frame,
    fault: &Fault,
) -> Result<Response, Fault> {
    let (id, words) = (id.to_string(), frame.words);
    let caller_seats = caller.clone();
    let parts = app
        .read_past(caller.address, move |shared| {
            let held: Vec<(Seat, String)> = {
                let stored = shared.store.open(&id)?;
                let name = |seat: Seat| stored.table.seats.get(seat.index()).and_then(|row| row.name.clone());
                let held = caller_seats.holds(&stored.table.seats, granted);
                let called = |seat: Seat| {
                    name(seat).unwrap_or_else(|| words.fill("table-seat", &[("letter", &seat.letter())]))
                };
                held.iter().map(|seat| (seat, called(seat))).collect()
            };
            // The record of a game that hides nothing is whole for every viewer.
            match history::record(&*shared.store, &shared.library(), &id, Viewer::Spectator) {
                Ok(_) => Ok(None),
                Err(Fault::HiddenRecord) => Ok(Some(held)),
                Err(fault) => Err(fault),
            }
        })
        .await?;
    let mut error = page_error(fault, words);
    error.parts = parts;
    let mut response = html(solarium_page::error_page::page(frame, &error));
    *response.status_mut() = fault.status();
    Ok(response)
}
