//! Making tables, finding them, sitting down.

use super::body::{JsonBody, PathParams};
use crate::app::App;
use crate::error::Fault;
use crate::host::Host;
use crate::limits;
use crate::plain_text;
use crate::room::Room;
use crate::seat::{self, Caller, SeatChange};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use solarium_core::{Message, Seat, SeatKind, SeatSet, Seed};
use solarium_store::{NewTable, SeatRow, SeatSession, TableSummary};
use solarium_table::{Refusal, Session};
use tokio::sync::oneshot;

/// Tables in one list.
const MOST_LISTED: usize = 100;

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableToCreate {
    /// Id of the game.
    game: String,
    /// Every set-up option, `seats` among them.
    setup: Value,
    /// A number or hexadecimal digits; not for open tables.
    #[schemars(extend("type" = ["integer", "string", "null"]))]
    seed: Option<Value>,
    /// Is it listed, so that any client may take a free seat?
    #[serde(default)]
    open: bool,
    /// Names by seat.
    #[serde(default)]
    names: Vec<Option<String>>,
    /// Are hints switched off for every seat?
    #[serde(default)]
    without_hints: bool,
}

/// What the maker of a table gets, once.
#[derive(Serialize, JsonSchema)]
pub(crate) struct CreatedTable {
    commitment: String,
    id: String,
    /// The secret of the maker; a page has its session instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    maker: Option<String>,
    pub seats: Vec<CreatedSeat>,
    version: u64,
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct CreatedSeat {
    kind: String,
    seat: u8,
    /// The link of a seat for a person, unless the table is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

pub(crate) async fn create(
    State(app): State<App>,
    caller: Caller,
    JsonBody(body): JsonBody<TableToCreate>,
) -> Result<Json<CreatedTable>, Fault> {
    app.limits().table(caller.address)?;
    let library = app.library();
    let title = library.title(&body.game)?;
    let seed = match &body.seed {
        None => seat::random_seed(app.host())?,
        // A person who chooses the seed knows everything that will be drawn.
        Some(_) if body.open => {
            return Err(Refusal::new("seed/open-table", Message::new("seed-open-table")).into());
        }
        Some(Value::Number(number)) if number.is_u64() => {
            Seed::from_number(number.as_u64().unwrap_or_default())
        }
        Some(Value::String(text)) => match text.parse() {
            Ok(number) => Seed::from_number(number),
            Err(_) => Seed::from_hex(text).map_err(Refusal::from)?,
        },
        Some(_) => return Err(Fault::Malformed(Message::new("request-seed"))),
    };
    let names = body.names.iter().map(|name| name.as_deref().map(limits::name).transpose());
    let names = names.collect::<Result<Vec<_>, _>>()?;
    let planned = Planned {
        rules_version: title.info().rules_version,
        open: body.open,
        start: None,
        names,
        seed_chosen: body.seed.is_some(),
        maker: None,
        without_hints: body.without_hints,
    };
    let (table, reply) = plan(app.host(), &*title.start(&body.setup, seed)?, planned)?;
    store(&app, table, reply).await
}

/// What a new table is beside its match.
pub(crate) struct Planned {
    pub rules_version: u32,
    pub open: bool,
    pub start: Option<String>,
    pub names: Vec<Option<String>>,
    /// Did a person choose the seed?
    pub seed_chosen: bool,
    /// Hash of the maker's session; without one a secret is returned to the maker.
    pub maker: Option<String>,
    /// Are hints switched off?
    pub without_hints: bool,
}

/// Refuses two seats of the same name.
fn check_names(names: &[Option<String>]) -> Result<(), Fault> {
    for (at, name) in names.iter().enumerate() {
        let Some(name) = name else { continue };
        let before = names[..at]
            .iter()
            .position(|other| other.as_deref().is_some_and(|other| plain_text::are_alike(other, name)));
        if let Some(seat) = before {
            return Err(Fault::NameTaken { name: name.clone(), seat: Seat(seat as u8) });
        }
    }
    Ok(())
}

/// A new table that begins with this match, and the answer to its maker: its id and, once, the links of its seats and the
/// secret of its maker. An open table has no links: its maker takes a free seat like any other client.
pub(crate) fn plan(
    host: &dyn Host,
    session: &dyn Session,
    planned: Planned,
) -> Result<(NewTable, CreatedTable), Fault> {
    check_names(&planned.names)?;
    let id = seat::table_id(host)?;
    let salt = seat::salt(host)?;
    let commitment = session.seed().commitment_with(Some(&salt));
    let (mut rows, mut seats) = (Vec::new(), Vec::new());
    for seat in Seat::all(session.seats()) {
        let kind = session.kind(seat);
        let name = planned.names.get(seat.index()).cloned().flatten();
        let mut line = CreatedSeat { kind: kind.text(), seat: seat.0, secret: None };
        let mut row = SeatRow { secret: None, name, taken: false };
        if kind == SeatKind::Human {
            let secret = seat::secret(host)?;
            row.secret = Some(seat::hash(&secret));
            line.secret = Some(secret).filter(|_| !planned.open);
        }
        rows.push(row);
        seats.push(line);
    }
    let secret = planned.maker.is_none().then(|| seat::secret(host)).transpose()?;
    let maker = planned.maker.or(secret.as_deref().map(seat::hash));
    let reply =
        CreatedTable { commitment: commitment.clone(), id: id.clone(), maker: secret, seats, version: 0 };
    let table = NewTable {
        id,
        game: session.game().to_string(),
        rules_version: planned.rules_version,
        setup: session.setup().to_string(),
        start: planned.start,
        seed: session.seed().to_hex(),
        commitment,
        salt: salt.to_hex(),
        seed_chosen: planned.seed_chosen,
        maker,
        without_hints: planned.without_hints,
        read_only: false,
        at: host.unix_millis(),
        open: planned.open,
        seats: rows,
    };
    Ok((table, reply))
}

/// Stores a new table and answers as planned.
pub(crate) async fn store(
    app: &App,
    table: NewTable,
    reply: CreatedTable,
) -> Result<Json<CreatedTable>, Fault> {
    tracing::info!(table = %table.id, game = %table.game, "a new table");
    app.block(move |shared| Ok(shared.store.create(table)?)).await?;
    Ok(Json(reply))
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct TableList {
    tables: Vec<ListedTable>,
}

#[derive(Serialize, JsonSchema)]
struct ListedTable {
    /// When it was made, in milliseconds since 1970.
    at: i64,
    game: String,
    id: String,
    over: bool,
    seats: Vec<ListedSeat>,
    version: u64,
    /// The seats of this session, in its own list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    yours: Vec<u8>,
}

#[derive(Serialize, JsonSchema)]
struct ListedSeat {
    name: Option<String>,
    /// Is it a seat for a person?
    person: bool,
    seat: u8,
    taken: bool,
}

fn listed(TableSummary { id, game, at, version, over, seats }: TableSummary) -> ListedTable {
    let row = |(seat, row): (u8, SeatRow)| ListedSeat {
        name: row.name,
        person: row.secret.is_some(),
        seat,
        taken: row.taken,
    };
    let seats = (0..).zip(seats).map(row).collect();
    ListedTable { at, game, id, over, seats, version, yours: Vec::new() }
}

pub(crate) async fn open(State(app): State<App>, _: Caller) -> Result<Json<TableList>, Fault> {
    let tables = app.block(|shared| Ok(shared.store.open_tables(MOST_LISTED)?)).await?;
    Ok(Json(TableList { tables: tables.into_iter().map(listed).collect() }))
}

pub(crate) async fn mine(State(app): State<App>, caller: Caller) -> Result<Json<TableList>, Fault> {
    let grants = app.grants(caller.session.as_deref()).await?;
    let tables = app
        .block(move |shared| {
            let mut tables: Vec<ListedTable> = Vec::new();
            for grant in grants.iter().take(MOST_LISTED * 5) {
                let place = match tables.iter().position(|table| table.id == grant.id) {
                    Some(place) => place,
                    None if tables.len() == MOST_LISTED => continue,
                    None => {
                        tables.push(listed(shared.store.table_summary(&grant.id)?));
                        tables.len() - 1
                    }
                };
                tables[place].yours.push(grant.seat);
            }
            Ok(tables)
        })
        .await?;
    Ok(Json(TableList { tables }))
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Joining {
    /// The link of the seat.
    secret: Option<String>,
    /// A free seat of an open table.
    seat: Option<u8>,
    /// At most 40 letters.
    name: Option<String>,
}

/// The seat that was taken or left.
#[derive(Serialize, JsonSchema)]
pub(crate) struct SeatOfCaller {
    seat: u8,
    /// Who sat down: a key of its own. Who got up: a fresh link to hand on.
    #[serde(skip_serializing_if = "Option::is_none")]
    secret: Option<String>,
    /// All seats of the caller at the table.
    yours: Vec<u8>,
}

impl SeatOfCaller {
    fn new(seat: Seat, secret: Option<String>, yours: SeatSet) -> SeatOfCaller {
        SeatOfCaller { seat: seat.0, secret, yours: yours.iter().map(|seat| seat.0).collect() }
    }
}

/// A seat that the caller took, or had already.
struct Seated {
    seat: Seat,
    /// All seats of the caller at the table.
    yours: SeatSet,
    /// The caller's own key, and the cookie of its session if that is new; none if it had the seat already.
    new: Option<(String, Option<HeaderValue>)>,
}

/// Sits down: by the link of a seat, which is used up then, or on a free seat of an open table. What is returned as
/// `secret` is a key of the caller's own, for programs; a browser has its session.
pub(crate) async fn join(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    JsonBody(body): JsonBody<Joining>,
) -> Result<Response, Fault> {
    let name = body.name.as_deref().map(limits::name).transpose()?;
    let link = body.secret.as_deref().map(seat::hash);
    let seated = match sit_down(&app, &id, &caller, link.clone(), body.seat, name.clone()).await {
        // It may have been used up in the meantime: then its seat is known now.
        Err(Fault::UnknownLink) => sit_down(&app, &id, &caller, link, body.seat, name).await,
        seated => seated,
    }?;
    let (key, cookie) = seated.new.unzip();
    let mut response = Json(SeatOfCaller::new(seated.seat, key, seated.yours)).into_response();
    // A browser keeps its session for all tables; a program without one just ignores the cookie.
    if let Some(cookie) = cookie.flatten() {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

async fn sit_down(
    app: &App,
    id: &str,
    caller: &Caller,
    link: Option<String>,
    wanted: Option<u8>,
    name: Option<String>,
) -> Result<Seated, Fault> {
    let used = link.as_deref().map(seat::used_link);
    let used_for = app.seats_of(used.as_deref(), id).await?;
    let granted = app.granted(caller, id).await?;
    let (session, cookie) = seat::session(app, caller)?;
    let key = seat::secret(app.host())?;
    let (no_link, mut holders) = (seat::no_link(app.host())?, vec![session.clone(), seat::hash(&key)]);
    holders.extend(used);
    let (before, own) = (sessions(app, id).await?, seat::unseated(&session));
    let plan = move |room: &Room| {
        let seat = match link {
            Some(link) => match room.seats.iter().position(|row| row.secret.as_ref() == Some(&link)) {
                Some(found) => Seat(found as u8),
                None => {
                    let seat = used_for.iter().next().ok_or(Fault::UnknownLink)?;
                    if !granted.contains(seat) {
                        return Err(Fault::LinkUsed);
                    }
                    let row = &room.seats[seat.index()];
                    let change = name.map(|name| SeatChange::rename(seat, row, Some(name)));
                    return Ok((change, (seat, false)));
                }
            },
            None => free_seat(room, wanted)?,
        };
        let row = &room.seats[seat.index()];
        // Who had the seat while it counts as free has it no longer; of a seat that is taken this is one more device.
        let revokes = !row.taken;
        holders
            .extend(seat::all_unseated(&before, seat).into_iter().filter(|former| revokes && *former != own));
        let row = SeatRow { secret: Some(no_link), name: name.or(row.name.clone()), taken: true };
        Ok((Some(SeatChange { seat, row, revokes, holders }), (seat, true)))
    };
    let (seat, is_new) = app.hub().change_seat(id, plan).await?;
    if !is_new {
        return Ok(Seated { seat, yours: granted, new: None });
    }
    let yours = app.seats_of(Some(&session), id).await?;
    Ok(Seated { seat, yours, new: Some((key, cookie)) })
}

/// The free seat of an open table that the caller asked for.
fn free_seat(room: &Room, wanted: Option<u8>) -> Result<Seat, Fault> {
    let Some(wanted) = wanted else {
        return Err(Fault::Malformed(Message::new("request-secret-or-seat")));
    };
    let seat = super::known(room, wanted)?;
    let row = &room.seats[seat.index()];
    if row.taken || row.secret.is_none() {
        return Err(Fault::Taken(seat));
    }
    if room.facts.open { Ok(seat) } else { Err(Fault::NotOpen) }
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfSeat {
    /// Left out: your own.
    pub seat: Option<u8>,
}

/// Gets up: no session and no secret holds the seat any longer. At an open table it is free for any client then; elsewhere
/// a fresh link of it is returned to the caller, to hand on.
pub(crate) async fn leave(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    JsonBody(body): JsonBody<OfSeat>,
) -> Result<Json<SeatOfCaller>, Fault> {
    let granted = app.granted(&caller, &id).await?;
    let who = caller.clone();
    let link = seat::secret(app.host())?;
    let hash = seat::hash(&link);
    let plan = move |room: &Room| {
        let seat = super::own_seat(room, &who, granted, body.seat)?;
        let open = room.facts.open;
        let name = room.seats[seat.index()].name.clone().filter(|_| !open);
        let row = SeatRow { secret: Some(hash), name, taken: false };
        Ok((Some(SeatChange { seat, row, revokes: true, holders: Vec::new() }), (seat, open)))
    };
    let (seat, open) = app.hub().change_seat(&id, plan).await?;
    let yours = app.granted(&caller, &id).await?;
    Ok(Json(SeatOfCaller::new(seat, (!open).then_some(link), yours)))
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct FreshLink {
    seat: u8,
    secret: String,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Renewal {
    /// Left out: your own.
    seat: Option<u8>,
    /// Is the seat taken from those who hold it? Only the maker of the table may say so.
    #[serde(default)]
    unseat: bool,
}

/// A fresh link of a seat; those before it fit no more. The holder of a seat may have one for another device, the maker
/// of the table one for any other seat of a person.
pub(crate) async fn renew(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    JsonBody(body): JsonBody<Renewal>,
) -> Result<Json<FreshLink>, Fault> {
    let granted = app.granted(&caller, &id).await?;
    let noted = match body.seat.filter(|_| body.unseat) {
        Some(seat) => note_new_link(&app, &id, &caller, granted, seat).await?,
        None => false,
    };
    let before = sessions(&app, &id).await?;
    let link = seat::secret(app.host())?;
    let secret = Some(seat::hash(&link));
    let plan = move |room: &Room| {
        let holds = caller.holds(&room.seats, granted);
        let seat = match body.seat {
            Some(seat) => super::known(room, seat)?,
            None => holds.iter().next().ok_or(Fault::UnknownLink)?,
        };
        let row = &room.seats[seat.index()];
        let (name, mut holders) = (row.name.clone(), Vec::new());
        if holds.contains(seat) {
            // A program that plays by the link itself keeps the seat by it, as if it had sat down.
            if let Some(bearer) = caller.bearer.filter(|bearer| row.secret.as_ref() == Some(bearer)) {
                holders = vec![seat::used_link(&bearer), bearer];
            }
            let row = SeatRow { secret, name, taken: true };
            return Ok((Some(SeatChange { seat, row, revokes: false, holders }), seat));
        }
        if !caller.made(room.facts.maker.as_deref()) {
            return Err(Fault::NotYours(seat));
        }
        if row.secret.is_none() || (row.taken && !noted) {
            return Err(Fault::Taken(seat));
        }
        let holders = if noted { seat::unseat_all(&before, seat) } else { seat::all_unseated(&before, seat) };
        let row = SeatRow { secret, name: name.filter(|_| !(noted && room.facts.open)), taken: false };
        Ok((Some(SeatChange { seat, row, revokes: true, holders }), seat))
    };
    let seat = app.hub().change_seat(&id, plan).await?;
    Ok(Json(FreshLink { seat: seat.0, secret: link }))
}

/// Notes in the journal that the maker takes a seat from those who hold it, before that is done: a seat never changes
/// hands in silence. Returns whether they may lose it; before the match begins there is no journal, and nothing to lose.
async fn note_new_link(
    app: &App,
    id: &str,
    caller: &Caller,
    granted: SeatSet,
    seat: u8,
) -> Result<bool, Fault> {
    let (caller, (sender, noted)) = (caller.clone(), oneshot::channel());
    let command = move |room: &mut Room| {
        let seat = super::known(room, seat)?;
        let others = room.seats[seat.index()].taken && !caller.holds(&room.seats, granted).contains(seat);
        let may = others && caller.made(room.facts.maker.as_deref());
        let _ = sender.send(may);
        if !may || !room.waiting().is_empty() {
            return Ok(Vec::new());
        }
        room.may_change()?;
        Ok(vec![room.table.note_new_link(seat)?])
    };
    app.hub().change(id, None, Box::new(command)).await?;
    noted.await.map_err(|_| Fault::Interrupted)
}

/// All who are kept as holders of the table's seats.
async fn sessions(app: &App, id: &str) -> Result<Vec<SeatSession>, Fault> {
    let table = id.to_string();
    app.block(move |shared| Ok(shared.store.sessions(&table)?)).await
}
