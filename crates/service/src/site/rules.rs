//! The rules of a game.

use super::fields::Query;
use super::{Guest, html};
use crate::api::body::PathParams;
use crate::app::App;
use crate::error::Fault;
use crate::seat::Caller;
use axum::extract::State;
use axum::response::Response;
use solarium_page::rules;

/// Longest search.
const MOST_ASKED: usize = 100;

pub async fn get(
    State(app): State<App>,
    PathParams(game): PathParams<String>,
    Query(asked): Query,
    _: Caller,
    Guest(frame): Guest,
) -> Result<Response, Fault> {
    let library = app.library();
    let title = library.title(&game)?;
    let games: Vec<_> = library.titles().map(|title| title.info()).collect();
    let asked: String = asked.get("q").unwrap_or_default().chars().take(MOST_ASKED).collect();
    Ok(html(rules::page(&frame, &games, &title.info(), &title.rules(), &asked)))
}
