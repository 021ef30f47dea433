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

/** The whole box; where that would be too small to read, the room that matters in the middle and as much round it as there is room for. */
export function homeFor(box: Box, middle: Box | null, view: Size): Camera {
  const whole = fit(box, view);
  if (middle === null || whole.k >= READABLE) return whole;
  const k = COMFORTABLE;
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
