//! The parts around the board: who sits where, what is asked, what can be done beside acting.

use crate::end;
use crate::sight::{Sight, capitalized, seat_mark, sentence, with_rules};
use maud::{Markup, PreEscaped, html};
use solarium_core::{Language, Message, Seat, SeatKind, Turn};
use solarium_picture::Part;
use solarium_table::{Refusal, Reply};

/// Every part around the board, in reading order.
pub fn around(sight: &Sight<'_>) -> Result<Vec<Part>, Refusal> {
    let words = sight.words;
    let part = |id: &str, title: &str, html: Markup| Part {
        id: id.into(),
        title: title.into(),
        html: html.into_string(),
    };
    Ok(vec![
        part("prompt", words.get("table-prompt"), prompt(sight)?),
        people_part(sight),
        part("controls", words.get("table-controls"), controls(sight)),
        part("notices", words.get("table-notices"), notices(sight)),
        part("end", words.get("table-end"), end::panel(sight)),
        part("text", words.get("table-text"), text_board(sight)),
    ])
}

/// Who sits where: the only part that changes when somebody comes or goes.
pub fn people_part(sight: &Sight<'_>) -> Part {
    let title = sight.words.get("table-people");
    Part { id: "people".into(), title: title.into(), html: people(sight).into_string() }
}

/// Letters and names of some seats, in a row of words.
pub(crate) fn named(sight: &Sight<'_>, seats: impl Iterator<Item = Seat>) -> String {
    let named: Vec<String> = seats
        .map(|seat| {
            let (letter, name) = (seat.letter().to_string(), sight.name(seat));
            sight.words.fill("table-seat-name", &[("letter", &letter), ("name", &name)])
        })
        .collect();
    named.join(", ")
}

fn prompt(sight: &Sight<'_>) -> Result<Markup, Refusal> {
    let (words, session) = (sight.words, sight.session());
    let waiting = |key: &str, who: &dyn std::fmt::Display| words.fill(key, &[("who", who)]);
    let game = session.game();
    if !sight.waiting.is_empty() {
        return Ok(gathering(sight));
    }
    Ok(match (session.turn(), sight.deciding()) {
        (Turn::Over, _) => html! { p.prompt.over { (words.get("prompt-over")) } },
        (Turn::Decide(_), Some(seat)) => {
            let text = sentence(words, &sight.seen.prompt()?);
            html! {
                p.prompt.yours { (seat_mark(seat)) " " span.asked { (with_rules(game, &text)) } }
                @if let Some(what) = usual_words(sight, seat)? {
                    p.usual {
                        (words.fill("usual-is", &[("what", &what)]))
                        @if sight.counting { " " (words.get("usual-given")) " " (count()) }
                    }
                }
            }
        }
        (Turn::Decide(seats), None) => html! {
            p.prompt {
                @for seat in seats.iter() { (seat_mark(seat)) " " }
                (waiting("table-waits-for", &named(sight, seats.iter())))
                @if sight.counting { " " span.usual { "(" (words.get("usual-answer")) " " (count()) ")" } }
            }
        },
        (Turn::Chance, _) => match sight.you() {
            Some(_) => html! { p.prompt { (with_rules(game, &sentence(words, &sight.seen.prompt()?))) } },
            None => html! { p.prompt { (words.get("table-chance")) } },
        },
    })
}

/// The match has not begun: who is missing, and how they get here.
fn gathering(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    let who = named(sight, sight.waiting.iter());
    html! {
        div.gathering {
            p.prompt { (words.get("table-gathering")) }
            p { (words.fill("table-missing", &[("who", &who), ("n", &sight.waiting.len())])) }
            p.soft { (words.get("table-gathering-why")) }
            (invitation(sight))
        }
    }
}

/// What a seat that is asked in another's turn usually answers, in words.
fn usual_words(sight: &Sight<'_>, seat: Seat) -> Result<Option<String>, Refusal> {
    let Some(usual) = sight.usual_answer(seat) else { return Ok(None) };
    let legal = sight.seen.legal(sight.words)?;
    let found = legal.into_iter().find(|legal| legal.action == usual);
    Ok(found.map(|legal| capitalized(legal.label)))
}

/// How long until something happens by itself: the page counts. The same for as long as it counts, so that the part is
/// not sent anew each second.
fn count() -> Markup {
    html! { span.count data-count {} }
}

/// When the usual answers of a seat are given by themselves, where they are.
fn reply(sight: &Sight<'_>, seat: Seat) -> Markup {
    let words = sight.words;
    let shown = sight.session().has_usual() && sight.table.people().without(seat).iter().next().is_some();
    let said = |reply: Reply| match reply {
        Reply::Soon => words.fill("reply-soon", &[("n", &sight.patience)]),
        Reply::AtOnce => words.get("reply-at-once").to_string(),
        Reply::Wait => words.get("reply-wait").to_string(),
    };
    html! {
        @if shown {
            div.reply {
                label for="reply" { (words.get("reply-title")) }
                select id="reply" data-reply {
                    @for reply in Reply::ALL {
                        option value=(reply) selected[sight.table.replies()[seat.index()] == reply] {
                            (said(reply))
                        }
                    }
                }
            }
        }
    }
}

fn people(sight: &Sight<'_>) -> Markup {
    let (words, session) = (sight.words, sight.session());
    let scores = session.scores();
    let is_free = |seat: Seat| {
        let bot = sight.table.bots().get(seat.index()).is_some_and(Option::is_some);
        let taken = sight.seats.get(seat.index()).is_some_and(|sitter| sitter.taken);
        session.kind(seat) == SeatKind::Human && !taken && !bot && !sight.is_open_book()
    };
    let invites = sight.open && sight.waiting.is_empty() && Seat::all(session.seats()).any(is_free);
    html! {
        ul.people {
            @for seat in Seat::all(session.seats()) {
                @let sitter = sight.seats.get(seat.index()).cloned().unwrap_or_default();
                @let human = session.kind(seat) == SeatKind::Human;
                @let bot = sight.table.bots().get(seat.index()).and_then(Option::as_deref);
                @let free = is_free(seat);
                li.person.acts[sight.acts(seat)].you[sight.you() == Some(seat)]
                    data-person=(seat.0) {
                    (seat_mark(seat))
                    span.who {
                        span.name { (sight.name(seat)) }
                        span.role {
                            @if let SeatKind::Automa(kind) = session.kind(seat) { (automa(kind, words)) }
                            @else if let Some(bot) = bot { (words.fill("table-moved-by", &[("bot", &bot)])) }
                            @else if free { (words.get("table-free")) }
                            @else if sight.you() == Some(seat) { (words.get("table-you")) }
                            @else if sight.read_only {}
                            @else if sitter.present { (words.get("table-present")) }
                            @else { (words.get("table-away")) }
                        }
                    }
                    @if human && bot.is_none() && !sight.is_open_book() {
                        span.presence.here[sitter.present] aria-hidden="true" {}
                    }
                    @if sight.acts(seat) {
                        span.turn { (words.get("table-to-act")) }
                    }
                    @if let Some(score) = scores.iter().find(|score| score.seat == seat) {
                        span.points { (words.fill("table-points", &[("n", &score.total)])) }
                    }
                    @if free && sight.open {
                        button.small type="button" data-do="sit" data-seat=(seat.0) { (words.get("table-sit")) }
                    } @else if free {
                        // Everybody who looks from here gets this part; the style shows it to the maker alone, and
                        // the server obeys nobody else.
                        button.small.makers type="button" data-do="renew" data-seat=(seat.0) {
                            (words.get("table-fresh-link"))
                        }
                    }
                }
            }
        }
        @if invites { (invitation(sight)) }
    }
}

/// Copies the address of the table, to be sent to those who are to sit down.
fn invitation(sight: &Sight<'_>) -> Markup {
    let (url, label) = (format!("/t/{}", sight.id), sight.words.get("table-invite"));
    html! { button.small type="button" data-do="share" data-url=(url) { (label) } }
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
fn button(sight: &Sight<'_>, does: &str, label: &str, can: Result<(), Refusal>) -> Markup {
    match can {
        Ok(()) => html! { button type="button" data-do=(does) { (label) } },
        Err(refusal) => {
            let reason = sight.words.say(&refusal.message);
            html! {
                button type="button" data-do=(does) aria-disabled="true" data-tip=(reason)
                    data-reason=(reason) data-rule=[refusal.rule.as_deref()] { (label) }
            }
        }
    }
}

fn controls(sight: &Sight<'_>) -> Markup {
    let (words, session) = (sight.words, sight.session());
    let replay = format!("/t/{}/replay", sight.id);
    let Some(seat) = sight.you().filter(|_| !sight.is_open_book()) else {
        return html! {
            div.buttons { a.button href=(replay) { (words.get("table-replay")) } }
        };
    };
    let bot = sight.table.bots().get(seat.index()).and_then(Option::as_deref);
    let undo = session.undoable(seat).map(|_| ());
    let take_back = match session.last_act(seat) {
        Some(_) => Ok(()),
        None => Err(Refusal::new("undo/nothing", Message::new("table-nothing-to-take-back"))),
    };
    let asked = sight.table.asked();
    html! {
        @if let Some(asked) = asked {
            div.ask role="group" {
                p { (words.fill("table-asks-back", &[
                    ("who", &named(sight, std::iter::once(asked.seat))), ("step", &(asked.step + 1)),
                ])) }
                @if asked.waiting.contains(seat) {
                    button type="button" data-do="agree" { (words.get("table-agree")) }
                    button type="button" data-do="refuse" { (words.get("table-refuse")) }
                } @else {
                    p.soft { (words.fill("table-waits-answer", &[("who", &named(sight, asked.waiting.iter()))])) }
                }
            }
        }
        @if let Some(bot) = bot {
            div.ask role="group" {
                p { (words.fill("table-bot-plays", &[("bot", &bot)])) }
                button type="button" data-do="human" { (words.get("table-play-again")) }
            }
        }
        div.buttons {
            (button(sight, "undo", words.get("table-undo"), undo.clone()))
            (button(sight, "reset-turn", words.get("table-reset"), undo.clone()))
            @if undo.is_err() && asked.is_none() {
                (button(sight, "take-back", words.get("table-take-back"), take_back))
            }
        }
        @if bot.is_none() { (reply(sight, seat)) }
        details.more {
            summary { (words.get("table-more")) }
            div.buttons {
                @if bot.is_none() {
                    button type="button" data-do="rename" { (words.get("table-rename")) }
                    button type="button" data-do="bot" { (words.get("table-to-bot")) }
                    button type="button" data-do="renew" data-seat=(seat.0) { (words.get("table-own-link")) }
                    button type="button" data-do="leave" { (words.get("table-leave")) }
                }
                a.button href=(replay) { (words.get("table-replay")) }
                a.button href={ "/api/tables/" (sight.id) "/record?seat=" (seat.0) } data-do="record"
                    data-reason=(words.get("error-record-hidden")) {
                    (words.get("table-download"))
                }
                button type="button" data-do="share" data-url={ "/t/" (sight.id) } { (words.get("table-watch-link")) }
            }
        }
    }
}

fn notices(sight: &Sight<'_>) -> Markup {
    let notices = sight.notices;
    let game = sight.session().game();
    html! {
        @if !notices.is_empty() {
            ul.notices {
                @for notice in notices { li { (with_rules(game, &sight.words.say(notice))) } }
            }
        }
    }
}

fn text_board(sight: &Sight<'_>) -> Markup {
    if let Some(told) = sight.seen.told(&sight.stage()) {
        return PreEscaped(told);
    }
    html! { pre tabindex="0" { (sight.seen.board_text(sight.words, false)) } }
}
