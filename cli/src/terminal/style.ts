import { styleText } from 'node:util';

/** The terminal as it is now: its size, and colours where it shows them. */

type Format = Parameters<typeof styleText>[0];

/** Width and height where nobody says: a pipe, a test. */
const PLAIN = { columns: 100, rows: 40 } as const;
/** Below this many columns there is no room for a map. */
export const NARROW = 60;
/** Below this many rows everything is told more briefly. */
const LOW = 30;

export const terminalColumns = (): number => Math.max(20, Math.min(process.stdout.columns ?? PLAIN.columns, 140));
export const terminalRows = (): number => process.stdout.rows ?? PLAIN.rows;
export const isLow = (): boolean => terminalRows() < LOW;

/** Off by itself where the output is no terminal or NO_COLOR is set. */
export const paintText = (format: Format, text: string): string =>
  styleText(format, text, { stream: process.stdout, validateStream: true });

const PEOPLE: readonly Format[] = ['cyan', 'magenta', 'yellow', 'green', 'blue', 'red'];
export const paintTextAs = (nth: number, text: string): string =>
  paintText(['bold', PEOPLE[nth % PEOPLE.length]] as Format, text);

/** Breaks a line at spaces so that it fits; what follows is indented. Lines without colours only. */
export function wrapLine(line: string, indent = line.length - line.trimStart().length): string[] {
  const most = terminalColumns();
  const lines: string[] = [];
  let rest = line;
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most);
    const at = space > indent ? space : most;
    lines.push(rest.slice(0, at).trimEnd());
    rest = `${' '.repeat(Math.min(indent, most - 10))}${rest.slice(at).trimStart()}`;
  }
  return [...lines, rest];
}

/** A heading across the screen. */
export const drawHeading = (title: string): string => {
  const head = `── ${title} `;
  const fits = head.length <= terminalColumns();
  return paintText('dim', fits ? head.padEnd(terminalColumns(), '─') : `${head.slice(0, terminalColumns() - 1)}…`);
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const ESCAPE = String.fromCharCode(27);

/** Colours words wherever they stand in a line without colours: people, traits, harm. */
export function painter(words: ReadonlyMap<string, (text: string) => string>): (line: string) => string {
  const known = [...words.keys()].filter((word) => word !== '').sort((a, b) => b.length - a.length);
  if (known.length === 0) return (line) => line;
  const any = new RegExp(`(?<![\\p{L}])(?:${known.map(escaped).join('|')})(?![\\p{L}])`, 'gu');
  return (line) => (line.includes(ESCAPE) ? line : line.replace(any, (found) => words.get(found)?.(found) ?? found));
}
