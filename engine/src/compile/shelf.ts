import type { Pack } from '../language/pack.ts';
import type { Program } from '../machine/context.ts';
import { compile } from './program.ts';

interface Compiled {
  readonly packs: readonly Pack[];
  readonly key: string;
  readonly program: Program;
}

/** Programs that are kept for packs, those used last; each is some megabytes. */
const KEPT = 12;

/** By the last of the packs. A program holds no game, so that engines can share it; it goes with its packs. */
const shelf = new WeakMap<Pack, Compiled[]>();

/** The packs under a ruleset, compiled. Packs never change; what was compiled not long ago is taken from the shelf. */
export function compiled(packs: readonly Pack[], ruleset: Readonly<Record<string, string>>): Program {
  const last = packs.at(-1);
  if (last === undefined) return compile(packs, ruleset);
  const key = JSON.stringify(ruleset);
  const kept = shelf.get(last) ?? [];
  const at = kept.findIndex(
    (each) =>
      each.key === key && each.packs.length === packs.length && each.packs.every((pack, i) => pack === packs[i]),
  );
  const found = at < 0 ? { packs: [...packs], key, program: compile(packs, ruleset) } : kept[at];
  if (at >= 0) kept.splice(at, 1);
  kept.unshift(found);
  shelf.set(last, kept.slice(0, KEPT));
  return found.program;
}
