//! The games on offer, with the packs at hand for each.

use crate::dense::{self, DenseMaker};
#[cfg(not(target_family = "wasm"))]
use crate::hindsight::{HindsightMatch, hindsight};
#[cfg(not(target_family = "wasm"))]
use crate::learn::{LearnPlan, LearnStore, Learned, learn};
#[cfg(not(target_family = "wasm"))]
use crate::playing::Openings;
use crate::review::{self, ReviewJob, ReviewPlan};
use crate::seated::Picture;
#[cfg(not(target_family = "wasm"))]
use crate::series::{Series, Sitter, series};
#[cfg(not(target_family = "wasm"))]
use crate::sim::{SimPlan, SimReport, simulate};
use crate::{ChanceSource, Refusal, Seated, Session};
use serde_json::Value;
use solarium_circadians::Circadians;
use solarium_core::{
    Argument, Before, Chapter, DataPack, Encoding, GameInfo, GuideFiles, Joint, Language, Match, Message,
    MessageFile, PackProblem, PackProblems, PrintedValue, Random, Record, RuleText, RulesMap, Seat, SeatKind,
    Seed, Shelf, Tabletop, TraceStep, from_toml, playout,
};
use solarium_photosynthesis::Photosynthesis;
use solarium_picture::{Appearance, Pointed, Sign};
use solarium_sol::Sol;
use solarium_words::{INTERFACE, Lang, Words};
use std::borrow::Cow;
use std::ops::Range;
use std::sync::{Arc, LazyLock, OnceLock};

/// One game on offer, whatever its types are.
pub trait Title: Send + Sync {
    /// Stable id.
    fn id(&self) -> &'static str;
    /// What the game offers.
    fn info(&self) -> GameInfo;
    /// What the ids of its rules begin with.
    fn rule_prefix(&self) -> &'static str;
    /// The files that hold its messages.
    fn messages(&self) -> &'static [MessageFile];
    /// What pages serve of it beside its scenes.
    fn appearance(&self) -> Appearance;
    /// See [`solarium_picture::Draw::signs`].
    fn signs(&self, words: &Words) -> Vec<Sign>;
    /// See [`solarium_picture::Draw::pointed`].
    fn pointed(&self, step: &TraceStep, candidate: usize, words: &Words) -> Pointed;
    /// Do matches of this rules version go on and replay under this code? See [`solarium_core::Game::PLAYS_ON_FROM`].
    fn plays_on(&self, rules_version: u32) -> bool;
    /// The rules in our words.
    fn rules(&self) -> Vec<RuleText>;
    /// Where each rule stands in the code, which tests try it, and how many games exercise it.
    fn rules_map(&self) -> RulesMap;
    /// The game in a few short chapters.
    fn primer(&self) -> Vec<Chapter>;
    /// A new match.
    fn start(&self, setup: &Value, seed: Seed) -> Result<Box<dyn Session>, Refusal>;
    /// A match from a position record.
    fn load(&self, state: &Value, seed: Seed) -> Result<Box<dyn Session>, Refusal>;
    /// A match that goes on from a stored position of this set-up.
    fn resume(&self, state: &Value, seed: Seed, before: Before) -> Result<Box<dyn Session>, Refusal>;
    /// A match as recorded, up to `to` steps.
    fn replay(&self, record: &Record, to: Option<usize>) -> Result<Box<dyn Session>, Refusal>;
    /// A match as recorded, with seed, commitment and every draw checked.
    fn verify(&self, record: &Record) -> Result<Box<dyn Session>, Refusal>;
    /// The review of a match as recorded.
    fn review(&self, record: &Record, plan: ReviewPlan) -> Result<Box<dyn ReviewJob>, Refusal>;
    /// Plays so many games at random from a set-up, as fast as the rules go: the steps of all of them.
    fn playouts(&self, setup: &Value, seed: u64, games: u32) -> Result<u64, Refusal>;
    /// Games among bots and automas. The laboratory, to which this and what follows belong, does not run in a browser,
    /// where every method of this trait would be loaded.
    #[cfg(not(target_family = "wasm"))]
    fn simulate(&self, setup: &Value, plan: &SimPlan<'_>) -> Result<SimReport, Refusal>;
    /// Learns the evaluation of plan search from games.
    ///
    /// # Errors
    ///
    /// If the game has nothing to learn, if the store holds another run or is damaged, or if it cannot be written.
    #[cfg(not(target_family = "wasm"))]
    fn learn(&self, plan: &LearnPlan<'_>, store: &mut dyn LearnStore) -> Result<Learned, Refusal>;
    /// Games among bots and automas that can be asked for one by one. The seats of the set-up are replaced.
    ///
    /// # Errors
    ///
    /// If the game does not know a bot, or the set-up cannot be played so.
    #[cfg(not(target_family = "wasm"))]
    fn series(
        &self,
        setup: &Value,
        sitters: &[Sitter],
        openings: Openings,
    ) -> Result<Box<dyn Series>, Refusal>;
    /// The match of a seed, played with all luck known by the beam of a level, with each width in turn until the target is
    /// reached; `None` if it was cancelled.
    ///
    /// # Errors
    ///
    /// If the game has no such level, or not exactly one seat of the set-up is no automa.
    #[cfg(not(target_family = "wasm"))]
    fn hindsight(
        &self,
        setup: &Value,
        bot: &crate::BotSpec,
        seed: &Seed,
        widths: &[u32],
        cancel: &solarium_core::Cancel,
    ) -> Result<Option<HindsightMatch>, Refusal>;
    /// A table whose actions have numbers.
    ///
    /// # Errors
    ///
    /// If the set-up is refused, or the game has no encoding.
    #[cfg(not(target_family = "wasm"))]
    fn dense(&self, setup: &Value) -> Result<Arc<dyn dense::DenseTable>, Refusal>;
    /// See [`solarium_core::Opponents::guide_files`].
    fn guide_files(&self) -> Option<GuideFiles<'static>>;
    /// Ids of the packs at hand, the built-in one first.
    fn packs(&self) -> Vec<String>;
    /// What people should know before they play with a pack.
    fn pack_notices(&self, id: &str) -> Vec<Message>;
    /// A pack as text for people; `None` if there is no such pack.
    fn show_pack(&self, id: &str, language: &dyn Language) -> Option<String>;
    /// Every printed value of a pack with where it comes from; `None` if there is no such pack.
    fn printed_values(&self, id: &str) -> Option<Vec<PrintedValue>>;
    /// Reads a pack and puts it on the shelf; its id.
    fn put_pack(&mut self, file: &str, text: &str) -> Result<String, PackProblems>;
    /// The same game with the same packs, to which others can be added.
    fn copy(&self) -> Box<dyn Title>;
}

struct Shelved<G: Tabletop> {
    shelf: Shelf<G::Pack>,
    picture: Picture<G>,
    /// Of a game with an encoding.
    dense: Option<DenseMaker<G>>,
}

impl<G: Tabletop> Shelved<G> {
    fn seated(&self, game_match: Match<G>, chance: ChanceSource) -> Result<Box<dyn Session>, Refusal> {
        let game = game_match.game();
        let hands = Seat::all(game.seats()).filter(|seat| !matches!(game.kind(*seat), SeatKind::Automa(_)));
        let refused = |id| Err(Refusal::new("setup/refused", Message::new(id)));
        match (chance, game.hands_stay_unknown()) {
            // What is dealt to one seat would be seen by the person who enters it.
            (ChanceSource::Table, false) if G::info().secrets.any() && hands.count() > 1 => {
                return refused("table-chance-secrets");
            }
            (ChanceSource::Program, true) => return refused("table-chance-unknown-hands"),
            _ => {}
        }
        let seated = Seated::new(game_match, self.picture);
        Ok(match chance {
            ChanceSource::Program => Box::new(seated),
            ChanceSource::Table => Box::new(seated.with_box(self.shelf.clone())),
        })
    }
}

impl<G: Tabletop> Title for Shelved<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn info(&self) -> GameInfo {
        G::info()
    }

    fn rule_prefix(&self) -> &'static str {
        G::rule_prefix()
    }

    fn messages(&self) -> &'static [MessageFile] {
        G::messages()
    }

    fn appearance(&self) -> Appearance {
        self.picture.appearance
    }

    fn signs(&self, words: &Words) -> Vec<Sign> {
        (self.picture.signs)(words)
    }

    fn pointed(&self, step: &TraceStep, candidate: usize, words: &Words) -> Pointed {
        (self.picture.pointed)(step, candidate, words)
    }

    fn plays_on(&self, rules_version: u32) -> bool {
        (G::PLAYS_ON_FROM..=G::RULES_VERSION).contains(&rules_version)
    }

    fn rules(&self) -> Vec<RuleText> {
        G::rules()
    }

    fn rules_map(&self) -> RulesMap {
        G::rules_map()
    }

    fn primer(&self) -> Vec<Chapter> {
        G::primer()
    }

    fn start(&self, setup: &Value, seed: Seed) -> Result<Box<dyn Session>, Refusal> {
        let (chance, mut setup) = ChanceSource::split(setup)?;
        if chance == ChanceSource::Table {
            G::setup_with_box(setup.to_mut());
        }
        let game = G::from_setup(&setup, &self.shelf).map_err(Refusal::setup)?;
        self.seated(Match::new(Arc::new(game), seed), chance)
    }

    fn load(&self, state: &Value, seed: Seed) -> Result<Box<dyn Session>, Refusal> {
        let (chance, state) = ChanceSource::split(state)?;
        let (game, position) = G::load(&state, &self.shelf).map_err(Refusal::state)?;
        self.seated(Match::from_position(Arc::new(game), position, seed), chance)
    }

    fn resume(&self, state: &Value, seed: Seed, before: Before) -> Result<Box<dyn Session>, Refusal> {
        let (chance, state) = ChanceSource::split(state)?;
        let (game, position) = G::load(&state, &self.shelf).map_err(Refusal::state)?;
        self.seated(Match::resume(Arc::new(game), position, seed, before), chance)
    }

    fn replay(&self, record: &Record, to: Option<usize>) -> Result<Box<dyn Session>, Refusal> {
        let (chance, record) = split_record(record)?;
        self.seated(record.replay::<G>(&self.shelf, to)?, chance)
    }

    fn verify(&self, record: &Record) -> Result<Box<dyn Session>, Refusal> {
        let (chance, record) = split_record(record)?;
        self.seated(record.verify::<G>(&self.shelf)?, chance)
    }

    fn review(&self, record: &Record, plan: ReviewPlan) -> Result<Box<dyn ReviewJob>, Refusal> {
        let (_, record) = split_record(record)?;
        let played = record.replay::<G>(&self.shelf, None)?;
        // What luck and decisions changed cannot be told across a position that was put right by hand.
        if played.replaced().is_some() {
            return Err(Refusal::new("review/corrected", Message::new("review-corrected")));
        }
        advisable(&**played.game())?;
        Ok(Box::new(review::job(&**played.game(), played.start(), played.steps(), plan)?))
    }

    fn playouts(&self, setup: &Value, seed: u64, games: u32) -> Result<u64, Refusal> {
        let game = G::from_setup(setup, &self.shelf).map_err(Refusal::setup)?;
        let (mut list, mut random) = (Vec::new(), Random::new(seed));
        let play = |_| u64::from(playout(&game, &mut game.start(), &mut random, &mut list, u32::MAX));
        Ok((0..games).map(play).sum())
    }

    #[cfg(not(target_family = "wasm"))]
    fn simulate(&self, setup: &Value, plan: &SimPlan<'_>) -> Result<SimReport, Refusal> {
        let game = G::from_setup(setup, &self.shelf).map_err(Refusal::setup)?;
        simulate(&game, plan)
    }

    #[cfg(not(target_family = "wasm"))]
    fn learn(&self, plan: &LearnPlan<'_>, store: &mut dyn LearnStore) -> Result<Learned, Refusal> {
        learn::<G>(plan, store)
    }

    #[cfg(not(target_family = "wasm"))]
    fn series(
        &self,
        setup: &Value,
        sitters: &[Sitter],
        openings: Openings,
    ) -> Result<Box<dyn Series>, Refusal> {
        series::<G>(setup, &self.shelf, sitters, openings)
    }

    #[cfg(not(target_family = "wasm"))]
    fn hindsight(
        &self,
        setup: &Value,
        bot: &crate::BotSpec,
        seed: &Seed,
        widths: &[u32],
        cancel: &solarium_core::Cancel,
    ) -> Result<Option<HindsightMatch>, Refusal> {
        let game = G::from_setup(setup, &self.shelf).map_err(Refusal::setup)?;
        hindsight(game, self.picture, bot, seed, widths, cancel)
    }

    #[cfg(not(target_family = "wasm"))]
    fn dense(&self, setup: &Value) -> Result<Arc<dyn dense::DenseTable>, Refusal> {
        let Some(make) = self.dense else {
            return Err(Refusal::new("dense/none", Message::new("dense-none").with("game", G::ID)));
        };
        let (_, setup) = ChanceSource::split(setup)?;
        make(&setup, &self.shelf, self.picture)
    }

    fn guide_files(&self) -> Option<GuideFiles<'static>> {
        G::guide_files()
    }

    fn packs(&self) -> Vec<String> {
        self.shelf.ids().map(str::to_string).collect()
    }

    fn show_pack(&self, id: &str, language: &dyn Language) -> Option<String> {
        self.shelf.get(id).map(|pack| pack.show_pack(language))
    }

    fn pack_notices(&self, id: &str) -> Vec<Message> {
        self.shelf.get(id).map(|pack| pack.pack_notices()).unwrap_or_default()
    }

    fn printed_values(&self, id: &str) -> Option<Vec<PrintedValue>> {
        self.shelf.get(id).map(|pack| pack.printed_values())
    }

    fn put_pack(&mut self, file: &str, text: &str) -> Result<String, PackProblems> {
        let pack = G::Pack::parse_pack(file, text)?;
        let id = pack.pack_id().to_string();
        self.shelf.put(id.clone(), pack);
        Ok(id)
    }

    fn copy(&self) -> Box<dyn Title> {
        Box::new(Shelved::<G> { shelf: self.shelf.clone(), picture: self.picture, dense: self.dense })
    }
}

/// Can a bot, a hint or a review answer for the seats of people? Not without their hands.
pub(crate) fn advisable<G: Tabletop>(game: &G) -> Result<(), Refusal> {
    if game.hands_stay_unknown() {
        return Err(Refusal::new("bot/hands-unknown", Message::new("table-hands-unknown")));
    }
    Ok(())
}

/// Where the outcomes of a record came from, and the record as the game reads it. A seed has decided nothing that was
/// drawn on a real table, so there is none to check.
fn split_record(record: &Record) -> Result<(ChanceSource, Cow<'_, Record>), Refusal> {
    let source = ChanceSource::split(&record.setup)?;
    if source.0 == ChanceSource::Program && record.steps.iter().any(|step| step.replacement().is_some()) {
        return Err(Refusal::new("correction/without-box", Message::new("correction-without-box")));
    }
    Ok(match source {
        (chance, Cow::Borrowed(_)) => (chance, Cow::Borrowed(record)),
        (chance, Cow::Owned(setup)) => {
            let seed = record.seed.clone().filter(|_| chance == ChanceSource::Program);
            (chance, Cow::Owned(Record { setup, seed, ..record.clone() }))
        }
    })
}

/// The list of titles: the one place that names every game of this program.
fn on_offer() -> Library {
    let library = Library::empty();
    let library = library.with_dense::<Photosynthesis>(Picture::own());
    let library = library.with_dense::<Sol>(Picture::own());
    let library = library.with_dense::<Circadians>(Picture::own());
    #[cfg(feature = "toy-game")]
    let library = library.with::<solarium_conformance::toy::Toy>(Picture::plain());
    library
}

/// Every game of this program with its built-in pack.
pub fn games() -> &'static Library {
    static GAMES: LazyLock<Library> = LazyLock::new(on_offer);
    &GAMES
}

/// The words of this program in a language: its own messages and those of every game.
pub fn words(lang: Lang) -> &'static Words {
    // Each when it is first asked for: most programs speak one language, and loading takes a while.
    static WORDS: [OnceLock<Words>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    WORDS[lang as usize].get_or_init(|| Words::load(lang, &all_message_files()))
}

/// The same in the form for pages; see [`Words::load_for_pages`].
pub fn page_words(lang: Lang) -> &'static Words {
    static WORDS: [OnceLock<Words>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    WORDS[lang as usize].get_or_init(|| Words::load_for_pages(lang, &all_message_files()))
}

/// The pseudo-language of tests, in which every message stands in marks; see [`Words::pseudo`].
pub fn pseudo_words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| Words::pseudo(&all_message_files()));
    &WORDS
}

fn all_message_files() -> Vec<MessageFile> {
    INTERFACE.iter().chain(games().titles().flat_map(Title::messages)).copied().collect()
}

/// The game that a rule belongs to, by the rule's prefix.
pub fn game_of_rule(rule: &str) -> Option<&'static str> {
    let prefix = rule.split('-').next()?;
    games().titles().find(|title| title.rule_prefix() == prefix).map(Title::id)
}

/// English, for tools, logs and tests.
pub fn english() -> &'static Words {
    words(Lang::En)
}

/// All games on offer.
///
/// ```
/// use serde_json::json;
/// use solarium_core::Seed;
/// let library = solarium_table::Library::standard();
/// let setup = json!({"seats": ["human", "cynthia"], "first_seat": 0});
/// let session = library.title("photosynthesis")?.start(&setup, Seed::from_number(1))?;
/// assert_eq!(session.seats(), 2);
/// assert!(library.title("chess").is_err());
/// # Ok::<(), solarium_table::Refusal>(())
/// ```
#[derive(Default)]
pub struct Library {
    titles: Vec<Box<dyn Title>>,
}

impl Clone for Library {
    fn clone(&self) -> Library {
        Library { titles: self.titles().map(Title::copy).collect() }
    }
}

impl std::fmt::Debug for Library {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.titles.iter().map(|title| title.id())).finish()
    }
}

impl Library {
    /// No game yet.
    pub fn empty() -> Library {
        Library::default()
    }

    /// Every game of this program, to which packs can be added.
    pub fn standard() -> Library {
        games().clone()
    }

    /// Adds a game with the functions that draw it.
    #[must_use]
    pub fn with<G: Tabletop>(mut self, picture: Picture<G>) -> Library {
        self.titles.push(Box::new(Shelved::<G> { shelf: Shelf::standard(), picture, dense: None }));
        self
    }

    /// Adds a game whose actions have numbers.
    #[must_use]
    pub fn with_dense<G: Tabletop + Encoding>(mut self, picture: Picture<G>) -> Library {
        // No program that learns runs in a browser.
        let dense: Option<DenseMaker<G>> =
            if cfg!(target_family = "wasm") { None } else { Some(dense::make::<G>) };
        self.titles.push(Box::new(Shelved::<G> { shelf: Shelf::standard(), picture, dense }));
        self
    }

    /// The games, in the order they were added.
    pub fn titles(&self) -> impl Iterator<Item = &dyn Title> {
        self.titles.iter().map(|title| &**title)
    }

    /// The game of that id.
    pub fn title(&self, id: &str) -> Result<&dyn Title, Refusal> {
        self.titles().find(|title| title.id() == id).ok_or_else(|| {
            let known = Argument::list(Joint::Comma, self.titles().map(Title::id));
            Refusal::new("game/unknown", Message::new("game-unknown").with("game", id).with("known", known))
        })
    }

    /// Reads a pack of this game and puts it on its shelf: its id. A pack that says it is for another game is refused.
    pub fn put_pack_of(&mut self, game: &str, file: &str, text: &str) -> Result<String, PackProblems> {
        let refuse = |span, reason| Err(problem(file, text, span, reason));
        let Some(title) = self.titles.iter_mut().find(|title| title.id() == game) else {
            return refuse(None, Message::new("pack-no-game").with("game", game));
        };
        match head(file, text)? {
            Some(named) if named.get_ref() != game => {
                let reason = Message::new("pack-other-game").with("game", named.get_ref().as_str());
                refuse(Some(named.span()), reason.with("wanted", game))
            }
            _ => title.put_pack(file, text),
        }
    }

    /// Reads a pack of any game and puts it on that game's shelf: game and pack id. The pack says which game it is
    /// for with `game`; if it does not, it is the game's that can read it.
    pub fn put_pack(&mut self, file: &str, text: &str) -> Result<(&'static str, String), PackProblems> {
        let Some(named) = head(file, text)? else { return self.put_unnamed_pack(file, text) };
        let known: Vec<_> = self.titles().map(Title::id).collect();
        match self.titles.iter_mut().find(|title| title.id() == named.get_ref()) {
            Some(title) => Ok((title.id(), title.put_pack(file, text)?)),
            None => {
                let reason = Message::new("game-unknown").with("game", named.get_ref().as_str());
                let reason = reason.with("known", Argument::list(Joint::Comma, known));
                Err(problem(file, text, Some(named.span()), reason))
            }
        }
    }

    /// The game that reads furthest before it finds a problem is the one that was meant.
    fn put_unnamed_pack(&mut self, file: &str, text: &str) -> Result<(&'static str, String), PackProblems> {
        let mut furthest = PackProblems(Vec::new());
        for title in &mut self.titles {
            match title.put_pack(file, text) {
                Ok(id) => return Ok((title.id(), id)),
                Err(problems) => {
                    let line = |problems: &PackProblems| problems.0.first().map_or(0, |first| first.line);
                    if line(&problems) > line(&furthest) {
                        furthest = problems;
                    }
                }
            }
        }
        Err(furthest)
    }
}

fn problem(file: &str, text: &str, span: Option<Range<usize>>, reason: Message) -> PackProblems {
    let before = span.map_or(0, |span| span.start.min(text.len()));
    let line = 1 + text.as_bytes()[..before].iter().filter(|byte| **byte == b'\n').count();
    PackProblems(vec![PackProblem { file: file.to_string(), line, reason }])
}

/// The game a pack says it is for.
fn head(file: &str, text: &str) -> Result<Option<toml::Spanned<String>>, PackProblems> {
    let head: Head = from_toml(text).map_err(|error| {
        problem(file, text, error.span(), Message::new("pack-syntax").with("error", error.message()))
    })?;
    Ok(head.pack.and_then(|pack| pack.game).or(head.game))
}

/// What tells the game of a pack; everything else is the game's own to read.
#[derive(serde::Deserialize)]
struct Head {
    game: Option<toml::Spanned<String>>,
    pack: Option<HeadPack>,
}

#[derive(serde::Deserialize)]
struct HeadPack {
    game: Option<toml::Spanned<String>>,
}
