import { describe, expect, test } from 'vitest';
import type { LedgerClause } from '../src/rulebook/clauses.ts';
import { cutAt, searchClauses } from '../src/rulebook/search.ts';

const clause = (id: string, area: string, rule: string): LedgerClause => ({ id, area, rule }) as LedgerClause;
const CLAUSES = [
  clause('a.dice', 'dice', 'At the haunt roll all six dice are thrown.'),
  clause('a.roll', 'haunt-roll', 'The haunt begins when the roll is lower than the number of omens.'),
  clause('a.attack', 'combat', 'You may attack once during your turn.'),
  clause('a.hurt', 'damage', 'The loser takes physical damage.'),
];
const TITLES = new Map([
  ['dice', 'Dice'],
  ['haunt-roll', 'The haunt roll'],
  ['combat', 'Fights'],
  ['damage', 'Damage'],
]);
const ids = (typed: string): string[] => searchClauses(CLAUSES, TITLES, typed).clauses.map(({ id }) => id);

describe('the search in the rules', () => {
  test('shows everything before anything is typed', () => expect(ids(' ')).toHaveLength(CLAUSES.length));
  test('puts the chapter with these words first', () => expect(ids('haunt roll')).toEqual(['a.roll', 'a.dice']));
  test('puts a slip of the pen right, and says so', () => {
    expect(ids('physical damge')).toEqual(['a.hurt']);
    expect(searchClauses(CLAUSES, TITLES, 'damge')).toMatchObject({ near: true, words: ['damage'] });
  });
  test('finds the nearest where no clause has every word', () => expect(ids('can I attack twice')[0]).toBe('a.attack'));
  test('finds nothing in nonsense', () => expect(ids('xylophone')).toEqual([]));
});

test('found words are marked where they stand', () => {
  const cut = (text: string, ...words: readonly string[]) =>
    cutAt(text, words).map((piece) => [piece.text, piece.found]);
  expect(cut('The Haunt roll', 'haunt')).toEqual([
    ['The ', false],
    ['Haunt', true],
    [' roll', false],
  ]);
  expect(cut('Nothing here')).toEqual([['Nothing here', false]]);
});
