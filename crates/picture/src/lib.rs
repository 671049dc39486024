//! View to SVG: one renderer for page, replay, terminal export and documentation. Pure; never sees a state.
