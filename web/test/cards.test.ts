import { secondEdition } from '@hollow/content';
import { loadText } from '@hollow/text';
import { expect, test } from 'vitest';
import { cardLines } from '../src/card/lines.ts';
import { firstRule } from '../src/card/useFirstRule.ts';
import { SECOND } from './packs.ts';

const secondEditionHouse = SECOND.whole;
const text = loadText('en', [secondEdition]);

test('the rows of a table stand apart from what asks for the roll', () => {
  const lines = cardLines(text.rulesText(secondEditionHouse, 'events', 'creepy-crawlies'));
  expect(lines.map(({ kind, range }) => [kind, range])).toEqual([
    ['head', ''],
    ['row', '5+'],
    ['row', '1–4'],
    ['row', '0'],
  ]);
});

test('the row that a roll has hit is found on the card', () => {
  const rolled = { about: 'creepy-crawlies', tags: ['trait', 'sanity'], total: 3 };
  const lines = cardLines(text.rulesText(secondEditionHouse, 'events', 'creepy-crawlies'));
  expect(lines.filter(({ whole }) => whole === text.row(rolled)?.trim()).map(({ range }) => range)).toEqual(['1–4']);
});

test('what belongs to a choice is set in below it', () => {
  const lines = cardLines(text.rulesText(secondEditionHouse, 'events', 'spider'));
  expect(lines.filter(({ kind }) => kind === 'course').map(({ depth }) => depth)).toEqual([1, 1]);
  expect(lines.filter(({ kind }) => kind === 'row').every(({ depth }) => depth === 2)).toBe(true);
});

test('a small card says what the big one says, as the table reads it', () => {
  const onBig = (readings: Readonly<Record<string, string>>): string =>
    text.rulesText(secondEditionHouse, 'omens', 'dog', readings)[0] ?? '';
  for (const readings of [{}, { companionToken: 'onlyAsMonster' }])
    expect(firstRule(text, SECOND, 'dog', readings)).toBe(onBig(readings).split('\n')[0]);
  expect(firstRule(text, SECOND, 'dog', { companionToken: 'onlyAsMonster' })).not.toContain('token');
});
