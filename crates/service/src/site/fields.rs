//! Fields of a form, as a browser sends them. Whatever is in them is text; what it means is decided elsewhere.

use crate::api::body::bytes;
use crate::app::App;
use crate::error::Fault;
use crate::limits::MOST_RECORD;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header;
use axum::http::request::Parts;
use std::convert::Infallible;

/// Letters of other alphabets and line ends grow threefold in a form.
const MOST_FORM: usize = 3 * MOST_RECORD + (64 << 10);

/// The fields of a posted form, in their order.
#[derive(Clone, Debug, Default)]
pub struct Fields(pub Vec<(String, String)>);

impl Fields {
    /// The first field of this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Was a button or box of this name sent?
    pub fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }
}

impl FromRequest<App> for Fields {
    type Rejection = Fault;

    async fn from_request(request: Request, _: &App) -> Result<Fields, Fault> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let boundary = kind
            .filter(|kind| kind.starts_with("multipart/form-data"))
            .and_then(|kind| kind.split("boundary=").nth(1))
            .map(|boundary| boundary.trim_matches('"').to_string());
        let body = bytes(request, MOST_FORM).await?;
        Ok(Fields(match boundary {
            Some(boundary) => in_parts(&body, &boundary),
            None => urlencoded(&String::from_utf8_lossy(&body)),
        }))
    }
}

/// The fields of an address, after its `?`.
#[derive(Clone, Debug, Default)]
pub struct Query(pub Fields);

impl FromRequestParts<App> for Query {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Query, Infallible> {
        Ok(Query(Fields(urlencoded(parts.uri.query().unwrap_or_default()))))
    }
}

/// `a=b&c=d`, as in addresses.
fn urlencoded(text: &str) -> Vec<(String, String)> {
    text.split('&')
        .filter(|pair| !pair.is_empty())
        .map(|pair| {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            (decoded(key), decoded(value))
        })
        .collect()
}

fn decoded(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        let hex = bytes.get(at + 1..at + 3).and_then(|two| std::str::from_utf8(two).ok());
        let code = hex.and_then(|two| u8::from_str_radix(two, 16).ok());
        let (byte, length) = match (byte, code) {
            (b'%', Some(code)) => (code, 3),
            (b'+', _) => (b' ', 1),
            (byte, _) => (*byte, 1),
        };
        out.push(byte);
        at += length;
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// The fields of a form with files; of a file only its text is taken.
fn in_parts(body: &[u8], boundary: &str) -> Vec<(String, String)> {
    let text = String::from_utf8_lossy(body);
    let mut fields = Vec::new();
    for part in text.split(&format!("--{boundary}")).skip(1) {
        let Some((head, value)) = part.split_once("\r\n\r\n") else { continue };
        let name = head.split("name=\"").nth(1).and_then(|rest| rest.split('"').next());
        let value = value.strip_suffix("\r\n").unwrap_or(value);
        fields.extend(name.map(|name| (name.to_string(), value.to_string())));
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        pairs.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect()
    }

    #[test]
    fn forms_are_read() {
        assert_eq!(urlencoded("a=b+c&d=%C3%A4&e"), fields(&[("a", "b c"), ("d", "ä"), ("e", "")]));
        assert_eq!(urlencoded("a=%&b=%zz&c=%4"), fields(&[("a", "%"), ("b", "%zz"), ("c", "%4")]));
        assert_eq!(urlencoded(""), []);
    }

    #[test]
    fn files_are_read() {
        let body = "--xx\r\nContent-Disposition: form-data; name=\"record\"\r\n\r\none\r\ntwo\r\n\
                    --xx\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.rec\"\r\n\
                    Content-Type: text/plain\r\n\r\nthree\r\n--xx--\r\n";
        assert_eq!(in_parts(body.as_bytes(), "xx"), fields(&[("record", "one\r\ntwo"), ("file", "three")]));
        assert_eq!(in_parts(b"nonsense", "xx"), []);
    }
}
