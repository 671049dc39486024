//! Chapters 9, 12.4, 13.4, 14: scores, winners, levels of survival.

use crate::{Edition, Mode, Phase, Rules, SOURCES, State};
use solarium_core::{Parts, Seat, SeatScore};

impl Rules {
    /// The lowest momentum of all seats: the group's score (SO-13.4).
    pub fn group_score(&self, state: &State) -> i32 {
        solarium_core::exercise!("SO-13.4");
        Seat::all(self.players()).map(|seat| state.seats[seat].total()).min().unwrap_or(0)
    }

    /// Momentum to reach in solo and coop (SO-12.4, SO-13.4).
    pub fn target(&self) -> i32 {
        solarium_core::exercise!("SO-12.4", "SO-13.4");
        self.setup.target.map_or(0, i32::from)
    }

    pub(crate) fn final_scores(&self, state: &State) -> Vec<SeatScore> {
        let over = state.turn.phase == Phase::Over;
        let totals: Vec<i32> = Seat::all(self.players()).map(|seat| state.seats[seat].total()).collect();
        let best = totals.iter().copied().max().unwrap_or(0);
        let group = self.group_score(state);
        Seat::all(self.players())
            .map(|seat| {
                let total = totals[seat.index()];
                let rank = 1 + totals.iter().filter(|other| **other > total).count() as u8;
                let won = match self.setup.mode {
                    // SO-9.3, SO-15.10: all tied leaders win together.
                    Mode::Versus => {
                        solarium_core::exercise!("SO-9.3", "SO-15.10");
                        total == best
                    }
                    Mode::Solo => total >= self.target(),
                    Mode::Coop => group >= self.target(),
                };
                let parts = SOURCES.iter().zip(state.seats[seat].momentum).map(|(s, m)| (*s, i32::from(m)));
                SeatScore {
                    seat,
                    total,
                    parts: Parts(parts.collect()),
                    tie: Parts::default(),
                    rank: over.then_some(rank),
                    won: over.then_some(won),
                    level: (over && self.reads_levels()).then(|| self.level(total, won)),
                }
            })
            .collect()
    }

    /// What a finished game is worth to a seat: 0 or 1 in solo and coop, a share of the victory in versus.
    pub(crate) fn share_of_victory(&self, state: &State, seat: Seat) -> f64 {
        if state.turn.phase != Phase::Over {
            return 0.0;
        }
        let own = state.seats[seat].total();
        match self.setup.mode {
            Mode::Solo => f64::from(u8::from(own >= self.target())),
            Mode::Coop => f64::from(u8::from(self.group_score(state) >= self.target())),
            // SO-9.3, SO-15.10: all tied leaders win together.
            Mode::Versus => {
                solarium_core::exercise!("SO-9.3", "SO-15.10");
                let mut equals = 0;
                for other in Seat::all(self.players()).map(|seat| state.seats[seat].total()) {
                    if other > own {
                        return 0.0;
                    }
                    equals += u32::from(other == own);
                }
                1.0 / f64::from(equals)
            }
        }
    }

    /// SO-9.4: on demand; SO-12.4: in solo the level is shown as a scale as well.
    fn reads_levels(&self) -> bool {
        solarium_core::exercise!("SO-9.4", "SO-12.4");
        self.setup.survival || self.setup.mode == Mode::Solo
    }

    /// SO-14.1: `first` lets a winner of a versus game read the next higher level.
    fn level(&self, total: i32, won: bool) -> String {
        solarium_core::exercise!("SO-14.1");
        let edition = self.edition();
        let levels = self.pack.survival(edition);
        let shift = usize::from(edition == Edition::First && self.setup.mode == Mode::Versus && won);
        let place = (self.pack.level(edition, total) + shift).min(levels.len().saturating_sub(1));
        levels.get(place).map(|level| level.id.clone()).unwrap_or_default()
    }
}
