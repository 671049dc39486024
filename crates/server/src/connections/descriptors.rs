//! How many files and connections the system lets this process have open.

/// Raises the limit on open files as far as this process may; the limit that holds then, if there is one.
#[cfg(unix)]
pub(super) fn raise() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    // A new limit that is refused leaves the old one as it is.
    if current != maximum && setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_err() {
        return current;
    }
    getrlimit(Resource::Nofile).current
}

/// Other systems have no such limit worth speaking of.
#[cfg(not(unix))]
pub fn raise() -> Option<u64> {
    None
}
