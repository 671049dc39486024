//! How to lay a table with the box out: a fragment of its page.

use super::Guest;
use super::table::FromSeat;
use crate::api::body::{PathParams, QueryParams};
use crate::app::App;
use crate::error::Fault;
use crate::seat::Caller;
use axum::extract::State;
use axum::response::Html;
use solarium_page::with_box;

/// As the table is when play begins, and as it stands, if play has begun.
pub(super) async fn get(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    QueryParams(from): QueryParams<FromSeat>,
    caller: Caller,
    Guest(frame): Guest,
) -> Result<Html<String>, Fault> {
    let granted = app.granted(&caller, &id).await?;
    let fragment = app
        .hub()
        .visit(&id, move |room| {
            let viewer = from.viewer(room, &caller, granted)?;
            let session = room.table.session();
            let now = with_box::set_up(frame.words, &*session.seen(viewer)?, false);
            let steps = session.log(false).steps;
            // Play begins with the first step of a seat: what is drawn before belongs to laying out.
            let Some(first) = steps.iter().position(|step| step.seat.is_some()) else {
                return Ok(with_box::set_up(frame.words, &*session.seen(viewer)?, true).into_string());
            };
            let mut start = session.fork();
            start.rewind(first)?;
            let beginning = with_box::set_up(frame.words, &*start.seen(viewer)?, true);
            Ok::<_, Fault>(now.into_string() + &beginning.into_string())
        })
        .await??;
    Ok(Html(fragment))
}
