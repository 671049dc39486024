//! Better numbers for a level of a game: [`Spsa`] over named numbers of its files, by duels with paired seeds.
//!
//! Each step tosses a coin for every number, lets the two bots that follow play some blocks against each other (the same
//! dice and openings for both, seats changed), and moves the numbers towards the one that won more. Every step is a
//! line of the journal, from which a run goes on; the files with the present numbers lie beside it.

use crate::folder::{Folder, Line, write_whole};
use crate::numbers::NumberFile;
use crate::sprt::{BlockScores, DuelPlan};
use crate::spsa::{Parameter, Spsa};
use crate::workers::{End, in_order};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use solarium_core::{GuideFiles, Message, Random, Seed};
use solarium_table::{BotSpec, Refusal, Sitter, Title};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// Names of numbers in the file of levels begin with this; all others are in the file of weights.
const LEVELS: &str = "levels.";
/// How much of its size a number is moved by, unless said otherwise; one that is 0 by this itself.
const USUAL_STEP: f64 = 0.1;

/// One step of a tuning, as the journal holds it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TuneStep {
    /// From 0.
    pub step: u64,
    /// For each number: was it larger for the first of the two bots?
    pub up: Vec<bool>,
    /// The numbers of the first bot.
    pub plus: Vec<f64>,
    /// The numbers of the second.
    pub minus: Vec<f64>,
    /// The share that the first won.
    pub share: f64,
    /// The numbers afterwards.
    pub values: Vec<f64>,
}

/// What is tuned, and how.
#[derive(Clone, Debug)]
pub struct TunePlan {
    /// A level, with the files it begins with.
    pub bot: BotSpec,
    /// Who sits where; `None` are the bots that are compared, as in [`DuelPlan`].
    pub seats: Vec<Option<Sitter>>,
    /// The names of the numbers, each with the step that it is moved by if that is not the usual one.
    pub numbers: Vec<(String, Option<f64>)>,
    /// Steps in all.
    pub steps: u64,
    /// Blocks of each step.
    pub blocks: u64,
    /// See [`Spsa::rate`].
    pub rate: f64,
    /// The seed of the run.
    pub seed: Seed,
}

/// A tuning.
pub struct Tuning<'a> {
    title: &'a dyn Title,
    setup: &'a Value,
    plan: TunePlan,
    levels: NumberFile,
    weights: NumberFile,
    parameters: Vec<Parameter>,
    tuner: Spsa,
    /// Steps so far.
    done: u64,
    folder: Option<Folder>,
}

impl std::fmt::Debug for Tuning<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Tuning({:?} of {})", self.parameters, self.plan.bot.label)
    }
}

impl<'a> Tuning<'a> {
    /// A tuning at a table of this set-up.
    ///
    /// # Errors
    ///
    /// If the game has no levels, a file cannot be read, or a number is not there, twice, or not to be moved.
    pub fn new(title: &'a dyn Title, setup: &'a Value, plan: TunePlan) -> Result<Tuning<'a>, Refusal> {
        let none = || Refusal::new("bot/numbers", Message::new("guide-none"));
        let GuideFiles { levels, weights } = plan.bot.files(title.guide_files()).ok_or_else(none)?;
        let (levels, weights) = (NumberFile::parse(levels)?, NumberFile::parse(weights)?);
        let tuner = Spsa { rate: plan.rate, stability: plan.steps as f64 / 10.0 };
        let (parameters, done, folder) = (Vec::new(), 0, None);
        let mut tuning = Tuning { title, setup, plan, levels, weights, parameters, tuner, done, folder };
        for (name, step) in tuning.plan.numbers.clone() {
            let (file, key) = tuning.file(&name);
            let value = file.get(key)?;
            let usual = if value == 0.0 { USUAL_STEP } else { (USUAL_STEP * value).abs() };
            // Half a unit up and down would be no change at all.
            let usual = if file.is_whole(key) { usual.max(1.0) } else { usual };
            let step = step.unwrap_or(usual);
            let twice = tuning.parameters.iter().any(|parameter| parameter.name == name);
            if twice || !step.is_finite() || step <= 0.0 {
                return Err(Refusal::new("lab/step", Message::new("lab-step").with("name", name)));
            }
            tuning.parameters.push(Parameter { name, value, step });
        }
        if tuning.parameters.is_empty() {
            return Err(Refusal::new("lab/no-numbers", Message::new("lab-no-numbers")));
        }
        // Both bots of a step can be made, or it is known before the first game.
        tuning.duel(0, &tuning.values(), &tuning.values())?.plan(title, setup)?;
        Ok(tuning)
    }

    fn file<'n>(&self, name: &'n str) -> (&NumberFile, &'n str) {
        match name.strip_prefix(LEVELS) {
            Some(key) => (&self.levels, key),
            None => (&self.weights, name),
        }
    }

    /// The numbers, as they are now.
    pub fn parameters(&self) -> &[Parameter] {
        &self.parameters
    }

    fn values(&self) -> Vec<f64> {
        self.parameters.iter().map(|parameter| parameter.value).collect()
    }

    /// Steps so far.
    pub fn done(&self) -> u64 {
        self.done
    }

    /// The files with other numbers: levels, weights.
    fn files_with(&self, values: &[f64]) -> Result<[String; 2], Refusal> {
        let (mut levels, mut weights) = (self.levels.clone(), self.weights.clone());
        for (parameter, value) in self.parameters.iter().zip(values) {
            let (file, key) = match parameter.name.strip_prefix(LEVELS) {
                Some(key) => (&mut levels, key),
                None => (&mut weights, parameter.name.as_str()),
            };
            // Whole numbers are counts.
            let value = if file.is_whole(key) { value.max(0.0) } else { *value };
            file.set(key, value)?;
        }
        Ok([levels.text(), weights.text()])
    }

    fn duel(&self, step: u64, plus: &[f64], minus: &[f64]) -> Result<DuelPlan, Refusal> {
        let bot = |label: &str, values: &[f64]| -> Result<BotSpec, Refusal> {
            let [levels, weights] = self.files_with(values)?;
            let (label, name) = (label.to_string(), self.plan.bot.name.clone());
            Ok(BotSpec { label, name, levels: Some(levels), weights: Some(weights) })
        };
        Ok(DuelPlan {
            bots: [bot("plus", plus)?, bot("minus", minus)?],
            seats: self.plan.seats.clone(),
            blocks: self.plan.blocks,
            seed: self.plan.seed.derive(step),
        })
    }

    /// Goes on in the folder of the run, or makes it.
    ///
    /// # Errors
    ///
    /// If the folder is another run's or cannot be read.
    pub fn resume(&mut self, path: &Path, manifest: &Value) -> Result<(), Refusal> {
        let mut folder = Folder::open(path, manifest, "steps.jsonl")?;
        let (steps, count) = (self.plan.steps, self.parameters.len());
        folder.lines(|line: TuneStep| {
            if line.step != self.done || line.step >= steps || line.values.len() != count {
                return Ok(Line::Strange);
            }
            self.done += 1;
            for (parameter, value) in self.parameters.iter_mut().zip(line.values) {
                parameter.value = value;
            }
            Ok(Line::Whole)
        })?;
        self.folder = Some(folder);
        Ok(())
    }

    /// Plays the next step; `None` if it was stopped before it was complete.
    ///
    /// # Errors
    ///
    /// If a file cannot be written, or the numbers have become such that no bot can be made of them.
    pub fn step(
        &mut self,
        threads: usize,
        stop: &AtomicBool,
        comment: &str,
    ) -> Result<Option<TuneStep>, Refusal> {
        let step = self.done;
        let coins = self.plan.seed.derive(u64::MAX).derive(step).to_hex();
        let mut random = Random::new(u64::from_str_radix(&coins[..16], 16).expect("hexadecimal digits"));
        let probe = self.tuner.probe(step, &self.parameters, &mut random);
        let duel = self.duel(step, &probe.plus, &probe.minus)?;
        let plan = duel.plan(self.title, self.setup)?;
        let (mut scores, mut sum) = (BlockScores::new(&duel), 0.0);
        let end = in_order(plan.units(), threads, stop, &|unit| plan.play(unit, None), &mut |_, rows| {
            sum += scores.add(&rows).unwrap_or(0.0);
            Ok(ControlFlow::Continue(()))
        })?;
        if end == End::Stopped {
            return Ok(None);
        }
        let share = sum / self.plan.blocks.max(1) as f64;
        self.tuner.learn(step, &mut self.parameters, &probe, 2.0 * share - 1.0);
        self.done += 1;
        let values = self.values();
        let line = TuneStep { step, up: probe.up, plus: probe.plus, minus: probe.minus, share, values };
        if let Some(folder) = &mut self.folder {
            folder.add(std::slice::from_ref(&line))?;
        }
        self.write(comment)?;
        Ok(Some(line))
    }

    /// Writes the files with the present numbers into the folder, each with a comment that tells where they come from.
    ///
    /// # Errors
    ///
    /// If one cannot be written.
    pub fn write(&self, comment: &str) -> Result<(), Refusal> {
        let Some(folder) = &self.folder else { return Ok(()) };
        let files = self.files_with(&self.values())?;
        for (name, text) in ["levels.toml", "weights.toml"].into_iter().zip(files) {
            write_whole(&folder.path().join(name), format!("# {comment}\n{text}").as_bytes())?;
        }
        Ok(())
    }
}
