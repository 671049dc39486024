//! The command line, as clap reads it.

use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  solarium                                           serve on this machine and open the browser
  solarium play                                      choose a game and play it in the terminal
  solarium play photosynthesis                       you against Cynthia
  solarium play photosynthesis --seats human,cynthia:ancient --record game.rec
  solarium verify game.rec                           check every step, checksum and draw
  solarium rules photosynthesis PH-4.2               one rule in our words
  solarium sim photosynthesis --seats greedy,cynthia --games 1000
  echo '{\"cmd\":\"games\"}' | solarium engine         drive the rules from a program

Each command has a --help of its own. Bad input ends with status 2 and says what to do.";

/// Three board games of sunlight, played completely: Photosynthesis with Cynthia, Sol, and Circadians with its AI.
#[derive(Parser, Debug)]
#[command(name = "solarium", version, about, after_help = EXAMPLES, disable_help_subcommand = true)]
pub(crate) struct Cli {
    /// Without a command: serve on this machine, and open the browser where there is one.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Play a game in the terminal
    #[command(after_help = PLAY)]
    Play(PlayArgs),
    /// Answer the engine protocol: one JSON object a line on standard input, one answer a line on standard output
    #[command(after_help = ENGINE)]
    Engine(EngineArgs),
    /// Play many games among bots and automas and sum them up
    #[command(after_help = SIM)]
    Sim(SimArgs),
    /// Measure bots
    Lab {
        /// What to measure.
        #[command(subcommand)]
        what: LabCommand,
    },
    /// Count the step sequences of every length up to a depth
    #[command(after_help = PERFT)]
    Perft(PerftArgs),
    /// Show the position a record reaches
    #[command(after_help = REPLAY)]
    Replay(ReplayArgs),
    /// Check a record: every step, every checksum, the seed and every draw
    Verify(VerifyArgs),
    /// Print the rules in our words, with where each comes from
    #[command(after_help = RULES)]
    Rules(RulesArgs),
    /// Check or show a pack of printed values
    Pack {
        /// What to do with it.
        #[command(subcommand)]
        what: PackCommand,
    },
    /// Draw a board as an SVG picture
    #[command(after_help = SVG)]
    Svg(SvgArgs),
    /// Serve tables over HTTP until interrupted
    #[command(after_help = crate::serving::EXAMPLES)]
    Serve(crate::serving::ServeArgs),
    /// Copy all tables to a file, while the server runs or not
    Backup(crate::data::BackupArgs),
    /// Put a copy that `backup` made in the place of the data, which is kept aside; not while a server runs
    Restore(crate::data::RestoreArgs),
    /// Write tables as JSON: a file with one line for each, or a folder with one file for each
    Export(crate::data::ExportArgs),
    /// Read tables that were exported; those that are there already are left alone
    Import(crate::data::ImportArgs),
}

const PLAY: &str = "\
At the prompt type the number of an action or its notation, or:
  why ACTION   why an action is not allowed      undo    take your last action back
  board  list  score  help                       quit

Examples:
  solarium play
  solarium play photosynthesis
  solarium play photosynthesis --seats human,cynthia:seedling --set revolutions=4
  solarium play photosynthesis --seats human,greedy,random --seed 42 --record game.rec";

const ENGINE: &str = "\
Example:
  printf '%s\\n' '{\"cmd\":\"new\",\"game\":\"photosynthesis\",\"setup\":{\"seats\":[\"human\",\"human\"]}}' | solarium engine

docs/engine-protocol.md describes every command.";

const SIM: &str = "\
The result follows from --seed alone, whatever the number of threads. Dice, openings and each bot have random numbers of
their own, so that two series with one seed have the same dice whoever plays. Look at the number of distinct games:
greedy bots without --openings random play the same few games again and again.

Examples:
  solarium sim photosynthesis --games 1000
  solarium sim photosynthesis --seats greedy,cynthia:ancient --games 2000 --threads 2 --seed 7 --json
  solarium sim photosynthesis --seats hard,greedy --openings random --rotate --games 200";

const LADDER: &str = "\
Every game begins with two random decisions of each bot. The same command with the same seed prints the same table on
any number of threads. The first bot also plays against itself: its interval should hold 50 %.

Examples:
  solarium lab ladder photosynthesis --blocks 100 --seed 1
  solarium lab ladder sol --bots greedy,hard --blocks 100 --threads 2 --json";

const PERFT: &str = "\
Chance outcomes branch too, each counted once. From the start the first player is seat 0 and the start corner 0, unless
set otherwise.

Examples:
  solarium perft photosynthesis --seats human,human --depth 4
  solarium perft photosynthesis --seats human,cynthia --depth 3 --set first_seat=random";

const REPLAY: &str = "\
Examples:
  solarium replay game.rec              the last position
  solarium replay game.rec --to 40      the position after 40 steps
  solarium replay game.rec --steps      every step with what happened";

const RULES: &str = "\
Examples:
  solarium rules photosynthesis           every rule
  solarium rules photosynthesis PH-4.2    one rule
  solarium rules photosynthesis PH-10     one chapter
  solarium rules photosynthesis shadow    every rule with this word";

const SVG: &str = "\
Examples:
  solarium svg photosynthesis -o board.svg
  solarium svg game.rec --to 40 --seat 0 -o position.svg";

/// Who plays what, and from which numbers.
#[derive(Args, Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct TableArgs {
    /// Who sits where, in order: human, cynthia, cynthia:LEVEL, ai:N, bot:NAME, or a bot's name
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub seats: Vec<String>,
    /// A set-up option; may be given several times
    #[arg(long = "set", visible_alias = "option", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    /// A ready-made set-up by its id; other options change it
    #[arg(long, value_name = "ID")]
    pub preset: Option<String>,
    /// The seat that begins, from 0; left out, it is drawn
    #[arg(long, value_name = "SEAT")]
    pub first_seat: Option<String>,
    /// A pack of your own printed values to play with
    #[arg(long, value_name = "FILE")]
    pub pack: Option<PathBuf>,
}

/// `solarium play`.
#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    /// Id of the game, such as `sol`; left out: choose from a menu
    pub game: Option<String>,
    #[command(flatten)]
    pub table: TableArgs,
    /// The seed of every draw: a number, or hexadecimal digits
    #[arg(long, value_name = "SEED")]
    pub seed: Option<String>,
    /// Keep the record of the game in this file, up to date at every step
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// The language of the game: en, de or fr
    #[arg(long, value_name = "LANG", default_value = "en")]
    pub lang: String,
}

/// `solarium engine`.
#[derive(Args, Debug)]
pub(crate) struct EngineArgs {
    /// Packs of your own printed values to put at hand
    #[arg(long, value_name = "FILE")]
    pub pack: Vec<PathBuf>,
}

/// `solarium sim`.
#[derive(Args, Debug)]
pub(crate) struct SimArgs {
    /// Id of the game, such as `sol`
    pub game: String,
    #[command(flatten)]
    pub table: TableArgs,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub games: u64,
    /// How many threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: u16,
    /// The seed of the series: a number, or hexadecimal digits
    #[arg(long, value_name = "SEED")]
    pub seed: Option<String>,
    /// How games begin: with random, the first two decisions of each bot are drawn, so that no two games are alike
    #[arg(long, value_enum, default_value_t = OpeningsArg::Played)]
    pub openings: OpeningsArg,
    /// Let the bots change seats: games with the same dice and opening, each bot once on each seat
    #[arg(long)]
    pub rotate: bool,
    /// Print one JSON object
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// Print a line for each seat, comma-separated
    #[arg(long)]
    pub csv: bool,
}

/// What to measure.
#[derive(Subcommand, Debug)]
pub(crate) enum LabCommand {
    /// Let every pair of some bots play, and rate them
    #[command(after_help = LADDER)]
    Ladder(LadderArgs),
}

/// `solarium lab ladder`.
#[derive(Args, Debug)]
pub(crate) struct LadderArgs {
    /// Id of the game, such as `sol`
    pub game: String,
    /// The bots, two or more; the ratings are measured by greedy, or else by the first
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "greedy,easy,normal,hard")]
    pub bots: Vec<String>,
    /// A set-up option; may be given several times
    #[arg(long = "set", visible_alias = "option", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    /// Blocks of each pair: two games each with the same dice and opening, seats changed
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub blocks: u64,
    /// How many threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: u16,
    /// The seed of the ladder: a number, or hexadecimal digits
    #[arg(long, value_name = "SEED")]
    pub seed: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// How the games of a series begin.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OpeningsArg {
    /// As the bots play
    Played,
    /// At random
    Random,
}

/// `solarium perft`.
#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    /// Id of the game, such as `sol`
    pub game: String,
    #[command(flatten)]
    pub table: TableArgs,
    /// The longest sequences to count
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=64))]
    pub depth: u32,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `solarium replay`.
#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// The record
    pub file: PathBuf,
    /// Stop after this many steps
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,
    /// Show what this seat knows; left out, what everybody knows
    #[arg(long)]
    pub seat: Option<u8>,
    /// List every step with what happened
    #[arg(long)]
    pub steps: bool,
    /// Print the complete position as a JSON record
    #[arg(long)]
    pub json: bool,
    /// Packs the record was played with
    #[arg(long, value_name = "FILE")]
    pub pack: Vec<PathBuf>,
    /// The language of the game: en, de or fr
    #[arg(long, value_name = "LANG", default_value = "en")]
    pub lang: String,
}

/// `solarium verify`.
#[derive(Args, Debug)]
pub(crate) struct VerifyArgs {
    /// The record
    pub file: PathBuf,
    /// Packs the record was played with
    #[arg(long, value_name = "FILE")]
    pub pack: Vec<PathBuf>,
}

/// `solarium rules`.
#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    /// Id of the game, such as `sol`
    pub game: String,
    /// The id of a rule or chapter, or words that must all occur
    pub what: Vec<String>,
}

/// `solarium pack …`.
#[derive(Subcommand, Debug)]
pub(crate) enum PackCommand {
    /// Check a pack; every problem is printed with its line
    Check {
        /// The pack
        file: PathBuf,
    },
    /// Print a pack's values with where each comes from
    Show {
        /// The pack, or the id of a built-in one
        file: PathBuf,
    },
}

/// `solarium svg`.
#[derive(Args, Debug)]
pub(crate) struct SvgArgs {
    /// A game (its first position) or the file of a record
    pub what: String,
    #[command(flatten)]
    pub table: TableArgs,
    /// With a record: the position after this many steps
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,
    /// What this seat sees; left out, what everybody sees
    #[arg(long)]
    pub seat: Option<u8>,
    /// Where to write it; left out, to standard output
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}
