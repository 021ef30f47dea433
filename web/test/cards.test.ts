import { secondEdition } from '@hollow/content';
import { loadText } from '@hollow/text';
import { expect, test } from 'vitest';
import { firstRule } from '../src/card/useFirstRule.ts';
import { keptRoll } from '../src/log/keptRoll.ts';
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
  const isOnce = (line: string): boolean => /^(When you (get|lose) it|This is not an item)/u.test(line);
  let others = 0;
  for (const { id } of SECOND.cards) {
    const big = text
      .rulesText(secondEditionHouse, SECOND.kindOf(id), id)
      .flatMap((rule) => rule.split('\n'))
      .map((line) => line.trim().replace(/:$/, ''));
    const line = firstRule(text, SECOND, id, {});
    expect(
      big.some((rule) => line.startsWith(rule)),
      line,
    ).toBe(true);
    if (big.every(isOnce)) continue;
    expect(isOnce(line), id).toBe(false);
    others += 1;
  }
  expect(others).toBeGreaterThan(30);
  expect(firstRule(text, SECOND, 'dog', { companionToken: 'onlyAsMonster' })).not.toContain('token');
});

test('a card in the hand says what it is good for, not what drawing it brought', () => {
  const held = (id: string): string => firstRule(text, SECOND, id, {});
  expect(held('puzzle-box')).toBe(
    'Once during your turn, you may roll Knowledge: 6+: Draw 2 item cards. Discard this card.',
  );
  expect(held('grave-dirt')).toBe('At the start of your turn, take 1 physical damage.');
  expect(held('it-is-meant-to-be')).toMatch(/^Before you roll, you may use the result you set aside/u);
  expect(held('girl')).toBe('When you get this card, gain 1 Sanity and 1 Knowledge.');
  // The row that brings nothing says nothing.
  expect(held('dynamite')).toMatch(/must roll Speed: 0–4: /u);
  expect(firstRule(text, SECOND, 'grave-dirt', {}, 'drawn')).toBe('Roll Might: 4+: Gain 1 Might.');
});

test('the roll that a card keeps is known from the throw that everybody saw', () => {
  const roll = (n: number, about: string, total: number) =>
    ({
      n,
      at: 0,
      kind: 'event',
      event: { type: 'roll', who: 'ox-bellows', about, total, tags: [], faces: [] },
    }) as never;
  const entries = [roll(1, 'it-is-meant-to-be', 6), roll(2, 'mask', 3)];
  expect(keptRoll(entries, SECOND.card('it-is-meant-to-be'), 'ox-bellows')).toBe(6);
  expect(keptRoll(entries, SECOND.card('it-is-meant-to-be'), 'vivian-lopez')).toBeNull();
  // The Mask remembers whether it is worn, not what was rolled.
  expect(keptRoll(entries, SECOND.card('mask'), 'ox-bellows')).toBeNull();
});
