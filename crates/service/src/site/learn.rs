//! A game on one screen.

use super::{Guest, html};
use crate::api::body::PathParams;
use crate::app::App;
use crate::error::Fault;
use crate::seat::Caller;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use solarium_page::learn;

pub(super) async fn get(
    State(app): State<App>,
    PathParams(game): PathParams<String>,
    _: Caller,
    Guest(frame): Guest,
) -> Result<Response, Fault> {
    Ok(html(learn::page(&frame, app.library().title(&game)?)))
}

/// One of the pictures of the page, always the same in a language.
pub(super) async fn picture(
    State(app): State<App>,
    PathParams((game, n)): PathParams<(String, usize)>,
    _: Caller,
    Guest(frame): Guest,
) -> Result<Response, Fault> {
    let svg = learn::picture(app.library().title(&game)?, frame.words, n)?.ok_or(Fault::NoRoute)?;
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CACHE_CONTROL, "private, max-age=86400"),
        (header::VARY, "cookie, accept-language"),
    ];
    Ok((headers, svg).into_response())
}
