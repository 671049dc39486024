//! Actions in words: what a person reads on a button, with what it costs and brings; and outcomes of chance.

use super::{cards, count};
use crate::rules::Rules;
use crate::rules::action::{Action, Chance, Goal, Play};
use crate::rules::board::{Site, Space};
use crate::rules::state::{Card, Phase, State};
use crate::rules::terms::{Effect, Station, Suit};
use solarium_core::Seat;

impl Rules {
    /// The action in words for a person, with what it costs and does.
    pub(crate) fn label_of(&self, state: &State, seat: Seat, action: Action) -> String {
        let name = |s: Space| self.name(s);
        let gate = |s: Site| self.board().site_name(s);
        let mp = state.turn.mp;
        match action {
            Action::PlaceGate(site) => format!("place your gate at {}", gate(site)),
            Action::PlaceStation(station, space) => {
                format!("place your {station} in {}{}", name(space), self.movement_after(state, seat, space))
            }
            Action::ReturnStation(space) => format!("take your station in {} back for 2 divers", name(space)),
            Action::ReturnGate(site) => format!("take your gate at {} back for 2 divers", gate(site)),
            Action::Move => format!("move, with {} movement points", self.movement(state, seat)),
            Action::Convert => "convert divers into a structure".to_string(),
            Action::Activate => "activate stations of one type".to_string(),
            Action::Scour => "scour: clear feeders from your spaces".to_string(),
            Action::Pass => "pass: only your ship moves on".to_string(),
            Action::Launch(to) => format!("launch a diver to {} (1 of {mp} mp)", name(to)),
            Action::LaunchVia(to, host) => {
                format!("launch a diver from {}'s ship to {} (1 of {mp} mp)", host.letter(), name(to))
            }
            Action::LaunchGuest(to, host) => {
                format!("launch your guest from {}'s ship to {} (1 of {mp} mp)", host.letter(), name(to))
            }
            Action::Fly(a, b) | Action::FlyMarked(a, b) => {
                let which =
                    if matches!(action, Action::FlyMarked(..)) { "the marked diver" } else { "a diver" };
                format!(
                    "fly {which} from {} to {} (1 of {mp} mp){}",
                    name(a),
                    name(b),
                    self.toll_text(state, a, b)
                )
            }
            Action::FlyFree(a, b) => {
                format!(
                    "catapult a diver from {} to {} (0 mp){}",
                    name(a),
                    name(b),
                    self.toll_text(state, a, b)
                )
            }
            Action::Hurl(from) => {
                format!("hurl a diver from {} into the heart: +2 momentum, 1 card", name(from))
            }
            Action::HurlMarked(from) => {
                format!("hurl the marked diver from {} into the heart: +2 momentum, 1 card", name(from))
            }
            Action::Return(to) => format!("bring a lost diver back to {} (1 of {mp} mp)", name(to)),
            Action::Cluster(a, b) => {
                let all = count(state.divers[seat].get(a).into(), "diver");
                format!(
                    "move all {all} from {} to {} (1 of {mp} mp){}",
                    name(a),
                    name(b),
                    self.toll_text(state, a, b)
                )
            }
            Action::Juggernaut(a, Goal::To(b)) => {
                format!(
                    "move your station from {} to {} (1 of {mp} mp){}",
                    name(a),
                    name(b),
                    self.toll_text(state, a, b)
                )
            }
            Action::Juggernaut(a, Goal::Heart) => {
                format!("hurl your station from {} into the heart: +2 momentum, 1 card", name(a))
            }
            Action::Puncture(a, b) => {
                format!("sacrifice a diver in {} for your gate to {} (1 of {mp} mp)", name(a), name(b))
            }
            Action::Teleport(a, b) => {
                format!("teleport a diver from {} to {} (3 of {mp} mp)", name(a), name(b))
            }
            Action::Fuel => "pay 1 energy for 3 movement points".to_string(),
            Action::BuildNode(x, a, b) => self.built(state, seat, Station::Node, x, &[a, b]),
            Action::BuildFoundry(x, a, b) => self.built(state, seat, Station::Foundry, x, &[a, b]),
            Action::BuildTower(x, a, b, c) => self.built(state, seat, Station::Tower, x, &[a, b, c]),
            Action::BuildGate(site, a, b) => {
                let owed = self.depth(self.board().ends(site).1).cards;
                format!("build a gate at {} from {} and {}: {}", gate(site), name(a), name(b), cards(owed))
            }
            Action::Invade(space) => {
                let what = state.station(space);
                let text =
                    what.map_or("station".into(), |(s, owner)| format!("{} {s}", Self::whose(seat, owner)));
                format!("take over {text} in {}: {}", name(space), cards(self.depth(space).cards))
            }
            Action::Use(space) => self.used(state, seat, space, self.reward(state, space).0, true),
            Action::UseAugmented(space) => {
                format!("augmented: {}", self.used(state, seat, space, self.augmented(state, space), true))
            }
            Action::Squeeze(space) => {
                let (base, bonus) = self.reward(state, space);
                let depth = cards(self.depth(space).cards);
                format!(
                    "squeeze your station in {}: {depth} revealed; no flare: {} and bonus {}, a flare: {base} and it is destroyed",
                    name(space),
                    2 * base,
                    2 * bonus
                )
            }
            Action::Pulse(space) => self.used(state, seat, space, self.reward(state, space).0, false),
            Action::Blight(host, space) => {
                format!(
                    "recall your diver in {}; 3 divers from your reserve join {}'s ship",
                    name(space),
                    host.letter()
                )
            }
            Action::Sacrifice(space) => {
                let all = state.crowd(space);
                let depth = cards(self.depth(space).cards);
                format!(
                    "destroy the {} on the foundry in {}: +2 momentum each; {depth}",
                    count(all.into(), "diver"),
                    name(space)
                )
            }
            Action::Clear(space) => format!("recall a diver in {} and remove one crawler there", name(space)),
            Action::Metamorph(space, to) => format!("turn your station in {} into a {to}", name(space)),
            Action::Take => self.bonus_text(state, seat, true),
            Action::Leave => self.bonus_text(state, seat, false),
            Action::Link(space, whose) => {
                format!("in {}: {} diver belongs to the chain", name(space), Self::whose(seat, whose))
            }
            Action::Procreate(space) => format!("add a diver in {}", name(space)),
            Action::Draw => match state.turn.owed {
                0 => "go on: your ship orbits".to_string(),
                owed => format!("draw {}", cards(owed)),
            },
            Action::FlareUse(space) => match state.station(space) {
                Some((Station::Node, _)) => format!("your node in {} gives 1 energy", name(space)),
                Some((Station::Foundry, _)) => {
                    format!("your foundry in {} turns 1 energy into a diver", name(space))
                }
                _ => format!("your tower in {} turns 1 energy into 1 momentum", name(space)),
            },
            Action::FlareDone => "use no more outer stations at this flare".to_string(),
            Action::LoseHold => "sacrifice a diver from your hold".to_string(),
            Action::LoseSpace(space) => format!("sacrifice a diver in {}", name(space)),
            Action::LoseGuest(host) => format!("sacrifice a guest in {}'s ship", host.letter()),
            Action::LoseLost => "sacrifice a diver lost in space".to_string(),
            Action::Shift(a, b) => format!("your diver in {} goes to {}", name(a), name(b)),
            Action::WarpHold(to) => format!("put a diver from your hold into {}", name(to)),
            Action::WarpGuest(host, to) => {
                format!("put your guest from {}'s ship into {}", host.letter(), name(to))
            }
            Action::Warp(a, b) if a == b => format!("your diver in {} stays", name(a)),
            Action::Warp(a, b) => format!("put your diver in {} into {}", name(a), name(b)),
            Action::Core(to) => format!("put a diver into {}", name(to)),
            Action::Spawn(to) => format!("a crawler arrives in {}", name(to)),
            Action::Crawl(a, b) => format!("the crawler in {} moves to {}", name(a), name(b)),
            Action::Play(play) => self.play_text(state, seat, play),
            Action::End => self.end_text(state),
            Action::KeepOld => {
                let held = state.seats[seat].held.map_or("card".into(), |s| self.card_text(state, s));
                format!("keep your {held}")
            }
            Action::Keep(suit) => format!("keep the drawn {}", self.card_text(state, suit)),
            Action::KeepNone => "keep no card".to_string(),
        }
    }

    fn card_text(&self, state: &State, suit: Suit) -> String {
        match state.effects[suit.index()] {
            Some(effect) => format!("{}: {}", self.suit_text(suit), self.effect_name(effect)),
            None => self.suit_text(suit),
        }
    }

    /// "; B gets 1 energy (now 12, 13 is halved at a flare)" if a step crosses another seat's gate first.
    fn toll_text(&self, state: &State, a: Space, b: Space) -> String {
        let free = matches!(state.turn.effect, Some(Effect::Transcend));
        let Some(owner) = self.board().site(a, b).and_then(|site| state.gate(site)) else {
            return String::new();
        };
        if free || owner == state.active || state.turn.tolls.contains(owner) {
            return String::new();
        }
        let energy = state.seats[owner].energy + 1;
        let warning = if energy >= 13 { ", halved at the next flare" } else { "" };
        format!("; {}'s gate: {0} gets 1 energy ({energy}{warning})", owner.letter())
    }

    /// ", movement 3 → 4" if a new station in the space adds a layer (SO-3.6).
    fn movement_after(&self, state: &State, seat: Seat, space: Space) -> String {
        let ring = self.board().ring(self.board().layer(space));
        if state.owners.of(seat) & ring != 0 {
            return String::new();
        }
        let now = self.movement(state, seat);
        format!(", movement {now} → {}", now + 1)
    }

    fn built(&self, state: &State, seat: Seat, station: Station, at: Space, from: &[Space]) -> String {
        let from: Vec<String> = from.iter().map(|s| self.name(*s)).collect();
        let depth = self.depth(at);
        format!(
            "build a {station} in {} from {}: {}{}",
            self.name(at),
            from.join(", "),
            cards(depth.cards),
            self.movement_after(state, seat, at)
        )
    }

    fn used(&self, state: &State, seat: Seat, space: Space, base: u8, with_cards: bool) -> String {
        let Some((station, owner)) = state.station(space) else {
            return format!("activate {}", self.name(space));
        };
        let bonus = self.reward(state, space).1;
        let mut text = format!(
            "activate {} {station} in {}: {}",
            Self::whose(seat, owner),
            self.name(space),
            Self::pay_text(station, base)
        );
        if bonus > 0 {
            let who = if owner == seat { "you".to_string() } else { format!("{} or you", owner.letter()) };
            text += &format!("; bonus {bonus} for {who}");
        }
        if with_cards {
            text += &format!("; {}", cards(self.depth(space).cards));
        }
        text
    }

    fn bonus_text(&self, state: &State, seat: Seat, take: bool) -> String {
        let Some(space) = state.turn.space else { return "bonus".to_string() };
        let Some((station, _)) = state.station(space) else { return "bonus".to_string() };
        let bonus = self.offered_bonus(state);
        if take {
            let warning = if station == Station::Node && state.seats[seat].energy + u16::from(bonus) >= 13 {
                " (13 or more is halved at a flare)"
            } else {
                ""
            };
            format!("take the bonus in {}: {}{warning}", self.name(space), Self::pay_text(station, bonus))
        } else {
            format!("leave the bonus in {}", self.name(space))
        }
    }

    fn play_text(&self, state: &State, seat: Seat, play: Play) -> String {
        let effect = play.effect();
        let card = state.seats[seat].held.map_or(String::new(), |s| format!(" ({s})"));
        let detail = match play {
            Play::Accelerate(x) => format!("every ship {x} forward"),
            Play::Chain(end) => format!("the path that begins in {}", self.name(end)),
            Play::Channel(x) => format!("pay {x} energy for {x} momentum"),
            Play::Hatch(space, other) => format!("in {} against {}", self.name(space), other.letter()),
            Play::Passage(space) => format!("with the diver in {}", self.name(space)),
            Play::PassageHold => "with the next diver launched".to_string(),
            Play::Pillar(suit) => format!("3 momentum for each {}", self.suit_text(suit)),
            Play::Swap(a, first, b, second) => {
                let (x, y) = (self.name(a), self.name(b));
                format!(
                    "{} diver in {x} and {} diver in {y}",
                    Self::whose(seat, first),
                    Self::whose(seat, second)
                )
            }
            Play::Tribute(space) => format!("at your station in {}", self.name(space)),
            Play::Plain(effect) => self.pack.effect(effect).text.clone(),
        };
        format!("play {}{card}: {detail}", self.effect_name(effect))
    }

    fn end_text(&self, state: &State) -> String {
        let owed = state.turn.owed;
        let left = state.turn.mp;
        match state.turn.phase {
            Phase::Step if left > 0 => format!("end the move, {left} mp unused; {}", cards(owed)),
            _ => format!("end the action; {}", cards(owed)),
        }
    }

    /// What a station gives for an amount.
    pub(crate) fn pay_text(station: Station, amount: u8) -> String {
        match station {
            Station::Node => format!("+{amount} energy"),
            Station::Foundry => format!("pay {amount} energy for {}", count(amount.into(), "diver")),
            Station::Tower => format!("pay {amount} energy for {amount} momentum"),
        }
    }

    /// An outcome of chance in words.
    pub(crate) fn chance_label_of(&self, outcome: Chance) -> String {
        match outcome {
            Chance::First(seat) => format!("Seat {}", seat.letter()),
            Chance::Eye(eye) => format!("eye {eye}"),
            Chance::Suit(suit) | Chance::Keep(suit) => self.suit_text(suit),
            Chance::Effect(effect) => self.effect_name(effect).to_string(),
            Chance::Card(Card::Marked) => "marked flare".to_string(),
            Chance::Card(Card::Flare) => "flare".to_string(),
            Chance::Card(card) => card.suit().map_or("trigger card".to_string(), |suit| self.suit_text(suit)),
            Chance::KeepOld => "the card held so far".to_string(),
        }
    }
}
