//! Turns requests and messages into answers: everything of the server but its listener, clock, threads and sockets,
//! which come through [`Host`] and [`SocketConnection`]. So the same code serves tables over the network and inside a
//! browser (it compiles for `wasm32-unknown-unknown`).
//!
//! * [`App`]: what all requests share; [`Routers`] the routes; [`Host`]: tasks, clocks and random numbers.
//! * `hub`: which tables are live. `live`: one task for each, the only one that changes its table. `room`: the table and
//!   its subscribers. `table_view`: the table as JSON for one viewer. `page_feed`: what the pages
//!   of one class of viewers show; `page_messages`: the messages on the socket of a page, in both directions.
//! * `api`: one function for each route. `openapi`: the document of them, from their types (`schemas` for those of
//!   other crates). `socket`: one client on a
//!   socket; `message`: what it sends and receives.
//! * `cluster`: this node among others that share its store.
//! * `site`: the pages, one file for each, over `solarium-page`.
//! * `thinking`: work that computes for seconds, in a thread of the host or in another instance of the program.
//! * `transfer`: whole tables out of one store and into another.
//! * `seat`: who asks, and who may hold a seat. `grants`: which seats were given to whom. `address`: where a request
//!   comes from. `origin`: from which pages. `limits`: how much one may ask. `plain_text`: names and messages without
//!   invisible characters. `error`: every "no" with its status, in one match.
//!
//! Nothing is sent before it is on disk, and nothing is sent that was not made for its viewer.

mod address;
mod api;
mod app;
mod cluster;
mod error;
mod grants;
mod history;
mod host;
mod hub;
mod limits;
mod live;
mod message;
mod metrics;
mod openapi;
mod origin;
mod page_feed;
mod page_messages;
mod past_reads;
mod plain_text;
mod reviews;
mod room;
mod schemas;
mod seat;
#[cfg(test)]
mod service_tests;
mod site;
mod socket;
mod stand_in;
mod table_view;
#[cfg(test)]
mod test_host;
mod thinking;
mod transfer;

pub use address::{Network, PeerAddress, TrustedProxies, counted as counted_address};
pub use api::body::BodyLate;
pub use api::{Routers, addresses};
pub use app::{App, Settings};
pub use cluster::{Bus, ClusterParts, Deliver, JoinRefusal, Subscription};
pub use error::Fault;
pub use history::{Course, course};
pub use host::{Host, HostTime, TaskHandle};
pub use limits::{Limits, MOST_BODY, MOST_MESSAGE};
pub use message::{
    Closed, Message, QueueClient, QueueConnection, Received, SocketConnection, Text, close_code,
    queue_connection,
};
pub use origin::is_public_url;
pub use seat::Caller;
pub use socket::SocketSession;
pub use solarium_page::BackEnd;
pub use thinking::{BegunJob, GivenJob, JobQueue, JobState, Thinker};
pub use transfer::{ImportCount, Imported, ImportedTable, exported, exported_pack, import_tables};
