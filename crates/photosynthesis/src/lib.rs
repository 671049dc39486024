//! Photosynthesis and its solo opponent Cynthia: rules, automa, data pack.
