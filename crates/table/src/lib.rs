//! Matches of any game behind one door: what the engine protocol, the terminal and the server share.
