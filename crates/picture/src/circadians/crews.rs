//! Round and Event, all crews at a glance, the AI.

use super::negotiation::CLANS;
use super::outlook::{list, number, text};
use super::{Scene, icons};
use maud::{Markup, html};
use serde_json::Value;
use solarium_circadians::pack::{Progress, ROUNDS, Res, SchemeOption};
use solarium_circadians::{KnownCrew, NONE, Part, Phase};
use solarium_core::{Language, Provenance, ReadOuts, Seat};

impl Scene<'_> {
    /// The strip above the boards.
    pub(super) fn event(&self) -> Markup {
        let words = self.words;
        let state = self.view;
        let phases = [
            (Phase::Plan, words.get("ci-plan")),
            (Phase::Execute, words.get("ci-execute")),
            (Phase::Harvest, words.get("ci-harvest")),
            (Phase::Rest, words.get("ci-rest")),
        ];
        let next = self.next_turns();
        html! {
            div class="ci-strip" data-rule="CI-3.1" {
                // The style sheet takes the table's colours from these.
                @for seat in Seat::all(self.game.humans() + usize::from(self.game.ai_seat().is_some())) {
                    i class={ "ci-seat-" (seat.0) "-" (self.game.setup.colour(seat)) } hidden {}
                }
                div class="ci-round" role="img" aria-label=(words.fill("ci-round", &[("n", &state.round), ("of", &ROUNDS)])) {
                    @for n in 1..=ROUNDS { i class={ @if n < state.round { "ci-past" } @else if n == state.round { "ci-present" } @else { "ci-future" } } { (n) } }
                }
                ol class="ci-phases" {
                    @match state.phase {
                        Phase::Characters => { li class="ci-here" { (words.get("ci-characters")) } }
                        Phase::Items => { li class="ci-here" { (words.get("ci-draft")) } }
                        Phase::Over => { li class="ci-here" { (words.get("ci-over")) } }
                        _ => { @for (phase, name) in phases {
                            li class=[(phase == state.phase).then_some("ci-here")] aria-current=[(phase == state.phase).then_some("step")] {
                                (name)
                                @if phase == Phase::Execute && state.phase == Phase::Execute {
                                    small { " · " (match state.part { Part::Hq => words.get("ci-part-hq"), Part::Ai => words.get("ci-part-ai"), Part::Base => words.get("ci-part-bases") }) }
                                }
                            }
                        } }
                    }
                }
                @if let Some(event) = self.game.event(state) {
                    p class="ci-event" data-rule="CI-4.1" { b { (self.say(&event.name)) (self.marked(event.source.reconstructed("name"))) } " " (words.say(&event.description())) (self.marked(event.source.reconstructed("fx"))) }
                }
                @if !next.is_empty() {
                    p class="ci-next" { (words.get("ci-order")) @for seat in next { " " (self.badge(seat)) } }
                }
            }
            (self.primer())
        }
    }

    /// Seats in the order in which their Garage dice come, from now on; at other times turn order.
    fn next_turns(&self) -> Vec<Seat> {
        if self.view.first == NONE || self.game.humans() < 2 || self.view.phase == Phase::Over {
            return Vec::new();
        }
        let order: Vec<Seat> = self.game.turn_order(self.view).collect();
        if self.view.phase != Phase::Execute || self.view.part != Part::Base {
            return order;
        }
        let from = order.iter().position(|s| s.0 == self.view.turn).unwrap_or(0);
        let humans = order.len();
        (0..humans)
            .map(|i| order[(from + i) % humans])
            .filter(|s| s.0 == self.view.turn || self.view.crew(*s).garage_dice() > 0)
            .collect()
    }

    /// CI-21: a short primer for a first game.
    fn primer(&self) -> Markup {
        if self.view.round > 1 {
            return html! {};
        }
        let words = self.words;
        html! {
            details class="ci-primer" {
                summary { (words.get("ci-primer")) }
                ul {
                    @for key in ["ci-primer-income", "ci-primer-dice", "ci-primer-fees", "ci-primer-bargain", "ci-primer-hq", "ci-primer-characters"] {
                        li { (words.get(key)) }
                    }
                }
            }
        }
    }

    /// Anchors to the boards, for narrow screens.
    pub(super) fn navigation(&self) -> Markup {
        let words = self.words;
        html! {
            nav class="ci-nav" aria-label=(words.get("ci-part-nav")) {
                @if let Some(you) = self.you { a href={ "#ci-at-seat-" (you.0) } { (self.badge(you)) span { (words.get("ci-part-base")) } } }
                @for (to, picture, name) in [
                    ("planet", "harvester", words.get("ci-planet")),
                    ("negotiation", "leyrien", words.get("ci-negotiation")),
                    ("depository", "i", words.get("ci-depository")),
                    ("locations", "at-lab", words.get("ci-locations")),
                    if self.game.humans() > 1 { ("crews", "star", words.get("ci-crews")) } else { ("ai", "star", words.get("ci-part-ai")) },
                ] { a href={ "#ci-at-" (to) } { (icons::drawing(picture)) span { (name) } } }
            }
        }
    }

    /// CI-21: others at a glance.
    pub(super) fn crews(&self) -> Markup {
        let words = self.words;
        html! {
            h2 id="ci-at-crews" class="ci-title ci-unseen" { (words.get("ci-crews")) }
            table class="ci-table" data-rule="CI-12.1" {
                thead { tr {
                    th scope="col" { span class="ci-unseen" { (words.get("ci-crew")) } }
                    th scope="col" { (icons::sign("star")) span class="ci-unseen" { (words.get("ci-points-word")) } }
                    @for res in Res::ALL { th scope="col" { (icons::coin(res.letter(), "")) span class="ci-unseen" { (self.resource(res)) } } }
                    th scope="col" data-tip=(words.get("ci-dice-columns")) { (icons::coin('D', "")) span class="ci-unseen" { (words.get("ci-dice-columns")) } }
                    th scope="col" data-tip=(words.get("ci-hand-column")) { (icons::coin('I', "")) span class="ci-unseen" { (words.get("ci-hand-column")) } }
                    th scope="col" data-tip=(words.get("ci-garage-column")) { (icons::drawing("at-control")) span class="ci-unseen" { (words.get("ci-garage-column")) } }
                } }
                tbody {
                    @for seat in Seat::all(self.game.humans()) { (self.crew_row(seat)) }
                    @if let Some(seat) = self.game.ai_seat() { (self.ai_row(seat)) }
                }
            }
        }
    }

    fn crew_row(&self, seat: Seat) -> Markup {
        let crew = self.view.crew(seat);
        let hq = self.game.hq_dice(self.view, seat);
        let acting = self.deciding(seat);
        html! {
            tr class=[acting.then_some("ci-turn-now")] {
                th scope="row" { (self.badge(seat)) " " span class="unseen" { (self.name(seat)) }
                    @if self.view.first == seat.0 { span class="ci-first-player" role="img" aria-label=(self.words.get("ci-first-player")) data-sign="first" { (icons::drawing("sunrise")) } }
                    @if crew.ready && self.view.phase == Phase::Plan { " ✓" }
                }
                td { b { (self.total(seat)) } }
                @for res in Res::ALL { td { @if crew.supplies_hidden() { "?" } @else { (crew.res()[res as usize]) } } }
                td data-tip=(self.told_dice(seat, crew)) { (crew.pool + crew.rolled_dice() + crew.hidden_dice() + crew.farm_dice() + crew.cantina + hq) }
                td { (crew.hand_size()) }
                td { (crew.garage_dice()) }
            }
        }
    }

    fn ai_row(&self, seat: Seat) -> Markup {
        let ai = &self.view.ai;
        html! {
            tr class=[self.deciding(seat).then_some("ci-turn-now")] {
                th scope="row" { (self.badge(seat)) " " span class="unseen" { (self.name(seat)) } }
                td { b { (self.total(seat)) } }
                td { "–" } td { "–" } td { "–" }
                td { (ai.gems) }
                td data-tip=(self.words.fill("ci-ai-dice", &[("n", &ai.dice), ("supply", &ai.supply)])) { (ai.dice) }
                td { "–" } td { "–" }
            }
        }
    }

    pub(super) fn ai(&self, seat: Seat) -> Markup {
        let words = self.words;
        let ai = &self.view.ai;
        let level = usize::from(self.game.setup.opponent.max(1)) - 1;
        let opponent = &self.pack.ai.opponents[level.min(self.pack.ai.opponents.len() - 1)];
        let over = self.view.phase == Phase::Over;
        let options = if over { None } else { self.game.query(self.view, "ai-options", &Value::Null).ok() };
        html! {
            h2 id="ci-at-ai" class="ci-title" { (self.badge(seat)) span { (words.fill("ci-ai", &[("level", &opponent.level), ("name", &self.say(&opponent.name))])) (self.marked(opponent.source.any_reconstructed())) }
                span class="ci-score" data-rule="CI-17.20" { b class="ci-total" { (icons::points(self.total(seat))) } span role="img" aria-label=(self.counted(Res::G, ai.gems)) { (icons::coin('G', ai.gems)) } }
            }
            div class="ci-ai" data-rule="CI-17.3" {
                span class="ci-slots" role="img" aria-label=(words.fill("ci-ai-dice", &[("n", &ai.dice), ("supply", &ai.supply)])) {
                    @for i in 0..self.pack.ai.die_spaces { span class="ci-slot" { @if i < ai.dice { (self.die(seat, 0)) } } }
                }
                span class="ci-progress" data-rule="CI-17.4" {
                    @for (i, progress) in self.pack.ai.progress.iter().enumerate() {
                        @let open = usize::from(ai.progress) > i;
                        @let what = match progress {
                            Progress::HarvestGems(n) => words.fill("ci-progress-gems", &[("n", n)]),
                            Progress::RestDice(n) => words.fill("ci-progress-dice", &[("n", n)]),
                            Progress::Schemes(n) => words.fill("ci-progress-schemes", &[("n", n)]),
                        };
                        span class={ "ci-star" @if open { " ci-unlocked" } } role="img" tabindex="0" aria-label=(what) data-tip=(what) { (if open { "✓" } else { "○" }) (progress_signs(progress)) }
                    }
                }
                (self.scheme_card())
                @if let Some(options) = &options { (self.odds(options)) }
            }
        }
    }

    fn scheme_card(&self) -> Markup {
        let Some(card) = self.pack.ai.schemes.get(usize::from(self.view.ai.card)) else { return html! {} };
        html! {
            p class="ci-scheme" {
                b { (self.words.get("ci-scheme-now")) } (self.marked(card.provenance == Provenance::Reconstructed)) " " (icons::face(card.value)) " "
                @for (i, option) in card.options.iter().enumerate() {
                    @if i > 0 { " → " }
                    @match option {
                        SchemeOption::Negotiate(clan) => { (self.pack.clans[usize::from(*clan)].name) }
                        SchemeOption::Depository => { (self.words.get("ci-depository")) }
                        SchemeOption::Laboratory => { (self.words.get("ci-laboratory")) }
                        SchemeOption::Foundry => { (self.words.get("ci-foundry")) }
                        SchemeOption::Market(n) => { (self.words.get("ci-market")) " " (icons::coin('G', n)) }
                        SchemeOption::Mining(n) => { (self.words.get("ci-mining")) " " (icons::coin('G', n)) }
                        SchemeOption::Academy(n) => { (self.words.get("ci-academy")) " " (icons::coin('D', n)) }
                    }
                }
            }
        }
    }

    /// CI-21: what each unseen card would do now, by result and card by card.
    fn odds(&self, options: &Value) -> Markup {
        let words = self.words;
        let of = number(&options["of"]).max(1);
        html! {
            details class="ci-odds" {
                summary { (words.fill("ci-odds", &[("n", &of)])) (self.marked(true)) }
                ul {
                    @for share in list(&options["shares"]) {
                        @let cards = number(&share["cards"]);
                        li { (self.result(&text(&share["result"]))) " " b { (cards * 100 / of) "%" } }
                    }
                }
                h3 { (words.get("ci-card-by-card")) }
                    ul class="ci-card-list" {
                        @for card in list(&options["cards"]) {
                            li {
                                b { (text(&card["scheme"])) } " " (icons::face(number(&card["value"]) as u8)) " "
                                @let path: Vec<String> = list(&card["path"]).iter().map(text).collect();
                                @if !path.is_empty() { (icons::sign("harvester")) " " (path.join(" → ")) " · " }
                                (self.result(&text(&card["result"])))
                            }
                        }
                    }
            }
        }
    }

    /// The name of a space in a result of the AI, as people say it.
    fn result(&self, result: &str) -> String {
        let words = self.words;
        let (board, rest) = result.split_once('-').unwrap_or((result, ""));
        match board {
            // `neg-Z2`: the letter of a clan and the row.
            "neg" => {
                let clan = CLANS.iter().position(|letter| rest.starts_with(*letter)).unwrap_or(0);
                format!("{} {}", self.pack.clans[clan].name, rest.trim_start_matches(CLANS))
            }
            // `dep-m:6`: a row and the column of a value.
            "dep" => {
                let (id, column) = rest.split_once(':').unwrap_or((rest, ""));
                let rows = &self.game.boards().depository;
                let row = rows.iter().position(|row| id.starts_with(row.id)).map_or(0, |row| row + 1);
                words.fill("ci-odds-depository", &[("column", &column), ("row", &row)])
            }
            "lab" => words.get("ci-laboratory").into(),
            "foundry" => words.get("ci-foundry").into(),
            "market" => format!("{} {rest}", words.get("ci-market")),
            "mine" => format!("{} {rest}", words.get("ci-mining")),
            "academy" => format!("{} {rest}", words.get("ci-academy")),
            "no die" => words.get("ci-no-die").into(),
            _ => words.fill("ci-n-gems", &[("n", &1)]),
        }
    }
}

/// What a Progress tile of the AI brings, as signs.
fn progress_signs(progress: &Progress) -> Markup {
    match progress {
        Progress::HarvestGems(n) => html! { "+" (icons::coin('G', n)) },
        Progress::RestDice(n) => html! { "+" (icons::coin('D', n)) },
        Progress::Schemes(n) => html! { "+" (icons::coin('I', n)) },
    }
}
