//! Tables: questions that wait, journals that replay.

mod audit;
mod corrections;
mod hints;
mod series;
mod typed;
mod unknown_hands;
mod usual;
mod with_box;

use serde_json::json;
use solarium_core::{Audience, Language, Random, Seat, Seed, Turn, Viewer};
use solarium_picture::Stage;
use solarium_table::{
    Change, Entry, FREE_LINES, FREE_LINES_PER_STEP, Library, Narration, Reply, StepSeen, Table,
    standing_steps, standing_steps_after,
};

fn table(seats: &[&str]) -> Table {
    let library = Library::standard();
    let setup = json!({"seats": seats, "first_seat": 0});
    let session = library.title("photosynthesis").unwrap().start(&setup, Seed::from_number(4)).unwrap();
    Table::new(session, Vec::new(), 0)
}

/// Plays on until a person is to act; the lines.
fn go_on(table: &mut Table) -> Vec<Change> {
    std::iter::from_fn(|| table.advance().unwrap()).collect()
}

fn first(table: &mut Table) -> Change {
    let Turn::Decide(seats) = table.session().turn() else { panic!("somebody decides") };
    let seat = seats.iter().next().unwrap();
    let action =
        table.session().seen_by(seat).unwrap().legal(solarium_table::english()).unwrap()[0].action.clone();
    table.act(seat, &action).unwrap()
}

#[test]
fn a_question_outlasts_bots_and_is_let_go_by_people() {
    let mut table = table(&["human", "bot:random", "human"]);
    go_on(&mut table);
    first(&mut table);
    assert_eq!(table.ask_take_back(Seat(0)).unwrap().len(), 1);
    let asked = table.asked().unwrap();
    assert_eq!((asked.seat, asked.waiting.len()), (Seat(0), 1));
    assert!(!go_on(&mut table).is_empty(), "the bot moves");
    assert_eq!(table.asked(), Some(asked));
    first(&mut table);
    assert_eq!(table.asked(), None, "who plays on has answered");
    assert_eq!(table.answer_take_back(Seat(2), true).unwrap_err().code, "undo/not-asked");
}

#[test]
fn a_journal_with_questions_replays_to_the_same_table() {
    let mut played = table(&["human", "human", "cynthia"]);
    let mut lines: Vec<Change> = go_on(&mut played);
    for round in 0..6 {
        lines.push(first(&mut played));
        lines.extend(played.ask_take_back(Seat(0)).unwrap());
        lines.extend(played.answer_take_back(Seat(1), round % 2 == 0).unwrap());
        if round % 2 == 0 {
            lines.push(first(&mut played));
            let mut kinds = lines.iter().rev().take(3).map(|line| line.entry.to_string());
            assert!(kinds.next_back().unwrap().ends_with("!agree"));
        }
        lines.extend(go_on(&mut played));
        if !matches!(played.session().turn(), Turn::Decide(seats) if seats.contains(Seat(0))) {
            lines.push(first(&mut played));
            lines.extend(go_on(&mut played));
        }
    }
    lines.push(first(&mut played));
    lines.extend(played.ask_take_back(Seat(0)).unwrap());
    let mut again = table(&["human", "human", "cynthia"]);
    for line in &lines {
        let entry = Entry::parse(&line.entry.to_string()).unwrap();
        assert_eq!(again.replay(&entry).unwrap().entry, entry);
    }
    assert_eq!(again.session().position().hash, played.session().position().hash);
    assert_eq!((again.asked(), again.version()), (played.asked(), played.version()));
    assert!(again.asked().is_some());
    let standing = standing_steps(lines.iter().map(|line| &line.entry));
    assert_eq!(standing.len(), played.session().steps());
}

#[test]
fn a_refused_answer_changes_nothing() {
    let mut table = table(&["human", "human"]);
    go_on(&mut table);
    let before = table.version();
    assert_eq!(table.ask_take_back(Seat(1)).unwrap_err().code, "undo/nothing");
    assert_eq!(table.answer_take_back(Seat(1), true).unwrap_err().code, "undo/not-asked");
    assert_eq!((table.version(), table.asked()), (before, None));
}

/// A position in which seat 0 can buy a piece and use it.
fn buying() -> Table {
    let mut table = table(&["human", "human"]);
    for _ in 0..6000 {
        if !table.session().seen_by(Seat(0)).unwrap().together(solarium_table::english()).unwrap().is_empty()
        {
            return table;
        }
        let Turn::Decide(seats) = table.session().turn() else { panic!("somebody decides") };
        let seat = seats.iter().next().unwrap();
        let legal = table.session().seen_by(seat).unwrap().legal(solarium_table::english()).unwrap();
        // Pieces in hand are used up, light is saved.
        let chosen = legal.iter().find(|one| one.action.starts_with("plant") && seat == Seat(0));
        let action = chosen.or(legal.last()).unwrap().action.clone();
        table.act(seat, &action).unwrap();
    }
    panic!("nobody could buy and use");
}

#[test]
fn what_is_done_in_one_go_is_two_steps() {
    let mut table = buying();
    let version = table.version();
    let offer =
        table.session().seen_by(Seat(0)).unwrap().together(solarium_table::english()).unwrap()[0].clone();
    let (buy, then) = offer.action.split_once("; ").unwrap();
    let changes = table.act_together(Seat(0), &offer.action).unwrap();
    let lines: Vec<String> = changes.iter().map(|change| change.entry.to_string()).collect();
    assert_eq!(lines, [format!("0 {buy}"), format!("0 {then}")]);
    assert_eq!(table.version(), version + 2);
    table.undo(Seat(0)).unwrap();
    table.undo(Seat(0)).unwrap();
    assert!(
        table
            .session()
            .seen_by(Seat(0))
            .unwrap()
            .together(solarium_table::english())
            .unwrap()
            .contains(&offer),
        "both are taken back, one by one"
    );
}

#[test]
fn of_what_is_done_in_one_go_all_happens_or_nothing() {
    let mut table = buying();
    let (version, hash) = (table.version(), table.session().position().hash);
    let refused = table.act_together(Seat(0), "buy seed; place a1").unwrap_err();
    assert_eq!(refused.code, "action/not-together");
    assert_eq!((table.version(), table.session().position().hash), (version, hash));
}

/// Whoever could try a second action before the first is done would learn what the first reveals.
#[test]
fn nobody_tries_out_what_would_be_revealed() {
    let setup = json!({"seats": ["human", "human"]});
    let session =
        Library::standard().title("circadians").unwrap().start(&setup, Seed::from_number(1)).unwrap();
    let mut table = Table::new(session, Vec::new(), 0);
    let stage = Stage { words: solarium_table::english(), names: &[], you: None };
    let mut planned = 0;
    while planned < 3 {
        go_on(&mut table);
        let Turn::Decide(seats) = table.session().turn() else { panic!("somebody decides") };
        let seat = seats.iter().next().unwrap();
        let legal = table.session().seen_by(seat).unwrap().legal(solarium_table::english()).unwrap();
        if let Some(ready) = legal.iter().find(|one| one.action == "ready") {
            planned += 1;
            for second in ["act market-1 3", "act hq 1", "stand-down", "nonsense"] {
                let joined = format!("{}; {second}", ready.action);
                let code = |refusal: solarium_table::Refusal| refusal.code.to_string();
                let words = solarium_table::english();
                let session = table.session();
                assert_eq!(
                    session.seen_by(seat).unwrap().preview(&joined, &stage).map_err(code),
                    Err("action/not-together".into())
                );
                assert_eq!(
                    session.seen_by(seat).unwrap().caution(&joined, words).map_err(code),
                    Err("action/not-together".into())
                );
                assert_eq!(
                    table.act_together(seat, &joined).map(drop).map_err(code),
                    Err("action/not-together".into())
                );
            }
        }
        let action = legal.iter().find(|one| one.action == "ready").unwrap_or(&legal[0]).action.clone();
        table.act(seat, &action).unwrap();
    }
}

#[test]
fn all_that_is_offered_comes_with_what_would_be_lost() {
    let words = solarium_table::english();
    let table = buying();
    let (session, seat) = (table.session(), Seat(0));
    let mut singly = session.seen_by(seat).unwrap().legal(solarium_table::english()).unwrap();
    singly.extend(session.seen_by(seat).unwrap().together(solarium_table::english()).unwrap());
    let singly: Vec<_> = singly
        .into_iter()
        .map(|legal| (session.seen_by(seat).unwrap().caution(&legal.action, words).unwrap(), legal))
        .collect();
    assert!(singly.iter().any(|(caution, _)| caution.is_some()), "a piece would be lost by growing");
    let offered = session.seen_by(seat).unwrap().offered(words).unwrap();
    assert!(offered.iter().all(|offer| offer.heading.is_some()), "every action of this game has a heading");
    let offered: Vec<_> = offered.into_iter().map(|offer| (offer.caution, offer.legal)).collect();
    assert_eq!(offered, singly);
    assert!(session.seen_by(Seat(1)).unwrap().offered(words).unwrap().is_empty(), "not to decide");
}

#[test]
fn previews_tell_what_is_certain() {
    let stage = Stage { words: solarium_table::english(), names: &[], you: None };
    let table = buying();
    let offer =
        table.session().seen_by(Seat(0)).unwrap().together(solarium_table::english()).unwrap()[0].clone();
    let preview = table.session().seen_by(Seat(0)).unwrap().preview(&offer.action, &stage).unwrap();
    assert_eq!((preview.events.len(), preview.reveals, preview.lasts), (2, false, false));
    assert!(preview.effect.is_some());
    let end = table.session().seen_by(Seat(0)).unwrap().preview("end", &stage).unwrap();
    assert!(end.lasts && !end.reveals, "the turn is passed on, and nobody learns anything");
    assert!(!end.events.is_empty() && end.draw.is_none());
    assert!(table.session().seen_by(Seat(0)).unwrap().preview("place a1", &stage).is_err());
}

#[test]
fn previews_tell_what_chance_decides() {
    let stage = Stage { words: solarium_table::english(), names: &[], you: None };
    let mut table = table(&["human", "cynthia"]);
    go_on(&mut table);
    while table
        .session()
        .seen_by(Seat(0))
        .unwrap()
        .legal(solarium_table::english())
        .unwrap()
        .iter()
        .all(|one| one.action != "end")
    {
        first(&mut table);
        go_on(&mut table);
    }
    let preview = table.session().seen_by(Seat(0)).unwrap().preview("end", &stage).unwrap();
    let draw = preview.draw.expect("Cynthia draws a card");
    let say = |message| solarium_table::english().say(message);
    assert_eq!(say(&draw.what), "Cynthia (B) draws a card (PH-9.2)");
    assert!(
        draw.odds.len() > 1 && draw.odds.iter().all(|(card, n)| say(card).starts_with("card ") && *n == 1)
    );
}

/// The owner sees what came, the others that something came, and nobody both; neither when everything is open.
#[test]
fn every_viewer_reads_a_draw_once() {
    let library = Library::standard();
    let setup = json!({"seats": ["human", "human", "human"]});
    let session = library.title("circadians").unwrap().start(&setup, Seed::from_number(5)).unwrap();
    let mut table = Table::new(session, Vec::new(), 0);
    let mut draws = 0;
    for _ in 0..200 {
        let changes = match table.session().turn() {
            Turn::Over => break,
            Turn::Chance => go_on(&mut table),
            Turn::Decide(_) => vec![first(&mut table)],
        };
        for report in changes.iter().filter_map(|change| change.report.as_ref()) {
            let told_apart = report.events.iter().any(|event| matches!(event.audience, Audience::Except(_)));
            if !told_apart {
                continue;
            }
            draws += 1;
            for (viewer, open) in
                Viewer::all(3).map(|viewer| (viewer, false)).chain([(Viewer::Spectator, true)])
            {
                let seen = StepSeen::of(Some(report), viewer, open);
                let of_the_draw = seen.events.iter().filter(|event| event.audience != Audience::All);
                assert_eq!((of_the_draw.count(), seen.said), (1, None), "{viewer:?}: {report:?}");
            }
        }
    }
    assert!(draws > 10, "{draws} draws");
}

#[test]
fn every_step_is_told_in_words() {
    let library = Library::standard();
    for (game, seats) in [("circadians", 3), ("sol", 2)] {
        let setup = json!({"seats": vec!["human"; seats]});
        let session = library.title(game).unwrap().start(&setup, Seed::from_number(5)).unwrap();
        let mut table = Table::new(session, Vec::new(), 0);
        for _ in 0..300 {
            let changes = match table.session().turn() {
                Turn::Over => break,
                Turn::Chance => go_on(&mut table),
                Turn::Decide(_) => vec![first(&mut table)],
            };
            for report in changes.iter().filter_map(|change| change.report.as_ref()) {
                let open = report.events.iter().any(|event| !matches!(event.audience, Audience::Only(_)));
                assert!(
                    open || report
                        .said
                        .as_ref()
                        .is_some_and(|said| solarium_table::english().say(said) != report.text),
                    "{report:?}"
                );
            }
        }
    }
}

/// Whatever is no step is refused at some time, until play has gone on; a journal beyond the limit still replays.
#[test]
fn a_journal_is_bounded_by_its_steps() {
    let mut table = table(&["human", "human"]);
    let mut lines = go_on(&mut table);
    let seat = Seat(0);
    lines.push(first(&mut table));
    let refused = loop {
        match table.ask_take_back(seat) {
            Ok(asked) => lines.extend(asked),
            Err(refusal) => break refusal,
        }
        match table.answer_take_back(Seat(1), false) {
            Ok(answered) => lines.extend(answered),
            Err(refusal) => break refusal,
        }
    };
    assert_eq!(refused.code, "table/too-many-changes");
    let steps = table.session().steps() as u64;
    assert_eq!(table.version() - steps, FREE_LINES + FREE_LINES_PER_STEP * steps);
    let codes = [
        table.undo(seat).map(drop).unwrap_err().code,
        table.reset_turn(seat).map(drop).unwrap_err().code,
        table.hand_over(seat, Some("random")).map(drop).unwrap_err().code,
        table.reply(seat, Reply::Wait).map(drop).unwrap_err().code,
    ];
    assert!(
        codes.iter().all(|code| *code == "table/too-many-changes" || *code == "undo/turn-passed"),
        "{codes:?}"
    );
    let entry = Entry::ToBot { seat, bot: "random".into() };
    assert_eq!(table.replay(&entry).unwrap().entry, entry, "an old journal may be longer");
    assert_eq!(table.replay(&Entry::ToPerson { seat }).unwrap().entry, Entry::ToPerson { seat });
    while table.session().steps() as u64 <= steps + 1 {
        first(&mut table);
        go_on(&mut table);
    }
    table.hand_over(seat, Some("random")).unwrap();
}

/// A stretch of a journal tells what it adds, unless it takes back what was before it.
#[test]
fn steps_stand_from_any_point_on() {
    let entries: Vec<Entry> = ["0 a", "* x", "1 b", "0 !undo 0", "1 c", "* y", "0 d", "1 !rewind 1", "0 e"]
        .iter()
        .map(|line| Entry::parse(line).unwrap())
        .collect();
    let texts = |from: usize, base: usize| {
        let some = entries[from..].iter().map(|entry| (entry, ()));
        standing_steps_after(base, some)
            .map(|steps| steps.into_iter().map(|(step, ())| step.text).collect::<Vec<_>>())
    };
    assert_eq!(texts(0, 0).unwrap(), ["b", "e"], "the draw behind what was undone is gone, too");
    assert_eq!(texts(4, 1).unwrap(), ["e"]);
    assert_eq!(texts(5, 2), None, "one of the two was taken back");
    assert_eq!(texts(9, 2).unwrap(), Vec::<String>::new());
}

#[test]
fn what_only_the_acting_person_learned_is_theirs_to_take_back() {
    for (seats, alone) in [(["human", "ai"], true), (["human", "human"], false)] {
        let library = Library::standard();
        let title = library.title("circadians").unwrap();
        let session = title.start(&json!({"seats": seats}), Seed::from_number(6)).unwrap();
        let (mut table, seat) = (Table::new(session, Vec::new(), 0), Seat(0));
        let revealed = |table: &Table| {
            table.session().undoable(seat).is_err_and(|refusal| refusal.code == "undo/revealed")
        };
        go_on(&mut table);
        while !revealed(&table) {
            assert!(table.session().turn() != Turn::Over, "nothing was ever shown");
            first(&mut table);
            go_on(&mut table);
        }
        let last = table.session().last_step_of(Some(seat));
        match alone {
            // An automa does not learn.
            true => {
                assert_eq!(table.undoable(seat).ok(), last);
                table.undo(seat).unwrap();
                assert_eq!(Some(table.session().steps()), last);
            }
            false => assert_eq!(table.undo(seat).unwrap_err().code, "undo/revealed"),
        }
    }
}

#[test]
fn no_item_is_traded_without_having_been_shown() {
    let words = solarium_table::english();
    let library = Library::standard();
    let mut traded = 0;
    for seed in 0..12 {
        let title = library.title("circadians").unwrap();
        let session = title.start(&json!({"seats": ["human", "ai"]}), Seed::from_number(seed)).unwrap();
        let (mut table, mut random) = (Table::new(session, Vec::new(), 0), Random::new(seed));
        go_on(&mut table);
        while table.session().turn() != Turn::Over {
            let offered = table.session().seen_by(Seat(0)).unwrap().offered(words).unwrap();
            for offer in offered.iter().filter(|offer| offer.legal.action.starts_with("act dep")) {
                let mut ahead = table.session().fork();
                let report = ahead.take(Some(Seat(0)), &offer.legal.action, Narration::Full).unwrap();
                let told = report.events.iter().map(|event| words.say(&event.message));
                if let Some(trade) = told.into_iter().find(|text| text.contains("trades for")) {
                    traded += 1;
                    let caution = offer.caution.as_deref().unwrap_or_default();
                    assert!(
                        caution.contains(&trade),
                        "{}: {trade:?} is not in {caution:?}",
                        offer.legal.action
                    );
                }
            }
            let action = &offered[random.below(offered.len() as u32) as usize].legal.action;
            table.act(Seat(0), action).unwrap();
            go_on(&mut table);
        }
    }
    assert!(traded > 0, "no game had an Item that was traded at once");
}

#[test]
fn the_recommended_action_loses_nothing() {
    let words = solarium_table::english();
    let library = Library::standard();
    for (id, setup) in [
        ("photosynthesis", json!({"seats": ["human", "human"]})),
        ("sol", json!({"seats": ["human", "human"]})),
        ("circadians", json!({"seats": ["human", "ai"]})),
    ] {
        let mut recommended = 0;
        for seed in 0..4 {
            let session = library.title(id).unwrap().start(&setup, Seed::from_number(seed)).unwrap();
            let (mut table, mut random) = (Table::new(session, Vec::new(), 0), Random::new(seed));
            go_on(&mut table);
            while let Turn::Decide(seats) = table.session().turn() {
                let seat = seats.iter().next().unwrap();
                let offered = table.session().seen_by(seat).unwrap().offered(words).unwrap();
                for offer in offered.iter().filter(|offer| offer.recommended) {
                    let text = format!("{id}: {} ({})", offer.legal.action, offer.legal.label);
                    assert_eq!(offer.caution, None, "{text}");
                    assert!(!offer.legal.label.contains("unused"), "{text}");
                    let mut ahead = table.session().fork();
                    let report = ahead.take(Some(seat), &offer.legal.action, Narration::Full).unwrap();
                    for event in report.events {
                        let told = words.say(&event.message);
                        assert!(
                            !["lost", "vaporised", "trades for"].iter().any(|loss| told.contains(loss)),
                            "{text}: {told}"
                        );
                    }
                    recommended += 1;
                }
                assert!(
                    offered.iter().filter(|offer| offer.recommended).count() <= 1,
                    "{id}: two tinted buttons"
                );
                let action = &offered[random.below(offered.len() as u32) as usize].legal.action;
                let singles = table.session().seen_by(seat).unwrap().single_actions(action).unwrap();
                for single in singles {
                    table.act(seat, &single).unwrap();
                }
                go_on(&mut table);
            }
        }
        // In Photosynthesis a seat nearly always has a choice that is its own.
        assert!(recommended > 0 || id == "photosynthesis", "{id}: nothing was ever recommended");
    }
}
