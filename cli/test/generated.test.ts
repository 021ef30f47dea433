import { type HauntDef, isWritten, type Pack } from '@hollow/engine';
import { type Case, type Cases, casesOf, runCase } from '@hollow/engine/kit';
import * as w from '@hollow/engine/words';
import { describe, expect, test } from 'vitest';
import { generate } from '../src/content/generated/generated.ts';
import { baseOf, families, PROGRAMS, SHIPPED } from '../src/packs/packs.ts';
import { hollow, lastJson } from './hollow.ts';
import { must } from './must.ts';

describe.each(
  families().flatMap((packs) =>
    packs.flatMap((pack) =>
      (pack.haunts ?? []).filter(isWritten).map((def) => [pack.id, def.id, packs, pack, def] as const),
    ),
  ),
)('%s/%s', (_pack, _id, packs, pack, def) => {
  test('each action succeeds, fails and is refused as its data says, and each side can win', () => {
    const { made, failed, unmade } = generate(packs, pack, def);
    expect(failed.map(({ case: { script }, message }) => `${script.title}: ${message}`)).toEqual([]);
    expect(made.length).toBeGreaterThan(0);
    // What is not made is written by hand, or waived with its reason in the figures.
    expect(unmade).toEqual([]);
  });
});

/** A haunt made up for these tests. */
const bell: HauntDef = w.haunt({
  id: 'the-drowned-bell',
  number: 901,
  kind: 'traitor',
  traitor: w.revealer,
  counters: { pulls: { to: w.players } },
  pieces: { rope: { n: 2, carry: 'item' } },
  statuses: { wet: {} },
  setup: { heroes: [w.deploy('rope', { rooms: w.named('entrance-hall') })] },
  actions: {
    pull: {
      who: w.heroes,
      where: w.named('underground-lake', 'chasm'),
      needs: [w.is(w.v('pulls'), '<', w.players), w.exists(w.where(w.pieces('rope'), w.holds(w.self, w.itThing)))],
      roll: { trait: 'might' },
      pass: 5,
      do: [w.add('pulls', 1)],
      fail: [w.mark(w.self, 'wet')],
    },
    wring: { who: w.heroes, needs: [w.has(w.self, 'wet')], do: [w.mark(w.self, 'wet', false)] },
    drown: {
      who: w.traitor,
      roll: { trait: 'speed' },
      rows: { '0-2': [w.damage('physical', 1)], '3+': [w.eachOne(w.heroes, [w.damage('physical', 1)])] },
    },
  },
  wins: {
    heroes: w.any(w.is(w.v('pulls'), '≥', w.players), w.isDead(w.traitor)),
    traitor: w.gone(w.heroes),
  },
});
const edition = baseOf(SHIPPED);
const packsWith = (haunt: HauntDef): readonly Pack[] => [
  edition,
  { id: 'drowned', extends: edition.id, haunts: [haunt] },
];
const packs = packsWith(bell);
const all = casesOf(packs, bell.id, { programs: PROGRAMS });
const titled = ({ part, kind }: Case): string => `${part} ${kind}`;
const failing = (cases: Cases, played: readonly Pack[]): string[] =>
  cases.made.filter((one) => runCase(played, one, PROGRAMS) !== '').map(titled);

describe('scripts are made from the data of a haunt', () => {
  test('for each action and each way to win', () => {
    expect(all.unmade).toEqual([]);
    expect(all.made.map(titled)).toEqual([
      'actions/pull success',
      'actions/pull failure',
      'actions/pull limit',
      'actions/pull where',
      'actions/pull need 0',
      'actions/pull need 1',
      'actions/wring success',
      'actions/wring limit',
      'actions/wring need 0',
      'actions/drown row 0-2',
      'actions/drown row 3+',
      'actions/drown limit',
      'wins/heroes goal',
      'wins/heroes goal',
      'wins/traitor goal',
    ]);
  });

  test('and pass', () => {
    expect(failing(all, packs)).toEqual([]);
  });

  test('the dice are those of the sheet: another threshold in the haunt is noticed', () => {
    const six = casesOf(packs, bell.id, { thresholds: { pull: 6 }, programs: PROGRAMS });
    expect(failing(six, packs)).toEqual(['actions/pull failure']);
    const four = casesOf(packs, bell.id, { thresholds: { pull: 4 }, programs: PROGRAMS });
    expect(failing(four, packs)).toEqual(['actions/pull success']);
  });

  test.each<readonly [what: string, change: object, noticed: string]>([
    ['a deed that does nothing', { do: [] }, 'actions/pull success'],
    ['a deed that counts twice', { do: [w.add('pulls', 2)] }, 'actions/pull success'],
    ['a place that is forgotten', { where: undefined }, 'actions/pull where'],
    ['a need that is forgotten', { needs: [w.is(w.v('pulls'), '<', w.players)] }, 'actions/pull need 1'],
    ['a limit that is forgotten', { limit: 'none' }, 'actions/pull limit'],
  ])('%s no longer passes them', (_, change, noticed) => {
    const pull = { ...bell.actions?.pull, ...change };
    const actions = { ...bell.actions, pull: JSON.parse(JSON.stringify(pull)) };
    const changed = packsWith({ ...bell, actions });
    expect(failing(all, changed)).toContain(noticed);
  });

  test('and what cannot be made is named, with the reason', () => {
    const pull = { ...must(bell.actions?.pull, 'the action'), needs: [w.not(w.hauntOn)] };
    const { unmade } = casesOf(packsWith({ ...bell, actions: { pull } }), bell.id, { programs: PROGRAMS });
    expect(unmade).toContainEqual({
      part: 'actions/pull',
      kind: 'success',
      why: 'nothing was found that meets need 0',
    });
  });
});

test('hollow script --generated plays them', async () => {
  const ran = await hollow(['script', '--generated', '--haunt', 'the-heir', '--json']);
  expect(ran.code).toBe(0);
  expect(lastJson(ran)).toMatchObject({ failed: 0, haunts: [{ where: 'second-edition/the-heir', unmade: [] }] });
  const both = await hollow(['script', '--generated', 'scripts/turn.yaml']);
  expect(both).toMatchObject({ code: 2 });
});
