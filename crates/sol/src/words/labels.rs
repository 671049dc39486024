//! Actions in words: what a person reads on a button, with what it costs and brings.

use super::names::{cards, semicolons, station};
use crate::{Action, Card, Chance, Effect, Goal, Rules, Site, Sol, Space, State, Station, View};
use solarium_core::{Argument, Joint, Lesson, Message, Seat, Wording};

impl Wording for Sol {
    fn label(&self, view: &View, seat: Seat, action: Action) -> Message {
        let state = &view.state;
        let name = |s: Space| self.place(s);
        let gate = |s: Site| self.gate_place(s);
        let mp = state.turn.mp;
        let plain = Message::new;
        let at = |id: &'static str, space: Space| Message::new(id).with("space", name(space));
        let from = |id: &'static str, space: Space| Message::new(id).with("from", name(space));
        let to = |id: &'static str, space: Space| Message::new(id).with("to", name(space));
        let way =
            |id: &'static str, a: Space, b: Space| Message::new(id).with("from", name(a)).with("to", name(b));
        match action {
            Action::PlaceGate(site) => plain("so-label-place-gate").with("site", gate(site)),
            Action::PlaceStation(kind, space) => {
                let label = at("so-label-place-station", space).with("piece", station(kind));
                self.with_movement(state, seat, space, label)
            }
            Action::ReturnStation(space) => at("so-label-return-station", space),
            Action::ReturnGate(site) => plain("so-label-return-gate").with("site", gate(site)),
            Action::Move => plain("so-label-move").with("n", self.movement(state, seat)),
            Action::Convert => plain("so-label-convert"),
            Action::Activate => plain("so-label-activate"),
            Action::Scour => plain("so-label-scour"),
            Action::Pass => plain("so-label-pass"),
            Action::Launch(space) => at("so-label-launch", space).with("n", mp),
            Action::LaunchVia(space, host) => {
                at("so-label-launch-via", space).with("host", host).with("n", mp)
            }
            Action::LaunchGuest(space, host) => {
                at("so-label-launch-guest", space).with("host", host).with("n", mp)
            }
            Action::Fly(a, b) => self.with_toll(state, a, b, way("so-label-fly", a, b).with("n", mp)),
            Action::FlyMarked(a, b) => {
                self.with_toll(state, a, b, way("so-label-fly-marked", a, b).with("n", mp))
            }
            Action::FlyFree(a, b) => self.with_toll(state, a, b, way("so-label-catapult", a, b)),
            Action::Hurl(space) => from("so-label-hurl", space),
            Action::HurlMarked(space) => from("so-label-hurl-marked", space),
            Action::Return(space) => to("so-label-return-diver", space).with("n", mp),
            Action::Cluster(a, b) => {
                let all = state.divers[seat].get(a);
                let label = way("so-label-cluster", a, b).with("divers", all).with("n", mp);
                self.with_toll(state, a, b, label)
            }
            Action::Juggernaut(a, Goal::To(b)) => {
                self.with_toll(state, a, b, way("so-label-move-station", a, b).with("n", mp))
            }
            Action::Juggernaut(a, Goal::Heart) => from("so-label-hurl-station", a),
            Action::Puncture(a, b) => way("so-label-puncture", a, b).with("n", mp),
            Action::Teleport(a, b) => way("so-label-teleport", a, b).with("n", mp),
            Action::Fuel => plain("so-label-fuel"),
            Action::BuildNode(x, a, b) => self.built(state, seat, Station::Node, x, &[a, b]),
            Action::BuildFoundry(x, a, b) => self.built(state, seat, Station::Foundry, x, &[a, b]),
            Action::BuildTower(x, a, b, c) => self.built(state, seat, Station::Tower, x, &[a, b, c]),
            Action::BuildGate(site, a, b) => plain("so-label-build-gate")
                .with("site", gate(site))
                .with("a", name(a))
                .with("b", name(b))
                .with("cards", cards(self.depth(self.board().ends(site).1).cards)),
            Action::Invade(space) => {
                let label = match state.station(space) {
                    Some((kind, owner)) => {
                        at("so-label-take-over", space).with("owner", owner).with("piece", station(kind))
                    }
                    None => at("so-label-take-over-station", space),
                };
                label.with("cards", cards(self.depth(space).cards))
            }
            Action::Use(space) => self.used(state, seat, space, self.reward(state, space).0, true),
            Action::UseAugmented(space) => {
                let label = self.used(state, seat, space, self.augmented(state, space), true);
                plain("so-label-augmented").with("label", label)
            }
            Action::Squeeze(space) => {
                let (base, bonus) = self.reward(state, space);
                at("so-label-squeeze", space)
                    .with("cards", cards(self.depth(space).cards))
                    .with("base", base)
                    .with("double", 2 * base)
                    .with("bonus", 2 * bonus)
            }
            Action::Pulse(space) => self.used(state, seat, space, self.reward(state, space).0, false),
            Action::Blight(host, space) => at("so-label-blight", space).with("host", host),
            Action::Sacrifice(space) => at("so-label-sacrifice", space)
                .with("divers", state.crowd(space))
                .with("cards", cards(self.depth(space).cards)),
            Action::Clear(space) => at("so-label-clear", space),
            Action::Metamorph(space, kind) => at("so-label-metamorph", space).with("piece", station(kind)),
            Action::Take => self.take_bonus(state, seat),
            Action::Leave => {
                state.turn.space.map_or(plain("so-label-bonus"), |space| at("so-label-leave-bonus", space))
            }
            Action::Link(space, owner) if owner == seat => at("so-label-link-own", space),
            Action::Link(space, owner) => at("so-label-link-other", space).with("owner", owner),
            Action::Procreate(space) => at("so-label-procreate", space),
            Action::Draw => match state.turn.owed {
                0 => plain("so-label-orbit"),
                owed => plain("so-label-draw").with("cards", cards(owed)),
            },
            Action::FlareUse(space) => match state.station(space) {
                Some((Station::Node, _)) => at("so-label-flare-node", space),
                Some((Station::Foundry, _)) => at("so-label-flare-foundry", space),
                _ => at("so-label-flare-tower", space),
            },
            Action::FlareDone => plain("so-label-flare-done"),
            Action::LoseHold => plain("so-label-lose-hold"),
            Action::LoseSpace(space) => at("so-label-lose-space", space),
            Action::LoseGuest(host) => plain("so-label-lose-guest").with("host", host),
            Action::LoseLost => plain("so-label-lose-lost"),
            Action::Shift(a, b) => way("so-label-shift", a, b),
            Action::WarpHold(space) => to("so-label-warp-hold", space),
            Action::WarpGuest(host, space) => to("so-label-warp-guest", space).with("host", host),
            Action::Warp(a, b) if a == b => at("so-label-warp-stay", a),
            Action::Warp(a, b) => way("so-label-warp", a, b),
            Action::Core(space) => to("so-label-core", space),
            Action::Spawn(space) => to("so-label-spawn", space),
            Action::Crawl(a, b) => way("so-label-crawl", a, b),
            Action::Play(play) => self.play_label(state, seat, play),
            Action::End => self.end_label(state),
            Action::KeepOld => match state.seats[seat].held {
                Some(suit) => plain("so-label-keep-old").with("card", self.card_message(state, suit)),
                None => plain("so-label-keep-held"),
            },
            Action::Keep(suit) => plain("so-label-keep").with("card", self.card_message(state, suit)),
            Action::KeepNone => plain("so-label-keep-none"),
        }
    }

    fn heading(&self, _: &View, _: Seat, action: Action) -> Option<Message> {
        Some(Rules::heading_of(action))
    }

    fn lessons(&self, view: &View, seat: Seat) -> Vec<Lesson> {
        self.lessons_of(&view.state, seat)
    }

    fn chance_label(&self, outcome: Chance) -> Message {
        match outcome {
            Chance::First(seat) => Message::new("so-chance-seat").with("seat", seat),
            Chance::Eye(eye) => Message::new("so-chance-eye").with("eye", eye),
            Chance::Suit(suit) | Chance::Keep(suit) => self.suit_message(suit),
            Chance::Effect(effect) => {
                Message::new("so-chance-effect").with("effect", self.effect_name(effect))
            }
            Chance::Card(Card::Marked) => Message::new("so-chance-marked"),
            Chance::Card(Card::Flare) => Message::new("so-chance-flare"),
            Chance::Card(card) => {
                card.suit().map_or(Message::new("so-chance-trigger"), |suit| self.suit_message(suit))
            }
            Chance::KeepOld => Message::new("so-chance-keep-old"),
        }
    }

    fn prompt(&self, view: &View, seat: Seat) -> Message {
        self.prompt_of(&view.state, seat)
    }
}

impl Rules {
    /// The label, and what the owner of a gate gets if the step crosses another seat's gate for the first time.
    fn with_toll(&self, state: &State, a: Space, b: Space, label: Message) -> Message {
        let free = matches!(state.turn.effect, Some(Effect::Transcend));
        let Some(owner) = self.board().site(a, b).and_then(|site| state.gate(site)) else {
            return label;
        };
        if free || owner == state.active || state.turn.tolls.contains(owner) {
            return label;
        }
        let energy = state.seats[owner].energy + 1;
        let id = if energy >= 13 { "so-label-and-toll-halved" } else { "so-label-and-toll" };
        Message::new(id).with("label", label).with("owner", owner).with("energy", energy)
    }

    /// The label, and how the movement value grows if a new station in the space adds a layer (SO-3.6).
    fn with_movement(&self, state: &State, seat: Seat, space: Space, label: Message) -> Message {
        let ring = self.board().ring(self.board().layer(space));
        if state.owners.of(seat) & ring != 0 {
            return label;
        }
        let now = self.movement(state, seat);
        Message::new("so-label-and-movement").with("label", label).with("now", now).with("then", now + 1)
    }

    fn built(&self, state: &State, seat: Seat, kind: Station, at: Space, from: &[Space]) -> Message {
        let from = Argument::list(Joint::Comma, from.iter().map(|space| self.place(*space)));
        let label = Message::new("so-label-build-station")
            .with("piece", station(kind))
            .with("space", self.place(at))
            .with("from", from)
            .with("cards", cards(self.depth(at).cards));
        self.with_movement(state, seat, at, label)
    }

    fn used(&self, state: &State, seat: Seat, space: Space, base: u8, with_cards: bool) -> Message {
        let Some((kind, owner)) = state.station(space) else {
            return Message::new("so-label-use-space").with("space", self.place(space));
        };
        let own = owner == seat;
        let label = if own {
            Message::new("so-label-use-own")
        } else {
            Message::new("so-label-use-other").with("owner", owner)
        };
        let label = label
            .with("piece", station(kind))
            .with("space", self.place(space))
            .with("pay", pay_message(kind, base));
        let mut parts = vec![label];
        match self.reward(state, space).1 {
            0 => {}
            bonus if own => parts.push(Message::new("so-label-bonus-own").with("n", bonus)),
            bonus => {
                parts.push(Message::new("so-label-bonus-other").with("n", bonus).with("owner", owner));
            }
        }
        if with_cards {
            parts.push(cards(self.depth(space).cards));
        }
        semicolons(parts)
    }

    fn take_bonus(&self, state: &State, seat: Seat) -> Message {
        let bonus_of = state.turn.space.and_then(|space| Some((space, state.station(space)?.0)));
        let Some((space, kind)) = bonus_of else { return Message::new("so-label-bonus") };
        let bonus = self.offered_bonus(state);
        let halved = kind == Station::Node && state.seats[seat].energy + u16::from(bonus) >= 13;
        Message::new(if halved { "so-label-take-bonus-halved" } else { "so-label-take-bonus" })
            .with("space", self.place(space))
            .with("pay", pay_message(kind, bonus))
    }
}

/// What a station gives for an amount.
fn pay_message(kind: Station, amount: u8) -> Message {
    Message::new(match kind {
        Station::Node => "so-pay-energy",
        Station::Foundry => "so-pay-divers",
        Station::Tower => "so-pay-momentum",
    })
    .with("n", amount)
}
