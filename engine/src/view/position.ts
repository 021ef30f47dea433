import type { PlacedExplorer, PlacedMonster, PlacedRoom, PlacedToken, Position } from '../contract/position.ts';
import type { Viewer } from '../contract/types.ts';
import type { G } from '../core/context.ts';
import { inScope } from '../core/scope.ts';
import { boundOf, cardCode, cell, placeOf, roomId, rowOf, tokenCode } from '../core/tables.ts';
import { roomsInHouse } from '../house/geometry.ts';
import type { CardId, CarrierId, FloorId, RoomId, StatusId, TokenId, TraitId, ZoneId } from '../language/ids.ts';
import {
  bearsTrait,
  cardsHeldBy,
  carriedBy,
  hasStatus,
  isDead,
  isMonster,
  isStunnedNow,
  partOf,
  roomOf,
  sheetOf,
  stepOf,
  traitOf,
} from '../machine/characters.ts';
import { carrierId, explorerId, idOf, thingId, tokenId } from '../machine/log.ts';
import { canDie } from '../play/traits.ts';
import { cite } from '../rules/index.ts';
import { HELD, HIDDEN, holder, inRoom, isHeld, isInZone, LOST, OUTSIDE, type State, ZONE } from '../state/state.ts';
import { knowing } from './looking.ts';
import { movesLeft } from './moves-left.ts';
import { readsPage, sideName } from './pages.ts';

/** The id of a piece with its number, where the viewer knows it; read from a state whose secrets have been taken out. */
function knownId(g: G, t: number): TokenId {
  const n = rowOf(g.s.things.number, t);
  return n > 0 ? `${tokenCode(g, t).id}#${n}` : tokenId(g, t);
}

const zoneName = (g: G, place: number): ZoneId =>
  place === OUTSIDE ? 'outside' : (g.p.haunts[g.s.haunt]?.def.zones?.[place - ZONE] ?? '');

const statusesOf = (g: G, who: number): StatusId[] =>
  (g.p.haunts[g.s.haunt]?.statuses ?? []).filter((_, i) => hasStatus(g, who, i));

function byTrait<T>(g: G, of: (trait: number) => T): Record<TraitId, T> {
  const found: Record<TraitId, T> = {};
  for (const [i, trait] of g.p.traits.entries()) found[trait] = of(i);
  return found;
}

/** What a piece shows once the haunt has begun: its number, and whose it is. */
function shownOn(g: G, t: number): Pick<PlacedToken, 'n' | 'of' | 'faceDown'> {
  const n = rowOf(g.s.things.number, t);
  const bound = boundOf(g, t);
  return {
    ...(n > 0 ? { n } : {}),
    ...(bound >= HELD ? { of: idOf(g, bound - HELD) } : {}),
    ...(n === HIDDEN ? { faceDown: true } : {}),
  };
}

/** What a monster shows: whether it is stunned, what it can do, what it carries. */
function monsterRow(g: G, t: number): Omit<PlacedMonster, keyof PlacedToken> & { readonly monster: true } {
  cite(g, 'token.stunned-face');
  return {
    monster: true,
    stunned: isStunnedNow(g, t),
    statuses: statusesOf(g, t),
    traits: byTrait(g, (i) => (bearsTrait(g, t, i) ? traitOf(g, t, i) : null)),
    carries: [...cardsHeldBy(g, t).map((c) => cardCode(g, c).id), ...carriedBy(g, t).map((x) => knownId(g, x))],
  };
}

function countersFor(g: G, known: State, viewer: Viewer): NonNullable<Position['counters']> {
  const found: Record<string, { value: number; to: number | null }> = {};
  cite(g, 'token.trait-roll');
  cite(g, 'info.shared-knowledge');
  for (const counter of rowOf(g.p.haunts, known.haunt).counters) {
    if (!readsPage(g, known, viewer, counter.page)) continue;
    const value = known.vars[`${counter.slot}.-1`] ?? cell(g.p.varStart, counter.slot);
    const target = counter.to;
    const own = readsPage(g, known, viewer, 'traitor');
    found[counter.id] = {
      value,
      to: target === null || (counter.secret && !own) ? null : inScope(g, known.revealer, -1, -1, () => target(g)),
    };
  }
  return found;
}

/** Secret records: what the viewer knows of the variables that not everybody may know. */
function notesOf(g: G, known: State): NonNullable<Position['notes']> {
  const found: Record<string, Record<CarrierId, number>> = {};
  for (const { id, slot } of rowOf(g.p.haunts, known.haunt).secrets) {
    const lines = Object.entries(known.vars).flatMap(([key, value]) => {
      const [of, owner = -1] = key.split('.').map(Number);
      return of === slot && value !== 0 ? [[carrierId(g, owner), value] as const] : [];
    });
    if (lines.length > 0) found[id] = Object.fromEntries(lines.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return found;
}

const lostRooms = (g: G): NonNullable<Position['lost']> =>
  g.s.rooms.floor.flatMap((place, room) => {
    if (place > LOST) return [];
    const { x, y } = g.s.rooms;
    return [{ id: roomId(g, room), floor: rowOf(g.p.floors, LOST - place), x: rowOf(x, room), y: rowOf(y, room) }];
  });

/** Cards that lie in rooms. */
function pilesOf(g: G): Position['piles'] {
  const found: Position['piles'][number][] = [];
  for (const [c, { id }] of g.p.cards.entries()) {
    const place = placeOf(g, c);
    if (!inRoom(place)) continue;
    cite(g, 'token.item-pile');
    found.push({ card: id, room: roomId(g, place), part: rowOf(g.s.things.part, c) });
  }
  return found;
}

/** A token or piece on the board or in somebody's hands. */
function tokenRow(g: G, t: number, room: number): PlacedToken | PlacedMonster {
  const place = placeOf(g, t);
  const bound = boundOf(g, t);
  if (isHeld(place)) cite(g, 'token.follows');
  const row = {
    id: knownId(g, t),
    ...(g.s.haunt < 0 ? {} : shownOn(g, t)),
    part: partOf(g, t),
    ...(isHeld(place) ? { holder: thingId(g, holder(place)) } : {}),
    room: roomId(g, room),
    leadsTo: bound < 0 || bound >= HELD ? null : roomId(g, bound),
  };
  return g.s.haunt >= 0 && isMonster(g, t) ? { ...row, ...monsterRow(g, t) } : row;
}

function tokensOf(g: G): Position['tokens'] {
  const found: Position['tokens'][number][] = [];
  for (let t = g.p.cards.length + g.s.controller.length; t < g.s.things.def.length; t++) {
    const room = roomOf(g, t);
    if (room >= 0) found.push(tokenRow(g, t, room));
  }
  return found;
}

/** What the haunt makes of an explorer. */
function hauntedExplorer(g: G, who: number, k: number): Partial<PlacedExplorer> {
  const place = placeOf(g, who);
  return {
    dead: isDead(g, who),
    ...(isInZone(place) ? { zone: zoneName(g, place) } : {}),
    side: sideName(g, rowOf(g.s.sides, k)),
    shown: g.s.shown[k] === 1,
    statuses: statusesOf(g, who),
    pieces: carriedBy(g, who).map((t) => knownId(g, t)),
  };
}

function explorerRow(g: G, seat: number, k: number): PlacedExplorer {
  const who = g.p.cards.length + k;
  const place = placeOf(g, who);
  const before = isDead(g, who) ? { dead: true } : {};
  const lies = isDead(g, who) && roomOf(g, who) >= 0 && g.law['death.keeps-cards']();
  return {
    id: explorerId(g, who),
    seat,
    room: roomOf(g, who) < 0 ? '' : roomId(g, roomOf(g, who)),
    part: partOf(g, who),
    ...(isHeld(place) ? { holder: idOf(g, holder(place)) } : {}),
    traits: byTrait(g, (i) => ({
      step: stepOf(g, who, i),
      value: traitOf(g, who, i),
      start: rowOf(sheetOf(g, who).start, i),
    })),
    // Items and omens lie face up before their owner.
    cards: cardsHeldBy(g, who).map((c) => cardCode(g, c).id),
    ...(g.s.haunt < 0 ? before : hauntedExplorer(g, who, k)),
    ...(lies ? { corpse: true } : {}),
  };
}

function stacksOf(g: G, backs: readonly (readonly FloorId[])[]): Position['stacks'] {
  const { stack, discards, piles, spent } = g.s;
  const cardId = (card: number): CardId | null => (card < 0 ? null : cardCode(g, card).id);
  const tileId = (tile: number): RoomId | null => (tile < 0 ? null : roomId(g, tile));
  const decks = g.p.decks.map(({ id }, d) => {
    const pile = rowOf(piles, d);
    const discarded = rowOf(spent, d).map((c) => cardCode(g, c).id);
    return [id, { n: pile.length, top: pile.toReversed().map(cardId), discards: discarded }] as const;
  });
  return {
    rooms: { n: stack.length, top: stack.toReversed().map(tileId) },
    discards: discards.map((tile, i) => ({ id: tileId(tile), floors: rowOf(backs, i) })),
    decks: Object.fromEntries(decks),
  };
}

function roomRow(g: G, room: number): PlacedRoom {
  const { floor, x, y, turn } = g.s.rooms;
  return {
    id: roomId(g, room),
    floor: rowOf(g.p.floors, rowOf(floor, room)),
    x: rowOf(x, room),
    y: rowOf(y, room),
    turn: rowOf(turn, room),
  };
}

function hauntRollOf(g: G): Pick<Position, 'nextHauntRoll'> {
  const { nextHauntRoll } = g.p;
  if (nextHauntRoll === null) return {};
  const { dice, atMost, due } = nextHauntRoll;
  return { nextHauntRoll: { dice: dice(g), atMost: atMost(g), due: due(g) } };
}

function described(g: G, viewer: Viewer, backs: readonly (readonly FloorId[])[]): Position {
  const { s } = g;
  cite(g, 'info.read-aloud-cards');
  cite(g, 'info.traits-public');
  const { who, n, spent, stopped } = s.turn;
  return {
    round: s.round,
    turn: { who: who < 0 ? null : idOf(g, who), n, spent, stopped, movesLeft: movesLeft(g) },
    rooms: roomsInHouse(g).map((room) => roomRow(g, room)),
    explorers: s.controller.map((seat, k) => explorerRow(g, seat, k)),
    order: s.order.map((one) => explorerId(g, one)),
    piles: pilesOf(g),
    tokens: tokensOf(g),
    stacks: stacksOf(g, backs),
    drawn: Object.fromEntries(g.p.decks.map(({ id }, d) => [id, rowOf(s.drawn, d)])),
    ...(s.scenario === undefined ? {} : { scenario: rowOf(g.p.scenarios, s.scenario.at).id }),
    haunt: s.haunt < 0 ? null : rowOf(g.p.haunts, s.haunt).def.id,
    mortal: canDie(g),
    ...(s.haunt < 0
      ? hauntRollOf(g)
      : {
          hauntKind: rowOf(g.p.haunts, s.haunt).def.kind,
          counters: countersFor(g, s, viewer),
          notes: notesOf(g, s),
          traitor: s.traitor < 0 ? null : idOf(g, s.traitor),
          underway: s.underway,
          lost: lostRooms(g),
        }),
  };
}

/** The position in ids. Built from a state whose secrets have been taken out, and from nothing else. */
export const position = (g: G, known: State, viewer: Viewer, backs: readonly (readonly FloorId[])[]): Position =>
  knowing(g, known, () => described(g, viewer, backs));
