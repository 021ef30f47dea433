import { secondEdition } from '@hollow/content';
import type { Pack } from '@hollow/engine';
import { expect, test } from 'vitest';
import { changeOwnSeat, checkSeatCount, setSeatCount, usualSeatCount } from '../src/lobby/seats.ts';
import { setSettings } from '../src/lobby/settings.ts';
import { lobbyOf } from './local-table.ts';

/** The same house for other people. */
function playedBy(min: number, max: number, explorers: Readonly<Record<string, number>>): Pack {
  const { edition } = secondEdition;
  if (edition === undefined) throw new Error('the second edition is none');
  return { ...secondEdition, edition: { ...edition, players: { min, max, explorers } } };
}

const act = { seat: 0, mid: null, at: 0 };

test('a table has as many seats as its edition is for, no fewer and no more', async () => {
  const { moment } = await lobbyOf(1, 4);
  const packs = [playedBy(3, 5, {})];
  expect(setSeatCount(moment, act, packs, 3).table.seats).toHaveLength(3);
  for (const count of [2, 6]) expect(() => setSeatCount(moment, act, packs, count)).toThrow('played by 3 to 5');
});

test('a seat plays as many explorers as its edition says for so many seats', async () => {
  const { moment } = await lobbyOf(1, 3);
  const explorers = ['ox-bellows', 'zoe-ingstrom'];
  const choose = (pack: Pack) => changeOwnSeat(moment, act, () => [pack], { t: 'me', id: 'm', explorers });
  expect(choose(playedBy(2, 6, { 3: 2 })).table.seats[0]?.explorers).toEqual(explorers);
  expect(() => choose(playedBy(2, 6, { 2: 2 }))).toThrow('at most 1 to a seat');
});

test('a new table has as many seats as the edition is for, and as near to four as that goes', () => {
  expect([playedBy(2, 6, {}), playedBy(2, 3, {}), playedBy(5, 6, {})].map((pack) => usualSeatCount([pack]))).toEqual([
    4, 3, 5,
  ]);
  expect(() => checkSeatCount([playedBy(3, 6, {})], 2)).toThrow('played by 3 to 6');
});

test('a table that turns to another edition has seats for that', async () => {
  const turned = async (people: number, seats: number, pack: Pack): Promise<number> => {
    const { moment } = await lobbyOf(people, seats);
    const settings = { ...moment.table.settings, edition: 'another' };
    return setSettings(moment, act, settings, [{ ...pack, id: 'another' }]).table.seats.length;
  };
  expect(await turned(1, 2, playedBy(3, 6, {}))).toBe(3);
  expect(await turned(1, 6, playedBy(2, 4, {}))).toBe(4);
  await expect(turned(3, 3, playedBy(2, 2, {}))).rejects.toThrow('more people sit here');
});
