import type { CardDef } from '@hollow/engine';
import { ART, type PlacedArt } from '../glyphs/art.ts';
import { placeAt } from '../ink/pen.ts';
import { composeVignette } from './compose.ts';
import { SHARED_VIGNETTES, THIRD_VIGNETTES } from './third.ts';
import { VIGNETTES } from './vignettes.ts';

type Vignettes = Readonly<Record<string, readonly PlacedArt[]>>;

const inPack = (pack: string, vignettes: Vignettes): Vignettes =>
  Object.fromEntries(Object.entries(vignettes).map(([id, art]) => [`${pack}/${id}`, art]));

/** Cards that somebody has drawn, by `pack/id`. */
export const CARD_ARTS: Vignettes = {
  ...inPack('second-edition', VIGNETTES),
  ...inPack('third-edition', { ...SHARED_VIGNETTES, ...THIRD_VIGNETTES }),
};

const draw = ([art, x, y, turn = 0, size = 1, options]: PlacedArt): string =>
  placeAt(x, y, ART[art](options), turn, size);

/** What is on a card: drawn, or composed from what its definition says. */
export function drawVignette(card: CardDef, pack: string): string {
  const key = `${pack}/${card.id}`;
  const row = CARD_ARTS[key];
  return row === undefined ? composeVignette(card, key) : row.map(draw).join('');
}
