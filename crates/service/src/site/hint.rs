//! Hints for a person at a table: thought about as background work, in a pool apart from that of the bots.

use super::Guest;
use crate::api::body::{PathParams, QueryParams};
use crate::api::own_seat;
use crate::app::App;
use crate::error::Fault;
use crate::seat::Caller;
use axum::extract::State;
use axum::response::Html;
use serde::Deserialize;
use solarium_core::Cancel;

#[derive(Deserialize)]
pub(super) struct OfSeat {
    /// The seat that wants a hint; left out, the first that is held.
    seat: Option<u8>,
}

/// Cancels a thought when its request ends, however it ends.
struct CancelAtEnd(Cancel);

impl Drop for CancelAtEnd {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// All grades of a hint for a seat that the caller holds and that is to act. Ends early if the table changes or the client
/// goes.
pub(super) async fn get(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    QueryParams(query): QueryParams<OfSeat>,
    caller: Caller,
    Guest(frame): Guest,
) -> Result<Html<String>, Fault> {
    let granted = app.granted(&caller, &id).await?;
    let at_end = CancelAtEnd(Cancel::default());
    let cancel = at_end.0.clone();
    let (session, seat) = app
        .hub()
        .visit(&id, move |room| {
            let seat = own_seat(room, &caller, granted, query.seat)?;
            Ok::<_, Fault>((room.begin_hint(seat, &cancel)?, seat))
        })
        .await??;
    let lang = frame.words.lang();
    let hint = app.shared().think_about_hint(session, seat, lang, at_end.0.clone()).await?;
    Ok(Html(hint))
}
