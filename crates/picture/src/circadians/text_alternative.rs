//! All boards in words, for screen readers: a heading for each board, a line for each thing.

use super::Scene;
use super::locations::counts_are_ours;
use crate::shared::with_stand_in_note;
use maud::html;
use solarium_circadians::pack::{Amount, ROUNDS, Res, farm_field, garage_fee_field};
use solarium_circadians::{CrewView, KnownCrew, NONE, Part, Phase, Sort};
use solarium_core::{Language, Seat};

/// A heading and what stands below it.
type Chapter = (String, Vec<String>);

impl Scene<'_> {
    pub(super) fn text_alternative(&self) -> String {
        let mut chapters = vec![self.told_round()];
        if self.laid_out() {
            chapters.push(self.told_planet());
        }
        chapters.extend([self.told_negotiation(), self.told_depository(), self.told_locations()]);
        // One's own base first.
        chapters.extend(self.you.map(|seat| self.told_base(seat)));
        let others = Seat::all(self.game.humans()).filter(|seat| self.you != Some(*seat));
        chapters.extend(others.map(|seat| self.told_base(seat)));
        chapters.extend(self.game.ai_seat().map(|seat| self.told_ai(seat)));
        html! {
            div class="text-alternative" {
                @for (title, lines) in &chapters { section { h3 { (title) } ul { @for line in lines { li { (line) } } } } }
            }
        }
        .into_string()
    }

    fn told_round(&self) -> Chapter {
        let (words, state) = (self.words, self.view);
        let phase = match (state.phase, state.part) {
            (Phase::Characters, _) => words.get("ci-characters").to_string(),
            (Phase::Items, _) => words.get("ci-draft").into(),
            (Phase::Over, _) => words.get("ci-over").into(),
            (Phase::Plan, _) => words.get("ci-plan").into(),
            (Phase::Harvest, _) => words.get("ci-harvest").into(),
            (Phase::Rest, _) => words.get("ci-rest").into(),
            (Phase::Execute, part) => {
                let whose = match part {
                    Part::Hq => words.get("ci-part-hq"),
                    Part::Ai => words.get("ci-part-ai"),
                    Part::Base => words.get("ci-part-bases"),
                };
                format!("{}, {whose}", words.get("ci-execute"))
            }
        };
        let round = words.fill("ci-round", &[("n", &state.round), ("of", &ROUNDS)]);
        let mut lines = vec![self.pair(&round, &phase)];
        if state.first != NONE && self.game.humans() > 1 {
            lines.push(self.pair(words.get("ci-first-player"), &self.name(Seat(state.first))));
        }
        if let Some(event) = self.game.event(state) {
            let ours = event.source.reconstructed("name") || event.source.reconstructed("fx");
            lines.push(with_stand_in_note(
                words,
                self.pair(&self.say(&event.name), &words.say(&event.description())),
                ours,
            ));
        }
        (words.get("ci-part-event").into(), lines)
    }

    /// Row by row, as the spaces lie.
    fn told_planet(&self) -> Chapter {
        let planet = self.game.planet(self.view);
        let own = self.you.map(|seat| self.view.crew(seat).harvester);
        let all_ours = planet.spaces.iter().all(|space| !self.printed_mark(space).is_empty());
        let side = ["A", "B"][usize::from(self.view.planet_side & 1)];
        let about = self.words.fill("ci-alternative-from", &[("side", &side)]);
        let mut lines = vec![with_stand_in_note(self.words, about, all_ours)];
        let mut row = None;
        for (i, space) in planet.spaces.iter().enumerate() {
            let text = self.space_words(planet, i as u8, own);
            let text =
                with_stand_in_note(self.words, text, !all_ours && !self.printed_mark(space).is_empty());
            match lines.last_mut().filter(|_| row == Some(space.r)) {
                Some(line) => *line = format!("{line}; {text}"),
                None => lines.push(text),
            }
            row = Some(space.r);
        }
        (self.words.get("ci-planet").into(), lines)
    }

    fn told_negotiation(&self) -> Chapter {
        let (words, state) = (self.words, self.view);
        let mut lines = Vec::new();
        for (clan, printed) in self.pack.clans.iter().enumerate() {
            if state.clan_sides[clan] != NONE {
                let side = usize::from(state.clan_sides[clan] & 1);
                let text = self.pair(&printed.name, &self.say(&printed.texts[side]));
                lines.push(with_stand_in_note(words, text, printed.sources[side].reconstructed("fx")));
            }
            for row in 0..self.game.boards().rows.len() {
                let path = format!("negotiation.side[{}].rows[{}]", self.side("negotiation.side"), row + 1);
                let fields = [printed.id.clone(), format!("{}_points", printed.id)];
                let ours = fields.iter().any(|field| !self.pack.mark(&path, field).is_empty());
                lines.push(with_stand_in_note(words, self.bargain_name(clan, row), ours));
            }
        }
        let open = |tokens: &[u8; 6]| -> String {
            let kinds = self.pack.consequences.into_iter().enumerate();
            let left = kinds.filter(|(space, _)| !tokens.contains(&(*space as u8)));
            left.map(|(_, kind)| self.kind(kind)).collect::<Vec<_>>().join(", ")
        };
        let firsts =
            self.pack.advancements.iter().enumerate().filter(|(i, _)| state.advancements[*i] == NONE);
        let firsts: Vec<String> = firsts.map(|(_, value)| value.to_string()).collect();
        lines.push(if firsts.is_empty() {
            words.get("ci-alternative-no-firsts").into()
        } else {
            let values = firsts.join(", ");
            words.fill(
                "ci-alternative-firsts",
                &[("values", &values), ("rewards", &open(&state.advancements))],
            )
        });
        let left = self.pack.setbacks.iter().enumerate().filter(|(i, _)| state.setbacks[*i] == NONE);
        let conditions: Vec<String> = left
            .map(|(_, setback)| {
                let ours = !self.pack.mark("negotiation.tokens", &setback.id).is_empty();
                with_stand_in_note(words, self.condition_words(setback), ours)
            })
            .collect();
        if !conditions.is_empty() {
            let conditions = conditions.join("; ");
            let punishments = open(&state.setbacks);
            lines.push(words.fill(
                "ci-alternative-setbacks",
                &[("conditions", &conditions), ("punishments", &punishments)],
            ));
        }
        (words.get("ci-negotiation").into(), lines)
    }

    fn told_depository(&self) -> Chapter {
        let (words, tables) = (self.words, &self.view.tables);
        let boards = self.game.boards();
        let mut lines = Vec::new();
        for (row, printed) in boards.depository.iter().enumerate() {
            let gives =
                words.fill("ci-row-gives", &[("row", &(row + 1)), ("what", &self.row_words(printed.reward))]);
            let columns: Vec<String> = (1..=6u8)
                .filter(|v| boards.columns & (1 << v) != 0)
                .map(|v| {
                    let column = words.fill("ci-column", &[("n", &v)]);
                    self.pair(&column, &self.held_words(tables.depository[row][usize::from(v) - 1]))
                })
                .collect();
            lines.push(format!("{gives}. {}", columns.join("; ")));
        }
        let hq = tables.hq[..usize::from(boards.headquarters)].iter().enumerate();
        lines.extend(hq.map(|(i, die)| self.hq_name(i, *die)));
        (words.get("ci-depository-and-hq").into(), lines)
    }

    fn told_locations(&self) -> Chapter {
        let (words, tables) = (self.words, &self.view.tables);
        let boards = self.game.boards();
        let ours = |list: &str, space: String| {
            !self.pack.mark(&format!("{list}[{}]", self.side(list)), &space).is_empty()
        };
        let alike = |title: &str, costs: &[Amount], dice: &[solarium_circadians::Die]| {
            let costs: Vec<String> = costs.iter().map(|cost| self.amount_words(*cost)).collect();
            let held: Vec<String> = dice.iter().map(|die| self.held_words(*die)).collect();
            let costs = costs.join(&format!(" {} ", words.get("ci-or")));
            let text = if held.is_empty() { costs } else { format!("{costs}; {}", held.join(", ")) };
            self.pair(title, &text)
        };
        let mut lines: Vec<String> = (0..boards.mines.len())
            .map(|i| {
                with_stand_in_note(
                    words,
                    self.mine_name(i),
                    ours("mining_camp.sides", format!("mine-{}", i + 1)),
                )
            })
            .collect();
        lines.push(alike(words.get("ci-laboratory"), &self.pack.laboratory_cost, &[]));
        lines.extend((0..usize::from(boards.laboratory)).map(|i| self.pair_name(i)));
        let stack = |sort: Sort, i: usize| {
            with_stand_in_note(words, self.stack_name(sort, i), counts_are_ours(self.pack, sort))
        };
        let stacks = |sort: Sort| (0..self.view.stacks(sort).visible.len()).map(move |i| (sort, i));
        lines.extend(stacks(Sort::Farm).map(|(sort, i)| stack(sort, i)));
        let foundry = &tables.foundry[..usize::from(boards.foundry)];
        lines.push(alike(words.get("ci-foundry"), &self.pack.foundry_cost, foundry));
        lines.extend(stacks(Sort::Upgrade).map(|(sort, i)| stack(sort, i)));
        let control = &tables.control[..usize::from(boards.control_room)];
        lines.push(alike(words.get("ci-control"), &self.pack.control_cost, control));
        lines.extend((0..boards.market.len()).map(|i| {
            with_stand_in_note(words, self.market_name(i), ours("market.sides", format!("market-{}", i + 1)))
        }));
        lines.extend(self.pack.academy_price.iter().enumerate().map(|(i, cost)| {
            let dice = words.fill("ci-n-dice", &[("n", &(i + 1))]);
            let text = words.fill("ci-buy", &[("dice", &dice), ("cost", &self.amount_words(*cost))]);
            let ours = !self.pack.mark("academy", &(i + 1).to_string()).is_empty();
            with_stand_in_note(words, self.pair(words.get("ci-academy"), &text), ours)
        }));
        let spaces_ours = !self.pack.mark("academy", "spaces").is_empty();
        lines.extend(
            (0..boards.academy.len()).map(|i| with_stand_in_note(words, self.academy_name(i), spaces_ours)),
        );
        (words.get("ci-locations").into(), lines)
    }

    fn told_base(&self, seat: Seat) -> Chapter {
        let words = self.words;
        let crew = self.view.crew(seat);
        let mut lines = vec![match self.pack.characters.get(usize::from(crew.character())) {
            None => words.get("ci-no-character").to_string(),
            Some(c) => with_stand_in_note(
                words,
                self.pair(&c.name, &self.say(&c.text)),
                c.source.reconstructed("fx"),
            ),
        }];
        lines.push(words.fill("ci-alternative-points", &[("n", &self.total(seat))]));
        lines.push(if crew.supplies_hidden() {
            words.get("ci-hidden").into()
        } else {
            self.told_holding(crew)
        });
        lines.push(self.told_dice(seat, crew));
        let base = &self.pack.base;
        let ours = |field: &str| base.source.reconstructed(field);
        lines.extend(
            (0..base.garages())
                .map(|g| with_stand_in_note(words, self.garage_name(seat, g), ours(garage_fee_field(g)))),
        );
        lines.extend((0..base.farms()).map(|f| {
            let printed = f < base.farm_start.len() && ours(&farm_field(f));
            with_stand_in_note(words, self.farm_name(seat, f), printed)
        }));
        let names = |set: u64| -> String {
            self.items_of(set)
                .map(|i| {
                    let item = &self.pack.items[usize::from(i)];
                    format!("{} ({})", item.name, self.say(&item.text))
                })
                .collect::<Vec<_>>()
                .join("; ")
        };
        if crew.items != 0 {
            lines.push(self.pair(words.get("ci-face-up-items"), &names(crew.items)));
        }
        if self.you == Some(seat) && crew.hand() != 0 {
            let head =
                words.fill("ci-hand", &[("n", &crew.hand_size()), ("limit", &self.pack.base.item_limit)]);
            lines.push(self.pair(&head, &names(crew.hand())));
        } else {
            lines.push(words.fill("ci-cards-in-hand", &[("n", &crew.hand_size())]));
        }
        (self.told_name(seat), lines)
    }

    /// What something is called, and what there is to say of it.
    fn pair(&self, what: &str, text: &str) -> String {
        self.words.fill("ci-alternative-pair", &[("what", &what), ("text", &text)])
    }

    /// What a seat is called, and whether it is to decide.
    fn told_name(&self, seat: Seat) -> String {
        let name = self.name(seat);
        if self.deciding(seat) {
            format!("{name}, {}", self.words.get("ci-alternative-to-act"))
        } else {
            name
        }
    }

    fn told_holding(&self, crew: &CrewView) -> String {
        let held: Vec<String> =
            Res::ALL.into_iter().map(|r| self.counted(r, crew.res()[r as usize])).collect();
        self.words.fill("ci-alternative-holds", &[("what", &held.join(", "))])
    }

    pub(super) fn told_dice(&self, seat: Seat, crew: &CrewView) -> String {
        let words = self.words;
        let places = [
            (words.get("ci-pool"), crew.pool),
            (words.get("ci-cantina"), crew.cantina),
            (words.get("ci-headquarters"), self.game.hq_dice(self.view, seat)),
            (words.get("ci-supply"), crew.supply),
        ];
        let mut parts: Vec<String> = places
            .into_iter()
            .map(|(place, n)| words.fill("ci-place-dice", &[("place", &place), ("n", &n)]))
            .collect();
        for v in 1..=6u8 {
            let n = crew.rolled()[usize::from(v) - 1];
            if n > 0 {
                parts.push(words.fill("ci-rolled", &[("n", &n), ("value", &v)]));
            }
        }
        if crew.hidden_dice() > 0 {
            parts.push(words.fill("ci-behind", &[("n", &crew.hidden_dice())]));
        }
        parts.join("; ")
    }

    fn told_ai(&self, seat: Seat) -> Chapter {
        let words = self.words;
        let ai = &self.view.ai;
        let lines = vec![
            words.fill("ci-alternative-points", &[("n", &self.total(seat))]),
            words.fill("ci-alternative-holds", &[("what", &words.fill("ci-n-gems", &[("n", &ai.gems)]))]),
            words.fill("ci-ai-dice", &[("n", &ai.dice), ("supply", &ai.supply)]),
        ];
        (self.told_name(seat), lines)
    }
}
