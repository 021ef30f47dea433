import type { Clock, Settings } from '@hollow/protocol';

export type ChangeSettings = (settings: Partial<Settings>) => void;

/** The clocks that a table is offered; a host may set any other through the protocol. */
export const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'decision', seconds: 30 },
  { kind: 'decision', seconds: 60 },
  { kind: 'decision', seconds: 300 },
  { kind: 'decision', seconds: 86_400 },
  { kind: 'turn', seconds: 120 },
  { kind: 'turn', seconds: 300 },
  { kind: 'turn', seconds: 900 },
  { kind: 'turn', seconds: 86_400 },
  { kind: 'turn', seconds: 259_200 },
  { kind: 'turn', seconds: 604_800 },
];

/** How long somebody may be away before a bot plays for them; null for ever. */
export const ABSENCES: readonly (number | null)[] = [null, 60, 300, 3600, 86_400];

/** After how many rounds a game is broken off; null for never. */
export const ROUNDS: readonly (number | null)[] = [50, 100, 200, null];

export const PACES: readonly Settings['pace'][] = ['quick', 'steady', 'slow'];

export const sameClock = (a: Clock, b: Clock): boolean =>
  a.kind === b.kind && (a.kind === 'none' || b.kind === 'none' || a.seconds === b.seconds);

/** Whole units that a person would say: two minutes, five hours, three days. */
export function span(seconds: number): { readonly n: number; readonly unit: 'second' | 'minute' | 'hour' | 'day' } {
  if (seconds % 86_400 === 0) return { n: seconds / 86_400, unit: 'day' };
  if (seconds % 3600 === 0) return { n: seconds / 3600, unit: 'hour' };
  if (seconds % 60 === 0) return { n: seconds / 60, unit: 'minute' };
  return { n: seconds, unit: 'second' };
}

/** Numbers as a person types them: 1, 4-6, 12. */
export function parseNumbers(typed: string, most: number): number[] {
  const found = new Set<number>();
  for (const part of typed.split(/[^\d-–]+/).filter((word) => word !== '')) {
    const [from = Number.NaN, to = from] = part.split(/[-–]/).map(Number);
    if (!Number.isInteger(from) || !Number.isInteger(to)) continue;
    for (let n = Math.max(1, from); n <= Math.min(most, to); n += 1) found.add(n);
  }
  return [...found].sort((a, b) => a - b);
}

/** The same the other way round. */
export function formatNumbers(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const n of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === n - 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}
