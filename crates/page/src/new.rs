//! The page on which a table is set up: seats, options, pack, seed.

use crate::draft::{
    Choice, Draft, choices, is_number, is_set, problems, seats_refused, shown, sitters, takes_list,
    value_text,
};
use crate::home::{art, facts, halves};
use crate::lists::{bot_character, kind_name};
use crate::{Frame, Page, icon, qr};
use maud::{Markup, html};
use serde_json::{Value, json};
use solarium_core::{Argument, GameInfo, LEVELS, Language, Message, Reason, Seat, SetupOption};
use solarium_picture::{rule_link, seat_badge};
use solarium_table::{Title, option_meaning, preset_name};
use solarium_words::Words;

/// Values up to this many are shown side by side, more in a menu.
const SIDE_BY_SIDE: usize = 5;

/// What the page shows beside the draft.
#[derive(Clone, Debug, Default)]
pub struct Telling {
    /// What was wrong with the form, in words.
    pub wrong: Vec<String>,
    /// The text of a pack that was refused, to be mended.
    pub pack_text: String,
    /// The id of a pack that was just put at hand.
    pub packed: Option<String>,
}

/// The whole page.
pub fn page(frame: &Frame, title: &dyn Title, draft: &Draft, telling: &Telling) -> String {
    let words = frame.words;
    let info = title.info();
    let heading = words.fill("new-title", &[("game", &halves(info.title).0)]);
    let main = html! {
        div.new-head {
            div.art { (art(words, info.id)) }
            div {
                h1 { (heading) }
                p { (words.get(&format!("game-{}-line", info.id))) }
                (facts(words, &info))
            }
        }
        nav.presets aria-label=(words.get("new-presets")) {
            h2 { (words.get("new-presets")) }
            ul {
                @for preset in &info.presets {
                    li {
                        a.button href={ "/new/" (info.id) "?preset=" (preset.id) } {
                            (preset_name(&info, preset.id, words))
                        }
                    }
                }
            }
        }
        (level_proposal(words, &info))
        form.new-form method="post" action={ "/new/" (info.id) } data-live={ "/new/" (info.id) "/form" }
            enctype="application/x-www-form-urlencoded" {
            (form(words, title, draft, telling))
        }
    };
    frame.document(Page {
        game: Some(info.id),
        scripts: &["client/form.js"],
        main,
        ..Page::new("new", &heading)
    })
}

/// The opponents of a game by families, each from the weakest to the strongest: the levels of plan search, and automas that
/// have levels.
fn ladders(info: &GameInfo) -> Vec<Vec<String>> {
    let bots = LEVELS.iter().filter(|level| info.bots.contains(level)).map(|level| format!("bot:{level}"));
    let mut ladders: Vec<Vec<String>> = vec![bots.collect()];
    for kind in &info.seat_kinds {
        let Some((family, _)) = kind.split_once(':').filter(|(family, _)| *family != "bot") else { continue };
        let is_of_family = |ladder: &&mut Vec<String>| {
            ladder.first().is_some_and(|first| first.split(':').next() == Some(family))
        };
        match ladders.iter_mut().find(is_of_family) {
            Some(ladder) => ladder.push(kind.clone()),
            None => ladders.push(vec![kind.clone()]),
        }
    }
    ladders.retain(|ladder| ladder.len() > 1);
    ladders
}

/// Room for the level that is about even with the reader, which only the browser knows.
fn level_proposal(words: &Words, info: &GameInfo) -> Markup {
    let named = |kind: &String| json!({"value": kind, "label": kind_name(words, kind)});
    let ladders: Vec<Vec<Value>> =
        ladders(info).iter().map(|ladder| ladder.iter().map(named).collect()).collect();
    let text = words.fill("new-level", &[("level", &"{level}"), ("n", &"{n}")]);
    html! {
        @if !ladders.is_empty() {
            div.note.level-proposal id="level-proposal" role="status" data-game=(info.id) data-text=(text)
                data-ladders=(json!(ladders).to_string()) hidden {
                p id="level-text" {}
                div.row {
                    button type="button" id="level-take" { (words.get("new-level-take")) }
                    button.link type="button" id="level-forget" { (words.get("new-level-forget")) }
                }
            }
        }
    }
}

/// What is inside the form: made again on every change.
pub fn form(words: &Words, title: &dyn Title, draft: &Draft, telling: &Telling) -> Markup {
    let info = title.info();
    let wrong = problems(title, draft);
    html! {
        // Return in a field shows the form again; making a table is a button of its own.
        button.away type="submit" name="do" value="update" tabindex="-1" aria-hidden="true" { (words.get("new-update")) }
        (reasons_list(words, info.id, &wrong, telling))
        p.what id="what" role="status" { (what_is_played(words, &info, draft)) }
        @let seeded = draft.open || draft.chosen_seed().is_ok();
        fieldset.panel.seats {
            legend { (words.get("new-seats")) }
            (seat_count(words, title, draft))
            ol.seat-list {
                @for seat in 0..draft.seats.len() { (seat_row(words, title, draft, seat)) }
            }
        }
        fieldset.panel.options {
            legend { (words.get("new-options")) }
            @let themed = |option: &SetupOption| {
                info.option_themes.iter().any(|theme| theme.options.contains(&option.name))
            };
            @for option in shown(&info).filter(|option| !themed(option)) {
                (option_row(words, title, draft, option))
            }
            @for theme in info.option_themes {
                @let options: Vec<&SetupOption> =
                    shown(&info).filter(|option| theme.options.contains(&option.name)).collect();
                @let changed = options.iter().filter(|option| draft.options.contains_key(option.name)).count();
                details.theme id={ "theme-" (theme.id) } open[changed > 0] {
                    summary {
                        (words.get(&format!("{}-theme-{}", info.message_prefix(), theme.id)))
                        @if changed > 0 { " " span.chip { (words.fill("new-changed", &[("n", &changed)])) } }
                    }
                    @for option in options { (option_row(words, title, draft, option)) }
                }
            }
        }
        div.panel.field {
            label.tick {
                input type="checkbox" id="open" name="open" checked[draft.open];
                span { (words.get("new-open")) }
            }
            p.soft.small { (words.get("new-open-text")) }
            label.tick {
                input type="checkbox" id="with-box" name="with-box" checked[draft.with_box];
                span { (words.get("new-with-box")) }
            }
            p.soft.small { (words.get("new-with-box-text")) }
            label.tick {
                input type="checkbox" id="without-hints" name="without-hints" checked[draft.without_hints];
                span { (words.get("new-without-hints")) }
            }
            p.soft.small { (words.get("new-without-hints-text")) }
        }
        @let own_values = draft.pack.is_some() || !telling.pack_text.is_empty() || telling.packed.is_some();
        details.panel.theme.more id="theme-more" open[own_values || !draft.seed.is_empty()] {
            summary { (words.get("new-more")) }
            (pack(words, title, draft, telling))
            div.field {
                label for="seed" { (words.get("new-seed")) }
                p.soft.small id="seed-text" { (words.get("new-seed-text")) }
                input type="text" id="seed" name="seed" value=(draft.seed) maxlength="64" autocomplete="off"
                    aria-describedby="seed-text" aria-invalid=[(!seeded).then_some("true")] disabled[draft.open];
                @if !seeded { p.note.bad role="alert" { (words.get("new-seed-wrong")) } }
            }
        }
        div.row.new-end {
            button.main type="submit" name="do" value="make" disabled[!wrong.is_empty() || !seeded] {
                (icon("play")) (words.get("new-make"))
            }
            noscript { button type="submit" name="do" value="update" { (words.get("new-update")) } }
            p.soft.small { (words.get(if draft.here().len() > 1 { "new-hot-seat" } else { "new-links-follow" })) }
        }
    }
}

/// What will be played, in one sentence: the game, who plays, and every option that is not as usual.
fn what_is_played(words: &Words, info: &GameInfo, draft: &Draft) -> String {
    let prefix = info.message_prefix();
    let mut here = false;
    let who = draft.seats.iter().map(|sitting| match &*sitting.who {
        _ if !sitting.name.trim().is_empty() && sitting.is_person() => sitting.name.trim().to_string(),
        "here" if !std::mem::replace(&mut here, true) => words.get("new-what-you").to_string(),
        "here" => words.get("new-what-here").to_string(),
        "link" => words.get("new-what-link").to_string(),
        kind => kind_name(words, kind),
    });
    let who: Vec<String> = who.collect();
    let changed = shown(info).filter(|option| draft.options.contains_key(option.name)).map(|option| {
        let name = option.name.replace('_', "-");
        let heading = own_or_shared(words, &prefix, &format!("option-{name}"));
        let values = match draft.value(option) {
            Value::Array(list) => list.iter().map(|value| value_name(words, &prefix, &name, value)).collect(),
            Value::Object(parts) => {
                parts.values().map(|value| value_name(words, &prefix, &name, value)).collect()
            }
            value => vec![value_name(words, &prefix, &name, value)],
        };
        let heading = heading.unwrap_or_else(|| option.name.replace('_', " "));
        words.fill("new-what-option", &[("option", &heading), ("value", &values.join(", "))])
    });
    let changed: Vec<String> = changed.collect();
    let (game, who) = (halves(info.title).0, who.join(", "));
    match changed.is_empty() {
        true => words.fill("new-what-usual", &[("game", &game), ("who", &who)]),
        false => words.fill("new-what", &[("game", &game), ("who", &who), ("options", &changed.join("; "))]),
    }
}

fn reasons_list(words: &Words, game: &str, wrong: &[Reason], telling: &Telling) -> Markup {
    // What the form finds is said once.
    let known = |line: &str| wrong.iter().any(|reason| line.contains(&words.say(&reason.message)));
    html! {
        div role="status" {
            @if !wrong.is_empty() || !telling.wrong.is_empty() {
                div.note.bad {
                    p { strong { (words.get("new-impossible")) } }
                    ul {
                        @for line in telling.wrong.iter().filter(|line| !known(line)) { li { (line) } }
                        @for reason in wrong {
                            li {
                                (words.say(&reason.message)) " "
                                @if !reason.rule.is_empty() { (rule_link(game, reason.rule)) }
                            }
                        }
                    }
                }
            }
            @if let Some(id) = &telling.packed {
                div.note.good { p { (words.fill("new-packed", &[("id", id)])) } }
            }
        }
    }
}

fn seat_count(words: &Words, title: &dyn Title, draft: &Draft) -> Markup {
    let info = title.info();
    let now = draft.seats.len();
    // Numbers of seats that cannot be had, by the reason against them.
    let mut against: Vec<(String, Vec<usize>)> = Vec::new();
    for count in (info.seats_min..=info.seats_max).map(usize::from).filter(|count| *count != now) {
        let Some(reason) = seats_refused(title, draft, count) else { continue };
        let reason = words.say(plainly(&reason));
        match against.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, counts)) => counts.push(count),
            None => against.push((reason, vec![count])),
        }
    }
    let reason = |count: usize| against.iter().position(|(_, counts)| counts.contains(&count));
    html! {
        div.pills role="group" aria-label=(words.get("new-how-many")) {
            @for count in (info.seats_min..=info.seats_max).map(usize::from) {
                @let refused = reason(count);
                button type="submit" name="seats" id={ "seats-" (count) } value=(count) aria-pressed=(count == now)
                    disabled[refused.is_some()]
                    aria-describedby=[refused.map(|reason| format!("seats-why-{reason}"))] { (count) }
            }
            span.soft { (words.get("new-seats-word")) }
        }
        @for (n, (reason, counts)) in against.iter().enumerate() {
            p.soft.small id={ "seats-why-" (n) } {
                @let counts = counts.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
                (words.fill("new-seats-refused", &[("n", &counts), ("reason", &reason)]))
            }
        }
    }
}

/// A reason beside the seat it is about, which need not be named again.
fn plainly(reason: &Message) -> &Message {
    let about_seat = reason.args.iter().find_map(|(name, value)| match value {
        Argument::Message(about) if reason.id == "reason-of-seat" && *name == "reason" => Some(about),
        _ => None,
    });
    about_seat.unwrap_or(reason)
}

fn seat_row(words: &Words, title: &dyn Title, draft: &Draft, seat: usize) -> Markup {
    let sitting = &draft.seats[seat];
    let letter = Seat(seat as u8);
    let label = words.fill("new-seat", &[("letter", &letter.letter())]);
    html! {
        li {
            (seat_badge(letter))
            select name={ "seat." (seat) } id={ "seat-" (seat) } aria-label=(label) {
                @for (who, refused) in sitters(title, draft, seat) {
                    option value=(who) selected[who == sitting.who] disabled[refused.is_some()] {
                        (who_name(words, &who))
                        @if let Some(reason) = &refused { " – " (words.say(plainly(reason))) }
                    }
                }
            }
            @if let Some(character) = sitting.who.strip_prefix("bot:").and_then(|bot| bot_character(words, bot)) {
                p.soft.small { (character) }
            }
            @if sitting.is_person() {
                input type="text" name={ "name." (seat) } id={ "name-" (seat) } value=(sitting.name) maxlength="40"
                    placeholder=(words.get("new-name")) autocomplete="off"
                    aria-label=(words.fill("new-name-of", &[("letter", &letter.letter())]));
            }
        }
    }
}

fn who_name(words: &Words, who: &str) -> String {
    match who {
        "here" => words.get("new-here").to_string(),
        "link" => words.get("new-link").to_string(),
        kind => kind_name(words, kind),
    }
}

fn option_row(words: &Words, title: &dyn Title, draft: &Draft, option: &SetupOption) -> Markup {
    let info = title.info();
    let name = option.name.replace('_', "-");
    let prefix = &info.message_prefix();
    let heading = own_or_shared(words, prefix, &format!("option-{name}"));
    let meaning = own_or_shared(words, prefix, &format!("option-{name}-text"));
    let field = format!("option.{}", option.name);
    html! {
        div.option role="group" aria-labelledby={ "head-" (option.name) } {
            div.option-head {
                h3 id={ "head-" (option.name) } {
                    @if let Some(heading) = heading { (heading) } @else { (option.name.replace('_', " ")) }
                }
                (rule_link(info.id, option.rule))
                p.soft.small {
                    @if let Some(meaning) = meaning { (meaning) } @else { (option_meaning(&info, option.name, words)) }
                }
            }
            div.option-value {
                @if let Value::Object(parts) = &option.default {
                    (parts_of(words, prefix, draft, option, parts.keys()))
                } @else if is_set(option) {
                    (set_of(words, prefix, draft, option))
                } @else if is_number(option) {
                    input type="number" name=(field) id=(field) value=(value_text(draft.value(option)))
                        min="0" max="1000" aria-labelledby={ "head-" (option.name) };
                } @else {
                    (one_of(words, prefix, &field, &name, &choices(title, draft, option), option))
                }
                @if takes_list(option) {
                    @let list = draft.value(option).as_array();
                    @let list = list.map(|list| list.iter().map(value_text).collect::<Vec<_>>().join(", "));
                    input type="text" name={ "list." (option.name) } id={ "list." (option.name) }
                        value=(list.unwrap_or_default()) maxlength="200" autocomplete="off"
                        placeholder=(words.get("new-own-list")) aria-label=(words.get("new-own-list"));
                }
            }
        }
    }
}

/// A value in words.
fn value_name(words: &Words, prefix: &str, option: &str, value: &Value) -> String {
    let text = match value {
        Value::Bool(true) => "yes".to_string(),
        Value::Bool(false) => "no".to_string(),
        Value::Null => "usual".to_string(),
        value => value_text(value),
    };
    let plain = text.replace('_', "-");
    let of_option = own_or_shared(words, prefix, &format!("value-{option}-{plain}"));
    if let Some(name) = of_option.or_else(|| own_or_shared(words, prefix, &format!("value-{plain}"))) {
        name
    } else if let (true, Ok(seat)) = (option == "first-seat", text.parse::<u8>()) {
        words.fill("new-seat", &[("letter", &Seat(seat).letter())])
    } else {
        text.replace('_', " ")
    }
}

/// A word of the game, or one that all games share.
fn own_or_shared(words: &Words, prefix: &str, key: &str) -> Option<String> {
    let own = format!("{prefix}-{key}");
    let key = [own.as_str(), key].into_iter().find(|key| words.has(key))?;
    Some(words.get(key).to_string())
}

fn one_of(
    words: &Words,
    prefix: &str,
    field: &str,
    name: &str,
    choices: &[Choice],
    option: &SetupOption,
) -> Markup {
    let reasons: Vec<&Message> = choices.iter().filter_map(|choice| choice.refused.as_ref()).collect();
    // One reason against several values is said once.
    let shared =
        reasons.first().filter(|first| reasons.len() > 1 && reasons.iter().all(|reason| reason == *first));
    let own = |choice: &Choice| {
        choice.refused.as_ref().filter(|_| shared.is_none()).map(|why| words.say(plainly(why)))
    };
    let why = shared.map(|_| format!("why.{}", option.name));
    html! {
        @if choices.len() <= SIDE_BY_SIDE {
            div.radios {
                @for choice in choices {
                    @let id = format!("{field}.{}", value_text(&choice.value));
                    @let refused = choice.refused.is_some();
                    label.tick.refused[refused] for=(id) {
                        input type="radio" name=(field) id=(id) value=(value_text(&choice.value))
                            checked[choice.chosen] disabled[refused] aria-describedby=[why.as_ref().filter(|_| refused)];
                        span {
                            (value_name(words, prefix, name, &choice.value))
                            @if let Some(reason) = own(choice) { small { (reason) } }
                        }
                    }
                }
            }
        } @else {
            select name=(field) id=(field) aria-labelledby={ "head-" (option.name) } aria-describedby=[why.as_ref()] {
                @for choice in choices {
                    option value=(value_text(&choice.value)) selected[choice.chosen]
                        disabled[choice.refused.is_some()] {
                        (value_name(words, prefix, name, &choice.value))
                        @if let Some(reason) = own(choice) { " – " (reason) }
                    }
                }
            }
        }
        @if let (Some(reason), Some(why)) = (shared, &why) { p.soft.small id=(why) { (words.say(plainly(reason))) } }
    }
}

fn parts_of<'a>(
    words: &Words,
    prefix: &str,
    draft: &Draft,
    option: &SetupOption,
    parts: impl Iterator<Item = &'a String>,
) -> Markup {
    html! {
        div.parts-of {
            @for part in parts {
                @let field = format!("option.{}.{part}", option.name);
                @let now = draft.value(option).get(part).and_then(Value::as_str).unwrap_or("A");
                div {
                    label for=(field) { (own_or_shared(words, prefix, &format!("value-{part}")).unwrap_or_else(|| part.clone())) }
                    select name=(field) id=(field) {
                        @for value in ["A", "B", "random"] {
                            option value=(value) selected[value == now] {
                                (value_name(words, prefix, option.name, &Value::from(value)))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn set_of(words: &Words, prefix: &str, draft: &Draft, option: &SetupOption) -> Markup {
    let now = draft.value(option).as_array().cloned().unwrap_or_default();
    html! {
        div.radios {
            @for value in &option.values {
                @let id = format!("option.{}.{}", option.name, value_text(value));
                label.tick for=(id) {
                    input type="checkbox" name={ "option." (option.name) } id=(id) value=(value_text(value))
                        checked[now.contains(value)];
                    span { (value_name(words, prefix, option.name, value)) }
                }
            }
        }
    }
}

fn pack(words: &Words, title: &dyn Title, draft: &Draft, telling: &Telling) -> Markup {
    let packs = title.packs();
    let now = draft.pack.as_ref().or(packs.first());
    html! {
        div.field {
            label for="pack" { (words.get("new-pack")) }
            p.soft.small {
                (words.get("new-pack-text")) " "
                a href={ "/stand-ins#of-" (title.info().id) } { (words.get("nav-stand-ins")) }
            }
            select name="pack" id="pack" {
                @for (n, id) in packs.iter().enumerate() {
                    option value=(if n == 0 { "" } else { id }) selected[Some(id) == now] {
                        (id)
                        @if n == 0 { " (" (words.get("new-pack-built-in")) ")" }
                    }
                }
            }
            details open[!telling.pack_text.is_empty()] {
                summary { (words.get("new-pack-own")) }
                p.soft.small { (words.get("new-pack-own-text")) }
                input type="file" id="pack-file" accept=".toml,text/plain" data-into="pack-text" hidden
                    aria-label=(words.get("new-pack-own"));
                textarea.code name="pack-text" id="pack-text" rows="8" spellcheck="false" data-still=""
                    aria-label=(words.get("new-pack-own")) { (telling.pack_text) }
                button type="submit" name="do" value="pack" { (words.get("new-pack-put")) }
            }
        }
    }
}

/// One seat's link, to be sent to another person.
#[derive(Clone, Debug)]
pub struct SeatLink {
    /// Which seat.
    pub seat: Seat,
    /// The name typed for it.
    pub name: Option<String>,
    /// The whole address, secret included.
    pub url: String,
}

/// The page after a table was made whose seats other people are to take. The links are shown this once.
pub fn made(frame: &Frame, game: &str, id: &str, links: &[SeatLink], watch: &str) -> String {
    let words = frame.words;
    let main = html! {
        div.panel.made {
            h1 { (words.get("made-title")) }
            p { (words.get("made-text")) }
            ol.seat-list {
                @for link in links {
                    li {
                        (seat_badge(link.seat))
                        strong {
                            @if let Some(name) = &link.name { (name) }
                            @else { (words.fill("new-seat", &[("letter", &link.seat.letter())])) }
                        }
                        input.code type="text" readonly value=(link.url)
                            aria-label=(words.fill("made-link-of", &[("letter", &link.seat.letter())]));
                        button type="button" data-copy=(link.url) data-done=(words.get("made-copied")) hidden {
                            (icon("copy")) span { (words.get("made-copy")) }
                        }
                        @if let Some(code) = qr::qr(words, &link.url) {
                            details.qr-fold { summary { (words.get("made-qr-show")) } (code) }
                        }
                    }
                }
            }
            p.soft.small { (words.get("made-watch")) " " code { (watch) } }
            div.row {
                a.button.main href={ "/t/" (id) } { (icon("play")) (words.get("made-go")) }
            }
        }
    };
    frame.document(Page {
        game: Some(game),
        scripts: &["client/form.js"],
        main,
        ..Page::new("made", words.get("made-title"))
    })
}
