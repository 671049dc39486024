//! What a game says about itself before a table is opened: title, options, rules, message files.

use super::{QueryInfo, RulesMap};
use crate::{Game, Message, MessageFile, Rule, Secrets, SetupOption};
use serde::Serialize;
use serde_json::{Value, json};
use std::ops::RangeInclusive;

/// The description of a game, for lists of games, forms and the rules page.
pub trait Describe: Game {
    /// The rules in our words: the text of `RULES.md`.
    const RULES: &'static str;

    /// The rules map: the text of `rules-map.tsv`, which `cargo xtask rules-map` writes; empty without one.
    const RULES_MAP: &'static str = "";

    /// What the game offers.
    fn info() -> GameInfo;

    /// The files that hold every message of this game.
    fn messages() -> &'static [MessageFile] {
        &[]
    }

    /// The game in a few short chapters, enough to begin; one screen altogether.
    fn primer() -> Vec<Chapter> {
        Vec::new()
    }

    /// What people must know while this game is on the table, e.g. "stand-in values, not the printed ones".
    fn notices(&self) -> Vec<Message> {
        Vec::new()
    }

    /// What the ids of its rules begin with: `PH`.
    fn rule_prefix() -> &'static str {
        Self::TURN_RULE.split('-').next().unwrap_or_default()
    }

    /// The rules one by one.
    fn rules() -> Vec<RuleText> {
        rule_texts(Self::RULES, Self::rule_prefix())
    }

    /// Where each rule stands in the code, which tests try it, and how many games exercise it.
    fn rules_map() -> RulesMap {
        if RulesMap::INCLUDED { RulesMap::parse(Self::RULES_MAP) } else { RulesMap::default() }
    }
}

/// A named combination of options ("First game", "Advanced", a scenario).
#[derive(Clone, Debug, Serialize)]
pub struct Preset {
    /// Stable id. Its name is a message of the game.
    pub id: &'static str,
    /// The set-up object, seats included.
    pub setup: Value,
}

/// A short chapter of a [`Describe::primer`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// What it is about.
    pub title: Message,
    /// A few sentences.
    pub text: Message,
    /// Where the rules say more.
    pub rule: Rule,
}

/// Options of a set-up that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionTheme {
    /// Stable id. Its name is a message of the game: `ph-theme-cynthia`.
    pub id: &'static str,
    /// The options, by their names.
    pub options: &'static [&'static str],
}

/// One rule in our words, for `solarium rules` and the rules page. Made from the game's `RULES.md`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RuleText {
    /// `PH-4.2`.
    pub id: String,
    /// The heading it stands under.
    pub chapter: String,
    /// Our words.
    pub text: String,
    /// `seed`, `public`, `ruling`, `reconstructed`; as written, e.g. `[public] [seed 23]`.
    pub provenance: String,
}

/// A whole game as described to people and tools.
#[derive(Clone, Debug, Serialize)]
pub struct GameInfo {
    /// Stable id.
    pub id: &'static str,
    /// The title, used to say which game is implemented.
    pub title: &'static str,
    /// See [`Game::RULES_VERSION`].
    pub rules_version: u32,
    /// Fewest and most seats, automas included.
    pub seats_min: u8,
    /// See `seats_min`.
    pub seats_max: u8,
    /// How long a game takes among people, in minutes: from, to.
    pub minutes: [u16; 2],
    /// Do seats know things that others at the table may not see?
    pub secrets: Secrets,
    /// What may sit on a seat: `human`, `cynthia:<level>`, `bot:<name>`.
    pub seat_kinds: Vec<String>,
    /// Set-up options.
    pub options: Vec<SetupOption>,
    /// Ready-made set-ups.
    pub presets: Vec<Preset>,
    /// Read-outs.
    pub queries: Vec<QueryInfo>,
    /// Names of the bots that play it.
    pub bots: Vec<&'static str>,
    /// What the ids of its rules begin with: `PH`.
    #[serde(skip)]
    pub rule_prefix: &'static str,
    /// Who made the printed game: `Hjalmar Hach · Blue Orange Games`; empty for a game that was never printed.
    #[serde(skip)]
    pub credits: &'static str,
    /// Who plays if nothing is said: one person against the game's own opponent, or a bot.
    #[serde(skip)]
    pub usual_seats: Vec<&'static str>,
    /// Options that belong together: a form folds each theme away. Those of no theme are the usual ones and come first.
    #[serde(skip)]
    pub option_themes: &'static [OptionTheme],
    /// Options that a form does not ask for, because another field decides them or they have no effect on play.
    #[serde(skip)]
    pub hidden_options: &'static [&'static str],
}

impl GameInfo {
    /// What the ids of its messages begin with: `ph`.
    pub fn message_prefix(&self) -> String {
        self.rule_prefix.to_ascii_lowercase()
    }

    /// A game of this title for so many seats, and nothing else to say: people and random bots, no options. Everything
    /// else is added with `..GameInfo::new::<Self>(…)`.
    pub fn new<G: Game>(title: &'static str, seats: RangeInclusive<u8>) -> GameInfo {
        let (seats_min, seats_max) = seats.into_inner();
        let people = vec!["human"; usize::from(seats_min)];
        let mut usual_seats = vec!["bot:random"; usize::from(seats_min)];
        usual_seats[0] = "human";
        GameInfo {
            id: G::ID,
            title,
            rules_version: G::RULES_VERSION,
            seats_min,
            seats_max,
            minutes: [10, 60],
            secrets: Secrets::of::<G>(),
            seat_kinds: vec!["human".to_string(), "bot:<name>".to_string()],
            options: Vec::new(),
            presets: vec![Preset { id: "standard", setup: json!({"seats": people}) }],
            queries: Vec::new(),
            bots: vec!["random"],
            rule_prefix: G::TURN_RULE.split('-').next().unwrap_or_default(),
            credits: "",
            usual_seats,
            option_themes: &[],
            hidden_options: &[],
        }
    }
}

/// Splits a `RULES.md` into its rules: lines that start with `- **PH-1.1** ` or `**SO-1.1** ` begin a rule,
/// headings `## ` a chapter; provenance is the run of `[…]` marks that ends the rule's text.
pub fn rule_texts(markdown: &str, prefix: &str) -> Vec<RuleText> {
    let mut rules: Vec<RuleText> = Vec::new();
    let mut chapter = String::new();
    let mut open = false;
    let opener = format!("**{prefix}-");
    let mut listing = false;
    for line in markdown.lines() {
        let trimmed = line.trim_start_matches("- ");
        listing ^= line.starts_with("```");
        // In a listing `#` begins a comment.
        if let Some(heading) = line.strip_prefix('#').filter(|_| !listing) {
            chapter = heading.trim_start_matches('#').trim().to_string();
            open = false;
        } else if let Some((id, rest)) =
            trimmed.strip_prefix(&opener).and_then(|rest| rest.split_once("**")).filter(|(id, _)| {
                id.split(' ').next().is_some_and(|n| n.starts_with(|c: char| c.is_ascii_digit()))
            })
        {
            // A rule may carry its title inside the bold: `**SO-8.1 Accelerate.** …`.
            let (number, title) = id.split_once(' ').unwrap_or((id, ""));
            rules.push(RuleText {
                id: format!("{prefix}-{number}"),
                chapter: chapter.clone(),
                text: format!("{title} {}", rest.trim()).trim().to_string(),
                provenance: String::new(),
            });
            open = true;
        } else if open && let Some(rule) = rules.last_mut() {
            rule.text.push('\n');
            rule.text.push_str(line);
        }
    }
    for rule in &mut rules {
        rule.text = rule.text.trim_end().to_string();
        rule.provenance = provenance_marks(&rule.text);
    }
    rules
}

/// The `[…]` marks in a rule's text that name where it comes from.
fn provenance_marks(text: &str) -> String {
    let mut marks = Vec::new();
    for piece in text.split('[').skip(1) {
        if let Some((mark, _)) = piece.split_once(']')
            && ["seed", "public", "ruling", "reconstructed"].iter().any(|m| mark.contains(m))
        {
            marks.push(format!("[{mark}]"));
        }
    }
    marks.join(" ")
}
