import type { ActionDef, HauntDef, Ops } from '@hollow/engine';
import { deedOf } from '@hollow/engine/deed';
import { type Arg, NONE } from '../language/catalog.ts';
import { bestFirst, inline, operation, resultText, sentences } from './effects.ts';
import { type Sentence, toLines } from './lines.ts';
import { briefest, NO_OFFER, type OfferText } from './offer.ts';
import { phrase } from './phrases.ts';
import { isEx, isWordNode, type RenderScope, type WordNode } from './scope.ts';
import { tidy } from './tidy.ts';
import { warningsOf } from './warns.ts';

/**
 * What an action of a haunt does: roll, what it has to come to, cost and limit from the data; what comes of it from the outcome clauses of its author, or from the
 * operations where they tell it well.
 */

interface Deed {
  readonly s: RenderScope;
  readonly id: string;
  readonly action: ActionDef;
  /** The author's clause for a part of the action; `''`: for the whole, or for success. */
  readonly clause: (part: string) => string | null;
}

const sentence = (text: string): Sentence => ({ depth: 0, text });
const say = ({ s }: Deed, key: string, args: Readonly<Record<string, Arg>> = {}): Sentence =>
  sentence(s.catalog.say(`deed.${key}`, args));

/** What comes of it: as the author says, else as the operations do. */
const outcome = (deed: Deed, part: string, ops: unknown): string => deed.clause(part) ?? inline(deed.s, ops);

const isSilent = (deed: Deed, part: string, ops: unknown): boolean =>
  deed.clause(part) === null && tidy(deed.s, ops).length === 0;

/** What a roll has to come to: a number, another one for some, or one by the number of players. */
function passArgs(s: RenderScope, pass: unknown): Record<string, Arg> {
  if (isEx(pass) && pass.x === 'choose')
    return { kind: 'choose', n: phrase(s, pass.no), other: phrase(s, pass.yes), test: phrase(s, pass.test) };
  // What is said for other numbers of players is told by the phrase.
  if (isEx(pass) && pass.x === 'byPlayers' && Array.isArray(pass.of) && pass.of.length === 4 && !('from' in pass)) {
    const [three = 0, four = 0, five = 0, six = 0] = pass.of as readonly number[];
    return { kind: 'players', three, four, five, six };
  }
  return { kind: 'plain', n: phrase(s, pass) };
}

const rowSentences = (deed: Deed, rows: Readonly<Record<string, unknown>>): Sentence[] =>
  bestFirst(rows).map(([range, ops]) => sentence(resultText(deed.s.catalog, range, outcome(deed, `.${range}`, ops))));

const bonusSentence = (deed: Deed, bonus: unknown): Sentence => say(deed, 'bonus', { bonus: phrase(deed.s, bonus) });

function rollSentence(deed: Deed, roll: WordNode): Sentence[] {
  const told = deed.clause('.bonus');
  const extra = deed.clause('.extra');
  const bare = { ...roll, op: 'roll', tags: undefined, bonus: undefined };
  const text = operation(deed.s, extra === null ? bare : { ...bare, extra: undefined });
  return [
    extra === null ? sentence(text) : say(deed, 'extra', { roll: text, extra }),
    ...(told !== null ? [sentence(told)] : roll.bonus === undefined ? [] : [bonusSentence(deed, roll.bonus)]),
  ];
}

/** A failure that only a low result brings: `when(result ≤ 2, …)`. */
function lowResult(ops: unknown): { readonly to: number; readonly ops: unknown } | null {
  const [only, ...more] = Array.isArray(ops) ? (ops as readonly WordNode[]) : [];
  const test = only?.op === 'when' && more.length === 0 ? only.test : undefined;
  if (!isEx(test) || test.x !== 'is' || !isEx(test.a) || test.a.x !== '$num') return null;
  const { cmp, b } = test as WordNode;
  return cmp === '≤' && typeof b === 'number' ? { to: b, ops: only?.then } : null;
}

function failSentences(deed: Deed, fail: Ops | undefined): Sentence[] {
  if (isSilent(deed, '.fail', fail)) return [];
  const low = lowResult(fail);
  const text = outcome(deed, '.fail', low === null ? fail : low.ops);
  return [low === null ? say(deed, 'fail', { text }) : say(deed, 'result', { kind: 'most', n: 0, to: low.to, text })];
}

/** The throw, and what comes of it. */
interface Course {
  readonly head: readonly Sentence[];
  readonly body: readonly Sentence[];
}

function rolled(deed: Deed): Course {
  const { s, action } = deed;
  const { roll } = action;
  if (roll === undefined) return { head: [], body: [] };
  const pool = 'dice' in roll ? { dice: roll.dice } : { trait: roll.trait };
  const extra = 'extra' in roll ? { extra: roll.extra } : {};
  const head = rollSentence(deed, { pool, ...extra, bonus: roll.bonus });
  s.bound.set('$result', 'rolled');
  if (action.rows !== undefined) return { head, body: rowSentences(deed, action.rows) };
  const text = outcome(deed, '', action.do);
  const passed = say(deed, 'result', { ...passArgs(s, action.pass), text });
  return { head, body: [passed, ...failSentences(deed, action.fail)] };
}

function fought(deed: Deed): Course {
  const { s, action } = deed;
  if (action.attack === undefined) return { head: [], body: [] };
  const { on, win, lose } = action.attack;
  const traits = typeof action.attack.with === 'string' ? [action.attack.with] : action.attack.with;
  const head = say(deed, 'attack', { on: phrase(s, on), traits: phrase(s, traits, 'traits') });
  const won = say(deed, 'win', { text: outcome(deed, '', win) });
  const lost = lose === undefined && deed.clause('.lose') === null ? 'lose.usual' : 'lose';
  return { head: [head], body: [won, say(deed, lost, lost === 'lose' ? { text: outcome(deed, '.lose', lose) } : {})] };
}

/** What the attack of a deed brings in place of damage, in words where the deed is nothing but that attack. */
export interface Strike {
  readonly won: string;
  readonly lost: string;
  /** Whether winning with it, and losing, hurts nobody by itself. */
  readonly spares: { readonly won: boolean; readonly lost: boolean };
}

/** The attacks among operations, also in their branches. */
function attacksIn(ops: unknown): WordNode[] {
  if (Array.isArray(ops)) return ops.flatMap(attacksIn);
  if (!isWordNode(ops)) return [];
  return ops.op === 'attack' ? [ops] : Object.values(ops).flatMap(attacksIn);
}

/** What comes of the attack that a deed makes; null where it makes none, or several. */
export function strikeOf(s: RenderScope, def: HauntDef, id: string, sides: readonly string[]): Strike | null {
  const action = def.actions?.[id];
  const [attack, ...others] = action?.attack === undefined ? attacksIn(action?.do) : [action.attack];
  if (action === undefined || attack === undefined || others.length > 0) return null;
  const spares = { won: attack.win !== undefined, lost: attack.lose !== undefined };
  if (action.attack === undefined) return { won: '', lost: '', spares };
  const { body } = fought(deedIn(s, def, id, action, sides));
  const [won = '', lost = ''] = body.map((part) => toLines(s.catalog, [part])[0]?.whole);
  return { won, lost, spares };
}

/** An action that comes to a roll with rows for which its author has clauses. */
function comesToRoll(deed: Deed): Sentence[] | null {
  const roll = tidy(deed.s, deed.action.do).at(-1);
  if (roll?.op !== 'roll' || !isWordNode(roll.rows)) return null;
  if (!Object.keys(roll.rows).some((range) => deed.clause(`.${range}`) !== null)) return null;
  const first = deed.clause('');
  return [
    ...(first === null ? [] : [sentence(first)]),
    // Where the author leads up to the roll, that says who makes it.
    ...rollSentence(deed, { ...roll, rows: undefined, ...(first === null ? {} : { by: undefined }) }),
    ...rowSentences(deed, roll.rows),
  ];
}

function done(deed: Deed): Course {
  const { s, action } = deed;
  const own = deed.clause('');
  const body = comesToRoll(deed) ?? (own === null ? sentences(s, deedOf(action), 0) : [sentence(own)]);
  return { head: [], body };
}

function costSentences(deed: Deed): Sentence[] {
  const { cost } = deed.action;
  if (cost === undefined) return [];
  if (typeof cost === 'string') return deed.s.catalog.has(`deed.cost.${cost}`) ? [say(deed, `cost.${cost}`)] : [];
  return cost.move === undefined || cost.move === 0 ? [] : [say(deed, 'cost.move', { n: phrase(deed.s, cost.move) })];
}

/** Once a turn is what everybody expects; more and less is said. */
function limitSentences(deed: Deed, def: HauntDef, sides: readonly string[]): Sentence[] {
  const { action, id, s } = deed;
  const { limit, once, from } = action;
  const served = from !== undefined && once !== undefined && once !== false;
  const uses = served ? [say(deed, 'once', { success: once === 'success' ? 'yes' : 'no' })] : [];
  if (limit === 'game') return [...uses, say(deed, 'limit.game')];
  if (limit === 'none') return action.roll === undefined ? uses : [...uses, say(deed, 'limit.none')];
  if (limit === undefined || limit === 'turn') return uses;
  const others = Object.entries(def.actions ?? {}).filter(([key, other]) => key !== id && other.limit === limit);
  const [only, ...more] = others
    .map(([key]) => s.names.book.label('actions', def.id, key, sides))
    .filter((label) => label !== null);
  if (only === undefined) return uses;
  return [...uses, say(deed, 'limit.shared', { action: more.length === 0 ? only : NONE })];
}

/** What it costs, in a word or two. */
function priceOf({ s, action }: Deed): string[] {
  const { cost, limit } = action;
  const spaces = typeof cost === 'object' ? (cost.move ?? 0) : 0;
  const kind = typeof cost === 'string' ? cost : spaces === 0 ? NONE : 'move';
  const key = `offer.cost.${kind}`;
  return [
    ...(s.catalog.has(key) ? [s.catalog.say(key, { n: phrase(s, spaces) })] : []),
    ...(limit === 'game' ? [s.catalog.say('offer.once')] : []),
  ];
}

const STOPS: readonly unknown[] = ['ends-movement', 'ends-turn', 'whole-turn'];

/** What may come of it. Where its price says that the movement is over, that is enough. */
function warned({ s, action }: Deed): NonNullable<OfferText['warns']> {
  const { do: does = [], fail = [], rows = {}, attack, roll, cost } = action;
  const all = [...does, ...fail, ...Object.values(rows).flat(), ...(attack?.win ?? []), ...(attack?.lose ?? [])];
  return warningsOf(s, all, {
    ownTurn: !STOPS.includes(cost),
    certain: roll === undefined && attack === undefined ? does : [],
  });
}

function deedIn(s: RenderScope, def: HauntDef, id: string, action: ActionDef, sides: readonly string[]): Deed {
  const clause = (part: string): string | null => s.names.book.label('outcomes', def.id, `${id}${part}`, sides);
  return { s: { ...s, bound: new Map() }, id, action, clause };
}

/** All of it as one line. For a button its price comes first, and what else it rules out is left out; if it must be, so is the throw, of which the button tells. */
export function deedText(s: RenderScope, def: HauntDef, id: string, sides: readonly string[]): OfferText {
  const action = def.actions?.[id];
  if (action === undefined) return NO_OFFER;
  const { book } = s.names;
  const deed = deedIn(s, def, id, action, sides);
  const authored = book.label('deeds', def.id, id, sides);
  const own = book.label('offers', def.id, id, sides);
  const priced = (text: string): string => s.catalog.list('sentences', [...priceOf(deed), text]);
  const warns = warned(deed);
  if (authored !== null) return { brief: own === null ? authored : priced(own), whole: authored, warns };
  const { head, body } =
    action.attack !== undefined ? fought(deed) : action.roll !== undefined ? rolled(deed) : done(deed);
  const told = (parts: readonly Sentence[]): string =>
    toLines(s.catalog, parts)
      .map(({ whole }) => whole)
      .join(' ');
  const whole = told([...head, ...body, ...costSentences(deed), ...limitSentences(deed, def, sides)]);
  const ways = own === null ? [told([...head, ...body]), told(body)] : [own];
  return { brief: briefest(ways.map(priced)), whole, warns };
}
