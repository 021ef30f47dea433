import { f } from '../ink/noise.ts';

/** All shadows of a room as one path: the outlines of its furniture, moved, turned and scaled by hand. One shape costs a browser less than a hundred. */

/** A turn, a uniform scale and a move: x' = a·x − b·y + x0, y' = b·x + a·y + y0. */
interface Similar {
  readonly a: number;
  readonly b: number;
  readonly x0: number;
  readonly y0: number;
}

export function placed(x: number, y: number, turn: number, size: number): Similar {
  const angle = (turn * Math.PI) / 180;
  return { a: Math.cos(angle) * size, b: Math.sin(angle) * size, x0: x, y0: y };
}

/** First the inner, then the outer. */
const after = (outer: Similar, inner: Similar): Similar => ({
  a: outer.a * inner.a - outer.b * inner.b,
  b: outer.b * inner.a + outer.a * inner.b,
  x0: outer.a * inner.x0 - outer.b * inner.y0 + outer.x0,
  y0: outer.b * inner.x0 + outer.a * inner.y0 + outer.y0,
});

const at = ({ a, b, x0, y0 }: Similar, x: number, y: number): string =>
  `${f(a * x - b * y + x0)} ${f(b * x + a * y + y0)}`;

const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Flags of an arc may stand without a space before what follows. */
function numbersOf(command: string, text: string): number[] {
  if (command !== 'A') return (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const found: number[] = [];
  const pattern = /\s*,?\s*(-?(?:\d+\.?\d*|\.\d+))/y;
  const flag = /\s*,?\s*([01])/y;
  for (let i = 0; ; ) {
    const next = found.length % 7 === 3 || found.length % 7 === 4 ? flag : pattern;
    next.lastIndex = i;
    const match = next.exec(text);
    if (match === null) return found;
    found.push(Number(match[1]));
    i = next.lastIndex;
  }
}

/** Path data after the move. Everything becomes absolute. */
export function moved(d: string, by: Similar): string {
  let out = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const scale = Math.hypot(by.a, by.b);
  const turn = (Math.atan2(by.b, by.a) * 180) / Math.PI;
  for (const [, letter, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    let command = letter.toUpperCase();
    const relative = letter !== command;
    const numbers = numbersOf(command, rest);
    const size = NUMBERS[command] ?? 0;
    if (command === 'Z') {
      out += 'Z';
      [x, y] = [startX, startY];
      continue;
    }
    for (let i = 0; i + size <= numbers.length; i += size) {
      const own = numbers.slice(i, i + size);
      const [dx, dy] = relative ? [x, y] : [0, 0];
      if (command === 'A') {
        const [rx, ry, angle, large, sweep, ex, ey] = own;
        [x, y] = [ex + dx, ey + dy];
        out += `A${f(rx * scale)} ${f(ry * scale)} ${f(angle + turn)} ${large} ${sweep} ${at(by, x, y)}`;
        continue;
      }
      const points =
        command === 'H'
          ? [own[0] + dx, y]
          : command === 'V'
            ? [x, own[0] + dy]
            : own.map((n, k) => n + (k % 2 === 0 ? dx : dy));
      [x, y] = points.slice(-2);
      const word = command === 'H' || command === 'V' ? 'L' : command;
      const pairs = Array.from({ length: points.length / 2 }, (_, k) => at(by, points[2 * k], points[2 * k + 1]));
      out += word + pairs.join(' ');
      if (command === 'M') {
        [startX, startY] = [x, y];
        command = 'L';
      }
    }
  }
  return out;
}

const attribute = (tag: string, name: string): number => Number(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? 0);

function round(by: Similar, x: number, y: number, rx: number, ry: number): string {
  return moved(`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`, by);
}

/** Lines, light and what is flat throw no shadow. */
const THIN = new Set(
  'l l2 l3 t w lw aw bl bl2 bw ash rope ringo branch webl dustp steps dragm drape glass gratel cage gold pipe0 pipe1 pipe2 wheel glow none fl-k moonlit'.split(
    ' ',
  ),
);

/** The outlines of what is drawn, as path data. */
export function outlines(markup: string, by: Similar): string {
  const stack: Similar[] = [by];
  let out = '';
  for (const [tag, name] of markup.matchAll(/<\/?(\w+)[^>]*>/g)) {
    const now = stack[stack.length - 1];
    if (tag === '</g>') {
      stack.pop();
      continue;
    }
    if (name === 'g') {
      const transform = /transform="([^"]*)"/.exec(tag)?.[1] ?? '';
      const [tx, ty] = (/translate\(([^)]*)\)/.exec(transform)?.[1] ?? '0 0').split(/[ ,]+/).map(Number);
      const turn = Number(/rotate\(([-\d.]+)\)/.exec(transform)?.[1] ?? 0);
      const size = Number(/scale\(([-\d.]+)\)/.exec(transform)?.[1] ?? 1);
      stack.push(after(now, placed(tx, ty, turn, size)));
      continue;
    }
    const tone = /class="([^" ]*)/.exec(tag)?.[1];
    if (tone === undefined || THIN.has(tone)) continue;
    const [x, y] = [attribute(tag, 'x'), attribute(tag, 'y')];
    const [cx, cy] = [attribute(tag, 'cx'), attribute(tag, 'cy')];
    if (name === 'path') out += moved(/ d="([^"]*)"/.exec(tag)?.[1] ?? '', now);
    else if (name === 'rect')
      out += moved(
        `M${x} ${y}h${attribute(tag, 'width')}v${attribute(tag, 'height')}h${-attribute(tag, 'width')}z`,
        now,
      );
    else if (name === 'circle') out += round(now, cx, cy, attribute(tag, 'r'), attribute(tag, 'r'));
    else if (name === 'ellipse') out += round(now, cx, cy, attribute(tag, 'rx'), attribute(tag, 'ry'));
  }
  return out;
}
