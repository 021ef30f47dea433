import type { Option } from '@hollow/engine';
import { expect, test } from 'vitest';
import { PacedRooms } from '../src/paced-rooms.ts';

const WHO = 7;
const step: Option = { verb: 'move', room: 'foyer', cost: 1, side: 'N' };
const deed: Option = { verb: 'offer', rule: 'haunts/any/dig', about: '' };

/** Turns that began in these rooms, with what was done in each beside ending it. */
function after(...turns: readonly (readonly [room: number, done: Option])[]): PacedRooms {
  const paced = new PacedRooms();
  for (const [n, [room, done]] of turns.entries()) {
    paced.observe(n, room);
    paced.remember(WHO, done);
    paced.remember(WHO, { verb: 'end' });
  }
  paced.observe(turns.length, 2);
  return paced;
}

test('who only walked out of a room in the last turn would be back there', () => {
  expect(after([1, step]).leadsBack(WHO, 1)).toBe(true);
  expect(after([1, step]).leadsBack(WHO, 3)).toBe(false);
  expect(after([1, step]).leadsBack(8, 1)).toBe(false);
  expect(after([1, step], [4, step]).leadsBack(WHO, 1)).toBe(false);
});

test('who has done something meanwhile, in either turn, may go back', () => {
  expect(after([1, deed]).leadsBack(WHO, 1)).toBe(false);
  const paced = after([1, step]);
  paced.remember(WHO, deed);
  expect(paced.leadsBack(WHO, 1)).toBe(false);
});

test('where a turn began is no way back within it', () => {
  expect(after([2, step]).leadsBack(WHO, 2)).toBe(false);
});
