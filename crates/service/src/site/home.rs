//! The first page.

use super::{Guest, html, lines};
use crate::app::App;
use crate::error::Fault;
use crate::seat::Caller;
use axum::extract::State;
use axum::response::Response;
use solarium_page::home;

/// Tables of each kind on the first page.
const MOST: usize = 6;

pub(super) async fn get(
    State(app): State<App>,
    caller: Caller,
    Guest(frame): Guest,
) -> Result<Response, Fault> {
    let games = app.library().titles().map(solarium_table::Title::info).collect();
    let mine = lines::mine(&app, &caller, MOST).await?;
    let open = lines::open(&app, MOST).await?;
    Ok(html(home::page(&frame, &home::Home { games, mine, open })))
}
