//! Making a table from a page: its maker sits down at once, on every seat for a person at this device.

use crate::api::tables::{Planned, plan, store};
use crate::app::App;
use crate::error::Fault;
use crate::limits;
use crate::seat::{self, Caller};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::Value;
use solarium_core::{Seat, SeatSet, Seed};

/// A table to make.
#[derive(Clone, Debug)]
pub(super) struct TableToMake {
    pub game: String,
    pub setup: Value,
    /// A number or hexadecimal digits; drawn if there is none.
    pub seed: Option<Seed>,
    pub open: bool,
    pub names: Vec<Option<String>>,
    /// The seats that the client takes itself.
    pub here: SeatSet,
    /// Are hints switched off?
    pub without_hints: bool,
}

/// A table that was made.
#[derive(Clone, Debug)]
pub(super) struct Made {
    pub id: String,
    /// Secrets of the seats that other people are to take.
    pub links: Vec<(Seat, String)>,
    /// The session, if it is new.
    cookie: Option<HeaderValue>,
}

impl Made {
    /// Off to somewhere, with the session.
    pub(super) fn go(self, to: &str) -> Response {
        let mut response = Redirect::to(to).into_response();
        self.keep(&mut response);
        response
    }

    /// Puts the session into an answer.
    pub(super) fn keep(&self, response: &mut Response) {
        if let Some(cookie) = &self.cookie {
            response.headers_mut().append(header::SET_COOKIE, cookie.clone());
        }
    }
}

/// Makes a table and sits down.
pub(super) async fn make(app: &App, caller: &Caller, wanted: TableToMake) -> Result<Made, Fault> {
    app.limits().table(caller.address)?;
    let library = app.library();
    let title = library.title(&wanted.game)?;
    let names = wanted.names.iter().map(|name| name.as_deref().map(limits::name).transpose());
    let names = names.collect::<Result<Vec<_>, _>>()?;
    let seed_chosen = wanted.seed.is_some();
    let seed = match wanted.seed {
        Some(seed) => seed,
        None => seat::random_seed(app.host())?,
    };
    let (session, cookie) = seat::session(app, caller)?;
    let planned = Planned {
        rules_version: title.info().rules_version,
        open: wanted.open,
        start: None,
        names,
        seed_chosen,
        maker: Some(session.clone()),
        without_hints: wanted.without_hints,
    };
    let (mut table, reply) = plan(app.host(), &*title.start(&wanted.setup, seed)?, planned)?;
    let id = table.id.clone();
    let mut links = Vec::new();
    for (seat, line) in (0u8..).map(Seat).zip(&reply.seats) {
        let row = &mut table.seats[seat.index()];
        if row.secret.is_some() && wanted.here.contains(seat) {
            row.taken = true;
        } else if let Some(secret) = &line.secret {
            links.push((seat, secret.clone()));
        }
    }
    let _ = store(app, table, reply).await?;
    for seat in wanted.here.iter() {
        app.grant(&session, &id, seat).await?;
    }
    Ok(Made { id, links, cookie })
}
