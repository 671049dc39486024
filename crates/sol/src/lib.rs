//! Sol: Last Days of a Star: rules, solo, cooperative, scenarios, data pack.
