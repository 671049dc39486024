//! The first page.

use super::{Guest, html};
use crate::app::App;
use crate::error::Fault;
use crate::seat::Caller;
use axum::extract::State;
use axum::response::Response;
use solarium_page::home;

pub async fn get(State(app): State<App>, _: Caller, Guest(frame): Guest) -> Result<Response, Fault> {
    let games = app.library().titles().map(|title| title.info()).collect();
    Ok(html(home::page(&frame, &home::Home { games })))
}
