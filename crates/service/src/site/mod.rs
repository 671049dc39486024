//! The pages: handlers that turn requests into what `solarium-page` takes, and its answer into a response.

mod assets;
mod fields;
pub(crate) mod guest;
mod home;
mod learn;
mod lines;
mod my;
mod new;
mod other_rules;
mod play;
mod progress;
mod qr;
mod records;
mod replay;
mod rules;
mod seating;
mod settings;
mod stand_ins;
mod table;
mod tour;
mod words;

pub(crate) use guest::Guest;
pub(crate) use words::in_words;

use crate::app::App;
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use solarium_page::Frame;

/// The routes of the site; those of the program interface are in `api`.
pub(crate) fn routes() -> Vec<(&'static str, MethodRouter<App>)> {
    vec![
        ("/", get(home::get)),
        ("/new/{game}", get(new::get).post(new::post)),
        ("/new/{game}/form", post(new::form)),
        ("/play/{game}", post(play::post)),
        ("/rules/{game}", get(rules::get)),
        ("/learn/{game}", get(learn::get)),
        ("/learn/{game}/{n}", get(learn::picture)),
        ("/stand-ins", get(stand_ins::get)),
        ("/records", get(records::get).post(records::post)),
        ("/my", get(my::get)),
        ("/tour/{game}", get(tour::get).post(tour::post)),
        ("/settings", post(settings::change)),
        ("/qr", post(qr::post)),
        ("/t/{id}", get(table::page)),
        ("/t/{id}/log", get(table::log)),
        ("/t/{id}/explain/{line}", get(table::explain)),
        ("/t/{id}/preview", get(table::preview)),
        ("/t/{id}/progress", get(progress::get)),
        ("/t/{id}/why", get(table::why)),
        ("/t/{id}/name", post(table::rename)),
        ("/t/{id}/replay", get(replay::page)),
        ("/t/{id}/replay/{step}", get(replay::step)),
        ("/assets/{version}/{*name}", get(assets::get)),
    ]
}

/// A page as a response. Forms must say where they come from, so that they differ from those of other sites;
/// other sites do not learn it.
pub(crate) fn html(document: String) -> Response {
    ([(header::REFERRER_POLICY, "same-origin")], Html(document)).into_response()
}
