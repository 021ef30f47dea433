import type { Program } from '../core/context.ts';
import type { Pack } from '../language/pack.ts';
import { naming, playedPacks } from './played-packs.ts';
import { type Compiled, compile, hashOf, withEffects } from './program.ts';

interface KeptProgram {
  readonly packs: readonly Pack[];
  readonly key: string;
  readonly watched: boolean;
  readonly compiled: Compiled;
}

/** What a pack may say that brings loose effects and nothing else. */
const LOOSE: ReadonlySet<string> = new Set(['id', 'format', 'effects'] satisfies (keyof Pack)[]);
const isLoose = (pack: Pack): boolean => Object.keys(pack).every((field) => LOOSE.has(field));

/** How many of the packs, from the first on, bring more than loose effects: a script's own pack is compiled on top of them. */
function lengthOfBase(packs: readonly Pack[]): number {
  const last = packs.findLastIndex((pack) => !isLoose(pack));
  return last < 0 ? packs.length : last + 1;
}

/** Programs that are kept for packs, those used last; each is some megabytes, and any player may think of a new set of rules. */
const KEPT = 12;

/** Programs used last, by packs and ruleset. A program holds no game, so that engines that are given the same cache share them; they go with their packs. */
export class ProgramCache {
  /** By the last of the packs. */
  readonly #programs = new WeakMap<Pack, readonly KeptProgram[]>();
  /** By the last of the packs: as they are played together. */
  readonly #played = new WeakMap<
    Pack,
    readonly { readonly packs: readonly Pack[]; readonly played: readonly Pack[] }[]
  >();
  readonly #wellFormed = new WeakSet<Pack>();
  /** Packs never change. */
  readonly #hashes = new WeakMap<Pack, string>();

  /** The packs with what they amend in each other. Throws a ContentError where they cannot be played together. */
  played(packs: readonly Pack[]): readonly Pack[] {
    const last = packs.at(-1);
    const kept = (last === undefined ? undefined : this.#played.get(last)) ?? [];
    const found = kept.find((each) => isSameList(each.packs, packs)) ?? {
      packs,
      played: this.#playedAnew(packs),
    };
    if (last !== undefined && found !== kept[0])
      this.#played.set(last, [found, ...kept.filter((each) => each !== found)].slice(0, KEPT));
    return found.played;
  }

  /** Loose effects amend nothing, so that the packs below them need not be gone over again. */
  #playedAnew(packs: readonly Pack[]): readonly Pack[] {
    const base = lengthOfBase(packs);
    if (base === packs.length) return playedPacks(packs, this.#wellFormed);
    return [...this.played(packs.slice(0, base)), ...playedPacks(packs.slice(base), this.#wellFormed)];
  }

  /** The packs under a ruleset, compiled; `watched`: for an engine that tells of every rule it applies. */
  program(packs: readonly Pack[], ruleset: Readonly<Record<string, string>>, watched = false): Program {
    const base = lengthOfBase(packs);
    if (base === packs.length) return this.#compiled(packs, ruleset, watched).program;
    const below = this.#compiled(packs.slice(0, base), ruleset, watched);
    return this.#kept(packs, ruleset, watched, () =>
      withEffects(below, this.played(packs).slice(base), packs.map(this.#hash)),
    ).program;
  }

  #compiled(packs: readonly Pack[], ruleset: Readonly<Record<string, string>>, watched: boolean): Compiled {
    return this.#kept(packs, ruleset, watched, () =>
      naming(packs, () => compile(this.played(packs), ruleset, this.#hash, packs, watched)),
    );
  }

  #kept(
    packs: readonly Pack[],
    ruleset: Readonly<Record<string, string>>,
    watched: boolean,
    make: () => Compiled,
  ): Compiled {
    const last = packs.at(-1);
    const key = JSON.stringify(ruleset);
    const kept = (last === undefined ? undefined : this.#programs.get(last)) ?? [];
    const isIt = (each: KeptProgram): boolean =>
      each.key === key && each.watched === watched && isSameList(each.packs, packs);
    const found = kept.find(isIt) ?? { packs: [...packs], key, watched, compiled: make() };
    if (last !== undefined && found !== kept[0])
      this.#programs.set(last, [found, ...kept.filter((each) => each !== found)].slice(0, KEPT));
    return found.compiled;
  }

  readonly #hash = (pack: Pack): string => {
    const known = this.#hashes.get(pack) ?? hashOf(pack);
    this.#hashes.set(pack, known);
    return known;
  };
}

const isSameList = (a: readonly Pack[], b: readonly Pack[]): boolean =>
  a.length === b.length && a.every((pack, i) => pack === b[i]);
