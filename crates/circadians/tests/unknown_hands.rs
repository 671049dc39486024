//! Hands that only the people at a real table know (`hands: unknown`): a game in which every card is known, entered as
//! it is shown there, goes the same way.

use serde_json::{Value, json};
use solarium_circadians::{
    Action, Chance, Circadians, Die, Event, NONE, Phase, Setup, Space, State, Task, pack::Pack,
};
use solarium_core::{
    Audience, Game, Notation, Random, Reason, Records, Seat, Shelf, Step, Turn, Viewer, random_outcome,
};
use std::collections::VecDeque;

fn game(setup: &Value) -> Circadians {
    let shelf = Shelf::new("standard", Pack::standard());
    Circadians::new(Setup::parse(setup, &shelf).expect("a good set-up"))
}

fn blind(setup: &Value) -> Circadians {
    let mut setup = setup.clone();
    setup["hands"] = json!("unknown");
    game(&setup)
}

/// What lies open at the table in a position of which everything is known.
fn shown(game: &Circadians, state: &State) -> State {
    let mut shown = state.clone();
    let mut face_up = state.item_discard;
    for crew in &mut shown.crews[..game.humans()] {
        face_up |= crew.items;
        crew.unknown = crew.hand.count_ones() as u8;
        (crew.hand, crew.passed, crew.refused) = (0, [0; 2], NONE);
    }
    shown.item_bottom.clear();
    shown.item_pile = ((1u64 << game.pack.items.len()) - 1) & !face_up;
    shown
}

/// A table at which a game is entered, with the answers that either side gave by itself and the other not yet.
struct Entered {
    game: Circadians,
    state: State,
    known_alone: VecDeque<(Seat, String)>,
    given_alone: VecDeque<(Seat, String)>,
    asked: usize,
}

type Log = Vec<(Audience, Event)>;

fn only_answers(log: &Log) -> impl Iterator<Item = (Seat, String)> {
    log.iter().filter_map(|(_, event)| match event {
        Event::OnlyAnswer { seat, action } => Some((*seat, action.clone())),
        _ => None,
    })
}

impl Entered {
    fn enter(&mut self, step: Step<Action, Chance>) {
        match step {
            Step::Act(seat, action) => {
                let text = self.game.action_text(action);
                assert_eq!(self.game.check(&self.state, seat, action), Ok(()), "{seat} {text}");
            }
            Step::Chance(outcome) => {
                let possible = self.game.outcomes(&self.state);
                assert!(possible.iter().any(|(o, _)| *o == outcome), "{outcome:?} of {possible:?}");
            }
        }
        let mut log = Log::new();
        self.game.advance(&mut self.state, step, &mut log);
        assert!(log.iter().all(|(audience, _)| *audience == Audience::All), "nothing is secret: {log:?}");
        self.given_alone.extend(only_answers(&log));
    }

    /// Answers that followed from a known hand are asked for here.
    fn catch_up(&mut self) {
        while let Some((seat, text)) = self.known_alone.pop_front() {
            match self.given_alone.pop_front() {
                Some(given) => assert_eq!(given, (seat, text)),
                None => {
                    self.asked += 1;
                    let action = self.game.parse_action(&text).unwrap();
                    self.enter(Step::Act(seat, action));
                    // It is the answer to a question, not one given alone.
                }
            }
        }
    }
}

#[test]
fn ci_2_1_a_known_game_entered_as_it_is_shown_reaches_every_position() {
    let mut sums = [0; 4];
    for (number, setup) in [
        json!({"seats": ["human", "human"]}),
        json!({"seats": ["human", "human", "human"], "planet": "random"}),
        json!({"seats": ["human", "human", "human", "human"]}),
        json!({"seats": ["human", "human"], "characters": "free"}),
        json!({"seats": ["human", "human", "ai:2"]}),
        json!({"seats": ["human", "human", "human", "ai:4"], "characters": "free"}),
    ]
    .iter()
    .enumerate()
    {
        for seed in 0..6 {
            for (sum, count) in sums.iter_mut().zip(entered(setup, 100 * number as u64 + seed)) {
                *sum += count;
            }
        }
    }
    let [asked, traded, discarded, compared] = sums;
    assert!(asked > 5 && traded > 100 && discarded > 20 && compared > 5000, "{sums:?}");
}

fn entered(setup: &Value, seed: u64) -> [usize; 4] {
    let known = game(setup);
    let blind = blind(setup);
    let mut state = known.start();
    let mut table = Entered {
        state: blind.start(),
        game: blind,
        known_alone: VecDeque::new(),
        given_alone: VecDeque::new(),
        asked: 0,
    };
    let mut random = Random::new(seed);
    let (mut traded, mut discarded, mut compared) = (0, 0, 0);
    loop {
        let step = match known.turn(&state) {
            Turn::Over => break,
            Turn::Chance => Step::Chance(random_outcome(&known, &state, &mut random)),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat decides");
                let mut list = known.actions(&state, seat);
                // Cards are what this is about: some games trade them, others draw more than a hand may hold.
                let preferred: &[&str] = if seed.is_multiple_of(2) {
                    &["act dep"]
                } else {
                    &["act hq", "take items", "reward items"]
                };
                let is_preferred = |action: &Action| {
                    let text = known.action_text(*action);
                    preferred.iter().any(|start| text.starts_with(start))
                };
                let cards: Vec<Action> = list.iter().copied().filter(is_preferred).collect();
                if !cards.is_empty() {
                    list = cards;
                }
                Step::Act(seat, list[random.below(list.len() as u32) as usize])
            }
        };
        let choosing = state.phase == Phase::Characters;
        let mut log = Log::new();
        known.advance(&mut state, step, &mut log);
        table.known_alone.extend(only_answers(&log));
        match step {
            Step::Chance(Chance::Character(_) | Chance::Item(_))
            | Step::Act(_, Action::KeepCharacter(_) | Action::KeepItem(_)) => {}
            step => table.enter(step),
        }
        traded += usize::from(matches!(step, Step::Act(_, Action::Trade(_))));
        discarded += usize::from(matches!(step, Step::Act(_, Action::Discard(_))));
        if choosing && state.phase == Phase::Items && matches!(step, Step::Act(_, Action::KeepCharacter(_))) {
            for seat in known.turn_order(&state) {
                let character = state.crews[seat.index()].character;
                table.enter(Step::Chance(Chance::Character(character)));
            }
        }
        let drawing = matches!(state.agenda.last(), Some(Task::Draw(..)));
        table.catch_up();
        if state.round == 0 || drawing {
            continue;
        }
        assert!(table.given_alone.is_empty(), "{:?}", table.given_alone);
        assert_eq!(table.state, shown(&known, &state), "after {step:?}");
        assert_eq!(table.game.scores(&table.state), known.scores(&state));
        compared += 1;
    }
    assert_eq!(table.game.turn(&table.state), Turn::Over);
    [table.asked, traded, discarded, compared]
}

#[test]
fn ci_2_1_all_viewers_know_the_same_and_no_card_of_a_hand() {
    let game = blind(&json!({"seats": ["human", "human", "human"]}));
    let (mut state, mut random) = (game.start(), Random::new(4));
    while state.round < 3 {
        let step = match game.turn(&state) {
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat decides");
                let list = game.actions(&state, seat);
                Step::Act(seat, list[random.below(list.len() as u32) as usize])
            }
            _ => Step::Chance(random_outcome(&game, &state, &mut random)),
        };
        assert_eq!(game.audience(&state, &step), Audience::All);
        game.advance(&mut state, step, &mut Log::new());
        let seen = |viewer| {
            let mut view = serde_json::to_value(game.view(&state, viewer)).unwrap();
            view["viewer"].take();
            view["asked"].take();
            view
        };
        let spectator = seen(Viewer::Spectator);
        for seat in Seat::all(3) {
            assert_eq!(seen(Viewer::Seat(seat)), spectator);
            assert!(spectator["seats"][seat.index()]["hand"].is_null());
        }
        assert!(state.crews.iter().all(|crew| crew.hand == 0 && crew.packet == 0));
    }
    assert!(state.crews[..3].iter().all(|crew| crew.unknown >= 1), "three cards each from the draft");
}

#[test]
fn ci_2_1_unknown_hands_are_those_of_several_people() {
    let shelf = Shelf::new("standard", Pack::standard());
    for (setup, reasons) in [
        (json!({"seats": ["human", "ai:1"], "hands": "unknown"}), 1),
        (json!({"seats": ["human", "human", "bot:normal"], "hands": "unknown"}), 1),
        (json!({"seats": ["human", "human"], "hands": "unknown", "supplies": "hidden"}), 1),
        (json!({"seats": ["human", "human"], "hands": "secret"}), 1),
    ] {
        let refused = Setup::parse(&setup, &shelf).expect_err("no such table");
        assert_eq!(refused.0.len(), reasons, "{setup}: {refused:?}");
    }
    // Of other tables a set-up says nothing about it.
    assert!(game(&json!({"seats": ["human", "human"]})).setup.to_json().get("hands").is_none());
}

#[test]
fn ci_19_8_a_record_of_unknown_hands_has_their_number() {
    let shelf = Shelf::new("standard", Pack::standard());
    let game = blind(&json!({"seats": ["human", "human"]}));
    let (mut state, mut random) = (game.start(), Random::new(1));
    while state.round == 0 {
        let outcome = random_outcome(&game, &state, &mut random);
        game.advance(&mut state, Step::Chance(outcome), &mut Log::new());
    }
    let record = game.record(&state);
    assert_eq!((&record["seats"][1]["unknown"], record["seats"][1].get("hand")), (&json!(3), None));
    assert_eq!(Circadians::load(&record, &shelf).expect("its own record"), (game, state));
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut record = record.clone();
        change(&mut record);
        Circadians::load(&record, &shelf).expect_err("no such position").0
    };
    let reasons = |refused: Vec<Reason>| refused.iter().map(|reason| reason.rule).collect::<Vec<_>>();
    let hand = refused(&|record| record["seats"][0]["hand"] = json!(["sceptre"]));
    assert_eq!(reasons(hand), ["CI-19.8"]);
    let many = refused(&|record| record["seats"][0]["unknown"] = json!(34));
    assert_eq!(reasons(many), ["CI-1.3"]);
    let draft = refused(&|record| record["phase"] = json!("items"));
    assert!(reasons(draft).contains(&"CI-2.10"));
}

#[test]
fn ci_2_1_whether_an_unknown_item_can_be_paid_is_for_its_owner_to_say() {
    let game = blind(&json!({"seats": ["human", "human"]}));
    let (mut state, mut random) = (game.start(), Random::new(1));
    while state.phase != Phase::Execute {
        let step = match game.turn(&state) {
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat decides");
                let list = game.actions(&state, seat);
                let garage = list.iter().find(|action| matches!(action, Action::Garage(5 | 6)));
                Step::Act(seat, *garage.unwrap_or(&list[0]))
            }
            _ => Step::Chance(random_outcome(&game, &state, &mut random)),
        };
        game.advance(&mut state, step, &mut Log::new());
    }
    let Turn::Decide(seats) = game.turn(&state) else { panic!("a die is due") };
    let seat = seats.iter().next().expect("a seat decides");
    assert!(!game.actions(&state, seat).contains(&Action::Skip), "other spaces are free");
    // Every space but those of the Depository is taken.
    let (tables, die) = (&mut state.public.tables, Die::new(Seat(1), 6));
    tables.negotiation.as_flattened_mut().fill(die);
    tables.lab.as_flattened_mut().fill(die);
    for board in [&mut tables.hq, &mut tables.mine, &mut tables.foundry, &mut tables.control] {
        board.fill(die);
    }
    for board in [&mut tables.market, &mut tables.academy] {
        board.fill(die);
    }
    for cards in [3, 0] {
        state.crews[seat.index()].unknown = cards;
        let list = game.actions(&state, seat);
        let trades = list.iter().any(|action| matches!(action, Action::Act(Space::Depository(_), _)));
        assert_eq!((trades, list.contains(&Action::Skip)), (cards > 0, true), "{list:?}");
        assert_eq!(game.check(&state, seat, Action::Skip), Ok(()));
    }
}
