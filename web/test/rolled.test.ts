import type { SeenEvent } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import { loadText, type TomeLine } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { rollMeaning, rowsFor } from '../src/log/rolled.ts';
import { lineBehind, rowsBehind } from '../src/log/rows.ts';
import { lastRoll } from '../src/log/seen.ts';
import { purposeOfRoll } from '../src/moments/moment.ts';
import { must } from './must.ts';

const text = loadText('en', ['second-edition']);

const entries = (...events: readonly Readonly<Record<string, unknown>>[]): LogEntry[] =>
  events.map((event, i) => ({ n: i + 1, at: 0, kind: 'event', event: { reveals: false, ...event } as SeenEvent }));

const roll = (more: Readonly<Record<string, unknown>>) => ({
  type: 'roll',
  who: 'ox-bellows',
  faces: [2, 1],
  total: 3,
  tags: [],
  about: '',
  ...more,
});

/** A rule that rolls two dice for one thing and one die for another. */
const DRIFT: TomeLine = {
  kind: 'rule',
  id: 'drift',
  text: 'She drifts.',
  brief: 'Two dice say where.',
  throws: [{ of: '', dice: 2, rows: [{ range: '0+', text: 'You steer her.' }] }],
};

const NO_WORDS = { haunt: 'x', number: 1, pages: {}, labels: {}, tome: [] };

/** A rule with a roll of Sanity, and with one of dice alone. */
const LURE: TomeLine = {
  kind: 'rule',
  id: 'lure',
  text: 'You hear music.',
  throws: [
    {
      of: 'sanity',
      rows: [
        { range: '4+', text: 'You resist.' },
        { range: '0–3', text: 'You are drawn in.' },
      ],
    },
    { of: '', rows: [{ range: '0+', text: 'You dance.' }] },
  ],
};

function meaning(...events: readonly Readonly<Record<string, unknown>>[]): string | null {
  const told = entries(...events);
  const last = lastRoll(told);
  if (last === null) throw new Error('nobody has rolled');
  const line = {
    kind: 'rule',
    id: 'drawn-in',
    text: 'Whoever hears it rolls Sanity: 4 or more, or is drawn in.',
  } as const;
  const words = { ...NO_WORDS, tome: [line, LURE] };
  return rollMeaning(last, { entries: told, words, readings: {} }, text);
}

describe('A roll says what it was for', () => {
  test('a deed of the haunt: what was needed, and whether it is enough', () => {
    expect(meaning(roll({ tags: ['task', 'trait', 'might'], need: 4 }))).toBe('Not enough: 4 or more was needed.');
    expect(meaning(roll({ tags: ['task', 'trait', 'might'], need: 3 }))).toBe('Enough: 3 or more was needed.');
  });

  test('the haunt roll: whether the haunt begins', () => {
    const haunt = roll({ tags: ['haunt'], atMost: 2 });
    expect(meaning(haunt)).toBe('The haunt does not begin yet: a roll of 2 or less is needed.');
    expect(meaning(haunt, { type: 'haunt', haunt: 'x', number: 1 })).toBe('The haunt begins: the roll is 2 or less.');
    const high = roll({ tags: ['haunt'], need: 5 });
    expect(meaning(high)).toBe('The haunt does not begin yet: a roll of 5 or more is needed.');
    expect(meaning(high, { type: 'haunt', haunt: 'x', number: 1 })).toBe('The haunt begins: the roll is 5 or more.');
    expect(meaning(roll({ tags: ['haunt'] }))).toBe('The haunt does not begin yet.');
  });

  test('a roll that has to be low says so, whatever it is for', () => {
    expect(meaning(roll({ atMost: 3 }))).toBe('Low enough: 3 or less was needed.');
    expect(meaning(roll({ atMost: 2 }))).toBe('Too high: 2 or less was needed.');
  });

  test('damage, and the steps of monsters', () => {
    expect(meaning(roll({ tags: ['damage'] }))).toBe('The result is the amount of damage.');
    expect(meaning(roll({ tags: ['herd', 'movement'], who: 'zombie' }))).toBe(
      'Each monster that shares this roll may move as many spaces as the result.',
    );
    expect(meaning(roll({ tags: ['movement'], who: 'mummy' }))).toBe(
      'The monster may move as many spaces as the result.',
    );
  });

  test('two who measure themselves: both results', () => {
    const first = roll({ tags: ['contest', 'might'], total: 5 });
    expect(meaning(first, roll({ tags: ['contest', 'might'], who: 'zoe-ingstrom' }))).toBe(
      'Ox scores 5 against Zoe’s 3.',
    );
    expect(meaning(first)).toBeNull();
  });

  test('a rule of the haunt: what one’s own page says of it', () => {
    expect(meaning(roll({ behind: 'drawn-in', need: 0 }))).toBe(
      'Whoever hears it rolls Sanity: 4 or more, or is drawn in.',
    );
    expect(meaning(roll({ behind: 'of-the-other-side' }))).toBeNull();
  });

  test('a rule of the haunt with a table: the row in which the result stands', () => {
    expect(meaning(roll({ behind: 'lure', tags: ['trait', 'sanity'], total: 4 }))).toBe('4+: You resist.');
    expect(meaning(roll({ behind: 'lure', tags: ['trait', 'sanity'] }))).toBe('0–3: You are drawn in.');
    expect(meaning(roll({ behind: 'lure', tags: ['trait', 'might'] }))).toBe('You hear music.');
  });
});

describe('Before the dice are thrown', () => {
  const words = { ...NO_WORDS, tome: [LURE] };

  test('whoever has the rule on their page is told what each result brings', () => {
    const rows = rowsBehind({ behind: 'lure', tags: ['trait', 'sanity'], dice: 2 }, words);
    expect(rows.map(({ range }) => range)).toEqual(['4+', '0–3']);
    expect(rowsBehind({ behind: 'lure', tags: [], dice: 2 }, words).map(({ text: said }) => said)).toEqual([
      'You dance.',
    ]);
  });

  test('whoever has only heard of it is told as much, and otherwise what it is called', () => {
    const heard: TomeLine = { kind: 'used', id: 'wail', text: 'The wail', throws: LURE.throws ?? [] };
    const page = { ...NO_WORDS, tome: [heard] };
    expect(rowsBehind({ behind: 'wail', tags: ['trait', 'sanity'], dice: 2 }, page).map(({ range }) => range)).toEqual([
      '4+',
      '0–3',
    ]);
    expect(lineBehind('wail', page)?.text).toBe('The wail');
    expect(
      lineBehind('setup/traitor', { ...NO_WORDS, tome: [{ kind: 'right-now', side: 'traitor', text: 'Now.' }] }),
    ).toEqual(expect.objectContaining({ text: 'Now.' }));
  });

  test('a rule that somebody carries is told by its page, though the roll is about whoever carries it', () => {
    const carried = { about: 'ox-bellows', behind: 'lure', tags: ['trait', 'sanity'], dice: 2 };
    expect(rowsFor(carried, words, text, {}).map(({ range }) => range)).toEqual(['4+', '0–3']);
    expect(rowsFor({ about: 'ox-bellows', tags: ['trait', 'sanity'], dice: 2 }, words, text, {})).toEqual([]);
  });

  test('one table of a rule that rolls several handfuls serves for no other of them', () => {
    const words = { ...NO_WORDS, tome: [DRIFT] };
    const rows = (dice: number) => rowsBehind({ behind: 'drift', tags: [], dice }, words);
    expect(rows(2).map(({ text: said }) => said)).toEqual(['You steer her.']);
    expect(rows(1)).toEqual([]);
    const [turned] = entries(roll({ behind: 'drift', dice: 1 }));
    expect(
      rollMeaning(must(lastRoll(turned === undefined ? [] : [turned])), { entries: [], words, readings: {} }, text),
    ).toBe('Two dice say where.');
  });

  test('a roll that is shown has the table of its own dice', () => {
    const words = { ...NO_WORDS, tome: [DRIFT] };
    const shown = (dice: number) => {
      const { event } = must(lastRoll(entries(roll({ behind: 'drift', dice }))));
      return rowsFor(purposeOfRoll(event), words, text, {}).map(({ text: said }) => said);
    };
    expect(shown(2)).toEqual(['You steer her.']);
    expect(shown(1)).toEqual([]);
  });

  test('nobody else is, nor is it told of the damage that comes after', () => {
    expect(rowsBehind({ behind: 'lure', tags: ['trait', 'sanity'], dice: 2 }, NO_WORDS)).toEqual([]);
    expect(rowsBehind({ tags: ['trait', 'sanity'], dice: 2 }, words)).toEqual([]);
    expect(rowsBehind({ behind: 'lure', tags: ['damage'], dice: 2 }, words)).toEqual([]);
  });
});
