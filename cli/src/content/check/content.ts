import { figuresPath } from '../figures/files.ts';
import { sheetDifferences } from '../figures/report.ts';
import { generate } from '../generated/generated.ts';
import type { Remark } from '../lints/finding.ts';
import { lint } from '../lints/lint.ts';
import type { Checked, CheckStep } from './checked.ts';

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

const hauntOf = ({ id, pack }: Checked): NonNullable<Checked['pack']['haunts']>[number] | undefined =>
  pack.haunts?.find((def) => def.id === id);

/** Numbers of the sheet, and who knows what. */
export const figuresStep = (checked: Checked): CheckStep => ({
  name: 'figures and who knows what',
  find: () => {
    const { pack, packs, shipped, lang, id } = checked;
    const def = hauntOf(checked);
    if (def === undefined || !shipped) return [];
    const file = figuresPath(pack.id, id);
    return sheetDifferences(packs, pack, def, { lang }).map(({ path, message }) => ({
      where: path === '' ? file : `${file}: ${path}`,
      message,
    }));
  },
});

/** Scripts made from the data: those that fail, and those that somebody has to write. */
export const generatedStep = (checked: Checked): CheckStep => ({
  name: 'generated scripts',
  find: () => {
    const def = hauntOf(checked);
    if (def === undefined) return [];
    const { failed, unmade } = generate(checked.packs, checked.pack, def);
    const where = `${checked.pack.id}/haunts/${checked.id}`;
    return [
      ...failed.map((one): Remark => ({ where: `${where}: ${one.case.script.title}`, message: one.message })),
      ...unmade.map(({ path, message }) => ({ where: `${where}: ${path}`, message: `write it by hand: ${message}` })),
    ];
  },
});

/** A haunt that is only a line of the chart has nothing to be checked yet. */
export const writtenStep = (checked: Checked): CheckStep => ({
  name: 'written',
  find: () =>
    hauntOf(checked)?.wins === undefined
      ? [{ where: `${checked.pack.id}/haunts/${checked.id}`, message: 'its rules are not written yet' }]
      : [],
});
