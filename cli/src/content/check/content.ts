import { type HauntDef, isWritten } from '@hollow/engine';
import { remarksOfHaunt } from '../figures/report.ts';
import { generate } from '../generated/generated.ts';
import type { Remark } from '../lints/finding.ts';
import { lint } from '../lints/lint.ts';
import { type Checked, type CheckStep, whereOf } from './checked.ts';

/** Findings that speak of the thing: by its path in the pack, or by the file of its words. */
const speaksOf = (id: string, where: string): boolean => new RegExp(`(^|/)${id}(/|\\.|:|$)`).test(where);

/** Shape, compiling, reach, names and words: what the lint finds of this thing, and what stops it altogether. */
export const lintStep = ({ id, pack, packs, lang }: Checked): CheckStep => ({
  name: 'lint and words',
  find: () =>
    lint(packs, [pack], { lang, scripts: [], games: 0, seed: 'check' })
      .filter(({ lint: name, where }) => ['shape', 'compile'].includes(name) || speaksOf(id, where))
      .map(({ lint: name, where, message }) => ({ where, message: `${message} [${name}]` })),
});

const hauntOf = ({ id, pack }: Checked): HauntDef | undefined => pack.haunts?.find((def) => def.id === id);

/** Numbers of the sheet, and who knows what. */
export const figuresStep = (checked: Checked): CheckStep => ({
  name: 'figures and who knows what',
  find: () => {
    const { pack, packs, shipped, lang } = checked;
    const def = hauntOf(checked);
    return def === undefined || !shipped ? [] : remarksOfHaunt(packs, pack, def, { lang });
  },
});

/** Scripts made from the data: those that fail, and those that somebody has to write. */
export const generatedStep = (checked: Checked): CheckStep => ({
  name: 'generated scripts',
  find: () => {
    const def = hauntOf(checked);
    if (def === undefined) return [];
    const { failed, unmade } = generate(checked.packs, checked.pack, def);
    const where = whereOf(checked);
    return [
      ...failed.map((one): Remark => ({ where: `${where}: ${one.case.script.title}`, message: one.message })),
      ...unmade.map(({ path, message }) => ({ where: `${where}: ${path}`, message: `write it by hand: ${message}` })),
    ];
  },
});

/** A haunt that is only a line of the chart has nothing to be checked yet. */
export const writtenStep = (checked: Checked): CheckStep => ({
  name: 'written',
  find: () => {
    const def = hauntOf(checked);
    return def !== undefined && isWritten(def)
      ? []
      : [{ where: whereOf(checked), message: 'its rules are not written yet' }];
  },
});
