//! Laws that every game must satisfy, and the checks of recorded playthroughs.
