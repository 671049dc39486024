//! The stream of a connection, which notices when the client does not take what is sent to it.

use super::places::Place;
use super::state::Connection;
use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// How long, and how many bytes, of what a client still sends are read after the last answer. A connection that is
/// closed with unread bytes is reset, and then the client may never see that answer.
const LINGER: Duration = Duration::from_secs(2);
const MOST_LINGERED: usize = 8 << 20;

/// A TCP stream with a place among the connections of the server. The place is free again when the stream is dropped,
/// wherever it has gone: a WebSocket takes it away from the task that accepted it.
#[derive(Debug)]
pub(super) struct Stream {
    inner: TcpStream,
    place: Place,
    /// How long the client may take nothing.
    patience: Duration,
    /// Runs while the client takes nothing. Made only then: thousands of streams are never blocked.
    stalled: Option<Pin<Box<Sleep>>>,
    lingering: Option<(Pin<Box<Sleep>>, usize)>,
}

impl Stream {
    pub(super) fn new(inner: TcpStream, place: Place, patience: Duration) -> Stream {
        Stream { inner, place, patience, stalled: None, lingering: None }
    }

    pub(super) fn connection(&self) -> &Arc<Connection> {
        self.place.connection()
    }

    /// An attempt to write: who takes nothing for too long is cut off.
    fn written<T>(&mut self, cx: &mut Context<'_>, result: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if result.is_ready() {
            if self.stalled.take().is_some() {
                self.connection().set_stalled(false);
            }
            return result;
        }
        if self.stalled.is_none() {
            self.connection().set_stalled(true);
            self.stalled = Some(Box::pin(sleep(self.patience)));
        }
        if let Some(sleep) = &mut self.stalled {
            ready!(sleep.as_mut().poll(cx));
        }
        // Otherwise the system would keep what was not taken, and go on offering it.
        let _ = self.inner.set_zero_linger();
        Poll::Ready(Err(io::Error::new(ErrorKind::TimedOut, "the client does not read")))
    }

    /// Reads what the client still sends, until it closes or has had its time.
    fn poll_linger(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        let (sleep, read) = self.lingering.get_or_insert_with(|| (Box::pin(sleep(LINGER)), 0));
        let mut bytes = [0; 4096];
        while *read < MOST_LINGERED {
            let mut buffer = ReadBuf::new(&mut bytes);
            match Pin::new(&mut self.inner).poll_read(cx, &mut buffer) {
                Poll::Ready(Ok(())) if !buffer.filled().is_empty() => *read += buffer.filled().len(),
                Poll::Ready(_) => return Poll::Ready(()),
                Poll::Pending => return sleep.as_mut().poll(cx),
            }
        }
        Poll::Ready(())
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let result = Pin::new(&mut self.inner).poll_read(cx, buffer);
        if buffer.filled().len() > before {
            self.connection().received();
        }
        result
    }
}

impl AsyncWrite for Stream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let result = Pin::new(&mut self.inner).poll_write(cx, bytes);
        self.written(cx, result)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let result = Pin::new(&mut self.inner).poll_write_vectored(cx, slices);
        self.written(cx, result)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(Pin::new(&mut self.inner).poll_shutdown(cx))?;
        if self.connection().lingers() {
            ready!(self.poll_linger(cx));
        }
        Poll::Ready(Ok(()))
    }
}
