import type { Choice, Sheet } from '../core/choice.ts';
import type { G, OpCode } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import type { Needs, RegisterChecks, StageData, Waits } from '../core/waits.ts';
import type { Brings } from '../language/brings.ts';
import { closeHappening, finishOperation, nameResult, pushScoped, putQuestion } from '../machine/machine.ts';
import type { QuestionKind } from '../state/question.ts';
import type { Frame, Scope, Value } from '../state/state.ts';
import type { Exprs, Raw } from './compiler.ts';
import { type Compiled, compileFields, type Fields } from './field.ts';
import { layoutOf, NO_FRAME, type Pointer, type RegisterLayout } from './layout.ts';
import type { RawQuestion } from './question.ts';
import type { EventNames, NamedRegisters, Registers } from './register.ts';

/** What the code of a stage works with. It is the same object for every frame of an operation: never keep it. */
export interface At<F extends Fields, R extends Registers, S extends string> {
  readonly g: G;
  readonly f: Frame;
  /** The fields, compiled. */
  readonly a: Compiled<F>;
  /** The registers, by name. */
  readonly r: NamedRegisters<R>;
  /** Goes to another stage of the same operation. */
  to(stage: S): void;
  /** The operation is over: on to the next one of the list. */
  done(): void;
  /** Names the result, where the author has given it a name (the field `as`). */
  bind(value: Value): void;
  /** Closes an event and leaves the register blank. */
  close(register: EventNames<R>): void;
  /** Puts a question to a seat: the options of this stage. One alone is taken at once, unless `always`. `open`: the options, where they are known already. */
  ask(kind: QuestionKind, seat: number, always?: boolean, open?: Choice[] | null): void;
}

/** What functions that several stages share get of them. */
export type Near<R extends Registers> = Pick<At<Fields, R, string>, 'g' | 'f' | 'r' | 'done' | 'bind'>;

export interface Stage<F extends Fields, R extends Registers, S extends string> {
  /** Registers that hold something while the operation is in this stage; the others are blank. Those of `given` always do. */
  readonly holds?: readonly (keyof R & string)[];
  /** It goes on at once: no saved game waits here. */
  readonly passing?: true;
  run(x: At<F, R, S>): void;
  options?(x: At<F, R, S>, sheet: Sheet, seat: number): void;
  take?(x: At<F, R, S>, choice: Choice, seat: number): void;
}

/** What a question is about whose answer an operation uses: from that operation, and from who is asked, as they stand in the pack; null where it depends. */
export type Chosen<K extends string> = Partial<Readonly<Record<K, (raw: Raw, asked: unknown) => RawQuestion | null>>>;

export interface OpDef<N extends string, F extends Fields, R extends Registers, S extends string> {
  readonly op: N;
  /** One sentence for the manual. */
  readonly means: string;
  /** The fields of an example: plain JSON, checked by a test. None for the engine's own primitives, which content cannot name. */
  readonly example?: Readonly<Record<string, unknown>>;
  readonly fields: F;
  /** What it brings about, in the planner's terms. */
  readonly brings?: readonly Brings[];
  readonly needs?: Needs;
  /** Nobody notices it who is just passing through: nobody is asked, rolls, is hurt or is moved by it. */
  readonly quiet?: true;
  /** It only decides what is done, and by itself changes nothing for anybody. */
  readonly steers?: true;
  /** Where it takes its `who`: across a barrier, or anywhere else. */
  readonly takes?: 'across' | 'elsewhere';
  /** The field with the set whose elements it goes through, one after the other. */
  readonly goesThrough?: keyof F & string;
  /** By field: what somebody is asked who chooses what stands in it. */
  readonly chosen?: Chosen<keyof F & string>;
  readonly registers: R;
  /** Registers that the caller of a primitive fills. */
  readonly given?: readonly (keyof R & string)[];
  /** Registers with what somebody has picked out but not confirmed: nobody else's business. */
  readonly unconfirmed?: readonly (keyof R & string)[];
  /** What the sorts of single registers cannot say. */
  readonly fits?: (r: NamedRegisters<R>, stage: S, check: RegisterChecks) => boolean;
  /** The first is where it begins. */
  readonly stages: { readonly [K in S]: Stage<F, R, NoInfer<S>> };
}

/** A handful of names that are all one and the same string wherever they stand: looking along them is quicker than a table. */
function placeIn(names: readonly string[], name: string): number {
  let i = 0;
  while (names[i] !== name) i++;
  return i;
}

/** A stage that puts no question has no options, and takes no answer. */
const NOTHING = (): void => {};

/** What the stages of an operation get: one for all its places in the packs, pointed to the frame and the fields that are at hand. */
class Cursor<F extends Fields, R extends Registers, S extends string> implements At<F, R, S> {
  g: G;
  f: Frame;
  a: Compiled<F>;
  as: string | undefined;
  /** What each stage does: lists of functions, since stages are objects of many shapes. */
  readonly runs: readonly Stage<F, R, S>['run'][];
  /** How many registers there are. */
  readonly size: number;
  readonly r: NamedRegisters<R>;
  readonly blanks: readonly Value[];
  readonly options: readonly NonNullable<Stage<F, R, S>['options']>[];
  readonly takes: readonly NonNullable<Stage<F, R, S>['take']>[];
  readonly #registers: readonly string[];
  readonly #stageNames: readonly string[];

  constructor(layout: RegisterLayout<R>, stages: OpDef<string, F, R, S>['stages']) {
    this.g = undefined as unknown as G;
    this.f = NO_FRAME;
    this.a = undefined as unknown as Compiled<F>;
    this.as = undefined;
    this.r = layout.over(this);
    this.blanks = layout.blanks;
    this.size = layout.blanks.length;
    const each = Object.values<Stage<F, R, S>>(stages);
    this.runs = each.map(({ run }) => run);
    this.options = each.map(({ options }) => options ?? NOTHING);
    this.takes = each.map(({ take }) => take ?? NOTHING);
    this.#registers = layout.names;
    this.#stageNames = Object.keys(stages);
  }

  to(stage: S): void {
    this.f.st = placeIn(this.#stageNames, stage);
  }

  done(): void {
    finishOperation(this.f);
  }

  bind(value: Value): void {
    nameResult(this.g, this.f, this.as, value);
  }

  close(register: EventNames<R>): void {
    const { r } = this.f;
    const place = placeIn(this.#registers, register);
    closeHappening(this.g, r[place] as number);
    r[place] = -1;
  }

  ask(kind: QuestionKind, seat: number, always = false, open: Choice[] | null = null): void {
    putQuestion(this.g, this.f, kind, seat, always, open);
  }
}

/** An operation with its fields, ready to run. One class for all of them, and as small as can be: the machine calls it all the time. */
class CompiledOp<F extends Fields, R extends Registers, S extends string> implements OpCode {
  readonly #x: Cursor<F, R, S>;
  readonly #a: Compiled<F>;
  readonly #as: string | undefined;

  constructor(x: Cursor<F, R, S>, a: Compiled<F>) {
    const { as } = a as { readonly as?: string | null };
    this.#x = x;
    this.#a = a;
    this.#as = as ?? undefined;
  }

  #at(g: G, f: Frame): Cursor<F, R, S> {
    const x = this.#x;
    if (f.r.length < x.size) begin(f, x.blanks);
    // Writing is dearer than looking, as in the loop of the machine: mostly it is the same frame and the same place as before.
    if (x.g !== g) x.g = g;
    if (x.f !== f) x.f = f;
    if (x.a !== this.#a) {
      x.a = this.#a;
      x.as = this.#as;
    }
    return x;
  }

  run(g: G, f: Frame): void {
    const x = this.#at(g, f);
    rowOf(x.runs, f.st)(x);
  }

  options(g: G, f: Frame, sheet: Sheet, seat: number): void {
    const x = this.#at(g, f);
    rowOf(x.options, f.st)(x, sheet, seat);
  }

  take(g: G, f: Frame, choice: Choice, seat: number): void {
    const x = this.#at(g, f);
    rowOf(x.takes, f.st)(x, choice, seat);
  }
}

/** Fills the registers that nobody has filled yet. */
function begin(f: Frame, blanks: readonly Value[]): void {
  if (f.r.length === 0) f.r = blanks.slice();
  else for (let i = f.r.length; i < blanks.length; i++) f.r.push(blanks[i] as Value);
}

/** A definition as the rest of the engine sees it, whatever its fields and registers are. */
export interface AnyOp extends Waits {
  readonly means: string;
  readonly example: Readonly<Record<string, unknown>> | null;
  readonly fields: Fields;
  readonly brings: readonly Brings[];
  readonly quiet: boolean;
  readonly steers: boolean;
  readonly takes: 'across' | 'elsewhere' | null;
  readonly goesThrough: string | null;
  readonly chosen: Chosen<string>;
  make(raw: Raw, c: Exprs): OpCode;
}

/** An operation: everything that is said of it is said here. */
export class OpWord<N extends string, F extends Fields, R extends Registers, S extends string> implements AnyOp {
  readonly op: N;
  readonly fields: F;
  readonly stages: readonly StageData[];
  readonly #def: OpDef<N, F, R, S>;
  readonly #layout: RegisterLayout<R>;
  /** Of the frame that runs. */
  readonly #x: Cursor<F, R, S>;
  /** Of one that is only looked at. */
  readonly #shown: Pointer;
  readonly #registers: NamedRegisters<R>;

  constructor(def: OpDef<N, F, R, S>) {
    this.#def = def;
    this.op = def.op;
    this.fields = def.fields;
    this.#layout = layoutOf(def.op, def.registers);
    this.#x = new Cursor(this.#layout, def.stages);
    this.#shown = { f: NO_FRAME };
    this.#registers = this.#layout.over(this.#shown);
    const stages = Object.entries(def.stages) as [S, Stage<F, R, S>][];
    this.stages = stages.map(([name, { holds, passing, options }]) => ({
      name,
      holds: new Set<string>([...(def.given ?? []), ...(holds ?? [])]),
      passing: passing ?? false,
      asks: options !== undefined,
    }));
  }

  get means(): string {
    return this.#def.means;
  }
  get example(): Readonly<Record<string, unknown>> | null {
    return this.#def.example ?? null;
  }
  get brings(): readonly Brings[] {
    return this.#def.brings ?? [];
  }
  get needs(): Needs {
    return this.#def.needs ?? {};
  }
  get quiet(): boolean {
    return this.#def.quiet ?? false;
  }
  get steers(): boolean {
    return this.#def.steers ?? false;
  }
  get takes(): 'across' | 'elsewhere' | null {
    return this.#def.takes ?? null;
  }
  get goesThrough(): string | null {
    return this.#def.goesThrough ?? null;
  }
  get chosen(): Chosen<string> {
    return this.#def.chosen ?? {};
  }
  get registers(): R {
    return this.#def.registers;
  }
  get given(): readonly string[] {
    return this.#def.given ?? [];
  }

  make(raw: Raw, c: Exprs): OpCode {
    const a = compileFields(this.fields, raw, c);
    return new CompiledOp(this.#x, a);
  }

  /** Calls a primitive of the engine for `self`, with the registers that it is given; it inherits the carrier as its cause. */
  perform(g: G, self: number, given: Partial<NamedRegisters<R>>): void {
    const { actor, owner, ev } = g.scope;
    this.performIn(g, { self, actor, owner, ev, vals: {} }, given);
  }

  /** The same in a scope of the caller's making. */
  performIn(g: G, scope: Scope, given: Partial<NamedRegisters<R>>): void {
    pushScoped(g, g.p.core[this.op] ?? -1, scope, this.#layout.listOf(given));
  }

  /** The registers of a frame that is at this operation. Read them at once: the next call points the same object elsewhere. */
  read(f: Frame): NamedRegisters<R> {
    this.#shown.f = f;
    return this.#registers;
  }

  /** The name of the stage that a frame at this operation is in. */
  stageOf(f: Frame): string {
    return this.stages[f.st]?.name ?? '';
  }

  hideUnconfirmed(f: Frame): void {
    const { blanks, names } = this.#layout;
    for (const register of this.#def.unconfirmed ?? []) {
      const place = names.indexOf(register);
      f.r[place] = blanks[place] as Value;
    }
  }

  fits(f: Frame, check: RegisterChecks): boolean {
    return this.#def.fits?.(this.read(f), this.stageOf(f) as S, check) ?? true;
  }
}

export const defineOp = <const N extends string, F extends Fields, R extends Registers, S extends string>(
  def: OpDef<N, F, R, S>,
): OpWord<N, F, R, S> => new OpWord(def);
