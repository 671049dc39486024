//! What a seat of the toy may know, and positions that fit it.

use super::{Bid, CARDS, Cards, Fault, MAX, Phase, Position, Toy, cards};
use serde::Serialize;
use solarium_core::{GameView, Random, Seat, Viewer};
use std::collections::BTreeMap;

/// What one viewer may know.
#[derive(Clone, PartialEq, Hash, Debug, Serialize)]
pub struct ToyView {
    /// Who looks; none for a spectator.
    pub me: Option<Seat>,
    /// Where the game stands, in words.
    pub phase: String,
    #[serde(skip)]
    pub(crate) at: Phase,
    /// Round from 1.
    pub round: u8,
    /// The die of this round, 0 before it fell.
    pub die: u8,
    /// Cards face up.
    pub discard: Cards,
    /// How many cards each seat holds.
    pub held: [u8; MAX],
    /// The viewer's own cards.
    pub hand: Cards,
    /// Who has bid.
    pub answered: [bool; MAX],
    /// The viewer's own bid.
    pub bid: Bid,
    /// Embers by seat.
    pub embers: [u8; MAX],
    /// Points by seat.
    pub points: [u8; MAX],
    /// Was a card flipped this turn?
    pub flipped: bool,
    #[serde(skip)]
    stain: u8,
    /// Never there in a sound game.
    #[serde(skip_serializing_if = "Option::is_none")]
    peek: Option<[Cards; MAX]>,
    /// Never there in a sound game: JSON has no such keys.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    odd: BTreeMap<Vec<u8>, u8>,
}

impl GameView for ToyView {
    const HAS_SECRETS: bool = true;
}

impl ToyView {
    pub(super) fn of(game: &Toy, state: &Position, who: Viewer) -> ToyView {
        let me = if let Viewer::Seat(seat) = who { Some(seat) } else { None };
        ToyView {
            me,
            phase: format!("{:?}", state.phase),
            at: state.phase,
            round: state.round,
            die: state.die,
            discard: state.discard,
            held: state.hands.map(|hand| hand.count_ones() as u8),
            hand: me.map_or(0, |seat| state.hands[seat.index()]),
            answered: state.bids.map(|bid| bid.is_some()),
            bid: me.and_then(|seat| state.bids[seat.index()]),
            embers: state.embers,
            points: state.points,
            flipped: state.flipped,
            stain: if game.has(Fault::OrderMatters) { 0 } else { state.stain },
            peek: game.has(Fault::LeakingView).then_some(state.hands),
            odd: if game.has(Fault::ViewNotJson) { [(vec![1], 1)].into() } else { BTreeMap::new() },
        }
    }

    pub(super) fn sample(&self, game: &Toy, random: &mut Random) -> Position {
        let mut unseen: Vec<u8> =
            (1..=CARDS).filter(|c| (self.hand | self.discard) & (1 << c) == 0).collect();
        random.shuffle(&mut unseen);
        let mut hands = [0; MAX];
        let mut bids = [None; MAX];
        for seat in Seat::all(game.kinds.len()) {
            let at = seat.index();
            if self.me == Some(seat) {
                (hands[at], bids[at]) = (self.hand, self.bid);
                continue;
            }
            for _ in 0..self.held[at] {
                hands[at] |= 1 << unseen.pop().unwrap_or(0);
            }
            if self.answered[at] {
                let n = random.below(u32::from(self.held[at]) + 1) as usize;
                let lowest = cards(hands[at]).next().unwrap_or(0);
                let any = if n == 0 { 0 } else { cards(hands[at]).nth(n - 1).unwrap_or(0) };
                bids[at] = Some(if game.is_automa(seat) { lowest } else { any });
            }
        }
        Position {
            phase: self.at,
            round: self.round,
            die: self.die,
            deck: unseen.iter().fold(0, |set, c| set | 1 << c),
            discard: self.discard,
            hands,
            bids,
            embers: self.embers,
            points: self.points,
            flipped: self.flipped,
            stain: self.stain,
        }
    }
}
