import * as content from '@hollow/content';
import { Engine, hashOf, type Pack } from '@hollow/engine';
import { RefusedError } from '@hollow/table';
import { createText, loadWords, type Text, type Words } from '@hollow/text';
import { LruCache } from '../cache/lru-cache.ts';
import type { PackStore } from '../store/packs.ts';

const isPack = (value: unknown): value is Pack => typeof value === 'object' && value !== null && 'id' in value;

/** The packs that come with the game, by the name with hash. */
const SHIPPED: ReadonlyMap<string, Pack> = new Map(
  Object.values(content)
    .filter(isPack)
    .map((pack) => [hashOf(pack), pack]),
);

const NAMES: ReadonlyMap<Pack, string> = new Map([...SHIPPED].map(([name, pack]) => [pack, name]));

export interface GameLanguage {
  readonly words: Words;
  readonly text: Text;
  /** The same text while a haunt is on, for those who may read these pages. */
  readonly during: (scope: HauntScope) => Text;
}

type HauntScope = Parameters<Text['during']>[0];

/** Texts of haunts that are kept ready for each language. */
const KEPT = 200;

function cacheByScope(text: Text): (scope: HauntScope) => Text {
  const kept = new LruCache<string, Text>(KEPT);
  return (scope) => kept.getOrMake(JSON.stringify(scope), () => text.during(scope));
}

/** Packs, an engine for each set of them, and their words: made once and shared by all games. */
export class ContentCache {
  readonly #store: PackStore;
  readonly #engines = new Map<string, Engine>();
  readonly #names = new WeakMap<Engine, readonly string[]>();
  readonly #languages = new WeakMap<Engine, Map<string, GameLanguage>>();

  constructor(store: PackStore) {
    this.#store = store;
  }

  /** The packs that a table with this edition would play. */
  packs(edition: string): readonly Pack[] {
    const found = [...SHIPPED.values()].find((pack) => pack.id === edition && pack.edition !== undefined);
    if (found === undefined)
      throw new RefusedError('not-found', `there is no edition “${edition}”`, { field: 'edition' });
    return [found];
  }

  /** The name with hash: worked out once for each pack that comes with the game. */
  name(pack: Pack): string {
    return NAMES.get(pack) ?? hashOf(pack);
  }

  /** An engine for packs that come with the game; the store keeps them from now on. */
  async begin(packs: readonly Pack[]): Promise<Engine> {
    const names = packs.map((pack) => this.name(pack));
    for (const [i, pack] of packs.entries()) await this.#store.keep(names[i] ?? '', pack);
    return this.#engine(names, packs);
  }

  /** The engine for the packs of a running game. */
  async engine(names: readonly string[]): Promise<Engine> {
    const known = this.#engines.get(names.join());
    if (known !== undefined) return known;
    const packs: Pack[] = [];
    for (const name of names) {
      const pack = SHIPPED.get(name) ?? (await this.#store.pack(name));
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
    return this.#names.get(engine) ?? engine.packs.map((pack) => this.name(pack));
  }

  /** The words of the packs in a language. */
  language(engine: Engine, lang: string): GameLanguage {
    const known = this.#languages.get(engine) ?? new Map<string, GameLanguage>();
    this.#languages.set(engine, known);
    const found = known.get(lang);
    if (found !== undefined) return found;
    const words = loadWords(
      lang,
      engine.packs.map(({ id }) => id),
    );
    const text = createText(words, engine.packs);
    const made = { words, text, during: cacheByScope(text) };
    known.set(lang, made);
    return made;
  }
}
