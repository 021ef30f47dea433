import type { Sheet } from '../core/choice.ts';
import type { CardCode, G, RuleCode } from '../core/context.ts';
import { inScope } from '../core/scope.ts';
import { bookOf, cardCode, deckId, flagsOf, placeOf, tokenCode } from '../core/tables.ts';
import { bears } from '../language/tags.ts';
import {
  areParted,
  areTogether,
  belongings,
  cardsHeldBy,
  carriedBy,
  everyExplorer,
  isExplorer,
  isMonster,
  isToken,
  monsterOf,
  roomOf,
  sideOf,
  thingsAt,
  unseenBy,
} from '../machine/characters.ts';
import { forbidden } from '../machine/fold.ts';
import { carrierId } from '../machine/log.ts';
import { citing } from '../rules/index.ts';
import { FACE_DOWN, HELD, holder, inRoom, isHeld } from '../state/state.ts';
import type { ItemAction } from '../state/turn.ts';

/** Item tokens of a haunt are given, dropped and stolen like item cards. */
export const tokensChangeHands = (g: G): boolean => g.law['item.haunt-tokens']();

/** Giving, dropping and picking up are limited. */
function mayAct(g: G, action: ItemAction): boolean {
  const { itemActions } = g.s.turn;
  return itemActions.length === 0 || g.law['item.once-each'](itemActions, action);
}

/** Why the card stays with its holder at all times, or null: it is no item, or its own text overrules the books. */
export function fixed(g: G, card: number, what: 'trade' | 'drop'): string | null {
  if (isToken(g, card)) {
    const { carry } = tokenCode(g, card);
    if (carry === 'nobody') return 'item.not-items';
    return carry === 'item' && !tokensChangeHands(g) ? 'item.haunt-tokens' : null;
  }
  const code = cardCode(g, card);
  const deck = deckId(g, code.deck);
  if (code.item && !citing(g, code.itemRule)['item.deck'](deck)) return 'item.not-items';
  if (what === 'drop' ? code.drop : code.trade) return null;
  const bound = what === 'drop' && code.item ? 'card.conflict' : code.bound;
  return citing(g, bound)['item.bound'](bound) ? bound : null;
}

/** The rule that keeps somebody from parting with this very thing, or from taking it in hand, or null: a `may` names it `give/…`, `drop/…` or `take/…`. */
export function kept(g: G, who: number, thing: number, what: 'give' | 'drop' | 'take'): string | null {
  const path = bookOf(g).bans.nameThings ? `${what}/${carrierId(g, HELD + thing)}` : '';
  return forbidden(g, what, who, path, thing)?.path ?? null;
}

/** No rule keeps the character from taking the thing in hand. */
export const mayTake = (g: G, who: number, thing: number): boolean => kept(g, who, thing, 'take') === null;

/** A rule keeps the thing with whoever holds it. */
export function isBound(g: G, thing: number, what: 'give' | 'drop'): boolean {
  const place = placeOf(g, thing);
  return isHeld(place) && kept(g, holder(place), thing, what) !== null;
}

export const isUntouched = (g: G, card: number): boolean => !g.s.handled.includes(card) || g.law['item.one-action']();

/** Why the holder cannot drop the thing at all, or null. */
const staying = (g: G, who: number, card: number): string | null =>
  fixed(g, card, 'drop') ?? kept(g, who, card, 'drop');

/** A companion waits for the next explorer to enter; by one reading it must be picked up like an item. */
const isLeftBehind = (g: G, { tags }: CardCode): boolean =>
  !g.law['companion.joins']() && g.law['death.companion']() && bears(tags, 'companion');

/** Whether an explorer may carry a piece, with those that it has or has chosen besides. */
function mayCarryPiece(g: G, who: number, piece: number, chosen: readonly number[]): boolean {
  const kind = tokenCode(g, piece);
  const same = [...carriedBy(g, who), ...chosen].filter((each) => isToken(g, each) && tokenCode(g, each) === kind);
  // What lies face down has to be found first.
  const hidden = inRoom(placeOf(g, piece)) && (flagsOf(g, piece) & FACE_DOWN) !== 0;
  if (kind.carry === 'nobody' || same.length >= kind.most || hidden) return false;
  return kind.carry === 'item' || sideOf(g, who) === (kind.carry === 'heroes' ? 0 : 1);
}

/** Whether the character may pick the thing up: monsters only what their haunt lets them, pieces only if it is one of those who may carry them. */
export function mayCarry(g: G, who: number, thing: number, chosen: readonly number[] = []): boolean {
  if (!mayTake(g, who, thing)) return false;
  const monster = monsterOf(g, who);
  if (monster !== null) {
    const carries = inScope(g, who, HELD + who, -1, () => monster.carries?.(g).includes(thing) ?? false);
    return g.law['monster.no-items'](carries);
  }
  if (isToken(g, thing)) return mayCarryPiece(g, who, thing, chosen);
  const code = cardCode(g, thing);
  // What nobody may drop can lie there all the same: its bearer has died.
  return code.item || isLeftBehind(g, code);
}

/** Items that lie within reach. */
function lying(g: G, who: number): readonly number[] {
  if (g.s.haunt >= 0 && !g.law['loot.pick-up']()) return NOTHING;
  let found: number[] | null = null;
  // Mostly there is nobody and nothing but the one who looks.
  for (const t of thingsAt(g, roomOf(g, who))) {
    if (isExplorer(g, t) || isMonster(g, t) || !areTogether(g, who, t) || !mayCarry(g, who, t)) continue;
    if (found === null) found = [t];
    else found.push(t);
  }
  return found ?? NOTHING;
}

const NOTHING: readonly number[] = [];

/** Items that can be dropped, or picked up, now. */
export function whatToBundle(
  g: G,
  who: number,
  picking: boolean,
  chosen: readonly number[] = NOTHING,
): readonly number[] {
  if (!picking) return belongings(g, who).filter((card) => staying(g, who, card) === null && isUntouched(g, card));
  const near = lying(g, who);
  if (near.length === 0) return near;
  const held = cardsHeldBy(g, who).length;
  if (held > 0 && !g.law['item.no-limit'](held)) return NOTHING;
  // What lies within reach may be carried as long as nothing else is chosen.
  const fits = (card: number): boolean =>
    chosen.length === 0 || chosen.includes(card) || mayCarry(g, who, card, chosen);
  return near.filter((card) => isUntouched(g, card) && fits(card));
}

/** Those who could be given something. */
export const takers = (g: G, who: number): number[] =>
  everyExplorer(g).filter((x) => x !== who && !unseenBy(g, x, who) && g.law['trade.same-room'](areTogether(g, who, x)));

/** Why something that could be given away cannot be given to this one now, or null. */
function whyNotGiven(g: G, thing: number, to: number): string | null {
  if (isToken(g, thing) && !mayCarry(g, to, thing)) return 'item.haunt-tokens';
  const ban = kept(g, to, thing, 'take');
  if (ban !== null) return ban;
  if (!isUntouched(g, thing)) return 'item.one-action';
  if (!mayAct(g, 'give')) return 'item.once-each';
  return g.s.turn.declined.some((gift) => gift.thing === thing && gift.to === to) ? 'trade.consent' : null;
}

function giving(g: G, who: number, things: readonly number[], ban: RuleCode | null, sheet: Sheet): void {
  if (things.length === 0) return;
  if (sheet.barred !== null)
    for (const to of everyExplorer(g).filter((x) => areParted(g, who, x) && !unseenBy(g, x, who)))
      for (const card of things) sheet.barred.push({ verb: 'give', card, to, rule: 'barrier.no-interaction' });
  const neighbours = takers(g, who);
  if (neighbours.length === 0) return;
  for (const card of things) {
    const bound = ban?.path ?? fixed(g, card, 'trade') ?? kept(g, who, card, 'give');
    for (const to of neighbours) {
      const why = bound ?? whyNotGiven(g, card, to);
      if (why === null) sheet.open.push({ verb: 'give', card, to });
      else sheet.barred?.push({ verb: 'give', card, to, rule: why });
    }
  }
}

function dropping(g: G, who: number, things: readonly number[], ban: RuleCode | null, sheet: Sheet): void {
  if (things.length > 0 && !g.law['drop.any'](0)) {
    sheet.barred?.push({ verb: 'drop', rule: 'drop.any', always: true });
    return;
  }
  let any = false;
  for (const card of things) {
    const why = staying(g, who, card) ?? (isUntouched(g, card) ? null : 'item.one-action');
    if (why === null) any = true;
    else sheet.barred?.push({ verb: 'drop', card, rule: why });
  }
  if (any) bundle(g, 'drop', ban, sheet);
}

function pickingUp(g: G, who: number, ban: RuleCode | null, sheet: Sheet): void {
  if (sheet.barred !== null)
    for (const card of lying(g, who))
      if (!isUntouched(g, card)) sheet.barred.push({ verb: 'pick-up', card, rule: 'item.one-action' });
  if (whatToBundle(g, who, true).length > 0) bundle(g, 'pick-up', ban, sheet);
}

/** Things are dropped, and picked up, several at once. */
function bundle(g: G, verb: 'drop' | 'pick-up', ban: RuleCode | null, sheet: Sheet): void {
  const dropped = verb === 'drop';
  if (ban !== null) sheet.barred?.push({ verb, rule: ban.path });
  else if (!dropped && !g.law['drop.pick-up'](0)) sheet.barred?.push({ verb, rule: 'drop.pick-up' });
  else if (!mayAct(g, verb)) sheet.barred?.push({ verb, rule: 'item.once-each' });
  else sheet.open.push({ verb });
}

/** What can be done with things on a turn: giving, dropping, picking up. */
export function itemActions(g: G, who: number, sheet: Sheet): void {
  if (roomOf(g, who) < 0) return;
  const own = belongings(g, who);
  const ban = forbidden(g, 'items', who);
  if (!g.law['trade.bundles']()) giving(g, who, own, ban, sheet);
  dropping(g, who, own, ban, sheet);
  pickingUp(g, who, ban, sheet);
}
