//! From which pages requests that change something, and sockets, are accepted: our own only.
//!
//! Browsers say in `Origin` which page a request comes from; programs say nothing. That `Origin` and `Host` are equal
//! proves nothing: a page of another name can let that name point to this machine (DNS rebinding). So the host must be
//! one that this server is known to have.

use crate::error::Fault;
use axum::http::{HeaderMap, HeaderName, header};
use std::net::{IpAddr, SocketAddr};

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Scheme, host and port of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Place {
    https: bool,
    /// In lower case; addresses of IPv6 in brackets.
    host: String,
    port: u16,
}

impl Place {
    /// The place of an address like `https://games.example/path`, or of an `Origin`.
    fn of(url: &str) -> Option<Place> {
        let (scheme, rest) = url.split_once("://")?;
        let https = match scheme.to_ascii_lowercase().as_str() {
            "http" => false,
            "https" => true,
            _ => return None,
        };
        Place::at(https, rest.split(['/', '?', '#']).next()?)
    }

    /// The place that a `Host` names.
    fn at(https: bool, authority: &str) -> Option<Place> {
        let (host, port) = match authority.rsplit_once(':') {
            // The last colon of `[::1]` is not followed by a port.
            Some((host, port)) if !port.contains(']') => (host, port.parse().ok()?),
            _ => (authority, if https { 443 } else { 80 }),
        };
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._[]:".contains(&byte);
        if host.is_empty() || !host.bytes().all(plain) {
            return None;
        }
        Some(Place { https, host: host.trim_end_matches('.').to_ascii_lowercase(), port })
    }

    /// The address, if the host is written as one.
    fn ip(&self) -> Option<IpAddr> {
        let bare = self.host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
        bare.unwrap_or(&self.host).parse::<IpAddr>().ok().map(|ip| ip.to_canonical())
    }

    fn is_this_machine(&self) -> bool {
        self.host == "localhost" || self.ip().is_some_and(|ip| ip.is_loopback())
    }
}

/// Can this be the address people type into a browser?
pub fn is_public_url(url: &str) -> bool {
    Place::of(url).is_some()
}

/// Where this server is found.
#[derive(Clone, Debug, Default)]
pub(crate) struct OwnPlaces {
    public: Option<Place>,
    /// Unknown where requests come without a listener, as in tests.
    listener: Option<SocketAddr>,
    machine: Option<String>,
}

impl OwnPlaces {
    /// With the address people type, if there is one, the address of the listener once it is known, and the name of the
    /// machine if it listens on all its addresses.
    pub(crate) fn new(
        public_url: Option<&str>,
        listener: Option<SocketAddr>,
        machine: Option<String>,
    ) -> OwnPlaces {
        // An address that cannot be read is refused at start; if it came through, no page would be ours.
        let nowhere = || Place { https: true, host: String::new(), port: 0 };
        OwnPlaces {
            public: public_url.map(|url| Place::of(url).unwrap_or_else(nowhere)),
            listener,
            machine: machine.map(|name| name.to_ascii_lowercase()).filter(|name| !name.is_empty()),
        }
    }

    /// May a request with these headers change something or open a socket?
    pub(crate) fn check(&self, headers: &HeaderMap) -> Result<(), Fault> {
        let Some(origin) = headers.get(header::ORIGIN) else {
            let cross = headers.get(FETCH_SITE).is_some_and(|site| site.as_bytes() == b"cross-site");
            return if cross { Err(Fault::OtherOrigin) } else { Ok(()) };
        };
        let origin = origin.to_str().ok().and_then(Place::of).ok_or(Fault::OtherOrigin)?;
        let own = match &self.public {
            Some(public) => origin == *public,
            None => {
                let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
                host.and_then(|host| Place::at(false, host)).is_some_and(|host| host == origin)
                    && self.listens_at(&origin)
            }
        };
        if own { Ok(()) } else { Err(Fault::OtherOrigin) }
    }

    fn listens_at(&self, place: &Place) -> bool {
        let Some(listener) = self.listener else { return place.is_this_machine() };
        if place.port != listener.port() {
            return false;
        }
        if place.is_this_machine() {
            return true;
        }
        match place.ip() {
            // A name can be pointed elsewhere, an address cannot.
            Some(ip) => listener.ip().is_unspecified() || ip == listener.ip().to_canonical(),
            None => self.machine.as_ref().is_some_and(|machine| {
                let short = machine.split('.').next().unwrap_or(machine);
                place.host == *machine
                    || place.host == short
                    || place.host.strip_suffix(".local") == Some(short)
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn places(public: Option<&str>, listener: Option<&str>) -> OwnPlaces {
        let listener = listener.map(|listener| listener.parse().unwrap());
        OwnPlaces::new(public, listener, Some("tower.lan".into()))
    }

    fn accepted(places: &OwnPlaces, origin: &str, host: &str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::ORIGIN, HeaderValue::from_str(origin).unwrap());
        headers.insert(header::HOST, HeaderValue::from_str(host).unwrap());
        places.check(&headers).is_ok()
    }

    #[test]
    fn with_a_public_address_only_its_pages_count() {
        let places = places(Some("https://games.example/"), Some("127.0.0.1:8080"));
        assert!(accepted(&places, "https://games.example", "127.0.0.1:8080"));
        assert!(accepted(&places, "https://games.example", "games.example"));
        assert!(accepted(&places, "https://GAMES.example:443", "games.example"));
        for (origin, host) in [
            ("https://evil.example", "games.example"),
            ("http://evil.example", "evil.example"),
            ("http://games.example", "games.example"),
            ("https://games.example:8443", "games.example"),
            ("https://games.example.evil.example", "games.example"),
            ("https://user@games.example", "games.example"),
            ("http://127.0.0.1:8080", "127.0.0.1:8080"),
            ("null", "games.example"),
            ("", "games.example"),
        ] {
            assert!(!accepted(&places, origin, host), "{origin} {host}");
        }
    }

    #[test]
    fn without_one_the_host_is_that_of_the_listener() {
        let local = places(None, Some("127.0.0.1:8080"));
        for host in ["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "LOCALHOST:8080"] {
            assert!(accepted(&local, &format!("http://{host}"), host), "{host}");
        }
        for host in
            ["evil.example", "evil.example:8080", "localhost:8081", "localhost", "10.0.0.1:8080", "tower:80"]
        {
            assert!(!accepted(&local, &format!("http://{host}"), host), "{host}");
        }
        assert!(!accepted(&local, "http://localhost:8081", "localhost:8080"), "ports count");
        assert!(!accepted(&local, "http://localhost:8080", "127.0.0.1:8080"), "another page of this machine");
        assert!(!accepted(&local, "https://localhost:8080", "localhost:8080"), "we do not speak HTTPS");
        let port_80 = places(None, Some("127.0.0.1:80"));
        assert!(accepted(&port_80, "http://localhost", "localhost"));
        let own = places(None, Some("192.168.1.5:8080"));
        assert!(accepted(&own, "http://192.168.1.5:8080", "192.168.1.5:8080"));
        assert!(!accepted(&own, "http://192.168.1.6:8080", "192.168.1.6:8080"));
    }

    #[test]
    fn everywhere_addresses_and_the_name_of_the_machine_count() {
        for listener in ["0.0.0.0:8080", "[::]:8080"] {
            let places = places(None, Some(listener));
            for host in [
                "192.168.1.5:8080",
                "[fd00::1]:8080",
                "tower.lan:8080",
                "tower:8080",
                "tower.local:8080",
                "localhost:8080",
            ] {
                assert!(accepted(&places, &format!("http://{host}"), host), "{host}");
            }
            for host in ["evil.example:8080", "192.168.1.5:8081", "192.168.1.5", "nottower:8080"] {
                assert!(!accepted(&places, &format!("http://{host}"), host), "{host}");
            }
        }
    }

    #[test]
    fn without_a_listener_this_machine_counts() {
        let places = places(None, None);
        assert!(accepted(&places, "http://localhost:1", "localhost:1"));
        assert!(!accepted(&places, "http://evil.example", "evil.example"));
    }

    #[test]
    fn programs_say_nothing_and_other_pages_give_themselves_away() {
        let places = places(None, Some("127.0.0.1:8080"));
        let mut headers = HeaderMap::new();
        assert!(places.check(&headers).is_ok());
        for (site, expected) in [("same-origin", true), ("none", true), ("cross-site", false)] {
            headers.insert(FETCH_SITE, HeaderValue::from_static(site));
            assert_eq!(places.check(&headers).is_ok(), expected, "{site}");
        }
    }
}
