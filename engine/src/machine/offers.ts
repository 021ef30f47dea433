import type { ChoiceOf } from '../core/choice.ts';
import type { AppliedRule, G, RuleCode } from '../core/context.ts';
import { inScope, isAmong } from '../core/scope.ts';
import { cardCode, rowOf, ruleCode } from '../core/tables.ts';
import type { EventHookOf } from '../language/hooks.ts';
import { citing } from '../rules/index.ts';
import { HELD, holder } from '../state/state.ts';
import type { Use } from '../state/turn.ts';
import { hearDeed } from './behind.ts';
import { areParted, inDoorway, isCard, monsterOf, roomOf, traitOf } from './characters.ts';
import { fold, forbidden, hasRuleAt, noteRule, rulesAt } from './fold.ts';
import { carrierId, idOf, tell } from './log.ts';
import { happening, pushFor } from './machine.ts';

/** The card has had its one action of the turn by being used. Where the books give a new card a first use for nothing, that one does not count. */
export function spendUse(g: G, card: number): boolean {
  const { turn } = g.s;
  if (turn.newCards.includes(card) && !g.law['card.first-use-counts']() && g.law['card.first-use']()) {
    turn.newCards = turn.newCards.filter((each) => each !== card);
    return false;
  }
  if (g.law['item.use-means']()) g.s.handled.push(card);
  return true;
}

/** Two tokens with the same rule have a limit each; offers that share a limit have that of the first of them. */
function useOf({ rule: code, owner }: AppliedRule, who: number): Use {
  const several = code.limitName === '' && (code.carrier === 'token' || code.carrier === 'status');
  return { rule: code.limitOf, owner: several ? owner : -1, who };
}

function isUsed(uses: readonly Use[], applied: AppliedRule, who: number): boolean {
  if (uses.length === 0) return false;
  const use = useOf(applied, who);
  return uses.some((each) => each.rule === use.rule && each.owner === use.owner && each.who === use.who);
}

/** Why an offer cannot be taken now: a neutral rule name with arguments, or null if it can. */
export interface WhyNot {
  readonly rule: string;
  readonly args: Readonly<Record<string, number | string>>;
}

const NO_ARGS: WhyNot['args'] = {};
const because = (name: string): WhyNot => ({ rule: name, args: NO_ARGS });

/** What has ended the walking of this turn: a card that was drawn, a crossing that failed, what a card let one try, or the haunt. */
export function whyEnded(g: G, who: number): string {
  const { turn, usedThisTurn } = g.s;
  if (turn.drawn.some((cards) => cards > 0)) return 'move.card-stops';
  const tried = usedThisTurn.filter((use) => use.who === who).map((use) => ruleCode(g, use.rule));
  if (tried.some(({ crosses }) => crosses)) return 'room.barrier.fail';
  return tried.findLast(({ carrier }) => carrier === 'card')?.path ?? 'haunt.conflict';
}

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
    !g.law['attack.plus-haunt-action'](turn.attacks)
  )
    return because('attack.plus-haunt-action');
  if (kind === 'none') return null;
  if (kind === 'attack' && (turn.attacks > 0 || turn.noAttack)) return because('attack.once');
  if (kind === 'move') {
    const base = g.law['move.current-speed'](traitOf(g, who, g.p.moveTrait), turn.startMoves);
    const left = fold(g, 'moves', who, base) - turn.spent;
    if (turn.stopped) return because(whyEnded(g, who));
    if (spaces > left) return { rule: 'move.speed-limit', args: { cost: spaces, left: Math.max(0, left) } };
  }
  if (kind === 'whole-turn' && (turn.moved || turn.attacks > 0)) return because(code.unless.cost);
  return null;
}

/** Pays for an offer of the turn. */
export function payFor(g: G, code: RuleCode): void {
  const { kind, spaces } = code.cost;
  const { turn } = g.s;
  if (kind === 'attack') turn.attacks++;
  if (kind === 'move') turn.spent += spaces;
  if (kind === 'ends-movement' || kind === 'whole-turn') turn.stopped = true;
  if (kind === 'ends-turn' || kind === 'whole-turn') turn.over = true;
}

/** A card of a deck of items: those have one action a turn, a lasting event has only its own limits. */
const isKept = (g: G, thing: number): boolean => isCard(g, thing) && rowOf(g.p.decks, cardCode(g, thing).deck).items;

/** The character has taken another limited offer this turn. */
const hasUsedAny = (g: G, who: number): boolean => g.s.usedThisTurn.some((use) => use.who === who);

/** The limit that keeps the offer from being taken once more, or null; `thing`: the card that would be used, or -1. */
function limitOn(g: G, applied: AppliedRule, who: number, thing: number): string | null {
  const { rule: code } = applied;
  const { limit } = code;
  const again = limit === 'turn' && isUsed(g.s.usedThisTurn, applied, who);
  if (again && thing >= 0 && !g.law['item.once']()) return 'item.once';
  if (limit === 'turn' && hasUsedAny(g, who) && !g.law['dice.no-limit']()) return 'dice.no-limit';
  const once = code.task ? 'dice.task-roll' : 'dice.no-repeat';
  const cited = code.task ? once : code.limitLaw;
  if (again && thing < 0 && !citing(g, cited)[once]()) return cited;
  const ever = limit === 'game' && isUsed(g.s.usedForGood, applied, who);
  if (ever && !g.law['room.trait-gain.once']()) return 'room.trait-gain.once';
  return thing >= 0 && g.s.handled.includes(thing) && !g.law['item.one-action']() ? 'item.one-action' : null;
}

/** The card that taking the offer would use, or -1. */
function cardUsed(g: G, { rule: code, owner }: AppliedRule): number {
  const thing = owner >= HELD ? holder(owner) : -1;
  return code.uses && isKept(g, thing) ? thing : -1;
}

/** Whether the card has come into the hand of whoever is at turn only in this turn; in the turn of somebody else it need only be in the hand. */
const isNew = (g: G, thing: number, who: number): boolean =>
  thing >= 0 && g.s.turn.who === who && g.s.turn.newCards.includes(thing);

/** What is optional with a card is a use of it, as is what says so: the card may be too new for that. */
export const isTooNew = (g: G, applied: AppliedRule, who: number): boolean =>
  isNew(g, cardUsed(g, applied), who) && !g.law['card.first-use']();

/** The deed is for other rooms than the one where the character is. */
export const isElsewhere = (g: G, { rule: { within }, owner }: AppliedRule, who: number, ev: number): boolean =>
  within !== null && (inDoorway(g, who) || !isAmong(g, who, owner, ev, within, roomOf(g, who)));

/** An attack of the haunt on somebody beyond the barrier. */
function isBeyond(g: G, { rule: { roll }, owner }: AppliedRule, who: number, ev: number): boolean {
  if (roll?.kind !== 'attack') return false;
  const target = inScope(g, who, owner, ev, roll.on);
  return target >= 0 && areParted(g, who, target);
}

export function whyNot(g: G, applied: AppliedRule, who: number, ev: number): WhyNot | null {
  const { rule: code, owner } = applied;
  const ban = forbidden(g, 'use', who, code.path) ?? (code.goes ? forbidden(g, 'move', who) : null);
  if (ban !== null) return because(ban.path);
  const thing = cardUsed(g, applied);
  if (thing >= 0 && monsterOf(g, who) !== null && !g.law['item.who']()) return because('item.who');
  if (isNew(g, thing, who) && !g.law['card.first-use']()) return because('card.first-use');
  const limit = limitOn(g, applied, who, thing);
  if (limit !== null) return because(limit);
  if (isElsewhere(g, applied, who, ev)) return because(code.unless.where);
  if (isBeyond(g, applied, who, ev)) return because('barrier.no-interaction');
  const price = tooDear(g, code, who);
  if (price !== null) return price;
  for (let i = 0; i < code.needs.length; i++)
    if (!inScope(g, who, owner, ev, rowOf(code.needs, i))) return because(rowOf(code.unless.needs, i));
  return null;
}

/** An offer that is made once for an event and was taken for this one. */
const isTakenFor = (g: G, { rule }: AppliedRule, ev: number): boolean =>
  rule.limit === 'event' && ev >= 0 && happening(g, ev).replaced.includes(rule.index);

/** Offers of a hook that `who` can take now. */
export function offersAt(g: G, hook: EventHookOf<'offer'>, who: number, ev: number, moment: string): AppliedRule[] {
  if (!hasRuleAt(g, hook)) return [];
  return rulesAt(g, hook, who, ev).filter(
    (a) => a.rule.moment === moment && !isTakenFor(g, a, ev) && whyNot(g, a, who, ev) === null,
  );
}

/** Records that the offer was taken: its limit, and the one action of the item. */
export function markUsed(g: G, applied: AppliedRule, who: number): void {
  const { rule: code } = applied;
  const thing = cardUsed(g, applied);
  if (thing >= 0 && !spendUse(g, thing)) return;
  if (code.limit === 'turn') g.s.usedThisTurn.push(useOf(applied, who));
  if (code.limit === 'game') g.s.usedForGood.push(useOf(applied, who));
}

/** Takes the offer that was chosen: its limit is used up, everybody hears of it, and what it does is carried out. */
export function takeOffer(g: G, offer: ChoiceOf<'offer'>, who: number, ev: number): RuleCode {
  const code = ruleCode(g, offer.rule);
  const { owner } = offer;
  markUsed(g, { rule: code, owner }, who);
  if (code.limit === 'event' && ev >= 0) {
    const h = happening(g, ev);
    h.replaced = [...h.replaced, code.index];
  }
  noteRule(g, code);
  hearDeed(g, code, who);
  tell(g, 'offer', { who: idOf(g, who), rule: code.path, about: carrierId(g, owner) });
  pushFor(g, code.block, who, owner, ev);
  return code;
}

/** A rule that works by itself has done so as often as it may. */
export function limitReached(g: G, applied: AppliedRule, who: number): boolean {
  const { rule: code } = applied;
  if (code.limit === 'turn') return isUsed(g.s.usedThisTurn, applied, who);
  return code.limit === 'game' && isUsed(g.s.usedForGood, applied, who) && !g.law['room.trait-gain.once']();
}
