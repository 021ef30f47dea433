import { secondEdition } from '@hollow/content';
import { Engine } from '@hollow/engine';
import { arrange } from '@hollow/engine/kit';
import { loadText, type TomeLine } from '@hollow/text';
import { expect, test } from 'vitest';
import { atStake, type Fighting, isSafeAttack, kindOfHarm } from '../src/log/atStake.ts';
import { must } from './must.ts';
import { SECOND } from './packs.ts';

const text = loadText('en', [secondEdition]);
const line = (said: string, fought?: TomeLine['fought']): TomeLine =>
  fought === undefined ? { kind: 'rule', text: said } : { kind: 'rule', text: said, fought };
const stake = (lines: readonly TomeLine[], by: string, on: string, more: Partial<Fighting> = {}): string[] =>
  atStake(lines, { by, on, kind: null, deed: null, spared: false, ...more }, text);

test('a fight says what the rules of the haunt make of it, whoever of the two attacks, and nothing of other fights', () => {
  const lines = [
    line('A bitten hero turns.', { loser: ['zoe', 'ox'], winner: ['wolf'] }),
    line('The rat flees.', { loser: ['zoe', 'ox'], winner: ['rat'], byAttack: true }),
    line('Wolves cannot carry anything.'),
  ];
  expect(stake(lines, 'wolf', 'zoe')).toEqual(['A bitten hero turns.']);
  expect(stake(lines, 'zoe', 'wolf')).toEqual(['A bitten hero turns.']);
  expect(stake(lines, 'zoe', 'ox')).toEqual([]);
  expect(stake(lines, 'rat', 'ox')).toEqual(['The rat flees.']);
  expect(stake(lines, 'ox', 'rat')).toEqual([]);
  const heard: TomeLine = { ...line('Heard of.', { loser: ['ox'], winner: ['rat'] }), kind: 'used', more: 'It bites.' };
  expect(stake([heard], 'rat', 'ox')).toEqual(['It bites.']);
});

/** Haunt 49, as a hero reads it. */
function souls(): { readonly page: readonly TomeLine[]; readonly spirit: string } {
  const engine = new Engine([secondEdition]);
  const seats = ['zoe-ingstrom', 'ox-bellows', 'vivian-lopez'].map((id) => ({ explorers: [id] }));
  const { state } = engine.create({ seats, haunts: [49] }, 'soul');
  const explorers = { 'ox-bellows': { statuses: ['soul'] }, 'vivian-lopez': { statuses: ['soul'] } };
  const pieces = [{ id: 'spirit', room: 'foyer' }];
  arrange(engine, state, { underway: { haunt: 49 }, traitor: 'zoe-ingstrom', explorers, pieces });
  const view = engine.view(state, 1);
  const book = text.during({ haunt: 'you-wear-it-well', sides: view.tome?.sides ?? [] });
  return { page: book.tome(view), spirit: 'you-wear-it-well/spirit' };
}

test('a rule that makes other damage of it says whom what damage awaits, where whoever loses takes damage', () => {
  const { page, spirit } = souls();
  const ox = 'ox-bellows';
  const mental = kindOfHarm(SECOND, 'sanity', '');
  expect([mental, kindOfHarm(SECOND, 'might', '')]).toEqual(['mental', 'physical']);
  expect(kindOfHarm(SECOND, 'none', '')).toBe(null);
  const told = ['If Ox loses, the difference is mental damage.'];
  expect(stake(page, spirit, ox, { kind: mental })).toEqual(told);
  expect(stake(page, spirit, ox, { kind: 'physical' })).toEqual(told);
  expect(stake(page, ox, spirit, { kind: mental })).toEqual(told);
  // Another kind stays what it is.
  expect(stake(page, spirit, ox, { kind: 'general' })).toEqual([]);
  // Nobody knows yet with what it is fought.
  expect(stake(page, ox, spirit)).toEqual(['You take physical damage as mental damage.']);
  // From afar, or by a deed of a page that the reader has not, nobody says what losing brings to whoever attacks.
  expect(stake(page, ox, spirit, { kind: mental, spared: true })).toEqual([]);
  expect(stake(page, spirit, ox, { kind: mental, spared: true })).toEqual(told);
});

test('a deed that is an attack says what winning and losing bring in place of damage, and nothing of damage', () => {
  const { page, spirit } = souls();
  const deed = (id: string): TomeLine => must(page.find((one) => one.id === id && one.strike !== undefined));
  const strike = { kind: 'mental', deed: deed('strike-spirit') };
  expect(stake(page, 'ox-bellows', spirit, strike)).toEqual([
    'If you win, you land one more blow against the Spirit.',
    'If you lose, nothing happens.',
  ]);
  expect(deed('strike-spirit').strike?.spares).toEqual({ won: true, lost: true });
  expect(deed('stun-traitor').strike?.spares).toEqual({ won: true, lost: false });
});

test('whoever attacks from afar, or somebody stunned, has nothing to lose', () => {
  const tokens = (stunned: boolean) => ({ tokens: [{ id: 'rat', monster: true, stunned }] }) as never;
  expect(isSafeAttack(SECOND, tokens(false), 'rat', '')).toBe(false);
  expect(isSafeAttack(SECOND, tokens(true), 'rat', '')).toBe(true);
  expect(isSafeAttack(SECOND, tokens(false), 'rat', 'revolver')).toBe(true);
  expect(isSafeAttack(SECOND, tokens(false), 'rat', 'axe')).toBe(false);
});

test('a rule about one kind of damage says nothing of a fight that brings another', () => {
  const push = line('You may push instead.', { loser: ['zoe'], winner: ['ox'], kinds: ['physical'] });
  expect(stake([push], 'ox', 'zoe', { kind: 'physical' })).toEqual(['You may push instead.']);
  expect(stake([push], 'ox', 'zoe', { kind: 'mental' })).toEqual([]);
});
