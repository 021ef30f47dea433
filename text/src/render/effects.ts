import { type Arg, type Catalog, NONE } from '../language/catalog.ts';
import { listed } from '../names/names.ts';
import { type LineLabel, putLead, rowLabel, type Sentence, toLines } from './lines.ts';
import { oneOfThese, phrase, phrases } from './phrases.ts';
import {
  afterLead,
  atStart,
  isEx,
  isOps,
  isWordNode,
  type RenderScope,
  settleReadings,
  type WordNode,
} from './scope.ts';
import { tidy } from './tidy.ts';

/** What the name that an operation gives to its result stands for. */
function bind(s: RenderScope, node: WordNode): void {
  const name = typeof node.as === 'string' ? node.as : node.op === 'each' ? node.name : undefined;
  if (typeof name !== 'string') return;
  const kinds: Readonly<Record<string, string>> = {
    ask: String(node.kind),
    roll: 'rolled',
    attack: 'hit',
    addRoom: 'added',
    pick: 'picked',
    each: 'each',
  };
  s.bound.set(name, kinds[String(node.op)] ?? NONE);
}

const startOf = (range: string): number => Number.parseInt(range, 10);

/** The rows of a table, the highest results first. */
export const bestFirst = (table: Readonly<Record<string, unknown>>): [range: string, ops: unknown][] =>
  Object.entries(table).sort(([a], [b]) => startOf(b) - startOf(a));

/** `4+`, `0-3`, `2-3` or `2`, as a message can select on it. */
function rangeArgs(range: string): Record<string, Arg> {
  const [, from = '0', plus, to] = /^(\d+)(\+)?(?:-(\d+))?$/.exec(range) ?? [];
  const [n, last] = [Number(from), Number(to ?? from)];
  if (plus !== undefined) return { kind: 'plain', n };
  if (last === n) return { kind: 'exact', n };
  return { kind: n === 0 ? 'most' : last === n + 1 ? 'pair' : 'range', n, to: last };
}

/** “On 4 or more, …”: a row as a sentence of its own. */
export const resultText = (catalog: Catalog, range: string, text: string): string =>
  catalog.say('deed.result', { ...rangeArgs(range), text });

/** What stands below a roll. */
function rows(s: RenderScope, table: WordNode, depth: number): Sentence[] {
  return bestFirst(table).flatMap(([range, ops]) =>
    labelSentences(s, rowLabel(s.catalog, rangeText(range)), ops, depth, s.catalog.say('nothing')),
  );
}

/** “4-12” with the dash that stands between numbers. */
export const rangeText = (range: string): string => range.replace('-', '–');

const courseLabel = (text: string): LineLabel => ({ kind: 'course', text });

function labelSentences(s: RenderScope, label: LineLabel, ops: unknown, depth: number, idle: string): Sentence[] {
  const [first, ...rest] = sentences(atStart(s), ops, depth);
  if (first === undefined) return [{ depth, text: idle, label }];
  if (first.label !== undefined) return [{ depth, text: idle, label }, first, ...rest];
  return [{ ...first, label }, ...rest];
}

/** “Hold still (Sanity)” is “Hold still” where the roll of Sanity is told right behind it. */
function withoutTrait(s: RenderScope, label: string, ops: unknown): string {
  const [first] = tidy(s, ops);
  if (first?.op !== 'roll' || !isWordNode(first.pool) || typeof first.pool.trait !== 'string') return label;
  const behind = ` (${s.names.name(first.pool.trait)})`;
  return label.endsWith(behind) ? label.slice(0, -behind.length) : label;
}

function courses(s: RenderScope, { options, if: tests }: WordNode, depth: number): Sentence[] {
  return Object.entries(options as WordNode).flatMap(([key, ops]): Sentence[] => {
    const test = isWordNode(tests) && isEx(tests[key]) ? phrase(s, tests[key]) : NONE;
    const named = s.names.choice(s.thing?.id ?? '', key, s.thing?.kind);
    const label = s.catalog.say('course.label', { label: withoutTrait(s, named, ops), test });
    const idle = Array.isArray(ops) && ops.length === 0;
    if (idle)
      return [
        { depth, text: s.catalog.say('course.idle', { label }), label: courseLabel(s.catalog.say('course.mark')) },
      ];
    const told = labelSentences(
      s,
      courseLabel(s.catalog.say('course', { label })),
      ops,
      depth,
      s.catalog.say('nothing'),
    );
    const [first, ...below] = told;
    // What ends in a colon itself has none before it.
    if (first?.head !== true) return told;
    return [{ ...first, label: courseLabel(s.catalog.say('course.head', { label })) }, ...below];
  });
}

/** A pool or an amount that may be a number of dice. */
function amountArgs(s: RenderScope, field: string, value: unknown): Record<string, Arg> {
  if (!isWordNode(value) || isEx(value)) return {};
  const [kind, of] = Object.entries(value)[0] ?? [NONE, 0];
  return { [field]: phrase(s, of, kind), [`${field}_is`]: kind, [`${field}_word`]: isEx(of) ? of.x : String(of) };
}

/** What is gained, lost or taken: “1 Might and 1 Speed”, “1 die of mental damage”. */
function whatOf(s: RenderScope, node: WordNode): Arg {
  const parts = [node, ...((node.more as readonly WordNode[]) ?? [])].map((part) =>
    s.catalog.say(`what.${String(part.op)}`, { ...phrases(s, part), ...amountArgs(s, 'n', part.n) }),
  );
  return listed(s.catalog, 'and', parts);
}

/** One operation as a phrase without a stop; what it holds of others stands in it. */
export function operation(s: RenderScope, node: WordNode): string {
  const word = String(node.op);
  if (!s.catalog.has(`op.${word}`)) {
    s.catalog.lacks(`op.${word}`);
    return word;
  }
  const args = phrases(s, node);
  const fields: Record<string, Arg> = {
    order: s.order ?? 'first',
    ...args,
    ...amountArgs(s, 'pool', node.pool),
    ...amountArgs(s, 'n', node.n),
  };
  bind(s, node);
  if (s.catalog.has(`what.${word}`)) fields.what = whatOf(s, node);
  if (isEx(node.extra) && node.extra.x === 'choose' && node.extra.no === 0)
    fields.extra = s.catalog.say('extra.if', {
      ...phrases(s, { steps: node.extra.yes }),
      test: phrase(s, node.extra.test),
    });
  if (word === 'ask') fields.one = oneOfThese(s, node.from);
  if (word === 'set') fields.name = s.names.variable(s.thing?.id ?? '', String(node.name), s.thing?.kind);
  for (const branch of ['do', 'then', 'else', 'none', 'win', 'lose'])
    if (isOps(node[branch])) fields[branch] = inline(branch === 'do' ? atStart(s) : afterLead(s), node[branch]);
  return s.catalog.say(`op.${word}`, fields);
}

/** A body with words before it, or those words as the head of a block. */
function underLead(
  s: RenderScope,
  ops: unknown,
  depth: number,
  lead: (text: string) => string,
  head: string,
): Sentence[] {
  const [first, ...rest] = putLead(s.catalog, sentences(s, ops, depth), lead) ?? [];
  if (first !== undefined) return [{ ...first, open: true }, ...rest];
  return [{ depth, text: head, head: true, open: true }, ...sentences(atStart(s), ops, depth + 1)];
}

function condition(s: RenderScope, node: WordNode, depth: number): Sentence[] {
  const test = phrase(s, settleReadings(s, node.test));
  const say = (key: string, text: string): string => s.catalog.say(key, { test, text });
  const after = afterLead(s);
  const then = underLead(after, node.then, depth, (text) => say('if', text), say('if.head', ''));
  if (!isOps(node.else) || tidy(s, node.else).length === 0) return then;
  return [...then, ...underLead(after, node.else, depth, (text) => say('otherwise', text), say('otherwise.head', ''))];
}

/** What everybody of a set does, or what is done for each. */
function forEach(s: RenderScope, node: WordNode, depth: number): Sentence[] {
  bind(s, node);
  const args = { of: phrase(s, node.of), self: node.self === true ? 'yes' : 'no' };
  const [only, ...more] = tidy(s, node.do);
  // Each rolls for itself: those who roll are the subject.
  if (only?.op === 'roll' && only.by === undefined && node.self === true && more.length === 0)
    return toldOf(s, { ...only, by: node.of }, depth);
  const lead = (text: string): string => s.catalog.say('each', { ...args, text });
  return underLead(atStart(s), node.do, depth, lead, s.catalog.say('each.head', args));
}

const tellRepeat = (s: RenderScope, node: WordNode, depth: number): Sentence[] => {
  const times = { times: phrase(s, node.times), while: isEx(node.while) ? phrase(s, node.while) : NONE };
  return underLead(
    atStart(s),
    node.do,
    depth,
    (text) => s.catalog.say('repeat', { ...times, text }),
    s.catalog.say('repeat.head', times),
  );
};

/** Operations that have others below them. */
const BLOCKS: Readonly<Record<string, (s: RenderScope, node: WordNode, depth: number) => Sentence[]>> = {
  when: condition,
  each: forEach,
  repeat: tellRepeat,
};

function toldOf(s: RenderScope, node: WordNode, depth: number): Sentence[] {
  const block = BLOCKS[String(node.op)];
  if (block !== undefined) return block(s, node, depth);
  const text = operation(s, node);
  const table = node.rows ?? (node.op === 'choose' ? node.options : undefined);
  if (!isWordNode(table)) return [{ depth, text }];
  const below = node.op === 'choose' ? courses(s, node, depth + 1) : rows(s, table, depth + 1);
  return [{ depth, text, head: true }, ...below];
}

/** A sequence of operations, told one by one. */
export const sentences = (s: RenderScope, ops: unknown, depth: number): Sentence[] =>
  tidy(s, ops).flatMap((node, i) => toldOf(i === 0 || s.order === 'may' ? s : atStart(s), node, depth));

/** A sequence inside another phrase. */
export function inline(s: RenderScope, ops: unknown): string {
  const told = sentences(s, ops, 0);
  const [first, ...rest] = putLead(s.catalog, told, (text) => text) ?? [];
  if (first !== undefined && rest.length === 0) return first.text;
  return told.length === 0
    ? s.catalog.say('nothing')
    : toLines(s.catalog, told)
        .map(({ whole }) => whole)
        .join(' ');
}
