import { VIGNETTES } from '../cards/vignettes.ts';
import type { PlacedArt } from '../glyphs/art.ts';
import { MODERN } from './modern.ts';

/** Cards of the third edition that show what the same card of the second shows. */
const SHARED: Readonly<Record<string, readonly PlacedArt[]>> = Object.fromEntries(
  [
    ...['a-moment-of-hope', 'armor', 'book', 'dog', 'dynamite', 'funeral', 'hanged-men', 'holy-symbol', 'idol'],
    ...['jonahs-turn', 'mask', 'phone-call', 'rabbits-foot', 'ring', 'skull'],
  ].map((id) => [id, VIGNETTES[id] ?? []]),
);

/** Cards of the third edition whose name does not say what there is to see; all others are composed. */
const OWN: Readonly<Record<string, readonly PlacedArt[]>> = {
  'a-cry-for-help': [
    [MODERN.ajar, 84, 78, 0, 0.95],
    ['gusts', 206, 76, 0, 0.62, { k: 2 }],
  ],
  'a-full-table': [
    ['longtable', 150, 84, 0, 1.3],
    ['eyes', 150, 22, 0, 0.3],
  ],
  'alien-geometry': [
    ['stairs', 70, 76, -24, 0.9],
    ['parquetstar', 150, 76, 0, 0.8],
    ['stairs', 230, 76, 156, 0.9],
  ],
  'bat-out-of-hell': [
    ['moon', 230, 48, 0, 1.1],
    [MODERN.bat, 132, 84, -8, 1.15],
  ],
  'brain-food': [
    ['ham', 76, 84, -24, 1.6],
    ['deadHead', 154, 72, 4, 1.05],
    ['candle', 236, 104, 0, 2.2],
  ],
  'burning-figure': [['man', 150, 84, 0, 1, { k: 1 }]],
  'creaking-door': [
    ['candleStick', 62, 92, 0, 0.8],
    [MODERN.ajar, 172, 76, 0, 1],
  ],
  crossbow: [[MODERN.crossbow, 150, 82, 24, 0.95]],
  'dark-and-stormy-night': [
    ['deadtree', 66, 92, 0, 1.5],
    ['gusts', 176, 84, 0, 0.8],
    ['moon', 250, 36, 0, 0.7],
  ],
  flashlight: [[MODERN.flashlight, 140, 76, -8, 1.15]],
  headphones: [[MODERN.headphones, 150, 70, 0, 1.05]],
  'impossible-architecture': [
    ['spiralstair', 150, 78, 0, 0.95],
    ['stairs', 52, 76, 90, 0.7],
    ['stairs', 248, 76, -90, 0.7, { dir: 'down' }],
  ],
  'jar-of-organs': [
    ['jars', 100, 84, 0, 1.8],
    ['heart', 240, 78, 8, 0.8],
  ],
  'leather-jacket': [['robe', 150, 76, 0, 1.1]],
  machete: [
    ['fern', 70, 104, 0, 2],
    ['blade', 158, 72, 0, 1],
    ['fern', 246, 112, 30, 1.5],
  ],
  'mystical-stopwatch': [[MODERN.watch, 150, 82, 8, 1.1]],
  'secret-elevator': [
    ['elevator', 138, 76, 0, 1.02],
    ['dial', 250, 58, 0, 1.3],
  ],
  taxidermy: [
    ['hound', 116, 84, 0, 1.25],
    ['bird', 236, 78, 0, 0.75],
  ],
  'technical-difficulties': [
    ['radio', 96, 82, -6, 0.95],
    ['lampbroken', 170, 110, -70, 2],
    ['camera', 232, 74, 12, 0.8],
  ],
  'the-oldest-house': [
    ['moon', 244, 42, 0, 0.9],
    [MODERN.ajar, 150, 76, 0, 1],
    ['deadtree', 56, 92, 0, 1.5],
  ],
  'the-stars-at-night': [
    ['telescope', 104, 96, 0, 2.4],
    ['moon', 226, 50, 0, 1.2],
  ],
  'wandering-ghost': [
    [MODERN.ghost, 150, 76, 4, 1],
    ['candleStick', 52, 98, 0, 0.7],
  ],
};

export const CARD_PICTURES = { ...SHARED, ...OWN };
