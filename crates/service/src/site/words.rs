//! "No" in the language of the request: a browser that asks for a page gets one, programs get JSON.

use super::{guest, html};
use crate::app::App;
use crate::error::Fault;
use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::Response;
use solarium_core::Language;
use solarium_page::error_page::PageError;
use solarium_words::{Lang, Words};

/// Says every fault that leaves the service in the language of its request.
pub(crate) async fn in_words(State(app): State<App>, request: Request, next: Next) -> Response {
    let asks = request.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok());
    let page =
        asks.is_some_and(|asks| asks.contains("text/html")) && !request.uri().path().starts_with("/api");
    let lang = guest::language(request.headers());
    if !page && lang == Lang::En {
        return next.run(request).await;
    }
    let frame = guest::frame(&app, request.headers(), request.uri());
    let response = next.run(request).await;
    let Some(fault) = response.extensions().get::<Fault>() else { return response };
    let mut said = fault.response(frame.words);
    if page {
        let headers = std::mem::take(said.headers_mut());
        said = html(solarium_page::error_page::page(&frame, &page_error(fault, frame.words)));
        said.headers_mut()
            .extend(headers.get(header::RETRY_AFTER).map(|wait| (header::RETRY_AFTER, wait.clone())));
    }
    *said.status_mut() = response.status();
    said
}

/// What a page says of a fault.
pub(super) fn page_error(fault: &Fault, words: &Words) -> PageError {
    let error = fault.error_json(words);
    let reasons = error.reasons.iter().filter_map(|reasons| reasons.as_array()).flatten();
    PageError {
        status: fault.status().as_u16(),
        code: error.code,
        message: words.say(&fault.message()),
        rule: error.rule,
        step: error.step.map(|step| step as u64),
        versions: error.versions.map(|versions| (versions.found.into(), versions.plays.into())),
        reasons: reasons.filter_map(|reason| reason["message"].as_str()).map(str::to_string).collect(),
        parts: None,
    }
}
