//! Several nodes on one database and one NATS, each reached through proxies that can be cut.

use crate::database::{Database, Stop};
use crate::nats::Nats;
use crate::node::Node;
use crate::player::{Client, Numbers};
use crate::proxy::Proxy;
use serde_json::Value;
use std::time::{Duration, Instant};

/// How long a site may take to be well again.
const HEALING: Duration = Duration::from_secs(30);

/// A node with its lines to the database and to NATS.
#[derive(Debug)]
struct Place {
    node: Node,
    to_database: Proxy,
    to_nats: Proxy,
}

/// A public site.
#[derive(Debug)]
pub(crate) struct Site<'a> {
    database: &'a Database,
    nats: Nats,
    places: Vec<Place>,
    /// The address of the database, without a proxy.
    pub url: String,
}

impl<'a> Site<'a> {
    /// Nodes on a new database of this name.
    pub(crate) fn start(database: &'a Database, name: &str, nodes: usize) -> Result<Site<'a>, String> {
        let url = database.make(name)?;
        let nats = Nats::start(&[])?;
        let mut site = Site { database, nats, places: Vec::new(), url };
        for _ in 0..nodes {
            let (to_database, to_nats) = (Proxy::to(database.port)?, Proxy::to(site.nats.port())?);
            let store = database.url_at(name, to_database.port);
            let node = Node::start_with_bus(&store, &format!("nats://127.0.0.1:{}", to_nats.port))?;
            site.places.push(Place { node, to_database, to_nats });
        }
        Ok(site)
    }

    /// Where each node listens.
    pub(crate) fn addresses(&self) -> Vec<String> {
        self.places.iter().map(|place| place.node.address.clone()).collect()
    }

    /// The address of NATS, without a proxy.
    pub(crate) fn bus(&self) -> String {
        self.nats.url()
    }

    pub(crate) fn stop_nats(&mut self) -> Result<(), String> {
        self.nats.stop()
    }

    pub(crate) fn start_nats(&mut self) -> Result<(), String> {
        self.nats.begin()
    }

    /// Kills a node.
    pub(crate) fn kill(&mut self, node: usize) -> Result<(), String> {
        self.places[node].node.kill()
    }

    /// Asks a node to stop, which it must do in time and with a good status.
    pub(crate) fn stop_node(&mut self, node: usize) -> Result<(), String> {
        self.places.remove(node).node.stop()
    }

    /// Lets one thing go wrong, for a moment. What it was.
    pub(crate) fn fault(&mut self, numbers: &mut Numbers) -> Result<&'static str, String> {
        let node = numbers.below(self.places.len());
        let pause = Duration::from_millis(50 + numbers.below(400) as u64);
        let place = &mut self.places[node];
        match numbers.below(10) {
            0 => {
                self.database.stop(Stop::Fast).and_then(|()| self.database.begin())?;
                Ok("database restarted")
            }
            1 => {
                self.database.stop(Stop::Immediate).and_then(|()| self.database.begin())?;
                Ok("database lost power")
            }
            2 | 3 => {
                self.nats.stop()?;
                std::thread::sleep(pause);
                self.nats.begin()?;
                Ok("NATS stopped and started")
            }
            4 | 5 => {
                place.to_database.cut();
                std::thread::sleep(pause);
                place.to_database.heal();
                Ok("node cut from the database")
            }
            6 | 7 => {
                place.to_nats.cut();
                std::thread::sleep(pause);
                place.to_nats.heal();
                Ok("node cut from NATS")
            }
            _ => {
                place.node.kill()?;
                place.node.start_again()?;
                Ok("node killed")
            }
        }
    }

    /// Returns when every node says that all is well.
    pub(crate) fn is_well(&self) -> Result<(), String> {
        for place in &self.places {
            health_becomes(&place.node.address, |health| health == "ok\n", HEALING)?;
        }
        Ok(())
    }

    /// Stops every node in turn, as a new version is deployed.
    pub(crate) fn stop(self) -> Result<(), String> {
        self.places.into_iter().try_for_each(|place| place.node.stop())
    }
}

/// Waits until `/healthz` of a node says something.
pub(crate) fn health_becomes(
    address: &str,
    is_it: impl Fn(&str) -> bool,
    patience: Duration,
) -> Result<(), String> {
    let begun = Instant::now();
    loop {
        let answer =
            Client::to(address, "").and_then(|mut client| client.ask("GET", "/healthz", &Value::Null));
        if matches!(&answer, Some((_, Value::String(health))) if is_it(health)) {
            return Ok(());
        }
        if begun.elapsed() > patience {
            return Err(format!("{address} says {answer:?}"));
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}
