//! Reading requests, with our own words for everything that can be wrong with them.

use crate::app::App;
use crate::error::Fault;
use crate::limits::MOST_BODY;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::header;
use axum::http::request::Parts;
use futures_util::StreamExt;
use serde::de::DeserializeOwned;
use solarium_core::Message;
use std::error::Error;
use std::fmt;

/// A JSON body.
#[derive(Debug)]
pub(crate) struct JsonBody<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for JsonBody<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, _: &App) -> Result<Self, Fault> {
        let bytes = bytes(request, MOST_BODY).await?;
        read(&bytes).map(JsonBody)
    }
}

/// Reads JSON; an empty body counts as an empty object.
pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Fault> {
    let text: &[u8] = if bytes.is_empty() { b"{}" } else { bytes };
    serde_json::from_slice(text)
        .map_err(|error| Fault::Malformed(Message::new("request-body").with("error", error.to_string())))
}

/// An oversized body is drained up to this size, so that the client gets to read the 413.
const MOST_DRAINED: usize = 8 << 20;

/// A whole body of limited length. How long it may take is the connection's business: a body that is late breaks off
/// with [`BodyLate`].
pub(crate) async fn bytes(request: Request<Body>, most: usize) -> Result<Bytes, Fault> {
    let announced = request.headers().get(header::CONTENT_LENGTH);
    let announced = announced.and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if announced.is_none_or(|length| length > most) {
        return Box::pin(drain(request.into_body(), most, announced)).await;
    }
    to_bytes(request.into_body(), most).await.map_err(|error| broken(&error))
}

/// A body did not arrive in time: hosts end a body with this error.
#[derive(Clone, Copy, Debug)]
pub struct BodyLate;

impl fmt::Display for BodyLate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the body did not arrive in time")
    }
}

impl Error for BodyLate {}

impl BodyLate {
    /// Is this the reason for an error, however deep?
    fn caused(error: &(dyn Error + 'static)) -> bool {
        let mut error = Some(error);
        while let Some(cause) = error {
            if cause.is::<BodyLate>() {
                return true;
            }
            error = cause.source();
        }
        false
    }
}

/// What to say of a body that was not read to its end.
fn broken(error: &axum::Error) -> Fault {
    tracing::debug!(%error, "a body was not read");
    // Otherwise the connection broke, and no client reads this.
    if BodyLate::caused(error) {
        Fault::TooSlow
    } else {
        Fault::Malformed(Message::new("request-body-breaks-off"))
    }
}

/// A body that is too long, or may turn out to be.
async fn drain(body: Body, most: usize, announced: Option<usize>) -> Result<Bytes, Fault> {
    let mut read = Vec::new();
    let mut received = announced.unwrap_or(0);
    let mut chunks = body.into_data_stream();
    while received <= MOST_DRAINED
        && let Some(chunk) = chunks.next().await
    {
        let chunk = chunk.map_err(|error| broken(&error))?;
        if announced.is_none() {
            received += chunk.len();
        }
        if received <= most {
            read.extend_from_slice(&chunk);
        }
    }
    if received > most { Err(Fault::TooLarge { most }) } else { Ok(read.into()) }
}

/// The part of an address after `?`.
#[derive(Debug)]
pub(crate) struct QueryParams<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for QueryParams<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Fault> {
        Query::try_from_uri(&parts.uri).map(|Query(query)| QueryParams(query)).map_err(|error| {
            Fault::Malformed(Message::new("request-unreadable").with("error", error.body_text()))
        })
    }
}

/// The variable parts of an address.
#[derive(Debug)]
pub(crate) struct PathParams<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for PathParams<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        let path = axum::extract::Path::<T>::from_request_parts(parts, app).await;
        path.map(|axum::extract::Path(params)| PathParams(params)).map_err(|_| Fault::NoRoute)
    }
}
