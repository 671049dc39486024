//! The pack: what is in it, and what is refused, with its line.

use serde_json::json;
use solarium_conformance::{Languages, english};
use solarium_core::{Records, Shelf};
use solarium_sol::{Colour, Edition, Effect, Happening, Icon, Pack, Place, Sol, Station, Suit};
use solarium_words::Lang;

const STANDARD: &str = include_str!("../../data/sol.toml");

/// The built-in pack with one passage replaced is refused for `reason` on the line of `at` (or the passage).
fn refused(old: &str, new: &str, reason: &str) {
    let from = STANDARD.find(old).unwrap_or_else(|| panic!("no {old:?} in the pack"));
    let text = format!("{}{new}{}", &STANDARD[..from], &STANDARD[from + old.len()..]);
    let problems = Pack::parse("mine.toml", &text).expect_err(reason).0;
    let found = problems.iter().find(|p| english::<Sol>(&p.reason).contains(reason));
    let found = found.unwrap_or_else(|| panic!("{reason:?} not among {problems:#?}"));
    assert_eq!(found.file, "mine.toml");
    assert!(found.line >= 1 && found.line <= text.lines().count());
}

#[test]
fn so_1_12_pieces_and_so_2_2_start() {
    let pack = Pack::standard();
    assert_eq!([pack.pieces.divers, pack.pieces.gates], [13, 5]);
    assert!(Station::ALL.iter().all(|s| pack.pieces.stations(*s) == 3));
    let start = pack.start;
    assert_eq!([start.divers, start.energy, start.movement, start.marker], [8, 3, 3, 13]);
}

#[test]
fn so_1_14_suits() {
    let pack = Pack::standard();
    assert_eq!(pack.suits.len(), 7);
    assert!(pack.suits.iter().all(|s| s.cards == 13));
    assert_eq!(Suit::ALL.iter().map(|s| s.id()).collect::<String>(), "FCXORVS");
    assert_eq!(pack.suit_name(Suit::Expansion, Edition::First), "Dissipation");
    assert_eq!(pack.suit_name(Suit::Expansion, Edition::Published), "Expansion");
    assert_eq!(pack.suit_name(Suit::Flare, Edition::First), "Explosion");
}

#[test]
fn so_1_16_effects_by_colour() {
    let pack = Pack::standard();
    for (edition, counts) in [(Edition::First, [7, 8, 12, 2]), (Edition::Published, [7, 8, 12, 3])] {
        let of = |colour: Colour| {
            pack.effects.iter().filter(|e| e.belongs(edition) && !e.scenario && e.colour() == colour).count()
        };
        assert_eq!(Colour::ALL.iter().map(|c| of(*c)).collect::<Vec<_>>(), counts, "{edition}");
    }
    for effect in Effect::ALL {
        assert_eq!(pack.effect(*effect).id, effect.id());
    }
    let others: Vec<&str> = pack.effects.iter().filter(|e| e.needs_others).map(|e| e.id.as_str()).collect();
    assert_eq!(others, ["blight", "hatch", "invade", "swap", "tribute"]);
    assert_eq!(pack.effect(Effect::Pillar).icon(), Icon::Draw);
    assert!(Effect::ALL.is_sorted_by_key(|e| e.id()), "SO-16.2: effects by name");
}

#[test]
fn so_2_4_and_so_2_5_decks() {
    let pack = Pack::standard();
    let rows: Vec<[u8; 4]> =
        (2..=5).map(|n| pack.deck(n)).map(|d| [d.spacing, d.quick, d.long, d.coop]).collect();
    assert_eq!(rows, [[6, 3, 4, 4], [4, 4, 5, 5], [3, 5, 6, 6], [3, 6, 7, 7]]);
}

#[test]
fn so_12_4_scenarios() {
    let pack = Pack::standard();
    let rows: Vec<String> = pack
        .scenarios
        .iter()
        .map(|s| format!("{} {} {} {} {}", s.edition, s.id, s.suits, s.energy, s.target))
        .collect();
    assert_eq!(
        rows,
        [
            "first introduction 4 0 17",
            "first chain 3 3 17",
            "first exterminate 4 3 17",
            "first parasite 3 3 17",
            "first energy_garden 3 3 17",
            "first sunworm 3 3 17",
            "first implode 3 3 17",
            "published ancient_tower 4 0 17",
            "published cosmic_unity 3 0 23",
            "published solar_inhabitants 3 0 19",
            "published energy_garden 3 0 31",
            "published sunworm 3 0 17",
            "published solar_whirlpool 3 1 29",
        ]
    );
    let whirlpool = pack.scenario(Edition::Published, "solar_whirlpool").unwrap();
    assert_eq!(whirlpool.start, [(Station::Tower, Place::Opposite)]);
    assert_eq!(whirlpool.event, Some(Happening::Implode));
    assert_eq!(pack.scenario(Edition::First, "exterminate").unwrap().ban, [false, false, true]);
    assert!(pack.scenario(Edition::First, "implode").unwrap().opening);
}

#[test]
fn so_14_1_levels() {
    let pack = Pack::standard();
    let level = |edition, momentum| pack.survival(edition)[pack.level(edition, momentum)].id.clone();
    for (momentum, first, published) in [
        (0, "failed", "failed"),
        (7, "failed", "adrift in darkness"),
        (8, "adrift in darkness", "home in the void"),
        (12, "adrift in darkness", "home in the void"),
        (13, "home in the void", "the challenge ahead"),
        (20, "home in the void", "the challenge ahead"),
        (21, "the challenge ahead", "homeward bound"),
        (29, "the challenge ahead", "homeward bound"),
        (39, "homeward bound", "the galaxy is yours"),
        (49, "the galaxy is yours", "the galaxy is yours"),
        (54, "transcendence", "the galaxy is yours"),
        (55, "transcendence", "transcendence"),
    ] {
        assert_eq!(level(Edition::First, momentum), first, "{momentum}");
        assert_eq!(level(Edition::Published, momentum), published, "{momentum}");
    }
}

#[test]
fn so_1_16_packs_are_refused_with_file_and_line() {
    refused("gates = 5\n", "gates = 0\n", "the opening places a gate and a station of each seat");
    refused(
        "conv_rad = [[7, 0], [0]",
        "conv_rad = [[7, 0], [0, 1]",
        "c1 touches r1, but rad_conv does not say",
    );
    refused("rad_core = [[4, 0]", "rad_core = [[4, 0, 9]", "names k9, which does not exist");
    refused("rad_core = [[4, 0]", "rad_core = [[4, 0, 0]", "r0 names k0 twice");
    refused("[6, 7], [7]]\nrad_core", "[6, 7]]\nrad_core", "conv_rad has 12 rows for 13 spaces");
    refused("core = [297.4,", "core = [284.0,", "but their arcs");
    refused("core = [297.4, 14.4,", "core = [297.4,", "4 lines for 5 spaces");
    refused("opposite = 6", "opposite = 13", "opposite must be below 13");
    refused("under_eye = [0, 1, 2,", "under_eye = [0, 1, 22,", "under_eye names convective spaces");
    refused("cards = 13", "cards = 12", "suit F has 12 cards; there must be 13");
    refused("code = \"X\"", "code = \"Q\"", "no suit has the code \"Q\"");
    refused("code = \"X\"", "code = \"C\"", "suit C is given twice");
    refused(
        "id = \"accelerate\"",
        "id = \"accelerator\"",
        "no procedure is known for the effect \"accelerator\"",
    );
    refused("icon = \"T\"", "icon = \"Z\"", "no icon \"Z\"");
    refused("colour = \"yellow\"\nicon", "colour = \"pink\"\nicon", "no colour \"pink\"");
    refused("id = \"attrition\"", "id = \"boredom\"", "no procedure is known for the event");
    refused("effects = [\"chain\"", "effects = [\"hatch\"", "the edition first has no effect \"hatch\"");
    refused("ban = [\"tower\"]", "ban = [\"gate\"]", "\"gate\" is no station type");
    refused("choose = \"k\"", "choose = \"z\"", "a place is one of");
    refused("event = \"parasite\"", "event = \"feeders\"", "the edition first has no event \"feeders\"");
    refused("floor = 8", "floor = 0", "each further one higher");
    refused("divers = 13", "divers = 14", "a seat owns at most 13");
    refused("standard = 8", "standard = 9", "layer r has 8 spaces on the standard side, not 9");
    refused("spacing = 6", "spacing = 13", "2 ships do not fit");
    refused("provenance = \"public\"", "provenance = \"hearsay\"", "hearsay");
    refused("name = \"outer orbit\"", "name = \"outer orbit\"\nsmell = \"ozone\"", "smell");
    refused("base = 1", "base = 10", "base = 10 of layer o: at most 9");
}

#[test]
fn so_1_16_every_problem_is_reported_on_its_line() {
    let text = STANDARD.replace("cards = 13", "cards = 12").replacen("base = 5", "base = 50", 1);
    let problems = Pack::parse("mine.toml", &text).unwrap_err().0;
    assert_eq!(problems.len(), 8);
    assert!(problems.is_sorted_by_key(|p| p.line));
    let lines: Vec<&str> = text.lines().collect();
    for problem in &problems {
        assert!(lines[problem.line - 1].starts_with("[["), "{problem}: {}", lines[problem.line - 1]);
    }
    let row = STANDARD.replace("[4, 5], [5], [6]", "[4, 5], [5], [6, 5]");
    let problems = Pack::parse("mine.toml", &row).unwrap_err();
    let line = 1 + row.lines().position(|l| l.starts_with("conv_rad")).unwrap();
    let text = problems.text(Languages::of::<Sol>().words(Lang::En));
    assert!(text.starts_with(&format!("mine.toml:{line}: conv_rad: c10 touches r5")), "{text}");
}

/// The usual effects are allowed or refused like named ones: what starts can be written and loaded.
#[test]
fn so_2_6_a_pack_that_keeps_a_usual_effect_for_scenarios() {
    let (head, tail) = STANDARD.split_once("id = \"juggernaut\"").expect("the effect is in the pack");
    let kept = tail.replacen("scenario = false", "scenario = true", 1);
    let pack = Pack::parse("mine.toml", &format!("{head}id = \"juggernaut\"{kept}")).expect("a sound pack");
    let shelf = Shelf::new("mine", pack);
    let seats = json!({"seats": ["human", "human", "human"], "pack": "mine"});
    let reasons = Sol::from_setup(&seats, &shelf).expect_err("juggernaut is for scenarios");
    assert_eq!(reasons.0.iter().map(|reason| reason.rule).collect::<Vec<_>>(), ["SO-2.6"]);
    let random = json!({"seats": ["human", "human", "human"], "pack": "mine", "effects": "random"});
    assert!(Sol::from_setup(&random, &shelf).is_ok());
}

#[test]
fn so_1_16_packs_are_shown_in_every_language() {
    let pack = Pack::standard();
    let [english, german, french] =
        [Lang::En, Lang::De, Lang::Fr].map(|lang| pack.show(Languages::of::<Sol>().words(lang)));
    assert!(english.starts_with("Sol") && english.contains("\n  convective, base: 2  ("), "{english}");
    assert!(english.contains("notice: Bright has no known text"), "{english}");
    assert!(german.contains("\nÜberlebensstufen\n") && french.contains("\nNiveaux de survie\n"));
    assert_eq!([&german, &french].map(|text| text.lines().count()), [english.lines().count(); 2]);
}
