//! Tables where people draw from the box and enter what came.

use serde_json::{Value, json};
use solarium_core::{Language, Random, Seat, SeatKind, Seed, Turn};
use solarium_table::{ChanceSource, Lang, Library, Session, Table, Title};
use std::collections::BTreeMap;

/// Every kind of table that can be played with the box.
pub(crate) fn tables() -> Vec<(&'static str, Value)> {
    let mut tables = Vec::new();
    for seats in 2..=4 {
        tables.push(("photosynthesis", json!({"seats": vec!["human"; seats]})));
    }
    for level in ["seedling", "tree", "ancient"] {
        tables.push(("photosynthesis", json!({"seats": ["human", format!("cynthia:{level}")]})));
    }
    for seats in 2..=5 {
        tables.push(("sol", json!({"seats": vec!["human"; seats], "effects": "random", "survival": "on"})));
    }
    // A bot would decide otherwise with another seed.
    let is_bot = |setup: &Value| setup["seats"].to_string().contains("bot:");
    let presets = Library::standard().title("sol").unwrap().info().presets;
    tables
        .extend(presets.into_iter().map(|preset| ("sol", preset.setup)).filter(|(_, setup)| !is_bot(setup)));
    for opponent in ["ai:1", "ai:2", "ai:3", "ai:4"] {
        tables.push(("circadians", json!({"seats": ["human", opponent], "planet": "random"})));
    }
    tables
}

pub(crate) fn with_box(setup: &Value) -> Value {
    let mut setup = setup.clone();
    setup["chance"] = json!("table");
    setup
}

pub(crate) fn start(title: &dyn Title, setup: &Value, seed: u64) -> Table {
    Table::new(title.start(setup, Seed::from_number(seed)).unwrap(), Vec::new(), 0)
}

pub(crate) fn person(session: &dyn Session) -> Seat {
    Seat::all(session.seats()).find(|seat| session.kind(*seat) == SeatKind::Human).unwrap()
}

/// A game at random, as a list of steps and of positions after them.
pub(crate) fn played(table: &mut Table, random: &mut Random) -> Vec<(Option<Seat>, String, String)> {
    let mut steps = Vec::new();
    loop {
        let change = match (table.mover(), table.session().turn()) {
            (_, Turn::Over) => return steps,
            (Some(_), _) => table.advance().unwrap().unwrap(),
            (None, Turn::Chance) => unreachable!("the program draws"),
            (None, Turn::Decide(seats)) => {
                let seat = seats.iter().next().unwrap();
                let legal = table.session().seen_by(seat).unwrap().legal(solarium_table::english()).unwrap();
                table.act(seat, &legal[random.below(legal.len() as u32) as usize].action).unwrap()
            }
        };
        let report = change.report.unwrap();
        steps.push((report.seat, report.text, table.session().position().hash));
    }
}

#[test]
fn a_recorded_game_entered_with_the_box_reaches_every_position() {
    let library = Library::standard();
    let (mut entered, mut forced) = (0, 0);
    for (number, (game, setup)) in tables().into_iter().enumerate() {
        let title = library.title(game).unwrap();
        let steps = played(&mut start(title, &setup, 7), &mut Random::new(number as u64));
        // Another seed: nothing may be drawn by the program.
        let mut table = start(title, &with_box(&setup), 8);
        let person = person(table.session());
        assert_eq!(table.session().chance_source(), ChanceSource::Table);
        for (seat, text, hash) in &steps {
            let change = match (seat, table.mover()) {
                (_, Some(_)) => {
                    forced += usize::from(seat.is_none());
                    table.advance().unwrap().unwrap()
                }
                (Some(seat), None) => table.act(*seat, text).unwrap(),
                (None, None) => {
                    entered += 1;
                    let offered = table.session().seen_by(person).unwrap().offered(solarium_table::english());
                    assert!(
                        offered.unwrap().iter().any(|offer| offer.legal.action == *text),
                        "{game}: {text}"
                    );
                    assert!(table.to_act().contains(person));
                    table.act(person, text).unwrap()
                }
            };
            assert_eq!(change.report.unwrap().text, *text, "{game} {setup}");
            assert_eq!(table.session().position().hash, *hash, "{game} {setup}: {text}");
        }
        assert_eq!(table.session().turn(), Turn::Over);
        // What it writes is read back: the record, the last position, and each says where chance came from.
        let record = table.session().log(true);
        assert_eq!(record.setup["chance"], "table");
        let again = title.verify(&record).unwrap();
        assert_eq!(again.position().hash, table.session().position().hash);
        assert_eq!(again.chance_source(), ChanceSource::Table);
        let loaded = title.load(&table.session().record(), Seed::from_number(9)).unwrap();
        assert_eq!(loaded.chance_source(), ChanceSource::Table);
    }
    assert!(entered > 1000 && forced > 10, "{entered} outcomes were entered, {forced} had no alternative");
}

#[test]
fn everything_can_be_taken_back_with_the_box() {
    let library = Library::standard();
    for (game, setup) in [
        ("photosynthesis", json!({"seats": ["human", "cynthia:tree"]})),
        ("sol", json!({"seats": ["human", "human"]})),
        ("circadians", json!({"seats": ["human", "ai:2"]})),
    ] {
        let title = library.title(game).unwrap();
        let steps = played(&mut start(title, &setup, 3), &mut Random::new(3));
        let mut table = start(title, &with_box(&setup), 8);
        let person = person(table.session());
        // What comes without an alternative is not taken back.
        while table.mover().is_some() {
            table.advance().unwrap();
        }
        let (first, begun) = (table.session().position().hash, table.session().steps());
        for (seat, text, _) in &steps[begun..steps.len() * 2 / 3] {
            match (seat, table.mover()) {
                (_, Some(_)) => drop(table.advance().unwrap()),
                (seat, None) => drop(table.act(seat.unwrap_or(person), text).unwrap()),
            }
        }
        let mut taken_back = 0;
        while table.undo(person).is_ok() {
            taken_back += 1;
        }
        assert!(taken_back > 20, "{game}: only {taken_back}");
        assert_eq!(table.undo(person).unwrap_err().code, "undo/nothing");
        assert_eq!(table.session().position().hash, first, "{game}");
    }
}

#[test]
fn several_dice_are_entered_at_once_or_not_at_all() {
    let library = Library::standard();
    let title = library.title("circadians").unwrap();
    let mut table = start(title, &with_box(&json!({"seats": ["human", "ai:1"]})), 1);
    let seat = Seat(0);
    // To the first roll.
    while !is_roll(&table) {
        match table.mover() {
            Some(_) => drop(table.advance().unwrap()),
            None => {
                // Cards are not put back: none of these draws is like the one before it.
                assert!(table.session().draws_alike() <= 1);
                let offered =
                    table.session().seen_by(seat).unwrap().offered(solarium_table::english()).unwrap();
                table.act(seat, &offered[0].legal.action).unwrap();
            }
        }
    }
    let (version, hash) = (table.version(), table.session().position().hash);
    assert_eq!(table.act_together(seat, "die 3; die 7").unwrap_err().code, "outcome/unreadable");
    assert_eq!(table.act_together(seat, "die 3; ready").unwrap_err().code, "outcome/unreadable");
    assert_eq!((table.version(), table.session().position().hash), (version, hash));
    let entered = table.act_together(seat, "die 3; die 5").unwrap();
    assert_eq!(
        entered.iter().map(|change| change.entry.to_string()).collect::<Vec<_>>(),
        ["* die 3", "* die 5"]
    );
    // The rest of the roll in one go: so many dice, and then something else comes.
    let left = table.session().draws_alike();
    assert!(left > 0 && is_roll(&table), "{left} dice");
    table.act_together(seat, &vec!["die 6"; left].join("; ")).unwrap();
    assert!(!is_roll(&table) && table.session().draws_alike() == 0);
}

fn is_roll(table: &Table) -> bool {
    table.session().outcomes().is_ok_and(|outcomes| outcomes.iter().any(|line| line.outcome == "die 3"))
}

#[test]
fn what_cannot_be_played_with_the_box_is_refused() {
    let library = Library::standard();
    let refusal = |game: &str, setup: Value| {
        let refused = library.title(game).unwrap().start(&setup, Seed::from_number(1)).err().unwrap();
        (refused.code.to_string(), refused.message.id)
    };
    let unknown = ("setup/refused".to_string(), "table-chance-unknown");
    for chance in [json!("program"), json!(true), json!(null), json!(["table"])] {
        let setup = json!({"seats": ["human", "human"], "chance": chance});
        assert_eq!(refusal("photosynthesis", setup), unknown);
    }
    let drawn = json!({"seats": ["human", "human"], "chance": "dice"});
    assert!(library.title("photosynthesis").unwrap().start(&drawn, Seed::from_number(1)).is_ok());
    let bot = json!({"seats": ["human", "bot:normal"], "chance": "table"});
    assert_eq!(refusal("circadians", bot), ("setup/refused".to_string(), "table-chance-secrets"));
    let drawn = json!({"seats": ["human", "human"], "hands": "unknown"});
    assert_eq!(refusal("circadians", drawn), ("setup/refused".to_string(), "table-chance-unknown-hands"));
}

#[test]
fn only_people_enter_what_came() {
    let library = Library::standard();
    let title = library.title("photosynthesis").unwrap();
    let mut table = start(title, &with_box(&json!({"seats": ["human", "cynthia:tree"]})), 1);
    assert_eq!(table.session().turn(), Turn::Chance);
    assert_eq!(table.mover(), None);
    assert!(table.advance().unwrap().is_none(), "the program does not draw");
    assert!(table.act(Seat(1), "first 0").is_err(), "the automa's seat enters nothing");
    assert!(table.act(Seat(0), "first 5").is_err());
    table.act(Seat(0), "first 0").unwrap();
}

#[test]
fn every_step_of_an_automa_is_told_in_hand_movements() {
    let library = Library::standard();
    for (game, setup) in [
        ("photosynthesis", json!({"seats": ["human", "cynthia:tree"]})),
        ("sol", json!({"seats": ["human"], "mode": "solo", "scenario": "introduction"})),
        ("circadians", json!({"seats": ["human", "ai:2"]})),
    ] {
        let title = library.title(game).unwrap();
        let steps = played(&mut start(title, &setup, 5), &mut Random::new(5));
        let mut table = start(title, &with_box(&setup), 8);
        let person = person(table.session());
        let (mut told, mut explained) = (0, 0);
        for (seat, text, _) in &steps {
            match (seat, table.mover()) {
                (_, Some(_)) => drop(table.advance().unwrap()),
                (seat, None) => drop(table.act(seat.unwrap_or(person), text).unwrap()),
            }
            let seen = table.session().seen_by(person).unwrap();
            let last = seen.instructions(Some(1));
            let due = seen.instructions(None);
            // What a person does on the board without ending the turn has been done already.
            let own = *seat == Some(person) && table.to_act().contains(person) && table.mover().is_none();
            if !own || !due.is_empty() {
                assert!(due.ends_with(&last), "{game} {text}: {last:?} is not told in {due:?}");
            }
            for step in &last {
                assert_eq!(step.seat, *seat);
                told += step.lines.len();
                explained += usize::from(step.trace.is_some());
                for line in &step.lines {
                    assert!(!line.places.is_empty(), "{game}: {:?} is nowhere", line.message);
                }
            }
        }
        assert!(told > 50, "{game}: only {told} hand movements");
        assert_eq!(explained > 10, game != "sol", "{game}: {explained} steps have reasons");
        let seen = table.session().seen_by(person).unwrap();
        assert!(seen.layout().len() > 2, "{game}: the table has several boards");
        // Where the program draws, there is no real table to keep.
        let mut program = start(title, &setup, 5);
        while program.advance().unwrap().is_some() {}
        assert_eq!(program.session().seen_by(person).unwrap().instructions(None), []);
    }
}

#[test]
fn a_tree_of_cynthia_grows_in_hand_movements() {
    let library = Library::standard();
    let title = library.title("photosynthesis").unwrap();
    let setup = json!({"seats": ["human", "cynthia:tree"]});
    let steps = played(&mut start(title, &setup, 5), &mut Random::new(5));
    let mut table = start(title, &with_box(&setup), 8);
    let cynthia = Seat(1);
    for (seat, text, _) in &steps {
        match table.mover() {
            Some(_) => drop(table.advance().unwrap()),
            None => drop(table.act(seat.unwrap_or(Seat(0)), text).unwrap()),
        }
        if *seat != Some(cynthia) || !text.starts_with("grow ") {
            continue;
        }
        let cell = text.trim_start_matches("grow ");
        let said = |lang| -> Vec<String> {
            let told = table.session().seen_by(Seat(0)).unwrap().instructions(Some(1));
            let words = solarium_table::words(lang);
            told.iter().flat_map(|step| &step.lines).map(|line| words.say(&line.message)).collect()
        };
        let english = said(Lang::En);
        // The smaller piece goes before the larger one comes, and the marker comes last.
        let ends = |line: &str, end: &str| line.ends_with(end);
        assert!(ends(&english[0], &format!("of B from {cell} into the supply of B.")), "{english:?}");
        assert!(ends(&english[1], &format!("of B from the supply of B onto {cell}.")), "{english:?}");
        assert!(english[english.len() - 1].starts_with("Move the light marker of B"), "{english:?}");
        let german = said(Lang::De);
        assert!(ends(&german[0], &format!("von B von {cell} in den Vorrat von B.")), "{german:?}");
        let french = said(Lang::Fr);
        assert!(ends(&french[0], &format!("de B de {cell} dans la réserve de B.")), "{french:?}");
        return;
    }
    panic!("Cynthia has grown nothing");
}

#[test]
fn the_usual_move_of_each_kind_takes_at_most_three_touches() {
    let library = Library::standard();
    let mut touches: BTreeMap<(&str, String), Vec<usize>> = BTreeMap::new();
    for (number, (game, setup)) in tables().into_iter().enumerate() {
        let title = library.title(game).unwrap();
        let mut table = start(title, &setup, number as u64);
        let mut random = Random::new(number as u64);
        while table.session().turn() != Turn::Over {
            let Turn::Decide(seats) = table.session().turn() else {
                table.advance().unwrap();
                continue;
            };
            if table.mover().is_some() {
                table.advance().unwrap();
                continue;
            }
            let seat = seats.iter().next().unwrap();
            let legal = table.session().seen_by(seat).unwrap().legal(solarium_table::english()).unwrap();
            let chosen = &legal[random.below(legal.len() as u32) as usize];
            let kind = chosen.action.split(' ').next().unwrap().to_string();
            // A button for what stands on no board.
            touches.entry((game, kind)).or_default().push(chosen.touches.len().max(1));
            table.act(seat, &chosen.action).unwrap();
        }
    }
    assert!(touches.len() > 30, "only these kinds were met: {:?}", touches.keys());
    for ((game, kind), mut counts) in touches {
        counts.sort_unstable();
        let usual = counts[counts.len() / 2];
        assert!(usual <= 3, "{game}: {kind} usually takes {usual} touches");
    }
}
