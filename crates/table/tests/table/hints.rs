//! Hints: what every hint of every game must hold, over random games.

use serde_json::{Value, json};
use solarium_conformance::toy::Toy;
use solarium_core::{Budget, Cancel, Game, Language, Limits, Random, Seat, SeatKind, Seed, Turn, Viewer};
use solarium_table::{
    AutoPlan, HINT_GRADES, Hint, Lang, Library, Narration, Picture, Session, games, page_words, pseudo_words,
    words,
};

/// Enough for a plan, and soon done.
const POSITIONS: u64 = 600;

fn hint(session: &dyn Session, seat: Seat, bot: Option<&str>) -> Hint {
    let never = Cancel::default();
    let limits = Limits { budget: Budget::Iterations(POSITIONS), cancel: &never, clock: None };
    session.seen_by(seat).unwrap().hint(bot, &limits).unwrap()
}

/// The person who decides, if one does.
fn decider(session: &dyn Session) -> Option<Seat> {
    let Turn::Decide(seats) = session.turn() else { return None };
    seats.iter().find(|seat| session.kind(*seat) == SeatKind::Human)
}

/// Every sentence of every grade is complete in every language, with nothing in it that no message file holds.
fn said_in_every_language(hint: &Hint) {
    for grade in HINT_GRADES {
        let sentence = hint.sentence(grade);
        let mut said: Vec<String> = Vec::new();
        for lang in Lang::ALL {
            for words in [words(lang), page_words(lang)] {
                let text =
                    words.try_say(&sentence).unwrap_or_else(|unsaid| panic!("{unsaid:?} in {sentence}"));
                assert!(!text.trim().is_empty());
                said.push(text);
            }
        }
        let [english, _, german, _, french, _] = &said[..] else { panic!("two forms in three languages") };
        assert!(english != german && german != french && english != french, "not translated: {english}");
        let marked = pseudo_words().say(&sentence);
        assert!(marked.starts_with('⟦') && marked.ends_with('⟧'), "outside of messages: {marked}");
    }
}

/// What holds for a hint in this very position.
fn holds(session: &dyn Session, seat: Seat, hint: &Hint) {
    let legal = session.seen_by(seat).unwrap().legal(words(Lang::En)).unwrap();
    let first = &hint.steps[0];
    let action = legal.iter().find(|legal| legal.action == first.action);
    let action = action.unwrap_or_else(|| panic!("{} is not legal", first.action));
    assert_eq!(action.touches, first.touches);
    assert_eq!(first.turns_ahead, 0);
    for touch in &first.touches {
        assert!(hint.region.touches.contains(touch), "{touch} is outside of {:?}", hint.region);
    }
    assert!(hint.steps.is_sorted_by_key(|step| step.turns_ahead));
    // What is meant for this turn can be done, one step after the other.
    let mut copy = session.fork();
    for step in hint.steps.iter().take_while(|step| step.turns_ahead == 0) {
        copy.take(Some(seat), &step.action, Narration::Silent).unwrap();
    }
    for grade in HINT_GRADES {
        let json = serde_json::to_value(hint.to_json(grade, words(Lang::En))).unwrap();
        let shown = |field: &str| !json[field].is_null();
        let expected = [shown("region"), shown("action"), shown("line")];
        assert_eq!(expected, [grade >= 2, grade >= 3, grade >= 4], "{json}");
        assert_eq!(json["text"].as_str().unwrap(), words(Lang::En).say(&hint.sentence(grade)));
    }
}

/// What the seat cannot know is drawn again: the hint stays.
fn tells_nothing_hidden(library: &Library, session: &dyn Session, seat: Seat, hinted: &Hint) {
    let title = library.title(session.game()).unwrap();
    for number in 0..2 {
        let seed = Seed::from_number(1000 + number);
        let other = session.what_if(Viewer::Seat(seat), seed.clone()).unwrap();
        let other = title.resume(&other.record(), seed, session.so_far()).unwrap();
        assert_eq!(other.seen_by(seat).unwrap().json(), session.seen_by(seat).unwrap().json());
        assert_eq!(hint(&*other, seat, None), *hinted);
    }
}

/// Plays a game by random actions and looks at every `every`-th decision of a person; the hints seen.
fn along_a_game(library: &Library, game: &str, setup: &Value, seed: u64, every: usize) -> Vec<Hint> {
    let title = library.title(game).unwrap();
    let mut session = title.start(setup, Seed::from_number(seed)).unwrap();
    let (mut random, mut hints) = (Random::new(seed), Vec::new());
    for number in 0..2000 {
        while session.advance(&AutoPlan::by_setup(), &Cancel::default(), Narration::Silent).unwrap().is_some()
        {
        }
        let Some(seat) = decider(&*session) else { break };
        let legal = session.seen_by(seat).unwrap().legal(words(Lang::En)).unwrap();
        if number % every == seed as usize % every {
            let hinted = hint(&*session, seat, None);
            holds(&*session, seat, &hinted);
            // The toy's words stand in no message file of the program.
            if game != Toy::ID {
                said_in_every_language(&hinted);
            }
            tells_nothing_hidden(library, &*session, seat, &hinted);
            hints.push(hinted);
        }
        let action = &legal[random.below(legal.len() as u32) as usize].action;
        session.take(Some(seat), action, Narration::Silent).unwrap();
    }
    assert_eq!(session.turn(), Turn::Over, "{game} came to its end");
    hints
}

/// The laws over random games of one title, and how often a hint names a quantity.
fn law(game: &str, setups: &[Value], every: usize) {
    let (mut hints, mut named) = (0, 0);
    for (seed, setup) in (1..).zip(setups) {
        for hint in along_a_game(games(), game, setup, seed, every) {
            hints += 1;
            named += usize::from(hint.quantity.is_some());
        }
    }
    assert!(hints >= 20, "only {hints} hints");
    assert!(2 * named >= hints, "only {named} of {hints} hints of {game} name a quantity");
}

#[test]
fn hints_of_photosynthesis_are_true_legal_translated_and_blind() {
    let setups = [
        json!({"seats": ["human", "human"]}),
        json!({"seats": ["human", "cynthia:tree"]}),
        json!({"seats": ["human", "human", "human"], "shade_lock": true}),
    ];
    law("photosynthesis", &setups, 11);
}

#[test]
fn hints_of_sol_are_true_legal_translated_and_blind() {
    let setups = [json!({"seats": ["human", "human"]}), json!({"mode": "solo", "seats": ["human"]})];
    law("sol", &setups, 23);
}

#[test]
fn hints_of_circadians_are_true_legal_translated_and_blind() {
    let setups = [json!({"seats": ["human", "human"]}), json!({"seats": ["human", "ai:1"]})];
    law("circadians", &setups, 5);
}

/// A game that says nothing about advice and has no levels: its only bot thinks, and no quantity is named.
#[test]
fn a_game_without_advice_still_gives_region_action_and_line() {
    let library = Library::empty().with::<Toy>(Picture::plain());
    let setup = json!({"seats": ["human", "human", "clock"]});
    let hints = along_a_game(&library, Toy::ID, &setup, 3, 1);
    assert!(hints.len() > 5);
    for hint in hints {
        assert!(hint.quantity.is_none());
        assert!(
            ["hint-principle-open", "hint-principle-only"].contains(&hint.principle.id),
            "{}",
            hint.principle
        );
        assert!(!hint.region.touches.is_empty());
    }
}
