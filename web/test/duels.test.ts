import type { SeenEvent } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import { describe, expect, test } from 'vitest';
import { duelsNow, duelsOf } from '../src/log/duels.ts';

type Told = Readonly<Record<string, unknown>>;

const entries = (...events: readonly Told[]): LogEntry[] =>
  events.map((event, i) => ({ n: i + 1, at: 0, kind: 'event', event: { reveals: false, ...event } as SeenEvent }));
const roll = (who: string, side: 'attack' | 'defence', ...faces: number[]): Told => ({
  type: 'roll',
  who,
  faces,
  total: faces.reduce((sum, face) => sum + face, 0),
  tags: [side, 'might'],
});
const attack = (by: string, on: string): Told => ({ type: 'attack', by, on, trait: 'might', weapon: '' });
const fight = (by: string, on: string, winner: string, margin: number): Told[] => [
  attack(by, on),
  roll(by, 'attack', 2, 1),
  roll(on, 'defence', 1, 1),
  { type: 'fought', by, on, attack: 3, defence: 2, winner, margin },
];
const turn = (who: string): Told => ({ type: 'turn', who });
const mine = new Set(['ox-bellows']);

describe('A fight of one’s own', () => {
  const won = [turn('ox-bellows'), ...fight('ox-bellows', 'mummy', 'ox-bellows', 1)];
  const hurt: Told = { type: 'damage', who: 'mummy', n: 1, kind: 'physical' };

  test('shows both rolls, who won and what came of it', () => {
    const [duel, ...more] = duelsOf(entries(...won, hurt, { type: 'stunned', who: 'mummy' }), mine);
    expect(more).toEqual([]);
    expect(duel).toMatchObject({
      by: 'ox-bellows',
      on: 'mummy',
      attack: { faces: [2, 1], total: 3 },
      defence: { faces: [1, 1], total: 2 },
      result: { winner: 'ox-bellows', margin: 1 },
    });
    expect(duel?.after.map(({ type }) => type)).toEqual(['damage', 'stunned']);
  });

  test('is shown while the other has still to roll', () => {
    const [duel] = duelsOf(entries(...won.slice(0, 3)), mine);
    expect(duel).toMatchObject({ attack: { total: 3 }, defence: null, result: null });
  });

  test('stays through the turns of others, and is gone with the next thing one does', () => {
    const walk: Told = { type: 'move', who: 'ox-bellows', from: 'foyer', to: 'patio' };
    const others = [turn('zoe-ingstrom'), { ...walk, who: 'zoe-ingstrom' }, turn('ox-bellows')];
    expect(duelsOf(entries(...won, hurt, ...others), mine)).toHaveLength(1);
    expect(duelsOf(entries(...won, hurt, ...others), mine)[0]?.over).toBe(true);
    expect(duelsOf(entries(...won, hurt, ...others, walk), mine)).toEqual([]);
    expect(duelsOf(entries(...won, { type: 'turn-over', who: 'ox-bellows' }), mine)).toEqual([]);
  });

  test('does not go when one helps oneself in the middle of it', () => {
    const helped = [...won.slice(0, 3), { type: 'offer', who: 'ox-bellows', rule: 'x' }, ...won.slice(3)];
    expect(duelsOf(entries(...helped), mine)).toHaveLength(1);
  });

  test('is also one in which one is attacked, and several of them are kept, the last one last', () => {
    const attacked = [
      turn('ox-bellows'),
      { type: 'turn-over', who: 'ox-bellows' },
      { type: 'monster-turn' },
      ...fight('cultist#1', 'ox-bellows', 'cultist#1', 1),
      ...fight('cultist#2', 'zoe-ingstrom', 'cultist#2', 1),
      ...fight('cultist#3', 'ox-bellows', 'ox-bellows', 2),
      turn('ox-bellows'),
    ];
    expect(duelsOf(entries(...attacked), mine).map(({ by, over }) => [by, over])).toEqual([
      ['cultist#1', true],
      ['cultist#3', true],
    ]);
  });

  test('is none of those that others fight', () => {
    expect(duelsOf(entries(...fight('mummy', 'zoe-ingstrom', 'mummy', 1)), mine)).toEqual([]);
  });
});

describe('A fight of others', () => {
  const everybody = new Set(['ox-bellows', 'zoe-ingstrom', 'mummy']);
  const theirs = [turn('zoe-ingstrom'), ...fight('zoe-ingstrom', 'mummy', 'mummy', 1)];

  test('is shown until something else begins, and after one’s own', () => {
    expect(duelsNow(entries(...theirs), mine, everybody)).toMatchObject([{ by: 'zoe-ingstrom', on: 'mummy' }]);
    expect(duelsNow(entries(...theirs, { type: 'move', who: 'zoe-ingstrom' }), mine, everybody)).toEqual([]);
    expect(duelsNow(entries(...theirs, turn('peter-akimoto')), mine, everybody)).toEqual([]);
    const own = [turn('ox-bellows'), ...fight('ox-bellows', 'mummy', 'ox-bellows', 1)];
    expect(duelsNow(entries(...own, ...theirs), mine, everybody)).toMatchObject([{ by: 'ox-bellows' }]);
  });
});
