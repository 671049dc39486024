//! Addresses of NATS servers, as people write them, and why there is no connection.

use async_nats::{ConnectError, ConnectErrorKind, ServerAddr};
use std::error::Error;
use std::fmt;

/// Why there is no connection to NATS.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BusError {
    /// The address cannot be understood.
    BadAddress(String),
    /// The server does not let this program in.
    Denied(String),
    /// There is no server, or it does not answer.
    Unreachable(String),
}

impl BusError {
    pub(crate) fn of(error: &ConnectError) -> BusError {
        let text = with_causes(error);
        match error.kind() {
            ConnectErrorKind::ServerParse => BusError::BadAddress(text),
            ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => {
                BusError::Denied(text)
            }
            ConnectErrorKind::Dns
            | ConnectErrorKind::TimedOut
            | ConnectErrorKind::Tls
            | ConnectErrorKind::Io
            | ConnectErrorKind::MaxReconnects => BusError::Unreachable(text),
        }
    }
}

impl fmt::Display for BusError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BusError::BadAddress(what) => write!(
                f,
                "this is no address of a NATS server: {what}; it is written as nats://HOST:PORT, with \
                 USER:PASSWORD@ before the host where they are needed, and a comma between several"
            ),
            BusError::Denied(what) => {
                write!(
                    f,
                    "NATS does not let this node in: {what}; write nats://USER:PASSWORD@HOST with the right ones"
                )
            }
            BusError::Unreachable(what) => write!(f, "NATS cannot be reached: {what}"),
        }
    }
}

impl Error for BusError {}

fn with_causes(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let more = error.to_string();
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        cause = error.source();
    }
    text
}

/// Does this begin like the address of a NATS server?
pub fn is_nats_url(url: &str) -> bool {
    url.starts_with("nats://") || url.starts_with("tls://")
}

/// One or several servers of one NATS, separated by commas.
pub(crate) fn servers(url: &str) -> Result<Vec<ServerAddr>, BusError> {
    let server = |part: &str| {
        if !is_nats_url(part) {
            return Err(BusError::BadAddress("it does not begin with nats:// or tls://".into()));
        }
        // The message of the parser does not repeat the address, which may hold a password.
        let server: ServerAddr =
            part.parse().map_err(|error: std::io::Error| BusError::BadAddress(error.to_string()))?;
        if server.host().is_empty() {
            Err(BusError::BadAddress("it names no host".into()))
        } else {
            Ok(server)
        }
    };
    url.split(',').map(|part| server(part.trim())).collect()
}

/// How to be let in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Credentials {
    None,
    User(String, String),
    Token(String),
}

impl Credentials {
    /// The first that an address holds: all servers of one NATS take the same.
    pub(crate) fn of(servers: &[ServerAddr]) -> Credentials {
        let first = servers.iter().find_map(|server| Some((server.username()?, server.password())));
        match first {
            None => Credentials::None,
            Some((user, Some(password))) => Credentials::User(decoded(user), decoded(password)),
            Some((token, None)) => Credentials::Token(decoded(token)),
        }
    }
}

/// A part of an address in which special letters are written as % and two digits.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, more @ ..] = rest {
        let digits = more.get(..2).and_then(|digits| str::from_utf8(digits).ok());
        match digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()).filter(|_| *first == b'%') {
            Some(byte) => {
                bytes.push(byte);
                rest = &more[2..];
            }
            None => {
                bytes.push(*first);
                rest = more;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The servers without users and passwords.
pub(crate) fn place(servers: &[ServerAddr]) -> String {
    let place = |server: &ServerAddr| format!("{}:{}", server.host(), server.port());
    servers.iter().map(place).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_shown_without_secrets() {
        let found = servers("nats://me:secret@one:4333, tls://two").unwrap();
        assert_eq!(place(&found), "one:4333,two:4222");
    }

    #[test]
    fn credentials_stand_in_the_address() {
        let of = |url: &str| Credentials::of(&servers(url).unwrap());
        assert_eq!(of("nats://one,nats://two"), Credentials::None);
        assert_eq!(of("nats://one,nats://me:a%40b%@two"), Credentials::User("me".into(), "a@b%".into()));
        assert_eq!(of("nats://t%C3%A4g@one"), Credentials::Token("täg".into()));
    }

    #[test]
    fn what_is_no_address_is_refused_without_repeating_its_secret() {
        for odd in ["", "http://x", "nats://", "nats://me:secret@h:port", "nats://h,", "nats://me:secret@:1"]
        {
            let refused = servers(odd).unwrap_err();
            assert!(matches!(refused, BusError::BadAddress(_)), "{odd}: {refused}");
            assert!(!refused.to_string().contains("secret"), "{refused}");
        }
    }
}
