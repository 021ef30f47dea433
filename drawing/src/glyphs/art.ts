import type { Glyph, GlyphOptions } from '../ink/pen.ts';
import { GLYPHS } from './all.ts';
import { APPARITIONS } from './apparitions.ts';
import { MODERN } from './modern.ts';
import { OBJECTS } from './objects.ts';
import { SUNDRIES } from './sundries.ts';

/** Everything that can be drawn from one word: furniture of rooms, things on cards, and what is only seen. */
export const ART = { ...GLYPHS, ...SUNDRIES, ...OBJECTS, ...APPARITIONS, ...MODERN } as const satisfies Readonly<
  Record<string, Glyph>
>;
export type ArtId = keyof typeof ART;

/** Glyph, place, turn, size, what else it can be asked for. */
export type PlacedArt = readonly [
  art: ArtId,
  x: number,
  y: number,
  turn?: number,
  size?: number,
  options?: GlyphOptions,
];
