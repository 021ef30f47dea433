import { f, type Random } from '../ink/noise.ts';
import { TILE, WALL } from '../plan/measures.ts';
import type { FloorKind } from './table/room.ts';

/** Floors: strong lines, thin lines, white lines and filled tiles, as path data, seeded by the room. */
export interface FloorLines {
  readonly strong?: string;
  readonly thin?: string;
  readonly white?: string;
  readonly fill?: string;
}

const A = WALL;
const B = TILE - WALL;
const S = B - A;

function boards(random: Random): FloorLines {
  let [strong, thin, white] = ['', '', ''];
  for (let y = A; y < B; y += 19.5) {
    strong += `M${A} ${f(y)}h${S}`;
    for (let x = A + random() * 90; x < B; x += 60 + random() * 90) strong += `M${f(x)} ${f(y)}v19.5`;
    for (let i = 0; i < 7; i++) {
      const [x, top, l] = [A + random() * S, y + 4 + random() * 12, 12 + random() * 34];
      thin += `M${f(x)} ${f(top)}q${f(l / 2)} ${f((random() - 0.5) * 5)} ${f(Math.min(l, B - x))} 0`;
    }
    if (random() < 0.5) white += `M${f(A + random() * 150)} ${f(y + 1.6)}h${f(18 + random() * 40)}`;
  }
  return { strong, thin, white };
}

function parquet(): FloorLines {
  let thin = '';
  for (let y = A - 20; y < B + 20; y += 20)
    for (let x = A - 20; x < B + 20; x += 40)
      thin += `M${x} ${y}l20 20 20-20M${x + 6} ${y + 6}l20 20M${x + 13} ${y + 13}l20 20`;
  return { thin };
}

function stone(random: Random): FloorLines {
  let [strong, thin, white] = ['', '', ''];
  for (let y = A; y < B; ) {
    const h = Math.min(26 + random() * 14, B - y);
    for (let x = A; x < B; ) {
      const w = Math.min(30 + random() * 34, B - x);
      const [left, right] = [y + 1.5 + random(), y + 1 + random()];
      strong += `M${f(x + 1.2)} ${f(left)}L${f(x + w - 1.5)} ${f(right)}L${f(x + w - 1)} ${f(y + h - 1.4)}L${f(x + 1.5)} ${f(y + h - 1 - random())}Z`;
      if (random() < 0.34)
        for (let i = 0; i < 6; i++)
          thin += `M${f(x + 5 + i * 4)} ${f(y + h - 4)}l${f(4 + random() * 3)} ${f(-6 - random() * 8)}`;
      if (random() < 0.4) white += `M${f(x + 5)} ${f(y + 4.5)}h${f(w * 0.4)}`;
      x += w;
    }
    y += h;
  }
  return { strong, thin, white };
}

function tile(random: Random): FloorLines {
  let [thin, fill] = ['', ''];
  const n = 8;
  const s = S / n;
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      const [x, y] = [A + i * s, A + j * s];
      if ((i + j) % 2 === 1) fill += `M${f(x)} ${f(y)}h${f(s)}v${f(s)}h${f(-s)}z`;
      else if (random() < 0.5) thin += `M${f(x + 5)} ${f(y + s - 5)}l${f(6 + random() * 8)} ${f(-5 - random() * 8)}`;
    }
  return { thin, fill };
}

function carpet(): FloorLines {
  const frame = (d: number): string => `M${A + d} ${A + d}h${S - 2 * d}v${S - 2 * d}h${2 * d - S}z`;
  let thin = '';
  for (let y = A + 26; y < B - 16; y += 22)
    for (let x = A + 26 + (Math.floor(y / 22) % 2) * 11; x < B - 18; x += 22)
      thin += `M${x} ${y - 5}l4 5-4 5-4-5zM${x - 8} ${y}h3M${x + 5} ${y}h3`;
  return { thin, white: frame(8) + frame(13) };
}

function earth(random: Random): FloorLines {
  let thin = '';
  for (let i = 0; i < 150; i++)
    thin += `M${f(A + random() * S)} ${f(A + random() * S)}q${f(2 + random() * 4)} ${f(-3 * random())} ${f(4 + random() * 6)} 0`;
  return { thin };
}

function cave(random: Random): FloorLines {
  let [thin, white] = ['', ''];
  for (let i = 0; i < 95; i++) {
    const [x, y] = [A + random() * S, A + random() * S];
    thin += `M${f(x)} ${f(y)}l${f(3 + random() * 5)} ${f(2 - random() * 4)}l${f(3 + random() * 4)} ${f(random() * 4)}`;
    if (i % 6 === 0) white += `M${f(x)} ${f(y - 2)}l${f(4 + random() * 5)} ${f(-2 * random())}`;
  }
  return { thin, white };
}

function grass(random: Random): FloorLines {
  let [thin, white] = ['', ''];
  for (let i = 0; i < 190; i++) {
    const [x, y] = [f(A + random() * S), f(A + 5 + random() * (S - 5))];
    const tuft = `M${x} ${y}l-2-5M${x} ${y}v-6.5M${x} ${y}l2.4-5`;
    if (i % 4 === 0) white += tuft;
    else thin += tuft;
  }
  return { thin, white };
}

function iron(): FloorLines {
  let [strong, thin] = ['', ''];
  for (let i = 0; i <= 4; i++) {
    const p = f(A + (i * S) / 4);
    strong += `M${p} ${A}v${S}M${A} ${p}h${S}`;
  }
  for (let y = A + 7; y < B; y += 13)
    for (let x = A + 7 + (Math.floor(y / 13) % 2) * 6; x < B; x += 13) thin += `M${x - 2.5} ${y - 2.5}l5 5`;
  return { strong, thin };
}

export const DRAW_FLOOR: Readonly<Record<FloorKind, (random: Random) => FloorLines>> = {
  boards,
  parquet,
  stone,
  flags: stone,
  tile,
  carpet,
  earth,
  cave,
  grass,
  iron,
};
