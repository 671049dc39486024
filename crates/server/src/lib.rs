//! Tables over HTTP and WebSocket: [`solarium_service`] behind a TCP listener. The only crate with sockets.
//!
//! * [`serve()`]: the loop around everything, from the first connection to the end of the last table.
//! * `connections`: accepting connections, their time-outs, their number and their end.
//! * `websocket`: the upgrade, and the WebSocket as the service sees it. [`router()`] adds compression.
//! * [`WebFolder`]: the program for the browser, offered as files.
//! * [`TokioHost`]: tasks, clocks and random numbers for the service.

mod connections;
mod host;
mod router;
mod serve;
mod web;
mod websocket;

pub use connections::Timeouts;
pub use host::TokioHost;
pub use router::{router, router_with_web};
pub use serve::{ConnectionSettings, serve, serve_until};
pub use solarium_service::{
    App, BackEnd, ClusterParts, Course, Fault, ImportCount, Imported, Limits, Network, Settings,
    TrustedProxies, addresses, course, exported, exported_pack, import_tables, is_public_url,
};
pub use web::WebFolder;
