import type { HauntWordsSent } from '@hollow/protocol';
import type { ThrowRow, ThrowTable, TomeLine } from '@hollow/text/browser';

/** What one's own page of the haunt says of a roll. */

const TOLD: readonly TomeLine['kind'][] = ['now', 'later', 'done', 'rule', 'used'];

/** The line of one's own page about an action or a rule of the haunt, or what was heard of one on another page. */
export function lineBehind(key: string | undefined, words: HauntWordsSent | null): TomeLine | null {
  if (key === undefined || words === null) return null;
  // What a page does first, before the first turn.
  const first = words.tome.find(({ kind, side }) => kind === 'right-now' && `setup/${side}` === key);
  return first ?? words.tome.find(({ id, kind }) => id === key && TOLD.includes(kind)) ?? null;
}

/** A roll: one rule may throw several handfuls, and each has a table of its own. */
export interface Thrown {
  readonly behind?: string | undefined;
  readonly tags: readonly string[];
  readonly dice: number;
}

/** Whether a table is that of a roll: by the trait that is rolled, or by dice alone. */
const isOf = ({ of, dice }: ThrowTable, roll: Thrown): boolean =>
  of === '' ? !roll.tags.includes('trait') && (dice === undefined || dice === roll.dice) : roll.tags.includes(of);

/** What each result of a roll brings, as far as the reader may know: not of the damage that comes after it. */
export function rowsBehind(roll: Thrown, words: HauntWordsSent | null): readonly ThrowRow[] {
  const { behind, tags } = roll;
  if (behind === undefined || tags.includes('damage')) return [];
  const [table, ...more] = (lineBehind(behind, words)?.throws ?? []).filter((one) => isOf(one, roll));
  return table === undefined || more.length > 0 ? [] : table.rows;
}
