//! The games on offer.

use super::body::PathParams;
use crate::app::App;
use crate::error::Fault;
use crate::seat::Caller;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use solarium_core::RuleText;
use solarium_table::{Title, described, words};

#[derive(Serialize, JsonSchema)]
pub(super) struct Games {
    games: Vec<OfferedGame>,
}

#[derive(Serialize, JsonSchema)]
struct OfferedGame {
    #[serde(flatten)]
    #[schemars(with = "crate::schemas::GameInfo")]
    info: Value,
    /// The packs of printed values at hand, the built-in one first.
    packs: Vec<String>,
}

pub(super) async fn games(State(app): State<App>, caller: Caller) -> Json<Games> {
    let (library, words) = (app.library(), words(caller.lang));
    let game =
        |title: &dyn Title| OfferedGame { info: described(&title.info(), words), packs: title.packs() };
    Json(Games { games: library.titles().map(game).collect() })
}

#[derive(Serialize, JsonSchema)]
pub(super) struct Rules {
    #[schemars(with = "Vec<crate::schemas::RuleText>")]
    rules: Vec<RuleText>,
}

pub(super) async fn rules(
    State(app): State<App>,
    PathParams(game): PathParams<String>,
    _: Caller,
) -> Result<Json<Rules>, Fault> {
    Ok(Json(Rules { rules: app.library().title(&game)?.rules() }))
}
