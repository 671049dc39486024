//! Fields of a form, as a browser sends them. They are text here; the handlers decide what they mean.

use crate::api::body::bytes;
use crate::app::App;
use crate::error::Fault;
use crate::limits::MOST_RECORD;
use axum::body::Body;
use axum::extract::multipart::{Multipart, MultipartError};
use axum::extract::{DefaultBodyLimit, FromRequest, Request};
use axum::http::header;
use solarium_core::Message;

/// Letters of other alphabets and line ends grow threefold in a form.
const MOST_FORM: usize = 3 * MOST_RECORD + (64 << 10);

/// The fields of a posted form, in their order. Of a file only its text is taken.
#[derive(Clone, Debug, Default)]
pub(super) struct Fields(pub Vec<(String, String)>);

impl Fields {
    /// The first field of this name.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Was a button or box of this name sent?
    pub(super) fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }
}

impl FromRequest<App> for Fields {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &App) -> Result<Fields, Fault> {
        let mut head = Request::new(Body::empty());
        *head.headers_mut() = request.headers().clone();
        let body = bytes(request, MOST_FORM).await?;
        let kind = head.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        if !kind.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
            return Ok(Fields(form_urlencoded::parse(&body).into_owned().collect()));
        }
        // The length is checked above, and forms may be longer than axum takes by default.
        DefaultBodyLimit::disable().apply(&mut head);
        *head.body_mut() = body.into();
        let broken = |text: String| Fault::BadText(Message::new("request-form").with("error", text));
        let malformed = |error: MultipartError| broken(error.body_text());
        let parts = Multipart::from_request(head, app).await;
        let mut parts = parts.map_err(|error| broken(error.body_text()))?;
        let mut fields = Vec::new();
        while let Some(part) = parts.next_field().await.map_err(malformed)? {
            let Some(name) = part.name().map(str::to_string) else { continue };
            let value = part.bytes().await.map_err(malformed)?;
            fields.push((name, String::from_utf8_lossy(&value).into_owned()));
        }
        Ok(Fields(fields))
    }
}
