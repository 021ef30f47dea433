import { type Picker, picker } from '@hollow/bots';
import type { RoomDef } from '@hollow/engine';
import type { FloorKind } from './paper.ts';

/** Side of a room in the picture. */
export const TILE = 120;

const INDOORS: readonly FloorKind[] = ['boards', 'parquet', 'tile', 'carpet', 'boards'];
/** What rooms of a floor are laid with; any other floor is indoors. */
const FLOORING: Readonly<Record<string, readonly FloorKind[]>> = {
  basement: ['stone', 'cave', 'earth', 'stone'],
};

export function floorKind(room: RoomDef | undefined, id: string, floor: string): FloorKind {
  if (room?.tags?.includes('outside') === true) return floor === 'ground' ? 'grass' : 'stone';
  const kinds = FLOORING[floor] ?? INDOORS;
  return kinds[picker(`${id}/floor`)(kinds.length)];
}

const r = (n: number): string => n.toFixed(1).replace(/\.0$/, '');
const line = (x1: number, y1: number, x2: number, y2: number): string => `M${r(x1)} ${r(y1)}L${r(x2)} ${r(y2)}`;

function boards(pick: Picker): string {
  let d = '';
  for (let y = 13; y < TILE; y += 13) {
    d += line(0, y, TILE, y);
    const joint = 14 + pick(TILE - 28);
    d += line(joint, y - 13, joint, y);
  }
  return d;
}

function parquet(): string {
  let d = '';
  const size = 20;
  for (let y = 0; y < TILE; y += size) {
    for (let x = 0; x < TILE; x += size) {
      const across = (x + y) % (2 * size) === 0;
      for (let k = 0; k < size; k += 5) d += across ? line(x, y + k, x + size, y + k) : line(x + k, y, x + k, y + size);
    }
  }
  return d;
}

function stone(pick: Picker): string {
  let d = '';
  for (let y = 0; y < TILE; y += 20) {
    d += line(0, y, TILE, y);
    for (let x = 8 + pick(20); x < TILE; x += 22 + pick(16)) d += line(x, y, x + pick(3) - 1, y + 20);
  }
  return d;
}

function checks(): string {
  let d = '';
  for (let y = 0; y < TILE; y += 20)
    for (let x = (y / 20) % 2 === 0 ? 0 : 20; x < TILE; x += 40) d += `M${x} ${y}h20v20h-20z`;
  return d;
}

function carpet(): string {
  const frame = (k: number): string => `M${k} ${k}h${TILE - 2 * k}v${TILE - 2 * k}h${2 * k - TILE}z`;
  let d = frame(16) + frame(20) + frame(27);
  for (let k = 0; k < 4; k++) {
    const s = 24 - k * 6;
    d += `M60 ${54 - s}L${60 + s} 54L60 ${54 + s}L${60 - s} 54z`;
  }
  for (let k = 30; k <= 90; k += 12) d += `M${k} 23l3 -3l3 3l-3 3zM${k} 97l3 -3l3 3l-3 3z`;
  return d;
}

function tufts(pick: Picker): string {
  let d = '';
  for (let k = 0; k < 46; k++) {
    const x = 10 + pick(100);
    const y = 12 + pick(98);
    d += `M${x} ${y}l-2 -5M${x} ${y}l1 -6M${x} ${y}l4 -4`;
  }
  return d;
}

function rubble(pick: Picker): string {
  let d = '';
  for (let k = 0; k < 60; k++) {
    const x = 8 + pick(100);
    const y = 10 + pick(100);
    const w = 3 + pick(9);
    d += `M${x} ${y}q${r(w / 2)} ${-2 - pick(4)} ${w} 0`;
  }
  return d;
}

/** The engraved lines of a floor; checks are filled, everything else is drawn. */
export function flooring(kind: FloorKind, id: string): { readonly d: string; readonly filled: boolean } {
  const pick = picker(`${id}/lines`);
  switch (kind) {
    case 'boards':
      return { d: boards(pick), filled: false };
    case 'parquet':
      return { d: parquet(), filled: false };
    case 'stone':
      return { d: stone(pick), filled: false };
    case 'tile':
      return { d: checks(), filled: true };
    case 'carpet':
      return { d: carpet(), filled: false };
    case 'grass':
      return { d: tufts(pick), filled: false };
    case 'earth':
    case 'cave':
      return { d: rubble(pick), filled: false };
  }
}
