//! Scheme cards and Events that people with the box type as they are printed (CI-1.6). A typed card takes the place of
//! a stand-in that nobody has seen yet, for the rest of the game: it is discarded and comes again like any other.

use crate::pack::{Board, Pack, Problem, Res, SchemeOption, TYPED_OPTIONS, read_event, read_scheme};
use crate::rules::flow::Draw;
use crate::words::names::board_message;
use crate::{Chance, Circadians, Public, State, View, bits};
use serde_json::{Value, json};
use solarium_core::{Fields, Game, Message, Mute, Records, Step, TypedField, TypedKind};

/// Fields of the options of a scheme card, from the top.
const OPTIONS: [(&str, &str); TYPED_OPTIONS] =
    [("top", "ci-typed-top"), ("middle", "ci-typed-middle"), ("bottom", "ci-typed-bottom")];
/// Fields of the effects of an Event: what it does, where, how many, of what.
const EFFECTS: [[(&str, &str); 4]; 2] = [
    [
        ("effect", "ci-typed-effect"),
        ("board", "ci-typed-board"),
        ("number", "ci-typed-number"),
        ("of", "ci-typed-of"),
    ],
    [
        ("effect2", "ci-typed-effect2"),
        ("board2", "ci-typed-board"),
        ("number2", "ci-typed-number"),
        ("of2", "ci-typed-of"),
    ],
];
/// Words of effects that an Event may have (CI-1.7), with their names.
const KINDS: [(&str, &str); 10] = [
    ("income", "ci-typed-income"),
    ("draw", "ci-typed-draw"),
    ("gain", "ci-typed-gain"),
    ("discount", "ci-typed-discount"),
    ("trades", "ci-typed-trades"),
    ("fee", "ci-typed-fee"),
    ("close", "ci-typed-close"),
    ("no_setbacks", "ci-typed-no-setbacks"),
    ("reveal_caches", "ci-typed-reveal-caches"),
    ("none", "ci-typed-nothing"),
];
const BOARDS: [Board; 12] = [
    Board::Negotiation,
    Board::Leyrien,
    Board::Zcharo,
    Board::Jrayek,
    Board::Depository,
    Board::Headquarters,
    Board::MiningCamp,
    Board::Laboratory,
    Board::Foundry,
    Board::ControlRoom,
    Board::Market,
    Board::Academy,
];
/// Most of anything that can be chosen in a form.
const MOST: u8 = 9;

/// CI-19.8: the rules with the cards that the record says were typed.
pub(super) fn read(game: Circadians, root: &Fields<'_, '_>) -> Circadians {
    let typed = root.get("typed");
    if !typed.is_given() {
        return game;
    }
    let (fields, reading) = (typed.object_or_empty(), root.reading());
    let mut pack = Pack::clone(&game.pack);
    let refuse = |id: &str, problems: Vec<Problem>| {
        for (rule, problem) in problems {
            reading.refuse(rule, Message::new("ci-record-typed").with("card", id).with("problem", problem));
        }
    };
    for (id, card) in fields.get("schemes").object_or_empty().entries() {
        let known = card.read(Message::new("ci-record-scheme"), |_| game.pack.scheme(id));
        match known.zip(card.value()).map(|(scheme, card)| (scheme, read_scheme(card))) {
            Some((scheme, Ok((value, options)))) => pack.type_scheme(scheme, value, &options),
            Some((_, Err(problems))) => refuse(id, problems),
            None => {}
        }
    }
    for (id, card) in fields.get("events").object_or_empty().entries() {
        let known = card.read(Message::new("ci-record-event"), |_| game.pack.event(id));
        match known.zip(card.value()).map(|(event, card)| (event, read_event(card))) {
            Some((event, Ok((name, fx)))) => pack.type_event(event, name, fx),
            Some((_, Err(problems))) => refuse(id, problems),
            None => {}
        }
    }
    fields.close();
    game.with_pack(pack)
}

/// The unseen stand-ins of which a typed card could take the place of one: schemes or Events by their number.
fn stand_ins(game: &Circadians, due: Option<Draw>, state: &Public, events_left: u16) -> Vec<u8> {
    match due {
        Some(Draw::Scheme) => {
            bits(game.scheme_source(state)).filter(|scheme| game.pack.scheme_is_stand_in(*scheme)).collect()
        }
        Some(Draw::Event) => {
            let events = game.events_to_come(state, events_left);
            bits(events).filter(|event| game.pack.event_is_stand_in(*event)).collect()
        }
        _ => Vec::new(),
    }
}

/// What is printed on the card that is drawn now.
pub(super) fn fields(game: &Circadians, view: &View) -> Vec<TypedField> {
    let due = game.due_draw(view);
    if stand_ins(game, due, view, view.events_left).is_empty() {
        return Vec::new();
    }
    let field =
        |name: &'static str, label: &'static str, kind| TypedField { name, label: Message::new(label), kind };
    if due == Some(Draw::Scheme) {
        let value = field("value", "ci-typed-value", TypedKind::Number { least: 1, most: 6 });
        let options = OPTIONS.map(|(name, label)| field(name, label, TypedKind::Choice(options(game))));
        return [value].into_iter().chain(options).collect();
    }
    let named = |words: &[(&str, &'static str)]| {
        words.iter().map(|(word, name)| (word.to_string(), Message::new(name))).collect::<Vec<_>>()
    };
    let numbers = (1..=MOST).map(|n| (n.to_string(), Message::new("ci-name").with("name", n.to_string())));
    let numbers: Vec<_> = numbers.collect();
    let boards: Vec<_> =
        BOARDS.into_iter().map(|board| (board.word().to_string(), board_message(board))).collect();
    let goods: Vec<_> = Res::ALL.into_iter().map(|res| (res.letter().to_string(), res.message())).collect();
    let others = named(&[("D", "ci-typed-dice"), ("I", "ci-typed-items")]);
    let goods = [goods, others].concat();
    let mut fields = vec![field("name", "ci-typed-event-name", TypedKind::Text)];
    for (nth, names) in EFFECTS.into_iter().enumerate() {
        let mut kinds = named(&KINDS);
        if nth > 0 {
            // Most cards have one effect.
            kinds.rotate_right(1);
        }
        let choices = [kinds, boards.clone(), numbers.clone(), goods.clone()];
        for ((name, label), choices) in names.into_iter().zip(choices) {
            fields.push(field(name, label, TypedKind::Choice(choices)));
        }
    }
    fields
}

/// Every option that a scheme card may have (CI-17.8).
fn options(game: &Circadians) -> Vec<(String, Message)> {
    let with_number = |kind: fn(u8) -> SchemeOption| (1..=3).map(kind);
    let mut options: Vec<SchemeOption> = (0..3).map(SchemeOption::Negotiate).collect();
    options.extend([SchemeOption::Depository, SchemeOption::Laboratory, SchemeOption::Foundry]);
    options.extend(with_number(SchemeOption::Market).chain(with_number(SchemeOption::Mining)));
    options.extend(with_number(SchemeOption::Academy));
    options.into_iter().map(|option| (option.code(), game.option_message(option))).collect()
}

/// The position in which the card that is drawn now is the typed one; if something is wrong with the card, the record
/// holds it as it was typed, for its reader to refuse.
pub(super) fn drawn(game: &Circadians, state: &State, card: &Value) -> Option<Value> {
    if !card.is_object() {
        return None;
    }
    let due = game.due_draw(state);
    let is_scheme = match due? {
        Draw::Scheme => true,
        Draw::Event => false,
        _ => return None,
    };
    let printed = if is_scheme { scheme_of(card) } else { event_of(card) };
    // A card that is in the pile as it was typed is that card.
    let known = if is_scheme {
        bits(game.scheme_source(state)).find(|scheme| game.pack.typed_scheme_record(*scheme) == printed)
    } else {
        bits(game.events_to_come(state, state.events_left))
            .find(|event| game.pack.typed_event_record(*event) == printed)
    };
    let is_stand_in = |card: u8| {
        if is_scheme { game.pack.scheme_is_stand_in(card) } else { game.pack.event_is_stand_in(card) }
    };
    let mut pack = Pack::clone(&game.pack);
    let place = match known {
        Some(known) if !is_stand_in(known) => known,
        // A stand-in that was right all the time is the owner's from now on.
        equal => {
            let free = match equal {
                Some(equal) => equal,
                None => *stand_ins(game, due, state, state.events_left).first()?,
            };
            let id = if is_scheme {
                pack.ai.schemes[usize::from(free)].id.clone()
            } else {
                pack.events[usize::from(free)].id.clone()
            };
            let in_order = if is_scheme {
                read_scheme(&printed).map(|(value, options)| pack.type_scheme(free, value, &options)).is_ok()
            } else {
                read_event(&printed).map(|(name, fx)| pack.type_event(free, name, fx)).is_ok()
            };
            if !in_order {
                let mut record = game.record(state);
                record["typed"][if is_scheme { "schemes" } else { "events" }][id] = printed;
                return Some(record);
            }
            free
        }
    };
    let game = game.with_pack(pack);
    let mut after = state.clone();
    let outcome = if is_scheme { Chance::Scheme(place) } else { Chance::Event(place) };
    game.advance(&mut after, Step::Chance(outcome), &mut Mute);
    Some(game.record(&after))
}

/// A scheme card of a form, or as a record has it.
fn scheme_of(card: &Value) -> Value {
    match OPTIONS.map(|(name, _)| card.get(name)) {
        [Some(top), Some(middle), Some(bottom)] => {
            json!({"value": card["value"], "options": [top, middle, bottom]})
        }
        _ => card.clone(),
    }
}

/// An Event of a form, or as a record has it.
fn event_of(card: &Value) -> Value {
    let word = |key: &str| card[key].as_str().unwrap_or_default();
    if card.get("effect").is_none() {
        return card.clone();
    }
    let mut fx: Vec<String> = Vec::new();
    for [effect, board, number, of] in EFFECTS.map(|names| names.map(|(name, _)| word(name))) {
        fx.extend(match effect {
            "income" => Some(format!("income {number}{of}")),
            "gain" | "discount" => Some(format!("{effect} {board} {number}{of}")),
            "draw" | "trades" | "fee" => Some(format!("{effect} {number}")),
            "close" => Some(format!("close {board}")),
            "none" | "" => None,
            other => Some(other.to_string()),
        });
    }
    if fx.is_empty() {
        fx.push("none".into());
    }
    match word("name").trim() {
        "" => json!({"fx": fx}),
        name => json!({"name": name, "fx": fx}),
    }
}
