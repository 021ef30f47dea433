/** Pan and zoom: a point of the house is drawn at `x * k + camera.x`. */

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
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

/** Nearer or farther, while the point of the house under (px, py) stays there. */
export function zoomed(camera: Camera, factor: number, px: number, py: number): Camera {
  const k = within(camera.k * factor, FARTHEST, NEAREST);
  const grown = k / camera.k;
  return { k, x: px - (px - camera.x) * grown, y: py - (py - camera.y) * grown };
}

/** Some of the box always stays in sight. */
export function held(camera: Camera, box: Box, view: Size, margin = 96): Camera {
  const { k } = camera;
  return {
    k,
    x: within(camera.x, margin - (box.x + box.w) * k, view.w - margin - box.x * k),
    y: within(camera.y, margin - (box.y + box.h) * k, view.h - margin - box.y * k),
  };
}

/** The part of the house that is in sight. */
export const inSight = (camera: Camera, view: Size): Box => ({
  x: -camera.x / camera.k,
  y: -camera.y / camera.k,
  w: view.w / camera.k,
  h: view.h / camera.k,
});

/** The smallest move that brings a box into sight. */
export function revealing(camera: Camera, box: Box, view: Size, margin = 24): Camera {
  const { k, x, y } = camera;
  const shift = (at: number, from: number, length: number, room: number): number => {
    const [near, far] = [at + from * k - margin, at + (from + length) * k + margin];
    if (near < 0) return at - near;
    return far > room ? at - Math.min(far - room, near) : at;
  };
  return { k, x: shift(x, box.x, box.w, view.w), y: shift(y, box.y, box.h, view.h) };
}

export const transformOf = ({ x, y, k }: Camera): string => `translate3d(${x}px, ${y}px, 0) scale(${k})`;
