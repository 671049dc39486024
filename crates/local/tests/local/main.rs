//! The local service, driven as a service worker drives it.

mod device;
mod games;
mod journals;
mod moving;
mod old_journals;
mod requests;
mod thinking;
