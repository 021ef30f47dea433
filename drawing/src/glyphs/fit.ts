import { placeAt } from '../ink/pen.ts';
import { ART, type ArtId } from './art.ts';
import { EXTENTS } from './extents.ts';

/** A box by its middle. */
export interface FitBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** How a glyph has to be placed to fill a box as far as its shape allows; `most` is as large as it may be drawn. */
export function fitting(
  art: ArtId,
  box: FitBox,
  most = 6,
): { readonly x: number; readonly y: number; readonly size: number } {
  const [left, top, w, h] = EXTENTS[art];
  const size = Math.round(Math.min(box.w / w, box.h / h, most) * 100) / 100;
  return { x: Math.round(box.x - (left + w / 2) * size), y: Math.round(box.y - (top + h / 2) * size), size };
}

/** A glyph in a box, upright or turned about its own middle. */
export function fitArt(art: ArtId, box: FitBox, turn = 0): string {
  const { x, y, size } = fitting(art, { ...box, x: 0, y: 0 });
  return placeAt(box.x, box.y, placeAt(x, y, ART[art](), 0, size), turn);
}
