//! A run that is stopped and goes on learns what an undisturbed one does, on any number of threads.

use super::*;
use crate::Library;
use std::collections::BTreeMap;

const GAMES: u64 = 3;

/// A store in memory.
#[derive(Clone, Default)]
struct Memory(BTreeMap<String, String>);

impl LearnStore for Memory {
    fn read(&self, name: &str) -> Result<Option<String>, Refusal> {
        Ok(self.0.get(name).cloned())
    }

    fn append(&mut self, name: &str, line: &str) -> Result<(), Refusal> {
        let text = self.0.entry(name.to_string()).or_default();
        *text += &format!("{line}\n");
        Ok(())
    }

    fn replace(&mut self, name: &str, text: &str) -> Result<(), Refusal> {
        self.0.insert(name.to_string(), text.to_string());
        Ok(())
    }
}

/// Learns until so many games are played or the first fit is made.
fn learn_until(store: &mut Memory, threads: usize, games: u64, seed: u64) -> Result<Learned, Refusal> {
    let cancel = Cancel::default();
    let progress = |news: &LearnNews| match news {
        LearnNews::Practised { done, .. } if *done >= games => cancel.cancel(),
        LearnNews::Practised { .. } => {}
        LearnNews::Fitted { .. } | LearnNews::Tested { .. } => cancel.cancel(),
    };
    let seed = Seed::from_number(seed);
    let plan = LearnPlan {
        generations: 1,
        games: GAMES,
        seed: &seed,
        threads,
        command: "a test",
        commit: "unknown",
        cancel: &cancel,
        progress: &progress,
    };
    Library::standard().title("photosynthesis")?.learn(&plan, store)
}

#[test]
fn a_run_goes_on_where_it_was_stopped() {
    let mut undisturbed = Memory::default();
    let learned = learn_until(&mut undisturbed, 1, u64::MAX, 1).unwrap();
    assert_eq!(learned, Learned { best: None, complete: false });
    assert_eq!(undisturbed.0[POOL].lines().count() as u64, GAMES);

    let mut stopped = Memory::default();
    assert!(!learn_until(&mut stopped, 2, 1, 1).unwrap().complete);
    assert!(!stopped.0.contains_key("candidate-0.toml"));
    // The process was killed in the midst of a line.
    stopped.append(POOL, "1\t0\t1\t* fir").unwrap();
    let torn = stopped.0[POOL].trim_end().to_string();
    stopped.replace(POOL, &torn).unwrap();
    learn_until(&mut stopped, 2, u64::MAX, 1).unwrap();
    for name in [LEARN_RUN, POOL, "candidate-0.toml"] {
        assert_eq!(stopped.0[name], undisturbed.0[name], "{name}");
    }

    let refused = learn_until(&mut stopped, 1, u64::MAX, 2).unwrap_err();
    assert_eq!(refused.code, "lab/other-run");
    let damaged = stopped.0[POOL].replacen("place", "plant", 1);
    stopped.replace(POOL, &damaged).unwrap();
    assert_eq!(learn_until(&mut stopped, 1, u64::MAX, 1).unwrap_err().code, "lab/damaged");
}
