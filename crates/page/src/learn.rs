//! A game on one screen: what it is about in a few short chapters, with boards drawn by our own renderer.

use crate::home::{facts, halves, line};
use crate::tour::tour;
use crate::{Frame, Page, icon};
use maud::html;
use solarium_core::{Language, Seat, Seed, Viewer};
use solarium_picture::rule_link;
use solarium_table::{Refusal, Table, Title};
use solarium_words::Words;

/// Which boards are shown: after the guided first steps, and so many steps later.
pub const PICTURES: [usize; 2] = [0, 60];

/// The page.
pub fn page(frame: &Frame, title: &dyn Title) -> String {
    let words = frame.words;
    let info = title.info();
    let heading = words.fill("learn-title", &[("game", &halves(info.title).0)]);
    let main = html! {
        div.learn {
            header.learn-head {
                h1 { (heading) }
                p { (line(words, &info)) }
                (facts(words, &info))
            }
            @if tour(info.id).is_some() {
                div.learn-pictures {
                    @for (n, key) in ["learn-early", "learn-later"].into_iter().enumerate() {
                        figure {
                            img src={ "/learn/" (info.id) "/" (n) } alt=(words.get(key));
                            figcaption.soft.small { (words.get(key)) }
                        }
                    }
                }
            }
            ol.chapters-short {
                @for chapter in title.primer() {
                    li {
                        h2 { (words.say(&chapter.title)) }
                        p { (words.say(&chapter.text)) " " (rule_link(info.id, chapter.rule)) }
                    }
                }
            }
            div.row {
                @if tour(info.id).is_some() {
                    a.button.main href={ "/tour/" (info.id) } { (icon("play")) (words.get("home-tour")) }
                }
                a.button href={ "/new/" (info.id) } { (words.get("home-new-table")) }
                a.button href={ "/rules/" (info.id) } { (words.get("learn-rules")) }
                a href={ "/stand-ins#of-" (info.id) } { (words.get("nav-stand-ins")) }
            }
        }
    };
    frame.document(Page { game: Some(info.id), main, ..Page::new("learn", &heading) })
}

/// The board of one of the [`PICTURES`]: the game's guided first steps, then moves of a bot. `None` if the game has no
/// such steps, or there is no such picture.
pub fn picture(title: &dyn Title, words: &Words, n: usize) -> Result<Option<String>, Refusal> {
    let (Some(tour), Some(more)) = (tour(title.id()), PICTURES.get(n)) else { return Ok(None) };
    let session = title.start(&tour.setup(), Seed::from_number(tour.seed))?;
    let mut table = Table::new(session, Vec::new(), 0);
    for action in tour.stops.iter().filter_map(|stop| stop.action.as_ref()) {
        while table.mover().is_some() {
            table.advance()?;
        }
        table.act(Seat(0), action)?;
    }
    if let Some(bot) = title.info().bots.first().filter(|_| *more > 0) {
        table.hand_over(Seat(0), Some(bot))?;
    }
    for _ in 0..*more {
        if table.advance()?.is_none() {
            break;
        }
    }
    Ok(Some(table.session().seen(Viewer::Spectator)?.board_svg(words)))
}
