//! The parts around the board: who sits where, what is asked, what can be done beside acting.

use crate::lists::{bot_level, bot_name};
use crate::viewed::{ViewedTable, capitalized, seat_mark, sentence, with_rules};
use crate::{end, guidance, with_box};
use maud::{Markup, PreEscaped, html};
use solarium_core::{Language, Message, Seat, SeatKind, Turn};
use solarium_picture::Part;
use solarium_table::{Refusal, Reply};

/// From this number on it is only said that there are so many: else everybody who comes to a table that is watched by
/// thousands would be news to all of them.
pub const MANY_WATCHERS: usize = 20;

/// Every part around the board, in reading order.
pub fn around(viewed: &ViewedTable<'_>) -> Result<Vec<Part>, Refusal> {
    let words = viewed.words;
    let part = |id: &str, title: &str, html: Markup| Part {
        id: id.into(),
        title: title.into(),
        html: html.into_string(),
    };
    Ok(vec![
        part("aim", words.get("table-aim"), guidance::aim(viewed)),
        part("prompt", words.get("table-prompt"), prompt(viewed)?),
        part("hands", words.get("hands-title"), with_box::hands(viewed)),
        part("lesson", words.get("table-lesson"), guidance::lessons(viewed)),
        people_part(viewed),
        part("undo", words.get("table-undo-bar"), undo(viewed)),
        part("controls", words.get("table-controls"), controls(viewed)),
        part("notices", words.get("table-notices"), notices(viewed)),
        part("end", words.get("table-end"), end::panel(viewed)),
        part("fair", words.get("fair-title"), end::fairness(viewed)),
        part("text", words.get("table-text"), text_board(viewed)),
    ])
}

/// Who sits where: the only part that changes when people come or go.
pub fn people_part(viewed: &ViewedTable<'_>) -> Part {
    let title = viewed.words.get("table-people");
    Part { id: "people".into(), title: title.into(), html: people(viewed).into_string() }
}

/// Letters and names of some seats, in a row of words.
pub(crate) fn named(viewed: &ViewedTable<'_>, seats: impl Iterator<Item = Seat>) -> String {
    let named: Vec<String> = seats
        .map(|seat| {
            let (letter, name) = (seat.letter().to_string(), viewed.name(seat));
            // A seat without a name of its own is called by its letter already.
            if name == viewed.words.fill("table-seat", &[("letter", &letter)]) {
                return name.to_string();
            }
            viewed.words.fill("table-seat-name", &[("letter", &letter), ("name", &name)])
        })
        .collect();
    named.join(", ")
}

fn prompt(viewed: &ViewedTable<'_>) -> Result<Markup, Refusal> {
    let asked = asked(viewed)?;
    Ok(html! { (stand_in(viewed)) (asked) })
}

/// A bot plays for the viewer, who can stop it at any moment: above what is being shown, which grows and shrinks.
fn stand_in(viewed: &ViewedTable<'_>) -> Markup {
    let words = viewed.words;
    let seat = viewed.you().filter(|_| !viewed.is_open_book());
    let bot = seat.and_then(|seat| viewed.table.bots().get(seat.index())?.as_deref());
    html! {
        @if let Some(bot) = bot {
            div.ask.stand-in role="group" {
                p { (words.fill("table-bot-plays", &[("bot", &bot_name(words, bot))])) }
                button type="button" data-do="human" { (words.get("table-play-again")) }
            }
        }
    }
}

fn asked(viewed: &ViewedTable<'_>) -> Result<Markup, Refusal> {
    let (words, session) = (viewed.words, viewed.session());
    let waiting = |key: &str, who: &dyn std::fmt::Display| words.fill(key, &[("who", who)]);
    let game = session.game();
    if !viewed.waiting.is_empty() {
        return Ok(gathering(viewed));
    }
    Ok(match (session.turn(), viewed.deciding()) {
        (Turn::Over, _) => html! { p.prompt.over { (words.get("prompt-over")) } },
        (Turn::Decide(_), Some(seat)) => {
            let text = sentence(words, &viewed.seen.prompt()?);
            html! {
                p.prompt.yours { (seat_mark(seat)) " " span.asked { (with_rules(game, &text)) } }
                @if let Some(what) = usual_words(viewed, seat)? {
                    p.usual {
                        (words.fill("usual-is", &[("what", &what)]))
                        @if viewed.counting { " " (words.get("usual-given")) " " (count()) }
                    }
                }
            }
        }
        (Turn::Decide(seats), None) => html! {
            p.prompt {
                @for seat in seats.iter() { (seat_mark(seat)) " " }
                (waiting("table-waits-for", &named(viewed, seats.iter())))
                @if viewed.counting { " " span.usual { "(" (words.get("usual-answer")) " " (count()) ")" } }
            }
        },
        (Turn::Chance, Some(seat)) => html! {
            p.prompt.yours {
                (seat_mark(seat)) " "
                span.asked { (with_rules(game, &sentence(words, &viewed.seen.prompt()?))) }
                " " (words.get("prompt-enter-outcome"))
            }
        },
        (Turn::Chance, None) => match viewed.you() {
            Some(_) => html! { p.prompt { (with_rules(game, &sentence(words, &viewed.seen.prompt()?))) } },
            None => html! { p.prompt { (words.get("table-chance")) } },
        },
    })
}

/// The match has not begun: who is missing, and how they get here.
fn gathering(viewed: &ViewedTable<'_>) -> Markup {
    let words = viewed.words;
    let who = named(viewed, viewed.waiting.iter());
    html! {
        div.gathering {
            p.prompt { (words.get("table-gathering")) }
            p { (words.fill("table-missing", &[("who", &who), ("n", &viewed.waiting.len())])) }
            p.soft { (words.get("table-gathering-why")) }
            (invitation(viewed))
        }
    }
}

/// What a seat that is asked in another's turn usually answers, in words.
fn usual_words(viewed: &ViewedTable<'_>, seat: Seat) -> Result<Option<String>, Refusal> {
    let Some(usual) = viewed.usual_answer(seat) else { return Ok(None) };
    let legal = viewed.seen.legal(viewed.words)?;
    let found = legal.into_iter().find(|legal| legal.action == usual);
    Ok(found.map(|legal| capitalized(legal.label)))
}

/// How long until something happens by itself: the page counts. The same for as long as it counts, so that the part is
/// not sent again each second.
fn count() -> Markup {
    html! { span.count data-count {} }
}

/// When the usual answers of a seat are given by themselves, where they are.
fn reply(viewed: &ViewedTable<'_>, seat: Seat) -> Markup {
    let words = viewed.words;
    let shown = viewed.session().has_usual() && viewed.table.people().without(seat).iter().next().is_some();
    let said = |reply: Reply| match reply {
        Reply::Soon => words.fill("reply-soon", &[("n", &viewed.patience)]),
        Reply::AtOnce => words.get("reply-at-once").to_string(),
        Reply::Wait => words.get("reply-wait").to_string(),
    };
    html! {
        @if shown {
            div.reply {
                label for="reply" { (words.get("reply-title")) }
                select id="reply" data-reply {
                    @for reply in Reply::ALL {
                        option value=(reply) selected[viewed.table.replies()[seat.index()] == reply] {
                            (said(reply))
                        }
                    }
                }
            }
        }
    }
}

fn people(viewed: &ViewedTable<'_>) -> Markup {
    let (words, session) = (viewed.words, viewed.session());
    let scores = session.scores();
    let is_free = |seat: Seat| {
        let bot = viewed.table.bots().get(seat.index()).is_some_and(Option::is_some);
        let taken = viewed.seats.get(seat.index()).is_some_and(|sitter| sitter.taken);
        session.kind(seat) == SeatKind::Human && !taken && !bot && !viewed.is_open_book()
    };
    let invites = viewed.open && viewed.waiting.is_empty() && Seat::all(session.seats()).any(is_free);
    html! {
        ul.people {
            @for seat in Seat::all(session.seats()) {
                @let sitter = viewed.seats.get(seat.index()).cloned().unwrap_or_default();
                @let human = session.kind(seat) == SeatKind::Human;
                @let bot = viewed.table.bots().get(seat.index()).and_then(Option::as_deref);
                @let free = is_free(seat);
                li.person.acts[viewed.acts(seat)].you[viewed.you() == Some(seat)]
                    data-person=(seat.0) tabindex="0" data-tip=(person_words(viewed, seat))
                    data-rule=(viewed.seen.scoring_rule()) {
                    (seat_mark(seat))
                    span.who {
                        span.name { (viewed.name(seat)) }
                        span.role {
                            @if let SeatKind::Automa(kind) = session.kind(seat) { (automa(kind, words)) }
                            @else if let Some(bot) = bot { (words.fill("table-moved-by", &[("bot", &bot_name(words, bot))])) }
                            @else if let SeatKind::Bot(bot) = session.kind(seat) { (bot_role(words, &bot)) }
                            @else if free { (words.get("table-free")) }
                            @else if viewed.you() == Some(seat) { (words.get("table-you")) }
                            @else if viewed.read_only {}
                            @else if sitter.present { (words.get("table-present")) }
                            @else { (words.get("table-away")) }
                        }
                    }
                    @if human && bot.is_none() && !viewed.is_open_book() {
                        span.presence.here[sitter.present] aria-hidden="true" {}
                    }
                    @if viewed.acts(seat) {
                        span.turn { (words.get("table-to-act")) }
                    }
                    @if let Some(score) = scores.iter().find(|score| score.seat == seat) {
                        span.points { (words.fill("table-points", &[("n", &score.total)])) }
                    }
                    @if free && viewed.open {
                        button.small type="button" data-do="sit" data-seat=(seat.0) { (words.get("table-sit")) }
                    } @else if free {
                        // Everybody who looks from here gets this part; the style shows it to the maker alone, and
                        // the server accepts it from no other seat.
                        button.small.makers type="button" data-do="renew" data-seat=(seat.0) {
                            (words.get("table-fresh-link"))
                        }
                    }
                }
            }
        }
        @if viewed.watchers > 0 { p.watchers { (watchers(viewed)) } }
        @if invites { (invitation(viewed)) }
    }
}

/// Other seats that are taken: the maker may give them another link, and so take them from those who sit there. As with
/// free seats, the style shows it to the maker alone.
fn taken_seats(viewed: &ViewedTable<'_>) -> Markup {
    let taken = |seat: &Seat| viewed.seats.get(seat.index()).is_some_and(|sitter| sitter.taken);
    let others = Seat::all(viewed.session().seats()).filter(|seat| viewed.you() != Some(*seat)).filter(taken);
    html! {
        @for seat in others.filter(|_| !viewed.is_open_book()) {
            button.makers type="button" data-do="renew" data-seat=(seat.0) data-taken {
                (viewed.words.fill("table-new-link", &[("who", &viewed.name(seat))]))
            }
        }
    }
}

/// How many watch without a seat; many are not counted one by one.
fn watchers(viewed: &ViewedTable<'_>) -> String {
    let many = viewed.watchers >= MANY_WATCHERS;
    let key = if many { "table-watchers-many" } else { "table-watchers" };
    viewed.words.fill(key, &[("n", &viewed.watchers.min(MANY_WATCHERS))])
}

/// Who sits on a seat and how they stand, in one sentence.
fn person_words(viewed: &ViewedTable<'_>, seat: Seat) -> String {
    let (words, session) = (viewed.words, viewed.session());
    let mut facts = vec![named(viewed, std::iter::once(seat))];
    if let SeatKind::Automa(kind) = session.kind(seat) {
        facts.push(automa(kind, words));
    }
    if viewed.you() == Some(seat) {
        facts.push(words.get("table-you").to_string());
    }
    if viewed.acts(seat) {
        facts.push(words.get("table-to-act").to_string());
    }
    if let Some(score) = session.scores().iter().find(|score| score.seat == seat) {
        facts.push(words.fill("table-points-now", &[("n", &score.total)]));
    }
    facts.join(", ")
}

/// Copies the address of the table, to be sent to those who are to sit down.
fn invitation(viewed: &ViewedTable<'_>) -> Markup {
    let (url, label) = (format!("/t/{}", viewed.id), viewed.words.get("table-invite"));
    html! { button.small type="button" data-do="share" data-url=(url) { (label) } }
}

/// How strong a bot is, or which one it is if it has no level.
fn bot_role(words: &solarium_words::Words, bot: &str) -> String {
    match bot_level(words, bot) {
        Some(level) => level.to_string(),
        None => words.fill("table-bot", &[("name", &bot)]),
    }
}

/// The level or kind of an automa in words: `cynthia:tree`.
fn automa(kind: String, words: &solarium_words::Words) -> String {
    let key = format!("kind-{}", kind.replace([':', '_'], "-"));
    match words.has(&key) {
        true => words.get(&key).to_string(),
        false => kind.split(':').nth(1).unwrap_or(&kind).to_string(),
    }
}

/// A button that can be pressed, or says why it cannot.
fn button(viewed: &ViewedTable<'_>, does: &str, label: &str, can: Result<(), Refusal>) -> Markup {
    match can {
        Ok(()) => html! { button type="button" data-do=(does) { (label) } },
        Err(refusal) => {
            let reason = viewed.words.say(&refusal.message);
            html! {
                button type="button" data-do=(does) aria-disabled="true" data-tip=(reason)
                    data-reason=(reason) data-rule=[refusal.rule.as_deref()] { (label) }
            }
        }
    }
}

/// May the person on this seat ask for a hint now? Not where hints are switched off, nor while a bot plays the seat.
fn may_have_hint(viewed: &ViewedTable<'_>, seat: Seat) -> bool {
    let played_by_bot = viewed.table.bots().get(seat.index()).is_some_and(Option::is_some);
    let decides = viewed.deciding() == Some(seat) && viewed.session().turn() != Turn::Chance;
    decides && !viewed.without_hints && !played_by_bot && !viewed.session().hands_stay_unknown()
}

/// A hint, and taking back what was done, and requests for it: on a phone within the thumb's reach.
fn undo(viewed: &ViewedTable<'_>) -> Markup {
    let (words, session) = (viewed.words, viewed.session());
    let Some(seat) = viewed.you().filter(|_| !viewed.is_open_book()) else { return html! {} };
    let undo = viewed.table.undoable(seat).map(|_| ());
    let take_back = match session.last_step_of(Some(seat)) {
        Some(_) => Ok(()),
        None => Err(Refusal::new("undo/nothing", Message::new("table-nothing-to-take-back"))),
    };
    let asked = viewed.table.asked();
    let asked_too = viewed.table.people().without(seat);
    let others = !asked_too.is_empty();
    // A seat that is free gives no answer, and all must agree.
    let is_taken = |seat: Seat| viewed.seats.get(seat.index()).is_some_and(|sitter| sitter.taken);
    let all_can_answer = asked_too.iter().all(is_taken);
    // With no other person to ask, it is done at once.
    let label = words.get(if others { "table-take-back" } else { "table-take-back-alone" });
    html! {
        @if let Some(asked) = asked {
            div.ask role="group" {
                p { (words.fill("table-asks-back", &[
                    ("who", &named(viewed, std::iter::once(asked.seat))), ("step", &(asked.step + 1)),
                ])) }
                @if asked.waiting.contains(seat) {
                    div.buttons {
                        button type="button" data-do="agree" { (words.get("table-agree")) }
                        button type="button" data-do="refuse" { (words.get("table-refuse")) }
                    }
                } @else {
                    p.soft { (words.fill("table-waits-answer", &[("who", &named(viewed, asked.waiting.iter()))])) }
                }
            }
        }
        div.buttons {
            @if may_have_hint(viewed, seat) {
                button type="button" data-do="hint" { (words.get("hint-ask")) }
            }
            (button(viewed, "undo", words.get("table-undo"), undo.clone()))
            (button(viewed, "reset-turn", words.get("table-reset"), undo.clone()))
            (typing(viewed, seat))
            @if !viewed.table.draws_from_seed() {
                a.button href={ "/t/" (viewed.id) "/audit?seat=" (seat.0) } { (words.get("audit-open")) }
            }
            @if undo.is_err() && asked.is_none() && all_can_answer && (others || take_back.is_ok()) {
                (button(viewed, "take-back", label, take_back))
            }
        }
    }
}

/// With the box: where a card is typed as it is printed, and what was typed is kept.
fn typing(viewed: &ViewedTable<'_>, seat: Seat) -> Markup {
    let (words, forms) = (viewed.words, viewed.session().typed_forms(seat));
    let link = format!("/t/{}/typed?seat={}", viewed.id, seat.0);
    let is_drawn = forms.iter().any(|form| form.drawn);
    html! {
        @if is_drawn { a.button href=(link) { (words.get("typed-open")) } }
        @if forms.iter().any(|form| !form.drawn) {
            a.button href={ (link) "&form=earlier" } { (words.get("typed-open-earlier")) }
        }
        @if !is_drawn && viewed.session().typed_cards() > 0 {
            a.button href={ (link) "&form=keep" } { (words.get("typed-keep-open")) }
        }
    }
}

fn controls(viewed: &ViewedTable<'_>) -> Markup {
    let words = viewed.words;
    let replay = format!("/t/{}/replay", viewed.id);
    let Some(seat) = viewed.you().filter(|_| !viewed.is_open_book()) else {
        return html! {
            div.buttons { a.button href=(replay) { (words.get("table-replay")) } (taken_seats(viewed)) }
            @if viewed.you().is_some() && !viewed.read_only { (forget(words)) }
        };
    };
    let bot = viewed.table.bots().get(seat.index()).and_then(Option::as_deref);
    html! {
        @if bot.is_none() { (reply(viewed, seat)) }
        details.more {
            summary { (words.get("table-more")) }
            div.buttons {
                @if bot.is_none() {
                    button type="button" data-do="rename" { (words.get("table-rename")) }
                    @if !viewed.session().hands_stay_unknown() {
                        button type="button" data-do="bot" { (words.get("table-to-bot")) }
                    }
                    button type="button" data-do="renew" data-seat=(seat.0) { (words.get("table-own-link")) }
                    button type="button" data-do="leave" { (words.get("table-leave")) }
                }
                a.button href=(replay) { (words.get("table-replay")) }
                a.button href={ "/api/tables/" (viewed.id) "/record?seat=" (seat.0) } data-do="record"
                    data-reason=(words.get("error-record-hidden")) {
                    (words.get("table-download"))
                }
                button type="button" data-do="share" data-url={ "/t/" (viewed.id) } { (words.get("table-watch-link")) }
                (taken_seats(viewed))
            }
            (forget(words))
        }
    }
}

/// Deletes what carries the name of the seat. Once the game is over anybody may look from any seat, so the style sheet
/// shows it only to those who hold one.
fn forget(words: &solarium_words::Words) -> Markup {
    html! { button.link.holders type="button" data-do="forget" { (words.get("table-forget")) } }
}

fn notices(viewed: &ViewedTable<'_>) -> Markup {
    let notices = viewed.notices;
    let game = viewed.session().game();
    html! {
        @if !notices.is_empty() {
            ul.notices {
                @for notice in notices { li { (with_rules(game, &viewed.words.say(notice))) } }
            }
        }
    }
}

fn text_board(viewed: &ViewedTable<'_>) -> Markup {
    if let Some(html) = viewed.seen.text_alternative(&viewed.stage()) {
        return PreEscaped(html);
    }
    html! { pre tabindex="0" { (viewed.seen.board_text(viewed.words, false)) } }
}
