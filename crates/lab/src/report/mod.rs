//! The report of a balance run as a page of its own: tables of numbers with our own SVG plots in them, in light and dark.
//! A pure function of the report.

mod plots;

use crate::balance::{BalanceReport, FactorReport, PartsReport, ValueReport};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use plots::{Axis, Bar};
use solarium_words::Words;

const STYLE: &str = include_str!("report.css");

/// The page. `title` is the game's, `command` what makes the same numbers again.
pub fn balance_page(report: &BalanceReport, title: &str, command: &str, words: &Words) -> String {
    let name = words.fill("lab-title", &[("game", &title)]);
    let page = html! {
        (DOCTYPE)
        html lang=(words.lang().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (name) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    h1 { (name) }
                    p { (words.fill("lab-games", &[
                        ("games", &report.games), ("tables", &report.tables.len()),
                        ("distinct", &report.distinct), ("fair", &percent(report.fair)),
                    ])) }
                    p class="soft" { (words.get("lab-intervals")) }
                    p class="soft" { (words.get("lab-again")) ": " code { (command) } }
                    @if report.tables.len() > 1 {
                        details {
                            summary { (words.get("lab-tables")) }
                            ul { @for table in &report.tables { li { (table) } } }
                        }
                    }
                    @for factor in &report.factors { (factor_section(report, factor, words)) }
                    (length_section(report, words))
                    (parts_section(&report.parts, words))
                }
            }
        }
    };
    page.into_string()
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// The heading of a factor: those that every game has are named in words, the others by the game's id.
fn heading(name: &str, words: &Words) -> String {
    match name {
        "seat" => words.get("lab-factor-seat").to_string(),
        "bot" => words.get("lab-factor-bot").to_string(),
        other => other.to_string(),
    }
}

fn factor_section(report: &BalanceReport, factor: &FactorReport, words: &Words) -> Markup {
    let shares = Axis::around(factor.values.iter().flat_map(|value| value.interval).chain([report.fair]));
    let scores = Axis::around(factor.values.iter().flat_map(|value| value.score_interval));
    let mean = factor.values.iter().map(|value| value.score.mean * value.seats as f64).sum::<f64>()
        / factor.values.iter().map(|value| value.seats).sum::<u64>().max(1) as f64;
    html! {
        section {
            h2 { (heading(&factor.name, words)) }
            div class="wide" {
                table {
                    thead { tr {
                        th scope="col" { (words.get("lab-value")) }
                        th scope="col" class="number" { (words.get("lab-seats")) }
                        th scope="col" class="number" { (words.get("lab-win-share")) }
                        th class="plot" { (shares.ticks(&|share| format!("{:.0} %", 100.0 * share))) }
                        th scope="col" class="number" { (words.get("lab-score")) }
                        th class="plot" { (scores.ticks(&|score| format!("{score:.0}"))) }
                        th scope="col" class="number" { (words.get("lab-steps")) }
                    } }
                    tbody { @for value in &factor.values { (value_row(value, &shares, report.fair, &scores, mean)) } }
                }
            }
        }
    }
}

fn value_row(value: &ValueReport, shares: &Axis, fair: f64, scores: &Axis, mean: f64) -> Markup {
    html! {
        tr {
            th scope="row" { (value.value) }
            td class="number" { (value.seats) }
            td class="number" { (percent(value.win_share)) }
            td class="plot" { (shares.interval(value.interval, value.win_share, fair)) }
            td class="number" { (format!("{:.1}", value.score.mean)) }
            td class="plot" { (scores.interval(value.score_interval, value.score.mean, mean)) }
            td class="number" { (format!("{:.0}", value.length)) }
        }
    }
}

fn length_section(report: &BalanceReport, words: &Words) -> Markup {
    let length = &report.length;
    html! {
        section {
            h2 { (words.get("lab-length")) }
            p { (words.fill("lab-length-text", &[
                ("mean", &format!("{:.0}", length.mean)), ("min", &length.min), ("max", &length.max),
            ])) }
            (plots::histogram(&report.lengths, words.get("lab-length-plot")))
        }
    }
}

fn parts_section(parts: &[PartsReport], words: &Words) -> Markup {
    let mut names: Vec<&str> = Vec::new();
    for (name, _) in parts.iter().flat_map(|part| &part.parts) {
        if !names.contains(&name.as_str()) {
            names.push(name);
        }
    }
    let mean = |part: &PartsReport, name: &str| {
        part.parts.iter().find(|(known, _)| known == name).map_or(0.0, |(_, mean)| *mean)
    };
    let bars: Vec<Bar> = parts
        .iter()
        .map(|part| Bar {
            label: part.bot.clone(),
            values: names.iter().map(|name| mean(part, name)).collect(),
        })
        .collect();
    html! {
        @if !names.is_empty() {
            section {
                h2 { (words.get("lab-parts")) }
                (plots::stacked(&bars, words.get("lab-parts-plot")))
                div class="wide" {
                    table {
                        thead { tr {
                            th {}
                            @for (number, name) in names.iter().enumerate() {
                                th scope="col" class="number" { (plots::swatch(number)) " " (name) }
                            }
                            th scope="col" class="number" { (words.get("lab-sum")) }
                        } }
                        tbody { @for part in parts { tr {
                            th scope="row" { (part.bot) }
                            @for name in &names { td class="number" { (format!("{:.1}", mean(part, name))) } }
                            td class="number" { (format!("{:.1}", part.parts.iter().map(|(_, mean)| mean).sum::<f64>())) }
                        } } }
                    }
                }
            }
        }
    }
}
