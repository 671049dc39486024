//! Bots as the laboratory names them: those of a game, and its levels with files of numbers of one's own.

use crate::{Refusal, Seated};
use solarium_core::{Bot, GuideFiles, Tabletop};

/// A bot, and the numbers it plays with if they are not the built-in ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotSpec {
    /// What tables and rows call it: `hard`, `hard@mine.toml`.
    pub label: String,
    /// The bot's name in the game: `hard`.
    pub name: String,
    /// The text of a file of levels.
    pub levels: Option<String>,
    /// The text of a file of weights.
    pub weights: Option<String>,
}

impl BotSpec {
    /// A bot of the game's own.
    pub fn named(name: &str) -> BotSpec {
        BotSpec { label: name.to_string(), name: name.to_string(), levels: None, weights: None }
    }

    /// Reads `hard`, `bot:hard`, `hard@WEIGHTS`, `hard@WEIGHTS@LEVELS` or `hard@@LEVELS`; `read` gives the text of a file.
    ///
    /// ```
    /// use solarium_table::BotSpec;
    ///
    /// let read = |path: &str| Ok::<_, ()>(format!("text of {path}"));
    /// let bot = BotSpec::parse("bot:hard@mine.toml", read).unwrap();
    /// assert_eq!((bot.label.as_str(), bot.name.as_str()), ("hard@mine.toml", "hard"));
    /// assert_eq!((bot.weights.as_deref(), bot.levels), (Some("text of mine.toml"), None));
    /// assert_eq!(BotSpec::parse("greedy", read), Ok(BotSpec::named("greedy")));
    /// ```
    ///
    /// # Errors
    ///
    /// Those of `read`.
    pub fn parse<E>(text: &str, mut read: impl FnMut(&str) -> Result<String, E>) -> Result<BotSpec, E> {
        let label = text.trim().trim_start_matches("bot:");
        let mut words = label.splitn(3, '@');
        let name = words.next().unwrap_or_default().to_string();
        let mut file = || words.next().filter(|path| !path.is_empty()).map(&mut read).transpose();
        let (weights, levels) = (file()?, file()?);
        Ok(BotSpec { label: label.to_string(), name, levels, weights })
    }

    /// The bot itself.
    ///
    /// # Errors
    ///
    /// If the game does not know it, or it cannot play with these files.
    pub fn make<G: Tabletop>(&self) -> Result<Box<dyn Bot<G>>, Refusal> {
        if self.levels.is_none() && self.weights.is_none() {
            return Seated::<G>::bot(&self.name);
        }
        let files = self.files(G::guide_files());
        let made = files
            .map_or(Err(solarium_core::BadGuide::None), |files| solarium_search::bot_from(&self.name, files));
        let made = made.map_err(|bad| Refusal::new("bot/numbers", bad.message()))?;
        made.ok_or_else(|| Refusal::unknown_bot::<G>(&self.name))
    }

    /// The files that it plays with, where the built-in ones are `standard`; `None` if the game has none.
    pub fn files<'a>(&'a self, standard: Option<GuideFiles<'a>>) -> Option<GuideFiles<'a>> {
        let standard = standard?;
        Some(GuideFiles {
            levels: self.levels.as_deref().unwrap_or(standard.levels),
            weights: self.weights.as_deref().unwrap_or(standard.weights),
        })
    }
}
