//! The pages: handlers that turn requests into what `solarium-page` takes, and its answer into a response.

mod assets;
mod fields;
mod guest;
mod home;
mod lines;
mod my;
mod new;
mod play;
mod records;
mod replay;
mod rules;
mod seating;
mod settings;
mod stand_ins;
mod table;
mod tour;
mod words;

pub use guest::Guest;
pub use words::in_words;

use crate::app::App;
use axum::Router;
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};

/// The routes of the site; those of the program interface are in `api`.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home::get))
        .route("/new/{game}", get(new::get).post(new::post))
        .route("/new/{game}/form", post(new::form))
        .route("/play/{game}", post(play::post))
        .route("/rules/{game}", get(rules::get))
        .route("/stand-ins", get(stand_ins::get))
        .route("/records", get(records::get).post(records::post))
        .route("/my", get(my::get))
        .route("/tour/{game}", get(tour::get).post(tour::post))
        .route("/settings", post(settings::change))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/log", get(table::log))
        .route("/t/{id}/explain/{line}", get(table::explain))
        .route("/t/{id}/preview", get(table::preview))
        .route("/t/{id}/why", get(table::why))
        .route("/t/{id}/name", post(table::rename))
        .route("/t/{id}/replay", get(replay::page))
        .route("/t/{id}/replay/{step}", get(replay::step))
        .route("/assets/{version}/{*name}", get(assets::get))
}

/// A page as a response. Forms must say where they come from, so that they can be told from those of other pages;
/// nobody else learns it.
pub fn html(document: String) -> Response {
    ([(header::REFERRER_POLICY, "same-origin")], Html(document)).into_response()
}
