import type { Sheet } from '../core/choice.ts';
import type { G } from '../core/context.ts';
import { inScope } from '../core/scope.ts';
import { partAt, ruleCode } from '../core/tables.ts';
import {
  areParted,
  areTogether,
  everyExplorer,
  hostile,
  inPlayWho,
  isDead,
  isMonster,
  monsterOf,
  othersBeside,
  roomOf,
  unseenBy,
} from '../machine/characters.ts';
import { hasAttacked } from '../machine/fights.ts';
import { forbidden, rulesAt } from '../machine/fold.ts';

import { isElsewhere, whyNot } from '../machine/offers.ts';

import { HELD } from '../state/state.ts';
import { itemActions } from './belongings.ts';
import { whyStopped } from './pace.ts';
import { barrierSides, fromOutside } from './thresholds.ts';
import { offerLoot, offerTrades } from './trading.ts';
import { walking } from './walking.ts';
import { freedomOf } from './ways.ts';
import { canReach, reachesFar, whyOutOfReach } from './weapons.ts';
import { hasFound, roomsWilled } from './will.ts';

/** `bounds`: the rooms that the will of the character leaves it. What lies about in a room takes no monster off its way, and nothing takes it from whom it has found. */
function offers(g: G, who: number, bounds: readonly number[] | null, sheet: Sheet): void {
  const isBound = bounds !== null && isMonster(g, who);
  for (const applied of rulesAt(g, 'turn.offer', who, -1)) {
    const { rule: code } = applied;
    if (isBound && (code.carrier === 'token' || (code.carrier === 'room' && bounds.length === 0))) continue;
    if (code.carrier === 'haunt' && !g.law['haunt.specific-actions']()) continue;
    if (code.crosses && freedomOf(g, who) > 0) continue;
    if (!code.monsters && code.carrier !== 'card' && isMonster(g, who)) continue;
    // Most deeds of a haunt are for another room: where nobody asks why not, that is told first.
    if (sheet.barred === null && g.trace === null && isElsewhere(g, applied, who, -1)) continue;
    const reason = whyNot(g, applied, who, -1);
    if (reason === null) sheet.open.push({ verb: 'offer', rule: code.index, owner: applied.owner });
    else sheet.barred?.push({ verb: 'offer', offer: code.index, owner: applied.owner, ...reason });
  }
}

/** Opponents whom the character may attack, wherever they are, that pass a test; `beside`: only those who are together with it. */
function opponents(g: G, who: number, passes: (other: number) => boolean, beside = false): readonly number[] {
  const targets = monsterOf(g, who)?.targets ?? null;
  const allowed = targets === null ? null : inScope(g, who, HELD + who, -1, targets);
  const isOpponent = (x: number): boolean =>
    hostile(g, who, x) && !unseenBy(g, x, who) && (allowed === null || allowed.includes(x)) && passes(x);
  return beside ? othersBeside(g, who, isOpponent) : inPlayWho(g, isOpponent);
}

/** Opponents whom the character may attack, wherever they are. */
export const preyOf = (g: G, who: number): readonly number[] => opponents(g, who, () => true);

/** Attacks: one a turn, on an opponent within reach. */
function attacks(g: G, who: number, sheet: Sheet): boolean {
  const monster = monsterOf(g, who);
  if (!g.law['attack.after-haunt'](g.s.haunt >= 0)) {
    if (sheet.barred !== null) {
      for (const x of everyExplorer(g))
        if (x !== who && areTogether(g, who, x))
          sheet.barred?.push({ verb: 'attack', target: x, rule: 'attack.after-haunt' });
    }
    return false;
  }
  // Most have nothing that reaches farther than the room: then the others are not even looked at, unless somebody wants to know what was.
  const beside = g.trace === null && !reachesFar(g, who);
  const targets = opponents(g, who, (x) => canReach(g, who, x), beside);
  if (sheet.barred !== null && monster?.never !== true)
    for (const x of opponents(g, who, (other) => areParted(g, who, other) && !targets.includes(other)))
      sheet.barred.push({ verb: 'attack', target: x, rule: 'barrier.no-interaction' });
  if (sheet.barred !== null && monster?.never !== true)
    for (const x of opponents(g, who, (other) => areTogether(g, who, other) && !targets.includes(other), true))
      sheet.barred.push({ verb: 'attack', target: x, ...whyOutOfReach(g, who, x) });
  if (targets.length === 0 || monster?.never === true) return false;
  const ban = forbidden(g, 'attack', who);
  if (ban !== null) {
    for (const x of targets) sheet.barred?.push({ verb: 'attack', target: x, rule: ban.path });
    return false;
  }
  const once = monster === null ? 'attack.once' : 'monster.attack-once';
  if (hasAttacked(g, once)) {
    for (const x of targets) sheet.barred?.push({ verb: 'attack', target: x, rule: once });
    return false;
  }
  let any = false;
  for (const x of targets) {
    const spared = forbidden(g, 'attack', who, '', x);
    if (spared === null) sheet.open.push({ verb: 'attack', target: x });
    else sheet.barred?.push({ verb: 'attack', target: x, rule: spared.path });
    any ||= spared === null;
  }
  return any;
}

/** Trades with others, and what the dead have left. */
function dealings(g: G, who: number, sheet: Sheet): void {
  if (g.law['trade.bundles']()) offerTrades(g, who, forbidden(g, 'items', who), sheet);
  if (g.s.haunt >= 0 && g.law['death.keeps-cards']()) offerLoot(g, who, sheet);
}

/** One that must attack has somebody on the other side of the barrier whom it may, and can go over. */
function mustCross(g: G, who: number, { open }: Sheet): boolean {
  if (!open.some(({ verb }) => verb === 'part') || hasAttacked(g, 'monster.attack-once')) return false;
  if (forbidden(g, 'attack', who) !== null) return false;
  return opponents(g, who, (x) => areParted(g, who, x) && forbidden(g, 'attack', who, '', x) === null).length > 0;
}

/** Nothing that a card offers has to be used. */
const mayLeaveUnused = (g: G, { open }: Sheet): boolean =>
  !open.some((choice) => choice.verb === 'offer' && ruleCode(g, choice.rule).carrier === 'card') ||
  g.law['item.optional']();

/** Everything the active character may do now and, for those who ask, what it may not and why. */
export function menu(g: G, who: number, sheet: Sheet): void {
  if (isDead(g, who)) {
    offers(g, who, null, sheet);
    sheet.open.push({ verb: 'end' });
    return;
  }
  const room = roomOf(g, who);
  const monster = monsterOf(g, who);
  const bounds = room < 0 ? null : roomsWilled(g, who, room);
  if (room >= 0) walking(g, who, room, partAt(g, who), bounds, sheet);
  else fromOutside(g, who, whyStopped(g, who, 1), sheet);
  if (room >= 0 && !(bounds?.length === 0 && isMonster(g, who) && hasFound(g, who))) barrierSides(g, who, room, sheet);
  const { stopped: over, moved } = g.s.turn;
  // The haunt takes nothing away from what an explorer could do before.
  const able = g.s.haunt < 0 || monster !== null || g.law['haunt.still-explorers']();
  if (!able) {
    sheet.open.push({ verb: 'end' });
    return;
  }
  if (over ? g.law['move.actions-after-stop']() : !moved || g.law['turn.interleave']()) {
    offers(g, who, bounds, sheet);
    if (monster === null || g.law['monster.no-items'](monster.carries !== null)) itemActions(g, who, sheet);
    if (monster === null && room >= 0) dealings(g, who, sheet);
  }
  const fights = attacks(g, who, sheet);
  if (monster?.must === true && (fights || mustCross(g, who, sheet)))
    sheet.barred?.push({ verb: 'end', rule: 'monster.must-attack' });
  else if (bounds !== null && sheet.open.some(({ verb }) => verb === 'move'))
    sheet.barred?.push({ verb: 'end', rule: 'move.must-go' });
  else if (sheet.open.length === 0 || (g.law['turn.end-at-will']() && mayLeaveUnused(g, sheet)))
    sheet.open.push({ verb: 'end' });
}

/** Whether there is anything to do but to end the turn. */
export function hasMore(g: G, who: number): boolean {
  const sheet: Sheet = { open: [], barred: null };
  menu(g, who, sheet);
  return sheet.open.some(({ verb }) => verb !== 'end');
}
