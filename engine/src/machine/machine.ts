import type { Choice, Sheet } from '../core/choice.ts';
import type { AppliedRule, G, Node } from '../core/context.ts';
import { inScope } from '../core/scope.ts';
import { cell, coreBlock, frameScope, nodeAt, rowOf, topFrame } from '../core/tables.ts';
import type { EventHookOf } from '../language/hooks.ts';
import type { QuestionKind } from '../state/question.ts';
import { packedCell } from '../state/rows.ts';
import { type Frame, type Happening, OPEN_ANSWER, type Question, type Scope, type Value } from '../state/state.ts';
import { seatOf } from './characters.ts';
import { noteRule, rulesAt } from './fold.ts';
import { checkVictory, conclude } from './victory.ts';

/** Steps that one answer may cause before the engine concludes that content runs in circles. */
export const STEP_BUDGET = 20_000;

/** Rounds in which nobody had anything to decide before the game is over for all: nobody can act any more. */
const IDLE_ROUNDS = 50;

export class StepBudgetError extends Error {}

/** The registers of an operation that has not begun: a list is made where it has any. One for all frames, and never written into. */
const NO_REGISTERS: Value[] = [];

/** Pushes a list of operations that shares the scope of the frame on top. */
export function push(g: G, block: number): void {
  if (block < 0) return;
  g.s.frames.push({ b: block, pc: 0, st: 0, s: topFrame(g).s, own: 0, r: NO_REGISTERS });
}

/** Pushes a list of operations with a scope of its own. */
export function pushScoped(g: G, block: number, scope: Scope, r: Value[] = NO_REGISTERS): void {
  if (block < 0) return;
  const { s } = g;
  s.scopes.push(scope);
  s.frames.push({ b: block, pc: 0, st: 0, s: s.scopes.length - 1, own: 1, r });
}

/** Pushes what a card, room, token or rule says, for the one who carries it out. */
export function pushFor(g: G, block: number, who: number, owner: number, ev = -1, vals: Scope['vals'] = {}): void {
  pushScoped(g, block, { self: who, actor: who, owner, ev, vals });
}

/** Calls one of the engine's own primitives for `self`; it inherits the carrier as its cause. */
export function perform(g: G, name: string, self: number, r: Value[]): void {
  pushScoped(g, coreBlock(g, name), { self, actor: g.scope.actor, owner: g.scope.owner, ev: g.scope.ev, vals: {} }, r);
}

/** The operation at hand is over: on to the next one of the list. */
export function finishOperation(f: Frame): void {
  f.pc++;
  f.st = 0;
  f.r = NO_REGISTERS;
}

const pop = (g: G): void => {
  const f = g.s.frames.pop();
  if (f === undefined || f.own !== 1) return;
  // One by one: cutting an array short by its length is slow.
  const { scopes } = g.s;
  while (scopes.length > f.s) scopes.pop();
};

/** Names the result of the operation in the scope of its frame. */
export function nameResult(g: G, f: Frame, as: string | undefined, value: Value): void {
  if (as !== undefined) frameScope(g, f).vals[as] = value;
}

/**
 * An event of which nothing is known yet: what opens one names the rest. That way all events have one shape wherever they are opened. Its lists are shared;
 * those of an event are replaced, never written into.
 */
export const NEW_EVENT: Happening = {
  t: '',
  who: -1,
  by: -1,
  room: -1,
  from: -1,
  thing: -1,
  kind: '',
  n: 0,
  pool: 0,
  bonus: 0,
  total: 0,
  faces: [],
  tags: [],
  cause: -1,
  replaced: [],
};

/** Opens an event; its cause is the carrier of the effect that brings it about. */
export function happen(g: G, event: Happening): number {
  event.cause = g.scope.owner;
  return g.s.happenings.push(event) - 1;
}

export const happening = (g: G, index: number): Happening => rowOf(g.s.happenings, index);

export function closeHappening(g: G, index: number): void {
  const { happenings } = g.s;
  while (happenings.length > index) happenings.pop();
}

/** Applies the `modify` rules of an event: pure, they write fields of it. `then` hears of each when it has. */
export function modify(
  g: G,
  hook: EventHookOf<'modify'>,
  who: number,
  ev: number,
  then: ((applied: AppliedRule) => void) | null = null,
): void {
  for (const applied of rulesAt(g, hook, who, ev)) {
    const { rule, owner } = applied;
    noteRule(g, rule);
    for (const [field, value] of rule.set) {
      const written = typeof value === 'string' ? value : inScope(g, who, owner, ev, value);
      writeField(happening(g, ev), field, written);
    }
    if (then !== null) then(applied);
  }
}

export function writeField(h: Happening, field: string, value: number | string): void {
  if (field === 'kind' && typeof value === 'string') h.kind = value;
  else if (field === 'order' && typeof value === 'string') h.tags = value.split(' ');
  else if (field === 'amount' && typeof value === 'number') h.n = Math.max(0, value);
  else if (field === 'pool' && typeof value === 'number') h.pool += value;
  else if (field === 'bonus' && typeof value === 'number') h.bonus += value;
  else if ((field === 'result' || field === 'final') && typeof value === 'number') {
    h.total = value;
    h.kind = field === 'final' ? 'final' : 'set';
  }
}

/**
 * Puts the question of the frame on top. One option is taken at once, unless the question must be put. `open`: the options, where the operation has just
 * worked them out.
 */
export function putQuestion(
  g: G,
  f: Frame,
  kind: QuestionKind,
  seat: number,
  always = false,
  open: Choice[] | null = null,
): void {
  const node = topNode(g);
  const sheet: Sheet = { open: open ?? [], barred: null };
  if (open === null) node.code.options(g, f, sheet, seat);
  if (sheet.open.length === 0) throw new Error(`nothing to choose from at ${node.path} (${kind})`);
  if (sheet.open.length === 1 && !always) {
    node.code.take(g, f, rowOf(sheet.open, 0), seat);
    return;
  }
  g.s.question = { id: g.s.seq, seat, kind, seats: [seat], asked: [-1], answers: [OPEN_ANSWER] };
  remember(g, sheet, seat);
}

/** Puts the question to several seats at once, or to one for each of its characters; the order in which they answer changes nothing. */
export function putToAll(g: G, kind: QuestionKind, seats: readonly number[], asked: readonly number[] = []): void {
  const answers = seats.map(() => OPEN_ANSWER);
  const speakers = seats.map((_, i) => asked[i] ?? -1);
  g.s.question = { id: g.s.seq, seat: cell(seats, 0), kind, seats: seats.slice(), asked: speakers, answers };
}

const remember = (g: G, sheet: Sheet, seat: number): void => {
  g.asked = { state: g.s, seq: g.s.seq, seat, sheet };
};

export const topNode = (g: G): Node => {
  const f = topFrame(g);
  return rowOf(rowOf(g.p.blocks, f.b), f.pc);
};

/** The options of the open question for a seat, in an order that depends on what the seat knows only. */
export function optionsOf(g: G, seat: number): readonly Choice[] {
  const { asked } = g;
  if (asked !== null && asked.state === g.s && asked.seq === g.s.seq && asked.seat === seat) return asked.sheet.open;
  const sheet = sheetOfQuestion(g, seat, false);
  remember(g, sheet, seat);
  return sheet.open;
}

export function sheetOfQuestion(g: G, seat: number, withBarred: boolean): Sheet {
  const sheet: Sheet = { open: [], barred: withBarred ? [] : null };
  const f = topFrame(g);
  g.scope = frameScope(g, f);
  topNode(g).code.options(g, f, sheet, seat);
  return sheet;
}

/** Takes a seat's answer; once all are in, gives them to the frame on top and runs on to the next question. */
export function answer(g: G, question: Question, at: number, option: number): void {
  const { s } = g;
  question.answers[at] = option;
  const open = question.answers.indexOf(OPEN_ANSWER);
  if (open >= 0) {
    question.seat = cell(question.seats, open);
    s.seq++;
    // A seat that has to answer again must not have the same answer taken twice.
    const again = question.seats.some((seat, i) => seat === question.seats[at] && question.answers[i] === OPEN_ANSWER);
    if (again) question.id = s.seq;
    return;
  }
  const f = topFrame(g);
  const node = topNode(g);
  const { seats, answers } = question;
  const active = s.turn.who < 0 ? -1 : seatOf(g, s.turn.who);
  const others = seats.some((seat) => seat !== active);
  const choices = seats.map((seat, i) => rowOf(optionsOf(g, seat), cell(answers, i)));
  s.seq++;
  s.question = null;
  g.scope = frameScope(g, f);
  for (let i = 0; i < seats.length; i++) node.code.take(g, f, rowOf(choices, i), cell(seats, i));
  run(g);
  // Another seat's answer cannot be taken back by the one whose turn it is.
  const first = others ? g.events[0] : undefined;
  if (first !== undefined) g.events[0] = { ...first, reveals: true };
}

/** Runs until somebody has to answer or the game is over. */
export function run(g: G): void {
  const { s } = g;
  let budget = STEP_BUDGET;
  let rounds = 0;
  while (s.question === null && s.outcome === null) {
    const f = s.frames[s.frames.length - 1];
    if (f === undefined) throw new Error('the flow of the edition has come to its end');
    const block = rowOf(g.p.blocks, f.b);
    if (f.pc >= block.length) {
      pop(g);
      continue;
    }
    const node = rowOf(block, f.pc);
    if (node.op === 'round' && s.haunt >= 0 && ++rounds > IDLE_ROUNDS) {
      conclude(g, [], 'standstill');
      return;
    }
    const scope = frameScope(g, f);
    // Writing is dearer than looking: what is young and held by what is old has to be noted for the garbage collector.
    if (g.scope !== scope) g.scope = scope;
    if (g.cover !== null && f.st === 0) g.cover[node.id] = packedCell(g.cover, node.id) + 1;
    node.code.run(g, f);
    if (s.question !== null && s.haunt >= 0) checkVictory(g, 'now');
    if (--budget < 0)
      throw new StepBudgetError(`step budget: ${s.frames.map((x) => nodeAt(g, x)?.path ?? '(end)').join(' > ')}`);
  }
}
