//! The tables of a session.

use super::{Guest, html, lines};
use crate::app::App;
use crate::error::Fault;
use crate::seat::Caller;
use axum::extract::State;
use axum::response::Response;
use solarium_page::my;

/// Most tables on the page.
const MOST: usize = 50;

pub(super) async fn get(
    State(app): State<App>,
    caller: Caller,
    Guest(frame): Guest,
) -> Result<Response, Fault> {
    let tables = lines::mine(&app, &caller, MOST).await?;
    Ok(html(my::page(&frame, &tables)))
}
