import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HauntDef, Pack } from '@hollow/engine';
import { type Case, casesOf, runCase, type Script, ScriptError, type Unmade } from '@hollow/engine/kit';
import { PROJECT_ROOT } from '../../files/project.ts';
import { PROGRAMS } from '../../packs/packs.ts';
import { readScripts } from '../../proof/script-files.ts';
import type { Difference } from '../figures/compare.ts';
import type { Figures } from '../figures/figures.ts';
import { readFigures } from '../figures/files.ts';
import { CASES, parseFigures, unwaived } from '../figures/lint.ts';

/** The scripts that were made from a haunt: those that pass and fail, and those that could not be made. */
export interface Generated {
  readonly made: readonly Case[];
  readonly failed: readonly { readonly case: Case; readonly message: string }[];
  /** Neither made, nor written by hand, nor waived in the figures: `cases/<part>/<kind>`. */
  readonly unmade: readonly Difference[];
  readonly byHand: readonly Unmade[];
  readonly waived: number;
}

const NO_FIGURES: Figures = { number: 0, kind: '', figures: {} };

function figuresBeside(pack: Pack, def: HauntDef): Figures {
  const read = readFigures(pack.id, def.id);
  const result = read === null ? null : parseFigures(read);
  return result !== null && 'figures' in result ? result.figures : NO_FIGURES;
}

/** Thresholds of the sheet where it names one plain number: the scripts hold the haunt to these. */
export function thresholdsOf(def: HauntDef, { figures }: Figures): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [id, { pass }] of Object.entries(def.actions ?? {})) {
    const told = figures[`actions/${id}`]?.pass;
    if (typeof told === 'number' && typeof pass === 'number') found[id] = told;
  }
  return found;
}

/** Scripts that lie beside the haunt; none where they cannot be read, which is told elsewhere. */
function writtenFor(pack: Pack, def: HauntDef): readonly Script[] {
  const file = join(PROJECT_ROOT, 'content', pack.id, 'haunts', `${def.id}.script.yaml`);
  if (!existsSync(file)) return [];
  try {
    return readScripts(file).map(({ script }) => script);
  } catch (error) {
    if (error instanceof ScriptError) return [];
    throw error;
  }
}

interface WrittenStep {
  readonly use?: unknown;
  readonly refuse?: { readonly use?: unknown; readonly rule?: unknown };
  readonly expect?: { readonly outcome?: { readonly why?: unknown } | null };
}

/** A script by hand does the action, is refused it for that reason, or ends so. */
function isByHand(scripts: readonly Script[], def: HauntDef, { part, kind }: Unmade): boolean {
  const [, id = ''] = part.split('/');
  const rule = `haunts/${def.id}/${id}.${kind.replace('need ', 'needs.')}`;
  const shows = ({ use, refuse, expect }: WrittenStep): boolean => {
    if (kind === 'goal') return expect?.outcome?.why === id;
    return kind === 'success' ? use === id : refuse?.use === id && refuse.rule === rule;
  };
  return scripts.some(({ steps }) => (steps ?? []).some((step) => shows(step as WrittenStep)));
}

/** Makes the scripts of a haunt and plays them. */
export function generate(packs: readonly Pack[], pack: Pack, def: HauntDef): Generated {
  const figures = figuresBeside(pack, def);
  const { made, unmade } = casesOf(packs, def.id, { thresholds: thresholdsOf(def, figures), programs: PROGRAMS });
  const failed = made.flatMap((one) => {
    const message = runCase(packs, one, PROGRAMS);
    return message === '' ? [] : [{ case: one, message }];
  });
  const scripts = writtenFor(pack, def);
  const byHand = unmade.filter((one) => isByHand(scripts, def, one));
  const named = unmade
    .filter((one) => !byHand.includes(one))
    .map(({ part, kind, why }) => ({ path: `${CASES}${part}/${kind}`, message: why }));
  const left = unwaived(figures, named, 'cases');
  return { made, failed, unmade: left, byHand, waived: named.filter((one) => !left.includes(one)).length };
}
