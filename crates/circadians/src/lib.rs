//! Circadians: First Light and its solo AI: rules, automa, data pack.
