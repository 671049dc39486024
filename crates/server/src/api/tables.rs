//! Making tables, finding them, sitting down.

use super::body::{Asked, Named};
use crate::app::App;
use crate::error::Fault;
use crate::limits;
use crate::seat::{self, Caller};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use solarium_core::{Seat, SeatKind, Seed};
use solarium_store::{Listed, NewTable, SeatRow};
use solarium_table::{Refusal, Session, random_seed};

/// Tables in one list.
const MOST_LISTED: usize = 100;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Creation {
    game: String,
    setup: Value,
    seed: Option<Value>,
    #[serde(default)]
    open: bool,
    #[serde(default)]
    names: Vec<Option<String>>,
}

pub async fn create(
    State(app): State<App>,
    caller: Caller,
    Asked(asked): Asked<Creation>,
) -> Result<Json<Value>, Fault> {
    app.limits().table(caller.address)?;
    let library = app.library();
    let title = library.title(&asked.game)?;
    let seed = match &asked.seed {
        None => random_seed()?,
        // Whoever chooses the seed knows everything that will be drawn.
        Some(_) if asked.open => {
            return Err(Refusal::new("seed/open-table", "the seed of an open table cannot be chosen").into());
        }
        Some(Value::Number(number)) if number.is_u64() => {
            Seed::from_number(number.as_u64().unwrap_or_default())
        }
        Some(Value::String(text)) => match text.parse() {
            Ok(number) => Seed::from_number(number),
            Err(_) => Seed::from_hex(text).map_err(Refusal::from)?,
        },
        Some(_) => return Err(Fault::Malformed("`seed` is a number or hexadecimal digits".into())),
    };
    let names = asked.names.iter().map(|name| name.as_deref().map(limits::name).transpose());
    let names = names.collect::<Result<Vec<_>, _>>()?;
    let planned = Planned { rules_version: title.info().rules_version, open: asked.open, start: None, names };
    let (table, told) = plan(&*title.start(&asked.setup, seed)?, planned, app.clock())?;
    store(&app, table, told).await
}

/// What a new table is beside its match.
pub struct Planned {
    pub rules_version: u32,
    pub open: bool,
    pub start: Option<String>,
    pub names: Vec<Option<String>>,
}

/// A new table that begins with this match, and what to tell of it: its id and, once, the secrets of its seats.
pub fn plan(session: &dyn Session, planned: Planned, at: i64) -> Result<(NewTable, Value), Fault> {
    let id = seat::table_id()?;
    let (mut rows, mut told) = (Vec::new(), Vec::new());
    for seat in Seat::all(session.seats()) {
        let kind = session.kind(seat);
        let name = planned.names.get(seat.index()).cloned().flatten();
        let mut line = json!({ "seat": seat, "kind": kind.text() });
        let mut row = SeatRow { secret: None, name, taken: false };
        if kind == SeatKind::Human {
            let secret = seat::secret()?;
            row.secret = Some(seat::hash(&secret));
            line["secret"] = json!(secret);
        }
        rows.push(row);
        told.push(line);
    }
    let table = NewTable {
        id: id.clone(),
        game: session.game().to_string(),
        rules_version: planned.rules_version,
        setup: session.setup().to_string(),
        start: planned.start,
        seed: session.seed().to_hex(),
        commitment: session.commitment(),
        salt: String::new(),
        seed_chosen: false,
        maker: None,
        read_only: false,
        at,
        open: planned.open,
        seats: rows,
    };
    Ok((table, json!({ "id": id, "seats": told, "commitment": session.commitment(), "version": 0 })))
}

/// Stores a new table and tells what was planned to be told.
pub async fn store(app: &App, table: NewTable, told: Value) -> Result<Json<Value>, Fault> {
    tracing::info!(table = %table.id, game = %table.game, "a new table");
    app.block(move |shared| Ok(shared.store.create(table)?)).await?;
    Ok(Json(told))
}

fn listed(table: &Listed) -> Value {
    let seats: Vec<Value> = (0u8..)
        .zip(&table.seats)
        .map(|(seat, row)| json!({"seat": seat, "name": row.name, "taken": row.taken, "person": row.secret.is_some()}))
        .collect();
    json!({
        "id": table.id, "game": table.game, "at": table.at, "version": table.version, "over": table.over,
        "seats": seats,
    })
}

pub async fn open(State(app): State<App>, _: Caller) -> Result<Json<Value>, Fault> {
    let tables = app.block(|shared| Ok(shared.store.list(MOST_LISTED)?)).await?;
    Ok(Json(json!({ "tables": tables.iter().map(listed).collect::<Vec<_>>() })))
}

pub async fn mine(State(app): State<App>, caller: Caller) -> Result<Json<Value>, Fault> {
    let grants = app.grants(caller.session.as_deref()).await?;
    let tables = app
        .block(move |shared| {
            let mut tables: Vec<(String, Value)> = Vec::new();
            for grant in grants.iter().take(MOST_LISTED * 5) {
                let known = tables.iter().position(|(id, _)| *id == grant.id);
                let place = match known {
                    Some(place) => place,
                    None if tables.len() == MOST_LISTED => continue,
                    None => {
                        let mut table = listed(&shared.store.listed(&grant.id)?);
                        table["yours"] = json!([]);
                        tables.push((grant.id.clone(), table));
                        tables.len() - 1
                    }
                };
                if let Some(yours) = tables[place].1["yours"].as_array_mut() {
                    yours.push(json!(grant.seat));
                }
            }
            Ok(tables.into_iter().map(|(_, table)| table).collect::<Vec<_>>())
        })
        .await?;
    Ok(Json(json!({ "tables": tables })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Joining {
    secret: Option<String>,
    seat: Option<u8>,
    name: Option<String>,
}

/// Sits down. Who has the secret may always (from a second device, too); on an open table anybody may take a seat
/// that is free, which gets a new secret then.
pub async fn join(
    State(app): State<App>,
    Named(id): Named<String>,
    caller: Caller,
    Asked(asked): Asked<Joining>,
) -> Result<Response, Fault> {
    let name = asked.name.as_deref().map(limits::name).transpose()?;
    let given = asked.secret.as_deref().map(seat::hash);
    let fresh = seat::secret()?;
    let fresh_hash = seat::hash(&fresh);
    let wanted = asked.seat;
    let (seat, row, new) = app
        .hub()
        .visit(&id, move |room| {
            if let Some(hash) = given {
                let found = room.seats.iter().position(|row| row.secret.as_ref() == Some(&hash));
                let found = found.ok_or(Fault::UnknownLink)?;
                return Ok((Seat(found as u8), room.seats[found].clone(), false));
            }
            let Some(wanted) = wanted else {
                return Err(Fault::Malformed("`secret` or `seat` must be given".into()));
            };
            let seat = super::known(room, wanted)?;
            let row = &room.seats[seat.index()];
            if row.taken || row.secret.is_none() {
                return Err(Fault::Taken(seat));
            }
            if !room.facts.open {
                return Err(Fault::NotOpen);
            }
            Ok((seat, SeatRow { secret: Some(fresh_hash), ..row.clone() }, true))
        })
        .await??;
    let row = SeatRow { name: name.or(row.name), taken: true, ..row };
    app.hub().sit(&id, seat, row).await?;
    if new {
        // Whoever had it before has it no longer.
        app.revoke(&id, seat, None).await?;
    }
    // A browser keeps its session for all tables; a program without one just ignores the cookie.
    let (session, cookie) = match &caller.session {
        Some(known) => (known.clone(), None),
        None => {
            let session = seat::secret()?;
            let secure = app.settings().public_url.as_deref().is_some_and(|url| url.starts_with("https:"));
            (seat::hash(&session), Some(seat::cookie(&session, secure)))
        }
    };
    app.grant(&session, &id, seat).await?;
    let yours = app.granted(Some(&session), &id).await?;
    let mut told = json!({"seat": seat, "yours": yours.iter().collect::<Vec<_>>()});
    if new {
        told["secret"] = json!(fresh);
    }
    let mut response = Json(told).into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leaving {
    seat: Option<u8>,
}

/// Gets up. On an open table the seat is free for anybody then, so nobody keeps it; on others the seat's link keeps
/// working, for whoever has it.
pub async fn leave(
    State(app): State<App>,
    Named(id): Named<String>,
    caller: Caller,
    Asked(asked): Asked<Leaving>,
) -> Result<Json<Value>, Fault> {
    let granted = app.granted(caller.session.as_deref(), &id).await?;
    let who = caller.clone();
    let (seat, row, open) = app
        .hub()
        .visit(&id, move |room| {
            let seat = super::own_seat(room, &who, granted, asked.seat)?;
            Ok::<_, Fault>((seat, room.seats[seat.index()].clone(), room.facts.open))
        })
        .await??;
    match (open, &caller.session) {
        (true, _) => app.revoke(&id, seat, None).await?,
        (false, Some(session)) => app.revoke(&id, seat, Some(session)).await?,
        (false, None) => {}
    }
    let name = if open { None } else { row.name };
    app.hub().sit(&id, seat, SeatRow { name, taken: false, ..row }).await?;
    let yours = app.granted(caller.session.as_deref(), &id).await?;
    Ok(Json(json!({ "seat": seat, "yours": yours.iter().collect::<Vec<_>>() })))
}
