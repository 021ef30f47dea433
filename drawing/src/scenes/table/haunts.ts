import type { ArtId } from '../../glyphs/art.ts';
import type { GlyphOptions } from '../../ink/pen.ts';
import type { FigureId } from '../figures.ts';

/** Feet of a figure, or the middle of a glyph: (0, 0) is the middle of the threshold, the arch is 230 wide and 400 high. */
export type PlacedInDoor = readonly [
  art: ArtId | FigureId,
  x: number,
  y: number,
  turn?: number,
  size?: number,
  options?: GlyphOptions,
];

/** What stands in the door when a haunt begins, by `pack/id`. It shows no more than everybody may know. Nothing but data stands here: the page gets it with sealed keys. */
export const DOOR_SCENES: Readonly<Record<string, readonly PlacedInDoor[]>> = {
  'second-edition/the-mummy-walks': [
    ['wrapped', 0, 0],
    ['candleStick', -104, -22, 0, 0.62],
    ['candleStick', 104, -22, 0, 0.62],
  ],
  'second-edition/the-dance-of-death': [
    ['fiddler', 0, -30, 0, 0.94],
    ['dancer', -78, 22, -4, 0.4],
    ['dancer', 82, 22, 4, 0.4],
    ['dancer', 4, 40, 0, 0.3],
  ],
  'second-edition/fleshwalkers': [
    ['man', -52, 0, 0, 0.92],
    ['man', 56, 6, 0, 0.92],
    ['crystal', 2, -24, 0, 0.8],
  ],
  'second-edition/the-stars-are-right': [
    ['star', 0, -318, 0, 1.2],
    ['star', -62, -268, 0, 0.6],
    ['star', 62, -268, 0, 0.6],
    ['robe', -72, 8, 0, 0.66],
    ['robe', 72, 8, 0, 0.66],
    ['robe', 0, 20, 0, 0.8],
  ],
  'second-edition/the-abyss-gazes-back': [
    ['abyss', 0, 20, 0, 1.04],
    ['abyss', 0, -70, 0, 0.96],
    ['eyes', 0, -180, 0, 0.8],
    ['eyes', 4, -84, 6, 0.7],
  ],
  'second-edition/amok-flesh': [
    ['flesh', 0, 20],
    ['grasp', -70, -250, -30, 0.8],
  ],
  'second-edition/lost': [
    ['sun', -58, -300, 0, 1],
    ['sun', 20, -336, 0, 0.6],
    ['sun', 66, -282, 0, 0.8],
    ['wings', 8, -250, -8, 1],
    ['slope', 0, 20],
    ['man', 0, 10, 0, 0.5],
  ],
  'second-edition/an-invocation-of-darkness': [
    ['caller', 0, 0],
    ['openbook', 0, -26, 0, 3.4],
    ['candleStick', -98, -10, 0, 0.62],
    ['candleStick', 98, -10, 0, 0.62],
  ],
  'second-edition/guillotines': [['blade-frame', 0, 10]],
  'second-edition/small-change': [
    ['cat', 0, -12],
    ['man', -56, 40, 0, 0.17],
    ['man', -10, 52, 0, 0.19],
    ['man', 44, 42, 0, 0.17],
  ],
  'second-edition/checkmate': [
    ['robe', 0, -60, 0, 0.98],
    ['game', 0, 20],
  ],
  'second-edition/the-heir': [
    ['king', -84, 0, 0, 0.6],
    ['king', 84, 0, 0, 0.6],
    ['throne', 0, 30, 0, 0.86],
    ['spear', 0, -262, -56, 1.3],
  ],
  'second-edition/invisible-traitor': [
    ['nobody', 0, 0],
    ['footprints', -4, 34, 0, 1.6],
  ],
  'second-edition/the-star-sickness': [
    ['horror', 0, 0, 0, 0.96],
    ['roundflask', -88, -10, 0, 2.2],
    ['drops', 96, -30, 0, 0.5],
  ],
  'second-edition/tick-tick-tick': [
    ['man', 0, 0],
    ['clock-belt', 0, -150],
  ],
  'second-edition/the-feast': [
    ['cook', 0, 0],
    ['ham', 92, -300, 0, 2],
  ],
  'second-edition/you-wear-it-well': [
    ['ghost', 0, -60],
    ['sleeper', 0, 24],
    ['medallion', 0, -268, 0, 0.5],
  ],
  'second-edition/treasure-hunt': [
    ['stranger', -62, -6, 0, 0.72],
    ['stranger', 66, -6, 0, 0.72],
    ['chest', 0, -4, 0, 2.4],
    ['candleStick', 0, -84, 0, 0.7],
  ],
};
