import { rowOf } from '../core/tables.ts';
import { ContentError } from '../define/names.ts';
import type { Pack } from '../language/pack.ts';
import type { EditionDef } from '../language/types.ts';
import { meant } from '../shapes/nearest.ts';

/** All things of a kind, in the order of the packs, and which pack brings each. */
export interface Shelf<T> {
  readonly what: string;
  readonly defs: readonly T[];
  readonly from: readonly number[];
  readonly index: ReadonlyMap<string, number>;
}

/** Packs as they are played together (`playedPacks`): whose names each of them sees. */
export class Library {
  readonly packs: readonly Pack[];
  readonly edition: EditionDef;
  /** The pack that brings the edition. */
  readonly base: number;
  /** By pack: the packs whose things it may name without saying whose they are. */
  readonly #sees: readonly ReadonlySet<number>[];

  constructor(packs: readonly Pack[]) {
    this.packs = packs;
    packs.forEach(({ id }, i) => {
      if (packs.findIndex((pack) => pack.id === id) < i) throw new ContentError(id, `two packs are called “${id}”`);
    });
    const editions = packs.flatMap(({ edition }, i) => (edition === undefined ? [] : [{ edition, i }]));
    const [only] = editions;
    if (only === undefined) throw new ContentError('packs', 'no pack brings an edition');
    if (editions.length > 1)
      throw new ContentError(
        'packs',
        `${editions.map(({ i }) => rowOf(packs, i).id).join(' and ')} are editions; only one is played at a time`,
      );
    this.edition = only.edition;
    this.base = only.i;
    this.#sees = packs.map((_, i) => this.#family(i));
  }

  /** The pack itself and what it extends; a pack that says nothing extends the edition. */
  #family(pack: number): Set<number> {
    const found = new Set<number>();
    for (let at = pack; !found.has(at); ) {
      found.add(at);
      const { id, extends: parent } = rowOf(this.packs, at);
      if (parent === undefined) {
        found.add(this.base);
        break;
      }
      const next = this.packs.findIndex((other) => other.id === parent);
      if (next < 0) throw new ContentError(`${id}/extends`, `the pack “${parent}” is not among those that are played`);
      if (found.has(next)) throw new ContentError(`${id}/extends`, 'a pack cannot extend itself');
      at = next;
    }
    return found;
  }

  /** Whose a thing is, by the packs that a shelf was filled from. */
  #packId(from: readonly number[], thing: number): string {
    return rowOf(this.packs, rowOf(from, thing)).id;
  }

  /** The things of a kind. An id is told to everybody as it is, so that packs that are played together share no id. */
  shelf<T extends { readonly id: string }>(what: string, pick: (pack: Pack) => readonly T[] | undefined): Shelf<T> {
    const defs: T[] = [];
    const from: number[] = [];
    const index = new Map<string, number>();
    this.packs.forEach((pack, p) => {
      for (const def of pick(pack) ?? []) {
        const other = index.get(def.id);
        if (other !== undefined)
          throw new ContentError(
            `${pack.id}/${what}`,
            from[other] === p
              ? `“${def.id}” stands there twice`
              : `“${def.id}” is also a ${what} of ${this.#packId(from, other)}; packs that are played together need different ids`,
          );
        index.set(def.id, defs.length);
        defs.push(def);
        from.push(p);
      }
    });
    return { what, defs, from, index };
  }

  /** The number of a thing by its name: a bare id for what the pack sees, else `pack/id`. Pack -1 sees everything. */
  find<T>(shelf: Shelf<T>, id: string, pack: number, path: string, nearby: readonly string[] = []): number {
    const own = shelf.index.get(id);
    if (own !== undefined && (pack < 0 || rowOf(this.#sees, pack).has(rowOf(shelf.from, own)))) return own;
    const slash = id.indexOf('/');
    const named = slash < 0 ? undefined : shelf.index.get(id.slice(slash + 1));
    if (named !== undefined && this.#packId(shelf.from, named) === id.slice(0, slash)) return named;
    const known = [...nearby, ...shelf.index.keys()];
    const hint = own === undefined ? meant(id, known) : `; write “${this.#packId(shelf.from, own)}/${id}”`;
    throw new ContentError(path, `there is no ${shelf.what} “${id}”${hint}`);
  }
}
