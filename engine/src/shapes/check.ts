import { meant } from './nearest.ts';
import type { Basic, Shape, ShapeFields } from './shape.ts';

/** Something that has not its shape: where it stands, and what is wrong. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

export type PlainRecord = Readonly<Record<string, unknown>>;

/** Deeper than anybody writes by hand; what is nested deeper would not end well. */
const DEEPEST = 120;

export const isRecord = (value: unknown): value is PlainRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in a message. */
export const shown = (value: unknown): string => {
  const written = JSON.stringify(value) ?? String(value);
  return written.length > 60 ? `${written.slice(0, 57)}…` : written;
};

/** The name of a field without the mark that says that it may be left out. */
export const bare = (field: string): string => (field.endsWith('?') ? field.slice(0, -1) : field);

const BASIC: Readonly<Record<string, true>> = {
  text: true,
  flag: true,
  null: true,
  whole: true,
  word: true,
  list: true,
  map: true,
  record: true,
  'one-of': true,
  either: true,
} satisfies Record<Basic<never>['is'], true>;

function isBasic<Leaf extends { readonly is: string }>(shape: Shape<Leaf>): shape is Basic<Leaf> {
  return BASIC[shape.is] === true;
}

/** A field that an object may have, or must. */
interface KnownField<Leaf extends { readonly is: string }> {
  readonly name: string;
  readonly shape: Shape<Leaf>;
  readonly needed: boolean;
}

/** Holds values to their shapes and keeps the faults in the order in which they are come upon. Whoever has leaves of their own says here what they are. */
export abstract class Checker<Leaf extends { readonly is: string }> {
  readonly faults: Fault[] = [];
  readonly #known = new Map<ShapeFields<Leaf>, ReadonlyMap<string, KnownField<Leaf>>>();

  /** How a leaf is called in a message. */
  protected abstract callLeaf(leaf: Leaf): string;
  /** Whether the outermost form of the value is that of the leaf. */
  protected abstract leafFits(value: unknown, leaf: Leaf): boolean;
  /** Checks what lies within a leaf whose outermost form fits. */
  protected abstract checkLeaf(value: unknown, leaf: Leaf, path: string, depth: number): void;

  protected under(path: string, key: string | number): string {
    return path === '' ? String(key) : `${path}.${key}`;
  }
  /** How an element of a list is called in a path. */
  protected elementName(_element: unknown, index: number): string {
    return String(index);
  }
  protected sayMissing(path: string, field: string, wanted: Shape<Leaf>): void {
    this.say(this.under(path, field), `${this.called(wanted)} expected`);
  }
  protected abstract sayStray(path: string, field: string, known: readonly string[]): void;

  protected say(path: string, message: string): void {
    this.faults.push({ path, message });
  }

  /** How a shape is called in a message. */
  protected called(shape: Shape<Leaf>): string {
    if (!isBasic(shape)) return this.callLeaf(shape);
    switch (shape.is) {
      case 'text':
        return 'a text';
      case 'flag':
        return 'true or false';
      case 'null':
        return 'null';
      case 'whole':
        return `a whole number from ${shape.min} to ${shape.max}`;
      case 'word':
        return shape.words.map((word) => `“${word}”`).join(', ');
      case 'list':
        return 'a list';
      case 'map':
      case 'record':
        return 'an object';
      case 'one-of':
        return `an object with the field ${Object.keys(shape.fields).join(' or ')}`;
      case 'either':
        return shape.of.map((one) => this.called(one)).join(' or ');
    }
  }

  /** Whether the outermost form of the value is that of the shape. */
  protected fits(value: unknown, shape: Shape<Leaf>): boolean {
    if (!isBasic(shape)) return this.leafFits(value, shape);
    switch (shape.is) {
      case 'text':
      case 'word':
        return typeof value === 'string';
      case 'flag':
        return typeof value === 'boolean';
      case 'null':
        return value === null;
      case 'whole':
        return typeof value === 'number';
      case 'list':
        return Array.isArray(value);
      case 'map':
      case 'record':
      case 'one-of':
        return isRecord(value);
      case 'either':
        return shape.of.some((inner) => this.fits(value, inner));
    }
  }

  /** Most of a long list are numbers that are as they should be: they need no path. */
  protected isGoodNumber(value: unknown, shape: Shape<Leaf>): boolean {
    return (
      isBasic(shape) &&
      shape.is === 'whole' &&
      Number.isInteger(value) &&
      (value as number) >= shape.min &&
      (value as number) <= shape.max
    );
  }

  /** Checks a value and all that is in it. */
  check(value: unknown, shape: Shape<Leaf>, path = '', depth = 0): void {
    if (depth > DEEPEST) this.say(path, 'is nested too deep');
    else if (!this.fits(value, shape)) this.say(path, `${this.called(shape)} expected, found ${shown(value)}`);
    else if (!isBasic(shape)) this.checkLeaf(value, shape, path, depth);
    else if (typeof value === 'string' && shape.is !== 'either') this.#checkText(value, shape, path);
    else this.#checkParts(value, shape, path, depth);
  }

  #checkText(value: string, shape: Basic<Leaf>, path: string): void {
    if (shape.is === 'word' && !shape.words.includes(value))
      this.say(path, `${this.called(shape)} expected, found “${value}”${meant(value, shape.words)}`);
    if (shape.is !== 'text') return;
    if (shape.fits !== undefined && !shape.fits.test(value)) this.say(path, `a name expected, found ${shown(value)}`);
    if (shape.fits === undefined && value === '') this.say(path, 'a text expected, found an empty one');
  }

  #checkParts(value: unknown, shape: Basic<Leaf>, path: string, depth: number): void {
    switch (shape.is) {
      case 'whole':
        if (!this.isGoodNumber(value, shape)) this.say(path, `${this.called(shape)} expected, found ${String(value)}`);
        return;
      case 'list':
        this.#checkList(value as readonly unknown[], shape, path, depth);
        return;
      case 'map':
        this.#checkMap(value as PlainRecord, shape, path, depth);
        return;
      case 'record':
        this.checkFields(value as PlainRecord, shape.fields, path, depth);
        return;
      case 'one-of': {
        const [only, ...more] = Object.entries(value as PlainRecord).filter(([, inner]) => inner !== undefined);
        const [field, inner] = only ?? ['', undefined];
        const wanted = Object.hasOwn(shape.fields, field) ? shape.fields[field] : undefined;
        if (wanted === undefined || more.length > 0)
          this.say(path, `${this.called(shape)} expected, found ${shown(value)}`);
        else this.check(inner, wanted, this.under(path, field), depth + 1);
        return;
      }
      case 'either': {
        const inner = shape.of.find((one) => this.fits(value, one));
        if (inner !== undefined) this.check(value, inner, path, depth);
        return;
      }
      default:
    }
  }

  #checkList(
    value: readonly unknown[],
    { of, min, max }: Extract<Basic<Leaf>, { is: 'list' }>,
    path: string,
    depth: number,
  ): void {
    if (value.length < min || value.length > max) {
      const wanted = min === max ? String(min) : `${min} to ${max}`;
      this.say(path, `a list of ${wanted} expected, found ${value.length}`);
    }
    for (let i = 0; i < value.length; i++) {
      const element = value[i];
      if (!this.isGoodNumber(element, of))
        this.check(element, of, this.under(path, this.elementName(element, i)), depth + 1);
    }
  }

  #checkMap(
    value: PlainRecord,
    { of, min, keys }: Extract<Basic<Leaf>, { is: 'map' }>,
    path: string,
    depth: number,
  ): void {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    if (entries.length < min) this.say(path, `at least ${min} entries expected`);
    for (const [key, inner] of entries) {
      if (keys !== undefined && !keys.test(key)) this.say(this.under(path, key), 'is no name of a row');
      this.check(inner, of, this.under(path, key), depth + 1);
    }
  }

  /** Checks the fields of an object; `own`: names it may have besides. */
  protected checkFields(
    value: PlainRecord,
    fields: ShapeFields<Leaf>,
    path: string,
    depth: number,
    own: readonly string[] = [],
  ): void {
    const known = this.#knownFields(fields);
    for (const field of Object.keys(value)) {
      if (!known.has(field) && !own.includes(field) && value[field] !== undefined)
        this.sayStray(path, field, [...own, ...known.keys()]);
    }
    for (const { name, shape, needed } of known.values()) {
      const inner = value[name];
      // Every object has fields that it inherits: those are not written in it.
      if (inner === undefined || !Object.hasOwn(value, name)) {
        if (needed) this.sayMissing(path, name, shape);
      } else if (!this.isGoodNumber(inner, shape)) this.check(inner, shape, this.under(path, name), depth + 1);
    }
  }

  /** The fields by their bare names: worked out once, for a pack has thousands of objects of a hundred sorts. */
  #knownFields(fields: ShapeFields<Leaf>): ReadonlyMap<string, KnownField<Leaf>> {
    let known = this.#known.get(fields);
    if (known === undefined) {
      known = new Map(
        Object.entries(fields).map(([field, shape]) => {
          const name = bare(field);
          return [name, { name, shape, needed: name === field }];
        }),
      );
      this.#known.set(fields, known);
    }
    return known;
  }
}
