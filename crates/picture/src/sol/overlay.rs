//! What a seat could do next, laid softly over the star: costs of spaces in reach.

use super::Star;
use super::geometry::N;
use super::slots::Taken;
use maud::{Markup, html};
use solarium_core::Seat;
use solarium_sol::{Layer, Phase, Rules, Space, State, Ways, spaces};

/// The cheapest way of any own diver to every space.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// Movement points at hand.
    pub mp: u8,
    /// Cheapest cost by space; 255 = never.
    pub cost: [u8; 64],
    /// Seats that get a toll on that way.
    pub tolls: [u8; 64],
    /// Where that way begins; `None` = in the hold.
    pub from: [Option<Space>; 64],
    /// The cheapest hurl.
    pub heart: u8,
}

impl Reach {
    /// Of a seat, with the movement points it has.
    pub(super) fn of(rules: &Rules, state: &State, seat: Seat) -> Reach {
        let mut reach = Reach {
            mp: rules.mp_now(state, seat),
            cost: [u8::MAX; 64],
            tolls: [0; 64],
            from: [None; 64],
            heart: u8::MAX,
        };
        let board = rules.board();
        let hold = (state.seats[seat].hold > 0).then_some(None);
        for from in spaces(state.divers[seat].any()).map(Some).chain(hold) {
            let ways = Ways::from(rules, state, seat, from);
            for space in spaces(board.all()) {
                let (cost, at) = (ways.cost[space.index()], space.index());
                let tolls = ways.tolls[at];
                let fewer = tolls.count_ones() < reach.tolls[at].count_ones();
                if cost > 0 && (cost < reach.cost[at] || (cost == reach.cost[at] && fewer)) {
                    (reach.cost[at], reach.tolls[at], reach.from[at]) = (cost, tolls, from);
                }
            }
            let core = spaces(board.ring(Layer::Core)).map(|k| ways.cost[k.index()].saturating_add(1)).min();
            reach.heart = reach.heart.min(core.unwrap_or(u8::MAX));
        }
        reach
    }

    /// Is a space within reach now?
    pub(super) fn has(&self, space: Space) -> bool {
        self.cost[space.index()] <= self.mp
    }
}

/// When the costs of spaces are of use: while a seat chooses its action or moves.
pub(super) fn shows_reach(state: &State) -> bool {
    matches!(state.turn.phase, Phase::Action | Phase::Step)
}

impl Star<'_> {
    /// What it costs to reach each space, while divers move; where there is room for it.
    pub(super) fn costs(&self, taken: &mut Taken) -> Markup {
        let Some(reach) = self.reach.filter(|_| self.state.turn.phase == Phase::Step) else {
            return html! {};
        };
        html! {
            g class="sol-costs" aria-hidden="true" {
                @for space in spaces(self.board.all()).filter(|space| reach.has(*space)) {
                    @if let Some((x, y)) = taken.first_free(self.corners(space, 11.0, 11.0)) {
                        g class=(if reach.tolls[space.index()] == 0 { "sol-cost" } else { "sol-cost sol-toll" }) transform={ "translate(" (N(x)) " " (N(y)) ")" } {
                            circle r="11" {}
                            text y="6.4" { (reach.cost[space.index()]) }
                        }
                    }
                }
            }
        }
    }
}
