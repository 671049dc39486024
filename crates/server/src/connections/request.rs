//! One request on a connection: which phase it is in, and what becomes of a body that the handler did not read.

use super::state::{Connection, Phase};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, Request, Response, StatusCode, header};
use axum::response::IntoResponse;
use futures_util::future::poll_fn;
use hyper::body::{Body as HttpBody, Frame, Incoming, SizeHint};
use solarium_service::{BodyLate, Fault, MOST_BODY, PeerAddress};
use std::convert::Infallible;
use std::error::Error;
use std::future::Future;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tower::Service;

/// How long the rest of a body is waited for after its request was answered. Then the connection is closed.
const DRAIN: Duration = Duration::from_secs(1);
/// Before a request is answered that was sent together with the one before it. No browser does that; a client that sends
/// requests by the thousand and reads no answer would keep the processors busy until its buffers are full.
const PIPELINE_PAUSE: Duration = Duration::from_millis(20);

/// Answers one request.
pub(super) fn answer(
    mut router: Router,
    peer: SocketAddr,
    connection: Arc<Connection>,
    request: Request<Incoming>,
) -> impl Future<Output = Result<Response<Answering>, Infallible>> + Send {
    let has_body = !request.is_end_stream();
    let expects = has_body && request.headers().contains_key(header::EXPECT);
    let pipelined = connection.is_pipelined();
    let begins = connection.request_begins(has_body);
    let mut request = match has_body {
        true => request.map(|body| Body::new(Sending { body: Some(body), connection: connection.clone() })),
        false => request.map(|_| Body::empty()),
    };
    request.extensions_mut().insert(PeerAddress(peer));
    async move {
        if pipelined {
            tokio::time::sleep(PIPELINE_PAUSE).await;
        }
        if !begins {
            return Ok(last(Fault::Crowded.into_response(), connection));
        }
        let response = match router.call(request).await {
            Ok(response) => response,
            Err(never) => match never {},
        };
        if let Some(body) = connection.take_unread() {
            // Who waits to be asked for the body must not be asked for it now, and who is late has had its time.
            let reads = !expects && response.status() != StatusCode::REQUEST_TIMEOUT;
            if !(reads && drain(body).await) {
                return Ok(last(response, connection));
            }
        }
        if response.status() == StatusCode::SWITCHING_PROTOCOLS {
            connection.upgrades();
        }
        Ok(response.map(|body| Answering { body, connection }))
    }
}

/// The last answer on a connection whose client may still be sending.
fn last(mut response: Response<Body>, connection: Arc<Connection>) -> Response<Answering> {
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    connection.linger();
    response.map(|body| Answering { body, connection })
}

/// Reads what is left of a body, if that is not much and comes soon. True if the next request can follow.
async fn drain(mut body: Incoming) -> bool {
    let short = |size: SizeHint| size.upper().unwrap_or(size.lower()) <= MOST_BODY as u64;
    let rest = async {
        let mut read = 0;
        while read <= MOST_BODY && short(body.size_hint()) {
            match poll_fn(|cx| Pin::new(&mut body).poll_frame(cx)).await {
                Some(Ok(frame)) => read += frame.data_ref().map_or(0, Bytes::len),
                Some(Err(_)) => return false,
                None => return true,
            }
        }
        false
    };
    tokio::time::timeout(DRAIN, rest).await.unwrap_or(false)
}

/// The body of a request as its handler reads it.
#[derive(Debug)]
struct Sending {
    /// Nothing once it has been read to the end.
    body: Option<Incoming>,
    connection: Arc<Connection>,
}

impl HttpBody for Sending {
    type Data = Bytes;
    type Error = Box<dyn Error + Send + Sync>;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        let Some(body) = &mut self.body else { return Poll::Ready(None) };
        match Pin::new(body).poll_frame(cx) {
            Poll::Ready(Some(frame)) => Poll::Ready(Some(frame.map_err(Into::into))),
            Poll::Ready(None) => {
                self.body = None;
                // A connection that was given up must not do anything more.
                let ends = self.connection.body_ends();
                Poll::Ready(if ends { None } else { Some(Err(BodyLate.into())) })
            }
            // The timer of the connection wakes the task in which this is polled.
            Poll::Pending if matches!(self.connection.phase(), Phase::BodyLate | Phase::GivenUp) => {
                Poll::Ready(Some(Err(BodyLate.into())))
            }
            Poll::Pending => Poll::Pending,
        }
    }

    fn is_end_stream(&self) -> bool {
        // Not before the end was read: only then the request is complete.
        self.body.is_none()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.as_ref().map_or(SizeHint::with_exact(0), HttpBody::size_hint)
    }
}

impl Drop for Sending {
    fn drop(&mut self) {
        if let Some(body) = self.body.take().filter(|body| !body.is_end_stream()) {
            self.connection.keep_unread(body);
        }
        self.connection.body_ends();
    }
}

/// The body of an answer; when it is dropped the connection waits for the next request.
#[derive(Debug)]
pub(super) struct Answering {
    body: Body,
    connection: Arc<Connection>,
}

impl HttpBody for Answering {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.connection.answered();
    }
}
