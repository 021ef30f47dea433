import type { Amendment } from './amendment.ts';
import type { Pack } from './pack.ts';

/**
 * How an expansion changes what it extends, as data. Nothing here needs the rest of the engine but the steps of packs, so that a page which was handed the packs of a table can put
 * them together itself.
 */

/** An amendment that cannot be carried out: where it stands, and why. */
export class AmendError extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.name = 'AmendError';
    this.path = path;
  }
}

type Json = unknown;
type JsonObject = Readonly<Record<string, Json>>;
type Thing = JsonObject & { readonly id: string };

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The packs that a pack may amend: what it extends, and what that extends; the edition, where it says nothing. */
function basesOf(packs: readonly Pack[], pack: Pack): readonly Pack[] {
  const found: Pack[] = [];
  for (let at: Pack | undefined = pack; at !== undefined; ) {
    const parent: string | undefined = at.extends;
    const next: Pack | undefined =
      parent === undefined ? packs.find(({ edition }) => edition !== undefined) : packs.find(({ id }) => id === parent);
    if (next === undefined || next === pack || found.includes(next)) break;
    found.push(next);
    at = next.edition === undefined ? next : undefined;
  }
  return found;
}

/** What an amendment has changed, by place, and for whom: two packs that do not know of each other may not change the same. */
interface Touch {
  readonly place: string;
  readonly does: string;
  readonly pack: Pack;
  readonly path: string;
}

/** The packs of a table while amendments are put in. */
class Amending {
  readonly #given: readonly Pack[];
  readonly #packs: Pack[];
  readonly #touches: Touch[] = [];

  constructor(packs: readonly Pack[]) {
    this.#given = packs;
    this.#packs = [...packs];
  }

  get packs(): readonly Pack[] {
    return this.#packs;
  }

  amend(pack: Pack, amendment: Amendment, path: string): void {
    const { of, ids, having, at } = amendment;
    if ((amendment.add ?? amendment.put ?? amendment.take) === undefined)
      throw new AmendError(path, 'adds nothing, puts nothing and takes nothing');
    const places = typeof at === 'string' ? [at] : (at ?? ['']);
    if (of === 'edition') {
      if (ids !== undefined || having !== undefined) throw new AmendError(path, 'there is one edition');
      this.#amendEdition(pack, amendment, places, path);
      return;
    }
    if ((ids === undefined) === (having === undefined))
      throw new AmendError(path, 'says which it amends by “ids” or by “having”');
    const found = this.#select(pack, of, ids ?? [], having ?? null, path);
    for (const [base, id] of found)
      for (const place of places)
        this.#changeThing(base, of, id, (thing) => this.#change(pack, amendment, thing, `${of}/${id}`, place, path));
  }

  #amendEdition(pack: Pack, amendment: Amendment, places: readonly string[], path: string): void {
    const base = this.#given.findIndex(({ edition }) => edition !== undefined);
    const home = this.#packs[base];
    if (home === undefined) throw new AmendError(path, 'no pack brings an edition');
    if (this.#given[base] === pack) throw new AmendError(path, 'an edition says itself what it is');
    let edition: Json = home.edition;
    for (const place of places) edition = this.#change(pack, amendment, edition, 'edition', place, path);
    this.#packs[base] = { ...home, edition } as Pack;
  }

  /** The things that are meant, as they were before anybody amended them: the order of the packs changes nothing. */
  #select(
    pack: Pack,
    of: Exclude<Amendment['of'], 'edition'>,
    ids: readonly string[],
    having: JsonObject | null,
    path: string,
  ): [base: number, id: string][] {
    const bases = basesOf(this.#given, pack);
    const all = bases.flatMap((base) =>
      ((base[of] ?? []) as unknown as readonly Thing[]).map((thing) => ({ at: this.#given.indexOf(base), thing })),
    );
    if (having === null)
      return ids.map((id) => {
        const found = all.find(({ thing }) => thing.id === id);
        const known = bases.map((base) => base.id).join(', ');
        if (found === undefined)
          throw new AmendError(path, `there is no “${id}” among the ${of} of ${known === '' ? 'any pack' : known}`);
        return [found.at, id];
      });
    const matches = (thing: Thing): boolean =>
      Object.entries(having).every(([field, value]) => {
        const own = thing[field];
        return Array.isArray(own) ? own.includes(value) : own === value;
      });
    const found = all.filter(({ thing }) => matches(thing));
    if (found.length === 0) throw new AmendError(path, `no ${of} have ${JSON.stringify(having)}`);
    return found.map(({ at, thing }) => [at, thing.id]);
  }

  #changeThing(base: number, of: Exclude<Amendment['of'], 'edition'>, id: string, change: (thing: Json) => Json): void {
    const home = this.#packs[base];
    if (home === undefined) return;
    const things = (home[of] ?? []) as unknown as readonly Thing[];
    this.#packs[base] = { ...home, [of]: things.map((thing) => (thing.id === id ? change(thing) : thing)) } as Pack;
  }

  /** The value with the list or object at a place inside it changed. */
  #change(pack: Pack, amendment: Amendment, value: Json, name: string, place: string, path: string): Json {
    const steps = place === '' ? [] : place.split('/');
    const touch = (key: string, does: string): void =>
      this.#touch({ place: [name, ...steps, key].join('/'), does, pack, path });
    return updateAt(value, steps, [], path, (inner) => applyTo(inner, amendment, touch, path));
  }

  #touch(touch: Touch): void {
    const other = this.#touches.find(
      (each) =>
        each.pack !== touch.pack &&
        (each.place === touch.place
          ? each.does !== touch.does
          : each.place.startsWith(`${touch.place}/`) || touch.place.startsWith(`${each.place}/`)) &&
        !basesOf(this.#given, touch.pack).includes(each.pack),
    );
    if (other !== undefined)
      throw new AmendError(
        touch.path,
        `${touch.pack.id} and ${other.pack.id} both change ${touch.place}, each in a way of its own (${other.path})`,
      );
    this.#touches.push(touch);
  }
}

/** The value with what stands at the end of the steps changed. Where only the last step is missing, it is made. */
function updateAt(
  value: Json,
  steps: readonly string[],
  done: readonly string[],
  path: string,
  change: (inner: Json) => Json,
): Json {
  const [step, ...rest] = steps;
  if (step === undefined) return change(value);
  const missing = (): never => {
    throw new AmendError(path, `there is no ${[...done, step].join('/')}`);
  };
  if (Array.isArray(value)) {
    const named = value.findIndex((element) => isObject(element) && element.id === step);
    const at = named >= 0 ? named : /^\d+$/.test(step) ? Number(step) : -1;
    if (at < 0 || at >= value.length) missing();
    return value.map((element, i) => (i === at ? updateAt(element, rest, [...done, step], path, change) : element));
  }
  if (!isObject(value)) return missing();
  if (!Object.hasOwn(value, step) && rest.length > 0) missing();
  return { ...value, [step]: updateAt(value[step], rest, [...done, step], path, change) };
}

function applyTo(value: Json, amendment: Amendment, touch: (key: string, does: string) => void, path: string): Json {
  const { add, put, take } = amendment;
  const wantsList = Array.isArray(add);
  if (value !== undefined && !isObject(value) && !Array.isArray(value))
    throw new AmendError(path, 'a list or an object stands there, or nothing: amend what holds it');
  if (Array.isArray(value) ? put !== undefined || (add !== undefined && !wantsList) : wantsList && value !== undefined)
    throw new AmendError(
      path,
      Array.isArray(value)
        ? 'a list: its elements are added or taken'
        : 'an object: its fields are added, put or taken',
    );
  if (Array.isArray(value) || wantsList)
    return applyToList(Array.isArray(value) ? value : [], wantsList ? add : [], take ?? [], touch, path);
  return applyToObject(isObject(value) ? value : {}, isObject(add) ? add : {}, put ?? {}, take ?? [], touch, path);
}

function applyToList(
  list: readonly Json[],
  add: readonly Json[],
  take: readonly Json[],
  touch: (key: string, does: string) => void,
  path: string,
): Json {
  for (const gone of take) {
    touch(JSON.stringify(gone), 'take');
    if (!list.some((element) => same(element, gone)))
      throw new AmendError(path, `there is no ${JSON.stringify(gone)} to take`);
  }
  const left = list.filter((element) => !take.some((gone) => same(element, gone)));
  for (const element of add) touch(JSON.stringify(element), 'add');
  return [...left, ...add.filter((element) => !left.some((known) => same(known, element)))];
}

function applyToObject(
  object: JsonObject,
  add: JsonObject,
  put: JsonObject,
  take: readonly (string | number)[],
  touch: (key: string, does: string) => void,
  path: string,
): Json {
  const next: Record<string, Json> = { ...object };
  for (const key of take.map(String)) {
    touch(key, 'take');
    if (!Object.hasOwn(next, key)) throw new AmendError(path, `there is no “${key}” to take`);
    delete next[key];
  }
  for (const [key, value] of Object.entries(add)) {
    touch(key, `put ${JSON.stringify(value)}`);
    if (Object.hasOwn(next, key) && !same(next[key], value))
      throw new AmendError(path, `there is a “${key}” already; “put” takes its place`);
    next[key] = value;
  }
  for (const [key, value] of Object.entries(put)) {
    touch(key, `put ${JSON.stringify(value)}`);
    next[key] = value;
  }
  return next;
}

/**
 * The packs that are played together (`packsOfToday`), each with what the others amend in it, in the same order; the very same list where nothing is
 * to be changed. What extends another pack is heard after it. Throws an AmendError where something cannot be amended, or where two packs would change the same place otherwise.
 */
export function amendPacks(packs: readonly Pack[]): readonly Pack[] {
  if (packs.every(({ amend }) => amend === undefined)) return packs;
  const amending = new Amending(packs);
  const byDepth = packs.toSorted((a, b) => basesOf(packs, a).length - basesOf(packs, b).length);
  for (const pack of byDepth)
    for (const [i, amendment] of (pack.amend ?? []).entries()) amending.amend(pack, amendment, `${pack.id}/amend/${i}`);
  return amending.packs.map(({ amend: _amend, ...pack }) => pack);
}
