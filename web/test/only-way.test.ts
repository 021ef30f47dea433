import type { CardDef, Decision, Option } from '@hollow/engine';
import { expect, test } from 'vitest';
import { onlyWay } from '../src/moments/onlyWay.ts';

const WEAPONS: Readonly<Record<string, unknown>> = { crossbow: {}, dagger: { cost: [] } };
const things = {
  rooms: new Map(),
  card: (id: string) => ({ id, deck: 'item', weapon: WEAPONS[id] }) as unknown as CardDef,
};
const asked = (...options: readonly Option[]): Decision => ({
  id: 1,
  seat: 0,
  kind: 'weapon',
  prompt: { key: 'ask.weapon', args: { who: 'ada', about: '' } },
  options,
});

test('the one thing to attack with is taken without a question', () => {
  expect(onlyWay(asked({ verb: 'weapon', card: 'crossbow' }), things)).toBe(0);
  expect(onlyWay(asked({ verb: 'weapon', card: 'crossbow' }, { verb: 'bare' }), things)).toBe(null);
});

test('a weapon that costs something is never taken by itself', () => {
  expect(onlyWay(asked({ verb: 'weapon', card: 'dagger' }), things)).toBe(null);
});
