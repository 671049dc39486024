//! What hints speak of: momentum and where it comes from, energy, divers, cards to draw.

use crate::words::query::burst::thrown;
use crate::words::query::outlook::payouts;
use crate::{Action, Goal, Layer, Play, Sol, Space, State, Station, View, spaces};
use solarium_core::{Advice, Message, Quantity, Seat};

/// SO-15.18: so much energy is halved at a flare.
const TOO_MUCH_ENERGY: u16 = 13;
/// A hurl is worth this much momentum (SO-4.5).
const HURL: i32 = 2;

impl Advice for Sol {
    /// The worth of each is roughly in momentum; what a flare brings comes again with each of the next few.
    fn quantities(&self, view: &View, seat: Seat) -> Vec<Quantity> {
        let state = &view.state;
        let own = &state.seats[seat];
        let (hurled, _) = thrown(self, state, seat, self.movement(state, seat));
        let reach = hurled.len() as i32 * HURL;
        let rewards: i32 = payouts(self, state, seat)
            .iter()
            .filter(|payout| payout.diver && payout.payable)
            .map(|payout| i32::from(payout.base))
            .sum();
        let lost = if own.energy >= TOO_MUCH_ENERGY { own.energy / 2 } else { 0 };
        let cards = if state.active == seat { state.turn.owed } else { 0 };
        let crew = own.hold + state.divers[seat].total();
        let stations = state.owners.of(seat).count_ones() as i32;
        let flares = f32::from(state.marker.min(5));
        let quantity = |name, principle, value: i32, worth| Quantity {
            name: Message::new(name),
            principle: Message::new(principle),
            value,
            worth,
        };
        vec![
            quantity("so-quantity-momentum", "so-principle-momentum", own.total(), 1.0),
            quantity("so-quantity-flare", "so-principle-flare", self.fed_towers(state, seat), 0.4 * flares),
            quantity("so-quantity-reach", "so-principle-reach", reach, 0.4),
            quantity("so-quantity-rewards", "so-principle-rewards", rewards, 0.4),
            quantity("so-quantity-energy", "so-principle-energy", own.energy.into(), 0.3),
            quantity("so-quantity-halved", "so-principle-halved", lost.into(), -0.3),
            quantity("so-quantity-cards", "so-principle-cards", cards.into(), -0.1),
            quantity("so-quantity-crew", "so-principle-crew", crew.into(), 0.4),
            quantity("so-quantity-stations", "so-principle-stations", stations, 1.5),
            quantity("so-quantity-movement", "so-principle-movement", self.movement(state, seat).into(), 1.0),
        ]
    }

    /// A layer of the star, the heart, the ship with its hold, the cards, or the kind of action.
    fn region(&self, _: &View, _: Seat, action: Action) -> Option<Message> {
        if let Some(space) = target(self, action) {
            let layer = match self.board().layer(space) {
                Layer::Outer => "so-region-outer",
                Layer::Inner => "so-region-inner",
                Layer::Convective => "so-region-convective",
                Layer::Radiative => "so-region-radiative",
                Layer::Core => "so-region-core",
            };
            return Some(Message::new(layer));
        }
        Some(Message::new(match action {
            Action::Move
            | Action::Convert
            | Action::Activate
            | Action::Scour
            | Action::Pass
            | Action::End => "so-region-actions",
            Action::Hurl(_) | Action::HurlMarked(_) | Action::Juggernaut(_, Goal::Heart) => "so-region-heart",
            Action::Fuel | Action::LoseHold | Action::LoseGuest(_) | Action::LoseLost => "so-region-ship",
            Action::Play(_) | Action::KeepOld | Action::Keep(_) | Action::KeepNone | Action::Draw => {
                "so-region-cards"
            }
            _ => "so-region-answers",
        }))
    }
}

impl Sol {
    /// Towers in the outer orbit that would find energy at the next flare (SO-7.4); nodes there bring it.
    fn fed_towers(&self, state: &State, seat: Seat) -> i32 {
        let outer = state.owners.of(seat) & self.board().ring(Layer::Outer);
        let count = |station: Station| (outer & state.types[station.index()]).count_ones();
        let energy = u32::from(state.seats[seat].energy) + count(Station::Node);
        count(Station::Tower).min(energy) as i32
    }
}

/// The space where an action happens or ends; of a gate the deeper one.
fn target(game: &Sol, action: Action) -> Option<Space> {
    match action {
        Action::PlaceGate(site) | Action::ReturnGate(site) | Action::BuildGate(site, ..) => {
            spaces(game.board().all()).find(|deeper| {
                spaces(game.board().outward(*deeper))
                    .any(|above| game.board().site(above, *deeper) == Some(site))
            })
        }
        Action::PlaceStation(_, at)
        | Action::ReturnStation(at)
        | Action::Launch(at)
        | Action::LaunchVia(at, _)
        | Action::LaunchGuest(at, _)
        | Action::Fly(_, at)
        | Action::FlyMarked(_, at)
        | Action::Return(at)
        | Action::FlyFree(_, at)
        | Action::Cluster(_, at)
        | Action::Juggernaut(_, Goal::To(at))
        | Action::Puncture(_, at)
        | Action::Teleport(_, at)
        | Action::BuildNode(at, ..)
        | Action::BuildFoundry(at, ..)
        | Action::BuildTower(at, ..)
        | Action::Invade(at)
        | Action::Use(at)
        | Action::UseAugmented(at)
        | Action::Squeeze(at)
        | Action::Pulse(at)
        | Action::Blight(_, at)
        | Action::Sacrifice(at)
        | Action::Clear(at)
        | Action::Metamorph(at, _)
        | Action::Link(at, _)
        | Action::Procreate(at)
        | Action::FlareUse(at)
        | Action::LoseSpace(at)
        | Action::Shift(_, at)
        | Action::WarpHold(at)
        | Action::WarpGuest(_, at)
        | Action::Warp(_, at)
        | Action::Core(at)
        | Action::Spawn(at)
        | Action::Crawl(_, at)
        | Action::Play(Play::Chain(at) | Play::Hatch(at, _) | Play::Passage(at) | Play::Tribute(at)) => {
            Some(at)
        }
        _ => None,
    }
}
