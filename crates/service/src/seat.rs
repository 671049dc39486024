//! Who the caller is, and who may hold a seat. Only hashes of secrets are kept.
//!
//! * The **link** of a seat is the secret whose hash stands in the seat's row. It sits its bearer down once (`join`) and
//!   is used up by that: the row gets the hash of a secret that was never returned. Until then a program that never joins
//!   may play with it as bearer secret.
//! * The **holders** of a seat are rows of the store's sessions: sessions of browsers (cookie) and keys of programs
//!   (bearer secret, returned by `join`). Both are secrets of the same kind and looked up in the same way.
//! * A link that was used up is remembered as a holder that no request can name ([`used_link`]), so that it differs
//!   from one that never was, and its seat found for the session that used it.
//! * `renew` puts the hash of a fresh link into the row: the holders stay, earlier links do not fit any more. Joining
//!   with it adds a holder, if the seat is taken, or is the only holder.
//! * Getting up removes all holders and replaces the link.
//! * The **maker** of a table may renew the links of seats. If one is taken, its holders lose it, the journal notes it
//!   before it is done, and each of them is remembered as a former holder ([`unseated`]), so that pages can say why.

use crate::address::{self, PeerAddress};
use crate::app::App;
use crate::error::Fault;
use crate::host::Host;
use crate::site::guest;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, header};
use sha2::{Digest, Sha256};
use solarium_core::{Salt, Seat, SeatSet, Seed, hex};
use solarium_store::{SeatRow, SeatSession};
use solarium_words::Lang;
use std::net::{IpAddr, Ipv4Addr};

/// Name of the session cookie.
pub(crate) const COOKIE: &str = "solarium";

/// 128 random bits.
fn random(host: &dyn Host) -> Result<[u8; 16], Fault> {
    let mut bytes = [0; 16];
    host.random_bytes(&mut bytes).map_err(|_| Fault::Interrupted)?;
    Ok(bytes)
}

/// A seed that cannot be guessed.
pub(crate) fn random_seed(host: &dyn Host) -> Result<Seed, Fault> {
    Ok(solarium_table::random_seed(|bytes| host.random_bytes(bytes))?)
}

/// 128 random bits in hexadecimal: the secret of a seat or of a session.
pub(crate) fn secret(host: &dyn Host) -> Result<String, Fault> {
    Ok(hex(&random(host)?))
}

/// 128 random bits to be hashed together with a seed.
pub(crate) fn salt(host: &dyn Host) -> Result<Salt, Fault> {
    Ok(Salt::from_bytes(random(host)?))
}

/// Letters and digits that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The id of a table: 80 random bits in letters.
pub(crate) fn table_id(host: &dyn Host) -> Result<String, Fault> {
    let bytes = random(host)?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// Can this be the id of a table?
pub(crate) fn is_table_id(id: &str) -> bool {
    id.len() == 16 && id.bytes().all(|letter| LETTERS.contains(&letter))
}

/// What is stored of a secret.
pub(crate) fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// The link of a seat that cannot be used: its secret is never returned.
pub(crate) fn no_link(host: &dyn Host) -> Result<String, Fault> {
    Ok(hash(&secret(host)?))
}

/// How the hash of a link that was used up is kept among the holders. Requests name holders by hashes, which are
/// hexadecimal: none of them can be this.
pub(crate) fn used_link(hash: &str) -> String {
    format!("used:{hash}")
}

/// How a holder is kept from whom the maker took the seat. No request can name it, as with [`used_link`].
pub(crate) fn unseated(holder: &str) -> String {
    format!("{UNSEATED}{holder}")
}

const UNSEATED: &str = "unseated:";

/// Those from whom the maker took a seat, by all who are kept as its holders.
pub(crate) fn all_unseated(holders: &[SeatSession], seat: Seat) -> Vec<String> {
    let of_seat = holders.iter().filter(|holder| holder.seat == seat.0);
    of_seat.filter(|holder| holder.hash.starts_with(UNSEATED)).map(|holder| holder.hash.clone()).collect()
}

/// The same if the maker takes it from those who hold it now, too.
pub(crate) fn unseat_all(holders: &[SeatSession], seat: Seat) -> Vec<String> {
    let of_seat = holders.iter().filter(|holder| holder.seat == seat.0);
    let now = of_seat.filter(|holder| !holder.hash.contains(':')).map(|holder| unseated(&holder.hash));
    now.chain(all_unseated(holders, seat)).collect()
}

/// A change of who holds a seat.
#[derive(Clone, Debug)]
pub(crate) struct SeatChange {
    /// Which seat.
    pub seat: Seat,
    /// Link, name and whether it is taken, from now on.
    pub row: SeatRow,
    /// Do all clients that held it hold it no longer?
    pub revokes: bool,
    /// Those who hold it too from now on, after that.
    pub holders: Vec<String>,
}

impl SeatChange {
    /// The seat is called differently, or not at all; its holders stay.
    pub(crate) fn rename(seat: Seat, row: &SeatRow, name: Option<String>) -> SeatChange {
        let row = SeatRow { name, ..row.clone() };
        SeatChange { seat, row, revokes: false, holders: Vec::new() }
    }
}

/// The caller, as far as the request identifies it.
#[derive(Clone, Debug)]
pub struct Caller {
    /// Where from: the address under which the caller is counted.
    pub address: IpAddr,
    /// Hash of the secret in `Authorization: Bearer`.
    pub bearer: Option<String>,
    /// Hash of the session in the cookie.
    pub session: Option<String>,
    /// The language of the answers.
    pub lang: Lang,
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

    /// Did the caller make this table?
    pub fn made(&self, maker: Option<&str>) -> bool {
        maker.is_some() && [self.session.as_deref(), self.bearer.as_deref()].contains(&maker)
    }
}

/// The caller's session; if there is none, a new one with its cookie.
pub(crate) fn session(app: &App, caller: &Caller) -> Result<(String, Option<HeaderValue>), Fault> {
    if let Some(known) = &caller.session {
        return Ok((known.clone(), None));
    }
    let secret = secret(app.host())?;
    let secure = app.settings().public_url.as_deref().is_some_and(|url| url.starts_with("https:"));
    Ok((hash(&secret), Some(cookie(&secret, secure))))
}

impl FromRequestParts<App> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Fault> {
        let peer =
            parts.extensions.get::<PeerAddress>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0.ip());
        let client = app.settings().trusted_proxies.client(peer, &parts.headers);
        let address = address::counted(client);
        if parts.method != Method::GET || parts.headers.contains_key(header::UPGRADE) {
            app.places().check(&parts.headers)?;
        }
        app.limits().ask(address)?;
        let text = |name| parts.headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        let bearer = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer ")).map(hash);
        let session = text(header::COOKIE).and_then(session_in).map(hash);
        Ok(Caller { address, bearer, session, lang: guest::language(&parts.headers) })
    }
}

fn session_in(cookies: &str) -> Option<&str> {
    cookies.split(';').find_map(|cookie| cookie.trim().strip_prefix(COOKIE)?.strip_prefix('='))
}

/// The cookie that carries a session.
pub(crate) fn cookie(session: &str, secure: bool) -> HeaderValue {
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
