import { TILE } from '@hollow/drawing/plan';

/** How much a tile of this many pixels shows: figures are in units of the tile, a box of 240. */
export interface Detail {
  /** Null: too small for a plate. */
  readonly plate: number | null;
  readonly badge: number | null;
  readonly token: number;
  readonly cost: number;
}

/** Text on a plate is never smaller than this on the screen. */
const LEAST_TEXT = 12;
const LEAST_TILE = 90;

export function detailOf(pixels: number): Detail {
  // Steps, so that a small zoom does not lay every plate anew.
  const tile = Math.round(pixels / 6) * 6;
  if (tile < LEAST_TILE) return { plate: null, badge: null, token: 118, cost: 2 };
  const small = Math.min(1, Math.max(0, (200 - tile) / 110));
  return {
    plate: Math.max(17, Math.ceil((LEAST_TEXT * TILE) / tile)),
    badge: 1 + small * 0.22,
    token: 66 + small * 22,
    cost: 1 + small * 0.38,
  };
}
