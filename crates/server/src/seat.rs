//! Who somebody is: secrets of seats and sessions of browsers. Only hashes are kept.

use crate::address;
use crate::app::App;
use crate::error::Fault;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, header};
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
    /// Where from: the address under which the caller is counted.
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
        let client = app.settings().trusted_proxies.client(peer, &parts.headers);
        let address = address::counted(client);
        if parts.method != Method::GET || parts.headers.contains_key(header::UPGRADE) {
            app.places().check(&parts.headers)?;
        }
        app.limits().ask(address)?;
        let text = |name| parts.headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        let bearer = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer ")).map(hash);
        let session = text(header::COOKIE).and_then(session_in).map(hash);
        Ok(Caller { address, bearer, session })
    }
}

fn session_in(cookies: &str) -> Option<&str> {
    cookies.split(';').find_map(|cookie| cookie.trim().strip_prefix(COOKIE)?.strip_prefix('='))
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

    #[test]
    fn cookies_are_found_among_others() {
        assert_eq!(session_in("a=b; solarium=abc; c=d"), Some("abc"));
        assert_eq!(session_in("notsolarium=abc"), None);
        assert!(cookie("ab", true).to_str().unwrap().ends_with("; Secure"));
    }
}
