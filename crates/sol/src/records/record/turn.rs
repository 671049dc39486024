//! The turn in progress in a position record: read back as `write` wrote it.

use super::read::{seat_in, space, space_in};
use crate::rules::cards::revealed as open_cards;
use crate::{
    Card, Crawlers, Effect, Layer, MAX_CRAWLERS, MAX_IMPLOSIONS, Phase, Rules, State, Station, Suit,
    TurnState,
};
use serde_json::Value;
use solarium_core::{Field, Fields, Message, Reading, Seat, SeatSet};

/// Reads `turn` into the position.
pub(super) fn read(rules: &Rules, turn: Fields<'_, '_>, state: &mut State) {
    let small = |key| turn.get(key).number(0..=100u8).unwrap_or(0);
    let flag = |key| turn.get(key).flag().unwrap_or(false);
    let usual = TurnState::default();
    let effect = turn.get("effect").word(Effect::ALL, Effect::id);
    let phase = turn.get("phase").required(Message::new("so-record-phase"));
    let (crossed, activated) = (turn.get("crossed"), turn.get("activated"));
    state.turn = TurnState {
        used: match effect {
            Some(Effect::Passage) => sites(rules, &crossed),
            _ => places(rules, &activated),
        },
        imploded: imploded(rules, &turn),
        revealed: revealed(&turn),
        outer_used: outer_used(rules, &turn),
        phase: phase.word(Phase::ALL, Phase::id).unwrap_or(usual.phase),
        back: turn.get("back").word(Phase::ALL, Phase::id).unwrap_or(usual.back),
        mp: small("mp"),
        owed: small("owed"),
        reveal: small("reveal"),
        hurls: flag("hurls"),
        tolls: turn
            .get("tolls")
            .list_or_null()
            .iter()
            .filter_map(|seat| seat_in(rules, seat))
            .collect::<SeatSet>(),
        played: flag("played"),
        shown: flag("shown"),
        mark_next: flag("mark_next"),
        effect,
        uses: small("uses"),
        done: small("done"),
        station: turn.get("station").word(Station::ALL, Station::id),
        cleared: flag("cleared"),
        space: space_in(rules, &turn.get("space")),
        asked: seat_in(rules, &turn.get_or_null("asked")).unwrap_or(state.active),
        pillar: turn.get("pillar").word(Suit::ALL, Suit::id),
        card: turn.get("card").word(Card::ALL, Card::id),
        orbited: flag("orbited"),
        stage: small("stage"),
        crawler: small("crawler"),
    };
    marks(rules, &turn, state);
    crawlers(rules, &turn, state);
    limits(turn.reading(), state);
    turn.close();
}

/// What the phases take for granted, so that an edited turn is refused and never played on.
fn limits(reading: &Reading, state: &State) {
    let t = &state.turn;
    // SO-8.26: cards of a squeezed station lie open from the squeeze until they are resolved, and no more are laid out
    // once they hold the last flare.
    let squeezed =
        t.card.is_some() || matches!(t.phase, Phase::Reveal | Phase::Bonus | Phase::Activate | Phase::Draw);
    let flares = open_cards(t.revealed).filter(|card| card.is_flare()).count();
    let due = t.phase != Phase::Reveal || flares < usize::from(state.marker);
    reading.require(t.revealed == 0 || (squeezed && due), "SO-8.26", || {
        Message::new("so-record-open-cards").with("phase", t.phase.id())
    });
    let crawlers = state.crawlers.all().len();
    let station = t.space.is_some_and(|space| state.station(space).is_some());
    let (holds, rule, id) = match t.phase {
        Phase::Shift => (t.stage <= 4, "SO-11.6", "so-record-shift"),
        Phase::Spawn => {
            let fits = t.stage >= 1 && usize::from(t.stage) + crawlers <= MAX_CRAWLERS;
            (fits, "SO-11.10", "so-record-spawn")
        }
        Phase::Crawl => (usize::from(t.crawler) < crawlers, "SO-11.10", "so-record-crawl"),
        Phase::Bonus => (station, "SO-6.3", "so-record-bonus"),
        Phase::Link => (t.space.is_some(), "SO-8.7", "so-record-chain"),
        Phase::Reveal => (t.reveal > 0 && station, "SO-8.26", "so-record-squeeze"),
        Phase::Card | Phase::OrbitCard => {
            (t.owed > 0 || t.imploded != [0; MAX_IMPLOSIONS], "SO-7.1", "so-record-no-card-owed")
        }
        Phase::Over => (state.marker == 0 || state.quiet > 0, "SO-9.1", "so-record-not-over"),
        _ => return,
    };
    reading.require(holds, rule, || Message::new(id));
}

fn places(rules: &Rules, field: &Field<'_, '_>) -> u64 {
    let spaces = field.list_or_null().into_iter().filter_map(|field| space_in(rules, &field));
    spaces.fold(0, |mask, space| mask | space.bit())
}

fn sites(rules: &Rules, field: &Field<'_, '_>) -> u64 {
    let site = |name: &str| rules.board().parse_site(name);
    let known = |field: Field<'_, '_>| field.rule("SO-1.7").known(Message::new("so-record-sites"), site);
    field.list_or_null().into_iter().filter_map(known).fold(0, |mask, site| mask | site.bit())
}

fn outer_used(rules: &Rules, turn: &Fields<'_, '_>) -> u16 {
    let mask = places(rules, &turn.get("flare_used"));
    let outer = rules.board().ring(Layer::Outer);
    turn.reading().require(mask & !outer == 0, "SO-7.4", || Message::new("so-record-flare-used"));
    (mask & outer) as u16
}

fn imploded(rules: &Rules, turn: &Fields<'_, '_>) -> [u32; MAX_IMPLOSIONS] {
    let mut rows = [0; MAX_IMPLOSIONS];
    let list = turn.get("imploded").list_or_null();
    turn.reading().require(list.len() <= MAX_IMPLOSIONS, "SO-11.6", || {
        Message::new("so-record-implosions").with("most", MAX_IMPLOSIONS)
    });
    for (row, counts) in rows.iter_mut().zip(&list) {
        let wanted = Message::new("so-record-imploded").with("seats", rules.players());
        let each = |value: &Value| (value.as_array()?.len() == rules.players()).then_some(());
        if counts.read(wanted, each).is_none() {
            continue;
        }
        for (seat, count) in counts.list_or_null().into_iter().enumerate() {
            *row |= count.rule("SO-11.6").number(0..=13u32).unwrap_or(0) << (4 * seat);
        }
    }
    rows
}

fn revealed(turn: &Fields<'_, '_>) -> u32 {
    let list = turn.get("revealed").list_or_null();
    if list.len() > 8 {
        turn.reading().refuse("SO-8.26", Message::new("so-record-revealed"));
        return 0;
    }
    let card = |field: Field<'_, '_>| field.rule("SO-1.14").word(Card::ALL, Card::id);
    let codes = list.into_iter().map(|field| card(field).map_or(0, |card| card.index() as u32 + 1));
    codes.enumerate().fold(0, |cards, (n, code)| cards | code << (4 * n))
}

fn marks(rules: &Rules, turn: &Fields<'_, '_>, state: &mut State) {
    // While a chain is formed the marks hold whose diver was picked.
    let chain = state.turn.phase == Phase::Link;
    for (name, field) in turn.get("marks").object_or_empty().entries() {
        let space = space(rules, &field, name);
        let field = field.rule("SO-3.8");
        let (Some(space), Some(count)) = (space, field.number(0..=5u8)) else { continue };
        let there = match chain {
            true if count == 0 || state.divers[Seat(count - 1)].get(space) > 0 => 5,
            true => 0,
            false => state.divers[state.active].get(space),
        };
        if count > there {
            let message = Message::new("so-record-marks").with("space", name);
            field.refuse(message.with("marked", count).with("there", there));
        }
        state.marks.set(space, count.min(there));
    }
}

/// The order of crawlers while they crawl.
fn crawlers(rules: &Rules, turn: &Fields<'_, '_>, state: &mut State) {
    let field = turn.get("crawlers");
    if !field.is_given() {
        return;
    }
    let list = field.list_or_null();
    let mut ordered = Crawlers::default();
    for space in list.iter().take(MAX_CRAWLERS).filter_map(|field| space_in(rules, field)) {
        ordered.add(space);
    }
    let mut sorted = ordered;
    sorted.sort();
    if sorted == state.crawlers {
        state.crawlers = ordered;
    } else {
        field.rule("SO-11.10").refuse_unless(Message::new("so-record-crawl-order"));
    }
}
