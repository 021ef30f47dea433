import { engrave } from '../ink/engrave.ts';
import { clouds, f, rng } from '../ink/noise.ts';
import { FIGURES } from './figures.ts';
import { inTheDoor } from './haunts.ts';
import type { SceneOptions } from './scene.ts';

/** Somebody stands in a lit door. */
export interface DoorwayOptions extends SceneOptions {
  readonly w: number;
  readonly h: number;
  /** Where the door is: its middle in parts of the width; half of it, its top and its threshold in parts of the height. */
  readonly door?: { readonly x: number; readonly half: number; readonly top: number; readonly foot: number };
  /** So many lie before it who will not rise again. */
  readonly fallen?: number;
}

const DOOR = { x: 0.5, half: 0.155, top: 0.13, foot: 0.68 };

/** Places on the floor, from the middle of the threshold, in halves of the door. */
const LYING = [
  [-0.9, 0.62],
  [0.85, 0.75],
  [-0.1, 1.05],
  [-1.7, 1.15],
  [1.6, 1.25],
] as const;

export function drawDoorway({ w, h, door = DOOR, fallen = 0, ...scene }: DoorwayOptions): string {
  const [x0, half, top, foot] = [w * door.x, h * door.half, h * door.top, h * door.foot];
  const isDoor = (x: number, y: number): boolean =>
    Math.abs(x - x0) < half && y < foot && (y > top + half || Math.hypot(x - x0, y - top - half) < half);
  const wall = engrave({
    w,
    h,
    gap: 5.4,
    step: 9,
    min: 0.015,
    tone(x, y) {
      if (isDoor(x, y) || y > foot) return 0;
      const away = Math.max(0, Math.abs(x - x0) - half) + Math.max(0, top - y);
      return Math.max(0.05, 0.56 - away / (h * 0.95)) * (0.6 + 0.7 * clouds(x / 60, y / 60));
    },
  });
  const floor = engrave({
    w,
    h,
    gap: 7,
    step: 10,
    min: 0.015,
    tone(x, y) {
      if (y < foot) return 0;
      const depth = (y - foot) / (h - foot);
      const [wide, away] = [half * (1 + depth * 2.2), Math.abs(x - x0)];
      if (away >= wide) return Math.max(0.03, 0.2 - (away - wide) / (w * 0.45));
      return 0.86 - depth * 0.5 - (away < wide * 0.3 * (1 - depth * 0.1) ? 0.55 : 0);
    },
  });
  const random = rng('door');
  let rays = '';
  for (let i = 0; i < 120; i++) {
    const a = Math.PI * (1 + i / 119);
    const near = half * (1.1 + random() * 0.2);
    const far = near + h * (0.08 + random() * 0.3);
    const point = (r: number): string => `${f(x0 + Math.cos(a) * r)} ${f(top + half + Math.sin(a) * r)}`;
    rays += `M${point(near)}L${point(far)}`;
  }
  const s = half / (900 * DOOR.half);
  const arch = (out: number): string => {
    const r = half + out * s;
    return `M${f(x0 - r)} ${f(foot)}V${f(top + half)}A${f(r)} ${f(r)} 0 0 1 ${f(x0 + r)} ${f(top + half)}V${f(foot)}`;
  };
  return `<defs><linearGradient id="sc-door" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fff0c4"/><stop offset=".7" stop-color="#f2b04a"/><stop offset="1" stop-color="#c9742a"/></linearGradient><radialGradient id="sc-dg"><stop offset="0" stop-color="#ffb84d" stop-opacity=".55"/><stop offset="1" stop-color="#ff8a2a" stop-opacity="0"/></radialGradient></defs>
<rect width="${w}" height="${h}" fill="#0b0705"/><circle cx="${f(x0)}" cy="${f(h * 0.42)}" r="${f(h * 0.7)}" fill="url(#sc-dg)"/><path d="${wall}" fill="#d9923f" opacity=".75"/><path d="${floor}" fill="#e0a04a" opacity=".8"/><path d="${rays}" stroke="#ffd48a" stroke-width="1.3" opacity=".5"/>
<path d="${arch(0)}Z" fill="url(#sc-door)"/><path d="${arch(16)}" fill="none" stroke="#0b0705" stroke-width="${f(20 * s)}"/><path d="${arch(28)}" fill="none" stroke="#e0a04a" stroke-width="${f(1.5 * s)}"/>
<g class="rm card-art is-omen" transform="translate(${f(x0)} ${f(foot + 34 * s)}) scale(${(s * 1.22).toFixed(3)})">${inTheDoor(scene)}</g>${LYING.slice(
    0,
    fallen,
  )
    .map(([x, y], i) => {
      const [at, way] = [`${f(x0 + x * half)} ${f(foot + y * half)}`, i % 2 === 0 ? 1 : -1];
      return `<g transform="translate(${at}) scale(${(s * 0.9 * way).toFixed(3)} ${(s * 0.9).toFixed(3)})">${FIGURES.sleeper}</g>`;
    })
    .join('')}`;
}
