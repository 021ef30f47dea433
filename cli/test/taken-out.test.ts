import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HauntDef, isWritten, PACK_FORMAT, type Pack } from '@hollow/engine';
import type { Script } from '@hollow/engine/kit';
import * as w from '@hollow/engine/words';
import { describe, expect, test } from 'vitest';
import { takenOut } from '../src/content/taken-out/parts.ts';
import { unmissed, unmissedBy } from '../src/content/taken-out/unmissed.ts';
import { baseOf, families, SHIPPED } from '../src/packs/packs.ts';
import { hollow, lastJson, scratch } from './hollow.ts';

const full = process.env.HOLLOW_TEST === 'full';
/** Of each edition the haunts with few parts; all of them in the full run. */
const few = (defs: readonly HauntDef[]): readonly HauntDef[] =>
  full ? defs : defs.toSorted((a, b) => takenOut(a).length - takenOut(b).length).slice(0, 2);

describe.each(
  families().flatMap((packs) =>
    packs.flatMap((pack) =>
      few((pack.haunts ?? []).filter(isWritten)).map((def) => [pack.id, def.id, packs, pack, def] as const),
    ),
  ),
)('%s/%s', (_pack, _id, packs, pack, def) => {
  test('a script fails without any of its rules, deeds, steps of set-up and ways to win', () => {
    expect(unmissed(packs, pack, def)).toEqual([]);
  });
});

/** A haunt made up for these tests. */
const bell: HauntDef = w.haunt({
  id: 'the-drowned-bell',
  number: 901,
  kind: 'traitor',
  traitor: w.revealer,
  counters: { pulls: { to: 2 } },
  statuses: { wet: { rules: { drips: { on: 'turn.after', do: [w.mark(w.self, 'wet', false)] } } } },
  setup: { heroes: [w.mark(w.heroes, 'wet')] },
  actions: { pull: { who: w.heroes, do: [w.add('pulls', 1)] } },
  rules: { tolls: { on: 'turn.after', for: w.traitor, do: [w.add('pulls', -1)] } },
  wins: { heroes: w.is(w.v('pulls'), '≥', 2), traitor: w.any(w.is(w.v('pulls'), '<', 0), w.gone(w.heroes)) },
});
const edition = baseOf(SHIPPED);
const drowned: Pack = { id: 'drowned', extends: edition.id, haunts: [bell] };

const explorers = ['ox-bellows', 'zoe-ingstrom', 'vivian-lopez'];
const haunt = { number: 901, revealer: 'ox-bellows' };
const pulled: Script = {
  title: 'A pull is counted, and whoever is wet is dry at the end of the turn',
  explorers,
  steps: [
    { haunt },
    { expect: { 'zoe-ingstrom': { statuses: ['wet'] } } },
    { use: 'pull' },
    { end: 'turn' },
    { expect: { counters: { pulls: 1 }, 'zoe-ingstrom': { statuses: [] } } },
  ],
};
const won: Script = {
  title: 'Two pulls win',
  explorers,
  steps: [
    { haunt },
    { arrange: { counters: { pulls: 1 } } },
    { use: 'pull' },
    { expect: { outcome: { why: 'heroes' } } },
  ],
};

describe('what no script would miss', () => {
  const left = (...scripts: readonly Script[]): string[] =>
    unmissedBy([edition, drowned], drowned, bell, scripts).map(({ path }) => path);

  test('every part is taken out in turn, and a way to win by itself where a side has several', () => {
    expect(takenOut(bell).map(({ path }) => path)).toEqual([
      'setup/heroes',
      'actions/pull',
      'rules/tolls',
      'statuses/wet/drips',
      'wins/heroes',
      'wins/traitor/0',
      'wins/traitor/1',
    ]);
  });

  test('is named, part by part', () => {
    expect(left(pulled)).toEqual([
      'taken-out/rules/tolls',
      'taken-out/wins/heroes',
      'taken-out/wins/traitor/0',
      'taken-out/wins/traitor/1',
    ]);
    expect(left(pulled, won)).toEqual([
      'taken-out/rules/tolls',
      'taken-out/wins/traitor/0',
      'taken-out/wins/traitor/1',
    ]);
  });
});

test('hollow script --taken-out names it', async () => {
  const file = join(scratch(), 'drowned.json');
  writeFileSync(file, JSON.stringify({ ...drowned, format: PACK_FORMAT }));
  const missed = await hollow(['script', '--taken-out', '--pack', file, '--haunt', bell.id, '--json']);
  const found = lastJson(missed) as Readonly<Record<string, readonly { readonly path: string }[]>>;
  expect(found['drowned/the-drowned-bell']?.map(({ path }) => path)).toEqual(
    takenOut(bell).map(({ path }) => `taken-out/${path}`),
  );
  expect(missed.code).toBe(1);
  const none = await hollow(['script', '--taken-out', '--edition', 'third-edition', '--haunt', 'housekeeping']);
  expect(none.out).toContain('0 parts of 1 haunts');
  expect(none.code).toBe(0);
});
