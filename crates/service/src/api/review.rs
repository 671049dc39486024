//! The review of a finished game.

use super::body::{JsonBody, PathParams};
use crate::app::App;
use crate::error::Fault;
use crate::reviews::{self, ReviewAnswer};
use crate::seat::Caller;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::Deserialize;

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Nothing {}

/// How far the review is, and the review once it is done.
pub(super) async fn get(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    _: Caller,
) -> Result<Json<ReviewAnswer>, Fault> {
    Ok(Json(reviews::state(&app, &id).await?.into()))
}

/// Has it made.
pub(super) async fn start(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    _: Caller,
    JsonBody(Nothing {}): JsonBody<Nothing>,
) -> Result<Json<ReviewAnswer>, Fault> {
    Ok(Json(reviews::start(&app, &id).await?.into()))
}
