//! Who somebody is: secrets of seats and sessions of browsers. Only hashes are kept.

use crate::app::App;
use crate::error::Fault;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use sha2::{Digest, Sha256};
use solarium_core::{Seat, SeatSet, hex};
use solarium_store::SeatRow;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// Name of the session cookie.
pub const COOKIE: &str = "solarium";

/// 128 random bits in hexadecimal: the secret of a seat or of a session.
pub fn secret() -> Result<String, Fault> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|_| Fault::Interrupted)?;
    Ok(hex(&bytes))
}

/// The id of a table: 80 random bits in letters and digits that are not mistaken for each other.
pub fn table_id() -> Result<String, Fault> {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|_| Fault::Interrupted)?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// What is stored of a secret.
pub fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// Who asks, as far as the request tells.
#[derive(Clone, Debug)]
pub struct Caller {
    /// Where from.
    pub address: IpAddr,
    /// Hash of the secret in `Authorization: Bearer`.
    pub bearer: Option<String>,
    /// Hash of the session in the cookie.
    pub session: Option<String>,
}

impl Caller {
    /// The seats of a table that the caller may move.
    pub fn holds(&self, rows: &[SeatRow], granted: SeatSet) -> SeatSet {
        let mut seats = granted;
        if let Some(bearer) = &self.bearer {
            for (seat, row) in (0u8..).zip(rows) {
                if row.secret.as_ref() == Some(bearer) {
                    seats = seats.with(Seat(seat));
                }
            }
        }
        seats
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Fault> {
        let peer = parts
            .extensions
            .get::<ConnectInfo<SocketAddr>>()
            .map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |info| info.0.ip());
        let address = address(peer, &parts.headers, app.settings().public_url.is_some());
        if parts.method != Method::GET || parts.headers.contains_key(header::UPGRADE) {
            check_origin(&parts.headers, app.settings().public_url.as_deref())?;
        }
        app.limits().ask(address)?;
        let text = |name| parts.headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        let bearer = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer ")).map(hash);
        let session = text(header::COOKIE).and_then(session_in).map(hash);
        Ok(Caller { address, bearer, session })
    }
}

/// The address to count for: behind a proxy of our own machine the one it names.
fn address(peer: IpAddr, headers: &HeaderMap, proxied: bool) -> IpAddr {
    let named = || {
        let list = headers.get("x-forwarded-for")?.to_str().ok()?;
        list.rsplit(',').next()?.trim().parse().ok()
    };
    if proxied && peer.is_loopback() { named().unwrap_or(peer) } else { peer }
}

fn session_in(cookies: &str) -> Option<&str> {
    cookies.split(';').find_map(|cookie| cookie.trim().strip_prefix(COOKIE)?.strip_prefix('='))
}

/// Browsers say which page a request comes from; it must be ours. Programs say nothing.
fn check_origin(headers: &HeaderMap, public_url: Option<&str>) -> Result<(), Fault> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().map_err(|_| Fault::OtherOrigin)?;
    let from = host_of(origin).ok_or(Fault::OtherOrigin)?;
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok());
    let ours = host.is_some_and(|host| host.eq_ignore_ascii_case(from))
        || public_url.and_then(host_of).is_some_and(|host| host.eq_ignore_ascii_case(from));
    if ours { Ok(()) } else { Err(Fault::OtherOrigin) }
}

fn host_of(url: &str) -> Option<&str> {
    url.split_once("://")?.1.split('/').next()
}

/// The cookie that carries a session.
pub fn cookie(session: &str, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{COOKIE}={session}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000{secure}");
    HeaderValue::from_str(&text).expect("hexadecimal digits and plain words")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(origin: &str, host: &str, public: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::ORIGIN, HeaderValue::from_str(origin).unwrap());
        headers.insert(header::HOST, HeaderValue::from_str(host).unwrap());
        check_origin(&headers, public).is_ok()
    }

    #[test]
    fn only_our_own_pages_may_ask() {
        assert!(origin("http://localhost:8080", "localhost:8080", None));
        assert!(!origin("http://localhost:8081", "localhost:8080", None));
        assert!(!origin("https://evil.example", "games.example", Some("https://games.example")));
        assert!(origin("https://games.example", "127.0.0.1:8080", Some("https://games.example/")));
        assert!(!origin("null", "games.example", None));
        assert!(check_origin(&HeaderMap::new(), None).is_ok());
    }

    #[test]
    fn a_proxy_of_our_own_names_the_address() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", HeaderValue::from_static("6.6.6.6, 10.0.0.9"));
        let local = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let far: IpAddr = "9.9.9.9".parse().unwrap();
        assert_eq!(address(local, &headers, true), "10.0.0.9".parse::<IpAddr>().unwrap());
        assert_eq!(address(far, &headers, true), far, "anybody can write that header");
        assert_eq!(address(local, &headers, false), local);
    }

    #[test]
    fn cookies_are_found_among_others() {
        assert_eq!(session_in("a=b; solarium=abc; c=d"), Some("abc"));
        assert_eq!(session_in("notsolarium=abc"), None);
        assert!(cookie("ab", true).to_str().unwrap().ends_with("; Secure"));
    }
}
