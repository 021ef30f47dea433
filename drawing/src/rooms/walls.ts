import type { Side } from '@hollow/engine';
import { f, type Random, rng } from '../ink/noise.ts';
import { many, path, rect } from '../ink/pen.ts';
import { DOOR, TILE, WALL } from '../plan/measures.ts';
import { SIDE_LETTERS } from '../plan/sides.ts';
import type { RoomDrawing, WallKind } from './table/room.ts';

/** Walls with their doors, windows and stairs. Each side is drawn as the north side and turned. */

const GAP: readonly [number, number] = [(TILE - DOOR) / 2, (TILE + DOOR) / 2];
const WIDE: readonly [number, number] = [62, 178];
const STAINED = ['#b8463a', '#caa23f', '#4f86b8', '#5d9a6c', '#8d6bb0'];

/** Rock and hedge have no straight edge. */
function rough(kind: 'rock' | 'hedge', a: number, b: number, random: Random): string {
  const n = Math.max(2, Math.round((b - a) / 9));
  const width = (b - a) / n;
  let d = `M${a} 0H${b}V${WALL}`;
  for (let i = 1; i <= n; i++) {
    const last = i === n;
    d +=
      kind === 'hedge'
        ? `q${f(-width / 2)} ${f(5 + random() * 4)} ${f(-width)} 0`
        : `L${f(b - width * i + (last ? 0 : (random() - 0.5) * 4))} ${f(WALL + (last ? 0 : random() * 7 - 1))}`;
  }
  if (kind === 'rock') return path('wall', `${d}Z`);
  const leaves = many(n * 2, (i) => `M${f(a + 3 + (i * width) / 2)} ${i % 2 === 1 ? 4 : 10}q3-4 6 0`);
  return path('wallh', `${d}Z`) + path('t', leaves);
}

const COURSES: Readonly<Partial<Record<WallKind, (a: number, b: number) => string>>> = {
  stone: (a, b) =>
    path(
      'wallt',
      many(Math.floor((b - a) / 8), (i) => `M${f(a + 2 + i * 8)} ${WALL - 2}l8 ${4 - WALL}`),
    ),
  rock: (a, b) =>
    path(
      'wallt',
      many(Math.floor((b - a) / 8), (i) => `M${f(a + 2 + i * 8)} ${WALL - 2}l8 ${4 - WALL}`),
    ),
  wood: (a, b) => path('wallt', `M${a} 4.5H${b}M${a} 8.5H${b}`),
  glass: (a, b) =>
    rect('gl', a, 2, b - a, WALL - 4) +
    path(
      'wallt',
      many(Math.floor((b - a) / 17), (i) => `M${a + 6 + i * 17} 2v${WALL - 4}`),
    ),
};

/** A stretch of wall, what it is built of, and its hatched shadow on the floor. */
function stretch(kind: WallKind, side: Side, a: number, b: number, random: Random): string {
  let drawn: string;
  if (kind === 'rock' || kind === 'hedge') drawn = rough(kind, a, b, random);
  else if (kind === 'rail')
    drawn =
      rect('wallr', a, 0, b - a, WALL) +
      many(Math.floor((b - a) / 14), (i) => rect('o fine', a + 4 + i * 14, 3, 8, 7, 3));
  else drawn = rect('wall', a, 0, b - a, WALL);
  drawn += COURSES[kind]?.(a, b) ?? '';
  const length = side === 'N' || side === 'W' ? 15 : 7;
  let shade = '';
  for (let x = Math.max(a, WALL + 1); x < Math.min(b, TILE - WALL - 1); x += 2.7)
    shade += `M${f(x)} ${WALL}v${f(2 + random() * length)}`;
  drawn += path('shade', shade);
  if (kind !== 'rock' && kind !== 'hedge')
    drawn += path('wallhi', `M${Math.max(a, WALL)} ${WALL}H${Math.min(b, TILE - WALL)}`);
  return drawn;
}

const jambs = ([a, b]: readonly [number, number], w: number, h: number): string =>
  rect('jamb', a - 5, -0.5, w, h, 1) + rect('jamb', b - 3, -0.5, w, h, 1);

const doorway =
  rect('thresh', GAP[0], 0, DOOR, WALL + 1) +
  path('t', `M${GAP[0]} 4h${DOOR}M${GAP[0]} 9h${DOOR}`) +
  jambs(GAP, 8, WALL + 5);

const opening = path('t', 'M62 6h116') + jambs([61, 178], 9, WALL + 4);

const flight =
  rect('thresh', GAP[0], 0, DOOR, WALL) +
  many(3, (i) => rect('o fine', GAP[0], 1 + i * 4, DOOR, 3)) +
  jambs(GAP, 8, WALL + 5);

/** Panes, and the light that falls through them. */
function glaze(n: number, stained: boolean): string {
  const w = n > 2 ? 26 : 46;
  const gap = (TILE - 2 * WALL - n * w) / (n + 1);
  return many(n, (i) => {
    const x = WALL + gap + i * (w + gap);
    const colour = stained ? STAINED[i % STAINED.length] : null;
    const light = `M${f(x)} ${WALL}h${w}l${f(w * 0.34)} 74h${f(-w * 1.6)}z`;
    return (
      (colour === null ? path('moonlight', light) : `<path d="${light}" fill="${colour}" fill-opacity=".3"/>`) +
      rect('pane', x, 1.5, w, WALL - 3) +
      (colour === null
        ? ''
        : `<rect x="${f(x)}" y="1.5" width="${w}" height="${WALL - 3}" fill="${colour}" fill-opacity=".75"/>`) +
      path('l', `M${f(x)} ${WALL / 2}h${w}M${f(x + w / 3)} 1.5v${WALL - 3}M${f(x + (w * 2) / 3)} 1.5v${WALL - 3}`) +
      rect('jamb', x - 3, 0, 4, WALL + 1) +
      rect('jamb', x + w - 1, 0, 4, WALL + 1)
    );
  });
}

export function drawWalls(drawing: RoomDrawing): string {
  const { id, wall, doors, windows, panes = 1, links, stairs, stained = false } = drawing;
  const random = rng(`wall${id}`);
  const sides = SIDE_LETTERS.map((side, quarter) => {
    const [isOpen, isLink, isStairs] = [doors.includes(side), links.includes(side), stairs === side];
    const hole = isLink ? WIDE : GAP;
    const spans: [number, number][] =
      isOpen || isStairs
        ? [
            [0, hole[0]],
            [hole[1], TILE],
          ]
        : [[0, TILE]];
    const n = windows.includes(side) ? panes : 0;
    const drawn =
      spans.map(([a, b]) => stretch(wall, side, a, b, random)).join('') +
      (isOpen && !isLink ? doorway : '') +
      (isLink ? opening : '') +
      (isStairs ? flight : '') +
      glaze(n, stained);
    return `<g${quarter === 0 ? '' : ` transform="rotate(${quarter * 90} 120 120)"`}>${drawn}</g>`;
  });
  const hasCorners = wall !== 'hedge' && wall !== 'rail';
  const far = TILE - WALL;
  const corners = [0, far].map((x) => [0, far].map((y) => rect('corner', x, y, WALL, WALL)).join('')).join('');
  return sides.join('') + (hasCorners ? corners : '');
}
