//! The row of what a seat knows (CI-19.6). Of the crews of others it holds what [`OtherCrew`](crate::OtherCrew) does.

use crate::pack::{CACHES, MAX_FARMS, MAX_GARAGES, MAX_ROWS, MAX_TILE_KINDS, STACKS, TOKENS};
use crate::rules::crew_view::dice_are_hidden;
use crate::{
    Circadians, Crew, Die, KnownCrew, MAX_CREWS, NONE, Phase, Sort, Space, State, Tables, Task, some_index,
};
use solarium_core::{Axis, Look, Observer, SEATS, Seat, entry};

/// Numbers above this are entered as this.
const MOST: i8 = 127;
const PHASES: usize = Phase::Over as usize + 1;
/// Kinds of [`Task`].
const TASKS: usize = 27;

impl Circadians {
    #[inline(always)]
    pub(super) fn observation<'a>(&self, observer: &mut impl Observer<'a, State>) {
        let spaces = self.pack.planets.iter().map(|planet| planet.spaces.len()).max();
        let blocks = Described {
            game: self,
            seats: Axis::numbered(SEATS, observer.seats()),
            planet: Axis::numbered("planet_space", spaces.unwrap_or(0)),
        };
        blocks.round(observer);
        blocks.boards(observer);
        blocks.tiles(observer);
        blocks.present_action(observer);
        blocks.crews(observer);
        blocks.supplies(observer);
        blocks.dice(observer);
        blocks.own_secrets(observer);
        blocks.piles(observer);
    }
}

#[derive(Clone, Copy)]
struct Described<'g> {
    game: &'g Circadians,
    /// Seats are counted from the one that looks.
    seats: Axis<'g>,
    planet: Axis<'g>,
}

type Looking<'a> = Look<'a, State>;

fn phase_name(index: usize) -> String {
    const ALL: [Phase; PHASES] = [
        Phase::Characters,
        Phase::Items,
        Phase::Plan,
        Phase::Execute,
        Phase::Harvest,
        Phase::Rest,
        Phase::Over,
    ];
    ALL[index].word().to_string()
}

/// The place of a task among the kinds of tasks.
const fn task_kind(task: Task) -> usize {
    match task {
        Task::Draw(..) => 0,
        Task::Refill(..) => 1,
        Task::Before => 2,
        Task::Cost => 3,
        Task::Pay => 4,
        Task::Trade => 5,
        Task::Main => 6,
        Task::Gains => 7,
        Task::RowReward(_) => 8,
        Task::FreeStep => 9,
        Task::SecondReward => 10,
        Task::Take => 11,
        Task::Market(_) => 12,
        Task::Academy => 13,
        Task::Tile(..) => 14,
        Task::Room(..) => 15,
        Task::Ability => 16,
        Task::Advancement => 17,
        Task::MustStep => 18,
        Task::Setback => 19,
        Task::Punishment(_) => 20,
        Task::LoseUpgrade => 21,
        Task::LoseFarm => 22,
        Task::LoseDie => 23,
        Task::StepBack => 24,
        Task::DiscardItems(_) => 25,
        Task::Finish => 26,
    }
}

/// Sorts of spaces that a die can act on.
const BOARDS: usize = 9;

/// The board of a space, and the number of the space there.
const fn board_space(space: Space) -> (usize, u8) {
    match space {
        Space::Negotiation(clan, row) => (0, clan * MAX_ROWS as u8 + row),
        Space::Depository(row) => (1, row),
        Space::Headquarters => (2, 0),
        Space::Mine(i) => (3, i),
        Space::Laboratory => (4, 0),
        Space::Foundry => (5, 0),
        Space::Control => (6, 0),
        Space::Market(i) => (7, i),
        Space::Academy(i) => (8, i),
    }
}

/// What a task says beside its kind.
const fn task_argument(task: Task) -> u8 {
    match task {
        Task::Draw(_, n)
        | Task::Refill(_, n)
        | Task::RowReward(n)
        | Task::Market(n)
        | Task::Room(_, n)
        | Task::Punishment(n)
        | Task::DiscardItems(n) => n,
        Task::Tile(_, terms) => terms as u8,
        _ => 0,
    }
}

/// Do these agree in two positions?
macro_rules! equal {
    ($before:ident, $now:ident: $($field:ident),+) => {
        $($before.public.$field == $now.public.$field)&&+
    };
}

impl Described<'_> {
    fn place_of(self, look: Looking<'_>, seat: u8) -> Option<usize> {
        (usize::from(seat) < self.seats.len).then(|| look.place_of(Seat(seat)))
    }

    /// The crew of a seat; the AI has none, and knows what everyone knows.
    #[inline(always)]
    fn crew<'a>(self, look: Looking<'a>, seat: Seat) -> Option<&'a Crew> {
        (seat.index() < self.game.humans()).then(|| look.state.crew(seat))
    }

    fn items(self) -> Axis<'static> {
        Axis::numbered("item", self.game.pack.items.len())
    }

    fn characters(self) -> Axis<'static> {
        Axis::numbered("character", self.game.pack.characters.len())
    }

    /// Does this agree for every crew?
    #[inline(always)]
    fn same<K: PartialEq>(self, before: &State, now: &State, key: impl Fn(&Crew) -> K) -> bool {
        Seat::all(self.game.humans()).all(|seat| key(before.crew(seat)) == key(now.crew(seat)))
    }

    #[inline(always)]
    fn round<'a>(self, observer: &mut impl Observer<'a, State>) {
        observer.group(
            |before, now| {
                equal!(before, now: round, phase, part, stage, first, turn, event, planet_side, clan_sides)
            },
            |observer| {
                observer.number("round", 8, |look| look.state.public.round.into());
                let phases = Axis::labelled("phase", PHASES, &phase_name);
                observer.one_of("phase", phases, |look| Some(look.state.public.phase as usize));
                let part = Axis::numbered("part", 3);
                observer.one_of("part", part, |look| Some(look.state.public.part as usize));
                let stage = Axis::numbered("stage", 3);
                observer.one_of("stage", stage, |look| Some(look.state.public.stage as usize));
                observer.one_of("first_player", self.seats, |look| {
                    self.place_of(look, look.state.public.first)
                });
                observer.one_of("in_turn", self.seats, |look| self.place_of(look, look.state.public.turn));
                let events = Axis::numbered("event", self.game.pack.events.len());
                observer.one_of("event", events, |look| some_index(look.state.public.event));
                let side = Axis::numbered("side", 2);
                observer.one_of("planet_side", side, |look| some_index(look.state.public.planet_side));
                observer.dense("clan_sides", &[Axis::numbered("clan", 3)], 2, |look, entries| {
                    copy_plus_one(entries, &look.state.public.clan_sides);
                });
            },
        );
        observer.group_for_all(
            |before, now| equal!(before, now: tokens, caches, advancements, setbacks),
            |observer| {
                observer.sets("planet_tokens", &[self.planet], |look, _| look.state.public.tokens);
                observer.dense("caches", &[Axis::numbered("cache", CACHES)], MOST, |look, entries| {
                    copy_plus_one(entries, &look.state.public.caches);
                });
                let tokens = Axis::numbered("token", TOKENS);
                let covered = TOKENS as i8;
                observer.dense("advancement_covers", &[tokens], covered, |look, entries| {
                    copy_plus_one(entries, &look.state.public.advancements);
                });
                observer.dense("setback_covers", &[tokens], covered, |look, entries| {
                    copy_plus_one(entries, &look.state.public.setbacks);
                });
            },
        );
        if self.game.ai_seat().is_some() {
            self.rival(observer);
        }
    }

    #[inline(always)]
    fn rival<'a>(self, observer: &mut impl Observer<'a, State>) {
        let schemes = Axis::numbered("scheme", self.game.pack.ai.schemes.len());
        observer.number("ai_dice", MOST, |look| look.state.public.ai.dice.into());
        observer.number("ai_gems", MOST, |look| look.state.public.ai.gems);
        observer.number("ai_progress", MOST, |look| look.state.public.ai.progress.into());
        observer.one_of("ai_harvester", self.planet, |look| Some(look.state.public.ai.harvester.into()));
        observer.sets("ai_schemes_left", &[schemes], |look, _| look.state.public.ai.pile.into());
        observer.sets("ai_schemes_shown", &[schemes], |look, _| look.state.public.ai.shown.into());
        observer.one_of("ai_scheme", schemes, |look| some_index(look.state.public.ai.card));
        observer.number("ai_schemes_done", MOST, |look| look.state.public.ai.due_done.into());
        observer.number("ai_extra_scheme", 1, |look| look.state.public.ai.extra.into());
    }

    /// The dice on all boards: what the die of a seat shows on each space.
    #[inline(always)]
    fn boards<'a>(self, observer: &mut impl Observer<'a, State>) {
        observer.group(
            |before, now| before.public.tables.same_dice(&now.public.tables),
            |observer| {
                self.board("negotiation", observer, |tables| &tables.negotiation);
                self.board("depository", observer, |tables| &tables.depository);
                self.board("headquarters", observer, |tables| std::slice::from_ref(&tables.hq));
                self.board("mining_camp", observer, |tables| std::slice::from_ref(&tables.mine));
                self.board("laboratory", observer, |tables| &tables.lab);
                self.board("foundry", observer, |tables| std::slice::from_ref(&tables.foundry));
                self.board("control_room", observer, |tables| std::slice::from_ref(&tables.control));
                self.board("market", observer, |tables| std::slice::from_ref(&tables.market));
                self.board("academy", observer, |tables| std::slice::from_ref(&tables.academy));
            },
        );
    }

    #[inline(always)]
    fn board<'a, const SPACES: usize>(
        self,
        name: &'static str,
        observer: &mut impl Observer<'a, State>,
        dice: impl Fn(&Tables) -> &[[Die; SPACES]],
    ) {
        let rows = dice(&Tables::default()).len();
        observer.group(
            |before, now| {
                let [before, now] = [before, now].map(|state| dice(&state.public.tables).as_flattened());
                Die::all_same(before, now)
            },
            |observer| {
                let axes = [self.seats, Axis::numbered("space", rows * SPACES)];
                observer.each_seat(name, &axes, 6, |look, seat, entries| {
                    let dice = dice(&look.state.public.tables);
                    for (entries, dice) in entries.as_chunks_mut::<SPACES>().0.iter_mut().zip(dice) {
                        *entries = Die::values_of(dice, seat).map(|value| value as i8);
                    }
                });
            },
        );
    }

    #[inline(always)]
    fn tiles<'a>(self, observer: &mut impl Observer<'a, State>) {
        let [farm, upgrade] = [Sort::Farm, Sort::Upgrade];
        let farm_names = ["farm_stacks", "farm_stack_sizes", "farm_tiles_unseen", "farm_tiles_removed"];
        let upgrade_names =
            ["upgrade_stacks", "upgrade_stack_sizes", "upgrade_tiles_unseen", "upgrade_tiles_removed"];
        observer.group_for_all(
            |before, now| equal!(before, now: farm_stacks, upgrade_stacks, item_discard),
            |observer| {
                stacks(observer, farm, farm_names);
                stacks(observer, upgrade, upgrade_names);
                observer.sets("items_discarded", &[self.items()], |look, _| look.state.public.item_discard);
            },
        );
    }

    #[inline(always)]
    fn present_action<'a>(self, observer: &mut impl Observer<'a, State>) {
        let tasks = Axis::numbered("task", TASKS);
        let idle =
            |before: &State, now: &State| before.public.agenda.is_empty() && now.public.agenda.is_empty();
        let action = |look: Looking<'a>| {
            let public = &look.state.public;
            if public.agenda.is_empty() { None } else { Some(&public.die_action) }
        };
        let task = |look: Looking<'a>| look.state.public.agenda.last().copied();
        observer.group_for_all(idle, |observer| {
            observer.one_of("acting", self.seats, |look| self.place_of(look, action(look)?.seat.0));
            let boards = Axis::numbered("board", BOARDS);
            observer.one_of("acting_board", boards, |look| Some(board_space(action(look)?.space).0));
            observer.number("acting_space", MOST, |look| {
                action(look).map_or(0, |action| board_space(action.space).1.into())
            });
            observer.number("acting_value", 6, |look| action(look).map_or(0, |action| action.value.into()));
            observer.number("acting_water_off", MOST, |look| {
                action(look).map_or(0, |action| action.water_off.into())
            });
            observer.one_of("acting_bought", self.items(), |look| some_index(action(look)?.bought));
            observer.one_of("task", tasks, |look| task(look).map(task_kind));
            observer.number("task_argument", MOST, |look| {
                task(look).map_or(0, |task| task_argument(task).into())
            });
            observer.filled("tasks_after", &[tasks], MOST, |look, entries| {
                for task in look.state.public.agenda.iter().rev().skip(1) {
                    entries[task_kind(*task)] += 1;
                }
            });
        });
    }

    /// Tells a number of every crew.
    #[inline(always)]
    fn number_of_each<'a>(
        self,
        observer: &mut impl Observer<'a, State>,
        name: &'static str,
        high: i8,
        number: impl Fn(&Crew) -> u32,
    ) {
        observer.each_seat(name, &[self.seats], high, |look, seat, entries| {
            entries[0] = self.crew(look, seat).map_or(0, |crew| entry(number(crew), high));
        });
    }

    #[inline(always)]
    fn crews<'a>(self, observer: &mut impl Observer<'a, State>) {
        let dice = |crew: &Crew| [crew.supply, crew.pool, crew.cantina, crew.ready.into()];
        observer.group(
            |before, now| self.same(before, now, dice),
            |observer| {
                self.number_of_each(observer, "dice_in_supply", MOST, |crew| crew.supply.into());
                self.number_of_each(observer, "dice_in_pool", MOST, |crew| crew.pool.into());
                self.number_of_each(observer, "dice_in_cantina", MOST, |crew| crew.cantina.into());
                self.number_of_each(observer, "ready", 1, |crew| crew.ready.into());
            },
        );
        observer.group(
            |before, now| {
                self.same(before, now, |crew| (crew.items, crew.harvester, crew.upgrades, crew.farm_tiles))
            },
            |observer| {
                observer.sets("items_face_up", &[self.seats, self.items()], |look, place| {
                    self.crew(look, look.at(place)).map_or(0, |crew| crew.items)
                });
                observer.sets("harvester", &[self.seats, self.planet], |look, place| {
                    let crew = self.crew(look, look.at(place));
                    crew.map_or(0, |crew| 1u64.checked_shl(crew.harvester.into()).unwrap_or(0))
                });
                let highest = MAX_TILE_KINDS as i8;
                let garages = Axis::numbered("room", MAX_GARAGES);
                observer.each_seat(
                    "upgrade_tiles",
                    &[self.seats, garages],
                    highest,
                    |look, seat, entries| {
                        let tiles = self.crew(look, seat).map_or([NONE; _], |crew| crew.upgrades);
                        copy_plus_one(entries, &tiles);
                    },
                );
                let farms = Axis::numbered("room", MAX_FARMS);
                observer.each_seat("farm_tiles", &[self.seats, farms], highest, |look, seat, entries| {
                    let tiles = self.crew(look, seat).map_or([NONE; _], |crew| crew.farm_tiles);
                    copy_plus_one(entries, &tiles);
                });
            },
        );
    }

    #[inline(always)]
    fn supplies<'a>(self, observer: &mut impl Observer<'a, State>) {
        let hidden = |state: &State| {
            let phase = state.public.phase;
            (self.game.supplies_are_hidden(phase), self.game.characters_are_hidden(phase))
        };
        let supplies = |crew: &Crew| (crew.res, crew.hand, crew.packet, crew.character);
        observer.group(
            |before, now| hidden(before) == hidden(now) && self.same(before, now, supplies),
            |observer| {
                let resources = [self.seats, Axis::numbered("resource", 4)];
                observer.each_seat("resources", &resources, MOST, |look, seat, entries| {
                    let shown = seat == look.seat || !hidden(look.state).0;
                    let crew = self.crew(look, seat).filter(|_| shown);
                    let amounts = crew.map_or([0; 4], |crew| crew.res);
                    entries.copy_from_slice(&amounts.map(|amount| entry(amount, MOST)));
                });
                self.number_of_each(observer, "hand_size", MOST, |crew| crew.hand.count_ones());
                self.number_of_each(observer, "packet_size", MOST, |crew| crew.packet.count_ones());
                let characters = [self.seats, self.characters()];
                observer.each_seat("character", &characters, 1, |look, seat, entries| {
                    entries.fill(0);
                    let shown = seat == look.seat || !hidden(look.state).1;
                    let crew = self.crew(look, seat).filter(|_| shown);
                    if let Some(character) = crew.and_then(|crew| some_index(crew.character)) {
                        entries[character] = 1;
                    }
                });
            },
        );
    }

    /// Dice that were rolled.
    #[inline(always)]
    fn dice<'a>(self, observer: &mut impl Observer<'a, State>) {
        let hidden = |state: &State| dice_are_hidden(state.public.phase);
        let dice = |crew: &Crew| (crew.rolled, crew.garages, crew.farms);
        let shown = |look: Looking<'a>, seat: Seat| {
            self.crew(look, seat).filter(|_| seat == look.seat || !hidden(look.state))
        };
        observer.group(
            |before, now| hidden(before) == hidden(now) && self.same(before, now, dice),
            |observer| {
                let faces = Axis::numbered("value_less_one", 6);
                observer.each_seat("rolled_dice", &[self.seats, faces], MOST, |look, seat, entries| {
                    copy(entries, &shown(look, seat).map_or([0; _], |crew| crew.rolled));
                });
                let garages = Axis::numbered("garage", MAX_GARAGES);
                observer.each_seat("dice_in_garages", &[self.seats, garages], 6, |look, seat, entries| {
                    copy(entries, &shown(look, seat).map_or([0; _], |crew| crew.garages));
                });
                let farms = Axis::numbered("farm", MAX_FARMS);
                observer.each_seat("dice_on_farms", &[self.seats, farms], 6, |look, seat, entries| {
                    copy(entries, &shown(look, seat).map_or([0; _], |crew| crew.farms));
                });
                observer.each_seat("hidden_dice", &[self.seats], MOST, |look, seat, entries| {
                    let crew = self.crew(look, seat).filter(|_| seat != look.seat && hidden(look.state));
                    let dice = |crew: &Crew| crew.rolled_dice() + crew.garage_dice() + crew.farm_dice();
                    entries[0] = crew.map_or(0, |crew| dice(crew) as i8);
                });
            },
        );
    }

    #[inline(always)]
    fn own_secrets<'a>(self, observer: &mut impl Observer<'a, State>) {
        // Of every crew, though only one of them is told: which one a group does not know.
        let secrets = |crew: &Crew| {
            let cards = (crew.hand, crew.packet, crew.passed, crew.discarding);
            (cards, crew.dealt, crew.refused, crew.kept, crew.grown)
        };
        let own = |look: Looking<'a>| self.crew(look, look.seat);
        observer.group(
            |before, now| self.same(before, now, secrets),
            |observer| {
                let items = self.items();
                observer.sets("own_hand", &[items], |look, _| own(look).map_or(0, |crew| crew.hand));
                observer.sets("own_packet", &[items], |look, _| own(look).map_or(0, |crew| crew.packet));
                observer
                    .sets("own_passed_first", &[items], |look, _| own(look).map_or(0, |crew| crew.passed[0]));
                observer.sets("own_passed_second", &[items], |look, _| {
                    own(look).map_or(0, |crew| crew.passed[1])
                });
                observer
                    .sets("own_discarding", &[items], |look, _| own(look).map_or(0, |crew| crew.discarding));
                observer.sets("own_characters_dealt", &[self.characters()], |look, _| {
                    own(look).map_or(0, |crew| crew.dealt.into())
                });
                observer.one_of("own_character_refused", self.characters(), |look| {
                    some_index(own(look)?.refused)
                });
                observer.one_of("own_item_kept", items, |look| some_index(own(look)?.kept));
                observer.dense("own_grown", &[Axis::numbered("farm", MAX_FARMS)], 4, |look, entries| {
                    copy_plus_one(entries, &own(look).map_or([NONE; _], |crew| crew.grown));
                });
            },
        );
    }

    #[inline(always)]
    fn piles<'a>(self, observer: &mut impl Observer<'a, State>) {
        let piles = |state: &State| (state.events_left, state.item_pile);
        observer.group(
            |before, now| piles(before) == piles(now) && before.item_bottom == now.item_bottom,
            |observer| {
                let events = Axis::numbered("event", self.game.pack.events.len());
                observer.sets("events_left", &[events], |look, _| look.state.events_left.into());
                observer.number("items_in_pile", MOST, |look| look.state.item_pile.count_ones());
                observer.one_of("own_item_under_pile", self.items(), |look| {
                    let own = look.state.item_bottom.iter().find(|(_, by)| *by == look.seat.0);
                    own.map(|(item, _)| usize::from(*item))
                });
                observer
                    .number("items_under_pile", MAX_CREWS as i8, |look| look.state.item_bottom.len() as u32);
            },
        );
    }
}

/// The stacks of a sort of tile: what is on top, how many tiles, which are not seen yet, which have left the game.
#[inline(always)]
fn stacks<'a>(observer: &mut impl Observer<'a, State>, sort: Sort, names: [&'static str; 4]) {
    let kinds = Axis::numbered("kind", MAX_TILE_KINDS);
    let stack = Axis::numbered("stack", STACKS);
    let of = |look: Looking<'a>| look.state.public.stacks(sort);
    observer.filled(names[0], &[stack, kinds], 1, |look, entries| {
        for (own, visible) in entries.chunks_exact_mut(MAX_TILE_KINDS).zip(of(look).visible) {
            if let Some(entry) = some_index(visible).and_then(|kind| own.get_mut(kind)) {
                *entry = 1;
            }
        }
    });
    observer.dense(names[1], &[stack], MOST, |look, entries| copy(entries, &of(look).sizes));
    observer.dense(names[2], &[kinds], MOST, |look, entries| copy(entries, &of(look).unseen));
    observer.dense(names[3], &[kinds], MOST, |look, entries| copy(entries, &of(look).removed));
}

#[inline]
fn copy(entries: &mut [i8], values: &[u8]) {
    entries.iter_mut().zip(values).for_each(|(entry, value)| *entry = *value as i8);
}

/// Indices counted from 1; 0 where there is none.
#[inline]
fn copy_plus_one(entries: &mut [i8], indices: &[u8]) {
    entries.iter_mut().zip(indices).for_each(|(entry, index)| *entry = plus_one(*index));
}

#[inline]
fn plus_one(index: u8) -> i8 {
    index.wrapping_add(1) as i8
}
