import { type HauntDef, isWritten, type Pack } from '@hollow/engine';
import { allWords } from '@hollow/text';
import { usualPlayers } from '../../packs/packs.ts';
import type { Remark } from '../lints/finding.ts';
import type { Difference } from './compare.ts';
import { figuresPath, idsWithFigures, readFigures } from './files.ts';
import { knowledgeDifferences } from './knowledge.ts';
import { allDifferences, parseFigures, unwaived } from './lint.ts';

/** Which haunts are held against their figures, in which language and in which folder of a project. */
export interface FigureOptions {
  readonly lang: string;
  readonly wants?: (def: HauntDef) => boolean;
  readonly root?: string;
}

/** What a haunt and the figures beside it say differently: numbers, and who knows what. */
export function sheetDifferences(
  packs: readonly Pack[],
  pack: Pack,
  def: HauntDef,
  options: FigureOptions,
): readonly Difference[] {
  const read = readFigures(pack.id, def.id, options.root);
  if (read === null) return [{ path: '', message: 'the haunt has no figures' }];
  const result = parseFigures(read);
  if ('faults' in result) return result.faults;
  const { figures } = result;
  const found = allDifferences(def, figures, usualPlayers(packs));
  const ties =
    figures.knows === undefined ? [] : knowledgeDifferences(packs, def, figures, allWords(options.lang, packs));
  return unwaived(figures, [...found, ...ties]);
}

/** The same, each with the file of figures in which it stands. */
export function remarksOfHaunt(
  packs: readonly Pack[],
  pack: Pack,
  def: HauntDef,
  options: FigureOptions,
): readonly Remark[] {
  const file = figuresPath(pack.id, def.id);
  return sheetDifferences(packs, pack, def, options).map(({ path, message }) => ({
    where: path === '' ? file : `${file}: ${path}`,
    message,
  }));
}

/** The same for every written haunt of the packs, and figures that belong to none. */
export function sheetRemarks(packs: readonly Pack[], options: FigureOptions): readonly Remark[] {
  const wants = options.wants ?? (() => true);
  return packs.flatMap((pack) => {
    const haunts = pack.haunts ?? [];
    const known = new Set(haunts.filter(isWritten).map(({ id }) => id));
    const compared = haunts
      .filter((def) => isWritten(def) && wants(def))
      .flatMap((def) => remarksOfHaunt(packs, pack, def, options));
    const stray = idsWithFigures(pack.id, options.root)
      .filter((id) => !known.has(id))
      .map((id) => ({ where: figuresPath(pack.id, id), message: 'there is no written haunt of this id' }));
    return [...compared, ...(options.wants === undefined ? stray : [])];
  });
}
