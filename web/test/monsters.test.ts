import type { WireView } from '@hollow/protocol';
import { expect, test } from 'vitest';
import { leaderOf } from '../src/table/dock/monsters.ts';
import { POSITION } from './board.ts';

const [vivian, ox] = POSITION.explorers;
if (vivian === undefined || ox === undefined) throw new Error('two explorers stand in the house');

/** The traitor sits on seat 1, and a monster is in the house. */
const seen = (turn: string, kind: string, seat: number): WireView => {
  const tokens = [{ id: 'x/wolf', room: 'foyer', monster: true }];
  const explorers = [vivian, { ...ox, seat: 1, dead: true }];
  const position = { ...POSITION, explorers, tokens, traitor: ox.id, turn: { ...POSITION.turn, who: turn } };
  return { position, decisions: [], waiting: [{ kind, seat }] } as unknown as WireView;
};

test('the player of the dead traitor leads the monsters also while somebody else takes a turn', () => {
  expect(leaderOf(seen(vivian.id, 'turn', 0))).toBe(1);
  expect(leaderOf(seen(vivian.id, 'split', 0))).toBe(1);
});

test('whoever is asked for a monster leads it', () => {
  expect(leaderOf(seen('x/wolf', 'turn', 0))).toBe(0);
  expect(leaderOf(seen(vivian.id, 'next-monster', 0))).toBe(0);
  expect(leaderOf(seen('x/wolf', 'split', 0))).toBe(1);
});
