//! The data pack: the built-in one as printed in the rules, and every clause of PH-14.6 refused with its line.

use solarium_conformance::{Languages, english};
use solarium_core::{Describe, Message, Provenance};
use solarium_photosynthesis::{
    CollectReading, DsCorner, Half, Pack, PairPriority, Photosynthesis, SeedReading,
};
use solarium_words::Lang;

fn said(message: &Message) -> String {
    english::<Photosynthesis>(message)
}

#[test]
fn ph_1_14_base_values() {
    let pack = Pack::standard();
    assert_eq!(pack.players.total, [6, 8, 4, 2]);
    assert_eq!(pack.players.shop, [4, 4, 3, 2]);
    assert_eq!(pack.players.available, [2, 4, 1, 0]);
    assert_eq!(pack.players.grow_cost, [1, 2, 3]);
    let prices = |size: usize| (1..=pack.players.shop[size]).rev().map(move |left| (size, left));
    let prices: Vec<Vec<u8>> = (0..4)
        .map(|size| prices(size).map(|(size, left)| pack.players.next_price(size, left).unwrap()).collect())
        .collect();
    assert_eq!(prices, [vec![1, 1, 2, 2], vec![2, 2, 3, 3], vec![3, 3, 4], vec![4, 5]]);
    assert_eq!(pack.players.next_price(3, 0), None);
    assert_eq!((1..=4).map(|leaves| pack.tokens.pile(leaves).len()).sum::<usize>(), 24);
    assert_eq!(pack.tokens.kinds(), [0, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22]);
}

#[test]
fn ph_9_13_deck() {
    let pack = Pack::standard();
    let cards = &pack.cynthia.cards;
    assert_eq!(cards.iter().map(|card| card.id).collect::<Vec<_>>(), (1..=14).collect::<Vec<_>>());
    assert_eq!(pack.full_deck(), (1 << 14) - 1);
    let row = |i: usize| {
        let half = |half: &Half| (half.collect, half.ticks.to_string(), half.seed, half.rings().to_vec());
        (half(&cards[i].r12), half(&cards[i].r3), cards[i].r12.number)
    };
    let expected = [
        (-4, "S", 3, [4, 3, 2, 1], 0, "L", -1, 1),
        (-5, "M", 4, [3, 2, 4, 1], -1, "ML", 0, 2),
        (-6, "L", 3, [2, 3, 1, 4], -2, "SML", 0, 3),
        (-7, "SM", 4, [3, 2, 4, 1], -3, "L", 1, 1),
        (-8, "SL", 3, [2, 3, 1, 4], -4, "SL", 0, 2),
        (-9, "ML", 4, [4, 3, 2, 1], -5, "ML", -1, 3),
        (-10, "SML", 5, [1, 2, 3, 4], -6, "SML", 1, 4),
    ];
    for (i, (c12, t12, s12, rings, c3, t3, s3, number)) in expected.into_iter().enumerate() {
        let want =
            ((c12, t12.to_string(), s12, rings.to_vec()), (c3, t3.to_string(), s3, vec![4, 3, 2, 1]), number);
        assert_eq!(row(i), want, "card {}", i + 1);
        assert_eq!(row(i + 7), want, "card {}", i + 8);
        assert_eq!((cards[i].r12.arrow.word(), cards[i].r3.arrow.word()), ("cw", "cw"));
        assert_eq!((cards[i + 7].r12.arrow.word(), cards[i + 7].r3.arrow.word()), ("ccw", "ccw"));
        assert_eq!(cards[i].r3.number, number, "the same number on both halves");
    }
}

#[test]
fn ph_10_3_special_numbers() {
    let pack = Pack::standard();
    let column = |of: fn(&solarium_photosynthesis::pack::Card) -> i8| {
        pack.cynthia.cards.iter().map(of).collect::<Vec<_>>()
    };
    let twice = |seven: [i8; 7]| [seven, seven].concat();
    assert_eq!(column(|c| c.r12.collect_tokens), twice([0, 0, 1, 1, 1, 2, 2]));
    assert_eq!(column(|c| c.r3.collect_tokens), twice([1, 2, 2, 3, 3, 4, 4]));
    assert_eq!(column(|c| c.r12.collect_leaves), twice([-3, -3, -2, -2, -1, -1, 0]));
    assert_eq!(column(|c| c.r3.collect_leaves), twice([-1, 0, 0, 1, 1, 2, 2]));
    // A pack without the special field uses `collect`.
    let text = Pack::STANDARD_TEXT.replace("collect_tokens = 0, collect_leaves = -3, ", "");
    let plain = Pack::parse("own.toml", &text).unwrap();
    assert_eq!(
        (plain.cynthia.cards[0].r12.collect_tokens, plain.cynthia.cards[0].r12.collect_leaves),
        (-4, -4)
    );
}

#[test]
fn ph_13_1_levels() {
    let pack = Pack::standard();
    let rows: Vec<_> = pack
        .cynthia
        .levels
        .iter()
        .map(|l| (l.id.as_str(), l.name(), l.seed_change, l.light_change, l.supply))
        .collect();
    let row = |id, name: &str, seed, light| (id, name.to_string(), seed, light, [4, 4, 3, 2]);
    assert_eq!(
        rows,
        [
            row("seedling", "Seedling", -2, -1),
            row("sapling", "Sapling", -1, -1),
            row("young_tree", "Young tree", -1, 0),
            row("tree", "Tree", 0, 0),
            row("old_growth", "Old growth", 1, 0),
            row("ancient", "Ancient", 1, 1),
        ]
    );
    assert_eq!(pack.cynthia.supply, [4, 4, 3, 2]);
}

#[test]
fn ph_1_16_readings_of_the_pack() {
    let readings = Pack::standard().cynthia.readings;
    assert_eq!(readings.collect, CollectReading::LpPlusN);
    assert_eq!(readings.seed, SeedReading::RevolutionTerm);
    assert_eq!(readings.pair, PairPriority::FutureLightFirst);
    assert_eq!(readings.ds_corner, DsCorner::Random);
}

#[test]
fn ph_1_15_provenance_and_the_standin_notice() {
    let pack = Pack::standard();
    assert_eq!(pack.players.provenance, Provenance::Public);
    assert_eq!(pack.cynthia.costs.provenance, Provenance::Seed);
    assert!(pack.cynthia.cards.iter().all(|card| card.provenance() == Provenance::Reconstructed));
    let notices = pack.notices();
    assert_eq!(notices.len(), 1, "{notices:?}");
    assert!(
        said(&notices[0])
            .starts_with("stand-in values, not the printed ones: Cynthia's supply; 14 of 14 Action cards")
    );
    // Without a Cynthia none of her values is in use.
    assert_eq!(pack.table_notices(&[], CollectReading::LpPlusN), Vec::new());
    let own = Pack::STANDARD_TEXT.replace("reconstructed", "owner").replace("standin", "mine");
    let own = Pack::parse("own.toml", &own).unwrap();
    assert_eq!((own.id.as_str(), own.notices()), ("photosynthesis-mine", Vec::new()));
    let shown = pack.show(Languages::of::<Photosynthesis>().words(Lang::En));
    assert!(shown.contains("22 21 20") && shown.starts_with("notice: stand-in"));
}

#[test]
fn ph_10_19_notice_when_no_card_can_refuse() {
    let pack = Pack::standard();
    let always: Vec<bool> = CollectReading::ALL.iter().map(|r| pack.collects_always(*r)).collect();
    assert_eq!(always, [false, false, true, false, false]);
    // All R1–2 numbers −2, all R3 numbers −1: the limits of the rule.
    let with = |r12: i32, r3: i32| {
        let mut text = String::new();
        for line in Pack::STANDARD_TEXT.lines() {
            let number = if line.starts_with("r12") { r12 } else { r3 };
            match (line.starts_with("r12") || line.starts_with("r3")).then(|| line.split_once(", ")) {
                Some(Some((head, rest))) => {
                    let (head, _) = head.rsplit_once(' ').unwrap();
                    text.push_str(&format!("{head} {number}, {rest}\n"));
                }
                _ => text.push_str(&format!("{line}\n")),
            }
        }
        Pack::parse("own.toml", &text).unwrap()
    };
    assert!(with(-2, -1).collects_always(CollectReading::LpPlusN));
    assert!(with(-2, -1).notices().iter().any(|n| said(n).contains("PH-10.19")));
    assert!(!with(-3, -1).collects_always(CollectReading::LpPlusN));
    assert!(!with(-2, -2).collects_always(CollectReading::LpPlusN));
    assert!(!with(-2, -1).collects_always(CollectReading::LpLeftPlusN));
    assert!(with(2, 3).collects_always(CollectReading::LpLeftPlusN));
}

#[test]
fn ph_13_4_notice_for_a_falling_column() {
    let text = Pack::STANDARD_TEXT
        .replace("id = \"old_growth\"\nseed_change = 1", "id = \"old_growth\"\nseed_change = -3");
    let notices = Pack::parse("own.toml", &text).unwrap().notices();
    assert!(
        notices.iter().any(|n| said(n).contains("old_growth has a lower seed change than level tree")),
        "{notices:?}"
    );
}

/// One change to the built-in text, and the problem it must cause: on the line of the change, with the reason.
#[track_caller]
fn refused(from: &str, to: &str, reason: &str) {
    let at = Pack::STANDARD_TEXT.find(from).unwrap_or_else(|| panic!("{from:?} is in the text"));
    let text = format!("{}{}{}", &Pack::STANDARD_TEXT[..at], to, &Pack::STANDARD_TEXT[at + from.len()..]);
    let line = 1 + Pack::STANDARD_TEXT[..at].matches('\n').count();
    let problems = Pack::parse("own.toml", &text).unwrap_err();
    assert_eq!(problems.0.len(), 1, "{problems}");
    let problem = &problems.0[0];
    assert!(said(&problem.reason).contains(reason), "{problem}");
    assert_eq!((problem.file.as_str(), problem.line), ("own.toml", line), "{problem}");
}

#[test]
fn ph_14_6_every_clause_is_refused_with_its_line() {
    // ids unique
    refused("id = 2\n", "id = 1\n", "`card id`: 1 stands twice");
    refused("id = \"sapling\"", "id = \"seedling\"", "`level id`: \"seedling\" stands twice");
    // ticks
    refused("ticks = \"S\"", "ticks = \"\"", "`ticks` is \"\"");
    refused("ticks = \"S\"", "ticks = \"SX\"", "`ticks` is \"SX\"");
    refused("ticks = \"S\"", "ticks = \"SS\"", "each at most once");
    // rings
    refused("rings = [4, 3, 2, 1]", "rings = []", "non-empty list of different leaves");
    refused("rings = [4, 3, 2, 1]", "rings = [4, 4]", "different leaves 1 to 4");
    refused("rings = [4, 3, 2, 1]", "rings = [5]", "different leaves 1 to 4");
    refused("rings = [4, 3, 2, 1]", "rings = [1, 2, 3, 4, 1]", "different leaves 1 to 4");
    // arrow, number
    refused("arrow = \"cw\"", "arrow = \"up\"", "it must be one of cw, ccw");
    refused("number = 1", "number = 0", "`number` is 0");
    // prices as long as the shop
    refused("[3, 3, 4]", "[3, 3]", "`prices` of medium trees has 2 numbers, but the shop 3 slots");
    // piles sorted
    refused("leaves3 = [19, 18", "leaves3 = [18, 19", "sorted from high to low");
    // supplies
    refused("total = [4, 4, 3, 2]", "total = [4, 0, 3, 2]", "at least one small and one medium");
    refused("supply = [4, 4, 3, 2]", "supply = [4, 4, 0, 2]", "at least one small and one medium");
}

#[test]
fn ph_14_6_at_least_one_card() {
    let cards = Pack::STANDARD_TEXT.find("[[cynthia.card]]").unwrap();
    let levels = Pack::STANDARD_TEXT.find("[[cynthia.level]]").unwrap();
    let text = format!("{}{}", &Pack::STANDARD_TEXT[..cards], &Pack::STANDARD_TEXT[levels..]);
    let problems = Pack::parse("own.toml", &text).unwrap_err();
    assert!(said(&problems.0[0].reason).contains("at least one [[cynthia.card]]"), "{problems}");
}

#[test]
fn ph_16_1_values_out_of_bounds() {
    refused("game = \"photosynthesis\"", "game = \"sol\"", "not of photosynthesis");
    refused("id = \"photosynthesis-standin\"", "id = \"a b\"", "letters, digits");
    refused("total = [6, 8, 4, 2]", "total = [6, 8, 4]", "`total` is [6, 8, 4]; it must be 4 whole numbers");
    refused(
        "plant_cost = 1",
        "plant_cost = -1",
        "`plant_cost` is -1; it must be a whole number from 0 to 99 (PH-1.14)",
    );
    refused("lp_per_point = 3", "lp_per_point = 0", "`lp_per_point` is 0");
    refused("light_cap = 20", "light_cap = 100", "`light_cap` is 100");
    refused("available = [2, 4, 1, 0]", "available = [2, 1, 1, 0]", "a player needs 2 to place");
    refused("total = [6, 8, 4, 2]", "total = [5, 8, 4, 2]", "shop and available hold 6");
    refused("provenance = \"public\"", "provenance = \"rumour\"", "`provenance` is \"rumour\"");
    refused("\"lp_plus_n\"", "\"lp\"", "`collect_reading` is \"lp\"");
    refused("ds_corner = \"random\"", "ds_corner = 6", "it must be \"random\" or a whole number from 0 to 5");
    refused("collect = -4", "collect = -400", "`collect` is -400");
}

#[test]
fn ph_16_1_unknown_and_missing_fields() {
    refused("version = 1", "edition = 2\nversion = 1", "unknown field `edition`");
    refused("{ collect = -4", "{ colour = 1, collect = -4", "unknown field `colour`");
    refused("lp_per_point = 3", "lp_per_point = \"three\"", "invalid type");
    let text = Pack::STANDARD_TEXT.replacen("collect_cost = 4\n", "", 1);
    let problems = Pack::parse("own.toml", &text).unwrap_err();
    assert!(said(&problems.0[0].reason).contains("missing field `collect_cost`"), "{problems}");
}

#[test]
fn ph_14_6_all_problems_together_by_line() {
    let text = Pack::STANDARD_TEXT
        .replacen("arrow = \"cw\"", "arrow = \"up\"", 1)
        .replacen("number = 1", "number = 0", 1)
        .replacen("leaves3 = [19, 18", "leaves3 = [18, 19", 1)
        .replacen("id = 2\n", "id = 1\n", 1);
    let problems = Pack::parse("own.toml", &text).unwrap_err();
    assert_eq!(problems.0.len(), 4, "{problems}");
    assert!(problems.0.is_sorted_by_key(|p| p.line));
}

#[test]
fn ph_16_3_ticks_with_or_without_spaces() {
    use solarium_photosynthesis::Ticks;
    assert_eq!(Ticks::from_word("S M L"), Ticks::from_word("SML"));
    assert_eq!(Ticks::from_word("L,S").map(|t| t.to_string()), Some("SL".to_string()));
    assert_eq!(Ticks::from_word(" "), None);
}

#[test]
fn ph_16_2_tokens_below_can_always_refuse() {
    assert!(!Pack::standard().collects_always(CollectReading::TokensBelow));
}

#[test]
fn every_rule_says_where_it_comes_from() {
    let rules = solarium_photosynthesis::Photosynthesis::rules();
    assert!(rules.len() >= 139, "{}", rules.len());
    for rule in &rules {
        assert!(!rule.provenance.is_empty(), "{}", rule.id);
        assert!(!rule.chapter.is_empty(), "{}", rule.id);
    }
    assert!(rules.windows(2).all(|pair| pair[0].id != pair[1].id));
}
