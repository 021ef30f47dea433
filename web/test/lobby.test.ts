import type { HauntNotice, TableSeat } from '@hollow/protocol';
import { loadText } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { byPack, packHeading } from '../src/pages/door/HauntTiles.tsx';
import { countHaunts, scenarioNote } from '../src/pages/lobby/scenarios.ts';
import { seatsForGuest } from '../src/table/chat/guests.ts';
import { CLOCKS, formatNumbers, parseNumbers, sameClock, span } from '../src/table/settings/settings.ts';

describe('Haunts are chosen by their numbers', () => {
  test.each([
    ['1, 4-6 12', [1, 4, 5, 6, 12]],
    ['50–60', [50]],
    ['3;3;2', [2, 3]],
    ['none', []],
    ['', []],
    ['0, 99', []],
    ['7-', []],
  ])('“%s” is %j', (typed, numbers) => {
    expect(parseNumbers(typed, 50)).toEqual(numbers);
  });

  test('and are written down shortly', () => {
    expect(formatNumbers([12, 1, 4, 5, 6])).toBe('1, 4–6, 12');
    expect(parseNumbers(formatNumbers([1, 2, 9]), 50)).toEqual([1, 2, 9]);
  });
});

test('Times are said in the largest unit that fits', () => {
  expect([45, 60, 300, 7200, 259_200].map(span)).toEqual([
    { n: 45, unit: 'second' },
    { n: 1, unit: 'minute' },
    { n: 5, unit: 'minute' },
    { n: 2, unit: 'hour' },
    { n: 3, unit: 'day' },
  ]);
});

test('A clock is found again among those on offer', () => {
  expect(CLOCKS.filter((clock) => sameClock(clock, { kind: 'turn', seconds: 300 }))).toHaveLength(1);
  expect(CLOCKS.filter((clock) => sameClock(clock, { kind: 'none' }))).toHaveLength(1);
});

test('Whoever knocks is given an open seat, else one that was given up, else that of a bot; never one that is kept', () => {
  const seat = (holder: 'open' | 'person' | 'bot', more: Partial<TableSeat> = {}) =>
    ({ holder, here: false, host: false, givenUp: null, ...more }) as TableSeat;
  const numbers = (...seats: readonly TableSeat[]): number[] => seatsForGuest(seats).map((each) => seats.indexOf(each));
  const host = seat('person', { here: true, host: true });
  expect(numbers(host, seat('bot'), seat('open'))).toEqual([2, 1]);
  expect(numbers(host, seat('bot'), seat('person'), seat('person', { givenUp: 'agreed' }))).toEqual([3, 1]);
  expect(numbers(seat('person', { host: true }), seat('person', { here: true }))).toEqual([]);
});

test('haunts to practise are told apart by their packs, which may share numbers', () => {
  const haunt = (id: string) => ({ haunt: id, number: 1, name: null, sides: [], seats: [4] });
  expect(byPack([haunt('a/x'), haunt('b/y'), haunt('a/z')]).map(([pack, some]) => [pack, some.length])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

test('a pack of haunts has its name or, until that has come, none', () => {
  const offers = [{ id: 'a', name: 'First Edition' }] as unknown as Parameters<typeof packHeading>[1];
  expect(packHeading('a', offers)).toBe('First Edition');
  expect(packHeading('b', offers)).toBe('b');
  expect(packHeading('a', null).trim()).toBe('');
});

describe('Where a scenario is chosen', () => {
  const third = loadText('en', ['third-edition']);
  const scenarios = [{ id: 'a-mysterious-invitation', haunts: [1, 6, 8] }];
  const known = [6, 8].map((number) => ({ number, haunt: `haunt-${number}` })) as unknown as HauntNotice[];
  const note = (missing: readonly number[], scenario: string): string =>
    scenarioNote(
      third,
      countHaunts([{ id: 'a-mysterious-invitation', haunts: [6, 8, ...missing] }], known, { haunts: [] }),
      { scenario, unplayed: false },
    );

  test('it says how many of its haunts can come', () => {
    expect(countHaunts(scenarios, known, { haunts: [] })).toEqual([{ id: 'a-mysterious-invitation', n: 2, of: 3 }]);
    expect(countHaunts(scenarios, known, { haunts: ['haunt-6'] })).toMatchObject([{ n: 1, of: 3 }]);
  });

  test.each(['', 'a-mysterious-invitation'])('and what happens where the omen names another (“%s”)', (scenario) => {
    expect(note([1], scenario)).toMatch(/goes under its deck, and the next omen that leads to a haunt that can come/);
    expect(note([], scenario)).not.toMatch(/under its deck/);
  });
});
