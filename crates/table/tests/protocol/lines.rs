//! The loop: lines of every length, in pieces of every size, answered in order and at once.

use crate::engine;
use solarium_table::engine::{LONGEST_LINE, serve};
use std::cell::RefCell;
use std::io::{self, Read, Write};
use std::rc::Rc;

fn answers(input: &[u8]) -> Vec<serde_json::Value> {
    let mut out = Vec::new();
    serve(&mut engine(), input, &mut out).unwrap();
    out.split_inclusive(|b| *b == b'\n').map(|line| serde_json::from_slice(line).unwrap()).collect()
}

#[test]
fn lines_are_answered_in_order_and_the_last_needs_no_end() {
    let input =
        b"{\"id\":1,\"cmd\":\"games\"}\n{\"id\":2,\"cmd\":\"fly\"}\r\nrubbish\n{\"id\":3,\"cmd\":\"games\"}";
    let answers = answers(input);
    assert_eq!(answers.len(), 4);
    assert_eq!((&answers[0]["id"], &answers[1]["id"], &answers[3]["id"]), (&1.into(), &2.into(), &3.into()));
    assert!(answers[0].get("ok").is_some() && answers[3].get("ok").is_some());
}

#[test]
fn no_input_no_answer() {
    assert!(answers(b"").is_empty());
}

#[test]
fn a_line_of_a_mebibyte_is_read_and_a_longer_one_skipped() {
    let request = |length: usize| {
        let mut line = b"{\"cmd\":\"games\",\"pad\":\"".to_vec();
        line.resize(length - 2, b'x');
        line.extend_from_slice(b"\"}");
        line
    };
    for end in ["\n", "\r\n"] {
        let mut input = request(LONGEST_LINE);
        input.extend_from_slice(end.as_bytes());
        input.extend(request(LONGEST_LINE + 1));
        input.extend_from_slice(end.as_bytes());
        input.extend(request(3 * LONGEST_LINE));
        input.extend_from_slice(end.as_bytes());
        input.extend_from_slice(b"{\"id\":4,\"cmd\":\"games\"}\n");
        input.extend(request(2 * LONGEST_LINE));
        let answers = answers(&input);
        assert_eq!(answers.len(), 5);
        assert!(answers[0].get("ok").is_some());
        for i in [1, 2, 4] {
            assert_eq!(answers[i]["error"]["code"], "protocol/too-long");
        }
        assert!(answers[3].get("ok").is_some() && answers[3]["id"] == 4);
    }
}

/// Hands out one piece after another, and before each notes how much was answered and flushed so far.
struct Pieces {
    pieces: Vec<Vec<u8>>,
    flushed: Rc<RefCell<Vec<u8>>>,
    seen: Rc<RefCell<Vec<usize>>>,
}

impl Read for Pieces {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let lines = self.flushed.borrow().iter().filter(|b| **b == b'\n').count();
        self.seen.borrow_mut().push(lines);
        if self.pieces.is_empty() {
            return Ok(0);
        }
        let piece = self.pieces.remove(0);
        buffer[..piece.len()].copy_from_slice(&piece);
        Ok(piece.len())
    }
}

/// Keeps back what was not flushed.
struct Held {
    kept: Vec<u8>,
    flushed: Rc<RefCell<Vec<u8>>>,
}

impl Write for Held {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.kept.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.flushed.borrow_mut().append(&mut self.kept);
        Ok(())
    }
}

#[test]
fn everything_asked_is_answered_before_waiting_for_more() {
    let line = b"{\"cmd\":\"turn\",\"match\":1}\n".to_vec();
    // One line, half a line, its other half with two more lines and a beginning.
    let pieces = vec![
        line.clone(),
        line[..9].to_vec(),
        [&line[9..], &line, &line, &line[..3]].concat(),
        line[3..].to_vec(),
    ];
    let (flushed, seen) = (Rc::new(RefCell::new(Vec::new())), Rc::new(RefCell::new(Vec::new())));
    let input = Pieces { pieces, flushed: flushed.clone(), seen: seen.clone() };
    let output = Held { kept: Vec::new(), flushed };
    serve(&mut engine(), input, output).unwrap();
    assert_eq!(*seen.borrow(), [0, 1, 1, 4, 5]);
}

/// A reader that nobody listens to any more.
struct Closed;

impl Write for Closed {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn an_output_that_is_closed_ends_the_loop() {
    let error = serve(&mut engine(), b"{}\n".as_slice(), Closed).unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::BrokenPipe);
}
