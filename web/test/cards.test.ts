import { secondEdition } from '@hollow/content';
import { loadText } from '@hollow/text';
import { expect, test } from 'vitest';
import { firstRule } from '../src/card/useFirstRule.ts';
import { SECOND } from './packs.ts';

const secondEditionHouse = SECOND.whole;
const text = loadText('en', [secondEdition]);

test('the rows of a table stand apart from what asks for the roll', () => {
  const lines = text.rulesLines(secondEditionHouse, 'events', 'creepy-crawlies');
  expect(lines.map(({ kind, range }) => [kind, range])).toEqual([
    ['text', ''],
    ['row', '5+'],
    ['row', '1–4'],
    ['row', '0'],
  ]);
  expect(lines.map(({ head }) => head)).toEqual([true, false, false, false]);
});

test('the row that a roll has hit is found on the card', () => {
  const rolled = { about: 'creepy-crawlies', tags: ['trait', 'sanity'], total: 3 };
  const lines = text.rulesLines(secondEditionHouse, 'events', 'creepy-crawlies');
  expect(lines.filter(({ whole }) => whole === text.row(rolled)?.trim()).map(({ range }) => range)).toEqual(['1–4']);
});

test('what belongs to a choice is set in below it', () => {
  const lines = text.rulesLines(secondEditionHouse, 'events', 'spider');
  expect(lines.filter(({ kind }) => kind === 'course').map(({ depth }) => depth)).toEqual([1, 1]);
  expect(lines.filter(({ kind }) => kind === 'row').every(({ depth }) => depth === 2)).toBe(true);
});

test('a small card says what the big one says of it while it is held, as the table reads it', () => {
  const isOnce = (line: string): boolean => /^When you (get|lose) it/u.test(line);
  let others = 0;
  for (const { id } of SECOND.cards) {
    const big = text
      .rulesText(secondEditionHouse, SECOND.kindOf(id), id)
      .flatMap((rule) => rule.split('\n'))
      .map((line) => line.trim().replace(/:$/, ' …'));
    const line = firstRule(text, SECOND, id, {});
    expect(big).toContain(line);
    if (big.every(isOnce)) continue;
    expect(isOnce(line), id).toBe(false);
    others += 1;
  }
  expect(others).toBeGreaterThan(30);
  expect(firstRule(text, SECOND, 'dog', { companionToken: 'onlyAsMonster' })).not.toContain('token');
});
