//! Points, ties and ranks (chapter 6).

use crate::{Rules, State};
use solarium_core::{Parts, Seat, SeatScore};

impl Rules {
    /// Points of tokens and of LP left. PH-6.1; PH-6.4: the same for a Cynthia.
    #[inline]
    pub fn score_parts(&self, state: &State, seat: Seat) -> (i32, i32) {
        solarium_core::exercise!("PH-6.1", "PH-6.4");
        let tokens = self.tokens(state, seat).map(i32::from).sum();
        (tokens, self.lp_points(state, seat))
    }

    /// Points of LP left. PH-6.1
    #[inline]
    pub(crate) fn lp_points(&self, state: &State, seat: Seat) -> i32 {
        // A byte divided by another, exactly.
        ((u32::from(state.lp(seat)) * self.points_per_lp) >> 16) as i32
    }

    /// Tokens and LP together.
    #[inline]
    pub(crate) fn points_of(&self, state: &State, seat: Seat) -> i32 {
        let (tokens, lp_points) = self.score_parts(state, seat);
        tokens + lp_points
    }

    /// PH-6.2, PH-6.3: a victory, shared among those who are equal in points and pieces; 0 until the game is over.
    pub(crate) fn share_of_victory(&self, state: &State, seat: Seat) -> f64 {
        if !self.is_over(state) {
            return 0.0;
        }
        solarium_core::exercise!("PH-6.2", "PH-6.3");
        let standing = |seat: Seat| (self.points_of(state, seat), state.forest.of(seat).len());
        let own = standing(seat);
        let mut equals = 0;
        for other in Seat::all(self.seats()).map(standing) {
            if other > own {
                return 0.0;
            }
            equals += u32::from(other == own);
        }
        1.0 / f64::from(equals)
    }

    /// The score of every seat, with ranks once the game is over.
    pub(crate) fn all_scores(&self, state: &State) -> Vec<SeatScore> {
        let standing: Vec<(i32, i32)> = Seat::all(self.seats())
            .map(|seat| {
                let (tokens, lp_points) = self.score_parts(state, seat);
                (tokens + lp_points, state.forest.of(seat).len() as i32)
            })
            .collect();
        let over = self.is_over(state);
        Seat::all(self.seats())
            .map(|seat| {
                let (tokens, lp_points) = self.score_parts(state, seat);
                let own = standing[seat.index()];
                // PH-6.2, PH-6.3: by points, then pieces; equal pairs share a rank and the next is skipped.
                solarium_core::exercise!("PH-6.2", "PH-6.3");
                let rank = 1 + standing.iter().filter(|other| **other > own).count() as u8;
                SeatScore {
                    seat,
                    total: own.0,
                    parts: Parts(vec![("tokens", tokens), ("lp_points", lp_points)]),
                    tie: Parts(vec![("pieces", own.1)]),
                    rank: over.then_some(rank),
                    won: over.then_some(rank == 1),
                    level: None,
                }
            })
            .collect()
    }
}
