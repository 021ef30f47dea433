import type { HillOptions } from '@hollow/drawing/scenes';

/** The hill behind the front door, wide and narrow. It takes long to engrave: that is done when the page is built, see build/scenes.ts. */

/** Lit are the tower and two windows by the door: somebody is up. */
const LIT = [3, 6, 10].reduce<boolean[]>((lit, i) => lit.with(i, true), new Array<boolean>(12).fill(false));

export const SCENES: Readonly<Record<'wide' | 'narrow', HillOptions>> = {
  wide: { w: 1440, h: 900, lit: LIT },
  narrow: { w: 780, h: 840, moon: [0.66, 0.2, 60], house: [0.46, 0.62], scale: 1.05, lit: LIT },
};
