import type { Text } from '@hollow/text/browser';
import type { LogLine } from './log.ts';
import { weighs } from './ticker.ts';

/** What is told to somebody who listens and cannot look. */

/** So much is told in one breath; more would never end. */
const MOST = 8;

/** The screen of the haunt says itself that it begins. */
const isToldElsewhere = ({ events: [event] }: LogLine): boolean => event?.type === 'haunt';

const sayLine = ({ speaker: who, text: line }: LogLine, text: Text): string =>
  who === null ? line : text.t('play.said', { who, line });

/** Lines in the order in which they happened. Of a long row what weighs is told first of all, then what came last; how much is left out is said. */
export function breathOf(lines: readonly LogLine[], text: Text): string[] {
  const told = lines.filter((line) => !isToldElsewhere(line));
  if (told.length <= MOST) return told.map((line) => sayLine(line, text));
  const newest = told.toReversed();
  const kept = new Set([...newest.filter(weighs), ...newest.filter((line) => !weighs(line))].slice(0, MOST));
  return [
    ...told.filter((line) => kept.has(line)).map((line) => sayLine(line, text)),
    text.t('play.told-more', { n: told.length - MOST }),
  ];
}
