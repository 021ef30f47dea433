import { f } from '../ink/noise.ts';

/** All shadows of a room as one path: the outlines of its furniture, moved, turned and scaled by hand. One shape costs a browser less than a hundred. */

/** A turn, a uniform scale and a move: x' = a·x − b·y + x0, y' = b·x + a·y + y0. */
interface Similar {
  readonly a: number;
  readonly b: number;
  readonly x0: number;
  readonly y0: number;
}

export function placing(x: number, y: number, turn: number, size: number): Similar {
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

type Point = readonly [x: number, y: number];

/** One command of a path with the numbers that it takes at a time. */
interface Step {
  readonly command: string;
  readonly isRelative: boolean;
  readonly numbers: readonly number[];
}

/** The steps of path data. What follows the first pair of a move is a line. */
function stepsOf(d: string): Step[] {
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = '', rest = '']) => {
    const command = letter.toUpperCase();
    const isRelative = letter !== command;
    const size = NUMBERS[command] ?? 0;
    if (size === 0) return [{ command, isRelative, numbers: [] }];
    const numbers = numbersOf(command, rest);
    return Array.from({ length: Math.floor(numbers.length / size) }, (_, i) => ({
      command: command === 'M' && i > 0 ? 'L' : command,
      isRelative,
      numbers: numbers.slice(i * size, (i + 1) * size),
    }));
  });
}

/** The points of a step, the last of them where it leads to. */
function pointsOf({ command, isRelative, numbers }: Step, [x, y]: Point): Point[] {
  const [dx, dy] = isRelative ? [x, y] : [0, 0];
  const [first = 0] = numbers;
  if (command === 'H') return [[first + dx, y]];
  if (command === 'V') return [[x, first + dy]];
  return Array.from({ length: numbers.length / 2 }, (_, k) => [
    (numbers[2 * k] ?? 0) + dx,
    (numbers[2 * k + 1] ?? 0) + dy,
  ]);
}

/** An arc, moved: its radii grow with the scale, its angle with the turn. */
function arc(numbers: readonly number[], by: Similar, [x, y]: Point): string {
  const [rx = 0, ry = 0, angle = 0, large, sweep] = numbers;
  const scale = Math.hypot(by.a, by.b);
  const turn = (Math.atan2(by.b, by.a) * 180) / Math.PI;
  return `A${f(rx * scale)} ${f(ry * scale)} ${f(angle + turn)} ${large} ${sweep} ${at(by, x, y)}`;
}

/** Path data after the move. Everything becomes absolute. */
export function movePath(d: string, by: Similar): string {
  let out = '';
  let now: Point = [0, 0];
  let start: Point = [0, 0];
  for (const step of stepsOf(d)) {
    const { command, numbers } = step;
    if (command === 'Z') {
      out += 'Z';
      now = start;
      continue;
    }
    // The last two numbers of an arc are where it leads to.
    const points = pointsOf(command === 'A' ? { ...step, numbers: numbers.slice(-2) } : step, now);
    now = points.at(-1) ?? now;
    if (command === 'M') start = now;
    const word = command === 'H' || command === 'V' ? 'L' : command;
    out += command === 'A' ? arc(numbers, by, now) : word + points.map(([x, y]) => at(by, x, y)).join(' ');
  }
  return out;
}

const attribute = (tag: string, name: string): number => Number(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? 0);

function round(by: Similar, x: number, y: number, rx: number, ry: number): string {
  return movePath(`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`, by);
}

/** Lines, light and what is flat throw no shadow. */
const THIN = new Set(
  'l l2 l3 t w lw aw bl bl2 bw ash rope ringo branch webl dustp steps dragm drape glass gratel cage gold pipe0 pipe1 pipe2 wheel glow none fl-k moonlit'.split(
    ' ',
  ),
);

/** Where a group puts what is in it. */
function groupPlace(tag: string): Similar {
  const transform = /transform="([^"]*)"/.exec(tag)?.[1] ?? '';
  const [x = 0, y = 0] = (/translate\(([^)]*)\)/.exec(transform)?.[1] ?? '0 0').split(/[ ,]+/).map(Number);
  const turn = Number(/rotate\(([-\d.]+)\)/.exec(transform)?.[1] ?? 0);
  const size = Number(/scale\(([-\d.]+)\)/.exec(transform)?.[1] ?? 1);
  return placing(x, y, turn, size);
}

/** The outline of one shape; none where it throws no shadow. */
function outline(name: string, tag: string, by: Similar): string {
  const tone = /class="([^" ]*)/.exec(tag)?.[1];
  if (tone === undefined || THIN.has(tone)) return '';
  const of = (attributeName: string): number => attribute(tag, attributeName);
  switch (name) {
    case 'path':
      return movePath(/ d="([^"]*)"/.exec(tag)?.[1] ?? '', by);
    case 'rect':
      return movePath(`M${of('x')} ${of('y')}h${of('width')}v${of('height')}h${-of('width')}z`, by);
    case 'circle':
      return round(by, of('cx'), of('cy'), of('r'), of('r'));
    case 'ellipse':
      return round(by, of('cx'), of('cy'), of('rx'), of('ry'));
    default:
      return '';
  }
}

/** The outlines of what is drawn, as path data. */
export function outlines(markup: string, by: Similar): string {
  const outer: Similar[] = [];
  let now = by;
  let out = '';
  for (const [tag, name = ''] of markup.matchAll(/<\/?(\w+)[^>]*>/g)) {
    if (tag === '</g>') now = outer.pop() ?? by;
    else if (name === 'g') {
      outer.push(now);
      now = after(now, groupPlace(tag));
    } else out += outline(name, tag, now);
  }
  return out;
}
