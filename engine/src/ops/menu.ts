import {
  doorCode,
  hasDoor,
  hasWindow,
  isOpenDoor,
  isSplit,
  nextTo,
  opensInto,
  opposite,
  partAt,
  roomsInHouse,
  touching,
} from '../house/geometry.ts';
import type { Way } from '../house/plan.ts';
import { tilesLeft } from '../house/stack.ts';
import { distances, waysOut } from '../house/ways.ts';
import {
  carriedBy,
  everyExplorer,
  hasStatus,
  heldBy,
  hinders,
  hostile,
  isExplorer,
  isMonster,
  isToken,
  isVillain,
  monsterOf,
  monstersInPlay,
  roomOf,
  sideOf,
  together,
  traitOf,
  unseenBy,
} from '../machine/characters.ts';
import type { G, Sheet, WillCode } from '../machine/context.ts';
import { fold, forbidden, inScope, rulesAt } from '../machine/fold.ts';
import { law, reading } from '../machine/law.ts';
import { carrierId } from '../machine/log.ts';
import { whyNot } from '../machine/offers.ts';
import { DOORWAY, FACE_DOWN, HELD, inRoom, isHeld } from '../state/state.ts';
import { canReach, tokensChangeHands } from './fight.ts';
import { choice } from './flow.ts';
import { barrierSides, fromOutside, frontDoor } from './thresholds.ts';

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
  const fixed = isMonster(g, who) || g.p.ruleset.moveAllowance === 'startOfTurnSpeed' || !law(g, 'move.current-speed');
  const base = fixed ? g.s.turn.startMoves : traitOf(g, who, g.p.moveTrait);
  return fold(g, 'moves', who, base);
}

/** Why the character may not walk any further, or null. */
function stopped(g: G, who: number, cost: number): { rule: string; args: Record<string, number> } | null {
  const ban = forbidden(g, 'move', who);
  if (ban !== null) return { rule: ban.path, args: {} };
  if (g.s.turn.stopped) return { rule: 'move.card-stops', args: {} };
  const left = allowance(g, who) - g.s.turn.spent;
  // However great the hindrance, a character that may move at all can take one step.
  const first = g.s.haunt >= 0 && !g.s.turn.moved && g.s.turn.spent === 0 && law(g, 'obstruct.minimum');
  if (cost > left && !first && law(g, 'move.speed-limit'))
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

/** What leaving the room costs: a space, and one more for each opponent who stands in the way. */
export function stepCost(g: G, who: number): number {
  const base = fold(g, 'cost', who, 1);
  if (g.s.haunt < 0) return base;
  const inTheWay = [...everyExplorer(g), ...monstersInPlay(g)].filter(
    (x) => x !== who && together(g, who, x) && hinders(g, who, x),
  );
  return base + (inTheWay.length > 0 && law(g, 'obstruct.cost') ? inTheWay.length : 0);
}

/** Rooms that one may reach from here where others only fall: up, and down too for those who pass freely. */
function shafts(g: G, room: number, down: boolean): number[] {
  const found: number[] = [];
  g.p.rooms.forEach(({ def: { climb } }, top) => {
    if (climb === undefined || g.s.rooms.floor[top] < 0) return;
    const token = g.s.things.def.findIndex((kind, t) => isToken(g, t) && g.p.tokens[kind].id === climb);
    const foot = g.p.roomIndex.get(climb) ?? (token < 0 ? -1 : roomOf(g, token));
    if (foot < 0 || g.s.rooms.floor[foot] < 0) return;
    if (foot === room) found.push(top);
    if (down && top === room) found.push(foot);
  });
  return found;
}

/** Who stands in a doorway goes on into either room. */
function fromDoorway(g: G, who: number, room: number, door: number, sheet: Sheet): void {
  const cost = stepCost(g, who);
  const reason = stopped(g, who, cost);
  for (const [to, side] of [
    [room, door],
    [nextTo(g, room, door), opposite(door)],
  ]) {
    if (to < 0) continue;
    const shut = forbidden(g, 'enter', who, '', to);
    if (shut !== null) bar(sheet, 'move', to, door, shut.path);
    else if (reason !== null) bar(sheet, 'move', to, door, reason.rule, reason.args);
    else sheet.open.push(choice('move', to, cost, partAt(g, to, side) * 8 + door + 1));
  }
}

/** The traitor is not held up by a barrier. */
const passesBarriers = (g: G, who: number): boolean =>
  fold(g, 'passes', who, 0) > 0 ||
  (isVillain(g, who) && reading(g, 'barrierTraitor') !== 'rolls' && law(g, 'room.barrier.traitor'));

/** Monsters ignore barriers, and may climb where others only fall. */
function waysFor(g: G, who: number, room: number, part: number): Way[] {
  const bounds = bound(g, who, room);
  const led = (ways: readonly Way[]): Way[] => ways.filter((way) => bounds === null || bounds.includes(way.to));
  const monster = monsterOf(g, who);
  if (monster === null) {
    const free = fold(g, 'passes', who, 0);
    const own = [...waysOut(g, room, passesBarriers(g, who) ? -1 : part)];
    const also = [...(free > 0 ? shafts(g, room, true) : []), ...(free > 1 ? touching(g, room) : [])];
    for (const to of also) if (!own.some((way) => way.to === to)) own.push({ to, part: 0, side: -1 });
    return led(own);
  }
  const passages = law(g, 'monster.card-passages') && reading(g, 'monstersUseCardPassages') !== 'false';
  const ways = [...waysOut(g, room, law(g, 'room.barrier.monsters') ? -1 : part, passages)];
  if (monster.through.includes('walls')) {
    for (const to of touching(g, room)) if (!ways.some((way) => way.to === to)) ways.push({ to, part: 0, side: -1 });
  }
  if (law(g, 'monster.climb')) {
    for (const to of shafts(g, room, false)) ways.push({ to, part: 0, side: -1 });
  }
  return led(ways);
}

/** What tells the character where to go: the will of a monster, or that of a condition. */
function willOf(g: G, who: number): readonly WillCode[] {
  const own = monsterOf(g, who)?.will ?? [];
  if (g.s.haunt < 0) return own;
  return [...g.p.haunts[g.s.haunt].wills.flatMap((will, i) => (hasStatus(g, who, i) ? will : [])), ...own];
}

/** Rooms into which its will lets a character go, or null where nothing binds it: a goal to which no way leads does not. */
function bound(g: G, who: number, room: number): number[] | null {
  for (const line of willOf(g, who)) {
    const holds = line.when === null || inScope(g, who, HELD + who, -1, () => line.when?.(g) ?? false);
    if (!holds) continue;
    if (line.kind === 'free') return null;
    if (line.kind === 'stay') return [];
    const found = inScope(g, who, HELD + who, -1, () => line.who?.(g) ?? []);
    const goals = line.kind === 'seek' ? found.map((x) => roomOf(g, x)) : found;
    if (goals.includes(room)) return [];
    const steps = goals.map((goal) => distances(g, goal)).filter((d) => d[room] >= 0);
    if (steps.length === 0) continue;
    if (!law(g, 'monster.pursuit')) return null;
    const nearest = Math.min(...steps.map((d) => d[room]));
    return roomsInHouse(g).filter((to) => steps.some((d) => d[room] === nearest && d[to] >= 0 && d[to] < nearest));
  }
  return null;
}

function walking(g: G, who: number, room: number, part: number, sheet: Sheet): void {
  if (isHeld(g.s.things.place[who])) return;
  if (part >= DOORWAY) {
    fromDoorway(g, who, room, part - DOORWAY, sheet);
    return;
  }
  const doorways = fold(g, 'doorways', who, 0) > 0;
  const step = stepCost(g, who);
  const near = stopped(g, who, step);
  const cost = step + (doorways ? 1 : 0);
  const reason = doorways ? stopped(g, who, cost) : near;
  for (const way of waysFor(g, who, room, part)) {
    if (doorways && way.side < 0) {
      const shut = forbidden(g, 'enter', who, '', way.to);
      if (shut !== null) bar(sheet, 'move', way.to, way.side, shut.path);
      else if (near !== null) bar(sheet, 'move', way.to, way.side, near.rule, near.args);
      else sheet.open.push(choice('move', way.to, step, way.part * 8));
      continue;
    }
    if (doorways && near === null) sheet.open.push(choice('doorway', way.to, step, way.side));
    const shut = reason === null ? forbidden(g, 'enter', who, '', way.to) : null;
    if (shut !== null) bar(sheet, 'move', way.to, way.side, shut.path);
    else if (reason === null)
      sheet.open.push(choice('move', way.to, costOf(g, room, way, cost), way.part * 8 + way.side + 1));
    else bar(sheet, 'move', way.to, way.side, reason.rule, reason.args);
  }
  if (!isMonster(g, who) && bound(g, who, room) !== null) return;
  if (
    isMonster(g, who) &&
    !(monsterOf(g, who)?.through.includes('discover') ?? false) &&
    law(g, 'monster.no-discovery')
  )
    return;
  const split = isSplit(g, room) && law(g, 'room.barrier.two-sides') && !(isMonster(g, who) || passesBarriers(g, who));
  const left = tilesLeft(g, g.s.rooms.floor[room]);
  const timid = forbidden(g, 'discover', who);
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
      if (next >= 0 && !hasDoor(g, next, (side + 2) & 3)) bar(sheet, 'move', next, side, 'doors.false-door');
      continue;
    }
    if (reason !== null) bar(sheet, 'discover', door, side, reason.rule, reason.args);
    else if (timid !== null) bar(sheet, 'discover', door, side, timid.path);
    else if (left === 0 && law(g, exhausted(g))) bar(sheet, 'discover', door, side, exhausted(g));
    else if (law(g, 'discover.trigger')) sheet.open.push(choice('discover', door, cost));
  }
  frontDoor(g, who, room, reason, sheet);
}

function offers(g: G, who: number, sheet: Sheet): void {
  for (const applied of rulesAt(g, 'turn.offer', who, -1)) {
    const { rule } = applied;
    if (rule.carrier === 'haunt' && !law(g, 'haunt.specific-actions')) continue;
    if (!rule.monsters && rule.carrier !== 'card' && isMonster(g, who)) continue;
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
function fixed(g: G, card: number, what: 'trade' | 'drop'): string | null {
  if (isToken(g, card)) {
    const { carry } = g.p.tokens[g.s.things.def[card]];
    if (carry === 'nobody') return 'item.not-items';
    return carry === 'item' && !tokensChangeHands(g) ? 'item.haunt-tokens' : null;
  }
  const code = g.p.cards[card];
  if (code.item && !law(g, `item.${g.p.decks[code.deck].id}`)) return 'item.not-items';
  if (code[what]) return null;
  const rule = what === 'drop' && code.item ? 'card.conflict' : code.bound;
  return law(g, rule) ? rule : null;
}

/** The rule that keeps the holder from parting with this very thing, or null: a `may` names it `give/…` or `drop/…`. */
const kept = (g: G, who: number, thing: number, what: 'give' | 'drop'): string | null =>
  forbidden(g, what, who, `${what}/${carrierId(g, HELD + thing)}`, thing)?.path ?? null;

const free = (g: G, card: number): boolean => !g.s.handled.includes(card) || !law(g, 'item.one-action');

const belongings = (g: G, who: number): number[] => [...heldBy(g, who), ...carriedBy(g, who)];

/** Whether the character may pick the thing up: monsters only what their haunt lets them, pieces only who may carry them. */
function mayCarry(g: G, who: number, thing: number, chosen: readonly number[] = []): boolean {
  const monster = monsterOf(g, who);
  if (monster !== null && law(g, 'monster.no-items'))
    return (
      monster.carries !== null && inScope(g, who, HELD + who, -1, () => monster.carries?.(g).includes(thing) ?? false)
    );
  // A companion waits for the next explorer to enter; by one reading it must be picked up like an item.
  const left = reading(g, 'companionCustody') === 'optional' && law(g, 'death.companion');
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
  if (g.s.haunt >= 0 && !law(g, 'loot.pick-up')) return found;
  const { place } = g.s.things;
  for (let t = 0; t < place.length; t++) {
    if (place[t] !== room || isExplorer(g, t) || isMonster(g, t)) continue;
    if (together(g, who, t) && mayCarry(g, who, t)) found.push(t);
  }
  return found;
}

/** Items that can be dropped (0) or picked up (1) now. */
export function whatToBundle(g: G, who: number, mode: number, chosen: readonly number[] = []): number[] {
  if (mode === 0)
    return belongings(g, who).filter(
      (card) => fixed(g, card, 'drop') === null && kept(g, who, card, 'drop') === null && free(g, card),
    );
  if (heldBy(g, who).length > 0 && !law(g, 'item.no-limit')) return [];
  return lying(g, who).filter((card) => free(g, card) && (chosen.includes(card) || mayCarry(g, who, card, chosen)));
}

function itemActions(g: G, who: number, sheet: Sheet): void {
  if (roomOf(g, who) < 0) return;
  const neighbours = everyExplorer(g).filter(
    (x) =>
      x !== who && !unseenBy(g, x, who) && (together(g, who, x) || (!law(g, 'trade.same-room') && roomOf(g, x) >= 0)),
  );
  const ban = forbidden(g, 'items', who);
  for (const card of belongings(g, who)) {
    const given = fixed(g, card, 'trade') ?? kept(g, who, card, 'give');
    for (const to of neighbours) {
      if (ban !== null) bar(sheet, 'give', card, to, ban.path);
      else if (given !== null) bar(sheet, 'give', card, to, given);
      else if (isToken(g, card) && !mayCarry(g, to, card)) bar(sheet, 'give', card, to, 'item.not-items');
      else if (!free(g, card)) bar(sheet, 'give', card, to, 'item.one-action');
      else if (itemActionSpent(g, GIVE) && law(g, 'item.once-each')) bar(sheet, 'give', card, to, 'item.once-each');
      else if (g.s.turnMarks.includes(declinedMark(card, to))) bar(sheet, 'give', card, to, 'trade.consent');
      else sheet.open.push(choice('give', card, to));
    }
    const dropped = fixed(g, card, 'drop') ?? kept(g, who, card, 'drop');
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

/** Attacks: one a turn, on an opponent within reach. */
function attacks(g: G, who: number, sheet: Sheet): boolean {
  const monster = monsterOf(g, who);
  if (g.s.haunt < 0) {
    if (law(g, 'attack.after-haunt')) {
      for (const x of everyExplorer(g))
        if (x !== who && together(g, who, x)) bar(sheet, 'attack', x, -1, 'attack.after-haunt');
    }
    return false;
  }
  const allowed =
    monster?.targets === undefined || monster.targets === null
      ? null
      : inScope(g, who, HELD + who, -1, () => monster.targets?.(g) ?? []);
  const targets = [...everyExplorer(g), ...monstersInPlay(g)].filter(
    (x) =>
      hostile(g, who, x) && !unseenBy(g, x, who) && (allowed === null || allowed.includes(x)) && canReach(g, who, x),
  );
  if (targets.length === 0 || monster?.never === true) return false;
  const ban = forbidden(g, 'attack', who);
  if (ban !== null) {
    for (const x of targets) bar(sheet, 'attack', x, -1, ban.path);
    return false;
  }
  const once = monster === null ? 'attack.once' : 'monster.attack-once';
  if (g.s.turn.attacks > 0 && law(g, once)) {
    for (const x of targets) bar(sheet, 'attack', x, -1, once);
    return false;
  }
  const bans = targets.map((x) => forbidden(g, 'attack', who, '', x));
  targets.forEach((x, i) => {
    const spared = bans[i];
    if (spared === null) sheet.open.push(choice('attack', x));
    else bar(sheet, 'attack', x, -1, spared.path);
  });
  return bans.includes(null);
}

/** Everything the active character may do now and, for those who ask, what it may not and why. */
export function menu(g: G, who: number, sheet: Sheet): void {
  const room = roomOf(g, who);
  const monster = monsterOf(g, who);
  if (room >= 0) walking(g, who, room, g.s.things.part[who], sheet);
  else fromOutside(g, who, stopped(g, who, 1), sheet);
  if (room >= 0 && monster !== null) barrierSides(g, who, room, sheet);
  const { stopped: over, moved } = g.s.turn;
  // The haunt takes nothing away from what an explorer could do before.
  const able = g.s.haunt < 0 || monster !== null || law(g, 'haunt.still-explorers');
  if (!able) {
    sheet.open.push(choice('end'));
    return;
  }
  if (over ? law(g, 'move.actions-after-stop') : !moved || law(g, 'turn.interleave')) {
    offers(g, who, sheet);
    if (monster === null || monster.carries !== null || !law(g, 'monster.no-items')) itemActions(g, who, sheet);
  }
  const fights = attacks(g, who, sheet);
  if (fights && monster?.must === true) bar(sheet, 'end', -1, -1, 'monster.must-attack');
  else if (room >= 0 && bound(g, who, room) !== null && sheet.open.some(({ verb }) => verb === 'move'))
    bar(sheet, 'end', -1, -1, 'move.must-go');
  else sheet.open.push(choice('end'));
}
