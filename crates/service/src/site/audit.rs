//! The page that compares the real table with the program's.

use super::{Guest, html};
use crate::api::body::{PathParams, QueryParams};
use crate::api::own_seat;
use crate::app::App;
use crate::error::Fault;
use crate::page_feed::with_viewed;
use crate::seat::Caller;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use solarium_core::Viewer;
use solarium_page::audit;

#[derive(Deserialize)]
pub(super) struct OfSeat {
    /// The seat whose person compares; the one that is held if none is named.
    seat: Option<u8>,
}

pub(super) async fn page(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    QueryParams(query): QueryParams<OfSeat>,
    caller: Caller,
    Guest(frame): Guest,
) -> Result<Response, Fault> {
    let granted = app.granted(&caller, &id).await?;
    let library = app.library();
    let document = app
        .hub()
        .visit(&id, move |room| {
            let seat = own_seat(room, &caller, granted, query.seat)?;
            let session = room.table.session();
            let sheet = session.audit(seat)?;
            let title = library.title(session.game())?.info().title;
            with_viewed(room, Viewer::Seat(seat), frame.words, |viewed| {
                let scene = viewed.seen.scene(&viewed.stage());
                Ok::<_, Fault>(audit::page(&frame, viewed, seat, &sheet, &scene, title))
            })
        })
        .await??;
    Ok(html(document))
}
