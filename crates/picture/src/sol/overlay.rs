//! What a seat could do next, laid softly over the star: costs of spaces in reach, places of new structures.

use super::Star;
use super::geometry::N;
use maud::{Markup, html};
use solarium_core::Seat;
use solarium_sol::{Action, Layer, Pattern, Phase, Rules, Space, State, Station, Ways, spaces};

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

/// Where new structures could stand: gate sites as a mask, and a station type by space.
pub(super) fn ghosts(patterns: &[Pattern]) -> (u64, Vec<(Space, Station)>) {
    let mut gates = 0;
    let mut stations: Vec<(Space, Station)> = Vec::new();
    for pattern in patterns.iter().filter(|pattern| pattern.blocked.is_none()) {
        match (pattern.action, pattern.station) {
            (Action::BuildGate(site, ..), _) => gates |= site.bit(),
            (_, Some(kind)) if !stations.contains(&(pattern.at, kind)) => stations.push((pattern.at, kind)),
            _ => {}
        }
    }
    (gates, stations)
}

impl Star<'_> {
    /// The cost of a space within reach.
    pub(super) fn cost(&self, space: Space) -> Markup {
        let Some(reach) = self.reach.filter(|reach| reach.has(space)) else { return html! {} };
        let layer = self.board.layer(space);
        let (x, y) = match layer {
            Layer::Core => self.corner(space, 0.34, -15.0),
            Layer::Outer => self.corner(space, 0.62, -18.0),
            _ => self.corner(space, 0.55, -16.0),
        };
        let tolls = reach.tolls[space.index()];
        let class = if tolls == 0 { "sol-cost" } else { "sol-cost sol-toll" };
        html! {
            g class=(class) transform={ "translate(" (N(x)) " " (N(y)) ")" } {
                circle r="9.5" {}
                text y="4.4" { (reach.cost[space.index()]) }
            }
        }
    }

    /// The outlines of stations that could be built in a space.
    pub(super) fn ghost(&self, space: Space) -> Markup {
        let kinds: Vec<Station> =
            self.ghost_stations.iter().filter(|(at, _)| *at == space).map(|(_, kind)| *kind).collect();
        let high = if self.board.layer(space) == Layer::Core { 0.4 } else { 0.7 };
        let first = -14.0 * (kinds.len() as f64 - 1.0);
        html! {
            @for (n, kind) in kinds.iter().enumerate() {
                @let (x, y) = self.spot(space, high, first + 28.0 * n as f64);
                g class={ "sol-ghost sol-" (kind.id()) " seat-" (self.own.0) } transform={ "translate(" (N(x)) " " (N(y)) ")" } {
                    @match kind {
                        Station::Node => circle r="11" {},
                        Station::Foundry => path d="M-10-10H10V10H-10z" {},
                        Station::Tower => path d="M0-14L13 9H-13z" {},
                    }
                }
            }
        }
    }
}
