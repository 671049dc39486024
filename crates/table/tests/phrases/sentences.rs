//! Everything a game says: collected from many short and long games played by chance.

use serde_json::{Value, json};
use solarium_core::{Argument, Message, Random, Seat, Seed, Turn, VERBATIM};
use solarium_picture::Stage;
use solarium_table::{AutoPlan, LegalAction, Refusal, Session, StepTold, Title};
use solarium_words::Lang;
use std::collections::BTreeSet;

/// Positions at which everything is asked for; in between only what happens is noted.
const ASKED: usize = 40;
/// Actions tried out of place at each of them.
const MISFITS: usize = 12;
/// The longest game.
const MOST_STEPS: usize = 1500;

/// What a game says.
#[derive(Default)]
pub struct Sentences {
    said: BTreeSet<String>,
    /// Notations of actions seen anywhere, to be tried where they do not fit.
    actions: BTreeSet<String>,
    /// Things touched anywhere, likewise.
    touches: BTreeSet<String>,
}

impl Sentences {
    /// Of one game.
    pub fn of(title: &dyn Title) -> Sentences {
        let mut sentences = Sentences::default();
        let info = title.info();
        sentences.note(info.summary);
        for option in &info.options {
            sentences.note(option.meaning);
        }
        for preset in &info.presets {
            sentences.note(preset.name);
        }
        for printed in title.printed_values(&title.packs()[0]).expect("the built-in pack") {
            sentences.note(&printed.group);
            sentences.note(&printed.name);
            sentences.note(&printed.value);
        }
        let mut played = BTreeSet::new();
        for (i, (setup, change)) in setups(title).iter().enumerate() {
            match title.start(setup, Seed::from_number(i as u64)) {
                // Every change is tried with every preset, and played with one that takes it.
                Ok(session) if played.insert(change.clone()) => sentences.play(session, i as u64),
                Ok(session) => session.notices().iter().for_each(|notice| sentences.say(notice)),
                Err(refusal) => sentences.note_refusal(&refusal),
            }
        }
        sentences
    }

    /// Each once, in order.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        self.said.iter().map(String::as_str)
    }

    fn note(&mut self, sentence: impl AsRef<str>) {
        if !self.said.contains(sentence.as_ref()) {
            self.said.insert(sentence.as_ref().to_string());
        }
    }

    /// A message must be there in every language; what it still says as English text is for the phrase book.
    fn say(&mut self, message: &Message) {
        if message.id == VERBATIM {
            if let [(_, Argument::Text(english))] = message.args.as_slice() {
                self.note(english);
            }
            return;
        }
        for lang in Lang::ALL {
            if let Err(unsaid) = solarium_table::words(lang).try_say(message) {
                panic!("{} cannot be said in {}", unsaid, lang.code());
            }
        }
    }

    fn note_refusal(&mut self, refusal: &Refusal) {
        match &refusal.reasons {
            Some(reasons) => reasons.iter().for_each(|reason| self.note(&reason.message)),
            None => self.say(&refusal.message),
        }
    }

    fn play(&mut self, mut session: Box<dyn Session>, number: u64) {
        let mut random = Random::new(number);
        let plan = AutoPlan::by_setup();
        session.notices().iter().for_each(|notice| self.say(notice));
        for step in 0..MOST_STEPS {
            // Dense at the beginning, where the phases of a set-up follow each other quickly, then now and then.
            let ask = step < ASKED || random.below(12) == 0;
            if ask {
                self.ask(&*session, &mut random);
            }
            let seats = match session.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let told = session
                        .advance(&plan, &solarium_core::Stop::default(), solarium_table::Narration::Full)
                        .expect("chance is due")
                        .expect("it was drawn");
                    self.note_step(&told);
                    continue;
                }
                Turn::Decide(seats) => seats,
            };
            // Bots would think; a seat of a bot plays by chance here like a person's.
            let seat = seats.iter().next().expect("somebody decides");
            if matches!(session.kind(seat), solarium_core::SeatKind::Automa(_)) {
                let told = session
                    .advance(&plan, &solarium_core::Stop::default(), solarium_table::Narration::Full)
                    .expect("an automa moves")
                    .expect("it was to act");
                self.note_step(&told);
                continue;
            }
            let legal =
                session.seen_by(seat).unwrap().legal(solarium_table::english()).expect("the seat decides");
            let chosen = &legal[random.below(legal.len() as u32) as usize];
            for action in &legal {
                if !self.actions.contains(&action.action) && self.actions.len() < 4000 {
                    self.actions.insert(action.action.clone());
                }
            }
            if ask {
                self.look_ahead(&*session, seat, &legal, &mut random);
            }
            let told = session
                .take(Some(seat), &chosen.action, solarium_table::Narration::Full)
                .expect("a legal action");
            self.note_step(&told);
        }
        for score in session.scores() {
            score.level.iter().for_each(|level| self.note(level));
        }
        self.ask(&*session, &mut random);
    }

    /// A step as a log tells it: somebody must be able to read it.
    fn note_step(&mut self, told: &StepTold) {
        for step in told.trace.iter().flat_map(|trace| &trace.0) {
            self.say(&step.what);
            step.before.iter().for_each(|candidate| self.note(candidate));
        }
        told.events.iter().for_each(|event| self.say(&event.message));
        told.said.iter().for_each(|said| self.say(said));
        assert!(told.said.is_some() || told.events.iter().any(|event| event.only.is_none()), "{told:?}");
    }

    /// What actions would do, and why a touch of theirs does nothing elsewhere.
    fn look_ahead(&mut self, session: &dyn Session, seat: Seat, legal: &[LegalAction], random: &mut Random) {
        let stage = Stage { words: solarium_table::english(), names: &[], you: Some(seat) };
        for _ in 0..2 {
            let action = &legal[random.below(legal.len() as u32) as usize];
            let preview =
                session.seen_by(seat).unwrap().preview(&action.action, &stage).expect("a legal action");
            preview.events.iter().for_each(|event| self.say(event));
            if let Some(draw) = preview.draw {
                self.say(&draw.what);
                draw.odds.iter().for_each(|(outcome, _)| self.say(outcome));
            }
        }
        for action in legal {
            if self.touches.len() < 4000 {
                self.touches.extend(action.touches.iter().cloned());
            }
        }
        let all = self.touches.len() as u32;
        for _ in 0..MISFITS {
            let touch = self.touches.iter().nth(random.below(all) as usize).expect("one of them").clone();
            let refusal = session.seen_by(seat).unwrap().why_not(&touch).expect("the seat decides");
            self.note_refusal(&refusal);
        }
    }

    /// Prompts, and why things that do not fit are refused.
    fn ask(&mut self, session: &dyn Session, random: &mut Random) {
        for seat in Seat::all(session.seats()) {
            self.say(&session.seen_by(seat).unwrap().prompt().unwrap());
            if let Err(refusal) = session.undoable(seat) {
                self.note_refusal(&refusal);
            }
        }
        let deciding = match session.turn() {
            Turn::Decide(seats) => seats.iter().next().unwrap_or(Seat(0)),
            _ => Seat(0),
        };
        let mut misfits: Vec<String> = Vec::new();
        if !self.actions.is_empty() {
            let all = self.actions.len() as u32;
            misfits.extend(
                (0..MISFITS).filter_map(|_| self.actions.iter().nth(random.below(all) as usize)).cloned(),
            );
        }
        for action in misfits {
            if let Err(refusal) = session.seen_by(deciding).unwrap().check(&action) {
                self.note_refusal(&refusal);
            }
        }
    }
}

/// Every preset, each option of each preset changed to each value, and tables of every size; each with what tells it
/// from the others.
fn setups(title: &dyn Title) -> Vec<(Value, String)> {
    let info = title.info();
    let mut setups: Vec<(Value, String)> =
        info.presets.iter().map(|preset| (preset.setup.clone(), preset.id.to_string())).collect();
    // The presets take turns in being first to play a change.
    for (i, option) in info.options.iter().enumerate() {
        for (j, value) in option.values.iter().enumerate() {
            for k in 0..info.presets.len() {
                let mut setup = info.presets[(i + j + k) % info.presets.len()].setup.clone();
                setup[option.name] = value.clone();
                setups.push((setup, format!("{} {value}", option.name)));
            }
        }
    }
    for seats in 1..=info.seats_max as usize + 1 {
        setups.push((json!({ "seats": vec!["human"; seats] }), format!("{seats}")));
        for kind in info.seat_kinds.iter().filter(|kind| !kind.contains('<') && *kind != "human") {
            let mut list = vec!["human"; seats];
            list[seats - 1] = kind;
            setups.push((json!({ "seats": list }), format!("{seats} {kind}")));
            list[0] = kind;
            setups.push((json!({ "seats": list }), format!("{seats} first {kind}")));
        }
    }
    setups
}
