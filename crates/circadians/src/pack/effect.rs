//! The closed vocabulary of effects (CI-1.7).

use super::{Amount, Res};
use solarium_core::Message;

/// A board, as named by effects.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "fields are named for what they hold")]
pub enum Board {
    Negotiation,
    Leyrien,
    Zcharo,
    Jrayek,
    Depository,
    Headquarters,
    MiningCamp,
    Laboratory,
    Foundry,
    ControlRoom,
    Market,
    Academy,
}

impl Board {
    /// How many there are; arrays by board have this length.
    pub const COUNT: usize = 12;

    /// Their words in packs, in the order of CI-1.7.
    const WORDS: [(Board, &'static str); Board::COUNT] = [
        (Board::Negotiation, "negotiation"),
        (Board::Leyrien, "leyrien"),
        (Board::Zcharo, "zcharo"),
        (Board::Jrayek, "jrayek"),
        (Board::Depository, "depository"),
        (Board::Headquarters, "headquarters"),
        (Board::MiningCamp, "mining_camp"),
        (Board::Laboratory, "laboratory"),
        (Board::Foundry, "foundry"),
        (Board::ControlRoom, "control_room"),
        (Board::Market, "market"),
        (Board::Academy, "academy"),
    ];

    /// The board of a clan: 0 Leyrien, 1 Zcharo, 2 Jrayek.
    pub const fn clan(clan: usize) -> Board {
        match clan {
            0 => Board::Leyrien,
            1 => Board::Zcharo,
            _ => Board::Jrayek,
        }
    }

    /// Its word in packs.
    pub const fn word(self) -> &'static str {
        Board::WORDS[self as usize].1
    }

    fn parse(word: &str) -> Result<Board, Message> {
        named(&Board::WORDS, word).ok_or_else(|| Message::new("ci-pack-board").with("word", word))
    }
}

/// What a word of a list names.
fn named<T: Copy>(words: &[(T, &str)], word: &str) -> Option<T> {
    words.iter().find(|(_, known)| *known == word).map(|(what, _)| *what)
}

/// What a `score` effect counts (CI-12.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "fields are named for what they hold")]
pub enum Counter {
    NegDie,
    LeyrienDie,
    ZcharoDie,
    JrayekDie,
    DepDie,
    HandItem,
    Water,
    Algae,
    Power,
    Gem,
    UpgradeTile,
    FarmTile,
    GameItem,
    EndItem,
    OwnDie,
}

impl Counter {
    const WORDS: [(Counter, &'static str); 15] = [
        (Counter::NegDie, "neg_die"),
        (Counter::LeyrienDie, "leyrien_die"),
        (Counter::ZcharoDie, "zcharo_die"),
        (Counter::JrayekDie, "jrayek_die"),
        (Counter::DepDie, "dep_die"),
        (Counter::HandItem, "hand_item"),
        (Counter::Water, "water"),
        (Counter::Algae, "algae"),
        (Counter::Power, "power"),
        (Counter::Gem, "gem"),
        (Counter::UpgradeTile, "upgrade_tile"),
        (Counter::FarmTile, "farm_tile"),
        (Counter::GameItem, "game_item"),
        (Counter::EndItem, "end_item"),
        (Counter::OwnDie, "own_die"),
    ];
}

/// One of the eight procedures of chapter 14.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Power {
    /// CI-14.1: Farm dice of 1 and 2 count as 6.
    FarmLowSix,
    /// CI-14.2: the reward of a second Depository row.
    SecondReward,
    /// CI-14.3: an Upgrade tile after each Laboratory action.
    LabUpgrade,
    /// CI-14.4: setbacks may be turned into rewards.
    SetbackReward,
    /// CI-14.5: no Garage fees.
    NoFee,
    /// CI-14.6: in Rest up to this many dice.
    Refill(u8),
    /// CI-14.7: one free step after harvesting.
    HarvestStep,
    /// CI-14.8: less at the Negotiation board (W, A, P, G).
    NegDiscount([u8; 4]),
}

/// What a pack record does (CI-1.7). Anything else is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Effect {
    /// `discount <board> <n><res>`
    Discount {
        /// Where.
        board: Board,
        /// Of which resource.
        res: Res,
        /// How much less.
        n: u8,
    },
    /// `gain <board> <amount> [before]`
    Gain {
        /// Where.
        board: Board,
        /// What.
        amount: Amount,
        /// Before trading (CI-5.10 step 4) instead of step 7.
        before: bool,
    },
    /// `gain <amount>`: clan ability.
    Receive(Amount),
    /// `step`: clan ability.
    Step,
    /// `set_die`: clan ability.
    SetDie,
    /// `score <p> per <k> <counter>`
    Score {
        /// Points …
        points: u8,
        /// … for every full so many …
        per: u8,
        /// … of these.
        counter: Counter,
    },
    /// `ignore_setbacks`
    IgnoreSetbacks,
    /// `no_setbacks`
    NoSetbacks,
    /// `income <amount>`
    Income(Amount),
    /// `draw <n>`
    Draw(u8),
    /// `trades <n>`
    Trades(u8),
    /// `fee <n>`
    Fee(u8),
    /// `close <board>`
    Close(Board),
    /// `reveal_caches`
    RevealCaches,
    /// `none`
    #[default]
    Nothing,
    /// `passive <amount>`
    Passive(Amount),
    /// `six <amount>`
    Six(Amount),
    /// `grow <res>,<res>`
    Grow([Res; 2]),
    /// `boost <n>`
    Boost(u8),
    /// `points`
    Points,
    /// `alter -1 +1`
    Alter,
    /// `raise 2`
    Raise2,
    /// `flip`
    Flip,
    /// `water5`
    Water5,
    /// `nofee`
    NoFee,
    /// `char <name> [numbers]`
    Character(Power),
}

impl Effect {
    /// Reads one effect.
    pub fn parse(text: &str) -> Result<Effect, Message> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let unknown = || Message::new("ci-pack-effect").with("text", text);
        Ok(match words[..] {
            ["discount", board, amount] => {
                let (n, res) = single(amount)?;
                Effect::Discount { board: Board::parse(board)?, res, n }
            }
            ["gain", amount] => Effect::Receive(Amount::parse(amount)?),
            ["gain", board, amount] => {
                Effect::Gain { board: Board::parse(board)?, amount: Amount::parse(amount)?, before: false }
            }
            ["gain", board, amount, "before"] => {
                Effect::Gain { board: Board::parse(board)?, amount: Amount::parse(amount)?, before: true }
            }
            ["step"] => Effect::Step,
            ["set_die"] => Effect::SetDie,
            ["score", points, "per", per, counter] => Effect::Score {
                points: number(points)?,
                per: number(per)
                    .and_then(|k| if k > 0 { Ok(k) } else { Err(Message::new("ci-pack-per-0")) })?,
                counter: named(&Counter::WORDS, counter)
                    .ok_or_else(|| Message::new("ci-pack-counter").with("word", counter))?,
            },
            ["ignore_setbacks"] => Effect::IgnoreSetbacks,
            ["no_setbacks"] => Effect::NoSetbacks,
            ["income", amount] => Effect::Income(Amount::parse(amount)?),
            ["draw", n] => Effect::Draw(number(n)?),
            ["trades", n] => Effect::Trades(number(n)?),
            ["fee", n] => Effect::Fee(number(n)?),
            ["close", board] => Effect::Close(Board::parse(board)?),
            ["reveal_caches"] => Effect::RevealCaches,
            ["none"] => Effect::Nothing,
            ["passive", amount] => Effect::Passive(Amount::parse(amount)?),
            ["six", amount] => Effect::Six(Amount::parse(amount)?),
            ["grow", pair] => {
                let (first, second) = pair.split_once(',').ok_or_else(unknown)?;
                let pair = [first, second].map(|r| Res::from_letter(r.trim()));
                match pair {
                    [Some(a), Some(b)] if a != b => Effect::Grow([a, b]),
                    _ => return Err(Message::new("ci-pack-grow").with("text", text)),
                }
            }
            ["boost", n] => Effect::Boost(number(n)?),
            ["points"] => Effect::Points,
            ["alter", "-1", "+1"] => Effect::Alter,
            ["raise", "2"] => Effect::Raise2,
            ["flip"] => Effect::Flip,
            ["water5"] => Effect::Water5,
            ["nofee"] => Effect::NoFee,
            ["char", "farm_low_six"] => Effect::Character(Power::FarmLowSix),
            ["char", "second_reward"] => Effect::Character(Power::SecondReward),
            ["char", "lab_upgrade"] => Effect::Character(Power::LabUpgrade),
            ["char", "setback_reward"] => Effect::Character(Power::SetbackReward),
            ["char", "no_fee"] => Effect::Character(Power::NoFee),
            ["char", "refill", n] => Effect::Character(Power::Refill(number(n)?)),
            ["char", "harvest_step"] => Effect::Character(Power::HarvestStep),
            ["char", "neg_discount", ref off @ ..] if !off.is_empty() => {
                let mut discount = [0; 4];
                for part in off {
                    let (n, res) = single(part)?;
                    discount[res as usize] = n;
                }
                Effect::Character(Power::NegDiscount(discount))
            }
            _ => return Err(unknown()),
        })
    }
}

fn number(text: &str) -> Result<u8, Message> {
    text.parse::<u8>()
        .ok()
        .filter(|n| *n < 100)
        .ok_or_else(|| Message::new("ci-pack-number").with("text", text))
}

fn single(text: &str) -> Result<(u8, Res), Message> {
    let amount = Amount::parse(text)?;
    let mut found = Res::ALL.into_iter().filter(|r| amount.get(*r) > 0);
    match (found.next(), found.next()) {
        (Some(res), None) if amount.is_payable() => Ok((amount.get(res), res)),
        _ => Err(Message::new("ci-pack-single").with("text", text)),
    }
}
