//! The routes of the service as this server answers them: with WebSockets, and compressed.

use crate::web::WebFolder;
use crate::websocket;
use axum::Router;
use axum::routing::get;
use solarium_service::{App, Routers};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

/// Answers shorter than this are not worth compressing.
const COMPRESS_ABOVE: u64 = 4096;

/// All routes, and those of the program for the browser.
pub fn router_with_web(app: &App, web: WebFolder) -> Router {
    router(app).merge(web.router())
}

/// All routes.
pub fn router(app: &App) -> Router {
    let Routers { act, others } = Routers::new(app, get(websocket::open));
    // Fonts are compressed already.
    let worth_compressing = SizeAbove::new(COMPRESS_ABOVE).and(NotForContentType::const_new("font/"));
    others.layer(CompressionLayer::new().compress_when(worth_compressing)).merge(act)
}
