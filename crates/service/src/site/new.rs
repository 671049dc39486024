//! Setting up a table.

use super::fields::Fields;
use super::seating::{self, TableToMake};
use super::{Guest, html};
use crate::api::body::{PathParams, QueryParams};
use crate::app::App;
use crate::error::Fault;
use crate::limits::MOST_PACK;
use crate::seat::Caller;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use solarium_core::{Language, Message, Seed};
use solarium_page::draft::{self, Draft};
use solarium_page::new::{self, SeatLink, Telling};
use solarium_table::{Refusal, Title};

#[derive(Deserialize)]
pub(super) struct Start {
    preset: Option<String>,
    /// A pack that was put at hand.
    pack: Option<String>,
}

pub(super) async fn get(
    State(app): State<App>,
    PathParams(game): PathParams<String>,
    QueryParams(start): QueryParams<Start>,
    _: Caller,
    Guest(frame): Guest,
) -> Result<Response, Fault> {
    let library = app.library();
    let title = library.title(&game)?;
    let pack = start.pack.filter(|pack| title.packs().contains(pack));
    let draft = Draft { pack, ..Draft::of_preset(&title.info(), start.preset.as_deref()) };
    Ok(html(new::page(&frame, title, &draft, &Telling::default())))
}

/// What a form says, with what must change along with the field that was changed last.
fn drafted(title: &dyn Title, fields: &Fields) -> Draft {
    let changed = fields.get("changed");
    // Choosing a value drops the list typed beside it; typing a list changes the same option.
    let dropped = changed.and_then(|field| field.strip_prefix("option.")).map(|name| format!("list.{name}"));
    let changed = changed.map(|field| field.replacen("list.", "option.", 1));
    let stays = |(name, _): &&(String, String)| Some(name) != dropped.as_ref();
    let read: Vec<_> = fields.0.iter().filter(stays).cloned().collect();
    let draft = Draft::read(&title.info(), &read);
    match (fields.get("seats").and_then(|count| count.parse().ok()), changed) {
        (Some(count), _) => draft::reseated(title, &draft, count),
        (None, Some(changed)) => draft::mended(title, &draft, &changed).unwrap_or(draft),
        (None, None) => draft,
    }
}

/// The inside of the form alone.
pub(super) async fn form(
    State(app): State<App>,
    PathParams(game): PathParams<String>,
    _: Caller,
    Guest(frame): Guest,
    fields: Fields,
) -> Result<Response, Fault> {
    let library = app.library();
    let title = library.title(&game)?;
    let draft = drafted(title, &fields);
    let telling =
        Telling { pack_text: fields.get("pack-text").unwrap_or_default().to_string(), ..Telling::default() };
    Ok(Html(new::form(frame.words, title, &draft, &telling).into_string()).into_response())
}

pub(super) async fn post(
    State(app): State<App>,
    PathParams(game): PathParams<String>,
    caller: Caller,
    Guest(frame): Guest,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Fault> {
    let draft = drafted(app.library().title(&game)?, &fields);
    let again = |draft: &Draft, telling: &Telling| -> Result<Response, Fault> {
        let library = app.library();
        Ok(html(new::page(&frame, library.title(&game)?, draft, telling)))
    };
    let refused = |fault: Fault, pack_text: &str| -> Result<Response, Fault> {
        let message = frame.words.say(&fault.message());
        let wrong = message.lines().map(str::to_string).collect();
        let telling = Telling { wrong, pack_text: pack_text.to_string(), packed: None };
        let mut response = again(&draft, &telling)?;
        *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
        Ok(response)
    };
    match fields.get("do") {
        Some("make") if !fields.has("seats") => {}
        Some("pack") => {
            let text = fields.get("pack-text").unwrap_or_default().replace("\r\n", "\n");
            return match put_pack(&app, &caller, &game, text.clone()).await {
                Ok(id) => {
                    let draft = Draft { pack: Some(id.clone()), ..draft.clone() };
                    again(&draft, &Telling { packed: Some(id), ..Telling::default() })
                }
                Err(fault) => refused(fault, &text),
            };
        }
        _ => return again(&draft, &Telling::default()),
    }
    let seed = match seed(&draft) {
        Ok(seed) => seed,
        // The form explains what a seed is.
        Err(_) if !draft.open => {
            let mut response = again(&draft, &Telling::default())?;
            *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            return Ok(response);
        }
        Err(fault) => return refused(fault, ""),
    };
    let wanted = TableToMake {
        game: game.clone(),
        setup: draft.setup(),
        seed,
        open: draft.open,
        names: draft.names(),
        here: draft.here(),
        without_hints: draft.without_hints,
    };
    let made = match seating::make(&app, &caller, wanted).await {
        Ok(made) => made,
        Err(fault @ (Fault::Refused(_) | Fault::BadText(_))) => return refused(fault, ""),
        Err(fault) => return Err(fault),
    };
    if made.links.is_empty() {
        let to = format!("/t/{}", made.id);
        return Ok(made.go(&to));
    }
    let base = base(&app, &headers);
    let names = draft.names();
    let links: Vec<SeatLink> = made
        .links
        .iter()
        .map(|(seat, secret)| SeatLink {
            seat: *seat,
            name: names.get(seat.index()).cloned().flatten(),
            url: format!("{base}/t/{}#{secret}", made.id),
        })
        .collect();
    let mut response = html(new::made(&frame, &game, &made.id, &links, &format!("{base}/t/{}", made.id)));
    made.keep(&mut response);
    Ok(response)
}

fn seed(draft: &Draft) -> Result<Option<Seed>, Fault> {
    if draft.open && !draft.seed.is_empty() {
        return Err(Refusal::new("seed/open-table", Message::new("seed-open-table")).into());
    }
    Ok(draft.chosen_seed().map_err(Refusal::from)?)
}

async fn put_pack(app: &App, caller: &Caller, game: &str, text: String) -> Result<String, Fault> {
    app.limits().pack(caller.address)?;
    if text.len() > MOST_PACK {
        return Err(Fault::TooLarge { most: MOST_PACK });
    }
    let (game, at) = (game.to_string(), app.clock());
    Ok(app.block(move |shared| shared.put_pack(&game, text, at)).await?.0)
}

/// Where people find this server: as configured, or as this browser found it.
fn base(app: &App, headers: &HeaderMap) -> String {
    if let Some(url) = &app.settings().public_url {
        return url.trim_end_matches('/').to_string();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    format!("http://{host}")
}
