//! SO-16.3 to SO-16.5: actions and chance outcomes as text, both ways; SO-16.6 shows them in a log. There is no
//! action to give anything to another seat (SO-15.19).

use crate::rules::plays::needs_arguments;
use crate::{
    Action, Card, Chance, Effect, Goal, Play, Rules, Site, Sol, Space, State, Station, Suit, effect_of,
};
use serde_json::{Value, json};
use solarium_core::{BadText, Message, Notation, Rule, Seat};

const NOTATION: Rule = "SO-16.3";
const CHANCE: Rule = "SO-16.5";

impl Notation for Sol {
    fn action_text(&self, action: Action) -> String {
        let n = |space: Space| self.name(space);
        let g = |site: Site| self.board().site_name(site);
        match action {
            Action::PlaceGate(site) => format!("place gate {}", g(site)),
            Action::PlaceStation(station, x) => format!("place {station} {}", n(x)),
            Action::ReturnStation(x) => format!("return-piece {}", n(x)),
            Action::ReturnGate(site) => format!("return-piece {}", g(site)),
            Action::Move => "move".into(),
            Action::Convert => "convert".into(),
            Action::Activate => "activate".into(),
            Action::Scour => "scour".into(),
            Action::Pass => "pass".into(),
            Action::Launch(x) => format!("launch {}", n(x)),
            Action::LaunchVia(x, seat) => format!("launch {} via {seat}", n(x)),
            Action::LaunchGuest(x, seat) => format!("launch {} guest {seat}", n(x)),
            Action::Fly(a, b) => format!("fly {} {}", n(a), n(b)),
            Action::FlyMarked(a, b) => format!("fly* {} {}", n(a), n(b)),
            Action::Hurl(k) => format!("hurl {}", n(k)),
            Action::HurlMarked(k) => format!("hurl* {}", n(k)),
            Action::Return(x) => format!("return {}", n(x)),
            Action::FlyFree(a, b) => format!("fly+ {} {}", n(a), n(b)),
            Action::Cluster(a, b) => format!("cluster {} {}", n(a), n(b)),
            Action::Juggernaut(a, Goal::To(b)) => format!("jugg {} {}", n(a), n(b)),
            Action::Juggernaut(a, Goal::Heart) => format!("jugg {} h", n(a)),
            Action::Puncture(a, b) => format!("puncture {} {}", n(a), n(b)),
            Action::Teleport(a, b) => format!("teleport {} {}", n(a), n(b)),
            Action::Fuel => "fuel".into(),
            Action::BuildNode(x, a, b) => format!("build node {} from {} {}", n(x), n(a), n(b)),
            Action::BuildFoundry(x, a, b) => format!("build foundry {} from {} {}", n(x), n(a), n(b)),
            Action::BuildGate(site, a, b) => format!("build gate {} from {} {}", g(site), n(a), n(b)),
            Action::BuildTower(x, a, b, d) => {
                format!("build tower {} from {} {} {}", n(x), n(a), n(b), n(d))
            }
            Action::Invade(x) => format!("invade {}", n(x)),
            Action::Use(x) => format!("use {}", n(x)),
            Action::UseAugmented(x) => format!("use {} augment", n(x)),
            Action::Squeeze(x) => format!("squeeze {}", n(x)),
            Action::Pulse(x) => format!("pulse {}", n(x)),
            Action::Blight(seat, x) => format!("blight {seat} from {}", n(x)),
            Action::Sacrifice(x) => format!("sacrifice {}", n(x)),
            Action::Clear(x) => format!("clear {}", n(x)),
            Action::Metamorph(x, station) => format!("metamorph {} {station}", n(x)),
            Action::Take => "take".into(),
            Action::Leave => "leave".into(),
            Action::Link(x, seat) => format!("link {} {seat}", n(x)),
            Action::Procreate(x) => format!("procreate {}", n(x)),
            Action::Draw => "draw".into(),
            Action::FlareUse(x) => format!("flare-use {}", n(x)),
            Action::FlareDone => "flare-done".into(),
            Action::LoseHold => "lose hold".into(),
            Action::LoseSpace(x) => format!("lose {}", n(x)),
            Action::LoseGuest(seat) => format!("lose guest {seat}"),
            Action::LoseLost => "lose lost".into(),
            Action::Shift(a, b) => format!("shift {} {}", n(a), n(b)),
            Action::WarpHold(b) => format!("warp hold to {}", n(b)),
            Action::WarpGuest(seat, b) => format!("warp guest {seat} to {}", n(b)),
            Action::Warp(a, b) => format!("warp {} to {}", n(a), n(b)),
            Action::Core(k) => format!("core {}", n(k)),
            Action::Spawn(k) => format!("spawn {}", n(k)),
            Action::Crawl(a, b) => format!("crawl {} {}", n(a), n(b)),
            Action::Play(play) => self.write_play(play),
            Action::End => "end".into(),
            Action::KeepOld => "keep old".into(),
            Action::Keep(suit) => format!("keep {suit}"),
            Action::KeepNone => "keep none".into(),
        }
    }

    fn parse_action(&self, text: &str) -> Result<Action, BadText> {
        let words: Vec<&str> = text.split(' ').collect();
        let space = |word: &str| self.read_space(word);
        let seat = |word: &str| self.read_seat(word);
        Ok(match words.as_slice() {
            ["place", "gate", site] => Action::PlaceGate(self.read_site(site)?),
            ["place", station, x] => Action::PlaceStation(read_station(station)?, space(x)?),
            ["return-piece", site] if site.contains('/') => Action::ReturnGate(self.read_site(site)?),
            ["return-piece", x] => Action::ReturnStation(space(x)?),
            ["move"] => Action::Move,
            ["convert"] => Action::Convert,
            ["activate"] => Action::Activate,
            ["scour"] => Action::Scour,
            ["pass"] => Action::Pass,
            ["launch", x] => Action::Launch(space(x)?),
            ["launch", x, "via", host] => Action::LaunchVia(space(x)?, seat(host)?),
            ["launch", x, "guest", host] => Action::LaunchGuest(space(x)?, seat(host)?),
            ["fly", a, b] => Action::Fly(space(a)?, space(b)?),
            ["fly*", a, b] => Action::FlyMarked(space(a)?, space(b)?),
            ["hurl", k] => Action::Hurl(space(k)?),
            ["hurl*", k] => Action::HurlMarked(space(k)?),
            ["return", x] => Action::Return(space(x)?),
            ["fly+", a, b] => Action::FlyFree(space(a)?, space(b)?),
            ["cluster", a, b] => Action::Cluster(space(a)?, space(b)?),
            ["jugg", a, "h"] => Action::Juggernaut(space(a)?, Goal::Heart),
            ["jugg", a, b] => Action::Juggernaut(space(a)?, Goal::To(space(b)?)),
            ["puncture", a, b] => Action::Puncture(space(a)?, space(b)?),
            ["teleport", a, b] => Action::Teleport(space(a)?, space(b)?),
            ["fuel"] => Action::Fuel,
            ["build", "node", x, "from", a, b] => {
                let [a, b] = self.read_sorted([a, b])?;
                Action::BuildNode(space(x)?, a, b)
            }
            ["build", "foundry", x, "from", a, b] => {
                let [a, b] = self.read_sorted([a, b])?;
                Action::BuildFoundry(space(x)?, a, b)
            }
            ["build", "gate", site, "from", a, b] => {
                let [a, b] = self.read_sorted([a, b])?;
                Action::BuildGate(self.read_site(site)?, a, b)
            }
            ["build", "tower", x, "from", a, b, d] => {
                let [a, b, d] = self.read_sorted([a, b, d])?;
                Action::BuildTower(space(x)?, a, b, d)
            }
            ["invade", x] => Action::Invade(space(x)?),
            ["use", x] => Action::Use(space(x)?),
            ["use", x, "augment"] => Action::UseAugmented(space(x)?),
            ["squeeze", x] => Action::Squeeze(space(x)?),
            ["pulse", x] => Action::Pulse(space(x)?),
            ["blight", host, "from", x] => Action::Blight(seat(host)?, space(x)?),
            ["sacrifice", x] => Action::Sacrifice(space(x)?),
            ["clear", x] => Action::Clear(space(x)?),
            ["metamorph", x, station] => Action::Metamorph(space(x)?, read_station(station)?),
            ["take"] => Action::Take,
            ["leave"] => Action::Leave,
            ["link", x, who] => Action::Link(space(x)?, seat(who)?),
            ["procreate", x] => Action::Procreate(space(x)?),
            ["draw"] => Action::Draw,
            ["flare-use", x] => Action::FlareUse(space(x)?),
            ["flare-done"] => Action::FlareDone,
            ["lose", "hold"] => Action::LoseHold,
            ["lose", "lost"] => Action::LoseLost,
            ["lose", "guest", host] => Action::LoseGuest(seat(host)?),
            ["lose", x] => Action::LoseSpace(space(x)?),
            ["shift", a, b] => Action::Shift(space(a)?, space(b)?),
            ["warp", "hold", "to", b] => Action::WarpHold(space(b)?),
            ["warp", "guest", host, "to", b] => Action::WarpGuest(seat(host)?, space(b)?),
            ["warp", a, "to", b] => Action::Warp(space(a)?, space(b)?),
            ["core", k] => Action::Core(space(k)?),
            ["spawn", k] => Action::Spawn(space(k)?),
            ["crawl", a, b] => Action::Crawl(space(a)?, space(b)?),
            ["play", effect, arguments @ ..] => Action::Play(self.read_play(effect, arguments)?),
            ["end"] => Action::End,
            ["keep", "old"] => Action::KeepOld,
            ["keep", "none"] => Action::KeepNone,
            ["keep", suit] => Action::Keep(read_suit(suit, NOTATION)?),
            _ => return Err(bad(NOTATION, "so-notation-action", text)),
        })
    }

    fn chance_text(&self, outcome: Chance) -> String {
        match outcome {
            Chance::First(seat) => format!("first {seat}"),
            Chance::Eye(eye) => format!("eye {eye}"),
            Chance::Suit(suit) => format!("suit {suit}"),
            Chance::Effect(effect) => format!("effect {effect}"),
            Chance::Card(card) => format!("card {card}"),
            Chance::KeepOld => "keep old".into(),
            Chance::Keep(suit) => format!("keep {suit}"),
        }
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, BadText> {
        let bad = || bad(CHANCE, "so-notation-chance", text);
        Ok(match text.split_once(' ').ok_or_else(bad)? {
            ("first", seat) => Chance::First(self.read_seat(seat)?),
            ("eye", eye) => Chance::Eye(read_number(eye)?),
            ("suit", suit) => Chance::Suit(read_suit(suit, CHANCE)?),
            ("effect", effect) => Chance::Effect(effect_of(effect, self.edition()).ok_or_else(bad)?),
            ("card", card) => Chance::Card(Card::of(card).ok_or_else(bad)?),
            ("keep", "old") => Chance::KeepOld,
            ("keep", suit) => Chance::Keep(read_suit(suit, CHANCE)?),
            _ => return Err(bad()),
        })
    }

    fn chance_for(&self, state: &State) -> Value {
        json!(self.chance_seat(state))
    }
}

impl Rules {
    /// SO-16.4.
    fn write_play(&self, play: Play) -> String {
        solarium_core::exercise!("SO-16.4");
        let n = |space: Space| self.name(space);
        let effect = play.effect();
        match play {
            Play::Accelerate(x) | Play::Channel(x) => format!("play {effect} {x}"),
            Play::Chain(x) | Play::Passage(x) | Play::Tribute(x) => format!("play {effect} {}", n(x)),
            Play::Hatch(x, seat) => format!("play {effect} {} {seat}", n(x)),
            Play::PassageHold => format!("play {effect} hold"),
            Play::Pillar(suit) => format!("play {effect} {suit}"),
            Play::Swap(a, first, b, second) => format!("play {effect} {}:{first} {}:{second}", n(a), n(b)),
            Play::Plain(effect) => format!("play {effect}"),
        }
    }

    fn read_play(&self, effect: &str, arguments: &[&str]) -> Result<Play, BadText> {
        let Some(effect) = effect_of(effect, self.edition()) else {
            return Err(bad("SO-16.4", "so-notation-effect", effect));
        };
        let space = |word: &str| self.read_space(word);
        Ok(match (effect, arguments) {
            (Effect::Accelerate, [x]) => Play::Accelerate(read_number(x)?),
            (Effect::Channel, [x]) => Play::Channel(read_number(x)?),
            (Effect::Chain, [x]) => Play::Chain(space(x)?),
            (Effect::Hatch, [x, seat]) => Play::Hatch(space(x)?, self.read_seat(seat)?),
            (Effect::Passage, ["hold"]) => Play::PassageHold,
            (Effect::Passage, [x]) => Play::Passage(space(x)?),
            (Effect::Pillar, [suit]) => Play::Pillar(read_suit(suit, "SO-16.4")?),
            (Effect::Swap, [first, second]) => {
                let mut halves = [self.read_half(first)?, self.read_half(second)?];
                // Read in any order, written in canonical order (SO-16.3).
                solarium_core::exercise!("SO-16.3");
                halves.sort_unstable();
                let [(a, one), (b, two)] = halves;
                Play::Swap(a, one, b, two)
            }
            (Effect::Tribute, [x]) => Play::Tribute(space(x)?),
            (effect, []) if !needs_arguments(effect) => Play::Plain(effect),
            (effect, _) => return Err(bad("SO-16.4", "so-notation-arguments", effect.id())),
        })
    }

    fn read_half(&self, word: &str) -> Result<(Space, Seat), BadText> {
        let Some((space, seat)) = word.split_once(':') else {
            return Err(bad("SO-16.4", "so-notation-swap", word));
        };
        Ok((self.read_space(space)?, self.read_seat(seat)?))
    }

    fn read_space(&self, word: &str) -> Result<Space, BadText> {
        self.board().parse(word).ok_or_else(|| bad("SO-1.3", "so-notation-space", word))
    }

    fn read_site(&self, word: &str) -> Result<Site, BadText> {
        self.board().parse_site(word).ok_or_else(|| bad("SO-1.7", "so-notation-site", word))
    }

    fn read_seat(&self, word: &str) -> Result<Seat, BadText> {
        match word.as_bytes() {
            [digit @ b'0'..=b'9'] if usize::from(digit - b'0') < self.players() => Ok(Seat(digit - b'0')),
            _ => Err(bad(NOTATION, "so-notation-seat", word)),
        }
    }

    /// Spaces after `from` are read in any order (SO-16.3).
    fn read_sorted<const N: usize>(&self, words: [&&str; N]) -> Result<[Space; N], BadText> {
        solarium_core::exercise!("SO-16.3");
        let mut list = [Space(0); N];
        for (slot, word) in list.iter_mut().zip(words) {
            *slot = self.read_space(word)?;
        }
        list.sort_unstable();
        Ok(list)
    }
}

/// A word that is not understood.
fn bad(rule: Rule, id: &'static str, word: &str) -> BadText {
    BadText::new(rule, Message::new(id).with("text", word))
}

fn read_station(word: &str) -> Result<Station, BadText> {
    Station::of(word).ok_or_else(|| bad(NOTATION, "so-notation-station", word))
}

fn read_suit(word: &str, rule: Rule) -> Result<Suit, BadText> {
    Suit::of(word).ok_or_else(|| bad(rule, "so-notation-suit", word))
}

fn read_number(word: &str) -> Result<u8, BadText> {
    let plain = word == "0" || !word.starts_with(['0', '+']);
    word.parse().ok().filter(|_| plain).ok_or_else(|| bad(NOTATION, "so-notation-number", word))
}
