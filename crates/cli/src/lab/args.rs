//! The command line of `solarium lab`.

use crate::args::OpeningsArg;
use clap::{Args, Subcommand};
use std::path::PathBuf;

const LADDER: &str = "\
Every game begins with two random decisions of each bot. A block is one seed and one opening, played with every rotation
of the seats. The same command with the same seed prints the same table on any number of threads; how long the bots
thought, in processor time, goes to standard error. The first bot also plays against itself: its interval should hold its
fair share.

A bot is a name of the game, or a level with numbers of your own: hard@WEIGHTS.toml, hard@WEIGHTS.toml@LEVELS.toml.

Examples:
  solarium lab ladder photosynthesis --blocks 100 --seed 1
  solarium lab ladder sol --bots greedy,hard --seats 3 --blocks 40 --json
  solarium lab ladder sol --bots hard,hard@mine.toml --blocks 100 --seed 1 --out runs/mine";

const BALANCE: &str = "\
Sums the games of one table or several up by seat, bot, option, and what the game says of a seat or a table (characters,
items, effects, events, where one began), with 95 % intervals. --seats may be given several times, and --vary plays a
table for each value of an option: KEY=A,B or KEY=all.

With --out the folder has report.html, report.json and every game (games.jsonl), and a line for each seat of each game for
other programs (rows.csv, rows.parquet). Ctrl-C ends after the games that run, and the same command goes on. --shard 1/4 …
4/4 spreads a run over machines; `lab merge` puts the parts together to what one machine would have played.

Examples:
  solarium lab balance circadians --seats normal,normal --blocks 500 --out runs/characters
  solarium lab balance photosynthesis --seats hard,cynthia:tree --seats hard,cynthia:ancient --blocks 100
  solarium lab balance sol --seats hard --set mode=solo --vary scenario=implode,chain --blocks 50";

const MERGE: &str = "\
Example:
  solarium lab merge runs/part1 runs/part2 --out runs/whole";

const SPRT: &str = "\
A sequential test on the scores of whole blocks (GSPRT): it stops as soon as one of two hypotheses is likely enough, that A
is rated --elo0 above B, or --elo1. The result follows from the seed alone. --seats says who sits where; `bot` is a seat of
the bots that are compared. With two of them A and B sit together and change seats; with one they play apart, each with
the same dice.

Examples:
  solarium lab sprt sol hard normal --seed 1
  solarium lab sprt sol hard@mine.toml hard --elo0 0 --elo1 10 --out runs/mine
  solarium lab sprt photosynthesis expert hard --seats bot,cynthia:ancient
  solarium lab sprt sol hard@mine.toml hard --seats bot --set mode=solo --set scenario=implode";

const TUNE: &str = "\
SPSA: in each step all numbers are moved a little, each up or down by a coin, the two bots that follow play some blocks with
the same dice, and the numbers move towards the one that won more. A number is named as in its file, with the step it is
moved by if a tenth of it is not right: versus.throw, versus.ways.1=0.5. Names that begin with `levels.` are in the file of
levels. The folder has every step (steps.jsonl) and the files with the present numbers (weights.toml, levels.toml), which
`BOT@weights.toml@levels.toml` plays with. Try the result with `lab sprt` before you believe it.

Example:
  solarium lab tune sol hard --number versus.throw --number versus.nearer=0.1 --steps 200 --blocks 8 --out runs/throw";

const WEIGHTS: &str = "\
Examples:
  solarium lab numbers sol > weights.toml
  solarium lab numbers sol --levels > levels.toml";

const REACH: &str = "\
Plays the scenario with decks that follow from the seed, every draw known before: a beam over whole games, with one width
after the other until the target is reached. In at least so many decks there is a plan that reaches it; a deck in which
none was found may have one. The record of the best game replays and verifies.

Examples:
  solarium lab reach sol chain --decks 20 --seed 1 --record chain.rec
  solarium lab reach sol solar-whirlpool --widths 300,3000 --decks 10
  solarium verify chain.rec";
const LEARN: &str = "\
Each generation plays games with the best weights so far, fits weights to the games of all generations by ridge
regression, and takes them if a sequential test shows that they are better. Everything is kept in the folder: the pool
of games, the weights of each generation, the scores of the test, and the best weights with where they come from, which
every command of the laboratory can play with: hard@DIR/weights.toml. The same command with the same seed learns the same
on any number of threads; one that was stopped goes on.

Examples:
  solarium lab learn photosynthesis --out runs/photosynthesis
  solarium lab learn circadians --games 200 --generations 5 --seed 7 --out runs/circadians";

/// What to measure.
#[derive(Subcommand, Debug)]
pub(crate) enum LabCommand {
    /// Let every pair of some bots play, and rate them
    #[command(after_help = LADDER)]
    Ladder(LadderArgs),
    /// Find out what has to do with winning: seats, openings, options, and whatever a game names
    #[command(after_help = BALANCE)]
    Balance(BalanceArgs),
    /// Put the parts of a run together that were played with --shard, and print its table
    #[command(after_help = MERGE)]
    Merge(MergeArgs),
    /// Find out which of two bots is better, in as few games as that takes
    #[command(after_help = SPRT)]
    Sprt(SprtArgs),
    /// Find better numbers for a level
    #[command(after_help = TUNE)]
    Tune(TuneArgs),
    /// Find out whether the target of a scenario is within reach, with all luck known
    #[command(after_help = REACH)]
    Reach(ReachArgs),
    /// Print the built-in numbers that a game's levels play with, to begin a file of your own
    #[command(after_help = WEIGHTS)]
    Numbers(NumbersArgs),
    /// Learn the evaluation of the levels from games that they play
    #[command(after_help = LEARN)]
    Learn(LearnArgs),
}

/// The rules that are played by.
#[derive(Args, Debug, Clone, Default)]
pub(crate) struct SetupArgs {
    /// A set-up option; may be given several times
    #[arg(long = "set", visible_alias = "option", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    /// A ready-made set-up by its id; other options change it
    #[arg(long, value_name = "ID")]
    pub preset: Option<String>,
    /// A pack of your own printed values to play with
    #[arg(long, value_name = "FILE")]
    pub pack: Option<PathBuf>,
}

/// How a run is carried out.
#[derive(Args, Debug, Clone, Default)]
pub(crate) struct RunArgs {
    /// How many threads; left out: as many as there are cores
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// The seed of the run: a number, or hexadecimal digits
    #[arg(long, value_name = "SEED")]
    pub seed: Option<String>,
    /// Keep every game in this folder. A run that was stopped goes on when the same command is given again
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}

/// `solarium lab ladder`.
#[derive(Args, Debug)]
pub(crate) struct LadderArgs {
    /// Id of the game, such as `sol`
    pub game: String,
    /// The bots, two or more; the ratings are measured by greedy, or else by the first
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "greedy,easy,normal,hard")]
    pub bots: Vec<String>,
    /// How many sit at a table; with three or more, one bot plays against several of another
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=5))]
    pub seats: u8,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// Blocks of each pair: games with the same dice and opening, each bot once on each seat
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub blocks: u64,
    #[command(flatten)]
    pub run: RunArgs,
    /// Play only every n-th unit of the work, from the i-th on: 1/4, 2/4 …; `lab merge` puts the parts together
    #[arg(long, value_name = "I/N", requires = "out")]
    pub shard: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `solarium lab sprt`.
#[derive(Args, Debug)]
pub(crate) struct SprtArgs {
    /// Id of the game, such as `sol`
    pub game: String,
    /// The bot that is asked about
    pub first: String,
    /// The bot that it is compared with
    pub second: String,
    /// Who sits where; `bot` is a seat of A or B
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "bot,bot")]
    pub seats: Vec<String>,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// The lower hypothesis: A is rated so much above B
    #[arg(long, default_value_t = -10.0, allow_negative_numbers = true)]
    pub elo0: f64,
    /// The upper hypothesis
    #[arg(long, default_value_t = 10.0, allow_negative_numbers = true)]
    pub elo1: f64,
    /// The chance to accept the upper hypothesis although the lower is right
    #[arg(long, default_value_t = 0.05)]
    pub alpha: f64,
    /// The chance to accept the lower hypothesis although the upper is right
    #[arg(long, default_value_t = 0.05)]
    pub beta: f64,
    /// How many blocks at most
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub blocks: u64,
    #[command(flatten)]
    pub run: RunArgs,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `solarium lab tune`.
#[derive(Args, Debug)]
pub(crate) struct TuneArgs {
    /// Id of the game, such as `sol`
    pub game: String,
    /// The level, with the files to begin with: hard, hard@WEIGHTS.toml
    pub bot: String,
    /// A number to tune, with the step it is moved by: versus.throw, versus.throw=0.2; may be given several times
    #[arg(long = "number", value_name = "NAME[=STEP]", required = true)]
    pub numbers: Vec<String>,
    /// Who sits where; `bot` is a seat of the bots that are compared
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "bot,bot")]
    pub seats: Vec<String>,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// How many steps
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub steps: u64,
    /// Blocks of each step
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub blocks: u64,
    /// How far a number moves in the first step, in steps of its own, if one side wins everything
    #[arg(long, default_value_t = 1.0)]
    pub rate: f64,
    #[command(flatten)]
    pub run: RunArgs,
}

/// `solarium lab numbers`.
#[derive(Args, Debug)]
pub(crate) struct NumbersArgs {
    /// Id of the game, such as `sol`
    pub game: String,
    /// The file of levels, not that of weights
    #[arg(long)]
    pub levels: bool,
}

/// `solarium lab balance`.
#[derive(Args, Debug)]
pub(crate) struct BalanceArgs {
    /// Id of the game, such as `sol`
    pub game: String,
    /// Who sits at a table, in order; may be given several times. Left out: two greedy bots
    #[arg(long, value_name = "LIST")]
    pub seats: Vec<String>,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// An option with the values to play with, or all; may be given several times
    #[arg(long, value_name = "KEY=A,B")]
    pub vary: Vec<String>,
    /// Blocks of each table: games with the same dice and opening, each bot once on each seat if they differ
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub blocks: u64,
    /// How games begin: with random, the first two decisions of each bot are drawn
    #[arg(long, value_enum, default_value_t = OpeningsArg::Random)]
    pub openings: OpeningsArg,
    #[command(flatten)]
    pub run: RunArgs,
    /// Play only every n-th unit of the work, from the i-th on: 1/4, 2/4 …; `lab merge` puts the parts together
    #[arg(long, value_name = "I/N", requires = "out")]
    pub shard: Option<String>,
    /// The language of the report: en, de or fr
    #[arg(long, value_name = "LANG", default_value = "en")]
    pub lang: String,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `solarium lab merge`.
#[derive(Args, Debug)]
pub(crate) struct MergeArgs {
    /// The folders of all parts
    #[arg(required = true, value_name = "DIR")]
    pub parts: Vec<PathBuf>,
    /// Where the whole goes
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
}

/// `solarium lab reach`.
#[derive(Args, Debug)]
pub(crate) struct ReachArgs {
    /// Id of the game, such as `sol`
    pub game: String,
    /// A ready-made set-up by its id, in which one seat plays alone or against automas
    pub scenario: String,
    /// The level whose numbers judge positions, with files of your own if wanted
    #[arg(long, default_value = "expert")]
    pub bot: String,
    /// A set-up option; may be given several times
    #[arg(long = "set", visible_alias = "option", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    /// How many decks
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub decks: u64,
    /// The widths of the beam that are tried in turn
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "100,400,1600",
          value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub widths: Vec<u32>,
    /// How many threads; left out: as many as there are cores
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// The seed of the run: a number, or hexadecimal digits
    #[arg(long, value_name = "SEED")]
    pub seed: Option<String>,
    /// Write the record of the best game into this file
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `solarium lab learn`.
#[derive(Args, Debug)]
pub(crate) struct LearnArgs {
    /// Id of the game, such as `photosynthesis`
    pub game: String,
    /// New games in each generation
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u64).range(10..=1_000_000))]
    pub games: u64,
    /// How often there are new games, a fit and a test
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1000))]
    pub generations: u64,
    /// The seed of the run
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads; left out: as many as there are cores
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// The folder of the run
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
}
