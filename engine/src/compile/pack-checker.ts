import { HOOKS, idleFields } from '../language/hooks.ts';
import { PACK } from '../language/schema/pack.ts';
import {
  opsShape,
  type PackFields,
  type PackLeaf,
  type PackShape,
  type Reference,
  type Sort,
} from '../language/schema/shape.ts';
import { bare, Checker, type Fault, isRecord, type PlainRecord, shown } from '../shapes/check.ts';
import { meant } from '../shapes/nearest.ts';
import { EXPRESSIONS } from '../words/expressions.generated.ts';
import { EXPRESSION_FIELDS, OPERATION_FIELDS } from './vocabulary.ts';

/** A shape that an expression can have. */
type Expected = Extract<PackLeaf, { is: 'num' | 'truth' } | { is: 'set' }>;

/** The greatest number that content may name. */
const GREATEST = 9999;

const isExpression = (value: unknown): value is PlainRecord => isRecord(value) && typeof value.x === 'string';

const SORT_NAMES: Readonly<Record<Sort, string>> = {
  thing: 'characters or things',
  room: 'rooms',
  trait: 'traits',
  any: 'a set',
};

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A name that stands in a pack: what it must be the name of, and where it stands. */
export interface NameUse {
  readonly of: Reference;
  readonly name: string;
  readonly path: string;
}

/** Holds a pack to its shape, down into every operation and expression. */
class PackChecker extends Checker<PackLeaf> {
  readonly names: NameUse[] = [];
  /** Names of the elements of tests around the one at hand. */
  #outer: readonly string[] = [];

  protected override say(path: string, message: string): void {
    super.say(path === '' ? 'pack' : path, message);
  }

  protected override under(path: string, key: string | number): string {
    return path === '' ? String(key) : `${path}/${key}`;
  }

  protected override elementName(element: unknown, index: number): string {
    return isRecord(element) && typeof element.id === 'string' && element.id !== '' ? element.id : String(index);
  }

  protected override sayMissing(path: string, field: string, wanted: PackShape): void {
    this.say(path, `the field “${field}” is missing: ${this.called(wanted)}`);
  }

  protected override sayStray(path: string, field: string, known: readonly string[]): void {
    this.say(path, `there is no field “${field}”${meant(field, known)}`);
  }

  protected override callLeaf(leaf: PackLeaf): string {
    switch (leaf.is) {
      case 'json':
        return 'anything';
      case 'id':
        return 'an id in kebab-case';
      case 'num':
        return 'a number';
      case 'truth':
        return 'a condition';
      case 'ops':
        return 'a list of operations';
      case 'rows':
        return 'rows such as “0-2” and “3+”';
      case 'hook':
        return 'a hook such as “turn.before”';
      case 'name':
        return `the name of a ${leaf.of}`;
      case 'set':
        return leaf.of === 'any' ? 'a set' : `a set of ${SORT_NAMES[leaf.of]}`;
    }
  }

  /** An expression is an object as well, but never one with fields of content. */
  protected override fits(value: unknown, shape: PackShape): boolean {
    const isObject = shape.is === 'map' || shape.is === 'record' || shape.is === 'one-of';
    return super.fits(value, shape) && !(isObject && isExpression(value));
  }

  protected override leafFits(value: unknown, leaf: PackLeaf): boolean {
    switch (leaf.is) {
      case 'json':
        return true;
      case 'id':
      case 'name':
      case 'hook':
        return typeof value === 'string';
      case 'num':
        return typeof value === 'number' || isExpression(value);
      case 'truth':
      case 'set':
        return isExpression(value);
      case 'ops':
        return Array.isArray(value);
      case 'rows':
        return isRecord(value) && !isExpression(value);
    }
  }

  protected override checkLeaf(value: unknown, leaf: PackLeaf, path: string, depth: number): void {
    switch (leaf.is) {
      case 'json':
        return;
      case 'name':
        this.names.push({ of: leaf.of, name: value as string, path });
        if (value === '') this.say(path, `${this.callLeaf(leaf)} expected, found an empty one`);
        return;
      case 'id':
        if (!KEBAB.test(value as string)) this.say(path, `${this.callLeaf(leaf)} expected, found “${value as string}”`);
        return;
      case 'hook':
        this.#hook(value as string, path);
        return;
      case 'num':
      case 'truth':
      case 'set':
        this.#expression(value, leaf, path, depth);
        return;
      case 'ops':
        (value as unknown[]).forEach((op, i) => {
          this.#operation(op, `${path}/${i}`, depth + 1);
        });
        return;
      case 'rows':
        for (const [key, inner] of Object.entries(value as PlainRecord))
          this.check(inner, { is: 'ops' }, `${path}/${key}`, depth + 1);
        return;
    }
  }

  #hook(value: string, path: string): void {
    if (!HOOKS.includes(value)) this.say(path, `there is no hook “${value}”${meant(value, HOOKS)}`);
  }

  /** A rule says only what is read where it hangs. */
  protected override checkFields(
    value: PlainRecord,
    fields: PackFields,
    path: string,
    depth: number,
    own: readonly string[] = [],
  ): void {
    super.checkFields(value, fields, path, depth, own);
    if (fields.on?.is !== 'hook' || typeof value.on !== 'string') return;
    const given = Object.keys(value).filter((field) => value[field] !== undefined);
    for (const field of idleFields(value.on, given)) this.say(path, `“${field}” says nothing at “${value.on}”`);
    for (const name of Object.keys(isRecord(value.under) ? value.under : {}))
      this.names.push({ of: 'switch', name, path: `${path}/under/${name}` });
  }

  #operation(op: unknown, path: string, depth: number): void {
    if (!isRecord(op) || !Object.hasOwn(op, 'op') || typeof op.op !== 'string') {
      this.say(path, `an operation expected, found ${shown(op)}`);
      return;
    }
    const fields = Object.hasOwn(OPERATION_FIELDS, op.op) ? OPERATION_FIELDS[op.op] : undefined;
    if (fields === undefined)
      this.say(path, `there is no operation “${op.op}”${meant(op.op, Object.keys(OPERATION_FIELDS))}`);
    else this.checkFields(op, fields, `${path}:${op.op}`, depth, ['op']);
  }

  /** What the expression yields, or null where it is broken. */
  #expression(value: unknown, shape: Expected, path: string, depth: number): void {
    if (typeof value === 'number') {
      if (!Number.isInteger(value) || Math.abs(value) > GREATEST)
        this.say(path, `a whole number from -${GREATEST} to ${GREATEST} expected, found ${value}`);
      return;
    }
    const word = this.#word(value as PlainRecord, path, depth);
    if (word === null) return;
    const wanted = shape.is === 'set' ? shape.of : shape.is;
    const isSet = word !== 'num' && word !== 'truth';
    const good = wanted === 'any' ? isSet : word === wanted || (isSet && word === 'any' && shape.is === 'set');
    if (!good) this.say(path, `${this.callLeaf(shape)} expected, found ${shown(value)}`);
    else if (shape.is === 'set' && shape.one === true && !yieldsOne(value as PlainRecord))
      this.say(path, `one thing expected, found a set: ${shown(value)}; “first” takes one of it`);
  }

  #word(raw: PlainRecord, path: string, depth: number): 'num' | 'truth' | Sort | null {
    const word =
      typeof raw.x === 'string' && Object.hasOwn(EXPRESSION_FIELDS, raw.x) ? EXPRESSION_FIELDS[raw.x] : undefined;
    if (word === undefined) {
      this.say(path, `there is no word “${String(raw.x)}”${meant(String(raw.x), Object.keys(EXPRESSION_FIELDS))}`);
      return null;
    }
    const before = this.faults.length;
    this.#under(raw, () => this.checkFields(raw, word.fields, path, depth, ['x']));
    if (raw.x === 'theIt' && typeof raw.of === 'string' && !this.#outer.includes(raw.of))
      this.say(path, `no “where” around it is called “${raw.of}”${meant(raw.of, this.#outer)}`);
    if (this.faults.length > before) return null;
    if (word.yields !== 'same') return word.yields;
    return this.#common(raw, word.fields, path);
  }

  /** What stands inside a `where` may speak of its element by the name that it bears. */
  #under(raw: PlainRecord, check: () => void): void {
    const names = this.#outer;
    if (raw.x === 'where' && typeof raw.as === 'string') this.#outer = [...names, raw.as];
    check();
    this.#outer = names;
  }

  /** The sort of a set that is put together from others. */
  #common(raw: PlainRecord, fields: PackFields, path: string): Sort | null {
    const inside = setsIn(raw, fields).map(sortOf);
    const sorts = new Set(inside.filter((sort) => sort !== 'any'));
    if (sorts.size < 2) return [...sorts][0] ?? 'any';
    this.say(path, `${[...sorts].map((sort) => SORT_NAMES[sort]).join(' and ')} cannot be mixed`);
    return null;
  }
}

const isSetField = (shape: PackShape): boolean => shape.is === 'set' || (shape.is === 'list' && shape.of.is === 'set');

/** The sets that a checked expression is put together from. */
const setsIn = (raw: PlainRecord, fields: PackFields): PlainRecord[] =>
  Object.entries(fields).flatMap(([field, shape]) =>
    isSetField(shape) ? (raw[bare(field)] as PlainRecord | readonly PlainRecord[]) : [],
  );

/** Whether a set that has been checked holds one thing at most. */
function yieldsOne(raw: PlainRecord): boolean {
  const many = EXPRESSIONS.get(String(raw.x))?.many ?? 'set';
  if (typeof many === 'string') return many === 'one';
  if ('like' in many) return yieldsOne(raw[many.like] as PlainRecord);
  const named = raw[many.oneOf];
  return Array.isArray(named) && named.length === 1;
}

/** The sort of a set that has been checked. */
export function sortOf(raw: PlainRecord): Sort {
  const word = EXPRESSION_FIELDS[String(raw.x)];
  if (word === undefined) throw new Error(`no word that has been checked: “${String(raw.x)}”`);
  const { yields, fields } = word;
  if (yields === 'num' || yields === 'truth') return 'any';
  if (yields !== 'same') return yields;
  const sorts = setsIn(raw, fields).map(sortOf);
  return sorts.find((sort) => sort !== 'any') ?? 'any';
}

function checked(pack: unknown): PackChecker {
  const checker = new PackChecker();
  checker.check(pack, PACK);
  return checker;
}

/** Every name in a pack that has the shape of one. */
export const namesIn = (pack: unknown): readonly NameUse[] => checked(pack).names;

/** Every name in operations, down to the last expression in them. */
export function namesInOperations(ops: unknown): readonly NameUse[] {
  const checker = new PackChecker();
  checker.check(ops, opsShape);
  return checker.names;
}

/** All that a value lacks of being a pack. What its names refer to is looked up when it is compiled. */
export const mistakesIn = (pack: unknown): readonly Fault[] => checked(pack).faults;
