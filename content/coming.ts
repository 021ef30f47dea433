/** Packs that are still being written: played where somebody names them, and offered to nobody. There are none now. */
export {};
