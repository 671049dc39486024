//! What to touch, in order, to choose an action: ids of things in the picture. A path never lies within another one of
//! the same decision, in any order of touches: a thing that moves is touched as `diver:` or `station:`, the
//! place it goes to as `space:`.

use crate::rules::moves::{CLUSTER_USES, TELEPORT_COST};
use crate::{
    Action, Effect, Goal, Layer, Phase, Play, Rules, SeatState, Site, Sol, Space, State, Station, Suit, View,
    patterns, spaces,
};
use solarium_core::{Choices, Notation, Seat, Usual};

impl Choices for Sol {
    fn touches(&self, view: &View, action: Action) -> Vec<String> {
        let state = &view.state;
        let space = |s: Space| format!("space:{}", self.name(s));
        let gate = |s: Site| format!("gate:{}", self.board().site_name(s));
        let ship = |s: Seat| format!("ship:{s}");
        let diver = |s: Space, seat: Seat| format!("diver:{}:{seat}", self.name(s));
        let own = |s: Space| diver(s, state.active);
        let marked = |s: Space| format!("marked:{}", self.name(s));
        let station = |s: Space| format!("station:{}", self.name(s));
        let plain = |id: &str| vec![id.to_string()];
        let heart = || "heart".to_string();
        let hold = || "hold".to_string();
        match action {
            Action::PlaceGate(site) | Action::ReturnGate(site) => vec![gate(site)],
            Action::PlaceStation(kind, at) => vec![format!("reserve:{kind}"), space(at)],
            Action::ReturnStation(s)
            | Action::Invade(s)
            | Action::Pulse(s)
            | Action::Sacrifice(s)
            | Action::Procreate(s)
            | Action::FlareUse(s)
            | Action::LoseSpace(s)
            | Action::Core(s)
            | Action::Spawn(s)
            // One diver or crawler is asked about at a time: where it goes says all.
            | Action::Shift(_, s)
            | Action::Crawl(_, s) => vec![space(s)],
            Action::Use(s) => {
                let choice = matches!(state.turn.effect, Some(Effect::Augment | Effect::Squeeze))
                    || state.crawlers.at(s) > 0;
                tagged(vec![space(s)], choice.then_some("use"))
            }
            Action::UseAugmented(s) => tagged(vec![space(s)], Some("augment")),
            Action::Squeeze(s) => tagged(vec![space(s)], Some("squeeze")),
            Action::Clear(s) => tagged(vec![space(s)], Some("clear")),
            Action::Move
            | Action::Convert
            | Action::Activate
            | Action::Scour
            | Action::Pass
            | Action::Fuel
            | Action::Take
            | Action::Leave
            | Action::Draw
            | Action::FlareDone
            | Action::End => vec![self.action_text(action)],
            // SO-8.21: with Portal a space may lie next to several ships.
            Action::Launch(to) if state.turn.effect == Some(Effect::Portal) => {
                vec![hold(), ship(state.active), space(to)]
            }
            Action::Launch(to) | Action::WarpHold(to) => vec![hold(), space(to)],
            Action::LaunchVia(to, host) => vec![hold(), ship(host), space(to)],
            Action::LaunchGuest(to, host) | Action::WarpGuest(host, to) => {
                vec![format!("guests:{host}"), space(to)]
            }
            Action::Warp(a, b) => vec![diver(a, state.turn.asked), space(b)],
            // Where two kinds of step may lead the same way, the kind is touched last.
            Action::Fly(a, b) => tagged(vec![own(a), space(b)], self.plain_step(state, a, b)),
            Action::FlyMarked(a, b) => vec![marked(a), space(b)],
            Action::FlyFree(a, b) => tagged(vec![own(a), space(b)], Some("free")),
            Action::Cluster(a, b) => tagged(vec![own(a), space(b)], Some("all")),
            Action::Teleport(a, b) => {
                let choice = self.open(state, a) & b.bit() != 0;
                tagged(vec![own(a), space(b)], choice.then_some("teleport"))
            }
            Action::Hurl(s) => vec![own(s), heart()],
            Action::HurlMarked(s) => vec![marked(s), heart()],
            Action::Return(to) => vec!["lost".to_string(), space(to)],
            Action::Juggernaut(a, Goal::To(b)) => vec![station(a), space(b)],
            Action::Juggernaut(a, Goal::Heart) => vec![station(a), heart()],
            Action::Puncture(a, b) => match self.board().site(a, b) {
                Some(site) => vec![own(a), gate(site)],
                None => vec![own(a), space(b)],
            },
            Action::BuildNode(..) | Action::BuildFoundry(..) | Action::BuildGate(..) | Action::BuildTower(..) => {
                self.build_path(state, action)
            }
            Action::Blight(host, s) => vec![own(s), ship(host)],
            Action::Metamorph(s, to) => vec![space(s), format!("reserve:{to}")],
            Action::Link(s, seat) => vec![diver(s, seat)],
            Action::LoseHold => plain("hold"),
            Action::LoseGuest(host) => vec![format!("guests:{host}")],
            Action::LoseLost => plain("lost"),
            Action::Keep(suit) => vec![format!("drawn:{suit}")],
            Action::KeepOld => plain("card:old"),
            Action::KeepNone => plain("card:none"),
            Action::Play(play) => {
                let code = state.seats[state.active].held.map_or("none", Suit::id);
                let mut path = vec![format!("card:{code}")];
                match play {
                    Play::Accelerate(x) | Play::Channel(x) => path.push(format!("number:{x}")),
                    Play::Passage(s) => path.push(own(s)),
                    Play::Chain(s) | Play::Tribute(s) => path.push(space(s)),
                    Play::PassageHold => path.push(hold()),
                    Play::Hatch(s, seat) => path.push(diver(s, seat)),
                    Play::Pillar(suit) => path.push(format!("suit:{suit}")),
                    Play::Swap(a, first, b, second) => path.extend([diver(a, first), diver(b, second)]),
                    Play::Plain(_) => {}
                }
                path
            }
        }
    }

    fn recommended(&self, view: &View, seat: Seat) -> Option<Action> {
        self.recommended_of(&view.state, seat)
    }

    fn meant(&self, view: &View, seat: Seat, touch: &str) -> Vec<Action> {
        self.meant_by(&view.state, seat, touch)
    }

    fn has_usual(&self) -> bool {
        self.players() > 1
    }

    fn usual(&self, view: &View, seat: Seat) -> Option<Usual<Action>> {
        let action = self.usual_answer(&view.state, seat)?;
        Some(Usual { action, waits: view.state.active })
    }
}

impl Rules {
    /// The piece, its place, and the divers only where several patterns give the same.
    fn build_path(&self, state: &State, action: Action) -> Vec<String> {
        let board = self.board();
        let own = state.divers[state.active].any();
        let space = |s: Space| format!("space:{}", self.name(s));
        let diver = |s: Space| format!("diver:{}:{}", self.name(s), state.active);
        match action {
            // The two divers stand on either side of it.
            Action::BuildNode(x, ..) => vec!["reserve:node".to_string(), space(x)],
            Action::BuildFoundry(x, a, b) => {
                let other = if x == a { b } else { a };
                let several = (self.board().beside(x) & own).count_ones() > 1;
                tagged(
                    vec!["reserve:foundry".to_string(), space(x)],
                    several.then(|| diver(other)).as_deref(),
                )
            }
            Action::BuildGate(site, a, s) => {
                let several = (board.outward(s) & own).count_ones() > 1;
                let path = vec!["reserve:gate".to_string(), format!("gate:{}", board.site_name(site))];
                tagged(path, several.then(|| diver(a)).as_deref())
            }
            Action::BuildTower(_, a, b, d) => {
                let ways: u32 =
                    spaces(board.outward(d) & own).map(|b| (board.outward(b) & own).count_ones()).sum();
                let mut path = vec!["reserve:tower".to_string(), space(d)];
                if ways > 1 {
                    path.extend([diver(b), diver(a)]);
                }
                path
            }
            _ => Vec::new(),
        }
    }

    /// What distinguishes an ordinary fly step from another kind of step of the same diver that leads the same way.
    fn plain_step(&self, state: &State, from: Space, to: Space) -> Option<&'static str> {
        match state.turn.effect {
            Some(Effect::Catapult) if self.gated(state, from) & to.bit() != 0 => Some("paid"),
            Some(Effect::Cluster) if state.turn.uses < CLUSTER_USES => Some("one"),
            Some(Effect::Teleport) if state.turn.mp >= TELEPORT_COST => Some("step"),
            _ => None,
        }
    }

    /// Actions that a seat might mean by touching a thing, allowed or not, the likeliest first.
    pub fn meant_by(&self, state: &State, seat: Seat, touch: &str) -> Vec<Action> {
        let (kind, rest) = touch.split_once(':').unwrap_or((touch, ""));
        let board = self.board();
        let own = state.divers[seat].any();
        let place = rest.split(':').next().and_then(|name| board.parse(name));
        let core = || spaces(board.ring(Layer::Core));
        match (kind, place) {
            ("move", _) => vec![Action::Move],
            ("convert", _) => vec![Action::Convert],
            ("activate", _) => vec![Action::Activate],
            ("scour", _) => vec![Action::Scour],
            ("heart", _) => spaces(own & board.ring(Layer::Core)).chain(core()).map(Action::Hurl).collect(),
            ("hold", _) => spaces(board.at_eye(state.seats[seat].eye)).map(Action::Launch).collect(),
            ("lost", _) => spaces(board.ring(Layer::Outer)).map(Action::Return).collect(),
            ("guests" | "ship", _) => {
                let host = rest.parse().map_or(seat, Seat);
                spaces(self.at_ships(state)).map(|space| Action::LaunchGuest(space, host)).collect()
            }
            ("card", _) if rest == "old" => vec![Action::KeepOld],
            ("card", _) if rest == "none" => vec![Action::KeepNone],
            ("card", _) => state.seats[seat].held_play(state).into_iter().map(Action::Play).collect(),
            ("suit", _) => Suit::of(rest).map(|suit| Action::Play(Play::Pillar(suit))).into_iter().collect(),
            ("drawn", _) => Suit::of(rest).map(Action::Keep).into_iter().collect(),
            ("number", _) => rest.parse().map(|x| Action::Play(Play::Accelerate(x))).into_iter().collect(),
            ("reserve", _) if rest == "divers" => Vec::new(),
            ("reserve", _) => self.meant_piece(state, seat, rest),
            ("gate", _) => {
                board.parse_site(rest).map_or(Vec::new(), |site| self.meant_site(state, seat, site))
            }
            ("marked", Some(at)) => vec![Action::FlyMarked(at, board.along(at, 1))],
            ("station", Some(at)) => {
                vec![Action::Juggernaut(at, Goal::To(board.along(at, 1))), Action::Use(at)]
            }
            ("diver", Some(at)) => spaces(board.adjacent(at)).map(|to| Action::Fly(at, to)).collect(),
            ("space", Some(at)) => self.meant_space(state, seat, at),
            _ => Vec::new(),
        }
    }

    fn meant_space(&self, state: &State, seat: Seat, at: Space) -> Vec<Action> {
        let board = self.board();
        let own = state.divers[seat].any();
        match state.turn.phase {
            Phase::Open | Phase::Start => {
                Station::ALL.iter().map(|kind| Action::PlaceStation(*kind, at)).collect()
            }
            Phase::Rebuild => vec![Action::ReturnStation(at)],
            Phase::Convert => {
                let (a, b) = (board.along(at, -1), board.along(at, 1));
                let built =
                    patterns(self, state, seat).into_iter().filter(|p| p.at == at && p.station.is_some());
                built.map(|p| p.action).chain([Action::BuildNode(at, a.min(b), a.max(b))]).collect()
            }
            Phase::Activate | Phase::Bonus => vec![Action::Use(at)],
            Phase::Scour => vec![Action::Clear(at)],
            Phase::Flare => vec![Action::FlareUse(at)],
            Phase::Attrition => vec![Action::LoseSpace(at)],
            Phase::Warp => vec![Action::WarpHold(at)],
            Phase::Core => vec![Action::Core(at)],
            Phase::Spawn => vec![Action::Spawn(at)],
            Phase::Procreate => vec![Action::Procreate(at)],
            _ => {
                let fly = spaces(board.adjacent(at) & own).map(|from| Action::Fly(from, at));
                fly.chain([Action::Launch(at)]).collect()
            }
        }
    }

    fn meant_site(&self, state: &State, seat: Seat, site: Site) -> Vec<Action> {
        let board = self.board();
        let (above, below) = board.ends(site);
        let own = state.divers[seat].any();
        match state.turn.phase {
            Phase::Open => vec![Action::PlaceGate(site)],
            Phase::Rebuild => vec![Action::ReturnGate(site)],
            Phase::Convert => {
                spaces(board.outward(above)).map(|a| Action::BuildGate(site, a, above)).collect()
            }
            _ if own & below.bit() != 0 => vec![Action::Fly(below, above)],
            _ => vec![Action::Fly(above, below)],
        }
    }

    fn meant_piece(&self, state: &State, seat: Seat, piece: &str) -> Vec<Action> {
        let board = self.board();
        let kind = Station::of(piece);
        let open = matches!(state.turn.phase, Phase::Open | Phase::Start);
        let first = spaces(board.ring(Layer::Outer)).next();
        match (kind, first) {
            (Some(kind), Some(at)) if open => vec![Action::PlaceStation(kind, at)],
            (kind, Some(at)) => {
                let blocked = patterns(self, state, seat).into_iter().filter(|p| p.station == kind);
                let (a, b) = (board.along(at, -1), board.along(at, 1));
                let any = match kind {
                    Some(Station::Foundry) => Action::BuildFoundry(at, at, b),
                    Some(Station::Tower) => Action::BuildTower(at, a, b, at),
                    _ => Action::BuildNode(at, a.min(b), a.max(b)),
                };
                blocked.map(|p| p.action).chain([any]).collect()
            }
            _ => Vec::new(),
        }
    }
}

impl SeatState {
    /// The held card's effect as it might be played.
    fn held_play(&self, state: &State) -> Option<Play> {
        let effect = state.effects[self.held?.index()]?;
        let (space, seat) = (Space(0), state.active);
        Some(match effect {
            Effect::Accelerate => Play::Accelerate(1),
            Effect::Chain => Play::Chain(space),
            Effect::Channel => Play::Channel(1),
            Effect::Hatch => Play::Hatch(space, seat),
            Effect::Passage => Play::PassageHold,
            Effect::Pillar => Play::Pillar(Suit::Flare),
            Effect::Swap => Play::Swap(space, seat, Space(1), seat),
            Effect::Tribute => Play::Tribute(space),
            effect => Play::Plain(effect),
        })
    }
}

fn tagged(mut path: Vec<String>, tag: Option<&str>) -> Vec<String> {
    path.extend(tag.map(str::to_string));
    path
}
