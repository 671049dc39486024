//! Chapter 1: components and data pack.

use solarium_circadians::Circadians;
use solarium_circadians::pack::{Amount, Board, Counter, Effect, Pack, Power, Res, STANDARD};
use solarium_conformance::{Languages, english};
use solarium_core::Provenance;
use solarium_words::Lang;

fn standard() -> Pack {
    Pack::parse("circadians.toml", STANDARD).unwrap_or_else(|problems| panic!("{problems}"))
}

#[test]
fn ci_1_3_counts_of_the_box() {
    let pack = standard();
    assert_eq!(pack.items.len(), 36);
    assert_eq!(pack.items.iter().filter(|i| i.source.of("fx") == Provenance::Reconstructed).count(), 1);
    assert_eq!(pack.events.len(), 16);
    assert_eq!(pack.ai.schemes.len(), 20);
    assert_eq!(pack.farm_tiles.iter().map(|t| t.count).sum::<u8>(), 15);
    assert_eq!(pack.upgrade_tiles.iter().map(|t| t.count).sum::<u8>(), 18);
    assert_eq!(pack.characters.len(), 8);
    assert_eq!(pack.clans.each_ref().map(|c| c.id.as_str()), ["leyrien", "zcharo", "jrayek"]);
    assert_eq!(pack.cache_points, [4, 5, 5, 6, 6, 7]);
    assert_eq!((pack.advancements.len(), pack.setbacks.len(), pack.ai.progress.len()), (6, 6, 3));
    assert_eq!(pack.ai.opponents.len(), 4);
    assert_eq!(solarium_circadians::setup::COLOURS, ["purple", "orange", "blue", "black"]);
}

#[test]
fn ci_1_4_every_record_says_where_it_comes_from() {
    let pack = standard();
    assert_eq!(pack.hash.len(), 16);
    assert!(pack.items.iter().all(|i| !i.text.is_empty()) && pack.events.iter().all(|e| !e.text.is_empty()));
    let item = |id: &str| &pack.items[usize::from(pack.item(id).expect("an Item"))].source;
    let marks = |id: &str| ["fx", "cost", "points"].map(|f| item(id).of(f));
    use Provenance::{Reconstructed as R, Seed as S};
    assert_eq!(marks("aqua_cannon"), [S, S, S]);
    assert_eq!(marks("zcharo_lamp"), [S, R, S]);
    assert_eq!(marks("zcharo_beacon"), [R, R, R]);
    let without =
        STANDARD.replacen("provenance = \"seed\", text = \"pays no Garage fees\"", "text = \"pays\"", 1);
    refused(&without, "character[naira]: `provenance` is missing");
}

#[test]
fn ci_1_5_other_counts_are_data() {
    // A fifth row, a fourth Depository row, six Garages, eight Farms: nothing is assumed.
    let text = STANDARD
        .replacen(
            "  { row = 4, spaces = 1, leyrien = \"15A\", zcharo = \"10P\", jrayek = \"5G\", points = [10, 11, 12], provenance = \"reconstructed\" },\n]",
            "  { row = 4, spaces = 1, leyrien = \"15A\", zcharo = \"10P\", jrayek = \"5G\", points = [10, 11, 12], provenance = \"owner\" },\n  { row = 5, spaces = 3, leyrien = \"1A\", zcharo = \"1P\", jrayek = \"6G\", points = [1, 1, 1], provenance = \"owner\" },\n]",
            1,
        )
        .replace("garage_fee = [0, 1, 1, 2, 3]", "garage_fee = [0, 1, 1, 2, 3, 4]")
        .replace("upgrade_rooms = 4", "upgrade_rooms = 5")
        .replace("upgrade_room_points = [0, 1, 3, 5, 8]", "upgrade_room_points = [0, 1, 3, 5, 8, 9]");
    let pack = Pack::parse("mine.toml", &text).unwrap_or_else(|p| panic!("{p}"));
    assert_eq!((pack.side(2).rows.len(), pack.side(3).rows.len()), (5, 4));
    assert_eq!(pack.base.garages(), 6);
}

#[test]
fn ci_1_6_stand_ins_carry_a_mark_and_are_listed() {
    let pack = standard();
    assert_eq!(pack.mark("base", "farm_table"), "°");
    assert_eq!(pack.mark("base", "farm_start"), "");
    assert_eq!(pack.mark("foundry", "cost"), "");
    let shown = pack.show(Languages::of::<Circadians>().words(Lang::En));
    assert!(shown.contains("our stand-in; printed value unknown"));
    assert!(
        shown.contains("Zcharo Beacon°")
            && shown.contains("Alien Relic · at the end · 8W+4A+2P° · 8 points ·")
    );
    assert!(pack.stand_ins().any(|(path, _)| path == "planet.A"));
}

#[test]
fn ci_1_7_the_vocabulary_is_closed() {
    let five_water = Amount::of(Res::W, 5);
    for (text, effect) in [
        ("discount foundry 5W", Effect::Discount { board: Board::Foundry, res: Res::W, n: 5 }),
        ("gain market 5W before", Effect::Gain { board: Board::Market, amount: five_water, before: true }),
        ("gain 5W", Effect::Receive(five_water)),
        ("step", Effect::Step),
        ("set_die", Effect::SetDie),
        ("score 1 per 4 algae", Effect::Score { points: 1, per: 4, counter: Counter::Algae }),
        ("ignore_setbacks", Effect::IgnoreSetbacks),
        ("no_setbacks", Effect::NoSetbacks),
        ("income 5W", Effect::Income(five_water)),
        ("draw 2", Effect::Draw(2)),
        ("trades 2", Effect::Trades(2)),
        ("fee 1", Effect::Fee(1)),
        ("close control_room", Effect::Close(Board::ControlRoom)),
        ("reveal_caches", Effect::RevealCaches),
        ("none", Effect::Nothing),
        ("passive 5W", Effect::Passive(five_water)),
        ("six 2D", Effect::Six(Amount { dice: 2, ..Amount::NONE })),
        ("grow A,P", Effect::Grow([Res::A, Res::P])),
        ("boost 3", Effect::Boost(3)),
        ("points", Effect::Points),
        ("alter -1 +1", Effect::Alter),
        ("raise 2", Effect::Raise2),
        ("flip", Effect::Flip),
        ("water5", Effect::Water5),
        ("nofee", Effect::NoFee),
        ("char refill 3", Effect::Character(Power::Refill(3))),
        ("char neg_discount 3A 2P 1G", Effect::Character(Power::NegDiscount([0, 3, 2, 1]))),
    ] {
        assert_eq!(Effect::parse(text), Ok(effect), "{text}");
    }
    for text in [
        "steal 1G",
        "discount foundry",
        "discount casino 5W",
        "discount foundry -5W",
        "discount foundry 5D",
        "gain foundry 5X",
        "score 1 per 0 water",
        "score 1 per 2 hats",
        "grow A",
        "grow A,A",
        "raise 3",
        "char fly",
        "",
    ] {
        assert!(Effect::parse(text).is_err(), "{text}");
    }
}

/// The text is refused, and this is among the reasons, with file and line.
fn refused(text: &str, reason: &str) {
    match Pack::parse("mine.toml", text) {
        Ok(_) => panic!("accepted, though {reason}"),
        Err(problems) => {
            let found = problems.0.iter().find(|p| english::<Circadians>(&p.reason).contains(reason));
            let problem = found.unwrap_or_else(|| panic!("{reason:?} is not among:\n{problems}"));
            assert!(problem.file == "mine.toml" && problem.line >= 1);
        }
    }
}

#[test]
fn ci_1_8_bad_packs_are_refused_with_the_reason() {
    let change = |from: &str, to: &str, reason: &str| {
        assert!(STANDARD.contains(from), "{from}");
        refused(&STANDARD.replacen(from, to, 1), reason);
    };
    change("id = \"ice_stones\"", "id = \"algae_cells\"", "stands twice");
    change("id = \"akira\"", "id = \"grogg\"", "is an Item too");
    change("id = \"tuned\"", "id = \"garden\"", "is a Farm tile too");
    change("count = 3, fx = \"flip\"", "count = 4, fx = \"flip\"", "19 in all; the box holds 18");
    change("fx = \"discount laboratory 2A\"", "fx = \"teleport\"", "not an effect of the vocabulary");
    change("fx = \"discount laboratory 2A\"", "fx = \"fee 1\"", "a `game` Item discounts");
    change("cost = \"4W+2A\"", "cost = \"-4W\"", "not an amount");
    change("cost = \"4W+2A\"", "cost = \"1D\"", "cannot be paid");
    change("cost = \"4W+2A\", points", "points", "`cost` is missing");
    change("points = 2, fx", "points = -2, fx", "whole number");
    change("players = [1, 2]\n", "players = [1]\n", "no side for N = 2");
    change("players = [3, 4]\n", "players = [2, 3, 4]\n", "two sides for N = 2");
    change(
        "spaces = { 1 = 3, 2 = 3, 3 = 3, 4 = 4 }",
        "spaces = { 1 = 3, 2 = 3, 4 = 4 }",
        "no side for N = 3",
    );
    change("2 = [1, 0]", "2 = [1, 1]", "no step on the hex grid");
    change("2 = [1, 0]", "2 = [1, -1]", "the same as another");
    change("[\"b4\", 1, \"h1\"]", "[\"b9\", 1, \"h1\"]", "must start and end on spaces");
    change("start = \"e4\"", "start = \"z1\"", "has no space `z1`");
    change("i = 4 }", "i = 6 }", "does not reach the start space");
    change("W = [3, 4, 5, 6, 7, 8]", "W = [3, 4, 5, 6, 7, 6]", "does not fall");
    change("farm_room_points = [0, 2, 4, 7]", "farm_room_points = [0, 2, 4, 3]", "do not fall");
    change("jrayek = \"3G\"", "jrayek = \"1G\"", "Gem prices do not fall");
    change("\"upgrade\", \"farm\"]", "\"upgrade\"]", "as many reward and punishment spaces");
    change("\"upgrade\", \"farm\"]", "\"upgrade\", \"dance\"]", "has no known procedure");
    change("cache_points = [4, 5, 5, 6, 6, 7]", "cache_points = [4, 5]", "there are 6 Gem Caches");
    change("options = [\"L\", \"C2\", \"M1\"]", "options = [\"Q\"]", "has no known procedure");
    change("timing = \"last\"", "timing = \"execute\"", "exactly one Event");
    change("[market]", "[casino]\nprovenance = \"owner\"\n[market]", "`casino` is unknown here");
    change("garage_fee = [0, 1, 1, 2, 3]", "garage_fee = [1, 1, 1, 2, 3]", "always free");
    change("garage_fee = [0, 1, 1, 2, 3]", "garage_fee = [0, 0, 0, 0, 0, 0, 0, 0, 0]", "room for 8");
    change(
        "provenance = \"seed\", text = \"pays no",
        "provenance = \"rumour\", text = \"pays no",
        "one of seed",
    );
    refused("item = [", "array");
}

#[test]
fn ci_1_8_every_reason_is_named_by_line() {
    let text = STANDARD
        .replacen("id = \"ice_stones\"", "id = \"algae_cells\"", 1)
        .replacen("cache_points = [4, 5, 5, 6, 6, 7]", "cache_points = [4]", 1)
        .replacen("level = 2", "level = 3", 1);
    let problems = Pack::parse("mine.toml", &text).expect_err("three faults");
    assert!(problems.0.len() >= 3, "{problems}");
    assert!(problems.0.is_sorted_by_key(|p| p.line));
    let line = 1 + text[..text.find("Ice Stones").expect("there")].matches('\n').count();
    assert_eq!(problems.0[0].line, line);
}

#[test]
fn ci_1_9_amounts_are_written_as_in_the_rules() {
    for text in ["3W+2P", "1G+1D", "2I", "8W+4A+2P"] {
        assert_eq!(Amount::parse(text).expect(text).to_string(), text);
    }
    let planet = &standard().planets[0];
    let e6 = &planet.spaces[usize::from(planet.find("e6").expect("a space"))];
    assert_eq!(
        (e6.gain.to_string(), e6.token.map(|t| t.amount().to_string())),
        ("8W".into(), Some("3W".into()))
    );
}

#[test]
fn ci_1_1_prices_follow_the_seed_values() {
    // CI-6.1, CI-8.1: what the source text states.
    let pack = standard();
    for n in 1..=4 {
        let top = pack.side(n).rows[0];
        assert_eq!((top.cost[0].to_string(), top.cost[1].to_string()), ("6A".into(), "4P".into()));
        let second = pack.side(n).rows[1];
        assert_eq!((second.cost[0].to_string(), second.points[0]), ("9A".into(), 5));
        assert!(pack.side(n).mines.iter().any(|m| (m.x, m.gems) == (10, 1)));
        assert_eq!(pack.side(n).market.last(), Some(&[3, 2, 1, 0]));
    }
    assert_eq!(pack.foundry_stack[5], 2);
}

#[test]
fn ci_9_1_shape_of_the_planet() {
    for planet in &standard().planets {
        assert_eq!(planet.spaces.len(), 43);
        assert_eq!(planet.caches.map(|c| planet.name(c).to_string()), ["a1", "c1", "c7", "g1", "g7", "i1"]);
        for cache in planet.caches {
            assert_eq!(planet.spaces[usize::from(cache)].near.iter().flatten().count(), 2);
        }
        let gems =
            planet.spaces.iter().filter_map(|s| s.token).filter(|t| t.amount().get(Res::G) == 1).count();
        assert_eq!((gems, planet.tokens.count_ones()), (6, 12));
    }
}

/// CI-1.4: records name the identity of their pack, which stays the same while its values do. A change of a value
/// needs another identity of the built-in pack, and another checksum here.
#[test]
fn ci_1_4_the_identity_of_the_built_in_pack_stands_for_its_values() {
    fn values(value: &mut serde_json::Value) {
        match value {
            serde_json::Value::Object(fields) => {
                fields.retain(|key, _| !["provenance", "text", "name", "src"].contains(&key.as_str()));
                fields.values_mut().for_each(values);
            }
            serde_json::Value::Array(members) => members.iter_mut().for_each(values),
            _ => {}
        }
    }
    let table: toml::Table = STANDARD.parse().expect("the pack is TOML");
    let mut all = serde_json::to_value(table).expect("numbers and texts");
    values(&mut all);
    all.sort_all_objects();
    assert_eq!(solarium_core::checksum(&all.to_string()), "9ac3537721f581f0");
    assert_eq!(standard().hash, "44c97abb50d011c3");
    // Another text is another pack, even if it has the same values.
    let other = Pack::parse("circadians.toml", &format!("{STANDARD}# mine\n")).expect("still sound");
    assert_ne!(other.hash, standard().hash);
}
