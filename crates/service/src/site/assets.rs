//! Style sheets, pictures, fonts and scripts.

use crate::api::body::PathParams;
use crate::error::Fault;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use solarium_page::assets;

/// The name changes with the content, so a browser may keep what it got. An old name (a page opened before an update)
/// is answered with the present one, which must not be cached under that name.
pub(super) async fn get(
    PathParams((version, name)): PathParams<(String, String)>,
) -> Result<Response, Fault> {
    let asset = assets::find(&name).ok_or(Fault::NoRoute)?;
    let keep = if version == assets::version() { "public, max-age=31536000, immutable" } else { "no-cache" };
    let content: &'static [u8] = &asset.content;
    let mut response = content.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.media_type()));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    Ok(response)
}
