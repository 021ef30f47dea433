import { MOMENTS, QUERIES } from '../language/moments.ts';
import { PACK } from '../language/schema/pack.ts';
import type { Fields, Reference, Shape, Sort } from '../language/schema/shape.ts';
import { EXPRESSIONS } from '../words/expressions.generated.ts';
import { EXPRESSION_FIELDS, OPERATION_FIELDS } from './vocabulary.ts';

/** Something in a pack that has not the shape of the language: where it stands, and what is wrong. */
export interface Mistake {
  readonly path: string;
  readonly message: string;
}

/** A shape that an expression can have. */
type Expected = Extract<Shape, { is: 'num' | 'truth' } | { is: 'set' }>;
type Raw = Readonly<Record<string, unknown>>;

/** Deeper than anybody writes by hand; what is nested deeper would not end well. */
const DEEPEST = 120;
/** The greatest number that content may name. */
const GREATEST = 9999;

const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const isExpression = (value: unknown): value is Raw => isRecord(value) && typeof value.x === 'string';
const shown = (value: unknown): string => {
  const written = JSON.stringify(value) ?? String(value);
  return written.length > 60 ? `${written.slice(0, 57)}…` : written;
};

const SORT_NAMES: Readonly<Record<Sort, string>> = {
  thing: 'characters or things',
  room: 'rooms',
  trait: 'traits',
  any: 'a set',
};

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** How a shape is called in a message. */
function called(shape: Shape): string {
  switch (shape.is) {
    case 'text':
      return 'a text';
    case 'id':
      return 'an id in kebab-case';
    case 'flag':
      return 'true or false';
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
    case 'null':
      return 'null';
    case 'name':
      return `the name of a ${shape.of}`;
    case 'whole':
      return `a whole number from ${shape.min} to ${shape.max}`;
    case 'set':
      return shape.of === 'any' ? 'a set' : `a set of ${SORT_NAMES[shape.of]}`;
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
      return shape.of.map(called).join(' or ');
  }
}

/** Whether the outermost form of the value is that of the shape. */
function fits(value: unknown, shape: Shape): boolean {
  switch (shape.is) {
    case 'text':
    case 'id':
    case 'name':
    case 'word':
    case 'hook':
      return typeof value === 'string';
    case 'flag':
      return typeof value === 'boolean';
    case 'whole':
      return typeof value === 'number';
    case 'num':
      return typeof value === 'number' || isExpression(value);
    case 'truth':
    case 'set':
      return isExpression(value);
    case 'ops':
    case 'list':
      return Array.isArray(value);
    case 'rows':
    case 'map':
    case 'record':
    case 'one-of':
      return isRecord(value) && !isExpression(value);
    case 'null':
      return value === null;
    case 'either':
      return shape.of.some((inner) => fits(value, inner));
  }
}

/** The known word that is nearest to one that is not, if it is near enough to be a slip. */
export function nearestWord(wrong: string, known: readonly string[]): string | null {
  const near = known
    .map((word) => [edits(wrong.toLowerCase(), word.toLowerCase()), word] as const)
    .sort(([a], [b]) => a - b)[0];
  return near !== undefined && near[0] <= Math.max(1, Math.floor(wrong.length / 3)) ? near[1] : null;
}

/** Letters to add, take away, change or swap with the next. */
function edits(a: string, b: string): number {
  let above: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? above[j - 2] + 1 : changed;
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, changed, swapped));
    }
    [above, row] = [row, next];
  }
  return row[b.length];
}

/** `; did you mean …?`, or nothing where no known word is near. */
export const meant = (wrong: string, known: readonly string[]): string => {
  const near = nearestWord(wrong, known);
  return near === null ? '' : `; did you mean “${near}”?`;
};

const bare = (field: string): string => (field.endsWith('?') ? field.slice(0, -1) : field);

/** A name that stands in a pack: what it must be the name of, and where it stands. */
export interface NameUse {
  readonly of: Reference;
  readonly name: string;
  readonly path: string;
}

class Checker {
  readonly mistakes: Mistake[] = [];
  readonly names: NameUse[] = [];

  #say(path: string, message: string): void {
    this.mistakes.push({ path: path === '' ? 'pack' : path, message });
  }

  check(value: unknown, shape: Shape, path: string, depth: number): void {
    if (depth > DEEPEST) {
      this.#say(path, 'is nested too deep');
      return;
    }
    if (!fits(value, shape)) {
      this.#say(path, `${called(shape)} expected, found ${shown(value)}`);
      return;
    }
    switch (shape.is) {
      case 'name':
        this.names.push({ of: shape.of, name: value as string, path });
        if (value === '') this.#say(path, `${called(shape)} expected, found an empty one`);
        return;
      case 'text':
        if (value === '') this.#say(path, `${called(shape)} expected, found an empty one`);
        return;
      case 'id':
        if (!KEBAB.test(value as string)) this.#say(path, `${called(shape)} expected, found “${value as string}”`);
        return;
      case 'word':
        if (!shape.words.includes(value as string))
          this.#say(
            path,
            `${called(shape)} expected, found “${value as string}”${meant(value as string, shape.words)}`,
          );
        return;
      case 'hook':
        this.#hook(value as string, path);
        return;
      case 'whole':
        if (!Number.isInteger(value) || (value as number) < shape.min || (value as number) > shape.max)
          this.#say(path, `${called(shape)} expected, found ${String(value)}`);
        return;
      case 'num':
      case 'truth':
      case 'set':
        this.#expression(value, shape, path, depth);
        return;
      case 'ops':
        (value as unknown[]).forEach((op, i) => {
          this.#operation(op, `${path}/${i}`, depth + 1);
        });
        return;
      case 'rows':
        for (const [key, inner] of Object.entries(value as Raw))
          this.check(inner, { is: 'ops' }, `${path}/${key}`, depth + 1);
        return;
      case 'list':
        this.#list(value as unknown[], shape, path, depth);
        return;
      case 'map': {
        const entries = Object.entries(value as Raw).filter(([, inner]) => inner !== undefined);
        if (entries.length < shape.min) this.#say(path, `at least ${shape.min} entries expected`);
        for (const [key, inner] of entries) this.check(inner, shape.of, `${path}/${key}`, depth + 1);
        return;
      }
      case 'record':
        this.#fields(value as Raw, shape.fields, path, depth);
        return;
      case 'one-of': {
        const given = Object.entries(value as Raw).filter(([, inner]) => inner !== undefined);
        if (given.length !== 1 || !Object.hasOwn(shape.fields, given[0][0]))
          this.#say(path, `${called(shape)} expected, found ${shown(value)}`);
        else this.check(given[0][1], shape.fields[given[0][0]], `${path}/${given[0][0]}`, depth + 1);
        return;
      }
      case 'either': {
        const inner = shape.of.find((one) => fits(value, one));
        if (inner !== undefined) this.check(value, inner, path, depth);
        return;
      }
      default:
    }
  }

  #hook(value: string, path: string): void {
    const known: readonly string[] = [...MOMENTS, ...QUERIES];
    if (!known.includes(value)) this.#say(path, `there is no hook “${value}”${meant(value, known)}`);
  }

  #list(value: readonly unknown[], shape: Extract<Shape, { is: 'list' }>, path: string, depth: number): void {
    if (value.length < shape.min || value.length > shape.max)
      this.#say(path, `a list of ${shape.min} to ${shape.max} expected, found ${value.length}`);
    value.forEach((inner, i) => {
      const id = isRecord(inner) && typeof inner.id === 'string' && inner.id !== '' ? inner.id : String(i);
      this.check(inner, shape.of, path === '' ? id : `${path}/${id}`, depth + 1);
    });
  }

  #fields(value: Raw, fields: Fields, path: string, depth: number, own: readonly string[] = []): void {
    const at = (field: string): string => (path === '' ? field : `${path}/${field}`);
    const known = [...own, ...Object.keys(fields).map(bare)];
    for (const [field, inner] of Object.entries(value))
      if (inner !== undefined && !known.includes(field))
        this.#say(path, `there is no field “${field}”${meant(field, known)}`);
    for (const [field, shape] of Object.entries(fields)) {
      const inner = Object.hasOwn(value, bare(field)) ? value[bare(field)] : undefined;
      if (inner !== undefined) this.check(inner, shape, at(bare(field)), depth + 1);
      else if (!field.endsWith('?')) this.#say(path, `the field “${field}” is missing: ${called(shape)}`);
    }
  }

  #operation(op: unknown, path: string, depth: number): void {
    if (!isRecord(op) || !Object.hasOwn(op, 'op') || typeof op.op !== 'string') {
      this.#say(path, `an operation expected, found ${shown(op)}`);
      return;
    }
    const fields = Object.hasOwn(OPERATION_FIELDS, op.op) ? OPERATION_FIELDS[op.op] : undefined;
    if (fields === undefined)
      this.#say(path, `there is no operation “${op.op}”${meant(op.op, Object.keys(OPERATION_FIELDS))}`);
    else this.#fields(op, fields, `${path}:${op.op}`, depth, ['op']);
  }

  /** What the expression yields, or null where it is broken. */
  #expression(value: unknown, shape: Expected, path: string, depth: number): void {
    if (typeof value === 'number') {
      if (!Number.isInteger(value) || Math.abs(value) > GREATEST)
        this.#say(path, `a whole number from -${GREATEST} to ${GREATEST} expected, found ${value}`);
      return;
    }
    const word = this.#word(value as Raw, path, depth);
    if (word === null) return;
    const wanted = shape.is === 'set' ? shape.of : shape.is;
    const isSet = word !== 'num' && word !== 'truth';
    const good = wanted === 'any' ? isSet : word === wanted || (isSet && word === 'any' && shape.is === 'set');
    if (!good) this.#say(path, `${called(shape)} expected, found ${shown(value)}`);
    else if (shape.is === 'set' && shape.one === true && !yieldsOne(value as Raw))
      this.#say(path, `one thing expected, found a set: ${shown(value)}; “first” takes one of it`);
  }

  #word(raw: Raw, path: string, depth: number): 'num' | 'truth' | Sort | null {
    const word =
      typeof raw.x === 'string' && Object.hasOwn(EXPRESSION_FIELDS, raw.x) ? EXPRESSION_FIELDS[raw.x] : undefined;
    if (word === undefined) {
      this.#say(path, `there is no word “${String(raw.x)}”${meant(String(raw.x), Object.keys(EXPRESSION_FIELDS))}`);
      return null;
    }
    const before = this.mistakes.length;
    this.#fields(raw, word.fields, path, depth, ['x']);
    if (this.mistakes.length > before) return null;
    if (word.yields !== 'same') return word.yields;
    return this.#common(raw, word.fields, path);
  }

  /** The sort of a set that is put together from others. */
  #common(raw: Raw, fields: Fields, path: string): Sort | null {
    const parts = Object.keys(fields).flatMap((field) => (isSetField(fields[field]) ? [raw[bare(field)]].flat() : []));
    const sorts = new Set(parts.map((part) => sortOf(part as Raw)).filter((sort) => sort !== 'any'));
    if (sorts.size < 2) return [...sorts][0] ?? 'any';
    this.#say(path, `${[...sorts].map((sort) => SORT_NAMES[sort]).join(' and ')} cannot be mixed`);
    return null;
  }
}

const isSetField = (shape: Shape): boolean => shape.is === 'set' || (shape.is === 'list' && shape.of.is === 'set');

/** Whether a set that has been checked holds one thing at most. */
function yieldsOne(raw: Raw): boolean {
  const many = EXPRESSIONS.get(String(raw.x))?.many ?? 'set';
  if (typeof many === 'string') return many === 'one';
  if ('like' in many) return yieldsOne(raw[many.like] as Raw);
  const named = raw[many.oneOf];
  return Array.isArray(named) && named.length === 1;
}

/** The sort of a set that has been checked. */
export function sortOf(raw: Raw): Sort {
  const { yields, fields } = EXPRESSION_FIELDS[String(raw.x)];
  if (yields === 'num' || yields === 'truth') return 'any';
  if (yields !== 'same') return yields;
  for (const field of Object.keys(fields).filter((name) => isSetField(fields[name])))
    for (const part of [raw[bare(field)]].flat()) {
      const sort = sortOf(part as Raw);
      if (sort !== 'any') return sort;
    }
  return 'any';
}

/** Every name in a pack that has the shape of one. */
export function namesIn(pack: unknown): readonly NameUse[] {
  const checker = new Checker();
  checker.check(pack, PACK, '', 0);
  return checker.names;
}

/** All that a value lacks of being a pack. What its names refer to is looked up when it is compiled. */
export function mistakesIn(pack: unknown): readonly Mistake[] {
  const checker = new Checker();
  checker.check(pack, PACK, '', 0);
  return checker.mistakes;
}
