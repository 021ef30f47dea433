import { EAST, type Edge, NORTH, type Quarter, SOUTH, turnSides, WEST } from '@hollow/drawing/plan';
import type { Floor, Piece, Room } from './floors.ts';
import { isLow, terminalColumns } from './style.ts';

/** The house in box characters: a gap is a way, ? an unopened door, # a door against a wall, = a window. */

const WIDEST = 16;
const NARROWEST = 8;

const DOOR: Readonly<Record<Edge, string | null>> = { wall: null, way: ' ', unopened: '?', shut: '#' };

export interface Pen {
  name(id: string): string;
  /** The mark of a symbol. */
  mark(symbol: string): string;
  /** The letter of an explorer, in colour. */
  piece(piece: Piece): string;
}

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

/** Tokens and cards in a room, as marks; the legend says what they are. */
export const marksIn = (room: Room, pen: Pen): string[] => [
  ...room.tokens.map((id) => `*${pen.name(id).slice(0, 1)}`),
  ...(room.cards.length === 0 ? [] : [`+${room.cards.length}`]),
];

function occupants(room: Room, mark: string, width: number, pen: Pen): string {
  const letters = room.pieces.length;
  const marks = marksIn(room, pen).join(' ');
  const gap = letters > 0 && marks !== '' ? ' ' : '';
  const space = Math.max(0, width - mark.length - letters);
  return room.pieces.map((piece) => pen.piece(piece)).join('') + fit(gap + marks, space) + mark;
}

function box(room: Room, width: number, tall: boolean, pen: Pen): string[] {
  const inner = width - 2;
  const [first, second] = twoLines(pen.name(room.id), inner);
  const mark = room.def?.symbol === undefined ? '' : pen.mark(room.def.symbol);
  const windows = turnSides(room.def?.windows, room.turn);
  const wall = (side: Quarter): string => upright(room.edges[side], windows.includes(side));
  const row = (text: string, door: boolean): string => (door ? wall(WEST) + text + wall(EAST) : `│${text}│`);
  const names = tall
    ? [row(fit(first, inner), false), row(fit(second, inner), true)]
    : [row(fit(pen.name(room.id), inner), true)];
  return [
    level('┌', '┐', width, room.edges[NORTH], windows.includes(NORTH)),
    ...names,
    row(occupants(room, mark, inner, pen), false),
    level('└', '┘', width, room.edges[SOUTH], windows.includes(SOUTH)),
  ];
}

/** Whether the floor can be drawn in the width there is. */
export const isDrawable = (floor: Floor): boolean => floor.columns * NARROWEST <= terminalColumns();

/** The lines of one floor, never wider than the terminal. */
export function floorLines(floor: Floor, pen: Pen): string[] {
  const width = Math.min(WIDEST, Math.floor(terminalColumns() / floor.columns));
  const tall = !isLow();
  const height = tall ? 5 : 4;
  const lines: string[] = [];
  for (let y = floor.top; y < floor.top + floor.rows; y++) {
    const cells = Array.from({ length: floor.columns }, (_, column) => {
      const room = floor.rooms.find((r) => r.x === floor.left + column && r.y === y);
      return room === undefined ? [] : box(room, width, tall, pen);
    });
    for (let k = 0; k < height; k++)
      lines.push(
        cells
          .map((cell) => cell[k] ?? ' '.repeat(width))
          .join('')
          .trimEnd(),
      );
  }
  return lines;
}
