//! Reading a pack: first its form, then every clause of PH-14.6 and PH-16.1, each problem with its line.

use super::{
    Card, Costs, Cynthia, Level, MAX_CARDS, MAX_LEVELS, MAX_PIECES, MAX_PILE, MAX_SLOTS, MAX_TOKEN_KINDS,
    MAX_VALUE, NO_PRICE, PROVENANCES, Pack, Players, Side, Tokens, TypedHalves,
};
use crate::pack::half::{HalfFields, MAX_NUMBER, not_a_number, not_wanted};
use crate::{CollectReading, DsCorner, Half, PairPriority, Readings, SeedReading, Size};
use serde::Deserialize;
use solarium_core::{Message, PackProblems, PackText, Provenance, Rule, one_of};
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
    /// One mark for the card, or one for each half.
    provenance: Spanned<Value>,
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

impl Pack {
    /// Reads a pack; `file` names it in messages. Refused with every problem and its line (PH-14.6).
    pub fn parse(file: &str, text: &str) -> Result<Pack, PackProblems> {
        let source = PackText::new(file, text);
        let form: PackForm = source.parse()?;
        let mut reader = Reader(source);
        let pack = Pack {
            id: reader.head(&form.pack),
            version: reader.number("version", &form.pack.version, 0, i64::from(u32::MAX)) as u32,
            players: reader.players(&form.players),
            tokens: reader.tokens(&form.tokens),
            cynthia: reader.cynthia(&form.cynthia),
            text: text.into(),
            typed: TypedHalves::new(),
        };
        reader.0.finish(pack)
    }
}

impl Reader<'_> {
    fn head(&mut self, form: &HeadForm) -> String {
        let game = form.game.get_ref();
        self.require(game == "photosynthesis", form.game.span(), "PH-1.14", || {
            Message::new("pack-other-game").with("game", game.as_str()).with("wanted", "photosynthesis")
        });
        self.name("id", &form.id)
    }

    /// Ids stand in set-ups such as `cynthia:tree` and in records, so they are plain words.
    fn name(&mut self, field: &str, id: &Word) -> String {
        let text = id.get_ref();
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.');
        let holds = (1..=64).contains(&text.len()) && text.chars().all(plain);
        self.require(holds, id.span(), "PH-1.14", || {
            not_wanted(field, format!("{text:?}"), Message::new("ph-pack-id"))
        });
        text.clone()
    }

    /// Notes a problem under a rule unless the condition holds.
    fn require(&mut self, holds: bool, span: Range<usize>, rule: Rule, reason: impl FnOnce() -> Message) {
        self.0.require(holds, span, || {
            Message::new("reason-with-rule").with("reason", reason()).with("rule", rule)
        });
    }

    /// The value of a word; the first one if it is unknown.
    fn word<T: Copy>(&mut self, name: &str, word: &Word, all: &[(&'static str, T)], rule: Rule) -> T {
        let found = all.iter().find(|(known, _)| known == word.get_ref());
        self.require(found.is_some(), word.span(), rule, || {
            not_wanted(name, format!("{:?}", word.get_ref()), one_of(all.iter().map(|(known, _)| *known)))
        });
        found.unwrap_or(&all[0]).1
    }

    fn provenance(&mut self, word: &Word) -> Provenance {
        self.word("provenance", word, &PROVENANCES, "PH-1.15")
    }

    fn number(&mut self, name: &str, number: &Number, least: i64, most: i64) -> i64 {
        self.within(name, *number.get_ref(), number.span(), least, most)
    }

    fn byte(&mut self, name: &str, number: &Number, least: i64, most: i64) -> u8 {
        self.number(name, number, least, most) as u8
    }

    fn within(&mut self, name: &str, value: i64, span: Range<usize>, least: i64, most: i64) -> i64 {
        let holds = (least..=most).contains(&value);
        self.require(holds, span, "PH-1.14", || not_a_number(name, value, least, most));
        value.clamp(least, most)
    }

    fn list<const N: usize>(&mut self, name: &str, list: &Numbers, most: i64) -> [u8; N] {
        let values = list.get_ref();
        self.require(values.len() == N, list.span(), "PH-1.14", || {
            let wanted = Message::new("read-numbers").with("count", N).with("most", most);
            not_wanted(name, format!("{values:?}"), wanted)
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
            self.require(owned, form.total.span(), "PH-1.9", || {
                let message = Message::new("ph-pack-total").with("piece", Size::ALL[size]);
                message.with("total", total[size]).with("held", shop[size] + available[size])
            });
        }
        self.require(available[1] >= 2, form.available.span(), "PH-2.8", || {
            Message::new("ph-pack-start-trees").with("count", available[1])
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
        self.require(list.len() == 4, columns.span(), "PH-14.6", || {
            Message::new("ph-pack-columns").with("count", list.len())
        });
        for (size, column) in list.iter().take(4).enumerate() {
            let values = column.get_ref();
            let slots = shop.get_ref().get(size).copied().unwrap_or(0);
            self.require(values.len() as i64 == slots, column.span(), "PH-14.6", || {
                let message = Message::new("ph-pack-prices").with("piece", Size::ALL[size]);
                message.with("count", values.len()).with("slots", slots)
            });
            for (slot, value) in values.iter().enumerate() {
                let price = self.within("prices", *value, column.span(), 0, MAX_VALUE) as u8;
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
            self.require(values.len() <= MAX_PILE, pile.span(), "PH-1.11", || {
                let message = Message::new("ph-pack-pile-size").with("pile", name.as_str());
                message.with("count", values.len()).with("most", MAX_PILE)
            });
            // PH-14.6: the highest value lies on top.
            self.require(values.is_sorted_by(|a, b| a >= b), pile.span(), "PH-14.6", || {
                not_wanted(&name, format!("{values:?}"), Message::new("ph-pack-sorted"))
            });
            for (slot, value) in values.iter().take(MAX_PILE).enumerate() {
                tokens.piles[i][slot] = self.within(&name, *value, pile.span(), 0, MAX_VALUE) as u8;
                kinds.push(tokens.piles[i][slot]);
            }
            tokens.lens[i] = values.len().min(MAX_PILE) as u8;
        }
        kinds.sort_unstable();
        kinds.dedup();
        self.require(kinds.len() <= MAX_TOKEN_KINDS, form.leaves1.span(), "PH-1.11", || {
            Message::new("ph-pack-token-kinds").with("count", kinds.len()).with("most", MAX_TOKEN_KINDS)
        });
        kinds.truncate(MAX_TOKEN_KINDS);
        tokens.kinds[..kinds.len()].copy_from_slice(&kinds);
        tokens.kinds_len = kinds.len() as u8;
        tokens
    }

    fn cynthia(&mut self, form: &CynthiaForm) -> Cynthia {
        let costs = form.costs.get_ref();
        for (table, missing, rule) in [
            ("cynthia.card", form.card.is_empty(), "PH-14.6"),
            ("cynthia.level", form.level.is_empty(), "PH-13.1"),
        ] {
            self.require(!missing, form.costs.span(), rule, || {
                Message::new("ph-pack-none").with("table", format!("[[{table}]]"))
            });
        }
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
        self.require(supply[1] >= 1 && supply[2] >= 1, list.span(), "PH-14.6", || {
            not_wanted(name, format!("{:?}", list.get_ref()), Message::new("ph-pack-supply"))
        });
        supply
    }

    fn readings(&mut self, form: &ReadingsForm) -> Readings {
        const RULE: Rule = "PH-1.16";
        let collect = CollectReading::ALL.iter().map(|reading| (reading.word(), *reading));
        let seed = SeedReading::ALL.iter().map(|reading| (reading.word(), *reading));
        let pair = PairPriority::ALL.iter().map(|reading| (reading.word(), *reading));
        let ds_corner = match form.ds_corner.get_ref() {
            Value::String(word) if word == "random" => Some(DsCorner::Random),
            Value::Integer(corner @ 0..=5) => Some(DsCorner::Fixed(*corner as u8)),
            _ => None,
        };
        self.require(ds_corner.is_some(), form.ds_corner.span(), "PH-8.7", || {
            let wanted = Message::new("read-number-or-random").with("least", 0u8).with("most", 5u8);
            not_wanted("ds_corner", form.ds_corner.get_ref().to_string(), wanted)
        });
        Readings {
            collect: self.word("collect_reading", &form.collect_reading, &Vec::from_iter(collect), RULE),
            seed: self.word("seed_reading", &form.seed_reading, &Vec::from_iter(seed), RULE),
            pair: self.word("rev3_pair_priority", &form.rev3_pair_priority, &Vec::from_iter(pair), RULE),
            ds_corner: ds_corner.unwrap_or(DsCorner::Random),
        }
    }

    fn cards(&mut self, forms: &[CardForm]) -> Vec<Card> {
        if let Some(extra) = forms.get(MAX_CARDS) {
            self.require(false, extra.id.span(), "PH-9.13", || {
                Message::new("ph-pack-cards").with("most", MAX_CARDS).with("count", forms.len())
            });
        }
        let mut cards: Vec<Card> = Vec::new();
        for (i, form) in forms.iter().enumerate() {
            let id = self.number("card id", &form.id, 0, 9999) as u16;
            let earlier = forms[..i].iter().any(|other| other.id.get_ref() == form.id.get_ref());
            self.require(!earlier, form.id.span(), "PH-14.6", || {
                Message::new("read-twice").with("path", "card id").with("value", id.to_string())
            });
            let marks = self.marks(&form.provenance);
            let r12 = self.half(id, "r12", &form.r12);
            let r3 = self.half(id, "r3", &form.r3);
            if let (Some(r12), Some(r3)) = (r12, r3) {
                cards.push(Card { id, r12, r3, marks });
            }
        }
        // PH-1.17: outcomes are listed with rising ids, so the deck's bits go by rising id.
        cards.sort_by_key(|card| card.id);
        cards
    }

    fn marks(&mut self, form: &Spanned<Value>) -> [Provenance; 2] {
        let word = |value: &Value| {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_string);
            Spanned::new(form.span(), text)
        };
        match form.get_ref() {
            Value::Table(marks) if marks.len() == 2 => Side::ALL.map(|side| {
                let mark = marks.get(side.word()).cloned().unwrap_or_else(|| Value::from(""));
                self.provenance(&word(&mark))
            }),
            mark => [self.provenance(&word(mark)); 2],
        }
    }

    fn half(&mut self, id: u16, name: &str, form: &Spanned<HalfFields>) -> Option<Half> {
        match Half::from_fields(form.get_ref()) {
            Ok(half) => Some(half),
            Err(reasons) => {
                for reason in reasons {
                    let message = Message::new("ph-pack-card").with("card", id).with("half", name);
                    self.require(false, form.span(), "PH-14.6", || message.with("reason", reason));
                }
                None
            }
        }
    }

    fn levels(&mut self, forms: &[LevelForm]) -> Vec<Level> {
        if let Some(extra) = forms.get(MAX_LEVELS) {
            self.require(false, extra.id.span(), "PH-13.1", || {
                Message::new("ph-pack-levels").with("most", MAX_LEVELS).with("count", forms.len())
            });
        }
        let mut levels: Vec<Level> = Vec::new();
        for form in forms {
            let id = self.name("level id", &form.id);
            self.require(levels.iter().all(|level| level.id != id), form.id.span(), "PH-14.6", || {
                Message::new("read-twice").with("path", "level id").with("value", format!("{id:?}"))
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
