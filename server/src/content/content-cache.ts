import { ContentError, Engine, type Pack } from '@hollow/engine';
import type { PackName, Settings } from '@hollow/protocol';
import { type Moment, RefusedError } from '@hollow/table';
import { allWords, createText, type Text, type Words } from '@hollow/text';
import { LruCache } from '../cache/lru-cache.ts';
import type { PackStore } from '../store/packs.ts';
import { type OfferedPacks, packHash } from './offered-packs.ts';
import { PackDocuments } from './pack-documents.ts';

export interface GameLanguage {
  readonly words: Words;
  readonly text: Text;
  /** The same text while a haunt is on, for those who may read these pages. */
  readonly during: (scope: HauntScope) => Text;
}

type HauntScope = Parameters<Text['during']>[0];

/** Sets of packs that are kept ready; a game that goes on keeps its own. */
const ENGINES = 32;
/** Texts of haunts that are kept ready for each language. */
const KEPT = 200;

function cacheByScope(text: Text): (scope: HauntScope) => Text {
  const kept = new LruCache<string, Text>(KEPT);
  return (scope) => kept.getOrMake(JSON.stringify(scope), () => text.during(scope));
}

/** Packs, an engine for each set of them, and their words: made once and shared by all games. */
export class ContentCache {
  readonly #store: PackStore;
  readonly #engines = new LruCache<string, Engine>(ENGINES);
  readonly #names = new WeakMap<Engine, readonly string[]>();
  readonly #languages = new WeakMap<Engine, Map<string, GameLanguage>>();

  /** Packs that tables may be made with; running games keep those they were dealt with. */
  readonly offered: OfferedPacks;
  readonly documents: PackDocuments;
  #fault: { readonly found: unknown } | null = null;

  constructor(store: PackStore, offered: OfferedPacks) {
    this.#store = store;
    this.offered = offered;
    this.documents = new PackDocuments(this.offered);
  }

  /** The packs that a table with these settings would play. */
  packs(settings: Pick<Settings, 'edition' | 'expansions'>): readonly Pack[] {
    const packs = this.offered.chosen(settings);
    try {
      this.#engine(packs.map(packHash), packs);
    } catch (error) {
      // Each can be played, but not these together.
      if (error instanceof ContentError) throw new RefusedError('not-allowed', error.message, { field: 'expansions' });
      throw error;
    }
    return packs;
  }

  /** What a table plays: as it was dealt, or as it would be dealt now. */
  packNames({ game, table }: Pick<Moment, 'game' | 'table'>): readonly PackName[] {
    if (game === null) return this.offered.names(table.settings);
    return this.names(game.engine).map((hash) => ({ id: hash.slice(0, hash.lastIndexOf('@')), hash }));
  }

  /** A pack by its name with hash: one that is offered, or one that a game keeps. */
  async pack(hash: string): Promise<Pack | null> {
    return this.offered.byHash(hash) ?? (await this.#store.pack(hash));
  }

  /** An engine for packs that are offered, for whoever only looks at them: nothing is kept. */
  engineOf(packs: readonly Pack[]): Engine {
    return this.#engine(packs.map(packHash), packs);
  }

  /** An engine for packs that are offered, for a game; the store keeps them from now on. */
  async begin(packs: readonly Pack[]): Promise<Engine> {
    const names = packs.map(packHash);
    for (const [i, pack] of packs.entries()) await this.#store.keep(names[i] ?? '', pack);
    return this.#engine(names, packs);
  }

  /** Why packs that are offered cannot be played, or have no words; null where all is well. Looked at once: packs do not change. */
  get fault(): unknown {
    this.#fault ??= { found: this.#findFault() };
    return this.#fault.found;
  }

  #findFault(): unknown {
    try {
      for (const family of this.offered.families) {
        const engine = this.#engine(family.map(packHash), family);
        engine.program({});
        this.language(engine, 'en');
      }
      return null;
    } catch (error) {
      return error;
    }
  }

  /** The engine for the packs of a running game. */
  async engine(names: readonly string[]): Promise<Engine> {
    const known = this.#engines.get(names.join());
    if (known !== undefined) return known;
    const packs: Pack[] = [];
    for (const name of names) {
      const pack = await this.pack(name);
      if (pack === null) throw new Error(`the pack ${name} is not in the store`);
      packs.push(pack);
    }
    return this.#engine(names, packs);
  }

  #engine(names: readonly string[], packs: readonly Pack[]): Engine {
    const known = this.#engines.get(names.join());
    if (known !== undefined) return known;
    const made = new Engine(packs);
    this.#engines.set(names.join(), made);
    this.#names.set(made, names);
    return made;
  }

  /** The names of an engine's packs. */
  names(engine: Engine): readonly string[] {
    return this.#names.get(engine) ?? engine.packs.map(packHash);
  }

  /** The words of the packs in a language. */
  language(engine: Engine, lang: string): GameLanguage {
    const known = this.#languages.get(engine) ?? new Map<string, GameLanguage>();
    this.#languages.set(engine, known);
    const found = known.get(lang);
    if (found !== undefined) return found;
    const words = allWords(lang, engine.played);
    const text = createText(words, engine.played);
    const made = { words, text, during: cacheByScope(text) };
    known.set(lang, made);
    return made;
  }
}
