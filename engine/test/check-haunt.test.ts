import { expect, test } from 'vitest';
import * as w from '../src/builders/index.ts';
import { ContentError } from '../src/define/names.ts';
import { Engine } from '../src/game/engine.ts';
import type { ActionDef, HauntDef } from '../src/language/haunt.ts';
import { testHouse } from './test-house/index.ts';

const sound: HauntDef = {
  id: 'feud',
  number: 1,
  kind: 'traitor',
  traitor: w.revealer,
  pieces: { key: { n: 1 } },
  wins: { heroes: w.isDead(w.traitor), traitor: w.gone(w.heroes) },
};
const { traitor: _, ...unnamed } = sound;
const acting = (more: Partial<ActionDef>): HauntDef => ({
  ...sound,
  actions: { act: { who: w.heroes, do: [], ...more } },
});
const forbid = { page: 'heros', on: 'may', verbs: ['attack'] } as const;

/** What is wrong with the haunt, or null. */
function mistake(haunt: HauntDef): ContentError | null {
  try {
    new Engine([{ ...testHouse, haunts: [haunt] }]).program({});
    return null;
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

const MISTAKES: readonly (readonly [string, HauntDef, string])[] = [
  ['a roll that decides nothing', acting({ roll: { dice: 2 } }), 'actions/act/roll'],
  ['a roll with a number and rows', acting({ roll: { dice: 2 }, pass: 2, rows: { '0+': [] } }), 'actions/act/rows'],
  ['a number to come to without a roll', acting({ pass: 3 }), 'actions/act/pass'],
  ['rows without a roll', acting({ rows: { '0+': [] } }), 'actions/act/rows'],
  ['a failure without a roll', acting({ fail: [] }), 'actions/act/fail'],
  ['a failure beside rows', acting({ roll: { dice: 2 }, rows: { '0+': [] }, fail: [] }), 'actions/act/fail'],
  ['a source that is used once, and none is named', acting({ once: true }), 'actions/act/once'],
  ['a traitor whom nobody names', unnamed, 'traitor'],
  ['a hidden traitor without a piece', { ...unnamed, kind: 'hidden' }, 'hidden'],
  ['a piece of a hidden traitor who is not hidden', { ...sound, hidden: { piece: 'key', number: 1 } }, 'hidden'],
  ['a traitor in a haunt without one', { ...sound, kind: 'none' }, 'traitor'],
  ['a piece on no page', { ...sound, pieces: { key: { n: 1, page: 'heros' } } }, 'pieces/key'],
  ['a rule of a piece on no page', { ...sound, pieces: { key: { n: 1, rules: { no: forbid } } } }, 'pieces/key/no'],
  ['a monster on no page', { ...sound, monsters: { rat: { n: 1, traits: {}, page: 'heros' } } }, 'monsters/rat'],
  ['a rule of a condition on no page', { ...sound, statuses: { ill: { rules: { no: forbid } } } }, 'statuses/ill/no'],
  ['a condition on no page', { ...sound, statuses: { ill: { page: 'heros' } } }, 'statuses/ill'],
];

test.each(MISTAKES)('%s is a mistake of a haunt, named with its path', (_what, haunt, path) => {
  expect(mistake(haunt)?.path).toBe(`haunts/feud/${path}`);
});

test('a haunt without mistakes, and one that is not written yet, are taken', () => {
  expect(mistake(acting({ roll: { dice: 2 }, pass: 2, fail: [] }))).toBeNull();
  expect(mistake({ id: 'feud', number: 1, kind: 'traitor' })).toBeNull();
});
