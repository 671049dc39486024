//! The table page: the shell that is sent once, with the parts as they are now.

use crate::lists::kind_name;
use crate::signs::signs;
use crate::viewed::ViewedTable;
use crate::{Frame, Page, around, with_box};
use maud::{Markup, PreEscaped, html};
use serde_json::json;
use solarium_core::{Seat, SeatKind, Turn};
use solarium_picture::Part;
use solarium_table::Refusal;
use solarium_words::Words;

/// What the shell says beyond what the viewer's class sees.
#[derive(Clone, Debug)]
pub struct Visit<'a> {
    /// The seats of this browser's session.
    pub mine: &'a [Seat],
    /// The seats it had until the maker gave them another link.
    pub lost: &'a [Seat],
    /// Did this browser's session make the table?
    pub maker: bool,
    /// Title of the game.
    pub title: &'a str,
    /// Does the game hide things from others at the table?
    pub secrets: bool,
    /// Names of the bots that play it.
    pub bots: &'a [&'static str],
    /// Mark of the parts, to see whether they are still the same.
    pub digest: &'a str,
    /// A step of a guided first game, above everything else.
    pub guide: Option<Markup>,
}

/// Everything that is shown of a table, part by part: the scene first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parts {
    /// What the game draws.
    pub scene: Vec<Part>,
    /// What stands around it.
    pub around: Vec<Part>,
}

impl Parts {
    /// All parts of a table as it is now.
    pub fn of(viewed: &ViewedTable<'_>) -> Result<Parts, Refusal> {
        Ok(Parts { scene: viewed.scene(), around: around::around(viewed)? })
    }
}

/// The whole page.
pub fn page(frame: &Frame, viewed: &ViewedTable<'_>, parts: &Parts, visit: &Visit<'_>) -> String {
    let main = main(frame, viewed, parts, visit);
    let game = viewed.session().game();
    let style = format!("{game}.css");
    frame.document(Page {
        game: Some(game),
        styles: &["table.css", &style],
        scripts: &["client/table.js"],
        slim: true,
        main,
        ..Page::new("table", visit.title)
    })
}

/// One part in its place.
pub fn section(part: &Part) -> Markup {
    html! {
        section data-part=(part.id) aria-label=(part.title) { (PreEscaped(&part.html)) }
    }
}

fn main(frame: &Frame, viewed: &ViewedTable<'_>, parts: &Parts, visit: &Visit<'_>) -> Markup {
    let words = viewed.words;
    let game = viewed.session().game();
    let find = |id: &str| parts.around.iter().find(|part| part.id == id).map(section);
    let mine: Vec<u8> = visit.mine.iter().map(|seat| seat.0).collect();
    let session = viewed.session();
    let is_unnamed = |seat: &&Seat| viewed.seats.get(seat.index()).is_none_or(|sitter| sitter.name.is_none());
    let unnamed: Vec<u8> = visit.mine.iter().filter(is_unnamed).map(|seat| seat.0).collect();
    let people = Seat::all(session.seats()).filter(|seat| session.kind(*seat) == SeatKind::Human).count();
    let bots: Vec<_> = visit
        .bots
        .iter()
        .map(|bot| json!({"value": bot, "label": kind_name(words, &format!("bot:{bot}"))}))
        .collect();
    let data = json!({
        "id": viewed.id,
        "game": game,
        "lang": words.lang().code(),
        "version": viewed.table.version(),
        "you": viewed.you().map(|seat| seat.0),
        "mine": mine,
        "secrets": visit.secrets,
        "names": viewed.names,
        "unnamed": unnamed,
        "people": people,
        "box": with_box::is_with_box(viewed),
        "bots": bots,
        "title": visit.title,
        "digest": visit.digest,
        "back": frame.back_end.code(),
        "words": client_words(words),
    });
    html! {
        div.table id="table" data-game=(game) data-maker[visit.maker] data-holder[!visit.mine.is_empty()]
            data-table=(data.to_string()) {
            h1.away { (visit.title) }
            div.banner id="banner" role="status" hidden {}
            @if let Some(guide) = &visit.guide { (guide) }
            div.board-area {
                div.scene id="scene" data-game=(game) {
                    @for part in &parts.scene { (section(part)) }
                }
                details.text-board {
                    summary { (words.get("table-text")) }
                    (find("text").unwrap_or_default())
                }
            }
            section.side aria-label=(words.get("table-side")) {
                (find("aim").unwrap_or_default())
                (find("people").unwrap_or_default())
                (find("end").unwrap_or_default())
                // Read from the whole journal once the game is over: the client asks for it.
                section id="progress" aria-label=(words.get("end-story")) data-url={ "/t/" (viewed.id) "/progress" } hidden {}
                section id="review" aria-label=(words.get("review-title")) data-url={ "/t/" (viewed.id) "/review" } hidden {}
                @if viewed.session().turn() == Turn::Over {
                    noscript { a href={ "/t/" (viewed.id) "/progress" } { (words.get("end-story")) } }
                }
                (find("fair").unwrap_or_default())
                div.sticky {
                    @for seat in visit.lost {
                        p.ask.lost-seat role="status" { (words.fill("table-lost-seat", &[("who", &viewed.name(*seat))])) }
                    }
                    div.preview id="preview" role="tooltip" hidden {}
                    (hint(words))
                    (news(words))
                    (name_question(words))
                    (find("hands").unwrap_or_default())
                    (find("prompt").unwrap_or_default())
                    (find("lesson").unwrap_or_default())
                    (player(words))
                    (actions(words))
                    (find("undo").unwrap_or_default())
                }
                (find("controls").unwrap_or_default())
                (talk(words, game, !viewed.notices.is_empty()))
                (signs(words, game))
                @if with_box::is_with_box(viewed) {
                    details.more id="set-up" data-url={ "/t/" (viewed.id) "/set-up" } {
                        summary { (words.get("set-up-title")) }
                        div id="set-up-list" {}
                    }
                }
                (find("notices").unwrap_or_default())
                (fairness(viewed))
                button.link type="button" id="keys" { (words.get("keys-title")) }
            }
            div.curtain id="curtain" hidden tabindex="-1" role="dialog" aria-modal="true"
                aria-label=(words.get("curtain-title")) {
                h2 { (words.get("curtain-title")) }
                p id="curtain-who" {}
                button.primary type="button" id="curtain-show" { (words.get("curtain-show")) }
            }
            div.toasts id="toasts" role="status" aria-live="polite" {}
            div.away id="live" aria-live="polite" {}
            div.chooser id="chooser" role="group" aria-labelledby="chooser-title" hidden {
                p id="chooser-title" { (words.get("chooser-title")) }
                div {}
            }
            dialog id="dialog" {}
            dialog id="help" aria-label=(words.get("keys-title")) { (keys(words)) }
            noscript { p.banner { (words.get("table-no-script")) } }
        }
    }
}

/// A hint, shown grade by grade.
fn hint(words: &Words) -> Markup {
    html! {
        section.hint-box id="hint" aria-label=(words.get("hint-title")) hidden {
            div id="hint-text" tabindex="0" aria-live="polite" {}
            div.buttons {
                button.small.primary type="button" id="hint-more" { (words.get("hint-more")) }
                button.small type="button" id="hint-close" { (words.get("dialog-close")) }
            }
        }
    }
}

/// The newest chat message, with a field for the answer: on a phone the chat itself is far below the board.
fn news(words: &Words) -> Markup {
    html! {
        div.news id="news" hidden {
            p id="news-text" {}
            form id="news-form" {
                input id="news-reply" type="text" maxlength="500" autocomplete="off" required
                    aria-label=(words.get("chat-say")) placeholder=(words.get("chat-say"));
                button.small type="submit" { (words.get("chat-send")) }
                button.small type="button" id="news-close" { (words.get("dialog-close")) }
            }
        }
    }
}

/// Asks for the name of a reader who has none, while everything else goes on.
fn name_question(words: &Words) -> Markup {
    html! {
        form.ask.ask-name id="ask-name" hidden {
            label for="own-name" { (words.get("name-ask")) }
            input id="own-name" type="text" maxlength="40" autocomplete="nickname" required;
            div.buttons {
                button.primary type="submit" { (words.get("name-keep")) }
                button type="button" id="name-later" { (words.get("name-later")) }
            }
        }
    }
}

/// What the table has fixed before the first step, for everybody to keep: at the end the seed is shown beside it.
fn fairness(viewed: &ViewedTable<'_>) -> Markup {
    let words = viewed.words;
    html! {
        @if !viewed.is_open_book() && viewed.table.draws_from_seed() {
            details.more.promised id="promised" open[viewed.seed_chosen] {
                summary { (words.get("fair-now")) }
                @if viewed.seed_chosen { p.small { strong { (words.get("fair-now-chosen")) } } }
                p.soft.small { (words.get("fair-now-text")) }
                code { (viewed.commitment) }
            }
        }
    }
}

/// The player of what automas did, step by step.
fn player(words: &Words) -> Markup {
    html! {
        section.player id="player" aria-label=(words.get("player-title")) hidden {
            div.now id="player-now" {}
            div.buttons {
                button.primary type="button" id="player-next" { (words.get("player-next")) }
                button type="button" id="player-skip" { (words.get("player-skip")) }
            }
        }
    }
}

fn actions(words: &Words) -> Markup {
    html! {
        section.actions id="actions" aria-label=(words.get("actions-title")) hidden {
            div.actions-head {
                button.link type="button" id="actions-toggle" aria-expanded="false" aria-controls="actions-body" {
                    span id="actions-count" {}
                }
                button.small type="button" id="back" hidden { (words.get("actions-back")) }
            }
            div id="actions-body" {
                input id="filter" type="search" autocomplete="off" hidden
                    placeholder=(words.get("actions-filter")) aria-label=(words.get("actions-filter"));
                div id="action-list" {}
            }
        }
    }
}

fn talk(words: &Words, game: &str, stand_ins: bool) -> Markup {
    html! {
        details.log-box id="log-box" open {
            summary { (words.get("log-title")) }
            div.pace {
                label for="pace-mode" { (words.get("player-pace")) }
                select id="pace-mode" {
                    option value="step" { (words.get("pace-step")) }
                    option value="auto" { (words.get("pace-auto")) }
                    option value="instant" { (words.get("pace-instant")) }
                }
                label.sound id="sound" hidden {
                    input type="checkbox" id="sound-on";
                    span { (words.get("sound-on")) }
                }
                label.speed id="pace-speed" {
                    span { (words.get("pace-speed")) }
                    input id="pace" type="range" min="1" max="10" value="5";
                }
            }
            div.log-scroll tabindex="0" role="region" aria-label=(words.get("log-title")) {
                button.small type="button" id="log-older" hidden { (words.get("log-older")) }
                ol.log id="log" {}
            }
        }
        details.chat-box id="chat-box" {
            summary { (words.get("chat-title")) " " span.badge id="chat-badge" hidden {} }
            ol.chat id="chat" {}
            form id="chat-form" {
                input id="chat-text" type="text" maxlength="500" autocomplete="off" required
                    aria-label=(words.get("chat-say")) placeholder=(words.get("chat-say"));
                button type="submit" { (words.get("chat-send")) }
            }
        }
        div.notify { label { input type="checkbox" id="lessons-on"; " " (words.get("lessons-on")) } }
        @if stand_ins {
            div.notify {
                label {
                    input type="checkbox" id="marks-on"; " "
                    span { span.legend aria-hidden="true" { "°" } " " (words.get("marks-on")) }
                }
                a href={ "/stand-ins#of-" (game) } { (words.get("nav-stand-ins")) }
            }
        }
        div.notify id="notify" hidden {
            label { input type="checkbox" id="notify-on"; " " (words.get("notify-ask")) }
        }
    }
}

/// Every key and what it does.
fn keys(words: &Words) -> Markup {
    let list = [
        ("Tab", words.get("keys-tab")),
        ("← ↑ → ↓", words.get("keys-arrows")),
        ("Enter", words.get("keys-enter")),
        ("Esc", words.get("keys-escape")),
        ("u", words.get("keys-undo")),
        ("h", words.get("keys-hint")),
        ("a", words.get("keys-actions")),
        ("b", words.get("keys-board")),
        ("n", words.get("keys-next")),
        ("?", words.get("keys-help")),
    ];
    html! {
        h2 { (words.get("keys-title")) }
        dl.keys {
            @for (key, meaning) in list { dt { kbd { (key) } } dd { (meaning) } }
        }
        form method="dialog" { button.primary { (words.get("dialog-close")) } }
    }
}

/// The few words the client says by itself.
fn client_words(words: &Words) -> serde_json::Value {
    let mut said = json!({
        "lost": words.get("client-lost"),
        "retry": words.get("client-retry"),
        "back": words.get("client-back"),
        "old": words.get("client-old-browser"),
        "yourTurn": words.get("client-your-turn"),
        "actions": words.fill("actions-count", &[("n", &"{n}")]),
        "choose": words.get("actions-choose"),
        "filterNone": words.get("actions-none"),
        "more": words.fill("actions-more", &[("n", &"{n}")]),
        "draws": words.fill("draws-in-a-row", &[("all", &"{all}")]),
        "drawn": words.fill("draws-so-far", &[("n", &"{n}"), ("all", &"{all}"), ("list", &"{list}")]),
        "drawnBack": words.get("draws-back"),
        "sure": words.get("dialog-sure"),
        "yes": words.get("dialog-yes"),
        "no": words.get("dialog-no"),
        "close": words.get("dialog-close"),
        "leave": words.get("dialog-leave"),
        "bot": words.get("dialog-bot"),
        "curtain": words.fill("curtain-who", &[("who", &"{who}")]),
        "since": words.get("client-since"),
        "copied": words.get("client-copied"),
        "badLink": words.get("client-bad-link"),
        "usedLink": words.get("client-used-link"),
        "nameTaken": words.get("client-name-taken"),
        "ownLink": words.get("dialog-own-link"),
        "freshLink": words.get("dialog-fresh-link"),
        "leftLink": words.get("dialog-left-link"),
        "copy": words.get("made-copy"),
        "verified": words.get("fair-verified"),
        "notVerified": words.get("fair-not-verified"),
        "name": words.get("dialog-name"),
        "forget": words.get("dialog-forget"),
        "forgetStays": words.get("dialog-forget-stays"),
        "forgotten": words.get("client-forgotten"),
        "moved": words.get("client-moved-on"),
        "failed": words.get("client-failed"),
        "rematch": words.get("client-rematch"),
        "usual": words.get("usual-mark"),
        "hintThinking": words.get("hint-thinking"),
        "hintGrade": words.fill("hint-grade", &[("n", &"{n}")]),
        "countdown": words.fill("usual-in", &[("n", &"{n}")]),
    });
    said["unseat"] = json!([words.get("dialog-unseat"), words.get("dialog-unseat-stays")]);
    said
}
