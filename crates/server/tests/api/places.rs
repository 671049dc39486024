//! Where a law is tried: at one server, or with those who act at one node and the viewer at another.

use crate::client::{Client, House, Socket, host, settings};
use futures_util::future::BoxFuture;
use solarium_server::{App, ClusterParts, ConnectionSettings, router, serve_until};
use solarium_service::{Bus, Deliver, Subscription};
use solarium_store::{MemoryStore, Store};
use solarium_table::Library;
use std::any::Any;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;
use tokio::net::TcpListener;

/// A store with the servers on it.
pub(crate) struct Place {
    pub store: Arc<dyn Store>,
    /// Where those act whom the viewer sees.
    acts_at: SocketAddr,
    /// Where the viewer is connected.
    viewer_at: SocketAddr,
    apps: Vec<App>,
    /// What crossed from node to node.
    crossed: Crossed,
    _folder: Option<Box<dyn Any>>,
}

impl Place {
    /// One server.
    async fn alone() -> Place {
        let house = House::with(settings()).await;
        Place {
            store: house.store.clone(),
            acts_at: house.address,
            viewer_at: house.address,
            apps: vec![house.app.clone()],
            crossed: Crossed::default(),
            _folder: Some(Box::new(house)),
        }
    }

    /// Two nodes of one store: the viewer is at another than those who act.
    async fn two_nodes() -> Place {
        let (store, crossed) = (Arc::new(MemoryStore::default()), Crossed::default());
        let ears = Ears::default();
        let (mut apps, mut addresses) = (Vec::new(), Vec::new());
        for node in 0..2 {
            let bus = Arc::new(MemoryBus { node, ears: ears.clone(), crossed: crossed.clone() });
            let parts = ClusterParts { node: format!("node{node}"), bus, store: store.clone() };
            let app = App::node(host(), parts, Library::standard(), settings());
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            addresses.push(listener.local_addr().unwrap());
            let (routes, never) = (router(&app), std::future::pending);
            tokio::spawn(serve_until(
                listener,
                app.clone(),
                routes,
                ConnectionSettings::default(),
                never(),
                never(),
            ));
            apps.push(app);
        }
        Place { store, acts_at: addresses[0], viewer_at: addresses[1], apps, crossed, _folder: None }
    }

    /// Two servers.
    pub(crate) async fn twice_alone() -> [Place; 2] {
        [Place::alone().await, Place::alone().await]
    }

    /// Two sites: in both the viewer is connected to another node than those who act.
    pub(crate) async fn twice_two_nodes() -> [Place; 2] {
        [Place::two_nodes().await, Place::two_nodes().await]
    }

    /// A client that acts.
    pub(crate) async fn actor(&self) -> Client {
        Client::to(self.acts_at).await
    }

    /// A client of the viewer.
    pub(crate) async fn client(&self) -> Client {
        Client::to(self.viewer_at).await
    }

    /// A socket of the viewer.
    pub(crate) async fn socket(&self, id: &str, secret: Option<&str>) -> Socket {
        Socket::open(self.viewer_at, id, secret, None).await.expect("the socket opens")
    }

    /// Lines of journals that crossed from node to node since this was last asked.
    pub(crate) fn lines_that_crossed(&self) -> Vec<String> {
        let crossed = std::mem::take(&mut *self.crossed.lock().unwrap());
        crossed.into_iter().filter(|message| message.contains("\"lines\"")).collect()
    }

    /// Ends the tables that no client uses.
    pub(crate) fn sweep(&self) {
        self.apps.iter().for_each(|app| app.sweep(Duration::ZERO));
    }
}

/// All messages between nodes.
type Crossed = Arc<Mutex<Vec<String>>>;
/// All subscriptions of all nodes.
type Ears = Arc<Mutex<Vec<Weak<Ear>>>>;

struct Ear {
    node: usize,
    topic: String,
    deliver: Deliver,
}

/// The bus of one node, in memory.
struct MemoryBus {
    node: usize,
    ears: Ears,
    crossed: Crossed,
}

impl std::fmt::Debug for MemoryBus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "MemoryBus({})", self.node)
    }
}

impl Bus for MemoryBus {
    fn publish(&self, topic: &str, message: Vec<u8>) {
        let ears: Vec<Arc<Ear>> = {
            let mut ears = self.ears.lock().unwrap();
            ears.retain(|ear| ear.strong_count() > 0);
            ears.iter().filter_map(Weak::upgrade).collect()
        };
        for ear in ears.iter().filter(|ear| ear.node != self.node && ear.topic == topic) {
            (ear.deliver)(&message);
            self.crossed.lock().unwrap().push(String::from_utf8(message.clone()).unwrap());
        }
    }

    fn subscribe(&self, topic: &str, deliver: Deliver) -> BoxFuture<'static, Subscription> {
        let ear = Arc::new(Ear { node: self.node, topic: topic.to_string(), deliver });
        self.ears.lock().unwrap().push(Arc::downgrade(&ear));
        Box::pin(async { Subscription::new(ear) })
    }

    fn trouble(&self) -> Option<String> {
        None
    }

    fn reconnects(&self) -> u64 {
        0
    }

    fn flush(&self) -> BoxFuture<'static, ()> {
        Box::pin(async {})
    }
}
