//! The whole service inside a browser, without a server: a service worker calls it with requests and messages as JSON,
//! and gets back what it has to do ([`Effect`]) as JSON.
//!
//! * [`LocalService`]: the service with everything around it that a server has elsewhere: journal, cookies, sockets.
//! * [`LocalHost`]: tasks, timers and clock in one thread. `executor`: the tasks.
//! * [`Journal`]: every change as a line of text that can be checked.
//! * `calls`: what comes in and goes out. `exports`: the same for WebAssembly, the only module with `unsafe`.
//!
//! The journal is the truth, as on a server: the caller persists every [`Effect::Keep`] of a call before it passes on
//! any other effect of it. If it cannot, or if a call traps, it drops the instance and begins again from the journal.

mod calls;
mod cookies;
mod executor;
#[cfg(target_family = "wasm")]
mod exports;
mod host;
mod journal;
mod service;
mod sockets;

pub use calls::{Call, Effect, FailReason, Moment, StorageTrouble};
pub use host::{Entropy, LocalHost};
pub use journal::{Damage, Journal, Kept};
pub use service::{Answered, BootOptions, LocalService};
