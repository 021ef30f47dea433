import type { Glyph, GlyphOptions } from '../ink/pen.ts';
import { GLYPHS } from './all.ts';
import { APPARITIONS } from './apparitions.ts';
import { OBJECTS } from './objects.ts';
import { SUNDRIES } from './sundries.ts';

/** Everything that can be drawn from one word: furniture of rooms, things on cards, and what is only seen. */
export const ART = { ...GLYPHS, ...SUNDRIES, ...OBJECTS, ...APPARITIONS } as const satisfies Readonly<
  Record<string, Glyph>
>;
export type ArtId = keyof typeof ART;

/** Glyph, place, turn, size, what else it can be asked for. A glyph that only one pack needs stands in its row itself. */
export type PlacedArt = readonly [
  art: ArtId | Glyph,
  x: number,
  y: number,
  turn?: number,
  size?: number,
  options?: GlyphOptions,
];

export const glyphOf = (art: ArtId | Glyph): Glyph => (typeof art === 'function' ? art : ART[art]);
