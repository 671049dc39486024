//! How answers and chance outcomes are written (CI-19.3, CI-19.4, CI-19.9). What is written reads back as the same.

use crate::pack::{Consequence, Res};
use crate::rules::opening::side_letter;
use crate::{Action, Chance, Circadians, Place, Sort, Space, State};
use serde_json::Value;
use solarium_core::{BadText, Message, Notation};

/// The letters of the clans from the left (CI-6.3).
pub const CLAN_LETTERS: [char; 3] = ['L', 'Z', 'J'];

/// The answers of row 10, in the order of the Headquarters' rewards.
const TAKE: [&str; 2] = ["items", "water"];

impl Notation for Circadians {
    fn action_text(&self, action: Action) -> String {
        let item = |i: u8| self.item_id(i);
        let character = |i: u8| &self.pack.characters[usize::from(i)].id;
        match action {
            Action::KeepCharacter(c) => format!("keep {}", character(c)),
            Action::PickCharacter(c) => format!("pick {}", character(c)),
            Action::KeepItem(i) => format!("keep {}", item(i)),
            Action::Garage(v) => format!("garage {v}"),
            Action::Farm(n, v) => format!("farm {} {v}", n + 1),
            Action::Ready => "ready".into(),
            Action::Act(at, v) => format!("act {} {v}", space(self, at)),
            Action::StandDown => "stand-down".into(),
            Action::Skip => "skip".into(),
            Action::Pay(res) => format!("pay {res}"),
            Action::Trade(i) => format!("trade {}", item(i)),
            Action::Also(row) => format!("also {}", row_letter(self, row)),
            Action::Take(i) => format!("take {}", TAKE[usize::from(i.min(1))]),
            Action::Swap(give, get) => format!("swap {give} {get}"),
            Action::Done => "done".into(),
            Action::Buy(n) => format!("buy {n}"),
            Action::Tile(sort, n) => format!("tile {} {}", sort.word(), n + 1),
            Action::Place => "place".into(),
            Action::Replace(n) => format!("replace {}", n + 1),
            Action::SetGarage(n, v) => format!("set garage-{} {v}", n + 1),
            Action::SetFarm(n, v) => format!("set farm-{} {v}", n + 1),
            Action::Use => "use".into(),
            Action::Reward(kind) => format!("reward {}", kind.word()),
            Action::Setback(c) => format!("setback {}", self.pack.setbacks[usize::from(c)].id),
            Action::Ignore => "ignore".into(),
            Action::Suffer(kind) => format!("suffer {}", kind.word()),
            Action::Turn(kind) => format!("turn {}", kind.word()),
            Action::LoseTile(sort, n) => format!("lose {} {}", sort.word(), n + 1),
            Action::LoseDie(at) => format!("lose die {}", place(self, at)),
            Action::Step(d) => format!("step {d}"),
            Action::Discard(i) => format!("discard {}", item(i)),
            Action::Grow(n, res) => format!("grow {} {res}", n + 1),
            Action::Stay => "stay".into(),
            Action::No => "no".into(),
            Action::Resolve => "resolve".into(),
        }
    }

    fn parse_action(&self, text: &str) -> Result<Action, BadText> {
        let words: Vec<&str> = text.split(' ').collect();
        read_action(self, &words)
            .filter(|read| self.action_text(*read) == text)
            .ok_or_else(|| BadText::new("CI-19.3", Message::new("ci-notation-action").with("text", text)))
    }

    fn chance_text(&self, outcome: Chance) -> String {
        let pack = &*self.pack;
        match outcome {
            Chance::First(seat) => format!("first {seat}"),
            Chance::Side(side) => format!("side {}", side_letter(side)),
            Chance::Tile(sort, kind) => format!("tile {}", self.tile_id(sort, kind)),
            Chance::Character(c) => format!("character {}", pack.characters[usize::from(c)].id),
            Chance::Item(i) => format!("item {}", self.item_id(i)),
            Chance::Event(e) => format!("event {}", pack.events[usize::from(e)].id),
            Chance::Cache(points) => format!("cache {points}"),
            Chance::Die(v) => format!("die {v}"),
            Chance::Scheme(s) => format!("scheme {}", pack.ai.schemes[usize::from(s)].id),
        }
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, BadText> {
        let words: Vec<&str> = text.split(' ').collect();
        read_chance(self, &words)
            .filter(|read| self.chance_text(*read) == text)
            .ok_or_else(|| BadText::new("CI-19.9", Message::new("ci-notation-chance").with("text", text)))
    }

    fn chance_for(&self, state: &State) -> Value {
        self.drawn_for(state)
    }
}

/// The space as named in `act`.
pub fn space(game: &Circadians, space: Space) -> String {
    match space {
        Space::Negotiation(clan, row) => format!("neg-{}{}", CLAN_LETTERS[usize::from(clan)], row + 1),
        Space::Depository(row) => format!("dep-{}", row_letter(game, row)),
        Space::Headquarters => "hq".into(),
        Space::Mine(i) => format!("mine-{}", i + 1),
        Space::Laboratory => "lab".into(),
        Space::Foundry => "foundry".into(),
        Space::Control => "control".into(),
        Space::Market(i) => format!("market-{}", i + 1),
        Space::Academy(i) => format!("academy-{}", i + 1),
    }
}

/// The place as named in `lose die`.
pub fn place(game: &Circadians, place: Place) -> String {
    match place {
        Place::Pool => "pool".into(),
        Place::Garage(i) => format!("garage-{}", i + 1),
        Place::Farm(i) => format!("farm-{}", i + 1),
        Place::Cantina => "cantina".into(),
        Place::Headquarters(i) => format!("hq-{}", i + 1),
        Place::Mine(i) => format!("mine-{}", i + 1),
        Place::Laboratory(i) => format!("lab-{}", i + 1),
        Place::Foundry(i) => format!("foundry-{}", i + 1),
        Place::Control(i) => format!("control-{}", i + 1),
        Place::Market(i) => format!("market-{}", i + 1),
        Place::Academy(i) => format!("academy-{}", i + 1),
        Place::Depository(row, value) => format!("dep-{}:{value}", row_letter(game, row)),
        Place::Negotiation(clan, row, value) => {
            format!("neg-{}{}:{value}", CLAN_LETTERS[usize::from(clan)], row + 1)
        }
    }
}

fn read_action(game: &Circadians, words: &[&str]) -> Option<Action> {
    let pack = &*game.pack;
    Some(match *words {
        ["keep", id] => match pack.character(id) {
            Some(character) => Action::KeepCharacter(character),
            None => Action::KeepItem(pack.item(id)?),
        },
        ["pick", id] => Action::PickCharacter(pack.character(id)?),
        ["garage", v] => Action::Garage(value(v)?),
        ["farm", n, v] => Action::Farm(index(n)?, value(v)?),
        ["ready"] => Action::Ready,
        ["act", at, v] => Action::Act(read_space(game, at)?, value(v)?),
        ["stand-down"] => Action::StandDown,
        ["skip"] => Action::Skip,
        ["pay", res] => Action::Pay(Res::from_letter(res)?),
        ["trade", id] => Action::Trade(pack.item(id)?),
        ["also", row] => Action::Also(read_row(game, row)?),
        ["take", what] => Action::Take(TAKE.iter().position(|t| *t == what)? as u8),
        ["swap", give, get] => Action::Swap(Res::from_letter(give)?, Res::from_letter(get)?),
        ["done"] => Action::Done,
        ["buy", n] => Action::Buy(n.parse().ok()?),
        ["tile", sort, n] => Action::Tile(Sort::parse(sort)?, index(n)?),
        ["place"] => Action::Place,
        ["replace", n] => Action::Replace(index(n)?),
        ["set", at, v] => match at.split_once('-')? {
            ("garage", n) => Action::SetGarage(index(n)?, value(v)?),
            ("farm", n) => Action::SetFarm(index(n)?, value(v)?),
            _ => return None,
        },
        ["use"] => Action::Use,
        ["reward", kind] => Action::Reward(Consequence::parse(kind)?),
        ["setback", id] => Action::Setback(pack.setbacks.iter().position(|s| s.id == id)? as u8),
        ["ignore"] => Action::Ignore,
        ["suffer", kind] => Action::Suffer(Consequence::parse(kind)?),
        ["turn", kind] => Action::Turn(Consequence::parse(kind)?),
        ["lose", "die", at] => Action::LoseDie(read_place(game, at)?),
        ["lose", sort, n] => Action::LoseTile(Sort::parse(sort)?, index(n)?),
        ["step", d] => Action::Step(value(d)?),
        ["discard", id] => Action::Discard(pack.item(id)?),
        ["grow", n, res] => Action::Grow(index(n)?, Res::from_letter(res)?),
        ["stay"] => Action::Stay,
        ["no"] => Action::No,
        ["resolve"] => Action::Resolve,
        _ => return None,
    })
}

/// Reads a space as named in `act`.
pub fn read_space(game: &Circadians, text: &str) -> Option<Space> {
    Some(match text {
        "hq" => Space::Headquarters,
        "lab" => Space::Laboratory,
        "foundry" => Space::Foundry,
        "control" => Space::Control,
        _ => match text.split_once('-')? {
            ("neg", rest) => {
                let (clan, row) = read_clan_row(rest)?;
                Space::Negotiation(clan, row)
            }
            ("dep", row) => Space::Depository(read_row(game, row)?),
            ("mine", n) => Space::Mine(index(n)?),
            ("market", n) => Space::Market(index(n)?),
            ("academy", n) => Space::Academy(index(n)?),
            _ => return None,
        },
    })
}

/// Reads a place as named in `lose die`.
pub fn read_place(game: &Circadians, text: &str) -> Option<Place> {
    Some(match text {
        "pool" => Place::Pool,
        "cantina" => Place::Cantina,
        _ => match text.split_once('-')? {
            ("garage", n) => Place::Garage(index(n)?),
            ("farm", n) => Place::Farm(index(n)?),
            ("hq", n) => Place::Headquarters(index(n)?),
            ("mine", n) => Place::Mine(index(n)?),
            ("lab", n) => Place::Laboratory(index(n)?),
            ("foundry", n) => Place::Foundry(index(n)?),
            ("control", n) => Place::Control(index(n)?),
            ("market", n) => Place::Market(index(n)?),
            ("academy", n) => Place::Academy(index(n)?),
            ("dep", rest) => {
                let (row, v) = rest.split_once(':')?;
                Place::Depository(read_row(game, row)?, value(v)?)
            }
            ("neg", rest) => {
                let (space, v) = rest.split_once(':')?;
                let (clan, row) = read_clan_row(space)?;
                Place::Negotiation(clan, row, value(v)?)
            }
            _ => return None,
        },
    })
}

fn read_chance(game: &Circadians, words: &[&str]) -> Option<Chance> {
    let pack = &*game.pack;
    Some(match *words {
        ["first", seat] => Chance::First(seat.parse().ok()?),
        ["side", "A"] => Chance::Side(0),
        ["side", "B"] => Chance::Side(1),
        ["tile", id] => {
            let (sort, kind) = pack.tile(id)?;
            Chance::Tile(sort, kind)
        }
        ["character", id] => Chance::Character(pack.character(id)?),
        ["item", id] => Chance::Item(pack.item(id)?),
        ["event", id] => Chance::Event(pack.event(id)?),
        ["cache", points] => Chance::Cache(points.parse().ok()?),
        ["die", v] => Chance::Die(value(v)?),
        ["scheme", id] => Chance::Scheme(pack.scheme(id)?),
        _ => return None,
    })
}

fn row_letter(game: &Circadians, row: u8) -> char {
    game.boards().depository[usize::from(row)].id
}

fn read_row(game: &Circadians, text: &str) -> Option<u8> {
    let mut letters = text.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    game.boards().depository.iter().position(|row| row.id == letter).map(|i| i as u8)
}

fn read_clan_row(text: &str) -> Option<(u8, u8)> {
    let letter = text.chars().next()?;
    let clan = CLAN_LETTERS.iter().position(|c| *c == letter)?;
    Some((clan as u8, index(&text[letter.len_utf8()..])?))
}

/// A number from 1, as an index from 0.
fn index(text: &str) -> Option<u8> {
    text.parse::<u8>().ok()?.checked_sub(1)
}

/// A die value or direction.
fn value(text: &str) -> Option<u8> {
    text.parse().ok().filter(|v| (1..=6).contains(v))
}
