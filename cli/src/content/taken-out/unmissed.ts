import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type HauntDef, type Pack, ProgramCache } from '@hollow/engine';
import { runScript, type Script } from '@hollow/engine/kit';
import { PROJECT_ROOT } from '../../files/project.ts';
import { readScripts } from '../../proof/script-files.ts';
import type { Difference } from '../figures/compare.ts';
import { readFigures } from '../figures/files.ts';
import { parseFigures, TAKEN_OUT, unwaived } from '../figures/lint.ts';
import { type TakenOut, takenOut } from './parts.ts';

const exchanged = (packs: readonly Pack[], pack: Pack, def: HauntDef): readonly Pack[] =>
  packs.map((each) =>
    each.id === pack.id
      ? { ...each, haunts: (each.haunts ?? []).map((haunt) => (haunt.id === def.id ? def : haunt)) }
      : each,
  );

/** A script misses what was taken out where it goes another way; where the game breaks down, nobody has looked. */
function whyUnmissed(packs: readonly Pack[], scripts: readonly Script[]): string {
  const programs = new ProgramCache();
  let broken = '';
  for (const script of scripts) {
    const run = runScript(packs, script, { programs });
    if (!run.ok && !run.crashed) return '';
    if (run.crashed) broken = run.message;
  }
  return broken === '' ? 'no script of the haunt fails without it' : `without it the game breaks down: ${broken}`;
}

/** A step or a title of the script names the part. */
const mentions = (value: unknown, id: string): boolean =>
  typeof value === 'string'
    ? value.includes(id)
    : typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some(([field, inner]) => field.includes(id) || mentions(inner, id));

/** Those that name the part come first, for they are the likeliest to fail. */
function likeliestFirst(scripts: readonly Script[], path: string): Script[] {
  const id = path.split('/').at(-1) ?? '';
  return scripts.toSorted((a, b) => Number(mentions(b, id)) - Number(mentions(a, id)));
}

/** The scripts that lie beside a haunt. */
export function scriptsBeside(pack: Pack, def: HauntDef): readonly Script[] {
  const file = join(PROJECT_ROOT, 'content', pack.id, 'haunts', `${def.id}.script.yaml`);
  return existsSync(file) ? readScripts(file).map(({ script }) => script) : [];
}

/** The parts of a haunt that none of these scripts would miss. */
export const unmissedBy = (
  packs: readonly Pack[],
  pack: Pack,
  def: HauntDef,
  scripts: readonly Script[],
): readonly Difference[] =>
  takenOut(def).flatMap(({ path, left }: TakenOut) => {
    const message = whyUnmissed(exchanged(packs, pack, left), likeliestFirst(scripts, path));
    return message === '' ? [] : [{ path: `${TAKEN_OUT}${path}`, message }];
  });

/** The parts of a haunt that no script beside it would miss and no figure waives, and waivers that nothing needs. */
export function unmissed(packs: readonly Pack[], pack: Pack, def: HauntDef): readonly Difference[] {
  const read = readFigures(pack.id, def.id);
  const parsed = read === null ? null : parseFigures(read);
  const figures = parsed !== null && 'figures' in parsed ? parsed.figures : { number: 0, kind: '', figures: {} };
  return unwaived(figures, unmissedBy(packs, pack, def, scriptsBeside(pack, def)), 'taken-out');
}
