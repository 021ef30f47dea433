import { expect, test } from 'vitest';
import { winnersOf } from '../src/contract/winners.ts';

const at = (seat: number, id: string, side: string | null): { id: string; seat: number; side: string | null } => ({
  id,
  seat,
  side,
});
const won = (why: string, ...seats: readonly number[]) => ({
  why,
  verdicts: Object.fromEntries([0, 1, 2].map((seat) => [String(seat), seats.includes(seat) ? 'won' : 'lost'] as const)),
});
const three = [at(0, 'ada', 'grey-folk'), at(1, 'cy', 'heroes'), at(2, 'eve', 'traitor')];

test.each([
  ['a side that a haunt declares', won('grey-folk', 0), three, 'grey-folk', ['ada']],
  ['those who are left', won('nobody-left', 2), three, 'traitor', ['eve']],
  [
    'the side whose goal it was, with somebody else at the same seat',
    won('heroes', 1),
    [...three, at(1, 'bo', 'traitor')],
    'heroes',
    ['cy', 'bo'],
  ],
  ['those of several sides', won('treasure', 0, 1), three, 'several', ['ada', 'cy']],
  ['each for themself', won('each', 1), three, 'each', ['cy']],
  ['somebody with no side', won('treasure', 1), [at(1, 'cy', null)], 'several', ['cy']],
  ['nobody', won('draw'), three, 'nobody', []],
])('%s can win', (_, outcome, explorers, side, who) => {
  expect(winnersOf(outcome, { explorers })).toEqual({ side, who });
});

test('where everybody plays alone no side wins, whatever the goal is called', () => {
  const explorers = [at(0, 'ada', 'heroes'), at(1, 'cy', 'heroes')];
  expect(winnersOf(won('treasure', 1), { explorers, hauntKind: 'free-for-all' })).toEqual({
    side: 'each',
    who: ['cy'],
  });
});
