import type { Block, CarrierKind, Node, QuestionCode, RuleCode, SetFn, VarScope } from '../core/context.ts';
import type { Exprs, Raw } from '../define/compiler.ts';
import { ContentError, type Names } from '../define/names.ts';
import type { AnyOp } from '../define/operation.ts';
import { compileQuestion } from '../define/question.ts';
import type { ResultSort } from '../language/schema/shape.ts';
import type { EditionDef, Op, PackRules, Rule, VarDef } from '../language/types.ts';
import { meant } from '../shapes/nearest.ts';
import { expressions } from './expressions.ts';
import { isCrossing, isGoing, isQuiet } from './going.ts';
import { purposeOf } from './purpose.ts';
import { elementsOf, resultsOf } from './results.ts';

/** Whether this word stands anywhere in an expression. */
function speaksOf(ex: unknown, word: string): boolean {
  if (typeof ex !== 'object' || ex === null) return false;
  return ('x' in ex && ex.x === word) || Object.values(ex).some((part) => speaksOf(part, word));
}

/** Finds the slot of a variable by its name. */
export interface Slots {
  (path: string, name: string): number | undefined;
  /** The names that it knows. */
  readonly names?: readonly string[];
}

/** Operations that can be named where a list of them stands. */
export type Vocabulary = ReadonlyMap<string, AnyOp>;

/** Where expressions and operations stand: their path, the variables they see, and the haunt they belong to. */
export interface CompileSite {
  readonly path: string;
  readonly slots: Slots;
  /** Index of the haunt whose pieces, conditions and places can be named; -1 outside. */
  readonly haunt: number;
  /** Index of the pack it stands in, whose names it sees; -1 for the engine's own. */
  readonly pack: number;
}

const NO_SLOTS: Slots = () => undefined;

/** Turns lists of operations into blocks and rules into code, numbering them in a fixed order. */
export class Compiler {
  readonly blocks: Block[] = [];
  readonly nodes: Node[] = [];
  readonly rules: RuleCode[] = [];
  readonly varStart: number[] = [];
  readonly varScope: VarScope[] = [];
  readonly varKnown: string[] = [];
  /** What results of a name stand for. */
  readonly results = new Map<string, Set<ResultSort>>();
  /** Rules that do not hold under the ruleset. */
  readonly dropped = new Set<number>();
  readonly #words: Vocabulary;
  readonly #namesAt: (setting: CompileSite) => Names;
  readonly #ruleset: Readonly<Record<string, string>>;
  /** For engines that are watched. */
  readonly #watched: boolean;

  constructor(
    words: Vocabulary,
    namesAt: (setting: CompileSite) => Names,
    ruleset: Readonly<Record<string, string>>,
    watched: boolean,
  ) {
    this.#words = words;
    this.#namesAt = namesAt;
    this.#ruleset = ruleset;
    this.#watched = watched;
  }

  /** Compiles on behind what is compiled already, and leaves this one as it is. */
  fork(): Compiler {
    const fork = new Compiler(this.#words, this.#namesAt, this.#ruleset, this.#watched);
    fork.blocks.push(...this.blocks);
    fork.nodes.push(...this.nodes);
    fork.rules.push(...this.rules);
    fork.varStart.push(...this.varStart);
    fork.varScope.push(...this.varScope);
    fork.varKnown.push(...this.varKnown);
    for (const [name, sorts] of this.results) fork.results.set(name, new Set(sorts));
    for (const rule of this.dropped) fork.dropped.add(rule);
    return fork;
  }

  at(path: string, pack = -1, slots: Slots = NO_SLOTS, haunt = -1): CompileSite {
    return { path, slots, haunt, pack };
  }

  names(setting: CompileSite): Names {
    return this.#namesAt(setting);
  }

  /** Declares variables; those of `outer` stay in sight. */
  declare(
    vars: Readonly<Record<string, VarDef & { readonly per?: string; readonly knownTo?: string }>> | undefined,
    scope: VarScope,
    outer: Slots = NO_SLOTS,
  ): Slots {
    const own = new Map<string, number>();
    for (const [name, def] of Object.entries(vars ?? {})) {
      const slot = this.varScope.length;
      this.varStart.push(typeof def.from === 'number' ? def.from : 0);
      this.varScope.push(scope === 'game' ? ((def.per as VarScope | undefined) ?? 'game') : scope);
      this.varKnown.push(def.knownTo ?? 'all');
      own.set(name, slot);
    }
    const names = [...own.keys(), ...(outer.names ?? [])];
    return Object.assign((path: string, name: string) => own.get(name) ?? outer(path, name), { names });
  }

  exprs(setting: CompileSite): Exprs {
    const variable = (name: string): number => {
      const slot = setting.slots(setting.path, name);
      if (slot === undefined)
        throw new ContentError(
          setting.path,
          `the variable “${name}” is not declared here${meant(name, setting.slots.names ?? [])}`,
        );
      return slot;
    };
    return expressions(this.#namesAt(setting), setting.path, variable, this.#watched);
  }

  /** The number of a compiled list of operations; -1 for an absent one. */
  block(raw: unknown, setting: CompileSite, words: Vocabulary = this.#words): number {
    if (raw === undefined || raw === null) return -1;
    if (!Array.isArray(raw)) throw new ContentError(setting.path, 'a list of operations expected');
    const at = this.blocks.length;
    const list: Node[] = [];
    this.blocks.push(list);
    raw.forEach((op: unknown, i) => {
      list.push(this.#node(op, { ...setting, path: `${setting.path}/${i}` }, words, () => raw.slice(i + 1)));
    });
    return at;
  }

  /** `after`: the operations that follow in the same list. */
  #node(op: unknown, setting: CompileSite, words: Vocabulary, after: () => readonly unknown[]): Node {
    if (typeof op !== 'object' || op === null || !('op' in op))
      throw new ContentError(setting.path, `an operation expected, found ${JSON.stringify(op)}`);
    const name = String((op as Op).op);
    const word = words.get(name);
    if (word === undefined) throw new ContentError(setting.path, `there is no operation “${name}”`);
    const path = `${setting.path}:${name}`;
    const c: Exprs = {
      ...this.exprs({ ...setting, path }),
      block: (inner, part) => this.block(inner, { ...setting, path: `${path}/${part}` }, words),
    };
    const raw = op as unknown as Raw;
    const code = word.make(raw, c);
    const id = this.nodes.length;
    const node: Node = {
      op: name,
      code,
      id,
      path,
      steps: path.split('/'),
      goesThrough: elementsOf(raw),
      waits: word,
      question: questionOf(raw, path, after, c),
    };
    this.#note(raw);
    this.nodes.push(node);
    return node;
  }

  #note(raw: Raw): void {
    for (const [name, sort] of resultsOf(raw)) {
      const sorts = this.results.get(name) ?? new Set();
      this.results.set(name, sorts.add(sort));
    }
  }

  #inForce(rule: Rule, setting: CompileSite): boolean {
    return Object.entries(rule.under ?? {}).every(([name, value]) => {
      const values = typeof value === 'string' ? [value] : value;
      this.#namesAt(setting).reading(name, values);
      return values.includes(this.#ruleset[name] ?? '');
    });
  }

  /** The number of the first rule that has the limit of this name; the number of the next rule for one that is not shared. */
  #limitOf(haunt: number, name: string): number {
    const first = name === '' ? undefined : this.rules.find((rule) => rule.haunt === haunt && rule.limitName === name);
    return first?.index ?? this.rules.length;
  }

  addRules(defs: PackRules | undefined, carrier: CarrierKind, of: number, setting: CompileSite): void {
    for (const [id, rule] of Object.entries(defs ?? {}))
      this.addRule(id, rule, carrier, of, { ...setting, path: `${setting.path}/${id}` });
  }

  addRule(
    id: string,
    rule: Rule,
    carrier: CarrierKind,
    of: number,
    setting: CompileSite,
    extra: Partial<RuleCode> = {},
  ): RuleCode {
    const c = this.exprs(setting);
    const offer = rule.on.endsWith('.offer');
    const scope = rule.for ?? DEFAULT_SCOPE[carrier];
    const code: RuleCode = {
      index: this.rules.length,
      id,
      hook: rule.on,
      carrier,
      of,
      haunt: setting.haunt,
      scope: typeof scope === 'string' ? scope : 'set',
      whom: typeof scope === 'string' ? null : c.member(scope),
      whomByIt: speaksOf(scope, 'theIt'),
      when: rule.when === undefined ? null : c.truth(rule.when),
      where: null,
      within: null,
      needs: (rule.needs ?? []).map((need) => c.truth(need)),
      unless: {
        where: `${setting.path}.where`,
        cost: `${setting.path}.cost`,
        needs: (rule.needs ?? []).map((_, i) => `${setting.path}.needs.${i}`),
      },
      block: this.block(rule.do, setting),
      asks: offer ? asked(rule.do, c) : null,
      set: Object.entries(rule.set ?? {}).map(
        ([field, value]) => [field, typeof value === 'string' ? value : c.num(value)] as const,
      ),
      value: rule.value === undefined ? null : c.num(rule.value),
      layer: rule.layer ?? 'add',
      rooms: rule.rooms === undefined ? null : c.set(rule.rooms),
      kind: rule.kind ?? '',
      trait: rule.trait === undefined ? -1 : this.#namesAt(setting).trait(rule.trait),
      verbs: rule.verbs ?? [],
      except: rule.except ?? [],
      limit: rule.limit ?? (offer ? 'turn' : 'none'),
      limitName: '',
      limitLaw: rule.limitCites ?? 'dice.no-repeat',
      limitOf: this.#limitOf(setting.haunt, extra.limitName ?? ''),
      moment: rule.moment ?? '',
      optional: rule.optional ?? false,
      uses: rule.uses ?? ((offer || rule.optional === true) && carrier === 'card'),
      goes: isGoing(rule, carrier),
      crosses: isCrossing(rule, carrier),
      quiet: isQuiet(rule),
      cost: { kind: 'none', spaces: 0 },
      harmful: rule.harmful ?? false,
      spares: rule.spares ?? '',
      evenDead: rule.evenDead ?? false,
      task: false,
      roll: null,
      monsters: rule.monsters ?? setting.haunt >= 0,
      page: rule.page ?? '',
      cites: rule.cites ?? [],
      path: setting.path,
      ...extra,
    };
    this.rules.push(code);
    if (!this.#inForce(rule, setting)) this.dropped.add(code.index);
    return code;
  }
}

/** What is at stake where an operation asks: as its author says, else as the operation says that uses the answer. */
function questionOf(raw: Raw, path: string, after: () => readonly unknown[], c: Exprs): QuestionCode | null {
  if (raw.question !== undefined) return compileQuestion(raw.question, path.split('/').slice(0, 2).join('/'), c);
  const purpose = purposeOf(raw, after);
  return purpose === null ? null : compileQuestion(purpose, '', c);
}

/** The things that an effect first of all lets somebody choose from. */
function asked(effect: Rule['do'], c: Exprs): SetFn | null {
  const { op, kind, from } = (effect?.[0] ?? {}) as {
    readonly op?: string;
    readonly kind?: string;
    readonly from?: Raw;
  };
  return op === 'ask' && kind === 'thing' && from !== undefined ? c.set(from) : null;
}

const DEFAULT_SCOPE = {
  edition: 'all',
  haunt: 'all',
  room: 'here',
  token: 'here',
  card: 'holder',
  status: 'bearer',
} as const;

/** The ruleset with every switch set: preset over defaults, single switches over the preset. */
export function resolveRuleset(
  edition: EditionDef,
  preset: string | undefined,
  switches: Readonly<Record<string, string>>,
): Record<string, string> {
  const named =
    preset === undefined ? {} : Object.hasOwn(edition.presets, preset) ? edition.presets[preset] : undefined;
  if (named === undefined) throw new ContentError('ruleset', `there is no preset “${preset}”`);
  const chosen = Object.entries(edition.switches).map(([name, def]) => [
    name,
    switches[name] ?? named[name] ?? def.default,
  ]);
  for (const [name, value] of Object.entries({ ...named, ...switches })) {
    const def = Object.hasOwn(edition.switches, name) ? edition.switches[name] : undefined;
    if (def === undefined) throw new ContentError('ruleset', `there is no switch “${name}”`);
    if (!def.options.includes(value))
      throw new ContentError('ruleset', `“${value}” is no reading of “${name}”; there are ${def.options.join(', ')}`);
  }
  return Object.fromEntries(chosen);
}
