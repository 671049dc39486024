//! Language and theme: kept in cookies of their own, changed by plain forms.

use super::fields::Fields;
use super::guest::{LANG, THEME};
use crate::error::Fault;
use crate::seat::Caller;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use solarium_page::Theme;
use solarium_words::Lang;

pub(super) async fn change(_: Caller, fields: Fields) -> Result<Response, Fault> {
    let mut response = Redirect::to(own_address(fields.get("back"))).into_response();
    let lang = fields.get("lang").and_then(Lang::from_code).map(|lang| (LANG, lang.code()));
    let theme = fields.get("theme").and_then(Theme::from_code).map(|theme| (THEME, theme.code()));
    for (name, value) in [lang, theme].into_iter().flatten() {
        let text = format!("{name}={value}; Path=/; SameSite=Lax; Max-Age=31536000");
        let cookie = HeaderValue::from_str(&text).map_err(|_| Fault::NoRoute)?;
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Back only to a page of ours.
fn own_address(back: Option<&str>) -> &str {
    let ours = |path: &&str| {
        path.starts_with('/')
            && !path.starts_with("//")
            && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
    };
    back.filter(ours).unwrap_or("/")
}

#[cfg(test)]
mod tests {
    use super::own_address;

    #[test]
    fn foreign_addresses_are_refused() {
        assert_eq!(own_address(Some("/rules/sol?x=1")), "/rules/sol?x=1");
        for bad in ["//evil.example", "https://evil.example", "/\\evil.example", "", "/a\r\nb"] {
            assert_eq!(own_address(Some(bad)), "/", "{bad:?}");
        }
        assert_eq!(own_address(None), "/");
    }
}
