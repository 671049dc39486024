//! Judging one action: may this seat do this now? Written apart from the generation in `legal`; tests hold that the
//! two agree.

use crate::rules::Flow;
use crate::{Action, Illegal, Phase, Rules, State};
use solarium_core::Seat;

impl Rules {
    /// May the seat do this now?
    pub(crate) fn check_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let keeping = matches!(action, Action::KeepOld | Action::Keep(_) | Action::KeepNone);
        let Some(main) = self.decider(state) else {
            return Err(Illegal::NotAsked { phase: state.turn.phase });
        };
        if keeping && self.open_keeps(state).contains(seat) {
            return self.check_keep(state, seat, action);
        }
        Illegal::NotYours.unless(main == seat)?;
        self.check_option(state, action)
    }

    /// SO-16.8: at least one conversion, unless a card has left none.
    pub(super) fn check_end_convert(&self, state: &State) -> Result<(), Illegal> {
        solarium_core::exercise!("SO-16.8");
        let stuck =
            || state.turn.played && self.each_conversion(state, &mut |_| Flow::Break(())).is_continue();
        Illegal::NotDone.unless(state.turn.done > 0 || stuck())
    }

    pub(super) fn check_end_scour(&self, state: &State) -> Result<(), Illegal> {
        let stuck = || state.turn.played && self.scourable(state) == 0;
        Illegal::NotDone.unless(state.turn.done > 0 || stuck())
    }

    /// May the deciding seat answer the open decision like this?
    fn check_option(&self, state: &State, action: Action) -> Result<(), Illegal> {
        let t = &state.turn;
        let seat = state.active;
        let wrong = Err(Illegal::NotAsked { phase: t.phase });
        if let Action::Play(play) = action {
            return match t.phase {
                Phase::Action
                | Phase::Step
                | Phase::Convert
                | Phase::Activate
                | Phase::Scour
                | Phase::Draw => self.check_play(state, play),
                _ => Err(Illegal::Window { effect: play.effect() }),
            };
        }
        match (t.phase, action) {
            (Phase::Start | Phase::Open, _) => self.check_placement(state, action),
            (Phase::Rebuild, Action::ReturnStation(space)) => {
                Illegal::NotYourStation { rule: "SO-3.5" }.unless(state.owners.at(space.0) == Some(seat))
            }
            (Phase::Rebuild, Action::ReturnGate(site)) => {
                Illegal::NotYourStation { rule: "SO-3.5" }.unless(state.gate(site) == Some(seat))
            }
            (Phase::Action, Action::Move | Action::Pass) => Ok(()),
            (Phase::Action, Action::Convert) => Illegal::NothingToConvert.unless(self.can_convert(state)),
            (Phase::Action, Action::Activate) => Illegal::NothingToActivate.unless(self.can_activate(state)),
            (Phase::Action, Action::Scour) => Illegal::NothingToScour.unless(self.scourable(state) != 0),
            (Phase::Step, Action::End) => Ok(()),
            (Phase::Convert, Action::End) => self.check_end_convert(state),
            (Phase::Activate, Action::End) => self.check_end_activate(state),
            (Phase::Scour, Action::End) => self.check_end_scour(state),
            (Phase::Step, _) => self.check_step(state, action),
            (Phase::Convert, _) => self.check_conversion(state, action),
            (Phase::Activate, _) => self.check_activation(state, action),
            (Phase::Scour, Action::Clear(space)) => self.check_clear_by_scour(state, space),
            (Phase::Bonus, Action::Take | Action::Leave) => Ok(()),
            (Phase::Link, Action::Link(space, picked)) => {
                let present = picked.index() < self.players() && state.divers[picked].get(space) > 0;
                let asked = self.link_space(state) == Some(space);
                Illegal::NotOffered { rule: "SO-8.7" }.unless(asked && present)
            }
            (Phase::Procreate, Action::Procreate(space)) => {
                Illegal::NotOffered { rule: "SO-8.22" }.unless(self.fertile(state) & space.bit() != 0)
            }
            (Phase::Draw, Action::Draw) => Ok(()),
            (Phase::Flare, _) => self.check_flare_use(state, action),
            (Phase::Attrition, _) => self.check_loss(state, action),
            (Phase::Shift, Action::Shift(from, to)) => self.check_shift(state, from, to),
            (Phase::Warp, _) => self.check_warp(state, action),
            (Phase::Core, Action::Core(to)) => self.check_core(state, to),
            (Phase::Spawn, Action::Spawn(space)) => self.check_spawn(state, space),
            (Phase::Crawl, Action::Crawl(from, to)) => self.check_crawl(state, from, to),
            (Phase::Keep, _) => self.check_keep(state, seat, action),
            _ => wrong,
        }
    }
}
