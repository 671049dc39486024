//! Items, characters, Events and tiles.

use super::{
    Amount, Board, CHARACTERS, Counter, EVENTS, Effect, FARM_TILES, ITEMS, MAX_TILE_KINDS, MOST_POINTS, Pack,
    Power, Res, Source, Table, UPGRADE_TILES, count,
};
use solarium_core::{Argument, Joint, Message, Provenance};

/// An Item card (chapter 13).
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// Stable id.
    pub id: String,
    /// Shown to people.
    pub name: String,
    /// Works during the game; else it scores at the end.
    pub game: bool,
    /// Its price.
    pub cost: Amount,
    /// Printed points.
    pub points: u8,
    /// Benefits.
    pub effects: Vec<Effect>,
    /// The benefits in our words.
    pub text: String,
    /// Marks of `fx`, `cost`, `points`.
    pub source: Source,
    /// Are the marks written as letters, under `src` (CI-1.9)?
    pub marked_by_letters: bool,
}

/// An Item's discount at a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ItemDiscount {
    /// Which Item.
    pub item: u8,
    /// Of which resource.
    pub res: Res,
    /// How much less.
    pub n: u8,
}

/// An Item's gain at a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ItemGain {
    /// Which Item.
    pub item: u8,
    /// What.
    pub amount: Amount,
    /// Step 4 of CI-5.10 instead of step 7.
    pub before: bool,
}

/// A character (chapter 14).
#[derive(Clone, PartialEq, Debug)]
pub struct Character {
    /// Stable id.
    pub id: String,
    /// Shown to people.
    pub name: String,
    /// The ability.
    pub power: Power,
    /// The ability in our words.
    pub text: String,
    /// Where it comes from.
    pub source: Source,
}

/// An Event card (chapter 16), its effects added up.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Event {
    /// Stable id.
    pub id: String,
    /// Shown to people.
    pub name: String,
    /// The effect in our words; empty where the words follow from `fx`.
    pub text: String,
    /// The effects as the pack writes them (CI-1.7).
    pub fx: Vec<String>,
    /// Each human gains this at Harvest.
    pub income: Amount,
    /// Each human draws this many Items when it is revealed.
    pub draw: u8,
    /// More Market trades.
    pub trades: u8,
    /// Every fee that is not 0 rises by this.
    pub fee: u8,
    /// Boards closed to humans: bit = board.
    pub closed: u16,
    /// Caches are turned up.
    pub reveal_caches: bool,
    /// No setbacks for humans.
    pub no_setbacks: bool,
    /// Discounts by board and resource.
    pub discount: [[u8; 4]; Board::COUNT],
    /// Gains by board at step 7 of CI-5.10.
    pub gain: [Amount; Board::COUNT],
    /// Gains by board at step 4.
    pub gain_before: [Amount; Board::COUNT],
    /// Where it comes from.
    pub source: Source,
}

impl Event {
    /// Adds an effect; false if no Event can have it.
    pub(crate) fn add(&mut self, effect: Effect) -> bool {
        match effect {
            Effect::Income(amount) => self.income = self.income.plus(amount),
            Effect::Draw(n) => self.draw = self.draw.saturating_add(n),
            Effect::Trades(n) => self.trades = self.trades.saturating_add(n),
            Effect::Fee(n) => self.fee = self.fee.saturating_add(n),
            Effect::Close(board) => self.closed |= 1 << board as u16,
            Effect::RevealCaches => self.reveal_caches = true,
            Effect::NoSetbacks => self.no_setbacks = true,
            Effect::Nothing => {}
            Effect::Discount { board, res, n } => {
                let discount = &mut self.discount[board as usize][res as usize];
                *discount = discount.saturating_add(n);
            }
            Effect::Gain { board, amount, before } => {
                let gains = if before { &mut self.gain_before } else { &mut self.gain };
                gains[board as usize] = gains[board as usize].plus(amount);
            }
            _ => return false,
        }
        true
    }

    /// Is the board closed to humans this round?
    pub const fn closes(&self, board: Board) -> bool {
        self.closed & (1 << board as u16) != 0
    }
}

/// A kind of Farm or Upgrade tile (CI-15.1, CI-15.2); it has effects of its own sort only.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tile {
    /// Stable id.
    pub id: String,
    /// Shown to people.
    pub name: String,
    /// How many are in the box.
    pub count: u8,
    /// Points.
    pub points: u8,
    /// Farm: each Harvest.
    pub passive: Amount,
    /// Farm: with a die that counts 6.
    pub six: Option<Amount>,
    /// Farm: with a die, one of two by the farm table.
    pub grow: Option<[Res; 2]>,
    /// Upgrade: −1, 0 or +1.
    pub alter: bool,
    /// Upgrade: 0, +1 or +2.
    pub raise: bool,
    /// Upgrade: v or 7 − v.
    pub flip: bool,
    /// Upgrade: less Water for the action of its die.
    pub water: u8,
    /// Upgrade: no fee.
    pub no_fee: bool,
    /// The effect in our words.
    pub text: String,
    /// Where it comes from.
    pub source: Source,
}

impl Tile {
    /// Has a Farm tile a space for a die (CI-4.7)?
    pub const fn has_die_space(&self) -> bool {
        self.six.is_some() || self.grow.is_some()
    }

    /// The values a die may take here: bit v. The die's own is always among them (CI-5.4).
    pub const fn values(&self, v: u8) -> u8 {
        let mut set = 1 << v;
        if self.alter {
            set |= (1 << (v + 1)) | (1 << (v - 1));
        }
        if self.raise {
            set |= (1 << (v + 1)) | if v < 6 { 1 << (v + 2) } else { 0 };
        }
        if self.flip {
            set |= 1 << (7 - v);
        }
        // Nothing wraps: 0, 7 and 8 are no values.
        set & 0b0111_1110
    }

    fn apply_farm(&mut self, record: &Table<'_>, key: &str, effects: &[Effect]) {
        for effect in effects {
            match *effect {
                Effect::Passive(amount) => self.passive = self.passive.plus(amount),
                Effect::Six(amount) if !self.has_die_space() => self.six = Some(amount),
                Effect::Grow(pair) if !self.has_die_space() => self.grow = Some(pair),
                Effect::Points => {}
                _ => record.problem_at(key, Message::new("ci-pack-farm-effect")),
            }
        }
    }

    pub(super) fn apply_upgrade(&mut self, record: &Table<'_>, key: &str, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::Alter => self.alter = true,
                Effect::Raise2 => self.raise = true,
                Effect::Flip => self.flip = true,
                Effect::Water5 => self.water += 5,
                Effect::NoFee => self.no_fee = true,
                Effect::Points => {}
                _ => record.problem_at(key, Message::new("ci-pack-upgrade-effect")),
            }
        }
    }
}

pub(super) fn read(root: &Table<'_>, pack: &mut Pack) {
    pack.items = items(root);
    for (i, item) in pack.items.iter().enumerate().take(ITEMS) {
        pack.game_items |= u64::from(item.game) << i;
        let number = i as u8;
        for effect in &item.effects {
            match *effect {
                Effect::Discount { board, res, n } => {
                    pack.item_discounts[board as usize].push(ItemDiscount { item: number, res, n });
                }
                Effect::Gain { board, amount, before } => {
                    pack.item_gains[board as usize].push(ItemGain { item: number, amount, before });
                }
                Effect::IgnoreSetbacks => pack.ignore_setbacks |= 1 << i,
                _ => {}
            }
        }
    }
    (pack.events, pack.last_event) = events(root);
    pack.characters = characters(root);
    pack.farm_tiles = tiles(root, "farm_tile", FARM_TILES, Tile::apply_farm);
    pack.upgrade_tiles = tiles(root, "upgrade_tile", UPGRADE_TILES, Tile::apply_upgrade);
    // CI-1.8: ids are unique. `keep <id>` names an Item or a character, `tile <id>` a tile of either sort.
    for character in pack.characters.iter().filter(|c| pack.item(&c.id).is_some()) {
        root.problem_at("character", Message::new("ci-pack-id-of-item").with("id", character.id.as_str()));
    }
    for tile in pack.upgrade_tiles.iter().filter(|t| pack.farm_tile(&t.id).is_some()) {
        root.problem_at("upgrade_tile", Message::new("ci-pack-id-of-farm-tile").with("id", tile.id.as_str()));
    }
}

/// An id no earlier record of the list has; it is one word, as it stands in answers.
fn new_id<'a>(record: &Table<'_>, mut known: impl Iterator<Item = &'a str>) -> String {
    let id = record.str("id");
    let twice = Message::new("ci-pack-twice").with("id", id.as_str());
    record.require(!known.any(|other| other == id), "id", twice);
    let word = id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
    record.require(word, "id", Message::new("ci-pack-id"));
    id
}

/// The field is one of these words.
fn one_of(record: &Table<'_>, key: &str, word: &str, words: &[&'static str]) {
    let words_known = Argument::list(Joint::Comma, words.iter().copied());
    record.require(words.contains(&word), key, Message::new("read-word").with("words", words_known));
}

fn items(root: &Table<'_>) -> Vec<Item> {
    let items = root.each("item", |record, before: &[Item]| {
        let id = new_id(record, before.iter().map(|i| i.id.as_str()));
        let kind = record.str("kind");
        one_of(record, "kind", &kind, &["game", "end"]);
        let effects = record.effects("fx");
        for effect in &effects {
            let fits = match effect {
                Effect::Discount { .. } | Effect::Gain { .. } | Effect::IgnoreSetbacks => kind == "game",
                Effect::Score { .. } => kind == "end",
                _ => false,
            };
            record.require(fits, "fx", Message::new("ci-pack-item-effect"));
        }
        Item {
            id,
            name: record.str("name"),
            game: kind == "game",
            cost: record.amount("cost", true),
            points: record.int("points", 0..=i16::from(MOST_POINTS)),
            effects,
            text: record.str("text"),
            source: item_source(record),
            marked_by_letters: record.has("src"),
        }
    });
    count(root, "item", items.len(), ITEMS);
    items
}

/// The letters of `src`.
const MARK_LETTERS: [(char, Provenance); 4] = [
    ('s', Provenance::Seed),
    ('p', Provenance::Public),
    ('r', Provenance::Reconstructed),
    ('o', Provenance::Owner),
];

/// The letter of a mark that was read from `src`.
pub(super) fn mark_letter(mark: Provenance) -> char {
    MARK_LETTERS.into_iter().find(|(_, known)| *known == mark).map_or('r', |(letter, _)| letter)
}

/// `src`: three letters for effect, cost, points (CI-1.9); `o` = owner. `provenance` does as well.
fn item_source(record: &Table<'_>) -> Source {
    let Some(src) = record.opt_str("src") else { return record.source() };
    let mut fields = Vec::new();
    for (field, letter) in ["fx", "cost", "points"].into_iter().zip(src.chars()) {
        let mark = MARK_LETTERS.into_iter().find(|(known, _)| *known == letter);
        if mark.is_none() {
            record.problem_at("src", Message::new("ci-pack-src"));
        }
        fields.push((field, mark.map_or(Provenance::Reconstructed, |(_, mark)| mark)));
    }
    record.require(src.chars().count() == 3, "src", Message::new("ci-pack-src"));
    // A card whose very effect is ours carries our name too.
    let name = fields.first().map_or(Provenance::Reconstructed, |(_, mark)| *mark);
    fields.push(("name", name));
    let source = Source::by_field(&fields);
    record.keep_source(&source);
    source
}

fn characters(root: &Table<'_>) -> Vec<Character> {
    let characters = root.each("character", |record, before: &[Character]| {
        let id = new_id(record, before.iter().map(|c| c.id.as_str()));
        let power = match record.effects("fx")[..] {
            [Effect::Character(power)] => power,
            [] => Power::NoFee,
            _ => {
                record.problem_at("fx", Message::new("ci-pack-character-effect"));
                Power::NoFee
            }
        };
        Character { id, name: record.str("name"), power, text: record.str("text"), source: record.source() }
    });
    count(root, "character", characters.len(), CHARACTERS);
    characters
}

fn events(root: &Table<'_>) -> (Vec<Event>, u8) {
    let mut last = Vec::new();
    let events = root.each("event", |record, before: &[Event]| {
        let mut event = Event {
            id: new_id(record, before.iter().map(|e| e.id.as_str())),
            name: record.str("name"),
            text: record.str("text"),
            source: record.source(),
            ..Event::default()
        };
        let timing = record.str("timing");
        one_of(record, "timing", &timing, &["harvest", "revealed", "execute", "last"]);
        if timing == "last" {
            last.push(before.len() as u8);
        }
        for (effect, text) in record.effects_with_texts("fx") {
            record.require(event.add(effect), "fx", Message::new("ci-pack-event-effect"));
            event.fx.push(text);
        }
        event
    });
    count(root, "event", events.len(), EVENTS);
    root.require(last.len() == 1, "event", Message::new("ci-pack-last-event"));
    (events, last.first().copied().unwrap_or(0))
}

/// The kinds of tiles of one sort.
fn tiles(
    root: &Table<'_>,
    key: &'static str,
    in_box: u8,
    apply: fn(&mut Tile, &Table<'_>, &str, &[Effect]),
) -> Vec<Tile> {
    let tiles = root.each(key, |record, before: &[Tile]| {
        let mut tile = Tile {
            id: new_id(record, before.iter().map(|t| t.id.as_str())),
            name: record.str("name"),
            count: record.int("count", 1..=i16::from(in_box)),
            points: record.int("points", 0..=99),
            text: record.str("text"),
            source: record.source(),
            ..Tile::default()
        };
        apply(&mut tile, record, "fx", &record.effects("fx"));
        tile
    });
    let total = tiles.iter().map(|t| usize::from(t.count)).sum();
    count(root, key, total, usize::from(in_box));
    let room = Message::new("ci-pack-room").with("given", tiles.len()).with("most", MAX_TILE_KINDS);
    root.require(tiles.len() <= MAX_TILE_KINDS, key, room);
    tiles
}

impl Item {
    /// The `score` benefits: points, per, counter.
    pub fn scores(&self) -> impl Iterator<Item = (u8, u8, Counter)> {
        self.effects.iter().filter_map(|effect| match *effect {
            Effect::Score { points, per, counter } => Some((points, per, counter)),
            _ => None,
        })
    }
}
