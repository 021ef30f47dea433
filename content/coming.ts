/** Packs that are still being written: played where somebody names them, and offered to nobody. */
export { thirdEdition } from './third-edition/pack.ts';
