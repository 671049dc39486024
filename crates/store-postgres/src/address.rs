//! Addresses of databases, as people write them.

use crate::error::with_causes;
use solarium_store::StoreError;
use std::time::Duration;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

/// How long a connection may take to be made, and how long the other side may stay silent before it counts as gone.
const CONNECTING: Duration = Duration::from_secs(5);

/// A database, and how to reach it.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    /// For the client.
    pub config: Config,
    /// For people: without user and password.
    pub place: String,
}

impl Address {
    /// Reads `postgres://USER:PASSWORD@HOST:PORT/DATABASE?OPTION=VALUE`.
    pub(crate) fn parse(url: &str) -> Result<Address, StoreError> {
        if !is_postgres_url(url) {
            return Err(StoreError::BadAddress("it does not begin with postgres://".into()));
        }
        let mut config: Config = url
            .parse()
            .map_err(|error: tokio_postgres::Error| StoreError::BadAddress(with_causes(&error)))?;
        if config.get_hosts().is_empty() {
            return Err(StoreError::BadAddress("it names no host".into()));
        }
        let local = config.get_hosts().iter().all(is_local);
        // On the machine itself nothing can listen in, and the usual certificate there is signed by no authority.
        if local && config.get_ssl_mode() == SslMode::Prefer {
            config.ssl_mode(SslMode::Disable);
        }
        if config.get_application_name().is_none() {
            config.application_name("solarium");
        }
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECTING);
        }
        config.tcp_user_timeout(CONNECTING);
        config.keepalives_idle(CONNECTING);
        let place = place(&config);
        Ok(Address { config, place })
    }
}

/// Does this begin like the address of a database?
pub fn is_postgres_url(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

fn is_local(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => matches!(name.as_str(), "localhost" | "127.0.0.1" | "::1"),
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

fn place(config: &Config) -> String {
    let hosts = config.get_hosts().iter().map(|host| match host {
        Host::Tcp(name) => name.clone(),
        #[cfg(unix)]
        Host::Unix(folder) => folder.display().to_string(),
    });
    let hosts: Vec<String> = hosts.collect();
    let port = config.get_ports().first().map_or(String::new(), |port| format!(":{port}"));
    format!("{}{port}/{}", hosts.join(","), config.get_dbname().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_shown_without_secrets() {
        let address = Address::parse("postgres://me:secret@db.example:5433/games").unwrap();
        assert_eq!(address.place, "db.example:5433/games");
        assert_eq!(address.config.get_ssl_mode(), SslMode::Prefer);
        let local = Address::parse("postgresql://me@localhost/games").unwrap();
        assert_eq!(local.config.get_ssl_mode(), SslMode::Disable);
        let asked = Address::parse("postgres://me@localhost/games?sslmode=require").unwrap();
        assert_eq!(asked.config.get_ssl_mode(), SslMode::Require);
    }

    #[test]
    fn what_is_no_address_is_refused_without_repeating_its_secret() {
        for odd in
            ["", "mysql://x", "postgres://", "postgres://me:secret@h:port/x", "postgres://h/x?sslmode=maybe"]
        {
            let refused = Address::parse(odd).unwrap_err();
            assert!(matches!(refused, StoreError::BadAddress(_)), "{odd}: {refused}");
            assert!(!refused.to_string().contains("secret"), "{refused}");
        }
    }
}
