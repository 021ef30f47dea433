import * as content from '@hollow/content';
import { ContentError, Engine, hashOf, mistakesIn, otherVersion, type Pack, packsOfToday } from '@hollow/engine';
import { DEFAULT_SETTINGS, type PackName, type Settings } from '@hollow/protocol';
import { firstPreset, RefusedError } from '@hollow/table';

const isPack = (value: unknown): value is Pack => typeof value === 'object' && value !== null && 'id' in value;

/** The packs that come with the game. */
const SHIPPED: readonly Pack[] = Object.values(content).filter(isPack);

/** Pinning a pack's hash is costly for a large one, and a pack never changes. */
const HASHES = new WeakMap<Pack, string>();

export function packHash(pack: Pack): string {
  const known = HASHES.get(pack) ?? hashOf(pack);
  HASHES.set(pack, known);
  return known;
}

/** A pack that cannot be offered, and why: told to whoever starts the server. */
export class PackError extends Error {
  readonly pack: string;
  constructor(pack: string, message: string) {
    super(message);
    this.pack = pack;
  }
}

type Choice = Pick<Settings, 'edition' | 'expansions'>;

/** The packs that tables on this server may be made with. */
export class OfferedPacks {
  readonly all: readonly Pack[];
  readonly #byHash: ReadonlyMap<string, Pack>;
  #families: readonly (readonly Pack[])[] | null = null;

  /** Throws a PackError where one of its own cannot be played. */
  constructor(own: readonly Pack[]) {
    this.all = [...SHIPPED, ...own];
    for (const pack of own) this.#check(pack);
    this.#byHash = new Map(this.all.map((pack) => [packHash(pack), pack]));
  }

  #check(pack: Pack): void {
    const other = otherVersion('pack', pack.format ?? 1);
    if (other !== null) throw new PackError(pack.id, other.sentence);
    const [mistake] = packsOfToday([pack]).flatMap((today) => mistakesIn(today));
    if (mistake !== undefined) throw new PackError(pack.id, `${mistake.path}: ${mistake.message}`);
    if (this.all.some((known) => known !== pack && known.id === pack.id))
      throw new PackError(pack.id, `two packs are called “${pack.id}”`);
    try {
      new Engine(this.#family(pack)).program({});
    } catch (error) {
      if (error instanceof ContentError || error instanceof RefusedError) throw new PackError(pack.id, error.message);
      throw error;
    }
  }

  /** The pack with what it extends, the edition first. */
  #family(pack: Pack): readonly Pack[] {
    const found = [pack];
    for (let at = pack; at.edition === undefined; ) {
      const parent =
        at.extends === undefined
          ? this.all.find(({ edition }) => edition !== undefined)
          : this.all.find(({ id }) => id === at.extends);
      if (parent === undefined) throw new PackError(pack.id, `extends: there is no pack “${at.extends}” here`);
      if (found.includes(parent)) throw new PackError(pack.id, 'extends: a pack cannot extend itself');
      found.unshift(parent);
      at = parent;
    }
    return found;
  }

  /** Each pack with what it needs to be played: the same lists every time. */
  get families(): readonly (readonly Pack[])[] {
    this.#families ??= this.all.map((pack) => this.#family(pack));
    return this.#families;
  }

  /** The pack with this id and what it needs to be played; nothing where it is not offered. */
  familyOf(id: string): readonly Pack[] {
    const found = this.all.find((pack) => pack.id === id);
    return found === undefined ? [] : this.#family(found);
  }

  /** What a new table plays by: the first edition that is offered, as its first preset reads it. */
  get usual(): Settings {
    const first = this.all.find(({ edition }) => edition !== undefined);
    if (first?.edition === undefined) throw new Error('no edition is offered');
    return { ...DEFAULT_SETTINGS, edition: first.id, preset: firstPreset(first.edition) };
  }

  /** It comes with the game, in this very text. */
  isShipped(pack: Pack): boolean {
    return SHIPPED.includes(pack);
  }

  byHash(hash: string): Pack | null {
    return this.#byHash.get(hash) ?? null;
  }

  /** The packs that a table with these settings would play. Throws a RefusedError where one of them is not offered. */
  chosen({ edition, expansions }: Choice): readonly Pack[] {
    const base = this.all.find((pack) => pack.id === edition && pack.edition !== undefined);
    if (base === undefined)
      throw new RefusedError('not-found', `there is no edition “${edition}”`, { field: 'edition' });
    for (const id of expansions)
      if (!this.all.some((pack) => pack.id === id && pack.edition === undefined))
        throw new RefusedError('not-found', `there is no expansion “${id}”`, { field: 'expansions' });
    // In one order, whichever they were named in: the same packs are the same game.
    return [base, ...this.all.filter((pack) => pack.edition === undefined && expansions.includes(pack.id))];
  }

  /** The same as far as they are offered, by name. */
  names({ edition, expansions }: Choice): readonly PackName[] {
    const played = this.all.filter(({ id, edition: own }) =>
      own === undefined ? expansions.includes(id) : id === edition,
    );
    return played
      .toSorted((a, b) => Number(a.edition === undefined) - Number(b.edition === undefined))
      .map((pack) => ({ id: pack.id, hash: packHash(pack) }));
  }
}
