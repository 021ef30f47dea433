import type { Box } from '@hollow/drawing/plan';

/** Pan and zoom: a point of the house is drawn at `x * k + camera.x`. */

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** Between a tile of 40 px and one of 288. */
export const NEAREST = 1.2;
export const FARTHEST = 1 / 6;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The whole box in the middle of the view, as large as it can be but no nearer than `nearest`. */
export function fit(box: Box, view: Size, nearest = 0.75): Camera {
  const k = within(Math.min(view.w / box.w, view.h / box.h), FARTHEST, nearest);
  return { k, x: view.w / 2 - (box.x + box.w / 2) * k, y: view.h / 2 - (box.y + box.h / 2) * k };
}

/** Smallest tile at which a house can be read, and the one that is shown where the whole of it would be smaller: in units per unit of the house. */
const READABLE = 90 / 240;
const COMFORTABLE = 106 / 240;
/** On a view of so many pixels, which is looked at as a whole, the house may be smaller rather than run on under what stands beside it. */
const WIDE = 480;
const SMALL = 72 / 240;

/** What answers a question comes into sight down to this tile, which a finger still finds. */
const LEAST = 44 / 240;

/** What there is to look at. */
export interface Sights {
  /** All that lies on the table. */
  readonly world: Box;
  readonly start: Box;
  /** What matters most where not all can be shown. */
  readonly middle: Box | null;
  /** Every place that answers the open question, and whoever is asked. */
  readonly lit: readonly Box[];
  /** Every room on the floors that are shown. */
  readonly rooms: readonly Box[];
}

/** Both, and what lies between them. */
function joinBoxes(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

/** All of them, and what lies between; null where there is none. */
export const boxOfAll = ([first, ...others]: readonly Box[]): Box | null =>
  first === undefined ? null : others.reduce(joinBoxes, first);

/**
 * The whole of what is to be seen; where that would be too small to read, what answers the question, however small a finger still finds it; else the room
 * that matters in the middle, and as much round it as there is room for.
 */
export function homeFor({ start, middle, lit }: Omit<Sights, 'world' | 'rooms'>, view: Size): Camera {
  const whole = fit(start, view);
  if (middle === null || whole.k >= (view.w < WIDE ? READABLE : SMALL)) return whole;
  const reach = boxOfAll(lit);
  const framed = reach === null ? null : fit(reach, view);
  if (framed !== null && framed.k >= LEAST) return framed;
  const box = reach ?? start;
  const k = reach === null ? COMFORTABLE : LEAST;
  const along = (from: number, length: number, at: number, room: number): number => {
    if (length * k <= room) return room / 2 - (from + length / 2) * k;
    return within(room / 2 - at * k, room - (from + length) * k, -from * k);
  };
  return {
    k,
    x: along(box.x, box.w, middle.x + middle.w / 2, view.w),
    y: along(box.y, box.h, middle.y + middle.h / 2, view.h),
  };
}

/** Nearer or farther, while the point of the house under (px, py) stays there. */
export function zoom(camera: Camera, factor: number, px: number, py: number): Camera {
  const k = within(camera.k * factor, FARTHEST, NEAREST);
  const grown = k / camera.k;
  return { k, x: px - (px - camera.x) * grown, y: py - (py - camera.y) * grown };
}

/** Some of the box always stays in sight. */
export function keepInSight(camera: Camera, box: Box, view: Size, margin = 96): Camera {
  const { k } = camera;
  return {
    k,
    x: within(camera.x, margin - (box.x + box.w) * k, view.w - margin - box.x * k),
    y: within(camera.y, margin - (box.y + box.h) * k, view.h - margin - box.y * k),
  };
}

/** The part of the house that is in sight. */
export const sightOf = (camera: Camera, view: Size): Box => ({
  x: -camera.x / camera.k,
  y: -camera.y / camera.k,
  w: view.w / camera.k,
  h: view.h / camera.k,
});

/** How much of a view is taken at its edges. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a box of the house is drawn. */
const drawnAt = ({ x, y, k }: Camera, box: Box): Box => ({
  x: box.x * k + x,
  y: box.y * k + y,
  w: box.w * k,
  h: box.h * k,
});

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The edges with one of them moved in until the cover lies outside. */
export function besideCover({ w, h }: Size, edges: Edges, cover: Box): readonly Edges[] {
  return [
    { ...edges, top: Math.max(edges.top, cover.y + cover.h) },
    { ...edges, left: Math.max(edges.left, cover.x + cover.w) },
    { ...edges, bottom: Math.max(edges.bottom, h - cover.y) },
    { ...edges, right: Math.max(edges.right, w - cover.x) },
  ];
}

/** The first of the covers that hides one of the boxes. */
export const hides = (camera: Camera, boxes: readonly Box[], covers: readonly Box[]): Box | undefined =>
  covers.find((cover) => boxes.some((box) => overlap(drawnAt(camera, box), cover)));

/** How many of the boxes are not seen whole: they lie below a cover, or not all of them in the view. */
function unseen(camera: Camera, boxes: readonly Box[], { w, h }: Size, covers: readonly Box[]): number {
  const isSeen = (box: Box): boolean => {
    const at = drawnAt(camera, box);
    return (
      at.x >= 0 && at.y >= 0 && at.x + at.w <= w && at.y + at.h <= h && !covers.some((cover) => overlap(at, cover))
    );
  };
  return boxes.filter((box) => !isSeen(box)).length;
}

/** To be seen whole, and beside what lies over it, the house is drawn smaller, but not by more than this. */
const SHRINKS = 0.75;

/** What is looked at first, inside the edges and beside what lies over the house: that may hide nothing that answers, and as few rooms as can be. */
export function frame(sights: Omit<Sights, 'world'>, view: Size, edges: Edges, covers: readonly Box[] = []): Camera {
  const homeIn =
    (start: Box) =>
    ({ left, top, right, bottom }: Edges): Camera => {
      const { x, y, k } = homeFor({ ...sights, start }, { w: view.w - left - right, h: view.h - top - bottom });
      return { x: x + left, y: y + top, k };
    };
  const { start, lit, rooms } = sights;
  const missed = (camera: Camera): number => unseen(camera, rooms, view, covers);
  const plain = homeIn(start)(edges);
  const cover = hides(plain, [...lit, ...rooms], covers);
  if (cover === undefined && missed(plain) === 0) return plain;
  const beside = cover === undefined ? [] : besideCover(view, edges, cover);
  const places = [edges, ...beside].filter(
    ({ left, top, right, bottom }) => left + right < view.w && top + bottom < view.h,
  );
  const clear = [start, rooms.reduce(joinBoxes, start)]
    .flatMap((box) => places.map(homeIn(box)))
    .filter((camera) => hides(camera, lit, covers) === undefined);
  const largest = Math.max(...clear.map(({ k }) => k));
  const [best = plain] = clear
    .filter(({ k }) => k >= largest * SHRINKS)
    .toSorted((a, b) => missed(a) - missed(b) || b.k - a.k);
  return best;
}

/** The smallest move that brings a box into sight. */
export function bringIntoSight(camera: Camera, box: Box, view: Size, margin = 24): Camera {
  const { k, x, y } = camera;
  const shift = (at: number, from: number, length: number, room: number): number => {
    const [near, far] = [at + from * k - margin, at + (from + length) * k + margin];
    if (near < 0) return at - near;
    return far > room ? at - Math.min(far - room, near) : at;
  };
  return { k, x: shift(x, box.x, box.w, view.w), y: shift(y, box.y, box.h, view.h) };
}

export const transformOf = ({ x, y, k }: Camera): string => `translate(${x}px, ${y}px) scale(${k})`;
