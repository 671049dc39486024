//! Records to look at.

use super::fields::Fields;
use super::words::page_error;
use super::{Guest, html};
use crate::api::past::{Uploaded, take_in};
use crate::app::App;
use crate::error::Fault;
use crate::history;
use crate::limits::MOST_RECORD;
use crate::seat::Caller;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::json;
use solarium_core::Viewer;
use solarium_page::records;

pub(super) async fn get(_: Caller, Guest(frame): Guest) -> Response {
    html(records::page(&frame, "", None))
}

pub(super) async fn post(
    State(app): State<App>,
    caller: Caller,
    Guest(frame): Guest,
    fields: Fields,
) -> Result<Response, Fault> {
    app.limits().table(caller.address)?;
    if let Some(id) = fields.get("table") {
        // A table of other rules, shown as its record.
        let id = id.to_string();
        let record = app.read_past(caller.address, move |shared| {
            history::record(&*shared.store, &shared.library(), &id, Viewer::Spectator)
        });
        return Ok(shown(&take_in(&app, json!(record.await?.to_text()), true).await?));
    }
    let filled = |name: &str| fields.get(name).filter(|text| !text.trim().is_empty());
    let given = filled("file").or(filled("record")).unwrap_or_default().replace("\r\n", "\n");
    let taken = match given.len() {
        0..=MOST_RECORD => take_in(&app, json!(given.trim_start()), fields.has("replay")).await,
        _ => Err(Fault::TooLarge { most: MOST_RECORD }),
    };
    match taken {
        Ok(reply) => Ok(shown(&reply)),
        Err(fault) if fault.status().is_server_error() => Err(fault),
        Err(fault) => {
            let wrong = page_error(&fault, frame.words);
            // A record too long is not worth sending back.
            let shown = if given.len() > MOST_RECORD { "" } else { &given };
            let mut response = html(records::page(&frame, shown, Some(&wrong)));
            *response.status_mut() = fault.status();
            Ok(response)
        }
    }
}

/// To the replay of what was taken in; one of other rules says so, and how much of it fits.
fn shown(uploaded: &Uploaded) -> Response {
    let other = match (uploaded.rules_version, uploaded.recorded_steps) {
        (Some(rules), Some(of)) => format!("?rules={rules}&of={of}"),
        _ => String::new(),
    };
    Redirect::to(&format!("/t/{}/replay{other}", uploaded.id)).into_response()
}
