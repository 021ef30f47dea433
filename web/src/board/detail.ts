import { TILE } from '@hollow/drawing/plan';

/** How much a tile of this many pixels shows: figures are in units of the tile, a box of 240. */
export interface Detail {
  /** Null: too small for a plate. */
  readonly plate: number | null;
  /** Of a room that has to be chosen by its name. */
  readonly answer: number;
  readonly badge: number | null;
  readonly token: number;
  readonly cost: number;
  /** Names have no room inside their tiles: they are wider, and only rooms with somebody in them have one. */
  readonly peopled: boolean;
}

/** Text on a plate is never smaller than this on the screen. */
const LEAST_TEXT = 12;
const LEAST_TILE = 90;
/** No house is framed smaller than this for a question: below it a plate would be larger than its room. */
const SMALLEST_TILE = 42;
/** The same on a screen on the wall, which is read from across the room. */
const FAR_TEXT = 22;
const FAR_TILE = 150;

export function detailOf(pixels: number, far = false): Detail {
  // Steps, so that a small zoom does not lay every plate anew.
  const tile = Math.round(pixels / 6) * 6;
  const least = far ? FAR_TEXT : LEAST_TEXT;
  const text = Math.ceil((least * TILE) / Math.max(tile, SMALLEST_TILE));
  const peopled = far && tile < FAR_TILE;
  if (tile < LEAST_TILE) return { plate: null, answer: text, badge: null, token: 118, cost: 2, peopled };
  const plate = Math.max(17, text);
  const small = Math.min(1, Math.max(0, (200 - tile) / 110));
  return {
    plate: peopled ? null : plate,
    answer: plate,
    peopled,
    badge: 1 + small * 0.22,
    token: 66 + small * 22,
    cost: 1 + small * 0.38,
  };
}
