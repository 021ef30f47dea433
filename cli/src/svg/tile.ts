import type { Edge, Room } from '../house/plan.ts';
import { flooring, floorKind, TILE } from './flooring.ts';
import { furniture } from './furniture.ts';
import { mark, piece } from './marks.ts';
import type { Paper } from './paper.ts';

const WALL = 7;
const DOOR = 34;

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

const atSide = (side: number, inside: string): string =>
  side === 0 ? inside : `<g transform="rotate(${side * 90} ${TILE / 2} ${TILE / 2})">${inside}</g>`;

const FROM = (TILE - DOOR) / 2;

/** A way nobody has opened: boards that lead into the dark. */
function fan(): string {
  let lines = '';
  for (let k = 0; k <= 8; k++) {
    const x = FROM + 3 + (k * (DOOR - 6)) / 8;
    lines += `M${x.toFixed(1)} 0L${(x + (k - 4) * 1.3).toFixed(1)} ${-20 - ((k * 7) % 11)}`;
  }
  return `<path d="M${FROM} 1L${FROM - 6} -34h${DOOR + 12}L${FROM + DOOR} 1z" fill="url(#way)"/><path d="${lines}" stroke="url(#wayline)" fill="none"/>`;
}

function opening(edge: Edge, floor: string, paper: Paper): string {
  const depth = edge === 'shut' ? WALL - 2 : WALL + 1;
  const jambs = [FROM - 2, FROM + DOOR - 1]
    .map(
      (x) =>
        `<rect x="${x}" y="-1" width="3" height="${WALL + 3}" fill="${paper.jamb}" stroke="${paper.line}" stroke-width=".6"/>`,
    )
    .join('');
  const leaf = edge === 'shut' ? `<path d="M${FROM} 1.500h${DOOR}" stroke="${paper.line}" stroke-width="4"/>` : '';
  return `<rect x="${FROM}" y="-1" width="${DOOR}" height="${depth + 1}" fill="${edge === 'unopened' ? paper.wallLight : floor}"/>${leaf}${jambs}`;
}

const pane = (paper: Paper): string =>
  `<rect x="32" y="1.500" width="56" height="4.500" fill="${paper.moon}" stroke="${paper.line}"/><path d="M46 1.500v4.500M60 1.500v4.500M74 1.500v4.500" stroke="${paper.line}"/>`;

/** The line between the two parts of a split room: from the corner where they meet to the other. */
function barrier(first: readonly number[], paper: Paper): string {
  const falling = first.includes(0) === first.includes(1);
  const [a, b] = falling ? [WALL + 2, TILE - WALL - 2] : [TILE - WALL - 2, WALL + 2];
  const points = Array.from({ length: 9 }, (_, k) => {
    const along = k / 8;
    const off = k % 2 === 0 ? 0 : 5;
    const down = falling ? -off : off;
    return `${(a + (b - a) * along + off).toFixed(1)} ${(WALL + 2 + (TILE - 2 * WALL - 4) * along + down).toFixed(1)}`;
  });
  return `<path d="M${points.join('L')}" fill="none" stroke="${paper.line}" stroke-width="8" stroke-linejoin="round"/><path d="M${points.join('L')}" fill="none" stroke="${paper.jamb}" stroke-width="1" stroke-dasharray="3 4"/>`;
}

/** A name in one line or two. */
export function wrapped(name: string, width: number): string[] {
  const words = name.split(' ');
  if (name.length <= width || words.length === 1) return [name];
  const cut = words.slice(1).reduce(
    (best, _, i) => {
      const longest = Math.max(words.slice(0, i + 1).join(' ').length, words.slice(i + 1).join(' ').length);
      return longest < best.longest ? { at: i + 1, longest } : best;
    },
    { at: 1, longest: Number.POSITIVE_INFINITY },
  ).at;
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
}

function plate(name: string, paper: Paper): string {
  const lines = wrapped(name, 13);
  const longest = Math.max(...lines.map((text) => text.length));
  const size = longest > 15 ? 10 : 11.5;
  const width = Math.min(TILE - 10, longest * size * 0.62 + 16);
  const height = lines.length * 13 + 5;
  const top = TILE - WALL - 3 - height;
  const rows = lines
    .map(
      (text, i) =>
        `<text x="60" y="${top + 13.5 + i * 13}" text-anchor="middle" font-size="${size}" font-weight="700" letter-spacing=".2" fill="${paper.plateInk}">${escapeXml(text)}</text>`,
    )
    .join('');
  return `<rect x="${(60 - width / 2).toFixed(1)}" y="${top}" width="${width.toFixed(1)}" height="${height}" rx="2.500" fill="${paper.plate}" stroke="${paper.plateEdge}"/>${rows}`;
}

/** Small round counters, up to four. */
function counters(ids: readonly string[], name: (id: string) => string, paper: Paper): string {
  return ids
    .slice(0, 4)
    .map(
      (id, i) =>
        `<g transform="translate(${TILE - 19 - i * 20} 20)"><circle r="9" fill="${paper.panel}" stroke="${paper.lamp}" stroke-width="1.300"/><text y="4" text-anchor="middle" font-size="11" fill="${paper.ink}">${escapeXml(name(id).slice(0, 1))}</text><title>${escapeXml(name(id))}</title></g>`,
    )
    .join('');
}

function heap(n: number, paper: Paper): string {
  if (n === 0) return '';
  const card = (k: number): string =>
    `<rect x="${14 + k * 3}" y="${66 - k * 2}" width="13" height="18" rx="1.500" fill="${paper.marks.item}" stroke="${paper.line}"/>`;
  return Array.from({ length: Math.min(n, 3) }, (_, k) => card(k)).join('');
}

function standing(room: Room, paper: Paper): string {
  const n = room.pieces.length;
  const perRow = n > 3 ? Math.ceil(n / 2) : n;
  const size = n > 3 ? 26 : n === 3 ? 30 : 36;
  return room.pieces
    .map((p, i) => {
      const row = Math.floor(i / perRow);
      const inRow = Math.min(perRow, n - row * perRow);
      const x = 60 + ((i % perRow) - (inRow - 1) / 2) * (size + 7);
      const y = (n > 3 ? 34 : 50) + row * (size + 6);
      const halo = p.active ? `<circle cx="${x}" cy="${y}" r="${size * 0.86}" fill="url(#lamp)"/>` : '';
      return halo + piece(p.def?.card ?? '', p.letter, x, y, size, paper);
    })
    .join('');
}

/** What lies under the tiles: shadow and the ways into the dark. */
export const beneath = (room: Room): string =>
  `<rect x="3" y="6" width="${TILE}" height="${TILE}" fill="#000" opacity=".5"/>${room.edges
    .map((edge, side) => (edge === 'unopened' ? atSide(side, fan()) : ''))
    .join('')}`;

/** One room, in a box of 120. */
export function tile(room: Room, floor: string, name: (id: string) => string, paper: Paper): string {
  const kind = floorKind(room.def, room.id, floor);
  const ground = paper.floors[kind];
  const { d, filled } = flooring(kind, room.id);
  const lines = filled
    ? `<path d="${d}" fill="${paper.line}" opacity=".42"/>`
    : `<path d="${d}" fill="none" stroke="${paper.line}" stroke-width=".9" opacity=".5"/>`;
  const half = WALL / 2;
  const walls = `<rect x="${half}" y="${half}" width="${TILE - WALL}" height="${TILE - WALL}" fill="none" stroke="${paper.wall}" stroke-width="${WALL}"/><rect x="${WALL}" y="${WALL}" width="${TILE - 2 * WALL}" height="${TILE - 2 * WALL}" fill="none" stroke="${paper.wallLight}" stroke-width=".8"/>`;
  const sides = room.edges
    .map((edge, side) => {
      const inside = edge === 'wall' ? '' : opening(edge, ground, paper);
      return room.windows[side] ? atSide(side, pane(paper) + inside) : inside === '' ? '' : atSide(side, inside);
    })
    .join('');
  const active = room.pieces.some((p) => p.active);
  const shade = `<rect width="${TILE}" height="${TILE}" fill="url(#${active ? 'warm' : 'dusk'})"/>`;
  const ring = active
    ? `<rect x="1.500" y="1.500" width="${TILE - 3}" height="${TILE - 3}" fill="none" stroke="${paper.lamp}" stroke-width="2.500"/>`
    : '';
  const symbol = room.def?.symbol === undefined ? '' : mark(room.def.symbol, 21, 21, paper);
  const split = room.split === null ? '' : barrier(room.split, paper);
  return `<rect width="${TILE}" height="${TILE}" fill="${ground}"/>${lines}${furniture(room.id)}${split}${shade}${walls}${sides}${ring}${symbol}${plate(name(room.id), paper)}${heap(room.cards.length, paper)}${counters(room.tokens, name, paper)}${standing(room, paper)}`;
}
