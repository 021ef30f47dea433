import type { Pack } from '@hollow/engine';
import { deviationOf, runScript, type ScriptResult } from '@hollow/engine/kit';
import { PROGRAMS } from '../packs.ts';
import type { Clause } from './ledger.ts';
import { REPLACEMENTS } from './replacements.ts';
import type { ScriptInFile } from './script-files.ts';

export interface ClauseProof {
  readonly id: string;
  readonly status: 'proved' | 'unprovable' | 'open';
  readonly by: readonly string[];
  readonly why?: string;
}

export interface Coverage {
  readonly totals: {
    readonly clauses: number;
    readonly proved: number;
    readonly unprovable: number;
    readonly open: number;
  };
  readonly clauses: readonly ClauseProof[];
}

/** Names under which the engine applies a clause: the clause itself and the neutral names that the edition maps to it. */
export function namesOf(packs: readonly Pack[], clause: string): Set<string> {
  const names = new Set([clause]);
  for (const pack of packs)
    for (const [name, id] of Object.entries(pack.edition?.clauses ?? {})) if (id === clause) names.add(name);
  return names;
}

/** Why a script that went so does not prove a clause that it names, or '' if it does. */
export function whyNotProved(
  packs: readonly Pack[],
  { script }: ScriptInFile,
  run: ScriptResult,
  clause: string,
  mutate: boolean,
): string {
  const names = namesOf(packs, clause);
  if (!run.ok) return `the script fails: ${run.message}`;
  if (![...names].some((name) => run.fired.has(name))) return 'the rule is never applied in it';
  if (!mutate) return '';
  const without = runScript(packs, script, {
    without: REPLACEMENTS[clause] ?? deviationOf(names),
    programs: PROGRAMS,
  });
  if (without.ok) return 'it passes as well when the rule is switched off';
  return without.crashed ? `without the rule the game breaks down: ${without.message}` : '';
}

/** Which clauses the scripts prove. With `mutate` a proof also has to fail when its rule is switched off. */
export function prove(
  packs: readonly Pack[],
  ledger: readonly Clause[],
  scripts: readonly ScriptInFile[],
  unprovable: Readonly<Record<string, string>>,
  mutate: (clause: string) => boolean = () => false,
): Coverage {
  const runs = new Map<ScriptInFile, ScriptResult>();
  const runOf = (entry: ScriptInFile): ScriptResult => {
    const run = runs.get(entry) ?? runScript(packs, entry.script, { programs: PROGRAMS });
    runs.set(entry, run);
    return run;
  };
  const clauses = ledger.map(({ id }): ClauseProof => {
    const why = unprovable[id];
    if (why !== undefined) return { id, status: 'unprovable', by: [], why };
    const naming = scripts.filter(({ script }) => script.proves?.includes(id));
    const reasons: string[] = [];
    const by = naming.filter((script) => {
      const reason = whyNotProved(packs, script, runOf(script), id, mutate(id));
      if (reason !== '') reasons.push(`${script.file}: ${reason}`);
      return reason === '';
    });
    if (by.length > 0) return { id, status: 'proved', by: [...new Set(by.map(({ file }) => file))] };
    return { id, status: 'open', by: [], ...(reasons.length > 0 ? { why: reasons.join('; ') } : {}) };
  });
  const count = (status: ClauseProof['status']): number => clauses.filter((c) => c.status === status).length;
  return {
    totals: { clauses: clauses.length, proved: count('proved'), unprovable: count('unprovable'), open: count('open') },
    clauses,
  };
}
