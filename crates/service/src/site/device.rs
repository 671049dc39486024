//! Pages and files of a service that runs on the device of its one person.

use super::fields::Fields;
use super::{Guest, html};
use crate::app::App;
use crate::error::Fault;
use crate::seat::{self, Caller};
use crate::transfer::{exported, exported_pack, import_tables};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use solarium_page::device::{self, Loaded, Trouble};
use solarium_store::{Grant, Store, StoreError};

/// The name under which all tables are saved.
const FILE: &str = "attachment; filename=\"solarium-tables.jsonl\"";

pub(super) async fn get(State(app): State<App>, _: Caller, Guest(frame): Guest) -> Result<Response, Fault> {
    Ok(html(device::page(&frame, trouble(&app).await?, None)))
}

/// The page that loads the program: made into a file when the program is built.
pub(super) async fn start(_: Caller) -> Html<String> {
    Html(device::start())
}

async fn trouble(app: &App) -> Result<Option<Trouble>, Fault> {
    app.block(|shared| {
        Ok(match shared.store.health() {
            Err(StoreError::Damaged(_)) => Some(Trouble::Damaged),
            Err(StoreError::Newer { .. }) => Some(Trouble::Newer),
            Err(StoreError::Refused) => Some(Trouble::Refused),
            Err(StoreError::Full) => Some(Trouble::Full),
            Ok(()) | Err(_) => None,
        })
    })
    .await
}

/// All tables, one on each line, as `solarium export` writes them.
pub(super) async fn save(State(app): State<App>, _: Caller) -> Result<Response, Fault> {
    let text = app
        .block(|shared| {
            let (store, packs) = (&*shared.store, shared.store.packs()?);
            let mut text = String::new();
            for pack in &packs {
                text += &exported_pack(pack).to_string();
                text.push('\n');
            }
            for id in store.ids(None, usize::MAX)? {
                text += &exported(store, &packs, &id)?.to_string();
                text.push('\n');
            }
            Ok(text)
        })
        .await?;
    let headers = [(header::CONTENT_TYPE, "application/jsonl"), (header::CONTENT_DISPOSITION, FILE)];
    Ok((headers, text).into_response())
}

/// Takes in the tables of such a file. The person at the device may move every seat of them that is a person's.
pub(super) async fn load(
    State(app): State<App>,
    caller: Caller,
    Guest(frame): Guest,
    fields: Fields,
) -> Result<Response, Fault> {
    let text = fields.get("file").unwrap_or_default().to_string();
    let (session, cookie) = seat::session(&app, &caller)?;
    let at = app.clock();
    let taken = app
        .change_library(move |store, library| {
            let before = store.count()? as usize;
            let taken = import_tables(store, library, text.as_bytes());
            for id in store.ids(None, usize::MAX)?.iter().skip(before) {
                hold_seats(store, id, &session, at)?;
            }
            Ok::<_, StoreError>(taken)
        })
        .await??;
    app.forget_grants();
    let (status, loaded) = match taken {
        Ok(count) => (StatusCode::OK, Loaded::Brought { new: count.new, known: count.known }),
        Err(reason) => (StatusCode::UNPROCESSABLE_ENTITY, Loaded::Refused(reason)),
    };
    let mut response = html(device::page(&frame, trouble(&app).await?, Some(&loaded)));
    *response.status_mut() = status;
    response.headers_mut().extend(cookie.map(|cookie| (header::SET_COOKIE, cookie)));
    Ok(response)
}

fn hold_seats(store: &dyn Store, id: &str, session: &str, at: i64) -> Result<(), StoreError> {
    let stored = store.open(id)?;
    // Seats of automas and bots have no secret.
    for (seat, row) in (0u8..).zip(&stored.table.seats) {
        if row.secret.is_some() && !stored.over {
            store.grant(session, Grant { id: id.to_string(), seat, at })?;
        }
    }
    Ok(())
}
