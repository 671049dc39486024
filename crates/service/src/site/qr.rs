//! Links as QR codes. The link of a seat is a secret: it comes in the body of a request, not in an address, which
//! would stand in logs.

use super::Guest;
use crate::api::body::JsonBody;
use crate::error::Fault;
use crate::seat::Caller;
use axum::response::Html;
use serde::Deserialize;
use solarium_core::Message;
use solarium_page::qr;

/// Longest text: links are far shorter.
const MOST_TEXT: usize = 400;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    text: String,
}

/// The picture, as a fragment of a page.
pub(super) async fn post(
    _: Caller,
    Guest(frame): Guest,
    JsonBody(wanted): JsonBody<Wanted>,
) -> Result<Html<String>, Fault> {
    let drawn = (wanted.text.len() <= MOST_TEXT).then(|| qr::qr(frame.words, &wanted.text)).flatten();
    let too_long = || Fault::BadText(Message::new("text-qr-long").with("most", MOST_TEXT));
    Ok(Html(drawn.ok_or_else(too_long)?.into_string()))
}
