//! The routes. Each is one line of [`routes`] and one function; the OpenAPI document is made from these.

mod again;
pub(crate) mod body;
mod correct;
mod forget;
mod games;
mod packs;
pub(crate) mod past;
mod play;
mod review;
pub(crate) mod tables;

use crate::app::App;
use crate::error::Fault;
use crate::openapi::{self, Route};
use crate::room::Room;
use crate::seat::Caller;
use crate::site;
use crate::table_view::TableView;
pub(crate) use correct::{TypedCard, TypedPack, do_keep_typed, do_type_card};
#[cfg(test)]
pub(crate) use forget::do_forget;
pub(crate) use play::{do_act, do_say, do_undo};

use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get};
use axum::{Json, Router};
use serde_json::Value;
use solarium_core::{Message, Seat, SeatSet, Viewer};
use solarium_store::SeatRow;
use solarium_table::Refusal;
use tower::ServiceBuilder;

/// Scripts and styles only from ourselves, and nothing inline.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
                      frame-ancestors 'none'; form-action 'self'";

/// The hottest route: it bypasses the middleware of the others and sets the common headers itself.
const ACT: &str = "/api/tables/{id}/act";

/// Every route, in the order of the documentation. What answers at the address of the socket is the host's.
#[rustfmt::skip]
fn routes(socket: MethodRouter<App>) -> Vec<Route> {
    vec![
        Route::get("/api", "This document", document),
        Route::get("/api/games", "The games with their options, presets, read-outs and bots", games::games),
        Route::get("/api/rules/{game}", "The rules of a game in our words", games::rules),
        Route::get("/api/packs", "The packs of printed values at hand", packs::list),
        Route::post("/api/packs", "Put a pack of your own at hand for new tables; the answer names every problem with its line", packs::put)
            .reads::<packs::PackToPut>(),
        Route::post("/api/setup", "Try a set-up without making a table: complete, or all reasons against it", packs::setup),
        Route::get("/api/tables", "Open tables, the newest first", tables::open),
        Route::post("/api/tables", "Make a table; its maker's secret and, unless it is open, the links of its seats are in this answer only", tables::create),
        Route::get("/api/my/tables", "The tables and seats of this session", tables::mine),
        Route::post("/api/tables/{id}/join", "Sit down, by a seat's link (which is used up) or on a free seat of an open table", tables::join)
            .answers::<tables::SeatOfCaller>(),
        Route::post("/api/tables/{id}/leave", "Leave a seat. At an open table it is free then, elsewhere `secret` is a fresh link of it", tables::leave),
        Route::post("/api/tables/{id}/renew", "A fresh link: for your own seat, to sit on it from another device, or for another seat of a table you made", tables::renew),
        Route::post("/api/tables/{id}/rematch", "Once the game is over: a new table with the same people and set-up, the same one for all who ask", again::rematch),
        Route::get("/api/tables/{id}", "What you see of a table", play::table).answers::<TableView<'static>>(),
        Route::get("/api/tables/{id}/legal", "Your legal actions", play::legal),
        Route::post(ACT, "Act; 409 with the fresh look if the table has moved on, 422 with the rule if illegal", play::act)
            .reads::<play::Act>()
            .answers::<play::AtVersion>(),
        Route::post("/api/tables/{id}/undo", "Take your last action back, up to where another seat learned something", play::undo),
        Route::post("/api/tables/{id}/reset-turn", "Take everything back that undo allows", play::reset_turn),
        Route::get("/api/tables/{id}/audit", "With the box: what lies on the real table, as far as it can be put right", correct::audit),
        Route::post("/api/tables/{id}/correct", "With the box: put the position right; refused with every reason if it is impossible", correct::correct)
            .reads::<correct::Correction>(),
        Route::post("/api/tables/{id}/typed-card", "With the box: enter a card that the pack does not have, by what is printed on it", correct::type_card)
            .reads::<correct::TypedCard>(),
        Route::post("/api/tables/{id}/typed-pack", "With the box: keep the cards that were typed at this table as a pack for new tables", correct::keep_typed)
            .reads::<correct::TypedPack>(),
        Route::post("/api/tables/{id}/take-back", "Ask the others to let you take an action back", play::take_back),
        Route::post("/api/tables/{id}/take-back/answer", "Agree to a take-back or not", play::answer),
        Route::post("/api/tables/{id}/bot", "Hand your seat to a bot, or back to yourself", play::bot),
        Route::post("/api/tables/{id}/reply", "Say when your usual answer is given without asking you in another's turn", play::reply),
        Route::get("/api/tables/{id}/chat", "What was said", play::said),
        Route::post("/api/tables/{id}/chat", "Say something", play::chat),
        Route::post("/api/tables/{id}/forget", "Delete the name of your seat and everything it has said; its moves stay, and it stays yours", forget::forget),
        Route::get("/api/tables/{id}/log", "What happened, as far as you may know it", past::log),
        Route::get("/api/tables/{id}/at/{step}", "The position after a number of steps, as you saw it", past::at),
        Route::get("/api/tables/{id}/explain/{step}", "Why an automa took a step (from 0)", past::explain),
        Route::get("/api/tables/{id}/record", "The record as text; refused while it holds what you may not know", past::record)
            .answers_text("text/plain"),
        Route::post("/api/records", "Upload a record: a table to look at. `replay` takes one of other rules as far as it fits", past::upload)
            .reads::<past::Upload>(),
        Route::post("/api/tables/{id}/fork", "A what-if table from a step; what you do not know is drawn again", past::fork),
        Route::get("/api/tables/{id}/fairness", "Commitment to the seed; the seed once the game is over", past::fairness),
        Route::get("/api/tables/{id}/verify", "Once the game is over: every step and draw computed again from the seed", again::verify),
        Route::get("/api/tables/{id}/review", "Once the game is over: how far its review is, and the review once it is done", review::get),
        Route::post("/api/tables/{id}/review", "Have a game that is over reviewed, in the background; the same review for all who ask", review::start),
        Route::get("/api/tables/{id}/query/{name}", "A read-out of the game", play::query),
        Route::get("/api/tables/{id}/svg", "The board as a picture", play::svg).answers_text("image/svg+xml"),
        Route::new("/api/tables/{id}/socket", "WebSocket: say hello, then every change is sent", socket),
        Route::get("/healthz", "`ok` while the store takes what is written; `degraded` and why while nodes do not hear each other", health).answers_text("text/plain"),
        Route::get("/metrics", "Counters for Prometheus", metrics).answers_text("text/plain"),
    ]
}

/// Every route, but for what answers at the address of the socket.
fn routes_without_socket() -> Vec<Route> {
    routes(get(socket_only))
}

/// All routes, in two parts.
#[derive(Debug)]
pub struct Routers {
    /// The route for actions, without any layer: it is called most by far.
    pub act: Router,
    /// All other routes, around which a host may put more layers.
    pub others: Router,
}

impl Routers {
    /// All routes. `socket` answers at the address of the WebSocket; it must be called with a [`Caller`].
    pub fn new(app: &App, socket: MethodRouter<App>) -> Routers {
        let (mut router, mut bare) = (Router::new(), Router::new());
        for route in routes(socket) {
            if route.path == ACT {
                bare = bare.route(route.path, route.handler.fallback(play::only_act));
            } else {
                router = router.route(route.path, route.handler);
            }
        }
        let of_device = app.settings().back_end.is_device().then(site::device_routes);
        for (path, handler) in site::routes().into_iter().chain(of_device.into_iter().flatten()) {
            router = router.route(path, handler);
        }
        // One stack: each layer of its own would be one more box around every request.
        let counting = app.clone();
        let layers = ServiceBuilder::new()
            .map_response(move |response: Response<_>| with_common_headers(&counting, response))
            .layer(from_fn_with_state(app.clone(), site::in_words));
        let others = router
            .method_not_allowed_fallback(|| async { Fault::WrongMethod })
            .fallback(|| async { Fault::NoRoute })
            .layer(layers)
            .with_state(app.clone());
        Routers { act: bare.with_state(app.clone()), others }
    }

    /// Refuses every request because what would answer it has failed, in words.
    pub fn interrupted(app: &App) -> Router {
        Routers::refusing(app, || Fault::Interrupted)
    }

    /// Refuses every request because the server that would answer it cannot be reached, in words.
    pub fn unreachable(app: &App) -> Router {
        Routers::refusing(app, || Fault::Unreachable)
    }

    fn refusing(app: &App, fault: fn() -> Fault) -> Router {
        Router::new()
            .fallback(move || async move { fault() })
            .layer(from_fn_with_state(app.clone(), site::in_words))
            .with_state(app.clone())
    }

    /// All routes in one, for a host that has no WebSocket.
    pub fn without_socket(app: &App) -> Router {
        let Routers { act, others } = Routers::new(app, get(socket_only));
        others.merge(act)
    }
}

/// What answers at the address of the socket where nothing else does.
async fn socket_only(_: Caller) -> Fault {
    Fault::not_a_websocket()
}

/// Every address there is, once, with `{…}` for its variable parts.
pub fn addresses() -> Vec<&'static str> {
    let api = routes_without_socket().into_iter().map(|route| route.path);
    let mut all: Vec<_> = api.chain(site::routes().into_iter().map(|(path, _)| path)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// What every answer gets.
fn with_common_headers<B>(app: &App, mut response: Response<B>) -> Response<B> {
    app.metrics().answered(response.status().as_u16());
    let headers = response.headers_mut();
    headers.reserve(4);
    let mut put = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    put(header::CONTENT_SECURITY_POLICY, POLICY);
    put(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    put(header::REFERRER_POLICY, "no-referrer");
    put(header::CACHE_CONTROL, "no-store");
    response
}

async fn document() -> Json<Value> {
    Json(openapi::document(&routes_without_socket()))
}

/// Does the store take what is written? A failed append counts, and a write that is tried.
async fn healthy(app: &App) -> Result<(), Fault> {
    match app.metrics().last_failure(app.host().now()) {
        Some(error) => Err(error.into()),
        None => app.block(|shared| Ok(shared.store.health()?)).await,
    }
}

async fn health(State(app): State<App>, _: Caller) -> Result<Response, Fault> {
    healthy(&app).await?;
    let text = match app.shared().cluster.as_ref().and_then(|cluster| cluster.trouble()) {
        // Play goes on, so this is no failure: a proxy that takes such nodes away would take all of them.
        Some(trouble) => format!("degraded: {trouble}; nodes find each other's changes in the store\n"),
        None => "ok\n".to_string(),
    };
    Ok(text.into_response())
}

async fn metrics(State(app): State<App>, _: Caller) -> Response {
    let tables = app.block(|shared| Ok(shared.store.count()?)).await.ok();
    let healthy = healthy(&app).await.is_ok();
    let mut measures = app.shared().store.measures();
    measures.extend(app.shared().cluster.iter().flat_map(|cluster| cluster.measures()));
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics().text(tables, healthy, &measures))
        .into_response()
}

/// JSON text that was made elsewhere.
fn json_text(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

fn known(room: &Room, seat: u8) -> Result<Seat, Fault> {
    let seat = Seat(seat);
    if seat.index() < room.table.session().seats() {
        return Ok(seat);
    }
    Err(Refusal::new("match/no-such-seat", Message::new("match-no-such-seat").with("seat", seat.0)).into())
}

/// From where the caller looks: a seat it holds, or any seat once there is nothing to hide.
pub(crate) fn viewer(
    room: &Room,
    caller: &Caller,
    granted: SeatSet,
    seat: Option<u8>,
) -> Result<Viewer, Fault> {
    let holds = caller.holds(&room.seats, granted);
    match seat {
        None => Ok(holds.iter().next().map_or(Viewer::Spectator, Viewer::Seat)),
        Some(seat) => {
            let seat = known(room, seat)?;
            if holds.contains(seat) || room.is_open_book() {
                Ok(Viewer::Seat(seat))
            } else {
                Err(Fault::NotYours(seat))
            }
        }
    }
}

/// The seat the caller moves.
pub(crate) fn own_seat(
    room: &Room,
    caller: &Caller,
    granted: SeatSet,
    seat: Option<u8>,
) -> Result<Seat, Fault> {
    let holds = caller.holds(&room.seats, granted);
    match seat {
        Some(seat) => {
            let seat = known(room, seat)?;
            if holds.contains(seat) { Ok(seat) } else { Err(Fault::NotYours(seat)) }
        }
        None => holds.iter().next().ok_or(Fault::UnknownLink),
    }
}

/// Asks a table something about a seat the caller moves.
pub(crate) async fn at_own_seat<T: Send + 'static>(
    app: &App,
    id: &str,
    caller: Caller,
    seat: Option<u8>,
    ask: impl FnOnce(&Room, Result<Seat, Fault>) -> Result<T, Fault> + Send + 'static,
) -> Result<T, Fault> {
    let granted = app.granted(&caller, id).await?;
    app.hub().visit(id, move |room| ask(room, own_seat(room, &caller, granted, seat))).await?
}

/// The seat the caller moves, and who sits there.
pub(crate) async fn own_row(
    app: &App,
    id: &str,
    caller: Caller,
    seat: Option<u8>,
) -> Result<(Seat, SeatRow), Fault> {
    at_own_seat(app, id, caller, seat, |room, seat| {
        let seat = seat?;
        Ok((seat, room.seats[seat.index()].clone()))
    })
    .await
}
