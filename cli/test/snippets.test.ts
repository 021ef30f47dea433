import { readFileSync } from 'node:fs';
import { secondEdition } from '@hollow/content';
import type { HauntDef, Pack } from '@hollow/engine';
import { runScript, type Script } from '@hollow/engine/kit';
import * as w from '@hollow/engine/words';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { must } from './must.ts';
import * as snippets from './snippets/snippets.ts';

type Played = Partial<Pick<Script, 'position' | 'dice' | 'steps'>>;

const text = readFileSync(new URL('./snippets/snippets.yaml', import.meta.url), 'utf8');
const played = parse(text) as Readonly<Record<string, Played>>;
const parts = Object.entries(snippets);

/** A haunt of which nothing is said but what the snippet says. */
const hauntOf = (said: Partial<HauntDef>): HauntDef => ({
  id: 'snippet',
  number: 901,
  kind: 'traitor',
  traitor: w.revealer,
  wins: { heroes: w.isDead(w.traitor), traitor: w.gone(w.heroes) },
  ...said,
});

const scriptOf = (title: string, { steps = [], ...more }: Played): Script => ({
  title,
  explorers: ['ox-bellows', 'zoe-ingstrom', 'vivian-lopez'],
  ...more,
  steps: [{ haunt: { number: 901, revealer: 'ox-bellows' } }, ...steps],
});

describe('how do I say …', () => {
  it('there are at least 25 snippets, each of which is played', () => {
    expect(parts.length).toBeGreaterThanOrEqual(25);
    expect(Object.keys(played).sort()).toEqual(parts.map(([name]) => name).sort());
  });

  it.each(parts)('%s', (name, said) => {
    const pack: Pack = { id: 'snippets', extends: secondEdition.id, haunts: [hauntOf(said)] };
    expect(runScript([secondEdition, pack], scriptOf(name, must(played[name], name))).message).toBe('');
  });
});
