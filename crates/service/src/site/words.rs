//! "No" in words: a person who asked for a page gets one, whatever went wrong.

use super::guest;
use super::html;
use crate::error::FaultJson;
use axum::extract::Request;
use axum::http::header;
use axum::middleware::Next;
use axum::response::Response;
use serde_json::Value;
use solarium_core::Language;
use solarium_page::oops::Oops;

/// Programs get every fault as JSON; a browser that asks for a page gets a page.
pub async fn in_words(request: Request, next: Next) -> Response {
    let asks = request.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok());
    if !asks.is_some_and(|asks| asks.contains("text/html")) || request.uri().path().starts_with("/api") {
        return next.run(request).await;
    }
    let frame = guest::frame(request.headers(), request.uri());
    let response = next.run(request).await;
    let Some(FaultJson { english, message }) = response.extensions().get() else { return response };
    let oops = oops(response.status().as_u16(), english, frame.words.say(message));
    let mut page = html(solarium_page::oops::page(&frame, &oops));
    *page.status_mut() = response.status();
    if let Some(wait) = response.headers().get(header::RETRY_AFTER) {
        page.headers_mut().insert(header::RETRY_AFTER, wait.clone());
    }
    page
}

/// What a page says of an error.
pub fn oops(status: u16, error: &Value, message: String) -> Oops {
    let text = |key: &str| error[key].as_str().map(str::to_string);
    let reasons =
        error["reasons"].as_array().into_iter().flatten().filter_map(|reason| reason["message"].as_str());
    Oops {
        status,
        code: text("code").unwrap_or_default(),
        message,
        rule: text("rule"),
        step: error["step"].as_u64(),
        versions: error["versions"]["found"].as_u64().zip(error["versions"]["plays"].as_u64()),
        reasons: reasons.map(str::to_string).collect(),
        parts: None,
    }
}
