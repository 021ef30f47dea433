import type { Program } from '../core/context.ts';
import type { Pack } from '../language/pack.ts';
import { naming, playedPacks } from './played-packs.ts';
import { compile, hashOf } from './program.ts';

interface Compiled {
  readonly packs: readonly Pack[];
  readonly key: string;
  readonly watched: boolean;
  readonly program: Program;
}

/** Programs that are kept for packs, those used last; each is some megabytes, and any player may think of a new set of rules. */
const KEPT = 12;

/** Programs used last, by packs and ruleset. A program holds no game, so that engines that are given the same cache share them; they go with their packs. */
export class ProgramCache {
  /** By the last of the packs. */
  readonly #programs = new WeakMap<Pack, readonly Compiled[]>();
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
      played: playedPacks(packs, this.#wellFormed),
    };
    if (last !== undefined && found !== kept[0])
      this.#played.set(last, [found, ...kept.filter((each) => each !== found)].slice(0, KEPT));
    return found.played;
  }

  /** The packs under a ruleset, compiled; `watched`: for an engine that tells of every rule it applies. */
  program(packs: readonly Pack[], ruleset: Readonly<Record<string, string>>, watched = false): Program {
    const last = packs.at(-1);
    const key = JSON.stringify(ruleset);
    const kept = (last === undefined ? undefined : this.#programs.get(last)) ?? [];
    const isIt = (each: Compiled): boolean =>
      each.key === key && each.watched === watched && isSameList(each.packs, packs);
    const found = kept.find(isIt) ?? {
      packs: [...packs],
      key,
      watched,
      program: naming(packs, () => compile(this.played(packs), ruleset, this.#hash, packs, watched)),
    };
    if (last !== undefined && found !== kept[0])
      this.#programs.set(last, [found, ...kept.filter((each) => each !== found)].slice(0, KEPT));
    return found.program;
  }

  readonly #hash = (pack: Pack): string => {
    const known = this.#hashes.get(pack) ?? hashOf(pack);
    this.#hashes.set(pack, known);
    return known;
  };
}

const isSameList = (a: readonly Pack[], b: readonly Pack[]): boolean =>
  a.length === b.length && a.every((pack, i) => pack === b[i]);
