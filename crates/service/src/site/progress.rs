//! How a match that is over went: a fragment of the page of its table.

use super::Guest;
use crate::api::body::PathParams;
use crate::app::App;
use crate::error::Fault;
use crate::history;
use crate::page_feed::with_viewed;
use crate::seat::Caller;
use axum::extract::State;
use axum::response::Html;
use solarium_core::{MatchProgress, Turn, Viewer};
use solarium_page::progress;
use std::sync::Arc;

/// The graph, the turning points and what was counted. Nothing before the end.
pub(super) async fn get(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    Guest(frame): Guest,
) -> Result<Html<String>, Fault> {
    let Some(found) = progress_of(&app, &id, &caller).await? else { return Ok(Html(String::new())) };
    let fragment = app
        .hub()
        .visit(&id, move |room| {
            with_viewed(room, Viewer::Spectator, frame.words, |viewed| {
                Ok::<_, Fault>(progress::progress(viewed, &found).into_string())
            })
        })
        .await??;
    Ok(Html(fragment))
}

/// How the match went: read from the journal for the first client that asks, kept with the table for all others.
async fn progress_of(app: &App, id: &str, caller: &Caller) -> Result<Option<Arc<MatchProgress>>, Fault> {
    let kept = app
        .hub()
        .visit(id, |room| {
            let over = room.table.session().turn() == Turn::Over;
            over.then(|| room.progress.clone())
        })
        .await?;
    match kept {
        None => return Ok(None),
        Some(Some(kept)) => return Ok(Some(kept)),
        Some(None) => {}
    }
    let table = id.to_string();
    let read = app
        .read_past(caller.address, move |shared| history::progress(&*shared.store, &shared.library(), &table))
        .await?;
    let Some(read) = read.map(Arc::new) else { return Ok(None) };
    let keep = read.clone();
    app.hub().visit(id, move |room| room.progress = Some(keep)).await?;
    Ok(Some(read))
}
