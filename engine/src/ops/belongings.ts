import {
  carriedBy,
  everyExplorer,
  heldBy,
  isExplorer,
  isMonster,
  isToken,
  monsterOf,
  roomOf,
  sideOf,
  together,
  unseenBy,
} from '../machine/characters.ts';
import type { Sheet } from '../machine/choice.ts';
import type { G, RuleCode } from '../machine/context.ts';
import { forbidden, inScope } from '../machine/fold.ts';
import { reading } from '../machine/law.ts';
import { carrierId } from '../machine/log.ts';
import { rule } from '../rules/index.ts';
import { FACE_DOWN, HELD, inRoom } from '../state/state.ts';

/** Marks of the three item actions of a turn. */
export const GIVE = -1;
export const DROP = -2;
export const PICK_UP = -3;
/** Mark of a gift that was declined this turn. */
export const declinedMark = (card: number, to: number): number => -1000 * (card + 1) - to;

/** Item tokens of a haunt are given, dropped and stolen like item cards. */
export const tokensChangeHands = (g: G): boolean => rule(g, 'item.haunt-tokens')();

/** Giving, dropping and picking up are limited apart, or (Italian book) together. */
function itemActionSpent(g: G, mark: number): boolean {
  const { turnMarks } = g.s;
  if (reading(g, 'itemActionsPerTurn') === 'oneInAll')
    return turnMarks.includes(GIVE) || turnMarks.includes(DROP) || turnMarks.includes(PICK_UP);
  return turnMarks.includes(mark);
}

/** Why the card stays with its holder at all times, or null: it is no item, or its own text overrules the books. */
function fixed(g: G, card: number, what: 'trade' | 'drop'): string | null {
  if (isToken(g, card)) {
    const { carry } = g.p.tokens[g.s.things.def[card]];
    if (carry === 'nobody') return 'item.not-items';
    return carry === 'item' && !tokensChangeHands(g) ? 'item.haunt-tokens' : null;
  }
  const code = g.p.cards[card];
  const deck = g.p.decks[code.deck].id;
  if (code.item && !rule(g, 'item.deck', `item.${deck}`)(deck)) return 'item.not-items';
  if (code[what]) return null;
  const bound = what === 'drop' && code.item ? 'card.conflict' : code.bound;
  return rule(g, 'item.bound', bound)(bound) ? bound : null;
}

/** The rule that keeps the holder from parting with this very thing, or null: a `may` names it `give/…` or `drop/…`. */
const kept = (g: G, who: number, thing: number, what: 'give' | 'drop'): string | null =>
  forbidden(g, what, who, `${what}/${carrierId(g, HELD + thing)}`, thing)?.path ?? null;

const free = (g: G, card: number): boolean => !g.s.handled.includes(card) || rule(g, 'item.one-action')();

/** Why the holder cannot drop the thing at all, or null. */
const staying = (g: G, who: number, card: number): string | null =>
  fixed(g, card, 'drop') ?? kept(g, who, card, 'drop');

const belongings = (g: G, who: number): number[] => [...heldBy(g, who), ...carriedBy(g, who)];

/** Whether the character may pick the thing up: monsters only what their haunt lets them, pieces only who may carry them. */
function mayCarry(g: G, who: number, thing: number, chosen: readonly number[] = []): boolean {
  const monster = monsterOf(g, who);
  if (monster !== null) {
    const carries = inScope(g, who, HELD + who, -1, () => monster.carries?.(g).includes(thing) ?? false);
    return rule(g, 'monster.no-items')(carries);
  }
  // A companion waits for the next explorer to enter; by one reading it must be picked up like an item.
  const left = reading(g, 'companionCustody') === 'optional' && rule(g, 'death.companion')();
  if (!isToken(g, thing)) return g.p.cards[thing].drop || (left && g.p.cards[thing].tags.includes('companion'));
  const { carry, most } = g.p.tokens[g.s.things.def[thing]];
  const same = [...carriedBy(g, who), ...chosen]
    .filter((t) => isToken(g, t))
    .filter((t) => g.s.things.def[t] === g.s.things.def[thing]).length;
  // What lies face down has to be found first.
  const hidden = inRoom(g.s.things.place[thing]) && (g.s.things.flags[thing] & FACE_DOWN) !== 0;
  if (carry === 'nobody' || same >= most || hidden) return false;
  return carry === 'item' || (carry === 'heroes' ? sideOf(g, who) === 0 : sideOf(g, who) === 1);
}

/** Items that lie within reach. */
function lying(g: G, who: number): number[] {
  const room = roomOf(g, who);
  const found: number[] = [];
  if (g.s.haunt >= 0 && !rule(g, 'loot.pick-up')()) return found;
  const { place } = g.s.things;
  for (let t = 0; t < place.length; t++) {
    if (place[t] !== room || isExplorer(g, t) || isMonster(g, t)) continue;
    if (together(g, who, t) && mayCarry(g, who, t)) found.push(t);
  }
  return found;
}

/** Items that can be dropped, or picked up, now. */
export function whatToBundle(g: G, who: number, picking: boolean, chosen: readonly number[] = []): number[] {
  if (!picking) return belongings(g, who).filter((card) => staying(g, who, card) === null && free(g, card));
  const held = heldBy(g, who).length;
  if (held > 0 && !rule(g, 'item.no-limit')(held)) return [];
  return lying(g, who).filter((card) => free(g, card) && (chosen.includes(card) || mayCarry(g, who, card, chosen)));
}

/** Those who could be given something. */
const takers = (g: G, who: number): number[] =>
  everyExplorer(g).filter((x) => x !== who && !unseenBy(g, x, who) && rule(g, 'trade.same-room')(together(g, who, x)));

export function itemActions(g: G, who: number, sheet: Sheet): void {
  if (roomOf(g, who) < 0) return;
  const own = belongings(g, who);
  const neighbours = own.length === 0 ? [] : takers(g, who);
  const ban = forbidden(g, 'items', who);
  let droppable = false;
  for (const card of own) {
    const given = neighbours.length === 0 ? null : (fixed(g, card, 'trade') ?? kept(g, who, card, 'give'));
    for (const to of neighbours) {
      if (ban !== null) sheet.barred?.push({ verb: 'give', card, to, rule: ban.path });
      else if (given !== null) sheet.barred?.push({ verb: 'give', card, to, rule: given });
      else if (isToken(g, card) && !mayCarry(g, to, card))
        sheet.barred?.push({ verb: 'give', card, to, rule: 'item.not-items' });
      else if (!free(g, card)) sheet.barred?.push({ verb: 'give', card, to, rule: 'item.one-action' });
      else if (itemActionSpent(g, GIVE) && !rule(g, 'item.once-each')())
        sheet.barred?.push({ verb: 'give', card, to, rule: 'item.once-each' });
      else if (g.s.turnMarks.includes(declinedMark(card, to)))
        sheet.barred?.push({ verb: 'give', card, to, rule: 'trade.consent' });
      else sheet.open.push({ verb: 'give', card, to });
    }
    const dropped = staying(g, who, card);
    if (dropped !== null) sheet.barred?.push({ verb: 'drop', card, rule: dropped });
    else if (!free(g, card)) sheet.barred?.push({ verb: 'drop', card, rule: 'item.one-action' });
    else droppable = true;
  }
  if (sheet.barred !== null)
    for (const card of lying(g, who))
      if (!free(g, card)) sheet.barred?.push({ verb: 'pick-up', card, rule: 'item.one-action' });
  if (droppable) bundleAction(g, 'drop', DROP, ban, sheet);
  if (whatToBundle(g, who, true).length > 0) bundleAction(g, 'pick-up', PICK_UP, ban, sheet);
}

function bundleAction(g: G, verb: 'drop' | 'pick-up', mark: number, ban: RuleCode | null, sheet: Sheet): void {
  const any = verb === 'drop' ? 'drop.any' : 'drop.pick-up';
  if (ban !== null) sheet.barred?.push({ verb, rule: ban.path });
  else if (!rule(g, any)(0)) sheet.barred?.push({ verb, rule: any });
  else if (itemActionSpent(g, mark) && !rule(g, 'item.once-each')())
    sheet.barred?.push({ verb, rule: 'item.once-each' });
  else sheet.open.push({ verb });
}
