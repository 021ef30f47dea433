import type { G } from '../core/context.ts';
import { cardCode, deckId, flagsOf, floorOf, rowOf } from '../core/tables.ts';
import { lay, liftRoom } from '../house/geometry.ts';
import { explorersOf, isToken, setSide, setStep, traitOf } from '../machine/characters.ts';
import { takeTile } from '../play/tile-stack.ts';
import { BOX, DEAD, DISCARD, HELD, IN_BOX, IN_STACK, LOST, OUTSIDE, ZONE } from '../state/state.ts';
import { checkPosition } from './check-position.ts';
import { explorerOf, hauntOf, need, thingOf } from './find.ts';
import { placePieces, setStatuses, takeCard } from './pieces.ts';
import { type ExplorerScript, PositionError, type PositionScript, type RoomScript } from './script-types.ts';
import { goOn, underway } from './underway.ts';

function placeExplorer(g: G, id: string, spec: ExplorerScript): void {
  const who = explorerOf(g, id);
  if (spec.room === '') g.s.things.place[who] = BOX;
  else if (spec.room !== undefined) {
    const room = need(g.p.roomIndex, spec.room, 'room');
    if (floorOf(g, room) < 0)
      throw new PositionError(`position: ${spec.room} is not in the house; list it under rooms`);
    g.s.things.place[who] = room;
  }
  g.s.things.part[who] = spec.part ?? 0;
  for (const [trait, step] of Object.entries(spec.steps ?? {}))
    setStep(g, who, need(g.p.traitIndex, trait, 'trait'), step);
  for (const card of spec.cards ?? []) g.s.things.place[takeCard(g, card)] = HELD + who;
  if (spec.dead === true) g.s.things.flags[who] = flagsOf(g, who) | DEAD;
}

/** What an explorer is in the haunt. */
function placeInHaunt(g: G, id: string, { side, statuses, zone, holder }: ExplorerScript): void {
  const who = explorerOf(g, id);
  const haunt = g.p.haunts[g.s.haunt];
  const at = (list: readonly string[] | undefined, name: string, what: string): number => {
    const found = list?.indexOf(name) ?? -1;
    if (found < 0) throw new PositionError(`position.explorers.${id}: the haunt has no ${what} “${name}”`);
    return found;
  };
  if (side !== undefined) setSide(g, who, at(haunt?.sides, side, 'side'), true);
  if (statuses !== undefined) setStatuses(g, who, statuses);
  // A haunt may have an outside of its own; otherwise it is that before the front door.
  if (zone === 'outside' && haunt?.def.zones?.includes(zone) !== true) g.s.things.place[who] = OUTSIDE;
  else if (zone !== undefined) g.s.things.place[who] = ZONE + at(haunt?.def.zones, zone, 'place');
  if (holder !== undefined) g.s.things.place[who] = HELD + thingOf(g, holder);
}

/** How far the turn has come. */
function setTurn(g: G, id: string, { spent, stopped, steps }: ExplorerScript): void {
  const who = explorerOf(g, id);
  if (g.s.turn.who !== who) return;
  // The numbers of a position are those with which the turn began.
  if (steps !== undefined) g.s.turn.startMoves = traitOf(g, who, g.p.moveTrait);
  if (spent !== undefined) g.s.turn.spent = spent;
  if (stopped !== undefined) g.s.turn.stopped = stopped;
}

/** This explorer has the hidden traitor's role and number, everybody else is a hero; nobody knows. */
function hideTraitor(g: G, id: string): void {
  const who = explorerOf(g, id);
  const def = g.p.haunts[g.s.haunt]?.def;
  if (def === undefined) throw new PositionError('hiddenTraitor: no haunt has begun');
  const kind = g.p.tokenIndex.get(`${def.id}/${def.hidden?.piece ?? ''}`);
  const pieces = g.s.things.def.flatMap((d, t) => (isToken(g, t) && d === kind ? [t] : []));
  const [has] = pieces.filter((t) => g.s.things.number[t] === def.hidden?.number);
  const [gets] = pieces.filter((t) => g.s.things.place[t] === HELD + who);
  if (has === undefined || gets === undefined) throw new PositionError(`hiddenTraitor: ${id} has no token`);
  const { number } = g.s.things;
  [number[has], number[gets]] = [rowOf(number, gets), rowOf(number, has)];
  for (const x of explorersOf(g)) setSide(g, x, x === who ? 1 : 0, false);
}

function setCounters(g: G, counters: Readonly<Record<string, number>>): void {
  for (const [id, value] of Object.entries(counters)) {
    const counter = g.p.haunts[g.s.haunt]?.counters.find((c) => c.id === id);
    if (counter === undefined) throw new PositionError(`counters: the haunt has no “${id}”`);
    g.s.vars[`${counter.slot}.-1`] = value;
  }
}

function discard(g: G, deck: string, id: string): void {
  const card = takeCard(g, id);
  const at = cardCode(g, card).deck;
  if (deckId(g, at) !== deck) throw new PositionError(`position.discarded: ${id} is no card of “${deck}”`);
  g.s.things.place[card] = DISCARD + at;
  rowOf(g.s.spent, at).push(card);
}

/** A hole where a room was. */
function lose(g: G, id: string, { floor, x, y }: RoomScript): void {
  const room = need(g.p.roomIndex, id, 'room');
  const at = g.p.floors.indexOf(floor);
  if (at < 0) throw new PositionError(`position.lost: there is no floor “${floor}”`);
  if (floorOf(g, room) < 0) {
    takeTile(g, room);
    lay(g, room, { floor: at, x, y, entry: -1 }, 0);
  }
  liftRoom(g, room, LOST - at);
}

/** Writes a scripted position into a fresh game. Cards are given without what they do when they are gained. */
export function setPosition(g: G, position: PositionScript): void {
  checkPosition(g, position);
  for (const [id, spec] of Object.entries(position.rooms ?? {})) {
    const room = need(g.p.roomIndex, id, 'room');
    const floor = g.p.floors.indexOf(spec.floor);
    if (floor < 0) throw new PositionError(`position: there is no floor “${spec.floor}”`);
    if (floorOf(g, room) >= 0) liftRoom(g, room, IN_STACK);
    takeTile(g, room);
    lay(g, room, { floor, x: spec.x, y: spec.y, entry: -1 }, ((spec.turn ?? 0) / 90) & 3);
  }
  if (position.onlyRooms !== undefined) {
    const kept = position.onlyRooms.map((id) => need(g.p.roomIndex, id, 'room'));
    for (const tile of g.s.stack) if (!kept.includes(tile)) g.s.rooms.floor[tile] = IN_BOX;
    g.s.stack = kept.toReversed();
  }
  for (const [id, spec] of Object.entries(position.explorers ?? {})) placeExplorer(g, id, spec);
  for (const [id, cards] of Object.entries(position.piles ?? {})) {
    const room = need(g.p.roomIndex, id, 'room');
    for (const spec of cards) {
      const { card, part } = typeof spec === 'string' ? { card: spec, part: 0 } : spec;
      const taken = takeCard(g, card);
      g.s.things.place[taken] = room;
      g.s.things.part[taken] = part;
    }
  }
  for (const spec of position.tokens ?? []) {
    const kind = need(g.p.tokenIndex, spec.id, 'token');
    const first = g.p.cards.length + g.s.controller.length;
    const token = g.s.things.def.findIndex((def, i) => i >= first && def === kind && g.s.things.place[i] === BOX);
    if (token < 0) throw new PositionError(`position: no ${spec.id} is left in the box`);
    g.s.things.place[token] =
      spec.holder === undefined ? need(g.p.roomIndex, spec.room ?? '', 'room') : HELD + explorerOf(g, spec.holder);
    g.s.things.part[token] = spec.part ?? 0;
    g.s.things.bound[token] = spec.leads === undefined ? -1 : need(g.p.roomIndex, spec.leads, 'room');
  }
  for (const [deck, n] of Object.entries(position.drawn ?? {}))
    g.s.drawn[g.p.decks.findIndex((d) => d.id === deck)] = n;
  for (const [deck, cards] of Object.entries(position.discarded ?? {}))
    for (const card of cards) discard(g, deck, card);
  if (position.underway !== undefined) underway(g, position.underway, position);
  for (const [id, spec] of Object.entries(position.lost ?? {})) lose(g, id, spec);
  if (position.pieces !== undefined) placePieces(g, position.pieces);
  if (position.counters !== undefined) setCounters(g, position.counters);
  for (const [id, spec] of Object.entries(position.explorers ?? {})) placeInHaunt(g, id, spec);
  // Who has it in mind must be known before the haunt goes on: a haunt without a traitor may be won.
  if (position.underway !== undefined && position.hiddenTraitor !== undefined) hideTraitor(g, position.hiddenTraitor);
  if (position.underway !== undefined) goOn(g, position.underway);
  for (const [id, spec] of Object.entries(position.explorers ?? {})) setTurn(g, id, spec);
  if (position.haunt !== undefined) g.s.haunt = hauntOf(g, position.haunt, 'position.haunt');
  if (position.underway === undefined && position.hiddenTraitor !== undefined) hideTraitor(g, position.hiddenTraitor);
  if (position.traitor !== undefined) {
    g.s.traitor = explorerOf(g, position.traitor);
    setSide(g, g.s.traitor, 1, true);
  }
}
