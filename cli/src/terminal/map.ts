import { EAST, type Edge, type Floor, NORTH, type Room, SOUTH, WEST } from '../house/plan.ts';

/** The house in box characters: a gap is a way, ? an unopened door, # a door against a wall, = a window. */

export const COLUMNS = 98;
const HEIGHT = 5;
const WIDEST = 16;
const NARROWEST = 8;

const DOOR: Readonly<Record<Edge, string | null>> = { wall: null, way: ' ', unopened: '?', shut: '#' };

const fit = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, Math.max(0, width - 1))}…` : text.padEnd(width);

/** A name on two lines, words kept whole where they fit. */
function twoLines(name: string, width: number): readonly [string, string] {
  if (name.length <= width) return [name, ''];
  const space = name.lastIndexOf(' ', width);
  return space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name.slice(0, width), name.slice(width)];
}

/** A wall with its door or window in the middle. */
function level(left: string, right: string, width: number, edge: Edge, window: boolean): string {
  const inner = width - 2;
  const door = DOOR[edge];
  const middle = door === null ? (window ? '====' : '') : door.repeat(4);
  const before = Math.floor((inner - middle.length) / 2);
  return left + '─'.repeat(before) + middle + '─'.repeat(inner - middle.length - before) + right;
}

const upright = (edge: Edge, window: boolean): string => DOOR[edge] ?? (window ? '‖' : '│');

function occupants(room: Room, mark: string, width: number, name: (id: string) => string): string {
  const tokens = room.tokens.map((id) => `${room.monsters.includes(id) ? '!' : '*'}${name(id).slice(0, 1)}`);
  const cards = room.cards.length === 0 ? [] : [`+${room.cards.length}`];
  const here = [room.pieces.map((piece) => piece.letter).join(''), ...tokens, ...cards]
    .filter((s) => s !== '')
    .join(' ');
  return fit(here, width - mark.length) + mark;
}

function box(room: Room, width: number, name: (id: string) => string, markOf: (symbol: string) => string): string[] {
  const inner = width - 2;
  const [first, second] = twoLines(name(room.id), inner);
  const mark = room.def?.symbol === undefined ? '' : markOf(room.def.symbol);
  const row = (text: string, door: boolean): string =>
    door
      ? upright(room.edges[WEST], room.windows[WEST]) + text + upright(room.edges[EAST], room.windows[EAST])
      : `│${text}│`;
  return [
    level('┌', '┐', width, room.edges[NORTH], room.windows[NORTH]),
    row(fit(first, inner), false),
    row(fit(second, inner), true),
    row(occupants(room, mark, inner, name), false),
    level('└', '┘', width, room.edges[SOUTH], room.windows[SOUTH]),
  ];
}

/** The lines of one floor, never wider than the terminal. */
export function floorLines(floor: Floor, name: (id: string) => string, markOf: (symbol: string) => string): string[] {
  const width = Math.max(NARROWEST, Math.min(WIDEST, Math.floor(COLUMNS / floor.columns)));
  const lines: string[] = [];
  for (let y = floor.top; y < floor.top + floor.rows; y++) {
    const row = new Array<string>(HEIGHT).fill('');
    for (let x = floor.left; x < floor.left + floor.columns; x++) {
      const room = floor.rooms.find((r) => r.x === x && r.y === y);
      const cell =
        room === undefined ? new Array<string>(HEIGHT).fill(' '.repeat(width)) : box(room, width, name, markOf);
      for (let k = 0; k < HEIGHT; k++) row[k] += cell[k];
    }
    lines.push(...row.map((line) => line.slice(0, COLUMNS).trimEnd()));
  }
  return lines;
}
