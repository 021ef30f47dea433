import type { TomeLine } from '@hollow/text/browser';
import { expect, test } from 'vitest';
import { atStake } from '../src/log/atStake.ts';

const line = (text: string, fought?: TomeLine['fought']): TomeLine =>
  fought === undefined ? { kind: 'rule', text } : { kind: 'rule', text, fought };

test('a fight says what the rules of the haunt make of it, whoever of the two attacks, and nothing of other fights', () => {
  const lines = [
    line('A bitten hero turns.', { loser: ['zoe', 'ox'], winner: ['wolf'] }),
    line('The rat flees.', { loser: ['zoe', 'ox'], winner: ['rat'], byAttack: true }),
    line('Wolves cannot carry anything.'),
  ];
  expect(atStake(lines, 'wolf', 'zoe')).toEqual(['A bitten hero turns.']);
  expect(atStake(lines, 'zoe', 'wolf')).toEqual(['A bitten hero turns.']);
  expect(atStake(lines, 'zoe', 'ox')).toEqual([]);
  expect(atStake(lines, 'rat', 'ox')).toEqual(['The rat flees.']);
  expect(atStake(lines, 'ox', 'rat')).toEqual([]);
  expect(
    atStake(
      [{ ...line('Heard of.', { loser: ['ox'], winner: ['rat'] }), kind: 'used', more: 'It bites.' }],
      'rat',
      'ox',
    ),
  ).toEqual(['It bites.']);
});
