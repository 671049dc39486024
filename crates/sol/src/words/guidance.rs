//! What a person needs who does not know the rules: the goal of the table, headings of actions, the usual next thing,
//! lessons.

use super::names::station;
use crate::{Action, Goal, Mode, Phase, Rules, State, Station};
use solarium_core::{Argument, Joint, Lesson, Message, Seat};

/// SO-9.1: the flare that ends the game.
const FLARES: u8 = 13;

impl Rules {
    /// What wins, how far the star is, what ends the game, what the scenario forbids.
    pub(crate) fn goals_of(&self, state: &State) -> Vec<Message> {
        let lowest = Seat::all(self.players()).map(|seat| state.seats[seat].total()).min().unwrap_or(0);
        let reach = |id: &'static str| Message::new(id).with("target", self.target()).with("reached", lowest);
        let mut goals = vec![
            match self.setup.mode {
                Mode::Versus => Message::new("so-goal-most"),
                Mode::Solo => reach("so-goal-solo"),
                Mode::Coop => reach("so-goal-together"),
            },
            Message::new("so-goal-flares").with("n", FLARES.saturating_sub(state.marker)).with("all", FLARES),
            Message::new("so-goal-ends").with("all", FLARES),
        ];
        if let Some(scenario) = &self.setup.scenario {
            goals.push(Message::new("so-goal-scenario").with("name", scenario.name.as_str()));
        }
        // SO-12.5
        let banned: Vec<Message> =
            Station::ALL.iter().copied().filter(|kind| self.banned(*kind)).map(station).collect();
        if !banned.is_empty() {
            goals.push(Message::new("so-goal-banned").with("pieces", Argument::list(Joint::Or, banned)));
        }
        goals
    }

    /// The kind of an action.
    pub(crate) fn heading_of(action: Action) -> Message {
        let of_station = |kind: Station, ids: [&'static str; 3]| ids[kind.index()];
        Message::new(match action {
            Action::PlaceGate(_) => "so-heading-place-gate",
            Action::PlaceStation(kind, _) => of_station(
                kind,
                ["so-heading-place-node", "so-heading-place-foundry", "so-heading-place-tower"],
            ),
            Action::ReturnStation(_) | Action::ReturnGate(_) => "so-heading-return",
            Action::Move | Action::Convert | Action::Activate | Action::Scour | Action::Pass => {
                "so-heading-action"
            }
            Action::Launch(_) | Action::LaunchVia(..) | Action::LaunchGuest(..) => "so-heading-launch",
            Action::Fly(..)
            | Action::FlyMarked(..)
            | Action::FlyFree(..)
            | Action::Cluster(..)
            | Action::Teleport(..)
            | Action::Return(_) => "so-heading-fly",
            Action::Hurl(_) | Action::HurlMarked(_) | Action::Juggernaut(_, Goal::Heart) => "so-heading-hurl",
            Action::Juggernaut(_, Goal::To(_)) => "so-heading-move-station",
            Action::Puncture(..) => "so-heading-puncture",
            Action::Fuel => "so-heading-fuel",
            Action::BuildNode(..) => "so-heading-build-node",
            Action::BuildFoundry(..) => "so-heading-build-foundry",
            Action::BuildTower(..) => "so-heading-build-tower",
            Action::BuildGate(..) => "so-heading-build-gate",
            Action::Invade(_) => "so-heading-take-over",
            Action::Use(_) | Action::UseAugmented(_) | Action::Pulse(_) => "so-heading-activate",
            Action::Squeeze(_) => "so-heading-squeeze",
            Action::Blight(..) | Action::Sacrifice(_) | Action::Metamorph(..) => "so-heading-effect",
            Action::Clear(_) => "so-heading-clear",
            Action::Take | Action::Leave => "so-heading-bonus",
            Action::Link(..) => "so-heading-chain",
            Action::Procreate(_) => "so-heading-add-diver",
            Action::Draw => "so-heading-draw",
            Action::FlareUse(_) | Action::FlareDone => "so-heading-flare",
            Action::LoseHold | Action::LoseSpace(_) | Action::LoseGuest(_) | Action::LoseLost => {
                "so-heading-lose"
            }
            Action::Shift(..)
            | Action::WarpHold(_)
            | Action::WarpGuest(..)
            | Action::Warp(..)
            | Action::Core(_) => "so-heading-put-diver",
            Action::Spawn(_) | Action::Crawl(..) => "so-heading-crawler",
            Action::Play(_) => "so-heading-play",
            Action::End => "so-heading-end",
            Action::KeepOld | Action::Keep(_) | Action::KeepNone => "so-heading-keep",
        })
    }

    /// The next thing most people do: owed cards are drawn, bonuses and outer stations used as usual, a move without
    /// movement left is ended.
    pub(crate) fn recommended_of(&self, state: &State, seat: Seat) -> Option<Action> {
        if self.decider(state) != Some(seat) {
            return None;
        }
        match state.turn.phase {
            Phase::Draw => Some(Action::Draw),
            Phase::Step if state.turn.mp == 0 => Some(Action::End),
            Phase::Bonus => Some(self.usual_bonus(state, seat)),
            Phase::Flare => Some(self.usual_flare(state, seat)).filter(|action| *action != Action::FlareDone),
            _ => None,
        }
    }

    /// The lesson of the present kind of decision.
    pub(crate) fn lessons_of(&self, state: &State, seat: Seat) -> Vec<Lesson> {
        // SO-7.12: an open keep may be answered beside the turn of another seat.
        let phase = if self.keeps(state, seat) { Phase::Keep } else { state.turn.phase };
        let (kind, text, points_at, rule) = match phase {
            Phase::Start | Phase::Open => ("opening", "so-lesson-opening", "#scene .can", "SO-2.8"),
            Phase::Rebuild => ("rebuild", "so-lesson-rebuild", "#scene .can", "SO-3.5"),
            Phase::Action => ("action", "so-lesson-action", "#actions", "SO-3.2"),
            Phase::Step => ("step", "so-lesson-step", "#scene .can", "SO-4.1"),
            Phase::Convert => ("convert", "so-lesson-convert", "#scene .can", "SO-5.2"),
            Phase::Activate => ("activate", "so-lesson-activate", "#scene .can", "SO-6.1"),
            Phase::Scour => ("scour", "so-lesson-scour", "#scene .can", "SO-11.12"),
            Phase::Bonus => ("bonus", "so-lesson-bonus", "#actions", "SO-6.3"),
            Phase::Link => ("chain", "so-lesson-chain", "#scene .can", "SO-8.7"),
            Phase::Procreate => ("procreate", "so-lesson-procreate", "#scene .can", "SO-8.22"),
            Phase::Draw => ("draw", "so-lesson-draw", "[data-part='deck']", "SO-7.1"),
            Phase::Flare => ("flare", "so-lesson-flare", "#scene .can", "SO-7.4"),
            Phase::Attrition | Phase::Shift | Phase::Warp | Phase::Core | Phase::Spawn | Phase::Crawl => {
                ("event", "so-lesson-event", "#scene .can", "SO-11.3")
            }
            Phase::Keep => ("keep", "so-lesson-keep", "#scene .can", "SO-7.8"),
            Phase::First
            | Phase::Eye
            | Phase::Suit
            | Phase::Effect
            | Phase::KeepChance
            | Phase::Reveal
            | Phase::Card
            | Phase::OrbitCard
            | Phase::Over => return Vec::new(),
        };
        vec![Lesson { kind, text: Message::new(text), points_at, rule }]
    }
}
