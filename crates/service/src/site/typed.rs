//! The page on which a card is typed as it is printed.

use super::fields::Fields;
use super::{Guest, html};
use crate::api::body::{PathParams, QueryParams};
use crate::api::{TypedCard, TypedPack, do_keep_typed, do_type_card, own_seat};
use crate::app::App;
use crate::error::Fault;
use crate::page_feed::with_viewed;
use crate::room::Room;
use crate::seat::Caller;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::{Map, Value};
use solarium_core::{Language, Seat, TypedField, TypedForm, Viewer};
use solarium_page::typed::{self, Keeping, Typing, Understood};
use solarium_page::viewed::ViewedTable;
use solarium_table::{Narration, OWN_PACK, Refusal, Session, Title};
use std::collections::BTreeMap;

/// What is typed on the page: the card that is drawn now, or (`form=earlier`) one that came earlier, or nothing
/// (`form=keep`). `None` where that cannot be typed.
fn wanted_form(session: &dyn Session, seat: Seat, form: Option<&str>) -> Option<TypedForm> {
    let mut forms = session.typed_forms(seat).into_iter();
    forms.find(|known| match form {
        None => known.drawn,
        Some("earlier") => !known.drawn,
        Some(_) => false,
    })
}

/// The card as the fields of a form have it.
fn card(fields: &[TypedField], given: &[String]) -> Value {
    let values = fields.iter().zip(given).map(|(field, given)| (field.name.to_string(), field.value(given)));
    Value::Object(values.collect::<Map<_, _>>())
}

/// What the table would be with the card, seen from the seat.
fn understood(
    room: &Room,
    seat: Seat,
    card: &Value,
    viewed: &ViewedTable<'_>,
) -> Result<Understood, Refusal> {
    let mut ahead = room.table.session().fork();
    let report = ahead.type_card(seat, card, Narration::Full)?;
    let scene = ahead.seen_by(seat)?.scene(&viewed.stage());
    // The first line says that a card was typed, the next ones which, and what it changes.
    let lines = report.events.iter().skip(1).map(|event| viewed.words.say(&event.message)).collect();
    Ok(Understood { scene, lines })
}

/// What a pack with the typed cards is called, unless its owner says otherwise: as the pack of the table, without its
/// number.
fn pack_name(title: &dyn Title, setup: &Value) -> String {
    // A record may name the identity of the pack behind its name.
    let pack = setup["pack"].as_str().and_then(|pack| pack.split('#').next()).unwrap_or_default();
    if pack.is_empty() || title.packs().first().is_some_and(|built_in| built_in == pack) {
        return OWN_PACK.to_string();
    }
    match pack.rsplit_once('-') {
        Some((name, number)) if !name.is_empty() && number.parse::<usize>().is_ok() => name.to_string(),
        _ => pack.to_string(),
    }
}

pub(super) async fn page(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    QueryParams(query): QueryParams<BTreeMap<String, String>>,
    caller: Caller,
    Guest(frame): Guest,
) -> Result<Response, Fault> {
    let granted = app.granted(&caller, &id).await?;
    let library = app.library();
    let document = app
        .hub()
        .visit(&id, move |room| {
            let wanted = query.get("seat").and_then(|seat| seat.parse().ok());
            let seat = own_seat(room, &caller, granted, wanted)?;
            let session = room.table.session();
            let title = library.title(session.game())?.info().title;
            let earlier = query.get("form").is_some_and(|form| form == "earlier");
            let form = wanted_form(session, seat, query.get("form").map(String::as_str));
            let fields = form.map_or(Vec::new(), |form| form.fields);
            let given: Vec<String> =
                fields.iter().map(|field| query.get(field.name).cloned().unwrap_or_default()).collect();
            let complete = !fields.is_empty() && fields.iter().all(|field| query.contains_key(field.name));
            with_viewed(room, Viewer::Seat(seat), frame.words, |viewed| {
                let keeping = Keeping {
                    cards: session.typed_cards(),
                    name: pack_name(library.title(session.game())?, &session.setup()),
                    kept: query.get("kept").cloned(),
                };
                let understood = match (fields.is_empty(), complete) {
                    (true, _) if keeping.cards > 0 => None,
                    (true, _) => Some(Err(Refusal::not_typed())),
                    (false, true) => Some(understood(room, seat, &card(&fields, &given), viewed)),
                    (false, false) => None,
                };
                let typing =
                    Typing { seat, title, fields: &fields, given: &given, earlier, understood, keeping };
                Ok::<_, Fault>(typed::page(&frame, viewed, &typing))
            })
        })
        .await??;
    Ok(html(document))
}

pub(super) async fn post(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Fault> {
    let number = |name: &str| fields.get(name).and_then(|number| number.parse::<u64>().ok());
    let seat = number("seat").and_then(|seat| u8::try_from(seat).ok());
    let form = fields.get("form").map(str::to_string);
    let printed = app
        .hub()
        .visit(&id, move |room| wanted_form(room.table.session(), Seat(seat.unwrap_or(0)), form.as_deref()))
        .await?;
    let printed = printed.map_or(Vec::new(), |form| form.fields);
    let given: Vec<String> =
        printed.iter().map(|field| fields.get(field.name).unwrap_or_default().to_string()).collect();
    let version = number("version").unwrap_or(0);
    let body = TypedCard { seat, version, card: card(&printed, &given) };
    do_type_card(&app, &id, caller, body).await?;
    let seat = seat.map_or(String::new(), |seat| format!("?seat={seat}"));
    Ok(Redirect::to(&format!("/t/{id}{seat}")).into_response())
}

/// Keeps the typed cards as a pack, and says under which name.
pub(super) async fn keep(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Fault> {
    let seat = fields.get("seat").and_then(|seat| seat.parse::<u8>().ok());
    let name = fields.get("name").unwrap_or_default().trim();
    let body = TypedPack { seat, name: if name.is_empty() { OWN_PACK } else { name }.to_string() };
    let (kept, _) = do_keep_typed(&app, &id, caller, body).await?;
    let seat = seat.map_or(String::new(), |seat| format!("seat={seat}&"));
    // A pack's id consists of letters, digits, hyphens, underscores and full stops.
    Ok(Redirect::to(&format!("/t/{id}/typed?{seat}kept={kept}")).into_response())
}
