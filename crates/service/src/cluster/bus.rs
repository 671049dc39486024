//! The bus over which nodes hear of each other. What is lost on it is found in the store.

use futures_util::future::BoxFuture;
use std::any::Any;
use std::fmt;

/// Called with every message of a topic, one after the other. Must not block.
pub type Deliver = Box<dyn Fn(&[u8]) + Send + Sync>;

/// A way to all nodes of a cluster. Nothing hangs on a single message: one that is lost is found in the store.
pub trait Bus: fmt::Debug + Send + Sync + 'static {
    /// Sends a message to all other nodes that have subscribed to a topic. Does not block; while the bus is away the
    /// message is lost.
    fn publish(&self, topic: &str, message: Vec<u8>);
    /// Delivers what other nodes publish on a topic for as long as the subscription lives, also after the bus was away.
    /// Completes once every message that is published from then on is delivered, or when it is clear that the bus is away.
    fn subscribe(&self, topic: &str, deliver: Deliver) -> BoxFuture<'static, Subscription>;
    /// Why nothing is delivered now, if so.
    fn trouble(&self) -> Option<String>;
    /// How often the connection was made again: each time messages may have been lost.
    fn reconnects(&self) -> u64;
    /// Sends what is still to be sent.
    fn flush(&self) -> BoxFuture<'static, ()>;
}

/// A subscription, which ends when this is dropped.
pub struct Subscription(
    #[expect(dead_code, reason = "held, and dropped at the end")] Box<dyn Any + Send + Sync>,
);

impl Subscription {
    /// A subscription that lasts as long as this value.
    pub fn new(held: impl Any + Send + Sync) -> Subscription {
        Subscription(Box::new(held))
    }
}

impl fmt::Debug for Subscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Subscription")
    }
}
