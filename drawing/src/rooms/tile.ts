import { FLAT } from '../glyphs/all.ts';
import { glyphOf } from '../glyphs/art.ts';
import { engrave } from '../ink/engrave.ts';
import { rng } from '../ink/noise.ts';
import { path, placeAt } from '../ink/pen.ts';
import type { Stencil } from '../ink/shape.ts';
import { TILE } from '../plan/measures.ts';
import { DRAW_FLOOR } from './floors.ts';
import { outlines, placing } from './shadow.ts';
import type { FloorKind, RoomDrawing } from './table/room.ts';
import { drawWalls } from './walls.ts';

/** The drawing of a room as the inside of a `<symbol>`: it turns with the tile; plate, mark and pips are put on top of it upright. */

const colourOf = (floor: FloorKind): string => (floor === 'flags' ? 'stone' : floor);

function ground({ id, floor }: RoomDrawing): string {
  const { strong = '', thin = '', white = '', fill = '' } = DRAW_FLOOR[floor](rng(id));
  const lines = [
    ['tile2', fill],
    ['fl-d', strong],
    ['fl-k', thin],
    ['fl-w', white],
  ] as const;
  return (
    `<rect class="fl-${colourOf(floor)}" width="${TILE}" height="${TILE}"/>` +
    lines.map(([tone, d]) => (d === '' ? '' : path(tone, d))).join('')
  );
}

/** Shadows fall south-east, however a thing is turned; they lie below all things. */
function furniture({ glyphs }: RoomDrawing): string {
  let shadow = '';
  let things = '';
  let flat = '';
  for (const [id, x, y, turn = 0, size = 1, options] of glyphs) {
    const drawn = glyphOf(id)(options);
    const isFlat = typeof id === 'string' && FLAT.has(id);
    // What lies flat before anything stands stays below the shadows.
    if (isFlat && things === '') flat += placeAt(x, y, drawn, turn, size);
    else things += placeAt(x, y, drawn, turn, size);
    if (!isFlat) shadow += outlines(drawn, placing(x + 3.5 * size, y + 5 * size, turn, size));
  }
  return flat + (shadow === '' ? '' : path('cast', shadow)) + things;
}

const BARRIERS = { h: 'M14 120h212', v: 'M120 14v212' } as const;

/** Lines that swell towards the edge: the same on every tile, and long to engrave. */
let duskLines: string | null = null;

/** Dusk in the corners: a wash, and lines. */
function dusk(): string {
  duskLines ??= engrave({
    w: TILE,
    h: TILE,
    gap: 4.4,
    step: 15,
    angle: -52,
    tone: (x, y) => Math.max(0, (Math.hypot(x - 120, y - 112) - 92) / 150),
  });
  return `<rect class="vignette" width="${TILE}" height="${TILE}"/><path class="vignette-lines" d="${duskLines}"/>`;
}

function inside(drawing: RoomDrawing): string {
  const barrier = drawing.barrier === undefined ? '' : path('barrier', BARRIERS[drawing.barrier]);
  return ground(drawing) + furniture(drawing) + barrier + drawWalls(drawing);
}

export const roomMarkup = (drawing: RoomDrawing): string => `<g class="rm">${inside(drawing)}${dusk()}</g>`;

/** The name of its stencil: a room of another pack, or of another version of this one, is another. */
export const roomName = ({ key, doors, windows, symbol = '' }: RoomDrawing): string =>
  `rm-${[key, doors.join(''), windows.join(''), symbol].join('_').replace(/[^\w-]+/g, '_')}`;

/** A room and the dusk in its corners apart, for a picture of many rooms. */
export const roomStencil = (drawing: RoomDrawing): Stencil => ({
  name: roomName(drawing),
  width: TILE,
  height: TILE,
  draw: () => `<g class="rm">${inside(drawing)}</g>`,
});

export const DUSK: Stencil = { name: 'rm-dusk', width: TILE, height: TILE, draw: () => `<g class="rm">${dusk()}</g>` };
