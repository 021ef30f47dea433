import {
  doorCode,
  hasDoor,
  hasWindow,
  isOpenDoor,
  nextTo,
  opensInto,
  partAt,
  type Way,
  waysOut,
} from '../house/geometry.ts';
import { tilesLeft } from '../house/stack.ts';
import { heldBy, roomOf, together, traitOf } from '../machine/characters.ts';
import type { G, Sheet } from '../machine/context.ts';
import { everyExplorer, fold, forbidden, rulesAt } from '../machine/fold.ts';
import { law, reading } from '../machine/law.ts';
import { whyNot } from '../machine/offers.ts';
import { choice } from './flow.ts';

/** Marks of the three item actions of a turn. */
export const GIVE = -1;
const DROP = -2;
const PICK_UP = -3;
/** Mark of a gift that was declined this turn. */
export const declinedMark = (card: number, to: number): number => -1000 * (card + 1) - to;

const bar = (
  sheet: Sheet,
  verb: string,
  a: number,
  b: number,
  rule: string,
  args: Readonly<Record<string, number | string>> = {},
): void => {
  sheet.barred?.push({ verb, a, b, rule, args });
};

/** Spaces the character may move this turn. */
export function allowance(g: G, who: number): number {
  const fixed = g.p.ruleset.moveAllowance === 'startOfTurnSpeed' || !law(g, 'move.current-speed');
  const base = fixed ? g.s.turn.startMoves : traitOf(g, who, g.p.moveTrait);
  return fold(g, 'moves', who, base);
}

/** Why the character may not walk any further, or null. */
function stopped(g: G, who: number, cost: number): { rule: string; args: Record<string, number> } | null {
  const ban = forbidden(g, 'move', who);
  if (ban !== null) return { rule: ban.path, args: {} };
  if (g.s.turn.stopped) return { rule: 'move.card-stops', args: {} };
  const left = allowance(g, who) - g.s.turn.spent;
  if (cost > left && law(g, 'move.speed-limit'))
    return { rule: 'move.speed-limit', args: { cost, left: Math.max(0, left) } };
  return null;
}

/** Two rooms on one tile, or joined by stairs, are two spaces all the same. */
function costOf(g: G, room: number, way: Way, cost: number): number {
  const oneTile = g.p.rooms[room].tile === g.p.rooms[way.to].tile;
  return (oneTile && !law(g, 'room.start-tile.cost')) || (way.side < 0 && !law(g, 'move.stairs-cost')) ? 0 : cost;
}

/** A side without a door that one might take for a way. */
function walls(g: G, room: number, side: number, sheet: Sheet): void {
  const next = nextTo(g, room, side);
  if (hasWindow(g, room, side))
    bar(
      sheet,
      next < 0 ? 'discover' : 'move',
      next < 0 ? doorCode(room, side) : next,
      side,
      'doors.windows-no-passage',
    );
  else if (next >= 0 && hasDoor(g, next, (side + 2) & 3)) bar(sheet, 'move', next, side, 'doors.connect');
}

/** Which rule closes the open doors of a floor for which no tile is left. */
const exhausted = (g: G): string =>
  g.s.stack.length + g.s.discards.length === 0 ? 'stack.all-placed' : 'stack.floor-exhausted';

function walking(g: G, who: number, room: number, part: number, sheet: Sheet): void {
  const cost = fold(g, 'cost', who, 1);
  const reason = stopped(g, who, cost);
  for (const way of waysOut(g, room, part)) {
    if (reason === null)
      sheet.open.push(choice('move', way.to, costOf(g, room, way, cost), way.part * 8 + way.side + 1));
    else bar(sheet, 'move', way.to, way.side, reason.rule, reason.args);
  }
  const split = g.p.rooms[room].partOf !== null && law(g, 'room.barrier.two-sides');
  const left = tilesLeft(g, g.s.rooms.floor[room]);
  for (let side = 0; side < 4; side++) {
    if (!hasDoor(g, room, side)) {
      if (sheet.barred !== null && opensInto(g, room, side) < 0) walls(g, room, side, sheet);
      continue;
    }
    const door = doorCode(room, side);
    if (split && partAt(g, room, side) !== part) {
      bar(
        sheet,
        isOpenDoor(g, room, side) ? 'discover' : 'move',
        isOpenDoor(g, room, side) ? door : nextTo(g, room, side),
        side,
        'room.barrier.two-sides',
      );
      continue;
    }
    if (!isOpenDoor(g, room, side)) {
      const next = nextTo(g, room, side);
      if (!hasDoor(g, next, (side + 2) & 3)) bar(sheet, 'move', next, side, 'doors.false-door');
      continue;
    }
    if (reason !== null) bar(sheet, 'discover', door, side, reason.rule, reason.args);
    else if (left === 0 && law(g, exhausted(g))) bar(sheet, 'discover', door, side, exhausted(g));
    else if (law(g, 'discover.trigger')) sheet.open.push(choice('discover', door, cost));
  }
  if (!g.p.rooms[room].tags.includes('front-door')) return;
  if (law(g, 'doors.front-door')) bar(sheet, 'leave', room, -1, 'doors.front-door');
  else sheet.open.push(choice('leave', room));
}

function offers(g: G, who: number, sheet: Sheet): void {
  for (const applied of rulesAt(g, 'turn.offer', who, -1)) {
    const reason = whyNot(g, applied, who, -1);
    if (reason === null) sheet.open.push(choice('offer', applied.rule.index, applied.owner));
    else bar(sheet, 'offer', applied.rule.index, applied.owner, reason.rule, reason.args);
  }
}

/** Giving, dropping and picking up are limited apart, or (Italian book) together. */
function itemActionSpent(g: G, mark: number): boolean {
  const { turnMarks } = g.s;
  if (reading(g, 'itemActionsPerTurn') === 'oneInAll')
    return turnMarks.includes(GIVE) || turnMarks.includes(DROP) || turnMarks.includes(PICK_UP);
  return turnMarks.includes(mark);
}

/** Why the card stays with its holder at all times, or null: it is no item, or its own text overrules the books. */
function bound(g: G, card: number, what: 'trade' | 'drop'): string | null {
  const code = g.p.cards[card];
  if (code.item && !law(g, `item.${g.p.decks[code.deck].id}`)) return 'item.not-items';
  if (code[what]) return null;
  const rule = what === 'drop' && code.item ? 'card.conflict' : code.bound;
  return law(g, rule) ? rule : null;
}

const free = (g: G, card: number): boolean => !g.s.handled.includes(card) || !law(g, 'item.one-action');

/** Items that lie within reach. */
function lying(g: G, who: number): number[] {
  const room = roomOf(g, who);
  const found: number[] = [];
  for (let card = 0; card < g.p.cards.length; card++)
    if (g.s.things.place[card] === room && together(g, who, card)) found.push(card);
  return found;
}

/** Items that can be dropped (0) or picked up (1) now. */
export function whatToBundle(g: G, who: number, mode: number): number[] {
  if (mode === 0) return heldBy(g, who).filter((card) => bound(g, card, 'drop') === null && free(g, card));
  if (heldBy(g, who).length > 0 && !law(g, 'item.no-limit')) return [];
  return lying(g, who).filter((card) => free(g, card));
}

function itemActions(g: G, who: number, sheet: Sheet): void {
  const neighbours = everyExplorer(g).filter(
    (x) => x !== who && (together(g, who, x) || (!law(g, 'trade.same-room') && roomOf(g, x) >= 0)),
  );
  const ban = forbidden(g, 'items', who);
  for (const card of heldBy(g, who)) {
    const given = bound(g, card, 'trade');
    for (const to of neighbours) {
      if (ban !== null) bar(sheet, 'give', card, to, ban.path);
      else if (given !== null) bar(sheet, 'give', card, to, given);
      else if (!free(g, card)) bar(sheet, 'give', card, to, 'item.one-action');
      else if (itemActionSpent(g, GIVE) && law(g, 'item.once-each')) bar(sheet, 'give', card, to, 'item.once-each');
      else if (g.s.turnMarks.includes(declinedMark(card, to))) bar(sheet, 'give', card, to, 'trade.consent');
      else sheet.open.push(choice('give', card, to));
    }
    const dropped = bound(g, card, 'drop');
    if (dropped !== null) bar(sheet, 'drop', card, -1, dropped);
    else if (!free(g, card)) bar(sheet, 'drop', card, -1, 'item.one-action');
  }
  if (sheet.barred !== null)
    for (const card of lying(g, who)) if (!free(g, card)) bar(sheet, 'pick-up', card, -1, 'item.one-action');
  for (const [verb, mode, mark] of [
    ['drop', 0, DROP],
    ['pick-up', 1, PICK_UP],
  ] as const) {
    if (whatToBundle(g, who, mode).length === 0) continue;
    if (ban !== null) bar(sheet, verb, -1, -1, ban.path);
    else if (itemActionSpent(g, mark) && law(g, 'item.once-each')) bar(sheet, verb, -1, -1, 'item.once-each');
    else sheet.open.push(choice(verb));
  }
}

/** Everything the active character may do now and, for those who ask, what it may not and why. */
export function menu(g: G, who: number, sheet: Sheet): void {
  const room = roomOf(g, who);
  walking(g, who, room, g.s.things.part[who], sheet);
  const { stopped: over, moved } = g.s.turn;
  if (over ? law(g, 'move.actions-after-stop') : !moved || law(g, 'turn.interleave')) {
    offers(g, who, sheet);
    itemActions(g, who, sheet);
  }
  if (sheet.barred !== null && g.s.haunt < 0) {
    for (const x of everyExplorer(g))
      if (x !== who && together(g, who, x)) bar(sheet, 'attack', x, -1, 'attack.after-haunt');
  }
  sheet.open.push(choice('end'));
}
