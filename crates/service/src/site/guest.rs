//! For whom a page is made: language and light, from cookies or what the browser asks for.

use crate::app::App;
use crate::error::Fault;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri, header};
use solarium_page::{Frame, Theme};
use solarium_words::Lang;

/// Name of the cookie that keeps the language.
pub(crate) const LANG: &str = "lang";
/// Name of the cookie that keeps the theme.
pub(crate) const THEME: &str = "theme";

/// The reader of a page.
#[derive(Clone, Debug)]
pub(crate) struct Guest(pub Frame);

impl FromRequestParts<App> for Guest {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Guest, Fault> {
        Ok(Guest(frame(app, &parts.headers, &parts.uri)))
    }
}

/// The language of a request: the one chosen on the page, else the one the client prefers.
pub(crate) fn language(headers: &HeaderMap) -> Lang {
    cookie(headers, LANG).and_then(Lang::from_code).unwrap_or_else(|| {
        let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Lang::accepted(asked.unwrap_or_default())
    })
}

/// The frame for these headers.
pub(crate) fn frame(app: &App, headers: &HeaderMap, uri: &Uri) -> Frame {
    let lang = language(headers);
    let theme = cookie(headers, THEME).and_then(Theme::from_code).unwrap_or_default();
    let here = uri.path_and_query().map_or("/", |path| path.as_str());
    Frame {
        words: solarium_table::page_words(lang),
        theme,
        here: here.to_string(),
        back_end: app.settings().back_end,
    }
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|cookies| cookies.split(';')).find_map(|cookie| {
        let (key, value) = cookie.trim().split_once('=')?;
        (key == name).then_some(value)
    })
}
