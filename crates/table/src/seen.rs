//! What one viewer sees of a match.

use crate::library::advisable;
use crate::seated::json;
use crate::session::{
    COMPOUND_SEPARATOR, Explanation, LegalAction, NOTHING_HERE, Offer, OpinionLine, POSSIBLE, Preview,
    Suggestion,
};
use crate::{ChanceSource, Hint, Instructions, LaidBoard, Refusal, Seated, english};
use serde_json::Value;
use solarium_core::{
    Budget, Cancel, Clock, Goal, Language, Lesson, Limits, Message, Question, Random, Refused, Rule, Seat,
    SeatKind, StepOf, Tabletop, Together, Viewer, step_text,
};
use solarium_picture::{Part, Stage};
use solarium_words::Words;
use std::fmt::Display;

/// What one viewer sees of a position. The view is made once, when this is made; everything shown to the viewer hangs
/// on it. What concerns the viewer's own decision is refused to a spectator.
pub trait Seen {
    /// What the viewer may know, as JSON.
    fn json(&self) -> Value;
    /// What the viewer's seat is asked now.
    fn prompt(&self) -> Result<Message, Refusal>;
    /// The legal actions of the viewer's seat, ascending; none if it is not to act.
    fn legal(&self, language: &dyn Language) -> Result<Vec<LegalAction>, Refusal>;
    /// Actions offered in one go beside the single ones; their notations are joined by [`COMPOUND_SEPARATOR`].
    fn together(&self, language: &dyn Language) -> Result<Vec<LegalAction>, Refusal>;
    /// The actions that a text names, one by one: a single one, or several if they are offered in one go.
    fn single_actions(&self, text: &str) -> Result<Vec<String>, Refusal>;
    /// All that the seat may do, alone and in one go; what may have come, where chance is entered by people.
    fn offered(&self, words: &Words) -> Result<Vec<Offer>, Refusal>;
    /// May the seat do this? Changes nothing.
    fn check(&self, action: &str) -> Result<(), Refusal>;
    /// Why nothing can be done by touching this: the refusal of what was likely meant. If that is possible in another
    /// way, the code is [`POSSIBLE`] and the message says what; if nothing is ever done there, [`NOTHING_HERE`] and
    /// the message says what is asked.
    fn why_not(&self, touch: &str) -> Result<Refusal, Refusal>;
    /// The usual answer of the viewer's seat, if it is asked while another is in turn, and the seat that waits for it.
    fn usual(&self) -> Option<(String, Seat)>;
    /// What an action, or several joined by [`COMPOUND_SEPARATOR`], would do. Nothing is said that the seat cannot know.
    fn preview(&self, action: &str, stage: &Stage<'_>) -> Result<Preview, Refusal>;
    /// What would be lost by an action, if something would.
    fn caution(&self, action: &str, words: &Words) -> Result<Option<String>, Refusal>;
    /// What the automa on the viewer's seat does, and why.
    fn explain(&self) -> Result<Explanation, Refusal>;
    /// What a bot would do on the viewer's seat.
    fn suggest(&self, bot: &str, budget: Budget, clock: Option<&dyn Clock>) -> Result<Suggestion, Refusal>;
    /// Is the viewer's seat to act, so that a hint can be thought about? Thinks about nothing.
    fn may_have_hint(&self) -> Result<(), Refusal>;
    /// Advice in four grades for the viewer's seat, from a bot or, without one, the game's usual adviser. Refused as
    /// `bot/stopped` if the limits cancel it.
    fn hint(&self, bot: Option<&str>, limits: &Limits<'_>) -> Result<Hint, Refusal>;

    /// What explains the decision of the viewer's seat to a person who meets it for the first time, the most basic
    /// first.
    fn lessons(&self) -> Vec<Lesson>;
    /// What a person must have in mind all the time, the most important first.
    fn goal_line(&self) -> Vec<Message>;
    /// The rule by which this table is scored.
    fn scoring_rule(&self) -> Rule;
    /// What is to be reached, where seats do not play against each other.
    fn goal(&self) -> Option<Goal>;
    /// What the parts of a seat's score are made of, as the viewer may know.
    fn score_details(&self, seat: Seat) -> Result<Vec<(&'static str, Message)>, Refusal>;
    /// A read-out.
    fn query(&self, name: &str, args: &Value) -> Result<Value, Refusal>;
    /// The whole table as a picture.
    fn svg(&self, words: &Words) -> String;
    /// The main board alone as a picture.
    fn board_svg(&self, words: &Words) -> String;
    /// Everything a page shows of the position; `stage.you` is set from the viewer.
    fn scene(&self, stage: &Stage<'_>) -> Vec<Part>;
    /// The position as HTML for a screen reader; `None` where the plain text says it well.
    fn text_alternative(&self, stage: &Stage<'_>) -> Option<String>;
    /// The board as text.
    fn board_text(&self, language: &dyn Language, colour: bool) -> String;
    /// The board for a screen that is so many columns wide; see [`solarium_core::BoardText::screen_text`].
    fn screen_text(&self, language: &dyn Language, width: usize) -> String;
    /// What the people at a real table do with the pieces: the hand movements of the last so many steps, or (`None`)
    /// since a person last did something. Nothing at a table without the box.
    fn instructions(&self, last: Option<usize>) -> Vec<Instructions>;
    /// What lies where on the real table, board by board.
    fn layout(&self) -> Vec<LaidBoard>;
    /// What an action, or several joined by [`COMPOUND_SEPARATOR`], would do, in words alone.
    fn foresee(&self, action: &str, words: &Words) -> Result<Preview, Refusal>;
}

impl std::fmt::Debug for dyn Seen + '_ {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Seen({})", self.json())
    }
}

/// [`Seen`] for every game.
pub(crate) struct SeenBy<'a, G: Tabletop> {
    pub(crate) seated: &'a Seated<G>,
    pub(crate) viewer: Viewer,
    pub(crate) view: G::View,
}

impl<G: Tabletop> SeenBy<'_, G> {
    pub(crate) fn rules(&self) -> &G {
        self.seated.rules()
    }

    /// The viewer's seat.
    pub(crate) fn seat(&self) -> Result<Seat, Refusal> {
        match self.viewer {
            Viewer::Seat(seat) => Ok(seat),
            Viewer::Spectator => Err(Refusal::new("seat/none", Message::new("table-spectator"))),
        }
    }

    /// The viewer's seat, if it is to act.
    pub(crate) fn seat_to_act(&self) -> Result<Seat, Refusal> {
        let seat = self.seat()?;
        self.seated.to_act(seat)?;
        Ok(seat)
    }

    /// The viewer's seat, if it is to act and its hand is known.
    pub(crate) fn seat_to_advise(&self) -> Result<Seat, Refusal> {
        let seat = self.seat_to_act()?;
        advisable(self.rules())?;
        Ok(seat)
    }

    fn legal_action(&self, seat: Seat, action: G::Action, language: &dyn Language) -> LegalAction {
        let game = self.rules();
        LegalAction {
            action: game.action_text(action),
            label: language.say(&game.label(&self.view, seat, action)),
            touches: game.touches(&self.view, action),
        }
    }

    /// What may have come on the real table.
    fn outcomes_to_enter(&self, words: &Words) -> Vec<Offer> {
        let game = self.rules();
        let offer = |(outcome, _): (G::Chance, u32)| Offer {
            legal: LegalAction {
                action: game.chance_text(outcome),
                label: words.say(&game.chance_label(outcome)),
                touches: Vec::new(),
            },
            caution: None,
            heading: None,
            recommended: false,
        };
        game.outcomes(self.seated.game_match.state()).into_iter().map(offer).collect()
    }

    fn compound_action(&self, offer: Together<G::Action>, language: &dyn Language) -> LegalAction {
        LegalAction {
            action: self.notation_of(&offer.actions),
            label: language.say(&offer.label),
            touches: offer.touches,
        }
    }

    fn notation_of(&self, actions: &[G::Action]) -> String {
        let texts = actions.iter().map(|action| self.rules().action_text(*action));
        texts.collect::<Vec<_>>().join(COMPOUND_SEPARATOR)
    }

    /// What the seat may do; nothing if it is not to act.
    fn actions_now(&self, seat: Seat) -> Vec<G::Action> {
        let game_match = &self.seated.game_match;
        match game_match.turn().includes(seat) {
            true => self.rules().actions(game_match.state(), seat),
            false => Vec::new(),
        }
    }

    fn together_of(&self, seat: Seat) -> Vec<Together<G::Action>> {
        match self.seated.game_match.turn().includes(seat) {
            true => self.rules().together(&self.view, seat),
            false => Vec::new(),
        }
    }

    /// One action, or several that are offered in one go.
    pub(crate) fn actions_of(&self, seat: Seat, text: &str) -> Result<Vec<G::Action>, Refusal> {
        if !text.contains(COMPOUND_SEPARATOR) {
            return Ok(vec![self.rules().parse_action(text).map_err(Refusal::action)?]);
        }
        let offer = self.together_of(seat).into_iter().find(|offer| self.notation_of(&offer.actions) == text);
        offer.map(|offer| offer.actions).ok_or_else(Refusal::not_together)
    }
}

impl<G: Tabletop> Seen for SeenBy<'_, G> {
    fn json(&self) -> Value {
        json(&self.view)
    }

    fn prompt(&self) -> Result<Message, Refusal> {
        Ok(self.rules().prompt(&self.view, self.seat()?))
    }

    fn legal(&self, language: &dyn Language) -> Result<Vec<LegalAction>, Refusal> {
        let seat = self.seat()?;
        let actions = self.actions_now(seat).into_iter();
        Ok(actions.map(|action| self.legal_action(seat, action, language)).collect())
    }

    fn together(&self, language: &dyn Language) -> Result<Vec<LegalAction>, Refusal> {
        let offers = self.together_of(self.seat()?);
        Ok(offers.into_iter().map(|offer| self.compound_action(offer, language)).collect())
    }

    fn single_actions(&self, text: &str) -> Result<Vec<String>, Refusal> {
        let actions = self.actions_of(self.seat()?, text)?;
        Ok(actions.iter().map(|action| self.rules().action_text(*action)).collect())
    }

    fn offered(&self, words: &Words) -> Result<Vec<Offer>, Refusal> {
        let (game, seat) = (self.rules(), self.seat()?);
        if self.seated.asks_for_outcome() {
            return Ok(self.outcomes_to_enter(words));
        }
        let mut list: Vec<Offer> = Vec::with_capacity(32);
        let recommended = match self.seated.game_match.turn().includes(seat) {
            true => game.recommended(&self.view, seat),
            false => None,
        };
        for action in self.actions_now(seat) {
            let caution = (self.seated.picture.caution)(game, &self.view, seat, action, words);
            list.push(Offer {
                legal: self.legal_action(seat, action, words),
                heading: game.heading(&self.view, seat, action).map(|heading| words.say(&heading)),
                recommended: recommended == Some(action) && caution.is_none(),
                caution,
            });
        }
        let together = self.together_of(seat);
        if !together.is_empty() {
            let state = game.sample(&self.view, &mut Random::new(0));
            list.extend(together.into_iter().map(|offer| Offer {
                caution: self.cautions_from(state.clone(), seat, &offer.actions, words),
                heading: offer.heading.as_ref().map(|heading| words.say(heading)),
                recommended: false,
                legal: self.compound_action(offer, words),
            }));
        }
        // Where there is nothing to choose, the only answer is the next thing, unless it loses something.
        if let [only] = list.as_mut_slice() {
            only.recommended = only.caution.is_none();
        }
        Ok(list)
    }

    fn lessons(&self) -> Vec<Lesson> {
        match self.seat().ok().filter(|seat| self.seated.game_match.turn().includes(*seat)) {
            Some(seat) => self.rules().lessons(&self.view, seat),
            None => Vec::new(),
        }
    }

    fn goal_line(&self) -> Vec<Message> {
        self.rules().goal_line(&self.view)
    }

    fn check(&self, action: &str) -> Result<(), Refusal> {
        let seat = self.seat_to_act()?;
        let action = self.rules().parse_action(action).map_err(Refusal::action)?;
        self.seated.game_match.check(seat, action).map_err(Refusal::step::<G>)
    }

    fn why_not(&self, touch: &str) -> Result<Refusal, Refusal> {
        let seat = self.seat_to_act()?;
        let game = self.rules();
        let nothing_here = || Refusal::new(NOTHING_HERE, game.prompt(&self.view, seat));
        let meant = game.meant(&self.view, seat, touch);
        let Some(likeliest) = meant.first() else { return Ok(nothing_here()) };
        // What is possible after all is touched in another way, and its words tell how.
        Ok(match self.seated.game_match.check(seat, *likeliest) {
            Ok(()) => Refusal::new(POSSIBLE, game.label(&self.view, seat, *likeliest)),
            Err(refused) => match Refusal::step::<G>(refused) {
                // That something else is asked is said best by the question.
                refusal if refusal.code.ends_with("/not-asked") => nothing_here(),
                refusal => refusal,
            },
        })
    }

    fn usual(&self) -> Option<(String, Seat)> {
        let usual = self.rules().usual(&self.view, self.seat().ok()?)?;
        Some((self.rules().action_text(usual.action), usual.waits))
    }

    fn preview(&self, action: &str, stage: &Stage<'_>) -> Result<Preview, Refusal> {
        let seat = self.seat_to_act()?;
        let actions = self.actions_of(seat, action)?;
        self.look_ahead(seat, &actions, stage.words, Some(&Stage { you: Some(seat), ..*stage }))
    }

    fn caution(&self, action: &str, words: &Words) -> Result<Option<String>, Refusal> {
        let seat = self.seat()?;
        let actions = self.actions_of(seat, action)?;
        Ok(self.cautions(seat, &actions, words))
    }

    fn explain(&self) -> Result<Explanation, Refusal> {
        let seat = self.seat()?;
        if !matches!(self.rules().kind(seat), SeatKind::Automa(_)) {
            return Err(Refusal::new(
                "explain/no-automa",
                Message::new("table-no-automa").with("number", seat.0),
            ));
        }
        let explained = match self.seated.game_match.turn().includes(seat) {
            true => self.rules().explain(&self.view, seat),
            false => None,
        };
        let explained = explained.ok_or_else(|| {
            Refusal::new("explain/not-now", Message::new("table-automa-waits").with("number", seat.0))
        })?;
        Ok(Explanation { action: self.rules().action_text(explained.action), trace: explained.trace })
    }

    fn suggest(&self, bot: &str, budget: Budget, clock: Option<&dyn Clock>) -> Result<Suggestion, Refusal> {
        let bot = Seated::<G>::bot(bot)?;
        let seat = self.seat_to_advise()?;
        let legal = self.seated.choices(seat)?;
        let question = Question { game: self.rules(), view: &self.view, seat, legal: &legal };
        // Advice must tell nothing about the secret seed, so its numbers follow from the step alone.
        let mut random = Random::new(self.seated.game_match.steps().len() as u64);
        let never = Cancel::default();
        let limits = Limits { budget, cancel: &never, clock };
        let answer = bot.answer(&question, None, &limits, &mut random).expect("nothing cancels it");
        let opinion = |opinion: &solarium_core::Opinion<G::Action>| OpinionLine {
            action: self.rules().action_text(opinion.action),
            visits: opinion.visits,
            value: finite(opinion.value),
            error: opinion.error.map(finite),
        };
        let plans = !answer.line.expected.is_empty();
        let expected = |step: &StepOf<G>| {
            let (seat, text) = step_text(self.rules(), step);
            seat.map_or_else(|| format!("* {text}"), |seat| format!("{seat} {text}"))
        };
        Ok(Suggestion {
            action: self.rules().action_text(answer.action),
            actions: answer.opinions.iter().map(opinion).collect(),
            line: answer.line.expected.iter().map(expected).collect(),
            iterations: plans.then_some(answer.iterations),
        })
    }

    fn may_have_hint(&self) -> Result<(), Refusal> {
        self.seat_to_advise().map(drop)
    }

    fn hint(&self, bot: Option<&str>, limits: &Limits<'_>) -> Result<Hint, Refusal> {
        self.hint_from(bot, limits)
    }

    fn scoring_rule(&self) -> Rule {
        self.rules().scoring_rule()
    }

    fn goal(&self) -> Option<Goal> {
        let (game, state) = (self.rules(), self.seated.game_match.state());
        game.goal(&game.scores(state))
    }

    fn score_details(&self, seat: Seat) -> Result<Vec<(&'static str, Message)>, Refusal> {
        if seat.index() >= self.rules().seats() {
            return Err(Refusal::step::<G>(Refused::NoSuchSeat(seat)));
        }
        Ok(self.rules().score_details(&self.view, seat))
    }

    fn query(&self, name: &str, args: &Value) -> Result<Value, Refusal> {
        let mut answer =
            self.rules().query(&self.view, name, args).map_err(|bad| Refusal::query(name, bad))?;
        // Read-outs are for programs: they are in English whatever language the seat reads.
        say_messages(&mut answer, english());
        Ok(answer)
    }

    fn svg(&self, words: &Words) -> String {
        (self.seated.picture.svg)(self.rules(), &self.view, words)
    }

    fn board_svg(&self, words: &Words) -> String {
        (self.seated.picture.board_svg)(self.rules(), &self.view, words)
    }

    fn scene(&self, stage: &Stage<'_>) -> Vec<Part> {
        let you = self.seat().ok();
        (self.seated.picture.scene)(self.rules(), &self.view, &Stage { you, ..*stage })
    }

    fn text_alternative(&self, stage: &Stage<'_>) -> Option<String> {
        (self.seated.picture.text_alternative)(self.rules(), &self.view, stage)
    }

    fn board_text(&self, language: &dyn Language, colour: bool) -> String {
        self.rules().board_text(&self.view, language, colour)
    }

    fn screen_text(&self, language: &dyn Language, width: usize) -> String {
        self.rules().screen_text(&self.view, language, width)
    }

    fn instructions(&self, last: Option<usize>) -> Vec<Instructions> {
        match self.seated.chance {
            ChanceSource::Program => Vec::new(),
            ChanceSource::Table => self.hand_movements(last),
        }
    }

    fn layout(&self) -> Vec<LaidBoard> {
        self.laid_out()
    }

    fn foresee(&self, action: &str, words: &Words) -> Result<Preview, Refusal> {
        let seat = self.seat_to_act()?;
        let actions = self.actions_of(seat, action)?;
        self.look_ahead(seat, &actions, words, None)
    }
}

/// JSON has no infinity: a bot that is certain says so with a very large number.
fn finite(value: f64) -> f64 {
    if value.is_nan() { 0.0 } else { value.clamp(-1e300, 1e300) }
}

/// Says the messages within a read-out; see [`Message::to_value`].
fn say_messages(value: &mut Value, words: &Words) {
    match value {
        Value::Array(members) => members.iter_mut().for_each(|member| say_messages(member, words)),
        Value::Object(fields) => {
            fields.values_mut().for_each(|field| say_messages(field, words));
            if let (Some(Value::String(id)), Some(Value::Object(args))) =
                (fields.get("say"), fields.get("with"))
            {
                let texts = args
                    .iter()
                    .map(|(name, arg)| (name, arg.as_str().map_or_else(|| arg.to_string(), str::to_string)));
                let texts: Vec<_> = texts.collect();
                let args: Vec<(&str, &dyn Display)> =
                    texts.iter().map(|(name, text)| (name.as_str(), text as &dyn Display)).collect();
                *value = words.fill(id, &args).into();
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn messages_within_a_read_out_are_said() {
        let what = Message::new("ci-res-gems");
        let reason = Message::new("ci-refusal-too-dear-with-fee").with("res", what).with("fee", 1);
        let mut answer = json!({"spaces": [{"legal": false, "reason": reason.to_value()}, {"legal": true}]});
        say_messages(&mut answer, english());
        let said = "not enough Gems for the cost and the fee of 1 Algae";
        assert_eq!(answer, json!({"spaces": [{"legal": false, "reason": said}, {"legal": true}]}));
    }
}
