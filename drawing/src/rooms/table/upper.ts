import type { RoomArts } from './room.ts';

/** Rooms of the upper floor alone. */
export const UPPER: RoomArts = {
  attic: {
    floor: 'boards',
    wall: 'wood',
    glyphs: [
      ['rafters', 120, 112],
      ['trunk', 60, 80, -12],
      ['dressform', 184, 76, 0, 1.15],
      ['rockinghorse', 122, 112, 0, 1.2],
      ['toybox', 54, 150, 10],
      ['crate', 190, 150, 20, 0.9],
      ['web', 225, 225, 180, 1],
    ],
  },
  balcony: {
    floor: 'stone',
    wall: 'rail',
    glyphs: [
      ['moonview', 160, 84, 0, 1.9],
      ['balustrade', 214, 120, 90],
      ['balustrade', 26, 120, 90, 1],
      ['telescope', 172, 84, 0, 1.4],
      ['urn', 62, 60],
      ['urn', 62, 172],
      ['armchair', 84, 118, 100, 0.9],
    ],
  },
  bedroom: {
    floor: 'boards',
    wall: 'wood',
    glyphs: [
      ['rug', 118, 150, 0, 0.9, { w: 100, h: 56 }],
      ['bed', 120, 78, 0, 1.05],
      ['nightstand', 72, 78],
      ['wardrobe', 188, 40],
      ['washstand', 44, 176],
      ['mirror', 204, 150],
    ],
  },
  gallery: {
    floor: 'boards',
    wall: 'wood',
    glyphs: [
      ['runner', 120, 120, 0, 1, { w: 50, h: 214 }],
      ['painting', 29, 82, -90, 1.15, { k: 0 }],
      ['painting', 29, 128, -90, 1.15, { k: 1 }],
      ['painting', 29, 174, -90, 1.15, { k: 2 }],
      ['painting', 211, 72, 90, 1.25, { k: 1 }],
      ['painting', 211, 122, 90, 1.25, { k: 2 }],
      ['painting', 211, 172, 90, 1.25, { k: 0 }],
      ['bench', 120, 96, 90, 1],
      ['statue', 176, 42, 0, 0.95],
      ['statue', 66, 176, 0, 0.95],
    ],
  },
  'master-bedroom': {
    floor: 'carpet',
    wall: 'wood',
    panes: 2,
    glyphs: [
      ['rug', 130, 130, 0, 1.1, { w: 128, h: 80 }],
      ['canopy', 146, 92, 0, 1.08],
      ['nightstand', 88, 96],
      ['wardrobe', 28, 92, -90, 0.9],
      ['mirror', 204, 168],
      ['armchair', 56, 168, 130],
    ],
  },
  tower: {
    floor: 'stone',
    wall: 'rail',
    glyphs: [
      ['moonview', 120, 106, 0, 2.4],
      ['merlons', 120, 26],
      ['merlons', 120, 214],
      ['spiralstair', 120, 108, 0, 1.15],
      ['telescope', 192, 62, 0, 0.9],
    ],
  },
  'upper-landing': {
    floor: 'boards',
    wall: 'wood',
    glyphs: [
      ['rug', 120, 120, 0, 1, { w: 96, h: 74 }],
      ['stairs', 62, 62, 0, 0.62, { w: 84, h: 100, dir: 'down', n: 8 }],
      ['railing', 62, 100, 0, 0.62],
      ['clock', 200, 44, 0, 0.85],
      ['armchair', 192, 176, -40],
      ['nightstand', 44, 172],
    ],
  },
};
