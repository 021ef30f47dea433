import { lay, lift } from '../house/geometry.ts';
import { takeTile } from '../house/stack.ts';
import { explorersOf, isToken, setSide, setStep } from '../machine/characters.ts';
import type { G } from '../machine/context.ts';
import { BOX, DEAD, HELD, IN_BOX, IN_STACK, STUNNED } from '../state/state.ts';
import { checkPosition } from './check-position.ts';
import { type ExplorerScript, PositionError, type PositionScript } from './script-types.ts';

const need = (map: ReadonlyMap<string, number>, id: string, what: string): number => {
  const found = map.get(id);
  if (found === undefined) throw new PositionError(`position: there is no ${what} “${id}”`);
  return found;
};

const explorerOf = (g: G, id: string): number => {
  const found = explorersOf(g).find((who) => g.p.explorers[g.s.things.def[who]].id === id);
  if (found === undefined) throw new PositionError(`position: ${id} is not in this game`);
  return found;
};

function takeCard(g: G, id: string): number {
  const card = need(g.p.cardIndex, id, 'card');
  const { deck } = g.p.cards[card];
  g.s.piles[deck] = g.s.piles[deck].filter((c) => c !== card);
  g.s.spent[deck] = g.s.spent[deck].filter((c) => c !== card);
  return card;
}

function placeExplorer(g: G, id: string, spec: ExplorerScript): void {
  const who = explorerOf(g, id);
  if (spec.room !== undefined) {
    const room = need(g.p.roomIndex, spec.room, 'room');
    if (g.s.rooms.floor[room] < 0)
      throw new PositionError(`position: ${spec.room} is not in the house; list it under rooms`);
    g.s.things.place[who] = room;
  }
  g.s.things.part[who] = spec.part ?? 0;
  for (const [trait, step] of Object.entries(spec.steps ?? {}))
    setStep(g, who, need(g.p.traitIndex, trait, 'trait'), step);
  for (const card of spec.cards ?? []) g.s.things.place[takeCard(g, card)] = HELD + who;
  if (spec.spent !== undefined && g.s.turn.who === who) g.s.turn.spent = spec.spent;
  if (spec.dead === true) g.s.things.flags[who] |= DEAD;
}

/** This explorer has the hidden traitor's role and number, everybody else is a hero; nobody knows. */
function hideTraitor(g: G, id: string): void {
  const who = explorerOf(g, id);
  const { def } = g.p.haunts[g.s.haunt];
  const kind = g.p.tokenIndex.get(`${def.id}/${def.hidden?.piece ?? ''}`);
  const pieces = g.s.things.def.flatMap((d, t) => (isToken(g, t) && d === kind ? [t] : []));
  const [has] = pieces.filter((t) => g.s.things.number[t] === def.hidden?.number);
  const [gets] = pieces.filter((t) => g.s.things.place[t] === HELD + who);
  if (has === undefined || gets === undefined) throw new PositionError(`hiddenTraitor: ${id} has no token`);
  const { number } = g.s.things;
  [number[has], number[gets]] = [number[gets], number[has]];
  for (const x of explorersOf(g)) setSide(g, x, x === who ? 1 : 0, false);
}

/** Pieces and monsters of the haunt, by their id in it. */
function placePieces(g: G, list: NonNullable<PositionScript['pieces']>): void {
  const haunt = g.p.haunts[g.s.haunt];
  if (haunt === undefined) throw new PositionError('pieces: no haunt has begun');
  const first = g.p.cards.length + g.s.controller.length;
  const used = new Set<number>();
  for (const spec of list) {
    const kind = need(g.p.tokenIndex, `${haunt.def.id}/${spec.id}`, 'piece');
    const t = g.s.things.def.findIndex(
      (def, i) =>
        i >= first && def === kind && !used.has(i) && (spec.n === undefined || g.s.things.number[i] === spec.n),
    );
    if (t < 0) throw new PositionError(`pieces: there is no such ${spec.id}`);
    used.add(t);
    if (spec.lies !== undefined) {
      // The piece that lies there already has this number.
      const room = need(g.p.roomIndex, spec.lies, 'room');
      const { def, place, number } = g.s.things;
      const there = def.findIndex((d, i) => i >= first && d === kind && place[i] === room);
      if (there < 0) throw new PositionError(`pieces: no ${spec.id} lies in ${spec.lies}`);
      [number[t], number[there]] = [number[there], number[t]];
      continue;
    }
    if (spec.room !== undefined) g.s.things.place[t] = need(g.p.roomIndex, spec.room, 'room');
    if (spec.holder !== undefined) g.s.things.place[t] = HELD + explorerOf(g, spec.holder);
    if (spec.box === true) g.s.things.place[t] = BOX;
    if (spec.stunned !== undefined)
      g.s.things.flags[t] = spec.stunned ? g.s.things.flags[t] | STUNNED : g.s.things.flags[t] & ~STUNNED;
    for (const card of spec.cards ?? []) g.s.things.place[takeCard(g, card)] = HELD + t;
  }
}

function setCounters(g: G, counters: Readonly<Record<string, number>>): void {
  for (const [id, value] of Object.entries(counters)) {
    const counter = g.p.haunts[g.s.haunt]?.counters.find((c) => c.id === id);
    if (counter === undefined) throw new PositionError(`counters: the haunt has no “${id}”`);
    g.s.vars[`${counter.slot}.-1`] = value;
  }
}

/** Writes a scripted position into a fresh game. Cards are given without what they do when they are gained. */
export function arrange(g: G, position: PositionScript): void {
  checkPosition(g, position);
  for (const [id, spec] of Object.entries(position.rooms ?? {})) {
    const room = need(g.p.roomIndex, id, 'room');
    const floor = g.p.floors.indexOf(spec.floor);
    if (floor < 0) throw new PositionError(`position: there is no floor “${spec.floor}”`);
    if (g.s.rooms.floor[room] >= 0) lift(g, room, IN_STACK);
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
    for (const card of cards) g.s.things.place[takeCard(g, card)] = room;
  }
  for (const spec of position.tokens ?? []) {
    const kind = need(g.p.tokenIndex, spec.id, 'token');
    const first = g.p.cards.length + g.s.controller.length;
    const token = g.s.things.def.findIndex((def, i) => i >= first && def === kind && g.s.things.place[i] === BOX);
    if (token < 0) throw new PositionError(`position: no ${spec.id} is left in the box`);
    g.s.things.place[token] = need(g.p.roomIndex, spec.room, 'room');
    g.s.things.part[token] = spec.part ?? 0;
    g.s.things.bound[token] = spec.leads === undefined ? -1 : need(g.p.roomIndex, spec.leads, 'room');
  }
  for (const [deck, n] of Object.entries(position.drawn ?? {}))
    g.s.drawn[g.p.decks.findIndex((d) => d.id === deck)] = n;
  if (position.pieces !== undefined) placePieces(g, position.pieces);
  if (position.counters !== undefined) setCounters(g, position.counters);
  if (position.haunt !== undefined) g.s.haunt = g.p.haunts.findIndex((haunt) => haunt.def.number === position.haunt);
  if (position.hiddenTraitor !== undefined) hideTraitor(g, position.hiddenTraitor);
  if (position.traitor !== undefined) {
    g.s.traitor = explorerOf(g, position.traitor);
    setSide(g, g.s.traitor, 1, true);
  }
}
