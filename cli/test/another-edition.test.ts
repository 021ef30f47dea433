import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HauntDef, Pack } from '@hollow/engine';
import { runScript, seamsOf } from '@hollow/engine/kit';
import { describe, expect, test, vi } from 'vitest';
import { answers, midGame } from '../src/bench/engine.ts';
import { addGame, newTally } from '../src/endings/area.ts';
import { areas, endingsOf } from '../src/endings/runs.ts';
import { PROJECT_ROOT } from '../src/files/project.ts';
import { wishFor } from '../src/game/wished-haunt.ts';
import { findGames } from '../src/golden/find.ts';
import { taleOf } from '../src/golden/tale.ts';
import { engineFor, families, PROGRAMS, packsBehind, playersOf, SHIPPED } from '../src/packs/packs.ts';
import { wordsIn } from '../src/packs/words.ts';
import { readScripts } from '../src/proof/script-files.ts';
import { findStart } from '../src/starts/kept-starts.ts';
import { hollow, lastJson, scratch, spawned } from './hollow.ts';
import { must } from './must.ts';

/** A second edition of the project's own that resembles the first in nothing: every tool takes it for what it is. */
const EDITION = 'the-lighthouse';
const HAUNT = `${EDITION}/the-other-keeper`;

vi.mock('@hollow/content', async (original) => {
  const { readFileSync: read } = await import('node:fs');
  const file = new URL('../../docs/examples/the-lighthouse.json', import.meta.url);
  return { ...(await original<object>()), zLighthouse: JSON.parse(read(file, 'utf8')) as Pack };
});

const lighthouse = must(
  SHIPPED.find(({ id }) => id === EDITION),
  'the edition that is shipped for this test',
);

describe('an edition beside the one that comes first', () => {
  test('is a family of its own, with players and haunts of its own', () => {
    expect(families().map(([base]) => base?.id)).toContain(EDITION);
    expect(playersOf([lighthouse])).toEqual([2, 3, 4, 5]);
    const own = areas().filter(({ key }) => key === HAUNT);
    expect(own.map(({ players }) => players)).toEqual([2, 3, 4, 5]);
  });

  test('is listed, shown, linted and checked', async () => {
    const listed = await hollow(['content', 'list', '--json']);
    expect(lastJson(listed)).toContainEqual(expect.objectContaining({ pack: EDITION, id: 'boat-shed', kind: 'room' }));
    const shown = await hollow(['content', 'show', 'the-other-keeper']);
    expect(shown.out).toContain(HAUNT);
    const linted = await hollow(['content', 'lint', '--edition', EDITION, '--json']);
    expect(lastJson(linted)).toEqual({ findings: [] });
    const checked = await hollow(['check', HAUNT, '--no-types', '--json']);
    const { steps } = lastJson(checked) as { readonly steps: readonly { step: string; remarks: unknown[] }[] };
    const wrong = steps.filter(({ step, remarks }) => step !== 'scripts' && remarks.length > 0);
    // It was written as one file: neither a script nor figures lie beside its haunt.
    expect(wrong.map(({ step }) => step)).toEqual(['figures and who knows what']);
  }, 60_000);

  test('is simulated, measured, drawn and played', async () => {
    const sim = await hollow(['sim', '--edition', EDITION, '--games', '6', '--haunt', '301', '--json']);
    expect(lastJson(sim)).toMatchObject({ games: 6, errors: [], haunts: { [HAUNT]: { number: 301 } } });
    const engine = engineFor([lighthouse]);
    expect(midGame(engine).seq).toBeGreaterThan(0);
    expect(answers(engine, 1, 1).applyP99Micros).toBeGreaterThan(0);
    const svg = join(scratch(), 'house.svg');
    expect(await hollow(['show', '--edition', EDITION, '--svg', svg])).toMatchObject({ code: 0, err: '' });
    const file = join(PROJECT_ROOT, 'docs/examples/the-lighthouse.json');
    expect(spawned(['play', '--pack', file], 'q\n')).toMatchObject({ code: 0, err: '' });
  }, 60_000);

  test('has starts, endings, tales and seams', () => {
    const packs = packsBehind(HAUNT);
    const engine = engineFor(packs);
    const wish = wishFor(packs, HAUNT);
    expect(findStart(engine, wish, 3, 0)?.state.haunt).toBe(0);
    const tally = newTally();
    addGame(endingsOf(packs), wish, 3, 'random', tally);
    expect(tally).toMatchObject({ games: 1, noted: [] });
    const [game] = findGames(engine, HAUNT, ['heroes', 'traitor'], () => {});
    expect(taleOf(packs, wordsIn('en', packs), must(game, 'a tale'))).toMatch(/and draw (no|\d+) finds?\b/);
    expect(seamsOf(packs, 'the-other-keeper', { programs: PROGRAMS }).unmade).toBe('');
  }, 120_000);

  test('has a ledger of its own, or none', async () => {
    const proved = await hollow(['rules', 'no-such-clause', '--edition', EDITION, '--coverage', '--json']);
    expect(lastJson(proved)).toMatchObject({ totals: { clauses: 0 } });
  });
});

describe('hollow new in another edition', async () => {
  const root = scratch();
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{"type": "module"}');
  const made = async (...args: string[]): Promise<void> => {
    expect(await hollow(['new', ...args, '--root', root])).toMatchObject({ code: 0, err: '' });
  };
  // The files of the new pack lie under the name of the edition, so that the tools take it for that.
  await made('pack', EDITION, '--in', EDITION);
  await made('card', 'spy-glass', '--in', EDITION);
  await made('room', 'net-loft', '--in', EDITION);
  await made('haunt', 'slack-water', '--in', EDITION);
  spawnSync(process.execPath, [join(PROJECT_ROOT, 'tools/content/index-pack.mjs'), join(root, 'content')]);
  const { theLighthouse } = (await import(
    /* @vite-ignore */ pathToFileURL(join(root, `content/${EDITION}/pack.ts`)).href
  )) as { readonly theLighthouse: Pack };
  const added: Pack = { ...theLighthouse, id: 'added', extends: EDITION };

  test('takes decks, floors, traits, people and rooms from it', () => {
    expect(added.chart).toBeUndefined();
    expect(added.cards).toEqual([expect.objectContaining({ id: 'spy-glass', deck: 'find' })]);
    expect(added.rooms).toEqual([expect.objectContaining({ id: 'net-loft', floors: ['rock'] })]);
    const haunt: HauntDef = must(added.haunts?.[0], 'the haunt');
    expect(haunt.monsters?.foe?.traits).toEqual({ legs: 3, hands: 4, nerve: 3 });
    expect(haunt.actions?.['take-a-step']).toMatchObject({ roll: { trait: 'nerve' } });
  });

  const scripts = globSync('content/**/*.script.yaml', { cwd: root }).flatMap((file) => readScripts(join(root, file)));
  test.each(scripts.map(({ script }) => [script.title, script] as const))('passes its script: %s', (_, script) => {
    expect(runScript([lighthouse, added], script).message).toBe('');
  });

  test('refuses a deck that it has not', async () => {
    const { code, err } = await hollow(['new', 'card', 'torch', '--in', EDITION, '--deck', 'omen', '--root', root]);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('find expected, not “omen”') });
  });
});

describe('pages of the docs', async () => {
  const { madePages } = await import('../../tools/content/pages.ts');

  test('are about what the project ships, and name the edition where there are several', () => {
    // What is exported beside the packs of the project is somebody's own.
    expect(madePages()['../README.md']).toBe(readFileSync(join(PROJECT_ROOT, 'README.md'), 'utf8'));
  });
});
