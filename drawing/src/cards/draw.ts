import type { CardDef } from '@hollow/engine';
import { glyphOf, type PlacedArt } from '../glyphs/art.ts';
import { placeAt } from '../ink/pen.ts';
import { composeVignette } from './compose.ts';
import { VIGNETTES } from './vignettes.ts';

/** Cards that somebody has drawn, by `pack/id`. */
export const CARD_ARTS: Readonly<Record<string, readonly PlacedArt[]>> = Object.fromEntries(
  Object.entries(VIGNETTES).map(([id, art]) => [`second-edition/${id}`, art]),
);

const draw = ([art, x, y, turn = 0, size = 1, options]: PlacedArt): string =>
  placeAt(x, y, glyphOf(art)(options), turn, size);

/** What is on a card: drawn, or composed from what its definition says. */
export function drawVignette(card: CardDef, pack: string, own?: readonly PlacedArt[]): string {
  const key = `${pack}/${card.id}`;
  const row = own ?? CARD_ARTS[key];
  return row === undefined ? composeVignette(card, key) : row.map(draw).join('');
}
