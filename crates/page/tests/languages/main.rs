//! No English is left on a German or French page, and nothing is said that is no message: pages of set-ups, tables, ends, reasons and refusals are made for
//! games played by chance, and looked through for words that only English has, and for text outside the marks of the pseudo-language.
//!
//! Names of things stay: titles of games, effects, Items, characters. The rules themselves are English.

mod read;

use read::{english, unmarked};
use serde_json::json;
use solarium_core::{Language, Message, POINTS, Random, Seat, SeatSet, Seed, Turn, Viewer};
use solarium_page::draft::{Draft, choices, seats_refused, shown, sitters};
use solarium_page::error_page::{self, PageError};
use solarium_page::home::Home;
use solarium_page::log::Teller;
use solarium_page::new::{self, Telling};
use solarium_page::review::{self, LineInWords, LinePictures, Pending, ShownReview};
use solarium_page::stand_ins::{self, Printed};
use solarium_page::table::{self, Parts, Visit};
use solarium_page::tour::{self, guide, tour};
use solarium_page::viewed::{Sitter, ViewedTable, names};
use solarium_page::{BackEnd, Frame, Theme, explanations, home, my, progress, records, trace};
use solarium_table::{
    Cause, Change, DecisionReview, Library, Part, Review, SeatReview, SegmentReview, Table, Title, Words,
    pseudo_words,
};
use solarium_words::Lang;
use std::collections::BTreeMap;

/// German and French, looked through for English words, and the pseudo-language, looked through for text that is no
/// message.
fn others() -> [(&'static str, &'static Words); 3] {
    [
        ("de", solarium_table::words(Lang::De)),
        ("fr", solarium_table::words(Lang::Fr)),
        ("marks", pseudo_words()),
    ]
}

/// What was found, by language and shape, with where.
#[derive(Default)]
struct Found(BTreeMap<(&'static str, String), String>);

impl Found {
    fn look(&mut self, lang: &'static str, place: &str, html: &str) {
        for text in if lang == "marks" { unmarked(html) } else { english(html) } {
            let shape: String = text.chars().filter(|c| !c.is_ascii_digit()).collect();
            self.0.entry((lang, shape)).or_insert_with(|| format!("{place}: {text}"));
        }
    }

    fn none(self) {
        let count = self.0.len();
        let list: Vec<String> =
            self.0.iter().map(|((lang, _), text)| format!("{lang} {text}")).take(80).collect();
        assert!(list.is_empty(), "{count} texts are English or no message:\n    {}", list.join("\n    "));
    }
}

fn frame(words: &'static Words) -> Frame {
    Frame { words, theme: Theme::Auto, here: "/".into(), back_end: BackEnd::default() }
}

#[test]
fn pages_around_the_tables() {
    let library = Library::standard();
    let mut found = Found::default();
    for (lang, words) in others() {
        let frame = frame(words);
        let games: Vec<_> = library.titles().map(Title::info).collect();
        found.look(
            lang,
            "home",
            &home::page(&frame, &Home { games: games.clone(), mine: vec![], open: vec![] }),
        );
        found.look(lang, "my", &my::page(&frame, &[]));
        found.look(lang, "records", &records::page(&frame, "", None));
        for code in ["table/unknown", "table/other-version", "match/stale-seq", "server/busy"] {
            let error = PageError { status: 404, code: code.into(), ..PageError::default() };
            found.look(lang, code, &error_page::page(&frame, &error));
        }
        let printed = library.titles().map(|title| Printed {
            game: title.info(),
            values: title.printed_values(&title.packs()[0]).unwrap_or_default(),
            pack: String::new(),
        });
        found.look(lang, "stand-ins", &stand_ins::page(&frame, &printed.collect::<Vec<_>>()));
        for title in library.titles() {
            let info = title.info();
            let tour = tour(info.id).expect("every game has a tour");
            found.look(lang, "tour", &tour::page(&frame, &info, tour));
            found.look(lang, "guide", &guide(frame.words, tour, "x").into_string());
        }
    }
    found.none();
}

#[test]
fn new_tables_with_everything_that_can_be_chosen() {
    let library = Library::standard();
    let mut found = Found::default();
    for title in library.titles() {
        let info = title.info();
        for preset in &info.presets {
            let draft = Draft::of_preset(&info, Some(preset.id));
            for (lang, words) in others() {
                found.look(lang, preset.id, &new::page(&frame(words), title, &draft, &Telling::default()));
            }
            // What does not go together says why.
            for option in shown(&info).filter(|option| !option.default.is_object() && option.kind != "list") {
                for choice in choices(title, &draft, option).into_iter().filter(|one| one.refused.is_some()) {
                    let mut other = draft.clone();
                    other.options.insert(option.name.into(), choice.value);
                    for (lang, words) in others() {
                        let form = new::form(words, title, &other, &Telling::default()).into_string();
                        found.look(lang, &format!("{} {}", preset.id, option.name), &form);
                    }
                }
            }
        }
    }
    found.none();
}

/// Why something cannot be chosen is said to people: without names of options and values of set-up objects.
#[test]
fn reasons_on_the_form_speak_to_people() {
    let library = Library::standard();
    let mut technical = BTreeMap::new();
    for title in library.titles() {
        let info = title.info();
        for preset in &info.presets {
            let draft = Draft::of_preset(&info, Some(preset.id));
            let mut said: Vec<Message> = Vec::new();
            for option in shown(&info).filter(|option| !option.default.is_object() && option.kind != "list") {
                said.extend(choices(title, &draft, option).into_iter().filter_map(|choice| choice.refused));
            }
            for seat in 0..draft.seats.len() {
                said.extend(sitters(title, &draft, seat).into_iter().filter_map(|(_, refused)| refused));
            }
            let counts = usize::from(info.seats_min)..=usize::from(info.seats_max);
            said.extend(counts.filter_map(|count| seats_refused(title, &draft, count)));
            for reason in said {
                for lang in Lang::ALL {
                    let text = solarium_table::words(lang).say(&reason);
                    if text.contains(['`', '_', '=', '"']) {
                        technical.insert(text, preset.id);
                    }
                }
            }
        }
    }
    assert!(technical.is_empty(), "{technical:#?}");
}

/// Every part of a score and everything counted over a game has words in every language.
fn has_words(table: &Table) {
    let library = Library::standard();
    let game = library.title(table.session().game()).expect("a game of the list").info().message_prefix();
    let keyed = |name: &str| name.replace('_', "-");
    for lang in Lang::ALL {
        let words = solarium_table::words(lang);
        for score in table.session().scores() {
            for (name, _) in &score.parts.0 {
                let key = format!("{game}-score-{}", keyed(name));
                assert!(words.has(&key) && words.has(&format!("{key}-meaning")), "{} {key}", lang.code());
            }
            for (name, _) in &score.tie.0 {
                assert!(words.has(&format!("{game}-score-{}", keyed(name))), "{} {name}", lang.code());
            }
            if let Some(level) = &score.level {
                assert!(words.has(&format!("{game}-result-level-{}", level.replace(' ', "-"))), "{level}");
            }
        }
        let course = table.session().progress().expect("the game is over");
        assert!(!course.tally.is_empty(), "something was counted");
        let drawn = course.measures.iter().map(|measure| measure.name).filter(|name| *name != POINTS);
        for name in course.tally.iter().map(|line| line.name).chain(drawn) {
            assert!(words.has(&format!("{game}-tally-{name}")), "{} {name}", lang.code());
        }
    }
}

/// Every part of a table, what its last lines say, and what can be asked there.
fn look_at(found: &mut Found, table: &Table, lines: &[Change], random: &mut Random, place: &str) {
    let session = table.session();
    let over = session.turn() == Turn::Over;
    let seats = vec![Sitter { name: None, taken: true, present: true }; session.seats()];
    for (lang, words) in others() {
        let names = names(session, &seats, words);
        let mut notices = session.notices();
        notices.push(Message::new("notice-seed-chosen"));
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
            let seen = session.seen(viewer).expect("a viewer of the table");
            let viewed = ViewedTable {
                seen: &*seen,
                id: "0123456789abcdef",
                table,
                seats: &seats,
                names: &names,
                viewer,
                words,
                open: false,
                read_only: false,
                commitment: "00",
                seed: over.then_some("00"),
                salt: over.then_some("00"),
                seed_chosen: true,
                without_hints: false,
                notices: &notices,
                waiting: SeatSet::default(),
                rematch: None,
                counting: true,
                patience: 30,
                watchers: 3,
            };
            let parts = Parts::of(&viewed).expect("the parts are made");
            let visit = Visit {
                mine: &[],
                lost: &[],
                maker: false,
                title: "",
                secrets: false,
                bots: &[],
                digest: "",
                guide: None,
            };
            found.look(lang, place, &table::page(&frame(words), &viewed, &parts, &visit));
            if let Some(course) = session.progress() {
                found.look(lang, place, &progress::progress(&viewed, &course).into_string());
            }
            let game = session.game();
            let teller = Teller { game, names: &names, viewer, open: over, words };
            for change in lines {
                let line = teller.line(0, &change.entry, change.report.as_ref(), false).into_string();
                found.look(lang, place, &line);
                if let Some(reasons) = change.report.as_ref().and_then(|report| report.trace.as_ref()) {
                    found.look(lang, place, &trace::trace(words, game, reasons).into_string());
                }
            }
            let (Viewer::Seat(seat), choices) = (viewer, viewed.choices().expect("choices")) else {
                continue;
            };
            for choice in &choices {
                let more = [&choice.caution, &choice.group].map(|text| text.as_deref().unwrap_or(""));
                let label = maud::html! { (choice.label) (more[0]) (more[1]) };
                found.look(lang, place, &label.into_string());
            }
            for _ in 0..choices.len().min(3) {
                let choice = &choices[random.below(choices.len() as u32) as usize];
                let preview = session
                    .seen_by(seat)
                    .unwrap()
                    .preview(&choice.action, &viewed.stage())
                    .expect("a legal action");
                for alone in [false, true] {
                    found.look(
                        lang,
                        place,
                        &explanations::preview(words, game, &preview, alone).into_string(),
                    );
                }
            }
        }
    }
}

fn play(game: &str, setup: serde_json::Value, seed: u64, every: u32, found: &mut Found) {
    let library = Library::standard();
    let place = format!("{game} {setup}");
    let session = library.title(game).unwrap().start(&setup, Seed::from_number(seed)).expect("a set-up");
    let mut table = Table::new(session, Vec::new(), 0);
    let mut random = Random::new(seed);
    let mut lines: Vec<Change> = Vec::new();
    for step in 0..3000 {
        if table.session().turn() == Turn::Over {
            break;
        }
        // The phases of an opening follow each other quickly.
        if step < 12 || random.below(every) == 0 {
            look_at(found, &table, &std::mem::take(&mut lines), &mut random, &place);
        }
        match table.advance().expect("it goes on") {
            Some(change) => lines.push(change),
            None => {
                let Turn::Decide(seats) = table.session().turn() else { continue };
                let seat = seats.iter().next().expect("somebody decides");
                let legal = table
                    .session()
                    .seen_by(seat)
                    .unwrap()
                    .legal(solarium_table::english())
                    .expect("a seat of the table");
                let action = legal[random.below(legal.len() as u32) as usize].action.clone();
                lines.push(table.act(seat, &action).expect("a legal action"));
            }
        }
    }
    look_at(found, &table, &lines, &mut random, &place);
    if table.session().turn() == Turn::Over {
        has_words(&table);
    }
}

#[test]
fn tables_of_photosynthesis() {
    let mut found = Found::default();
    play("photosynthesis", json!({"seats": ["human", "cynthia"]}), 1, 40, &mut found);
    play("photosynthesis", json!({"seats": ["human", "human", "cynthia:ancient"]}), 2, 60, &mut found);
    found.none();
}

#[test]
fn tables_of_sol() {
    let mut found = Found::default();
    let title = Library::standard();
    for (n, preset) in title.title("sol").unwrap().info().presets.iter().enumerate() {
        play("sol", preset.setup.clone(), n as u64, 200, &mut found);
    }
    found.none();
}

#[test]
fn tables_of_circadians() {
    let mut found = Found::default();
    play("circadians", json!({"seats": ["human", "ai:2"]}), 1, 60, &mut found);
    play("circadians", json!({"seats": ["human", "human", "human"]}), 2, 100, &mut found);
    found.none();
}

/// A review that has everything in it: gains and losses, all causes, a costly decision.
fn a_review() -> Review {
    let segment = |to: usize, cause: Cause| SegmentReview {
        from: to - 1,
        to,
        cause,
        before: 1_000,
        after: -2_345,
        error: 210,
        value_error: 340,
        sampled: cause == Cause::Luck,
    };
    let seat = |seat: u8, sign: i64| SeatReview {
        seat: Seat(seat),
        start: 1_000,
        luck: Part { sum: 3_250 * sign, error: 400 },
        skill: Part { sum: -1_500 * sign, error: 300 },
        others: Part { sum: 0, error: 0 },
        unforeseen: 40,
        result: 1_040 + 1_750 * sign,
        segments: vec![segment(1, Cause::Luck), segment(2, Cause::Skill), segment(3, Cause::Others)],
    };
    Review {
        format: 1,
        game: "photosynthesis".into(),
        rules_version: 1,
        steps: 3,
        over: true,
        level: "hard".into(),
        budget: None,
        seed: String::new(),
        worlds: 4,
        positions: 0,
        seats: vec![seat(0, 1), seat(1, -1), seat(2, 0)],
        decisions: vec![DecisionReview {
            seat: Seat(0),
            from: 1,
            to: 2,
            played: vec!["end".into()],
            better: vec!["grow c5".into()],
            cost: 3_345,
            error: 210,
            costly: true,
        }],
    }
}

#[test]
fn reviews() {
    let mut found = Found::default();
    let names = ["⟦A⟧", "⟦B⟧", "⟦C⟧"].map(str::to_string);
    let label = |text: &str| vec![format!("⟦{text}⟧")];
    let lines = [LineInWords { played: label("D"), better: label("E") }];
    let pictures = [LinePictures { played: "<svg/>".into(), better: vec!["<svg/>".into()] }];
    for over in [true, false] {
        let review = Review { over, ..a_review() };
        for (lang, words) in others() {
            let shown = ShownReview { review: &review, names: &names, lines: &lines, words };
            found.look(lang, "review", &review::of_table(&shown, "id").into_string());
            let none = ShownReview { lines: &[], ..shown };
            found.look(lang, "review without costs", &review::of_table(&none, "id").into_string());
            let file = review::file(&shown, "⟦F⟧", &pictures);
            let body = file.split("<body>").nth(1).expect("a body");
            found.look(lang, "review as a file", body);
            for pending in [Pending::Possible, Pending::Running(42), Pending::Failed] {
                found.look(lang, "pending review", &review::pending(words, pending).into_string());
            }
        }
    }
    found.none();
    // Numbers are written as the language does.
    assert_eq!(review::points(solarium_table::words(Lang::De), -2_345), "−2,3");
    assert_eq!(review::points(solarium_table::words(Lang::En), 49), "0.0");
}
