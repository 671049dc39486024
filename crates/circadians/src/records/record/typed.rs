//! Cards that people with the box type as they are printed (CI-1.6). A typed scheme card or Event takes the place of a
//! stand-in that was not seen yet; an Item is known by its name and effect, and gets its cost and points. From then on
//! the card is played like any other: it is discarded and comes again.

use crate::pack::{
    Board, CardKind, MOST_POINTS, Pack, PrintedCard, Problem, Res, SchemeOption, TYPED_OPTIONS, not,
};
use crate::rules::flow::Draw;
use crate::rules::opening::Opening;
use crate::words::names::board_message;
use crate::{Chance, Circadians, KnownCrew, State, View, bits};
use serde_json::{Value, json};
use solarium_core::{
    Fields, Game, Message, Mute, Reason, Reasons, Records, Seat, Step, TypedField, TypedForm, TypedKind,
    Viewer,
};

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
/// Fields of the cost of an Item.
const COSTS: [(&str, Res); 4] = [("water", Res::W), ("algae", Res::A), ("power", Res::P), ("gems", Res::G)];
/// Most of one resource in a cost (CI-1.9).
const MOST_COST: i64 = 99;
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
    for kind in CardKind::ALL {
        for (id, field) in fields.get(kind.key()).object_or_empty().entries() {
            let known = field.read(kind.message(), |_| game.pack.card(kind, id));
            let Some((card, value)) = known.zip(field.value()) else { continue };
            let mut problems = Vec::new();
            if !game.pack.is_stand_in(kind, card) {
                problems.push(no_stand_in(id));
            }
            match PrintedCard::read(kind, value) {
                Ok(printed) => pack.type_card(card, printed),
                Err(found) => problems.extend(found),
            }
            for (rule, problem) in problems {
                let message = Message::new("ci-record-typed").with("card", id).with("problem", problem);
                reading.refuse(rule, message);
            }
        }
    }
    fields.close();
    game.with_pack(pack)
}

/// CI-1.6: only the value of a stand-in is unknown.
fn no_stand_in(name: &str) -> Problem {
    ("CI-1.6", Message::new("ci-typed-no-stand-in").with("name", name))
}

/// The kind of card that is drawn now, if one of these is.
fn drawn_kind(due: Option<Draw>) -> Option<CardKind> {
    match due? {
        Draw::Scheme => Some(CardKind::Scheme),
        Draw::Event => Some(CardKind::Event),
        Draw::Item(_) | Draw::Opening(Opening::Item(_)) => Some(CardKind::Item),
        _ => None,
    }
}

/// The Items that came earlier, as far as the viewer knows: those that lie face up, and those in hand. A hand that only
/// its owner knows may hold any of the others.
fn items_there(game: &Circadians, view: &View) -> u64 {
    let mut there = view.item_discard;
    for seat in game.seats_of_humans() {
        let crew = view.crew(seat);
        there |= crew.items | crew.hand() | crew.packet();
        if game.hands_unknown() && crew.unknown > 0 {
            return game.start_items();
        }
    }
    there
}

/// The stand-ins among the cards that may be drawn now, as far as the viewer knows, as a set.
fn stand_ins_to_come(game: &Circadians, view: &View, kind: CardKind) -> u64 {
    let to_come = match kind {
        CardKind::Scheme => game.scheme_source(view).into(),
        CardKind::Event => game.events_to_come(view, view.events_left).into(),
        // CI-19.9: of the shuffled part; when that is empty, of the discards.
        CardKind::Item if view.item_pile > 0 => game.start_items() & !items_there(game, view),
        CardKind::Item => view.item_discard,
    };
    stand_ins(game, kind, to_come)
}

fn stand_ins(game: &Circadians, kind: CardKind, cards: u64) -> u64 {
    let stand_ins = bits(cards).filter(|card| game.pack.is_stand_in(kind, *card));
    stand_ins.fold(0, |set, card| set | 1 << card)
}

fn field(name: &'static str, label: impl Into<Message>, kind: TypedKind) -> TypedField {
    TypedField { name, label: label.into(), kind }
}

/// What is printed on the card that is drawn now, and on Items that came earlier.
pub(super) fn forms(game: &Circadians, view: &View, asked: bool) -> Vec<TypedForm> {
    let mut forms = Vec::new();
    if let Some(kind) = drawn_kind(game.due_draw(view).filter(|_| asked)) {
        let cards = stand_ins_to_come(game, view, kind);
        let fields = match kind {
            CardKind::Scheme => scheme_fields(game),
            CardKind::Event => event_fields(),
            CardKind::Item => item_fields(game, cards),
        };
        forms.extend((cards != 0).then_some(TypedForm { drawn: true, fields }));
    }
    let there = stand_ins(game, CardKind::Item, items_there(game, view));
    forms.extend((there != 0).then(|| TypedForm { drawn: false, fields: item_fields(game, there) }));
    forms
}

fn item_fields(game: &Circadians, items: u64) -> Vec<TypedField> {
    let named = |item| Message::new("ci-name").with("name", game.item_name(item));
    let mut items: Vec<_> = bits(items).map(|item| (game.item_id(item).to_string(), named(item))).collect();
    items.sort_by(|(one, _), (other, _)| one.cmp(other));
    let points = TypedKind::Number { least: 0, most: MOST_POINTS.into() };
    [field("item", Message::new("ci-typed-item"), TypedKind::Choice(items))]
        .into_iter()
        .chain(COSTS.map(|(name, res)| field(name, res.message(), TypedKind::Count { most: MOST_COST })))
        .chain([field("points", Message::new("ci-typed-points"), points)])
        .collect()
}

fn scheme_fields(game: &Circadians) -> Vec<TypedField> {
    let value = field("value", Message::new("ci-typed-value"), TypedKind::Number { least: 1, most: 6 });
    let options =
        OPTIONS.map(|(name, label)| field(name, Message::new(label), TypedKind::Choice(options(game))));
    [value].into_iter().chain(options).collect()
}

fn event_fields() -> Vec<TypedField> {
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
    let mut fields = vec![field("name", Message::new("ci-typed-event-name"), TypedKind::Text)];
    for (nth, names) in EFFECTS.into_iter().enumerate() {
        let mut kinds = named(&KINDS);
        if nth > 0 {
            // Most cards have one effect.
            kinds.rotate_right(1);
        }
        let choices = [kinds, boards.clone(), numbers.clone(), goods.clone()];
        for ((name, label), choices) in names.into_iter().zip(choices) {
            fields.push(field(name, Message::new(label), TypedKind::Choice(choices)));
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

/// The position in which a card is the typed one: the card that is drawn now, if people are asked for it, or an Item that
/// came earlier. `None` where no card can be typed; else every reason why it is not this one.
pub(super) fn card(
    game: &Circadians,
    state: &State,
    seat: Seat,
    card: &Value,
    asked: bool,
) -> Result<Option<Value>, Reasons> {
    let drawn = drawn_kind(game.due_draw(state).filter(|_| asked));
    let Some(kind) = card.as_object().and_then(|fields| {
        if fields.contains_key("item") {
            Some(CardKind::Item)
        } else {
            drawn.filter(|kind| *kind != CardKind::Item)
        }
    }) else {
        return Ok(None);
    };
    let view = View::of(game, state, Viewer::Seat(seat));
    let (record, mut problems) = (record_of(kind, card), Vec::new());
    let to_come = match kind {
        CardKind::Scheme => game.scheme_source(state).into(),
        CardKind::Event => game.events_to_come(state, state.events_left).into(),
        CardKind::Item if drawn == Some(CardKind::Item) => game.item_source(state),
        CardKind::Item => 0,
    };
    let place = if kind == CardKind::Item {
        let item = item_named(game, &card["item"], &mut problems);
        if let Some(item) = item {
            if (to_come | items_there(game, &view)) & (1 << item) == 0 {
                problems
                    .push(("CI-19.9", Message::new("ci-typed-not-here").with("name", game.item_name(item))));
            }
            if !game.pack.is_stand_in(kind, item) {
                problems.push(no_stand_in(&game.item_name(item)));
            }
        }
        item
    } else {
        // A card that is in the pile as it was typed is that card; a stand-in that was right all the time is the owner's
        // from now on.
        let equal = bits(to_come).find(|card| game.pack.card_record(kind, *card) == record);
        equal.or_else(|| bits(stand_ins(game, kind, to_come)).next())
    };
    let mut pack = Pack::clone(&game.pack);
    match (PrintedCard::read(kind, &record), place) {
        (Ok(printed), Some(place)) if problems.is_empty() && game.pack.is_stand_in(kind, place) => {
            pack.type_card(place, printed);
        }
        (Ok(_), _) => {}
        (Err(found), _) => problems.extend(found),
    }
    if !problems.is_empty() {
        let reason = |(rule, message)| Reason { rule, message };
        return Err(Reasons(problems.into_iter().map(reason).collect()));
    }
    let Some(place) = place else { return Ok(None) };
    let game = game.with_pack(pack);
    let mut after = state.clone();
    if to_come & (1 << place) != 0 {
        let outcome = match kind {
            CardKind::Scheme => Chance::Scheme(place),
            CardKind::Event => Chance::Event(place),
            CardKind::Item => Chance::Item(place),
        };
        game.advance(&mut after, Step::Chance(outcome), &mut Mute);
    }
    Ok(Some(game.record(&after)))
}

/// The Item of a typed card.
fn item_named(game: &Circadians, named: &Value, problems: &mut Vec<Problem>) -> Option<u8> {
    let item = named.as_str().and_then(|id| game.pack.item(id));
    if item.is_none() {
        problems.push(("CI-13.5", not("item", named, CardKind::Item.message())));
    }
    item
}

/// The cards in words that were not typed under the earlier rules of the table.
pub(super) fn words(game: &Circadians, earlier: &Circadians) -> Vec<Message> {
    let mut words = Vec::new();
    for kind in CardKind::ALL {
        let known: Vec<u8> = earlier.pack.typed_of(kind).collect();
        for card in game.pack.typed_of(kind).filter(|card| !known.contains(card)) {
            words.push(match kind {
                CardKind::Scheme => game.scheme_message(card),
                CardKind::Event => {
                    game.pack.events[usize::from(card)].within(Message::new("ci-event-turned-up"))
                }
                CardKind::Item => game.item_message(card),
            });
        }
    }
    words
}

/// A card of a form, or as a record has it, as a record has it.
fn record_of(kind: CardKind, card: &Value) -> Value {
    match kind {
        CardKind::Scheme => scheme_of(card),
        CardKind::Event => event_of(card),
        CardKind::Item => item_of(card),
    }
}

/// An Item of a form, or as a record has it.
fn item_of(card: &Value) -> Value {
    let mut record = card.clone();
    let Some(fields) = record.as_object_mut() else { return record };
    fields.remove("item");
    let in_form = COSTS.map(|(name, res)| (fields.remove(name), res));
    if in_form.iter().all(|(number, _)| number.is_none()) {
        return record;
    }
    let parts = in_form.into_iter().filter_map(|(number, res)| {
        let number = number.filter(|number| *number != 0)?;
        Some(format!("{}{res}", number.as_str().map_or_else(|| number.to_string(), str::to_string)))
    });
    let cost = parts.collect::<Vec<_>>().join("+");
    fields.insert("cost".into(), if cost.is_empty() { "0W".into() } else { cost.into() });
    record
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
