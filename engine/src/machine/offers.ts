import { rule } from '../rules/index.ts';
import { HELD, holder } from '../state/state.ts';
import { inDoorway, isCard, isUnseen, monsterOf, roomOf, traitOf } from './characters.ts';
import type { ChoiceOf } from './choice.ts';
import type { G, RuleCode } from './context.ts';
import { type Applied, fold, forbidden, hooked, inScope, noteRule, rulesAt } from './fold.ts';
import { reading } from './law.ts';
import { carrierId, idOf, tell } from './log.ts';
import { pushScoped } from './machine.ts';
import { isAmong } from './scope.ts';

/** Marks a card as drawn this turn, among the limits of the turn. */
const newMark = (card: number): number => -10 - card;
export const isNew = (g: G, card: number): boolean => g.s.turnMarks.includes(newMark(card));
export const markNew = (g: G, card: number): void => {
  g.s.turnMarks.push(newMark(card));
};

/** The card has had its one action of the turn by being used. Where the books give a new card a first use for nothing, that one does not count. */
export function spendUse(g: G, card: number): boolean {
  const first = g.s.turnMarks.indexOf(newMark(card));
  if (first >= 0 && reading(g, 'newItemImmediateUse') === 'extraUse' && rule(g, 'card.first-use')()) {
    g.s.turnMarks.splice(first, 1);
    return false;
  }
  if (rule(g, 'item.use-means')()) g.s.handled.push(card);
  return true;
}

/** More things than any game has. */
const MOST = 4000;

/** One number for a limit: rule, carrier and character. Two tokens with the same rule have a limit each; offers that share a limit have the number of the first of them. */
const markOf = ({ rule: code, owner }: Applied, who: number): number => {
  const several = code.limitName === '' && (code.carrier === 'token' || code.carrier === 'status');
  return (code.limitOf * 10_000 + (several ? owner : 0)) * MOST + who;
};

const NO_ARGS: WhyNot['args'] = {};

/** The character whose limit a mark is. */
export const markedBy = (mark: number): number => (mark < 0 ? -1 : mark % MOST);

/** Why the price of an offer cannot be paid, or null. */
function tooDear(g: G, code: RuleCode, who: number): WhyNot | null {
  const { kind, spaces } = code.cost;
  const { turn } = g.s;
  if (turn.who !== who) return null;
  // A deed of the haunt and an attack may both be done in one turn.
  if (
    code.carrier === 'haunt' &&
    kind !== 'attack' &&
    turn.attacks > 0 &&
    !rule(g, 'attack.plus-haunt-action')(turn.attacks)
  )
    return { rule: 'attack.plus-haunt-action', args: NO_ARGS };
  if (kind === 'none') return null;
  if (kind === 'attack' && turn.attacks > 0) return { rule: 'attack.once', args: NO_ARGS };
  if (kind === 'move') {
    const left = fold(g, 'moves', who, traitOf(g, who, g.p.moveTrait)) - turn.spent;
    if (turn.stopped) return { rule: 'move.card-stops', args: NO_ARGS };
    if (spaces > left) return { rule: 'move.speed-limit', args: { cost: spaces, left: Math.max(0, left) } };
  }
  if (kind === 'whole-turn' && (turn.moved || turn.attacks > 0)) return { rule: code.unless.cost, args: NO_ARGS };
  return null;
}

/** Pays for an offer of the turn. */
export function payFor(g: G, code: RuleCode): void {
  const told = code.haunt >= 0 && !isUnseen(g, g.s.turn.who) && rule(g, 'info.announce-actions')();
  if (told && !g.s.announced.includes(code.index)) g.s.announced.push(code.index);
  const { kind, spaces } = code.cost;
  const { turn } = g.s;
  if (kind === 'attack') turn.attacks++;
  if (kind === 'move') turn.spent += spaces;
  if (kind === 'ends-movement' || kind === 'whole-turn') turn.stopped = true;
  if (kind === 'ends-turn' || kind === 'whole-turn') turn.over = true;
}

/** A card of a deck of items: those have one action a turn, a lasting event has only its own limits. */
const isKept = (g: G, thing: number): boolean => isCard(g, thing) && g.p.decks[g.p.cards[thing].deck].items;

/** The character has taken another limited offer this turn. */
const rolledToday = (g: G, who: number): boolean => g.s.turnMarks.some((mark) => markedBy(mark) === who);

/** Why an offer cannot be taken now: a neutral rule name with arguments, or null if it can. */
export interface WhyNot {
  readonly rule: string;
  readonly args: Readonly<Record<string, number | string>>;
}

export function whyNot(g: G, applied: Applied, who: number, ev: number): WhyNot | null {
  const { rule: code, owner } = applied;
  const ban = forbidden(g, 'use', who, code.path) ?? (code.goes ? forbidden(g, 'move', who) : null);
  if (ban !== null) return { rule: ban.path, args: NO_ARGS };
  const limit = code.limit;
  const thing = owner >= HELD ? holder(owner) : -1;
  const using = code.uses && isKept(g, thing);
  if (using && monsterOf(g, who) !== null && !rule(g, 'item.who')()) return { rule: 'item.who', args: NO_ARGS };
  if (using && isNew(g, thing) && !rule(g, 'card.first-use')()) return { rule: 'card.first-use', args: NO_ARGS };
  const marked = limit === 'turn' && g.s.turnMarks.includes(markOf(applied, who));
  if (using && marked && !rule(g, 'item.once')()) return { rule: 'item.once', args: NO_ARGS };
  if (limit === 'turn' && rolledToday(g, who) && !rule(g, 'dice.no-limit')())
    return { rule: 'dice.no-limit', args: NO_ARGS };
  const once = code.task ? 'dice.task-roll' : 'dice.no-repeat';
  const cited = code.task ? once : code.limitLaw;
  if (marked && !using && !rule(g, once, cited)()) return { rule: cited, args: NO_ARGS };
  if (limit === 'game' && g.s.gameMarks.includes(markOf(applied, who)) && !rule(g, 'room.trait-gain.once')())
    return { rule: 'room.trait-gain.once', args: NO_ARGS };
  if (using && g.s.handled.includes(thing) && !rule(g, 'item.one-action')())
    return { rule: 'item.one-action', args: NO_ARGS };
  if (code.within !== null && (inDoorway(g, who) || !isAmong(g, who, owner, ev, code.within, roomOf(g, who))))
    return { rule: code.unless.where, args: NO_ARGS };
  const price = tooDear(g, code, who);
  if (price !== null) return price;
  for (let i = 0; i < code.needs.length; i++) {
    const need = code.needs[i];
    if (!inScope(g, who, owner, ev, need)) return { rule: code.unless.needs[i], args: NO_ARGS };
  }
  return null;
}

/** Offers of a hook that `who` can take now. */
export function offersAt(g: G, hook: string, who: number, ev: number, moment: string): Applied[] {
  if (!hooked(g, hook)) return [];
  return rulesAt(g, hook, who, ev).filter((a) => a.rule.moment === moment && whyNot(g, a, who, ev) === null);
}

/** Records that the offer was taken: its limit, and the one action of the item. */
export function markUsed(g: G, applied: Applied, who: number): void {
  const { rule: code, owner } = applied;
  const thing = owner >= HELD ? holder(owner) : -1;
  if (code.uses && isKept(g, thing) && !spendUse(g, thing)) return;
  if (code.limit === 'turn') g.s.turnMarks.push(markOf(applied, who));
  if (code.limit === 'game') g.s.gameMarks.push(markOf(applied, who));
}

/** Takes the offer that was chosen: its limit is used up, everybody hears of it, and what it does is carried out. */
export function takeOffer(g: G, offer: ChoiceOf<'offer'>, who: number, ev: number): RuleCode {
  const code = g.p.rules[offer.rule];
  const { owner } = offer;
  markUsed(g, { rule: code, owner }, who);
  noteRule(g, code);
  tell(g, 'offer', { who: idOf(g, who), rule: code.path, about: carrierId(g, owner) });
  pushScoped(g, code.block, { self: who, actor: who, owner, ev, vals: {} });
  return code;
}

/** A rule that works by itself has done so as often as it may. */
export function limitReached(g: G, applied: Applied, who: number): boolean {
  const { rule: code } = applied;
  const mark = markOf(applied, who);
  if (code.limit === 'turn') return g.s.turnMarks.includes(mark);
  return code.limit === 'game' && g.s.gameMarks.includes(mark) && !rule(g, 'room.trait-gain.once')();
}
