//! Tables over HTTP and WebSocket. The only crate with HTTP, cookies and sockets.
//!
//! * [`App`]: what all requests share; [`router`] the routes, [`serve`] the loop around them.
//! * `hub`: which tables are live. `live`: one task for each, the only one that changes its table. `room`: the table and
//!   those around it. `look`: what one viewer sees of it.
//! * `api`: one function for each route, and the route's line in the OpenAPI document. `socket`: the WebSocket.
//! * `site`: the pages, one file for each, over `solarium-page`.
//! * `transfer`: whole tables out of one store and into another.
//! * `connections`: accepting connections, their time-outs, their number and their end.
//! * `seat`: who asks, and who may hold a seat. `grants`: which seats were given to whom. `address`: where a request
//!   comes from. `origin`: from which pages. `limits`: how much one may ask. `plain_text`: names and messages without
//!   invisible characters. `error`: every "no" with its status, in one match.
//!
//! Nothing is told before it is on disk, and nothing is sent that was not made for its viewer.

mod address;
mod api;
mod app;
mod connections;
mod error;
mod grants;
mod history;
mod hub;
mod limits;
mod live;
mod look;
mod metrics;
mod openapi;
mod origin;
mod past_reads;
mod plain_text;
mod room;
mod seat;
mod sheet;
mod site;
mod socket;
mod transfer;

pub use address::{Network, TrustedProxies};
pub use api::{addresses, router};
pub use app::{App, Settings, serve, serve_until};
pub use connections::Timeouts;
pub use error::Fault;
pub use history::{Course, course};
pub use limits::Limits;
pub use origin::is_public_url;
pub use transfer::{
    ImportCount, ImportedTable, Inbox, exported, import_file, make_private_folder, watch_inbox,
};
