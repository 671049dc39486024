//! The rules of a game.

use super::{Guest, html};
use crate::api::body::{PathParams, QueryParams};
use crate::app::App;
use crate::error::Fault;
use crate::seat::Caller;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use solarium_core::RulesMap;
use solarium_page::rules;
use solarium_page::rules_map::{self, Mapped};

/// Longest search.
const MOST_ASKED: usize = 100;

#[derive(Deserialize)]
pub(super) struct Search {
    #[serde(default)]
    q: String,
}

pub(super) async fn get(
    State(app): State<App>,
    PathParams(game): PathParams<String>,
    QueryParams(search): QueryParams<Search>,
    _: Caller,
    Guest(frame): Guest,
) -> Result<Response, Fault> {
    let library = app.library();
    let title = library.title(&game)?;
    let games: Vec<_> = library.titles().map(solarium_table::Title::info).collect();
    let asked: String = search.q.chars().take(MOST_ASKED).collect();
    Ok(html(rules::page(&frame, &games, &title.info(), &title.rules(), &asked)))
}

/// The rules map of a game, where the program has it.
pub(super) async fn map(
    State(app): State<App>,
    PathParams(game): PathParams<String>,
    _: Caller,
    Guest(frame): Guest,
) -> Result<Response, Fault> {
    if !RulesMap::INCLUDED {
        return Err(Fault::NoRoute);
    }
    let library = app.library();
    let title = library.title(&game)?;
    let games: Vec<_> = library.titles().map(solarium_table::Title::info).collect();
    let mapped = Mapped { game: title.info(), rules: title.rules(), map: title.rules_map() };
    Ok(html(rules_map::page(&frame, &games, &mapped)))
}
