//! What one viewer knows of a position: all that a player may decide by.

use super::position::{Held, Position};
use super::{DenseTable, Table};
use serde_json::Value;
use solarium_core::{Encoding, Random, Tabletop, Turn, Viewer};
use solarium_words::Words;
use std::fmt::Debug;
use std::ops::ControlFlow;
use std::sync::Arc;

/// What one viewer knows. No position can be read from it.
pub trait Knowledge: Debug + Send + Sync {
    /// The table.
    fn table(&self) -> Arc<dyn DenseTable>;
    /// Who looks.
    fn viewer(&self) -> Viewer;
    /// Who or what comes next.
    fn turn(&self) -> Turn;
    /// The numbers of the viewer's legal actions; none for a spectator.
    fn legal(&self) -> &[u32];
    /// The viewer's row; empty for a spectator.
    fn row(&self) -> &[i8];
    /// Everything as JSON.
    fn json(&self) -> Value;
    /// The board as a picture.
    fn svg(&self, words: &Words) -> String;
    /// The board as text.
    fn text(&self, words: &Words) -> String;
    /// Some position that fits: what the viewer does not know is drawn at random.
    fn resample(&self, random: &mut Random) -> Box<dyn Position>;
}

/// [`Knowledge`] for every game with an encoding.
pub(super) struct Known<G: Tabletop + Encoding> {
    table: Arc<Table<G>>,
    viewer: Viewer,
    view: G::View,
    turn: Turn,
    legal: Vec<u32>,
    row: Vec<i8>,
}

impl<G: Tabletop + Encoding> Debug for Known<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Knowledge({}, {:?})", G::ID, self.viewer)
    }
}

impl<G: Tabletop + Encoding> Known<G> {
    /// A spectator has no row: rows are counted from a seat.
    pub(super) fn new(table: &Arc<Table<G>>, state: &G::State, viewer: Viewer) -> Known<G> {
        let (game, encoder) = (&*table.game, &table.encoder);
        let (mut legal, mut row) = (Vec::new(), Vec::new());
        if let Viewer::Seat(seat) = viewer {
            let _ = game.for_each_action(state, seat, |action| {
                legal.extend(encoder.number(game, action));
                ControlFlow::Continue(())
            });
            row.resize(encoder.entries(), 0);
            encoder.observe(game, state, seat, &mut row);
        }
        let view = game.view(state, viewer);
        Known { table: Arc::clone(table), viewer, view, turn: game.turn(state), legal, row }
    }
}

impl<G: Tabletop + Encoding> Knowledge for Known<G> {
    fn table(&self) -> Arc<dyn DenseTable> {
        Arc::clone(&self.table) as Arc<dyn DenseTable>
    }

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn turn(&self) -> Turn {
        self.turn
    }

    fn legal(&self) -> &[u32] {
        &self.legal
    }

    fn row(&self) -> &[i8] {
        &self.row
    }

    fn json(&self) -> Value {
        crate::seated::json(&self.view)
    }

    fn svg(&self, words: &Words) -> String {
        (self.table.picture.svg)(&self.table.game, &self.view, words)
    }

    fn text(&self, words: &Words) -> String {
        self.table.game.board_text(&self.view, words, false)
    }

    fn resample(&self, random: &mut Random) -> Box<dyn Position> {
        let state = self.table.game.sample(&self.view, random);
        Box::new(Held { table: Arc::clone(&self.table), state })
    }
}
