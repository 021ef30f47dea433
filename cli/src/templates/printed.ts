import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HauntDef } from '@hollow/engine';
import { runScript } from '@hollow/engine/kit';
import { readJson, readText } from '../files/files.ts';
import type { TemplateHouse } from './template-house.ts';

/** What the pack knows of a haunt whose rules are not written yet, as its file says it. */
export interface Printed {
  readonly def: HauntDef;
  readonly name: string;
  /** Who is the traitor, as source, and the names of `../traitors.ts` that it uses. */
  readonly traitor: string;
  readonly own: readonly string[];
  /** Which of the people of the template turns. */
  readonly turns: string;
}

/** Any number that no haunt has. */
const PROBE = 9998;

/** Who turns, of the people of the template, when the first of them reveals the haunt. */
function whoTurns({ packs, people, first: revealer }: TemplateHouse, def: HauntDef): string {
  const probe = { ...def, id: 'probe', number: PROBE, wins: { heroes: { x: 'not', of: { x: 'hauntOn' } } } };
  const found = people.find((person) => {
    const steps = [{ haunt: { number: PROBE, revealer } }, { expect: { [person]: { side: 'traitor' } } }];
    const script = { title: 'who turns', explorers: people, position: { turn: revealer }, steps };
    return runScript(packs, { ...script, pack: { haunts: [probe as unknown as HauntDef] } }).ok;
  });
  return found ?? revealer;
}

/** What of `traitors.ts` of the pack stands in a piece of source. */
function ownWords({ root, pack }: { readonly root: string; readonly pack: string }, source: string): string[] {
  const file = join(root, 'content', pack, 'traitors.ts');
  if (!existsSync(file)) return [];
  const names = [...readText(file).matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
  return names.filter((name) => new RegExp(`\\b${name}\\b`).test(source)).sort();
}

/** The line of a haunt with a traitor in `haunts.ts` of the pack, or null where there is none. */
export function printedHaunt(
  setting: TemplateHouse,
  folders: { readonly root: string; readonly pack: string },
  id: string,
): Printed | null {
  const file = join(folders.root, 'content', folders.pack, 'haunts.ts');
  const def = setting.packs.flatMap((pack) => pack.haunts ?? []).find((haunt) => haunt.id === id);
  if (def === undefined || !existsSync(file)) return null;
  const [, line] = new RegExp(`haunt\\(\\{\\s*id: '${id}',([\\s\\S]*?)\\}\\)`).exec(readText(file)) ?? [];
  const [, traitor] = /traitor: ([\s\S]*?),?\s*$/.exec(line ?? '') ?? [];
  if (traitor === undefined) return null;
  const words = join(folders.root, 'text/en', folders.pack, 'haunts', `${id}.json`);
  const { name = '' } = existsSync(words) ? (readJson(words) as { readonly name?: string }) : {};
  return { def, name, traitor, own: ownWords(folders, traitor), turns: whoTurns(setting, def) };
}
