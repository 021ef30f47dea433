import type { Glyph } from '../ink/pen.ts';
import { BEDS } from './beds.ts';
import { CLOTH } from './cloth.ts';
import { DEEP } from './deep.ts';
import { FAITH } from './faith.ts';
import { GARDEN } from './garden.ts';
import { LABORATORY } from './laboratory.ts';
import { LAMPS } from './light.ts';
import { PLAY } from './play.ts';
import { RUIN } from './ruin.ts';
import { SEATS } from './seats.ts';
import { STORES } from './stores.ts';
import { THINGS } from './things.ts';
import { WAYS } from './ways.ts';

const families = {
  ...SEATS,
  ...BEDS,
  ...PLAY,
  ...STORES,
  ...LAMPS,
  ...CLOTH,
  ...LABORATORY,
  ...FAITH,
  ...GARDEN,
  ...WAYS,
  ...RUIN,
  ...DEEP,
  ...THINGS,
};

export type GlyphId = keyof typeof families;

export const GLYPHS: Readonly<Record<GlyphId, Glyph>> = families;

/** What lies flat casts no shadow. */
export const FLAT: ReadonlySet<string> = new Set<GlyphId>([
  'rug',
  'runner',
  'walk',
  'blood',
  'char',
  'pentagram',
  'web',
  'dust',
  'footprints',
  'cracks',
  'lake',
  'chasm',
  'glassribs',
  'moonview',
  'nails',
  'drag',
  'hand',
  'parquetstar',
  'dancers',
  'chandelier',
  'rafters',
  'hole',
  'puddle',
]);
