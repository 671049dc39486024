//! Which address a request comes from, and under which address it is counted.
//!
//! A connection has the address of its peer. If that peer is a proxy which the operator trusts, the proxy says in
//! `X-Forwarded-For` for which client it asks. Nothing else in a request says anything about its address.

use axum::http::{HeaderMap, HeaderName};
use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// One provider gives a whole network of this size to one client, which may use any address in it.
const CLIENT_PREFIX_V6: u8 = 64;

/// The other end of the connection on which a request came: an extension of the request. Without it the request counts
/// as one of this machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PeerAddress(pub SocketAddr);

/// A range of addresses: `10.0.0.0/8`, `fd00::/8`, or a single address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    prefix: u8,
}

impl Network {
    /// Is this address in the range? IPv4 addresses written as IPv6 count as IPv4.
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        match (self.address, address) {
            (IpAddr::V4(_), IpAddr::V4(_)) | (IpAddr::V6(_), IpAddr::V6(_)) => {
                masked(address, self.prefix) == self.address
            }
            _ => false,
        }
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Network, String> {
        const SHAPE: &str = "an address or a range of addresses like 127.0.0.1, 10.0.0.0/8 or fd00::/8";
        let (address, prefix) = match text.split_once('/') {
            Some((address, prefix)) => (address, Some(prefix)),
            None => (text, None),
        };
        let written: IpAddr =
            address.parse().map_err(|_| format!("`{text}` is not {SHAPE}: `{address}` is not an address"))?;
        let longest = if written.is_ipv4() { 32 } else { 128 };
        let prefix = match prefix {
            None => longest,
            // Without this check `+8` would be a number.
            Some(digits) => digits
                .parse()
                .ok()
                .filter(|prefix| *prefix <= longest && digits.bytes().all(|byte| byte.is_ascii_digit()))
                .ok_or_else(|| {
                    format!("`{text}` is not {SHAPE}: after the `/` comes a number from 0 to {longest}")
                })?,
        };
        let (address, prefix) = match (written, written.to_canonical()) {
            // ::ffff:0:0/96 holds exactly the addresses of IPv4.
            (IpAddr::V6(_), IpAddr::V4(address)) if prefix >= 96 => (IpAddr::V4(address), prefix - 96),
            _ => (written, prefix),
        };
        let network = Network { address: masked(address, prefix), prefix };
        if network.address != address {
            return Err(format!(
                "`{text}` names an address inside a range; write {network} for the range, or the address alone"
            ));
        }
        Ok(network)
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.prefix)
    }
}

/// The first address of the range in which this one lies.
fn masked(address: IpAddr, prefix: u8) -> IpAddr {
    match address {
        IpAddr::V4(address) => {
            let mask = u32::MAX.checked_shl(32 - u32::from(prefix)).unwrap_or(0);
            IpAddr::V4((u32::from(address) & mask).into())
        }
        IpAddr::V6(address) => {
            let mask = u128::MAX.checked_shl(128 - u32::from(prefix)).unwrap_or(0);
            IpAddr::V6((u128::from(address) & mask).into())
        }
    }
}

/// The proxies whose word on the client's address counts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TrustedProxies(Vec<Network>);

impl TrustedProxies {
    /// These ranges.
    pub fn new(networks: Vec<Network>) -> TrustedProxies {
        TrustedProxies(networks)
    }

    /// Is this the address of one of them?
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(address))
    }

    /// The address of the client: the last one in the chain peer, last entry, …, first entry of `X-Forwarded-For` that
    /// can be believed. Each entry was written by the hop after it, so it counts only if that hop is trusted.
    pub fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut client = peer.to_canonical();
        if !self.contains(client) {
            return client;
        }
        let lines = headers.get_all(FORWARDED_FOR).into_iter().collect::<Vec<_>>();
        for line in lines.into_iter().rev() {
            let Ok(line) = line.to_str() else { return client };
            for entry in line.rsplit(',') {
                let Some(hop) = hop(entry.trim()) else { return client };
                client = hop;
                if !self.contains(client) {
                    return client;
                }
            }
        }
        client
    }
}

/// The address of an entry of `X-Forwarded-For`, which may carry a port.
fn hop(entry: &str) -> Option<IpAddr> {
    let bare = entry.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(entry);
    let address = bare.parse::<IpAddr>().ok();
    address.or_else(|| entry.parse::<SocketAddr>().ok().map(|place| place.ip())).map(|ip| ip.to_canonical())
}

/// The address under which a client is counted. A client with one address of an IPv6 network has all of them.
pub fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) if address == Ipv6Addr::LOCALHOST => IpAddr::V6(address),
        address @ IpAddr::V6(_) => masked(address, CLIENT_PREFIX_V6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn proxies(networks: &[&str]) -> TrustedProxies {
        TrustedProxies::new(networks.iter().map(|network| network.parse().unwrap()).collect())
    }

    /// The client of a request from `peer` with these lines of `X-Forwarded-For`.
    fn client(trusted: &[&str], peer: &str, lines: &[&str]) -> IpAddr {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(FORWARDED_FOR, HeaderValue::from_str(line).unwrap());
        }
        proxies(trusted).client(ip(peer), &headers)
    }

    #[test]
    fn networks_are_read() {
        for (text, inside, outside) in [
            ("10.0.0.0/8", "10.255.0.1", "11.0.0.1"),
            ("127.0.0.1", "127.0.0.1", "127.0.0.2"),
            ("0.0.0.0/0", "9.9.9.9", "::1"),
            ("fd00::/8", "fd12::1", "fe80::1"),
            ("::1", "::1", "::2"),
            ("::/0", "2001:db8::1", "1.2.3.4"),
            ("::ffff:10.0.0.0/104", "10.1.2.3", "11.0.0.1"),
            ("192.168.7.0/24", "::ffff:192.168.7.9", "::ffff:192.168.8.9"),
        ] {
            let network: Network = text.parse().unwrap();
            assert!(network.contains(ip(inside)) && !network.contains(ip(outside)), "{text}");
        }
    }

    #[test]
    fn bad_networks_are_refused_in_words() {
        for (text, reason) in [
            ("", "is not an address"),
            ("proxy.example", "is not an address"),
            ("10.0.0.0/33", "from 0 to 32"),
            ("10.0.0.0/", "from 0 to 32"),
            ("10.0.0.0/+8", "from 0 to 32"),
            ("::/129", "from 0 to 128"),
            ("10.0.0.5/8", "write 10.0.0.0/8"),
            ("10.0.0.0/8/8", "from 0 to 32"),
            ("1.2.3.4:80", "is not an address"),
        ] {
            let refused = text.parse::<Network>().unwrap_err();
            assert!(refused.contains(reason), "{text}: {refused}");
        }
    }

    #[test]
    fn without_a_trusted_proxy_no_header_counts() {
        assert_eq!(client(&[], "127.0.0.1", &["6.6.6.6"]), ip("127.0.0.1"));
        assert_eq!(client(&["10.0.0.1"], "9.9.9.9", &["6.6.6.6"]), ip("9.9.9.9"));
        assert_eq!(client(&["10.0.0.1"], "10.0.0.1", &[]), ip("10.0.0.1"));
    }

    #[test]
    fn the_last_untrusted_hop_is_the_client() {
        let local = ["127.0.0.1", "10.0.0.0/8"];
        for (lines, expected) in [
            (vec!["6.6.6.6, 5.5.5.5"], "5.5.5.5"),
            // The client wrote the first line, the proxy the second.
            (vec!["6.6.6.6", "5.5.5.5"], "5.5.5.5"),
            (vec!["6.6.6.6, 5.5.5.5, 10.0.0.9", "10.0.0.7"], "5.5.5.5"),
            (vec!["5.5.5.5:4711"], "5.5.5.5"),
            (vec!["[2001:db8::1]:80"], "2001:db8::1"),
            (vec!["[2001:db8::1]"], "2001:db8::1"),
            (vec!["::ffff:5.5.5.5"], "5.5.5.5"),
            // All of them are trusted: the first is the client.
            (vec!["10.0.0.3, 10.0.0.9"], "10.0.0.3"),
            // What is no address ends the walk.
            (vec!["5.5.5.5, unknown, 10.0.0.9"], "10.0.0.9"),
            (vec!["5.5.5.5, "], "127.0.0.1"),
            (vec!["unknown"], "127.0.0.1"),
            (vec![""], "127.0.0.1"),
        ] {
            assert_eq!(client(&local, "127.0.0.1", &lines), ip(expected), "{lines:?}");
        }
    }

    #[test]
    fn a_proxy_is_known_on_a_listener_for_both_families() {
        assert_eq!(client(&["127.0.0.1"], "::ffff:127.0.0.1", &["5.5.5.5"]), ip("5.5.5.5"));
        assert_eq!(client(&[], "::ffff:9.9.9.9", &["5.5.5.5"]), ip("9.9.9.9"));
    }

    #[test]
    fn a_network_of_ipv6_is_one_client() {
        assert_eq!(counted(ip("2001:db8:1:2:3:4:5:6")), counted(ip("2001:db8:1:2::1")));
        assert_ne!(counted(ip("2001:db8:1:2::1")), counted(ip("2001:db8:1:3::1")));
        assert_eq!(counted(ip("::ffff:1.2.3.4")), ip("1.2.3.4"));
        assert_ne!(counted(ip("1.2.3.4")), counted(ip("1.2.3.5")));
    }
}
