import { f } from '../ink/noise.ts';
import { many } from '../ink/pen.ts';
import { FIGURES, type FigureId } from './figures.ts';
import { inTheDoor } from './haunts.ts';
import { drawHill } from './hill.ts';
import type { SceneOptions } from './scene.ts';

/** Those who are left walk away from the house, into the light; what haunted it thins out above its roof. */
export interface MorningOptions extends SceneOptions {
  readonly w: number;
  readonly h: number;
  /** Where they walk: the way from left to right, in parts of the width, and how high the sun stands behind them, in parts of the height. */
  readonly way: readonly [from: number, to: number];
  readonly sun: number;
  readonly house: readonly [x: number, y: number];
  readonly scale: number;
  readonly walkers: number;
}

const WALKERS: readonly FigureId[] = ['stranger', 'man', 'dancer', 'man', 'stranger', 'man'];
const INK = '#0a0705';
const ALL_LIT = new Array<boolean>(12).fill(true);

export function drawMorning({ w, h, way: [from, to], sun, house, scale, walkers, ...scene }: MorningOptions): string {
  const middle = (from + to) / 2;
  const radius = Math.min(w, h) * 0.17;
  const hill = drawHill({ w, h, moon: [middle, sun, radius], house, scale, lit: ALL_LIT });
  /** The near slope that they walk on. */
  const half = (to - from) * w * 0.95;
  const slope = (x: number): number => h * (sun + 0.1) + ((x - middle * w) / half) ** 2 * h * 0.07;
  let ridge = '';
  for (let x = middle * w - half * 1.6; x <= middle * w + half * 1.6; x += 12) ridge += `L${f(x)} ${f(slope(x))}`;
  const size = (radius * 1.05) / 350;
  const gap = ((to - from) * w) / Math.max(1, walkers);
  const people = many(walkers, (i) => {
    const x = from * w + gap * (i + 0.5);
    const tall = size * (0.92 + 0.08 * (i % 3));
    return `<g transform="translate(${f(x)} ${f(slope(x) + 6)}) scale(${tall.toFixed(3)})">${FIGURES[WALKERS[i % WALKERS.length] ?? 'man']}</g>`;
  });
  const [hx, hy] = [house[0] * w, house[1] * h];
  const ghost = (Math.min(w, h * 1.5) / 1350) * 0.8 * scale;
  const above = `<g class="rm card-art is-omen" opacity=".34" transform="translate(${f(hx)} ${f(hy - 250 * ghost)}) scale(${ghost.toFixed(3)})">${inTheDoor(scene)}</g>`;
  return `${hill}${above}<path d="M${f(middle * w - half * 1.6)} ${h}${ridge}V${h}Z" fill="${INK}"/>${people}`;
}
