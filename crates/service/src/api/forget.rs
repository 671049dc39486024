//! Deleting what carries the name of a person.

use super::body::{JsonBody, PathParams};
use super::own_seat;
use super::tables::OfSeat;
use crate::app::App;
use crate::cluster::TableNews;
use crate::error::Fault;
use crate::room::Room;
use crate::seat::{Caller, SeatChange};
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::Serialize;

#[derive(Serialize, JsonSchema)]
pub(super) struct Forgotten {
    /// How many chat messages were deleted.
    messages: u64,
}

/// Deletes the name of a seat and everything that was said from it: how many chat messages. Its moves stay, and so do
/// its holders.
pub(crate) async fn do_forget(app: &App, id: &str, caller: Caller, seat: Option<u8>) -> Result<u64, Fault> {
    let granted = app.granted(&caller, id).await?;
    let plan = move |room: &Room| {
        let seat = own_seat(room, &caller, granted, seat)?;
        let row = &room.seats[seat.index()];
        Ok((row.name.is_some().then(|| SeatChange::rename(seat, row, None)), seat))
    };
    // The name first: what is said from now on does not carry it.
    let seat = app.hub().change_seat(id, plan).await?;
    let (teller, table) = (app.clone(), id.to_string());
    // Subscribers are told in the same piece of work: it is done also if the caller has gone.
    app.block(move |shared| {
        let messages = shared.store.delete_chat_messages_of(&table, seat.0)?;
        let deletions = shared.store.chat_deletions(&table)?;
        if let Some(deletion) = deletions.into_iter().find(|deletion| deletion.seat == seat.0) {
            teller.publish(&table, || TableNews::Unsaid(deletion));
            teller.hub().notify(&table, move |room| room.send_unsaid(deletion));
        }
        Ok(messages)
    })
    .await
}

pub(super) async fn forget(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    JsonBody(body): JsonBody<OfSeat>,
) -> Result<Json<Forgotten>, Fault> {
    let messages = do_forget(&app, &id, caller, body.seat).await?;
    Ok(Json(Forgotten { messages }))
}
