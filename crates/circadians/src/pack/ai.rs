//! The AI's board, opponents and scheme cards (chapter 17).

use super::{Amount, MAX_AI_DICE, MAX_ROWS, SCHEMES, Source, Table, count};
use arrayvec::ArrayVec;
use solarium_core::{Message, Provenance};

/// One option of a scheme card (CI-17.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SchemeOption {
    /// `L`, `Z`, `J`: negotiate with clan 0, 1, 2.
    Negotiate(u8),
    /// `D`: Depository.
    Depository,
    /// `B`: Laboratory.
    Laboratory,
    /// `F`: Foundry.
    Foundry,
    /// `Mn`: Market, n Gems.
    Market(u8),
    /// `Xn`: Mining Camp, n Gems.
    Mining(u8),
    /// `Cn`: Academy, n dice.
    Academy(u8),
}

impl SchemeOption {
    /// Reads the code of the scheme table.
    pub fn parse(code: &str) -> Option<SchemeOption> {
        let (letter, digits) = code.split_at_checked(1)?;
        let n = || digits.parse::<u8>().ok().filter(|n| *n <= 9 && digits.len() == 1);
        match (letter, digits) {
            ("L", "") => Some(SchemeOption::Negotiate(0)),
            ("Z", "") => Some(SchemeOption::Negotiate(1)),
            ("J", "") => Some(SchemeOption::Negotiate(2)),
            ("D", "") => Some(SchemeOption::Depository),
            ("B", "") => Some(SchemeOption::Laboratory),
            ("F", "") => Some(SchemeOption::Foundry),
            ("M", _) => Some(SchemeOption::Market(n()?)),
            ("X", _) => Some(SchemeOption::Mining(n()?)),
            ("C", _) => Some(SchemeOption::Academy(n()?)),
            _ => None,
        }
    }

    /// Its code: `L`, `M2`.
    pub fn code(self) -> String {
        match self {
            SchemeOption::Negotiate(clan) => ["L", "Z", "J"][usize::from(clan.min(2))].to_string(),
            SchemeOption::Depository => "D".into(),
            SchemeOption::Laboratory => "B".into(),
            SchemeOption::Foundry => "F".into(),
            SchemeOption::Market(n) => format!("M{n}"),
            SchemeOption::Mining(n) => format!("X{n}"),
            SchemeOption::Academy(n) => format!("C{n}"),
        }
    }
}

/// A scheme card.
#[derive(Clone, PartialEq, Debug)]
pub struct Scheme {
    /// `s01`.
    pub id: String,
    /// The value its die takes, and the direction of its Harvester.
    pub value: u8,
    /// Options from the top.
    pub options: ArrayVec<SchemeOption, 4>,
    /// Where its values come from.
    pub provenance: Provenance,
}

/// What a Progress tile gives from its unlocking on (CI-17.19).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Gems in Harvest.
    HarvestGems(u8),
    /// Dice in Rest.
    RestDice(u8),
    /// Due cards in Execute.
    Schemes(u8),
}

/// One of the four opponents.
#[derive(Clone, PartialEq, Debug)]
pub struct Opponent {
    /// 1 … 4, easiest first.
    pub level: u8,
    /// Our name for it.
    pub name: String,
    /// Points of a Negotiation die by row; the last number repeats (CI-17.21).
    pub negotiation: ArrayVec<u8, MAX_ROWS>,
    /// Points of a Depository die.
    pub depository: u8,
    /// Where it comes from.
    pub source: Source,
}

impl Opponent {
    /// Points of a die in a row, counted from 0.
    pub fn row_points(&self, row: usize) -> u8 {
        self.negotiation.get(row).or(self.negotiation.last()).copied().unwrap_or(0)
    }
}

/// Everything the AI plays by.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Automa {
    /// Die spaces of its board.
    pub die_spaces: u8,
    /// Dice at the start.
    pub start_dice: u8,
    /// Gems in Harvest by dice on the board.
    pub harvest_gems: ArrayVec<u8, { MAX_AI_DICE + 1 }>,
    /// Dice wanted in Rest by dice on the board.
    pub rest_dice: ArrayVec<u8, { MAX_AI_DICE + 1 }>,
    /// Progress tiles in the order of unlocking.
    pub progress: ArrayVec<Progress, 3>,
    /// Points of an unlocked Progress tile.
    pub progress_points: u8,
    /// The four opponents, easiest first.
    pub opponents: Vec<Opponent>,
    /// The scheme cards.
    pub schemes: Vec<Scheme>,
    /// Where the board's values come from, and those of scheme cards that do not say so themselves.
    pub source: Source,
}

pub(super) fn read(root: &Table<'_>) -> Automa {
    let mut ai = Automa::default();
    root.section("ai", |table| {
        ai.die_spaces = table.int("die_spaces", 1..=MAX_AI_DICE as i16);
        ai.start_dice = table.int("start_dice", 0..=i16::from(ai.die_spaces));
        let by_dice = |key: &'static str| {
            let row = table.ints(key, 0..=13);
            let wanted = Message::new("ci-pack-numbers")
                .with("numbers", ai.die_spaces + 1)
                .with("most", ai.die_spaces);
            table.require(row.len() == usize::from(ai.die_spaces) + 1, key, wanted);
            row.into_iter().take(MAX_AI_DICE + 1).collect()
        };
        (ai.harvest_gems, ai.rest_dice) = (by_dice("harvest_gems"), by_dice("rest_dice"));
        let tiles = table.each("progress", progress);
        count(table, "progress", tiles.len(), 3);
        ai.progress = tiles.into_iter().take(3).collect();
        ai.progress_points = table.int("progress_points", 0..=99);
        ai.opponents = table.each("opponent", opponent);
        count(table, "opponent", ai.opponents.len(), 4);
        ai.source = table.source();
        let of_all = ai.source.of("scheme");
        ai.schemes = table.each("scheme", |record, before| scheme(record, before, of_all));
        count(table, "scheme", ai.schemes.len(), SCHEMES);
    });
    ai
}

fn progress(tile: &Table<'_>, before: &[Progress]) -> Progress {
    let stars = tile.int("stars", 1..=3);
    tile.require(usize::from(stars) == before.len() + 1, "stars", Message::new("ci-pack-in-order"));
    let gives = tile.str("gives");
    let amount = Amount::parse(&gives).unwrap_or(Amount::NONE);
    let known = match tile.str("phase").as_str() {
        "harvest" if amount.res[3] > 0 => Some(Progress::HarvestGems(amount.res[3])),
        "rest" if amount.dice > 0 => Some(Progress::RestDice(amount.dice)),
        "execute" => gives
            .strip_suffix(" scheme")
            .and_then(|n| n.parse::<u8>().ok())
            .filter(|n| (1..=9).contains(n))
            .map(Progress::Schemes),
        _ => None,
    };
    known.unwrap_or_else(|| {
        tile.problem(Message::new("ci-pack-progress"));
        Progress::HarvestGems(0)
    })
}

fn opponent(record: &Table<'_>, before: &[Opponent]) -> Opponent {
    let level = record.int("level", 1..=4);
    record.require(usize::from(level) == before.len() + 1, "level", Message::new("ci-pack-in-order"));
    let points = record.ints("negotiation", 0..=99);
    let most = Message::new("ci-pack-opponent-points").with("most", MAX_ROWS);
    record.require((1..=MAX_ROWS).contains(&points.len()), "negotiation", most);
    Opponent {
        level,
        name: record.str("name"),
        negotiation: points.into_iter().take(MAX_ROWS).collect(),
        depository: record.int("depository", 0..=99),
        source: record.source(),
    }
}

fn scheme(record: &Table<'_>, before: &[Scheme], of_all: Provenance) -> Scheme {
    let id = record.str("id");
    let twice = Message::new("ci-pack-twice").with("id", id.as_str());
    record.require(before.iter().all(|s| s.id != id), "id", twice);
    let mut options = ArrayVec::new();
    for code in record.strs("options") {
        match SchemeOption::parse(&code) {
            Some(option) if options.len() < 4 => options.push(option),
            Some(_) => {
                record.problem_at("options", Message::new("ci-pack-room").with("given", 5).with("most", 4));
            }
            None => record.problem_at("options", Message::new("ci-pack-no-procedure").with("code", code)),
        }
    }
    let provenance = record.source_or(of_all).of("");
    Scheme { id, value: record.int("value", 1..=6), options, provenance }
}
