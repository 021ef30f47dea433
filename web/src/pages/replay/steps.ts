import type { LogEntry } from '@hollow/protocol';
import type { Text } from '@hollow/text/browser';
import { linesOfStep } from '../../log/log.ts';
import { isEvent, whomConcerns } from '../../log/seen.ts';
import type { Film } from './film.ts';

/** What the steps of a game tell, each by itself. */

export interface StepLine {
  readonly who: string | null;
  readonly text: string;
}

/** What the log leaves to a line that belongs to a later step here: a tile is turned over before it is laid. */
const turnedOver = (step: readonly LogEntry[], text: Text): readonly StepLine[] =>
  step.filter(isEvent).flatMap(({ event }) => {
    return event.type === 'tile' ? [{ who: whomConcerns(event), text: text.event(event) }] : [];
  });

/** The lines of one step, up to an entry; none for an answer of which nothing comes yet. */
export function linesOfFrame(film: Film, n: number, text: Text, upTo = Number.POSITIVE_INFINITY): readonly StepLine[] {
  const step = film.told(n - 1).filter((entry) => entry.n <= upTo);
  const lines = linesOfStep(step, film.entries(n - 1), text);
  return lines.length > 0 ? lines : turnedOver(step, text);
}

/** What the list of steps says of one: every step has its row. */
export function stepRow(lines: readonly StepLine[], text: Text): StepLine {
  const said = lines.map((line) => line.text).join(' ');
  return { who: lines[0]?.who ?? null, text: said === '' ? text.t('replay.untold') : said };
}

/** What stands over the line of the game: what was told last, at this step or before it. */
export function titleAt(film: Film, n: number, now: readonly StepLine[], text: Text): string {
  let lines = now;
  for (let at = n - 1; lines.length === 0 && at > 0; at -= 1) lines = linesOfFrame(film, at, text);
  return lines.at(-1)?.text ?? text.t('replay.before');
}
