//! The pages: handlers that turn requests into what `solarium-page` takes, and its answer into a response.

mod assets;
mod audit;
mod device;
mod fields;
pub(crate) mod guest;
mod hint;
mod home;
mod learn;
mod lines;
mod moving;
mod my;
mod new;
mod other_rules;
mod play;
mod progress;
mod qr;
mod records;
mod replay;
mod review;
mod rules;
mod seating;
mod set_up;
mod settings;
mod stand_ins;
mod table;
mod tour;
mod typed;
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
        ("/rules/{game}/map", get(rules::map)),
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
        ("/t/{id}/hint", get(hint::get)),
        ("/t/{id}/progress", get(progress::get)),
        ("/t/{id}/set-up", get(set_up::get)),
        ("/t/{id}/why", get(table::why)),
        ("/t/{id}/name", post(table::rename)),
        ("/t/{id}/whole", get(moving::hand_out)),
        ("/t/{id}/moved", post(moving::leave)),
        ("/move", post(moving::take_in)),
        ("/t/{id}/audit", get(audit::page)),
        ("/t/{id}/typed", get(typed::page).post(typed::post)),
        ("/t/{id}/typed/keep", post(typed::keep)),
        ("/t/{id}/replay", get(replay::page)),
        ("/t/{id}/replay/{step}", get(replay::step)),
        ("/t/{id}/review", get(review::fragment)),
        ("/t/{id}/review/{number}", get(review::page)),
        ("/t/{id}/review/{number}/{step}", get(review::step)),
        ("/assets/{version}/{*name}", get(assets::get)),
    ]
}

/// The routes that only a service on the device of its one person has.
pub(crate) fn device_routes() -> Vec<(&'static str, MethodRouter<App>)> {
    vec![
        ("/device", get(device::get)),
        ("/device/start", get(device::start)),
        ("/device/tables", get(device::save).post(device::load)),
    ]
}

/// A page as a response. Forms must say where they come from, so that they differ from those of other sites;
/// other sites do not learn it.
pub(crate) fn html(document: String) -> Response {
    ([(header::REFERRER_POLICY, "same-origin")], Html(document)).into_response()
}
