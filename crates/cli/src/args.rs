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
    /// Measure bots and rules by many games
    Lab {
        /// What to measure.
        #[command(subcommand)]
        what: crate::lab::LabCommand,
    },
    /// Count the step sequences of every length up to a depth
    #[command(after_help = PERFT)]
    Perft(PerftArgs),
    /// Show the position a record reaches
    #[command(after_help = REPLAY)]
    Replay(ReplayArgs),
    /// Check a record: every step, every checksum, the seed and every draw
    Verify(VerifyArgs),
    /// Review a game: what luck, decisions and others changed, and which decisions cost most
    #[command(after_help = REVIEW)]
    Review(ReviewArgs),
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
    /// Look whether this machine has what the program needs, and say what to do if not
    Doctor(crate::doctor::DoctorArgs),
    /// Print what a shell must know to complete commands
    #[command(after_help = COMPLETIONS)]
    Completions(crate::about::CompletionsArgs),
    /// Write a manual page for every command
    Manual(crate::about::ManualArgs),
    /// List tables, or delete them
    Tables {
        /// What to do.
        #[command(subcommand)]
        what: crate::tables::TablesCommand,
    },
}

const COMPLETIONS: &str = "\
Example:
  solarium completions bash > ~/.local/share/bash-completion/completions/solarium";

const PLAY: &str = "\
In a terminal the game takes the whole screen: F1 tells the keys. Line by line (--plain, or from a pipe) type the number of
an action or its notation, or:
  why ACTION      why an action is not allowed    effects ACTION  what it would change
  undo  reset     take back                       board  list  score  goal
  hint  forecast  rules WORDS  card NAME          help  quit

Examples:
  solarium play
  solarium play photosynthesis
  solarium play --resume                          go on with the game that was left last
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

const REVIEW: &str = "\
Values come from the bot of a level, which plans every turn again in several worlds: they are estimates, with errors. A
game that is not over is reviewed as far as its record goes. The same record, level, budget and seed give the same review
on any number of threads.

Examples:
  solarium review game.rec
  solarium review game.rec --html review.html
  solarium review game.rec --level expert --threads 2 --json";

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
    /// Keep the record of the game in this new file, up to date at every step; left out in a terminal: in the folder of
    /// the program's data
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub record: Option<PathBuf>,
    /// Go on with a game that is kept; without FILE, with the last one that was left
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["game", "seed", "position"])]
    pub resume: Option<Option<PathBuf>>,
    /// Begin from a position, as `replay --json` prints it
    #[arg(long, value_name = "FILE")]
    pub position: Option<PathBuf>,
    /// Line by line instead of full screen: for screen readers, small terminals and pipes
    #[arg(long)]
    pub plain: bool,
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

/// `solarium review`.
#[derive(Args, Debug)]
pub(crate) struct ReviewArgs {
    /// The record
    pub file: PathBuf,
    /// Write a page with graphs and pictures of better lines to this file
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// The level of the bot whose play is the measure: easy, normal, hard or expert
    #[arg(long, value_name = "LEVEL", default_value = solarium_table::USUAL_LEVEL)]
    pub level: String,
    /// Positions to look at for each decision; left out, what the level is made for
    #[arg(long, value_name = "POSITIONS")]
    pub budget: Option<u64>,
    /// The seed of the luck in which positions are valued: a number, or hexadecimal digits
    #[arg(long, value_name = "SEED", default_value = "1")]
    pub seed: String,
    /// How many threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: u16,
    /// Packs the record was played with
    #[arg(long, value_name = "FILE")]
    pub pack: Vec<PathBuf>,
    /// The language of the review: en, de or fr
    #[arg(long, value_name = "LANG", default_value = "en")]
    pub lang: String,
}

/// `solarium rules`.
#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    /// Id of the game, such as `sol`; with `--map` all games if left out
    #[arg(required_unless_present = "map")]
    pub game: Option<String>,
    /// The id of a rule or chapter, or words that must all occur
    #[arg(conflicts_with = "map")]
    pub what: Vec<String>,
    /// Show where each rule stands in the code, its tests, and how many recorded and simulated games exercise it
    #[arg(long)]
    pub map: bool,
    /// The map as JSON
    #[arg(long, requires = "map")]
    pub json: bool,
    /// The map as a page
    #[arg(long, requires = "map", conflicts_with = "json")]
    pub html: bool,
}

/// `solarium pack …`.
#[derive(Subcommand, Debug)]
pub(crate) enum PackCommand {
    /// Check a pack; every problem is printed with its line
    Check {
        /// The pack, or the id of a built-in one
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
