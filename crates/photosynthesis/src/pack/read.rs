//! Reading a pack: first its form, then every clause of PH-14.6 and PH-16.1, each problem with its line.

use super::{
    Card, Costs, Cynthia, Level, MAX_CARDS, MAX_LEVELS, MAX_PIECES, MAX_PILE, MAX_SLOTS, MAX_TOKEN_KINDS,
    MAX_VALUE, NO_PRICE, Pack, Players, Tokens,
};
use crate::pack::half::{Half, HalfFields, MAX_NUMBER};
use crate::rules::readings::{CollectReading, DsCorner, PairPriority, Readings, SeedReading};
use serde::Deserialize;
use solarium_core::{PackProblems, PackText, Provenance};
use std::ops::Range;
use toml::{Spanned, Value};

type Word = Spanned<String>;
type Number = Spanned<i64>;
type Numbers = Spanned<Vec<i64>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PackForm {
    pack: HeadForm,
    players: PlayersForm,
    tokens: TokensForm,
    cynthia: CynthiaForm,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeadForm {
    game: Word,
    id: Word,
    version: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayersForm {
    total: Numbers,
    shop: Numbers,
    available: Numbers,
    prices: Spanned<Vec<Numbers>>,
    plant_cost: Number,
    grow_cost: Numbers,
    collect_cost: Number,
    light: Numbers,
    light_cap: Number,
    lp_per_point: Number,
    provenance: Word,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TokensForm {
    leaves4: Numbers,
    leaves3: Numbers,
    leaves2: Numbers,
    leaves1: Numbers,
    provenance: Word,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CynthiaForm {
    costs: Spanned<CostsForm>,
    supply: SupplyForm,
    readings: ReadingsForm,
    #[serde(default)]
    card: Vec<CardForm>,
    #[serde(default)]
    level: Vec<LevelForm>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CostsForm {
    collect: Number,
    grow: Numbers,
    plant: Number,
    provenance: Word,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SupplyForm {
    total: Numbers,
    provenance: Word,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReadingsForm {
    collect_reading: Word,
    seed_reading: Word,
    rev3_pair_priority: Word,
    ds_corner: Spanned<Value>,
    provenance: Word,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardForm {
    id: Number,
    r12: Spanned<HalfFields>,
    r3: Spanned<HalfFields>,
    provenance: Word,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelForm {
    id: Word,
    seed_change: Number,
    light_change: Number,
    supply: Numbers,
    provenance: Word,
}

/// The text of a pack with what is wrong in it.
struct Reader<'a>(PackText<'a>);

pub(super) fn read(file: &str, text: &str) -> Result<Pack, PackProblems> {
    let source = PackText::new(file, text);
    let form: PackForm = source.parse()?;
    let mut reader = Reader(source);
    let pack = Pack {
        id: reader.head(&form.pack),
        version: reader.number("version", &form.pack.version, 0, i64::from(u32::MAX)) as u32,
        players: reader.players(&form.players),
        tokens: reader.tokens(&form.tokens),
        cynthia: reader.cynthia(&form.cynthia),
    };
    reader.0.finish(pack)
}

impl Reader<'_> {
    fn head(&mut self, form: &HeadForm) -> String {
        let game = form.game.get_ref();
        self.0.require(game == "photosynthesis", form.game.span(), || {
            format!("this is a pack for {game:?}, not for photosynthesis (PH-1.14)")
        });
        self.name("id", &form.id)
    }

    /// Ids stand in set-ups such as `cynthia:tree` and in records, so they are plain words.
    fn name(&mut self, field: &str, id: &Word) -> String {
        let text = id.get_ref();
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.');
        self.0.require((1..=64).contains(&text.len()) && text.chars().all(plain), id.span(), || {
            format!("{field} is {text:?}, it must be 1 to 64 letters, digits, '_', '-' or '.' (PH-1.14)")
        });
        text.clone()
    }

    fn provenance(&mut self, word: &Word) -> Provenance {
        match word.get_ref().as_str() {
            "seed" => Provenance::Seed,
            "public" => Provenance::Public,
            "ruling" => Provenance::Ruling,
            "reconstructed" => Provenance::Reconstructed,
            "owner" => Provenance::Owner,
            other => {
                self.0.problem(
                    word.span(),
                    format!(
                        "provenance is {other:?}, it must be seed, public, ruling, reconstructed or owner (PH-1.15)"
                    ),
                );
                Provenance::Owner
            }
        }
    }

    fn number(&mut self, name: &str, number: &Number, least: i64, most: i64) -> i64 {
        self.within(name, *number.get_ref(), number.span(), least, most)
    }

    fn byte(&mut self, name: &str, number: &Number, least: i64, most: i64) -> u8 {
        self.number(name, number, least, most) as u8
    }

    fn within(&mut self, name: &str, value: i64, span: Range<usize>, least: i64, most: i64) -> i64 {
        self.0.require((least..=most).contains(&value), span, || {
            format!("{name} is {value}, it must lie in {least}…{most} (PH-1.14)")
        });
        value.clamp(least, most)
    }

    fn list<const N: usize>(&mut self, name: &str, list: &Numbers, most: i64) -> [u8; N] {
        let values = list.get_ref();
        self.0.require(values.len() == N, list.span(), || {
            format!("{name} has {} numbers, it must have {N} (PH-1.14)", values.len())
        });
        let mut out = [0; N];
        for (slot, value) in out.iter_mut().zip(values) {
            *slot = self.within(name, *value, list.span(), 0, most) as u8;
        }
        out
    }

    fn players(&mut self, form: &PlayersForm) -> Players {
        let total = self.list("total", &form.total, MAX_PIECES);
        let shop: [u8; 4] = self.list("shop", &form.shop, MAX_SLOTS as i64);
        let available: [u8; 4] = self.list("available", &form.available, MAX_PIECES);
        for size in 0..4 {
            let complete = form.total.get_ref().len() == 4;
            let owned = !complete || shop[size] + available[size] <= total[size];
            self.0.require(owned, form.total.span(), || {
                format!(
                    "total of size {size} is {}, but shop and available hold {} (PH-1.9)",
                    total[size],
                    shop[size] + available[size]
                )
            });
        }
        self.0.require(available[1] >= 2, form.available.span(), || {
            format!("available has {} small trees, a player needs 2 to place (PH-2.8)", available[1])
        });
        let prices = self.prices(&form.prices, &form.shop);
        let mut next_prices = [[NO_PRICE; 16]; 4];
        for size in 0..4 {
            for left in 1..=shop[size] {
                // PH-1.10: the cheapest slots are emptied first.
                next_prices[size][usize::from(left)] = prices[size][usize::from(shop[size] - left)];
            }
        }
        Players {
            total,
            shop,
            available,
            prices,
            next_prices,
            plant_cost: self.byte("plant_cost", &form.plant_cost, 0, MAX_VALUE),
            grow_cost: self.list("grow_cost", &form.grow_cost, MAX_VALUE),
            collect_cost: self.byte("collect_cost", &form.collect_cost, 0, MAX_VALUE),
            light: self.list("light", &form.light, MAX_VALUE),
            light_cap: self.byte("light_cap", &form.light_cap, 1, MAX_VALUE),
            lp_per_point: self.byte("lp_per_point", &form.lp_per_point, 1, MAX_VALUE),
            provenance: self.provenance(&form.provenance),
        }
    }

    /// PH-14.6: prices as long as the shop.
    fn prices(&mut self, columns: &Spanned<Vec<Numbers>>, shop: &Numbers) -> [[u8; MAX_SLOTS]; 4] {
        let mut prices = [[0; MAX_SLOTS]; 4];
        let list = columns.get_ref();
        self.0.require(list.len() == 4, columns.span(), || {
            format!("prices has {} columns, it must have 4 (PH-14.6)", list.len())
        });
        for (size, column) in list.iter().take(4).enumerate() {
            let values = column.get_ref();
            let slots = shop.get_ref().get(size).copied().unwrap_or(0);
            self.0.require(values.len() as i64 == slots, column.span(), || {
                format!(
                    "prices of size {size} has {} numbers, but the shop {slots} slots (PH-14.6)",
                    values.len()
                )
            });
            for (slot, value) in values.iter().enumerate() {
                let price = self.within("a price", *value, column.span(), 0, MAX_VALUE) as u8;
                if let Some(place) = prices[size].get_mut(slot) {
                    *place = price;
                }
            }
        }
        prices
    }

    fn tokens(&mut self, form: &TokensForm) -> Tokens {
        let mut tokens = Tokens {
            piles: [[0; MAX_PILE]; 4],
            lens: [0; 4],
            kinds: [0; MAX_TOKEN_KINDS],
            kinds_len: 1,
            provenance: self.provenance(&form.provenance),
        };
        let mut kinds = vec![0];
        for (i, pile) in [&form.leaves1, &form.leaves2, &form.leaves3, &form.leaves4].into_iter().enumerate()
        {
            let values = pile.get_ref();
            let name = format!("leaves{}", i + 1);
            self.0.require(values.len() <= MAX_PILE, pile.span(), || {
                format!("{name} has {} tokens, it must have at most {MAX_PILE} (PH-1.11)", values.len())
            });
            // PH-14.6: the highest value lies on top.
            self.0.require(values.is_sorted_by(|a, b| a >= b), pile.span(), || {
                format!("{name} is {values:?}, it must be sorted from high to low (PH-14.6)")
            });
            for (slot, value) in values.iter().take(MAX_PILE).enumerate() {
                tokens.piles[i][slot] = self.within(&name, *value, pile.span(), 0, MAX_VALUE) as u8;
                kinds.push(tokens.piles[i][slot]);
            }
            tokens.lens[i] = values.len().min(MAX_PILE) as u8;
        }
        kinds.sort_unstable();
        kinds.dedup();
        self.0.require(kinds.len() <= MAX_TOKEN_KINDS, form.leaves1.span(), || {
            format!(
                "the piles hold {} different values, at most {MAX_TOKEN_KINDS} with 0 (PH-1.11)",
                kinds.len()
            )
        });
        kinds.truncate(MAX_TOKEN_KINDS);
        tokens.kinds[..kinds.len()].copy_from_slice(&kinds);
        tokens.kinds_len = kinds.len() as u8;
        tokens
    }

    fn cynthia(&mut self, form: &CynthiaForm) -> Cynthia {
        let costs = form.costs.get_ref();
        self.0.require(
            !form.card.is_empty(),
            form.costs.span(),
            || "a pack needs at least one [[cynthia.card]] (PH-14.6)",
        );
        self.0.require(
            !form.level.is_empty(),
            form.costs.span(),
            || "a pack needs at least one [[cynthia.level]] (PH-13.1)",
        );
        Cynthia {
            costs: Costs {
                collect: self.byte("collect", &costs.collect, 0, MAX_VALUE),
                grow: self.list("grow", &costs.grow, MAX_VALUE),
                plant: self.byte("plant", &costs.plant, 0, MAX_VALUE),
                provenance: self.provenance(&costs.provenance),
            },
            supply: self.supply("total", &form.supply.total),
            supply_provenance: self.provenance(&form.supply.provenance),
            readings: self.readings(&form.readings),
            readings_provenance: self.provenance(&form.readings.provenance),
            cards: self.cards(&form.card),
            levels: self.levels(&form.level),
        }
    }

    /// PH-14.6: her start trees (PH-8.4) must be in every supply.
    fn supply(&mut self, name: &str, list: &Numbers) -> [u8; 4] {
        let supply: [u8; 4] = self.list(name, list, MAX_PIECES);
        self.0.require(supply[1] >= 1 && supply[2] >= 1, list.span(), || {
            format!(
                "{name} is {:?}, a Cynthia needs at least one small and one medium tree (PH-14.6)",
                list.get_ref()
            )
        });
        supply
    }

    fn readings(&mut self, form: &ReadingsForm) -> Readings {
        Readings {
            collect: self
                .reading("collect_reading", &form.collect_reading, CollectReading::ALL, |r| r.word()),
            seed: self.reading("seed_reading", &form.seed_reading, SeedReading::ALL, |r| r.word()),
            pair: self
                .reading("rev3_pair_priority", &form.rev3_pair_priority, PairPriority::ALL, |r| r.word()),
            ds_corner: match form.ds_corner.get_ref() {
                Value::String(word) if word == "random" => DsCorner::Random,
                Value::Integer(corner @ 0..=5) => DsCorner::Fixed(*corner as u8),
                other => {
                    let reason = format!("ds_corner is {other}, it must be \"random\" or 0 to 5 (PH-8.7)");
                    self.0.problem(form.ds_corner.span(), reason);
                    DsCorner::Random
                }
            },
        }
    }

    fn reading<R: Copy>(&mut self, name: &str, word: &Word, all: &[R], text: fn(R) -> &'static str) -> R {
        let found = all.iter().copied().find(|reading| text(*reading) == word.get_ref());
        self.0.require(found.is_some(), word.span(), || {
            let words: Vec<&str> = all.iter().copied().map(text).collect();
            format!("{name} is {:?}, it must be one of {} (PH-1.16)", word.get_ref(), words.join(", "))
        });
        found.unwrap_or(all[0])
    }

    fn cards(&mut self, forms: &[CardForm]) -> Vec<Card> {
        if let Some(extra) = forms.get(MAX_CARDS) {
            let reason = format!("a pack has at most {MAX_CARDS} cards, this one {} (PH-9.13)", forms.len());
            self.0.problem(extra.id.span(), reason);
        }
        let mut cards: Vec<Card> = Vec::new();
        for (i, form) in forms.iter().enumerate() {
            let id = self.number("card id", &form.id, 0, 9999) as u16;
            let earlier = forms[..i].iter().any(|other| other.id.get_ref() == form.id.get_ref());
            self.0.require(!earlier, form.id.span(), || {
                format!("card {id} is there twice, ids must be unique (PH-14.6)")
            });
            let provenance = self.provenance(&form.provenance);
            let r12 = self.half(id, "r12", &form.r12);
            let r3 = self.half(id, "r3", &form.r3);
            if let (Some(r12), Some(r3)) = (r12, r3) {
                cards.push(Card { id, r12, r3, provenance });
            }
        }
        // PH-1.17: outcomes are listed with rising ids, so the deck's bits go by rising id.
        cards.sort_by_key(|card| card.id);
        cards
    }

    fn half(&mut self, id: u16, name: &str, form: &Spanned<HalfFields>) -> Option<Half> {
        match Half::from_fields(form.get_ref()) {
            Ok(half) => Some(half),
            Err(reasons) => {
                for reason in reasons {
                    self.0.problem(form.span(), format!("card {id}, {name}: {reason} (PH-14.6)"));
                }
                None
            }
        }
    }

    fn levels(&mut self, forms: &[LevelForm]) -> Vec<Level> {
        if let Some(extra) = forms.get(MAX_LEVELS) {
            let reason =
                format!("a pack has at most {MAX_LEVELS} levels, this one {} (PH-13.1)", forms.len());
            self.0.problem(extra.id.span(), reason);
        }
        let mut levels: Vec<Level> = Vec::new();
        for form in forms {
            let id = self.name("level id", &form.id);
            self.0.require(levels.iter().all(|level| level.id != id), form.id.span(), || {
                format!("level {id:?} is there twice, ids must be unique (PH-14.6)")
            });
            levels.push(Level {
                id,
                seed_change: self.number("seed_change", &form.seed_change, -MAX_NUMBER, MAX_NUMBER) as i8,
                light_change: self.number("light_change", &form.light_change, -MAX_NUMBER, MAX_NUMBER) as i8,
                supply: self.supply("supply", &form.supply),
                provenance: self.provenance(&form.provenance),
            });
        }
        levels
    }
}
