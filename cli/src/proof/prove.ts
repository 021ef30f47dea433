import type { Pack } from '@hollow/engine';
import { deviationOf, type RunOptions, runScript, type ScriptResult, showsOutcome } from '@hollow/engine/kit';
import { PROGRAMS, packsOf } from '../packs/packs.ts';
import type { Clause } from './ledger.ts';
import { REPLACEMENTS } from './replacements.ts';
import type { ScriptInFile } from './script-files.ts';

export interface ClauseProof {
  readonly id: string;
  readonly status: 'proved' | 'unprovable' | 'open';
  readonly by: readonly string[];
  /** What the proof rests on: on what happens, or only on what may be chosen. */
  readonly evidence?: 'outcome' | 'offer';
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

/** Clauses of which the ledger says something besides their text, each with the reason. */
export interface Exceptions {
  /** No run of the program can show them. */
  readonly unprovable: Readonly<Record<string, string>>;
  /** They only say what may or may not be chosen. */
  readonly offered: Readonly<Record<string, string>>;
}

/** Names under which the engine applies a clause: the clause itself and the neutral names that the edition maps to it. */
export function namesOf(packs: readonly Pack[], clause: string): Set<string> {
  const names = new Set([clause]);
  for (const pack of packs)
    for (const [name, id] of Object.entries(pack.edition?.clauses ?? {})) if (id === clause) names.add(name);
  return names;
}

/** Rules of the engine that the edition reads in a way of its own, whatever the table chooses. */
const readIn = (packs: readonly Pack[]): string[] =>
  packs.flatMap(({ edition }) =>
    Object.entries(edition?.readings ?? {}).flatMap(([rule, read]) => (typeof read === 'string' ? [rule] : [])),
  );

/** A run in which the clause does not stand. */
const without = (packs: readonly Pack[], clause: string): RunOptions => ({
  without: REPLACEMENTS[clause] ?? deviationOf(namesOf(packs, clause), readIn(packs)),
  programs: PROGRAMS,
});

/** Why a script that went so does not prove a clause that it names, or '' if it does. */
function whyNotProved(
  packs: readonly Pack[],
  { script }: ScriptInFile,
  run: ScriptResult,
  clause: string,
  mutate: boolean,
): string {
  if (!run.ok) return `the script fails: ${run.message}`;
  if (![...namesOf(packs, clause)].some((name) => run.fired.has(name))) return 'the rule is never applied in it';
  if (!mutate) return '';
  const changed = runScript(packs, script, without(packs, clause));
  if (changed.ok) return 'it passes as well when the rule is switched off';
  return changed.crashed ? `without the rule the game breaks down: ${changed.message}` : '';
}

/** Scripts that have been played, and what they prove: each is played once, however many ask. */
export class PlayedScripts {
  readonly #runs = new Map<ScriptInFile, ScriptResult>();
  readonly #reasons = new Map<ScriptInFile, Map<string, string>>();

  run(entry: ScriptInFile): ScriptResult {
    const run = this.#runs.get(entry) ?? runScript(packsOf(entry.file), entry.script, { programs: PROGRAMS });
    this.#runs.set(entry, run);
    return run;
  }

  /** Why a script does not prove a clause that it names, or '' if it does. With `mutate` it also has to fail when the rule is switched off. */
  whyNotProved(entry: ScriptInFile, clause: string, mutate: boolean): string {
    const reasons = this.#reasons.get(entry) ?? new Map<string, string>();
    this.#reasons.set(entry, reasons);
    const asked = `${clause} ${mutate}`;
    const reason = reasons.get(asked) ?? whyNotProved(packsOf(entry.file), entry, this.run(entry), clause, mutate);
    reasons.set(asked, reason);
    return reason;
  }
}

/** Whether the evidence is of the kind that the clause asks for, or why it is not. */
function judgeEvidence(
  id: string,
  by: readonly string[],
  evidence: 'outcome' | 'offer',
  { offered }: Exceptions,
): ClauseProof {
  const listed = offered[id] !== undefined;
  if (listed === (evidence === 'offer')) return { id, status: 'proved', by, evidence };
  const why = listed
    ? 'it is listed among the clauses that only say what may be chosen, but a script shows what happens'
    : 'its scripts only see what is offered: one has to take it and say what happens';
  return { id, status: 'open', by: [], evidence, why };
}

/** Which clauses the scripts prove, each played with the packs beside which it stands. With `mutate` a proof also has to fail when its rule is switched off, and to show what the clause is about. */
export function prove(
  ledger: readonly Clause[],
  scripts: readonly ScriptInFile[],
  exceptions: Exceptions,
  mutate: (clause: string) => boolean = () => false,
  played = new PlayedScripts(),
): Coverage {
  const clauses = ledger.map(({ id }): ClauseProof => {
    const unprovable = exceptions.unprovable[id];
    if (unprovable !== undefined) return { id, status: 'unprovable', by: [], why: unprovable };
    const naming = scripts.filter(({ script }) => script.proves?.includes(id));
    const reasons: string[] = [];
    const by = naming.filter((script) => {
      const reason = played.whyNotProved(script, id, mutate(id));
      if (reason !== '') reasons.push(`${script.file}: ${reason}`);
      return reason === '';
    });
    if (by.length === 0)
      return { id, status: 'open', by: [], ...(reasons.length > 0 ? { why: reasons.join('; ') } : {}) };
    const files = [...new Set(by.map(({ file }) => file))];
    if (!mutate(id)) return { id, status: 'proved', by: files };
    const outcome = by.some(({ file, script }) => showsOutcome(packsOf(file), script, without(packsOf(file), id)));
    return judgeEvidence(id, files, outcome ? 'outcome' : 'offer', exceptions);
  });
  const count = (status: ClauseProof['status']): number => clauses.filter((c) => c.status === status).length;
  return {
    totals: { clauses: clauses.length, proved: count('proved'), unprovable: count('unprovable'), open: count('open') },
    clauses,
  };
}
