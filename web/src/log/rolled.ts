import type { HauntWordsSent, LogEntry } from '@hollow/protocol';
import type { Text, ThrowRow } from '@hollow/text/browser';
import { sumsWithin } from '../dice/chance.ts';
import { bound } from '../dice/wanted.ts';
import { lineBehind, rowsBehind, type Thrown } from './rows.ts';
import { isEvent, lastEvent, type Roll } from './seen.ts';

/** What a roll was for, and what its result means. */

interface About {
  readonly entries: readonly LogEntry[];
  readonly words: HauntWordsSent | null;
  readonly readings: Readonly<Record<string, string>>;
}

const has = ({ event }: Roll, tag: string): boolean => event.tags.includes(tag);

/** What is known of the action or rule that asked for the roll. */
function pageOf(key: string | undefined, words: HauntWordsSent | null): string | null {
  const line = lineBehind(key, words);
  if (line === null) return null;
  return line.kind === 'rule' || line.kind === 'right-now'
    ? (line.brief ?? line.text)
    : (line.more ?? (line.kind === 'used' ? line.text : null));
}

/** What is asked for a roll: a thing, and a rule or deed of the haunt. A rule that somebody carries is about that somebody, who has no table. */
export interface Purpose extends Thrown {
  readonly about: string;
}

/** What each result brings: by the page of the haunt that asks for the roll, or by the table of the card, room or token. */
export function rowsFor(
  roll: Purpose,
  words: HauntWordsSent | null,
  text: Text,
  readings: Readonly<Record<string, string>>,
): readonly ThrowRow[] {
  const rows = rowsBehind(roll, words);
  return rows.length > 0 || roll.about === '' ? rows : text.rows(roll, readings);
}

/** The row in which a result stands, as one reads it. */
export function rowWith(rows: readonly ThrowRow[], total: number, text: Text): string | null {
  const row = rows.find(({ range }) => sumsWithin(range)?.(total) === true);
  return row === undefined ? null : text.t('play.roll-row', row);
}

/** Two who measure themselves against each other: the roll before this one. */
function contest(roll: Roll, entries: readonly LogEntry[], text: Text): string | null {
  const before = lastEvent(
    entries.filter(({ n }) => n < roll.n),
    'roll',
  )?.event;
  if (before === undefined || !before.tags.includes('contest')) return null;
  return text.t('play.duel-before', {
    by: text.shortNoun(before.who),
    attack: before.total,
    on: text.shortNoun(roll.event.who),
    defence: roll.event.total,
  });
}

/** Null where the result speaks for itself, or nobody here may know. */
export function rollMeaning(roll: Roll, { entries, words, readings }: About, text: Text): string | null {
  const { event, n } = roll;
  const { total } = event;
  if (has(roll, 'haunt')) {
    const began = entries.some((entry) => entry.n > n && isEvent(entry) && entry.event.type === 'haunt');
    const wanted = bound(event);
    return text.t('play.haunt-roll', {
      began: began ? 'yes' : 'no',
      most: wanted?.n ?? 'none',
      way: wanted?.way ?? 'most',
    });
  }
  if (event.atMost !== undefined)
    return text.t('play.roll-most', { enough: total <= event.atMost ? 'yes' : 'no', most: event.atMost });
  if (event.need !== undefined && event.need > 0)
    return text.t('play.roll-need', { enough: total >= event.need ? 'yes' : 'no', need: event.need });
  if (has(roll, 'contest')) return contest(roll, entries, text);
  const row = text.row(event, readings);
  if (row !== null) return row;
  if (has(roll, 'damage')) return text.t('play.roll-damage', { n: total });
  if (has(roll, 'movement')) return text.t('play.roll-moves', { n: total, herd: has(roll, 'herd') ? 'yes' : 'no' });
  return rowWith(rowsBehind(event, words), total, text) ?? pageOf(event.behind, words);
}
