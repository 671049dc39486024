//! Connections: accepting them, how long each may take, how many there may be, and their end.
//!
//! hyper speaks HTTP; everything that needs a clock is done here. hyper's own timer for headers also runs while a kept
//! connection is idle, which may last much longer, and is set again for each request; ours is looked at now and then.
//!
//! * `state`: what a connection is doing. `places`: how many there may be. `stream`: who does not read is noticed.
//!   `request`: what happens around each request. `descriptors`: what the system allows.

mod descriptors;
mod places;
mod request;
mod state;
mod stream;

use axum::Router;
use futures_util::future::poll_fn;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use places::{MOST_TURNED_AWAY, NoRoom, Places};
use socket2::SockRef;
use solarium_service::{Fault, Limits, TrustedProxies};
use state::{Checked, Order};
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, SystemTime};
use stream::Stream;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep, timeout};

/// Longest header of a request; also bounds what a connection may buffer.
const MOST_HEADER: usize = 64 << 10;
/// What the system may hold of an answer that has not arrived. Enough for two megabytes a second to the far side of the
/// world.
const SEND_BUFFER: usize = 256 << 10;
/// What the system may hold of answers that it has not even sent, because the client does not take what came before. A
/// client that sends requests by the thousand and reads no answer is made to wait after these, and then cut.
#[cfg(any(target_os = "linux", target_os = "android"))]
const MOST_UNSENT: u32 = 16 << 10;
/// After a failed accept: without descriptors the next attempt would fail as well.
const PAUSE: Duration = Duration::from_millis(50);
/// How long a client that is turned away may take to read why.
const TURNED_AWAY: Duration = Duration::from_secs(1);
/// Connections that were cut need this long to notice it, at most.
const CUT: Duration = Duration::from_millis(500);

/// How long a client may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// For the whole header of a request, from its first byte on; on a new connection from the beginning.
    pub header: Duration,
    /// To begin another request on a connection. Must be longer than the longest wait for a change.
    pub keep_alive: Duration,
    /// For the whole body of a request.
    pub body: Duration,
    /// To take anything of an answer or of a message on a socket.
    pub write: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            header: Duration::from_secs(10),
            keep_alive: Duration::from_secs(75),
            body: Duration::from_secs(20),
            write: Duration::from_secs(20),
        }
    }
}

/// The connections of a server that has begun.
#[derive(Debug)]
pub(crate) struct Connections {
    places: Arc<Places>,
    timeouts: Timeouts,
    turning_away: Arc<Semaphore>,
}

impl Connections {
    pub(crate) fn new(limits: &Limits, trusted: TrustedProxies, timeouts: Timeouts) -> Connections {
        let places = Arc::new(Places::new(limits, trusted, descriptors::raise()));
        let (for_address, in_all) = places.most();
        tracing::info!(for_address, in_all, "connections at most");
        Connections { places, timeouts, turning_away: Arc::new(Semaphore::new(MOST_TURNED_AWAY)) }
    }

    /// Accepts connections until `stop`.
    pub(crate) async fn accept(&self, listener: TcpListener, router: Router, stop: impl Future<Output = ()>) {
        let mut stop = pin!(stop);
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = &mut stop => return,
            };
            match accepted {
                Ok((stream, peer)) => self.begin(stream, peer, &router),
                Err(error) if of_the_client(&error) => {}
                Err(error) => {
                    tracing::error!(%error, connections = self.places.len(), "a connection cannot be accepted");
                    self.places.shrink();
                    tokio::select! {
                        () = sleep(PAUSE) => {}
                        () = &mut stop => return,
                    }
                }
            }
        }
    }

    fn begin(&self, stream: TcpStream, peer: SocketAddr, router: &Router) {
        // Answers are small and awaited; without this they would wait for company.
        let _ = stream.set_nodelay(true);
        bound_send_buffer(&stream);
        if !can_be_written(SystemTime::now()) {
            return self.turn_away(stream, Fault::WrongClock);
        }
        match self.places.admit(peer.ip()) {
            Ok(place) => {
                let stream = Stream::new(stream, place, self.timeouts.write);
                tokio::spawn(run(stream, peer, router.clone(), self.timeouts));
            }
            Err(NoRoom::Address) => {
                self.turn_away(stream, Fault::TooMany("limit-connections"));
            }
            Err(NoRoom::Server) => self.turn_away(stream, Fault::Crowded),
        }
    }

    /// Says no without reading a request. If many are turned away at once, the others get no answer.
    fn turn_away(&self, mut stream: TcpStream, fault: Fault) {
        let Ok(permit) = self.turning_away.clone().try_acquire_owned() else { return };
        tokio::spawn(async move {
            let _permit = permit;
            let answer = bare(&fault);
            let refusal = async {
                stream.write_all(answer.as_bytes()).await?;
                stream.shutdown().await?;
                // Closing with unread bytes would take the answer away from the client.
                let mut bytes = [0; 1024];
                while stream.read(&mut bytes).await? > 0 {}
                io::Result::Ok(())
            };
            // Whether the client reads it or not, it goes.
            let _ = timeout(TURNED_AWAY, refusal).await;
        });
    }

    /// Asks all connections to finish, and cuts those that have not after the time of grace or when `at_once` says so.
    /// `cut` is called before that.
    pub(crate) async fn end(&self, grace: Duration, at_once: impl Future<Output = ()>, cut: impl FnOnce()) {
        self.places.order(Order::Finish);
        tokio::select! {
            () = self.places.emptied() => return,
            () = sleep(grace) => {}
            () = at_once => {}
        }
        tracing::warn!(connections = self.places.len(), "stopping: cutting connections that have not ended");
        cut();
        self.places.order(Order::Cut);
        // They are dropped by their own tasks. One that is just now busy must not keep the server from ending.
        let _ = timeout(CUT, self.places.emptied()).await;
    }
}

/// Serves one connection to its end.
async fn run(stream: Stream, peer: SocketAddr, router: Router, timeouts: Timeouts) {
    let connection = stream.connection().clone();
    let of_requests = connection.clone();
    let service =
        service_fn(move |request| request::answer(router.clone(), peer, of_requests.clone(), request));
    let http = http1::Builder::new()
        .header_read_timeout(None)
        .max_buf_size(MOST_HEADER)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut http = pin!(http);
    let mut look = pin!(sleep(timeouts.header.min(timeouts.keep_alive).min(timeouts.body)));
    let mut finishing = false;
    poll_fn(|cx| {
        match connection.ordered(cx.waker()) {
            Order::Cut => return Poll::Ready(()),
            Order::Finish if !finishing => {
                finishing = true;
                http.as_mut().graceful_shutdown();
            }
            Order::Finish | Order::Serve => {}
        }
        while look.as_mut().poll(cx).is_ready() {
            match connection.check(&timeouts) {
                Checked::Again(after) => look.as_mut().reset(Instant::now() + after),
                Checked::Expired => return Poll::Ready(()),
            }
        }
        // An error ends this connection only; the client caused it and knows.
        http.as_mut().poll(cx).map(|_| ())
    })
    .await;
}

/// Bounds what the system keeps for a client that does not read: left to itself it lets that grow to megabytes.
fn bound_send_buffer(stream: &TcpStream) {
    let socket = SockRef::from(stream);
    // Without these options the connection works as well.
    let _ = socket.set_send_buffer_size(SEND_BUFFER);
    #[cfg(any(target_os = "linux", target_os = "android"))]
    let _ = socket.set_tcp_notsent_lowat(MOST_UNSENT);
}

/// A refusal as it is written without hyper.
fn bare(fault: &Fault) -> String {
    let body = fault.body();
    format!(
        "HTTP/1.1 {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nretry-after: 1\r\n\
         connection: close\r\n\r\n{body}",
        fault.status(),
        body.len()
    )
}

/// Errors of a single connection that was gone before it was accepted.
fn of_the_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// hyper writes the date of each answer and knows the years from 1970 to 9999 only; with a clock outside of them it
/// would panic in the midst of every connection.
fn can_be_written(now: SystemTime) -> bool {
    const YEAR_10000: u64 = 253_402_300_800;
    now.duration_since(SystemTime::UNIX_EPOCH).is_ok_and(|since| since.as_secs() < YEAR_10000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_that_cannot_be_written_is_known() {
        assert!(can_be_written(SystemTime::UNIX_EPOCH) && can_be_written(SystemTime::now()));
        assert!(!can_be_written(SystemTime::UNIX_EPOCH - Duration::from_secs(1)));
        assert!(!can_be_written(SystemTime::UNIX_EPOCH + Duration::from_secs(253_402_300_800)));
    }

    #[test]
    fn a_refusal_is_http() {
        let text = bare(&Fault::Crowded);
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 503 Service Unavailable\r\n"), "{head}");
        assert!(head.contains(&format!("content-length: {}\r\n", body.len())), "{head}");
        assert!(body.contains("server/crowded"), "{body}");
    }
}
