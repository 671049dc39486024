//! What a table needs beyond the rules: words, records, read-outs, packs, bots.

use crate::bot::Bot;
use crate::pack::{PackProblems, Shelf};
use crate::{
    BadText, Game, Language, Message, MessageFile, Reasons, Rule, Seat, SeatScore, Secrets, SetupOption,
    Trace,
};
use serde::Serialize;
use serde_json::Value;

/// A named combination of options ("First game", "Advanced", a scenario).
#[derive(Clone, Debug, Serialize)]
pub struct Preset {
    /// Stable id. Its name is a message of the game.
    pub id: &'static str,
    /// The set-up object, seats included.
    pub setup: Value,
}

/// One read-out a game answers. What it tells is a message of the game.
#[derive(Clone, Debug, Serialize)]
pub struct QueryInfo {
    /// Its name in the protocol.
    pub name: &'static str,
    /// Names of its arguments; `?` marks optional ones.
    pub args: &'static [&'static str],
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

/// What pages and tools must know of a game beside its rules; the same for every table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameFacts {
    /// What the ids of its rules begin with: `PH`.
    pub rule_prefix: &'static str,
    /// What the ids of its messages begin with: `ph`.
    pub message_prefix: &'static str,
    /// Who plays if nothing is said: one person against the game's own opponent, or a bot.
    pub usual_seats: &'static [&'static str],
    /// Options that a form does not ask for, because another field decides them or they have no effect on play.
    pub hidden_options: &'static [&'static str],
}

/// What is to be reached in a game that is played alone or together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    /// Points to reach.
    pub target: i32,
    /// Points reached so far.
    pub reached: i32,
    /// Do all seats reach it together?
    pub together: bool,
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
    /// What pages must know of it.
    #[serde(skip)]
    pub facts: &'static GameFacts,
}

/// One printed value of a pack, for the page that lists what we had to reconstruct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedValue {
    /// The component it stands on, grouped under a heading: `Items`, `Action cards`.
    pub group: Message,
    /// Which one: `Fuel Refiner, cost`.
    pub name: Message,
    /// The value in words or numbers.
    pub value: Message,
    /// `seed`, `public`, `ruling`, `reconstructed`, `owner`.
    pub provenance: String,
    /// The rule it belongs to.
    pub rule: Rule,
}

/// A decision of an automa with its reasons.
#[derive(Clone, Debug, PartialEq)]
pub struct Explained<A> {
    /// What it does.
    pub action: A,
    /// Why.
    pub trace: Trace,
}

/// Something counted over a whole game, for each seat.
///
/// ```
/// use solarium_core::{Seat, Tally};
///
/// let mut counted = Vec::new();
/// Tally::add(&mut counted, "seeds-planted", 2, Seat(1), 1);
/// Tally::add(&mut counted, "seeds-planted", 2, Seat(1), 2);
/// assert_eq!(counted, [Tally { name: "seeds-planted", seats: vec![0, 3] }]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// What is counted, a key: `cards-caused`.
    pub name: &'static str,
    /// By seat.
    pub seats: Vec<i64>,
}

impl Tally {
    /// Counts one more thing of a name, or several, for a seat at a table of so many.
    pub fn add(list: &mut Vec<Tally>, name: &'static str, seats: usize, seat: Seat, n: i64) {
        let place = list.iter().position(|tally| tally.name == name).unwrap_or_else(|| {
            list.push(Tally { name, seats: vec![0; seats] });
            list.len() - 1
        });
        if let Some(count) = list[place].seats.get_mut(seat.index()) {
            *count += n;
        }
    }
}

/// Actions that people do in one go: each is a legal action of its own once those before it are done.
#[derive(Clone, PartialEq, Debug)]
pub struct Together<A> {
    /// In their order.
    pub actions: Vec<A>,
    /// All of them in words, with what they cost and do.
    pub label: Message,
    /// The things to touch, in order, to choose them.
    pub touches: Vec<String>,
}

/// The answer a seat usually gives to a question that it is asked while another seat is in turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Usual<A> {
    /// The answer.
    pub action: A,
    /// The seat in turn, which waits for it.
    pub waits: Seat,
}

/// Why a read-out was not given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadQuery {
    /// The game has no read-out of this name.
    Unknown,
    /// An argument is missing or wrong.
    Argument(Message),
    /// It makes no sense in this position.
    NotNow(Message),
}

/// A game that can be put on a table: everything is text or JSON here, everything about a position goes
/// through a view.
///
/// ```
/// use serde_json::json;
/// use solarium_conformance::toy::{Action, Toy};
/// use solarium_core::{Game, Shelf, Tabletop};
///
/// let shelf = Shelf::new("toy", Toy::standard_pack());
/// let game = Toy::from_setup(&json!({"seats": ["human", "clock"]}), &shelf).unwrap();
/// // Notation, set-ups and positions read back to the same value.
/// assert_eq!(game.action_text(Action::Bid(4)), "bid 4");
/// assert_eq!(game.parse_action("bid 4"), Ok(Action::Bid(4)));
/// assert_eq!(Toy::from_setup(&game.setup(), &shelf).as_ref(), Ok(&game));
/// assert_eq!(Toy::load(&game.record(&game.start()), &shelf), Ok((game.clone(), game.start())));
/// // What is wrong with a set-up is said with all its reasons.
/// assert!(!Toy::from_setup(&json!({"seats": []}), &shelf).unwrap_err().is_empty());
/// ```
pub trait Tabletop: Game {
    /// The printed values. Shared by reference count; a user's own can be loaded from a file.
    type Pack: Clone + Send + Sync + 'static;

    /// See [`GameFacts`].
    const FACTS: GameFacts;

    /// What the game offers.
    fn info() -> GameInfo;
    /// The rules in our words.
    fn rules() -> Vec<RuleText>;
    /// The files that hold every message of this game.
    fn messages() -> &'static [MessageFile] {
        &[]
    }

    /// The built-in pack.
    fn standard_pack() -> Self::Pack;
    /// Reads a pack; `file` names it in messages. Every problem is reported with its line.
    fn parse_pack(file: &str, text: &str) -> Result<Self::Pack, PackProblems>;
    /// The pack's id.
    fn pack_id(pack: &Self::Pack) -> String;
    /// The pack as text for people: values with their provenance, notices first (stand-in values and the like).
    fn show_pack(pack: &Self::Pack, language: &dyn Language) -> String;

    /// Every printed value of a pack with where it comes from.
    fn printed_values(_pack: &Self::Pack) -> Vec<PrintedValue> {
        Vec::new()
    }

    /// The rules in force for a set-up object (option names of the spec; unknown keys or values are refused).
    fn from_setup(setup: &Value, shelf: &Shelf<Self::Pack>) -> Result<Self, Reasons>;
    /// The complete set-up, every option named, such that `from_setup` gives the same game.
    fn setup(&self) -> Value;
    /// What people must be told while this game is on the table, e.g. "stand-in values, not the printed ones".
    fn notices(&self) -> Vec<Message>;

    /// The position record of the game's spec.
    fn record(&self, state: &Self::State) -> Value;
    /// Reads a position record; every reason why it is impossible is reported.
    fn load(record: &Value, shelf: &Shelf<Self::Pack>) -> Result<(Self, Self::State), Reasons>;
    /// The position in one line for people.
    fn position_line(&self, state: &Self::State) -> String;

    /// Notation of an action.
    fn action_text(&self, action: Self::Action) -> String;
    /// Reads the notation of an action.
    fn parse_action(&self, text: &str) -> Result<Self::Action, BadText>;
    /// Notation of a chance outcome.
    fn chance_text(&self, outcome: Self::Chance) -> String;
    /// Reads the notation of a chance outcome.
    fn parse_chance(&self, text: &str) -> Result<Self::Chance, BadText>;
    /// Whom or what the present chance point concerns: a seat number, a place name, or null.
    fn chance_for(&self, state: &Self::State) -> Value;

    /// The action in words for a person, with what it costs and does.
    fn label(&self, view: &Self::View, seat: Seat, action: Self::Action) -> Message;
    /// The things to touch, in order, to choose this action; ids of elements in the picture.
    fn touches(&self, view: &Self::View, action: Self::Action) -> Vec<String>;
    /// Actions that somebody might mean by touching this, allowed or not, the likeliest first: whoever touches
    /// something that cannot be touched now is told why the first of them is not allowed.
    fn meant(&self, _view: &Self::View, _seat: Seat, _touch: &str) -> Vec<Self::Action> {
        Vec::new()
    }
    /// Actions offered in one go, beside the single ones: "buy a tree and grow into it".
    fn together(&self, _view: &Self::View, _seat: Seat) -> Vec<Together<Self::Action>> {
        Vec::new()
    }
    /// May a seat be asked something while another is in turn, to which [`Tabletop::usual`] knows the answer?
    fn has_usual(&self) -> bool {
        false
    }
    /// What the seat, which decides now, usually answers, if another seat is in turn and waits for it: so that a seat
    /// that is not there does not stall the game. `None` if it is in turn itself, or if the answer is a real decision.
    /// Everybody sees whether there is one: that must not hang on what others may not know.
    fn usual(&self, _view: &Self::View, _seat: Seat) -> Option<Usual<Self::Action>> {
        None
    }
    /// A chance outcome in a few words for a person: `flare`, `Fuel Refiner`, `a 4`.
    fn chance_label(&self, outcome: Self::Chance) -> Message {
        self.chance_text(outcome).into()
    }
    /// What the parts of a seat's score are made of, in words: `tokens`, `22 + 17`.
    fn score_details(&self, _view: &Self::View, _seat: Seat) -> Vec<(&'static str, Message)> {
        Vec::new()
    }
    /// The rule by which this table is scored.
    fn scoring_rule(&self) -> Rule {
        Self::OVER_RULE
    }
    /// What is to be reached, where seats do not play against each other.
    fn goal(&self, _scores: &[SeatScore]) -> Option<Goal> {
        None
    }
    /// What can be counted over a whole game, from everything that happened in it.
    fn tally(&self, _events: &[Self::Event]) -> Vec<Tally> {
        Vec::new()
    }
    /// What a person is asked now, in words, with rule id where it helps; at a chance point, what is drawn.
    fn prompt(&self, view: &Self::View, seat: Seat) -> Message;
    /// An event in words.
    fn event_message(&self, event: &Self::Event) -> Message;
    /// An event as it goes over the wire. Games whose events hold messages say them in the language here.
    fn event_json(&self, event: &Self::Event, _language: &dyn Language) -> Value {
        serde_json::to_value(event).expect("events have text keys only")
    }

    /// The board in plain text. `colour` allows ANSI colours; meaning never hangs on them.
    fn board_text(&self, view: &Self::View, language: &dyn Language, colour: bool) -> String;

    /// What the automa on this seat does and why; `None` if the seat is no automa or not to decide.
    fn explain(&self, view: &Self::View, seat: Seat) -> Option<Explained<Self::Action>>;
    /// Answers a read-out with the value of the one field named like the query.
    fn query(&self, view: &Self::View, name: &str, args: &Value) -> Result<Value, BadQuery>;
    /// A bot by name.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;
}

/// Splits a `RULES.md` into its rules: lines that start with `- **PH-1.1** ` or `**SO-1.1** ` begin a rule,
/// headings `## ` a chapter; provenance is the run of `[…]` marks that ends the rule's text.
///
/// ```
/// let rules = solarium_core::rule_texts("## 1 Light\n- **XY-1.1** The sun moves. [public]\n", "XY");
/// assert_eq!((rules[0].id.as_str(), rules[0].chapter.as_str()), ("XY-1.1", "1 Light"));
/// assert_eq!(rules[0].provenance, "[public]");
/// ```
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
