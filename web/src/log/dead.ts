import type { LogEntry } from '@hollow/protocol';
import { isTakenBack, stepBackOf } from '../state/standing.ts';

/** Who is dead, and the entry of their death: a step back may take it with it. */
export type Deaths = ReadonlyMap<string, Pick<LogEntry, 'n' | 'at'>>;

export const NO_DEATHS: Deaths = new Map();

/** Who is dead after one more entry. */
export function deathsAfter(deaths: Deaths, entry: LogEntry): Deaths {
  if (entry.kind === 'event')
    return entry.event.type === 'died' ? new Map([...deaths, [entry.event.who, entry]]) : deaths;
  const back = stepBackOf(entry);
  return back === null ? deaths : new Map([...deaths].filter(([, died]) => !isTakenBack(died, back)));
}
