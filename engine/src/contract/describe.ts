import { roomsInHouse } from '../house/geometry.ts';
import type { RoomId } from '../language/ids.ts';
import {
  carriedBy,
  hasStatus,
  hasTrait,
  heldBy,
  isDead,
  isMonster,
  isStunned,
  partOf,
  roomOf,
  sheetOf,
  stepOf,
  traitOf,
} from '../machine/characters.ts';
import type { G } from '../machine/context.ts';
import { inScope } from '../machine/fold.ts';
import { reading } from '../machine/law.ts';
import { carrierId, idOf, thingId } from '../machine/log.ts';
import { allowance } from '../ops/pace.ts';
import { opensNothing } from '../ops/walking.ts';
import { cite } from '../rules/index.ts';
import { HIDDEN, holder, inRoom, inZone, isHeld, LOST, OUTSIDE, type State, ZONE } from '../state/state.ts';
import type { Position, Viewer } from './types.ts';

const roomId = (g: G, room: number): RoomId => g.p.rooms[room]?.id ?? '';

/** The id of a piece with its number, where the viewer knows it; read from a state whose secrets have been taken out. */
const knownId = (g: G, t: number): string =>
  g.s.things.number[t] > 0 ? `${g.p.tokens[g.s.things.def[t]].id}#${g.s.things.number[t]}` : idOf(g, t);

/** Where a thing is, in ids. */
function placeOf(g: G, place: number): { room?: string; holder?: string } {
  if (inRoom(place)) return { room: roomId(g, place) };
  if (isHeld(place)) return { holder: thingId(g, holder(place)) };
  return {};
}

const sideName = (g: G, side: number): string | null =>
  side < 0 ? null : (g.p.haunts[g.s.haunt]?.sides[side] ?? null);

const zoneName = (g: G, place: number): string =>
  place === OUTSIDE ? 'outside' : (g.p.haunts[g.s.haunt].def.zones?.[place - ZONE] ?? '');

const statusesOf = (g: G, who: number): string[] =>
  (g.p.haunts[g.s.haunt]?.statuses ?? []).filter((_, i) => hasStatus(g, who, i));

function byTrait<T>(g: G, of: (trait: number) => T): Record<string, T> {
  const found: Record<string, T> = {};
  for (let i = 0; i < g.p.traits.length; i++) found[g.p.traits[i]] = of(i);
  return found;
}

/** What a piece or monster shows: its number, whether it is stunned, whose it is, what it carries. */
function pieceOf(g: G, t: number): Record<string, unknown> {
  const n = g.s.things.number[t];
  const bound = g.s.things.bound[t];
  const shown = {
    ...(n > 0 ? { n } : {}),
    ...(bound >= 1000 ? { of: idOf(g, bound - 1000) } : {}),
    ...(n === HIDDEN ? { faceDown: true } : {}),
  };
  if (!isMonster(g, t)) return shown;
  cite(g, 'token.stunned-face');
  return {
    ...shown,
    monster: true,
    stunned: isStunned(g, t),
    statuses: statusesOf(g, t),
    traits: byTrait(g, (i) => (hasTrait(g, t, i) ? traitOf(g, t, i) : null)),
    carries: [...heldBy(g, t).map((c) => g.p.cards[c].id), ...carriedBy(g, t).map((x) => knownId(g, x))],
  };
}

/** The pages a viewer may read: everybody's and those of the own side. */
export function readsPage(g: G, known: State, viewer: Viewer, page: string): boolean {
  if (viewer === 'all' || page === '' || page === 'everyone') return true;
  if (reading(g, 'openHaunt') === 'open') {
    cite(g, 'open-haunt');
    return true;
  }
  // Of a hidden traitor everybody may read what it can do and wants.
  if (g.p.haunts[known.haunt].def.kind === 'hidden') {
    cite(g, 'hidden.book');
    return true;
  }
  cite(g, `haunt-setup.${page}`);
  const seat = typeof viewer === 'number' ? viewer : -1;
  const own = known.controller.some((s, k) => s === seat && sideName(g, known.sides[k]) === page);
  if (own && page === 'traitor') cite(g, 'reveal.book-to-traitor');
  return own;
}

function countersFor(
  g: G,
  known: State,
  viewer: Viewer,
): Record<string, { readonly value: number; readonly to: number | null }> {
  const found: Record<string, { value: number; to: number | null }> = {};
  cite(g, 'token.trait-roll');
  cite(g, 'info.shared-knowledge');
  for (const counter of g.p.haunts[known.haunt].counters) {
    if (!readsPage(g, known, viewer, counter.page)) continue;
    const value = known.vars[`${counter.slot}.-1`] ?? g.p.varStart.get(counter.slot) ?? 0;
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
function notesOf(g: G, known: State): Record<string, Record<string, number>> {
  const found: Record<string, Record<string, number>> = {};
  for (const { id, slot } of g.p.haunts[known.haunt].secrets) {
    const lines = Object.entries(known.vars).flatMap(([key, value]) => {
      const [of, owner] = key.split('.').map(Number);
      return of === slot && value !== 0 ? [[carrierId(g, owner), value] as const] : [];
    });
    if (lines.length > 0) found[id] = Object.fromEntries(lines.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return found;
}

const lostRooms = (g: G): { readonly id: string; readonly floor: string; readonly x: number; readonly y: number }[] =>
  g.s.rooms.floor.flatMap((place, r) =>
    place <= LOST ? [{ id: roomId(g, r), floor: g.p.floors[LOST - place], x: g.s.rooms.x[r], y: g.s.rooms.y[r] }] : [],
  );

/** Spaces that the character at turn may still go; null in nobody's turn. To look is not to apply a rule: nothing is cited. */
export function movesLeft(g: G): number | null {
  const { turn } = g.s;
  if (turn.who < 0) return null;
  const { trace } = g;
  g.trace = null;
  const left = turn.stopped ? 0 : Math.max(0, allowance(g, turn.who) - turn.spent);
  g.trace = trace;
  return left;
}

/** Whose turn it is opens no doors. */
export function isShutOut(g: G): boolean {
  const { trace } = g;
  g.trace = null;
  const shut = g.s.turn.who >= 0 && opensNothing(g, g.s.turn.who);
  g.trace = trace;
  return shut;
}

/** Cards that lie in rooms. */
function pilesOf(g: G): Position['piles'] {
  const { place, part } = g.s.things;
  const found: Position['piles'][number][] = [];
  for (let c = 0; c < g.p.cards.length; c++)
    if (inRoom(place[c])) {
      cite(g, 'token.item-pile');
      found.push({ card: g.p.cards[c].id, room: roomId(g, place[c]), part: part[c] });
    }
  return found;
}

/** Tokens and pieces on the board and in hands. */
function tokensOf(g: G): Position['tokens'] {
  const { def, place, bound } = g.s.things;
  const found: Position['tokens'][number][] = [];
  for (let t = g.p.cards.length + g.s.controller.length; t < def.length; t++) {
    const room = roomOf(g, t);
    if (room < 0) continue;
    if (isHeld(place[t])) cite(g, 'token.follows');
    found.push({
      id: knownId(g, t),
      ...(g.s.haunt < 0 ? {} : pieceOf(g, t)),
      part: partOf(g, t),
      ...placeOf(g, place[t]),
      room: roomId(g, room),
      leadsTo: bound[t] < 0 || bound[t] >= 1000 ? null : roomId(g, bound[t]),
    });
  }
  return found;
}

/** The position in ids. Built from a state whose secrets have been taken out, and from nothing else. */
export function position(g: G, known: State, viewer: Viewer, backs: readonly (readonly string[])[]): Position {
  const kept = g.s;
  g.s = known;
  const { rooms, things } = known;
  cite(g, 'info.read-aloud-cards');
  const cardId = (card: number): string | null => (card < 0 ? null : g.p.cards[card].id);
  const tileId = (tile: number): string | null => (tile < 0 ? null : roomId(g, tile));
  const result: Position = {
    round: known.round,
    turn: {
      who: known.turn.who < 0 ? null : idOf(g, known.turn.who),
      n: known.turn.n,
      spent: known.turn.spent,
      stopped: known.turn.stopped,
      movesLeft: movesLeft(g),
    },
    rooms: roomsInHouse(g).map((r) => ({
      id: g.p.rooms[r].id,
      floor: g.p.floors[rooms.floor[r]],
      x: rooms.x[r],
      y: rooms.y[r],
      turn: rooms.turn[r],
    })),
    explorers: known.controller.map((seat, k) => {
      const who = g.p.cards.length + k;
      return {
        id: idOf(g, who),
        seat,
        room: roomId(g, roomOf(g, who)),
        part: partOf(g, who),
        ...(isHeld(things.place[who]) ? { holder: idOf(g, holder(things.place[who])) } : {}),
        traits: byTrait(g, (i) => ({
          step: stepOf(g, who, i),
          value: traitOf(g, who, i),
          start: sheetOf(g, who).start[i],
        })),
        // Items and omens lie face up before their owner.
        cards: heldBy(g, who).map((c) => g.p.cards[c].id),
        ...(known.haunt < 0
          ? isDead(g, who)
            ? { dead: true }
            : {}
          : {
              dead: isDead(g, who),
              ...(inZone(things.place[who]) ? { zone: zoneName(g, things.place[who]) } : {}),
              side: sideName(g, known.sides[k]),
              shown: known.shown[k] === 1,
              statuses: statusesOf(g, who),
              pieces: carriedBy(g, who).map((t) => knownId(g, t)),
            }),
      };
    }),
    order: known.order.map((who) => idOf(g, who)),
    piles: pilesOf(g),
    tokens: tokensOf(g),
    stacks: {
      rooms: { n: known.stack.length, top: known.stack.toReversed().map(tileId) },
      discards: known.discards.map((tile, i) => ({ id: tileId(tile), floors: backs[i] })),
      decks: Object.fromEntries(
        g.p.decks.map((deck, d) => [
          deck.id,
          {
            n: known.piles[d].length,
            top: known.piles[d].toReversed().map(cardId),
            discards: known.spent[d].map((c) => g.p.cards[c].id),
          },
        ]),
      ),
    },
    drawn: Object.fromEntries(g.p.decks.map((deck, d) => [deck.id, known.drawn[d]])),
    haunt: known.haunt < 0 ? null : g.p.haunts[known.haunt].def.id,
    ...(known.haunt < 0
      ? {}
      : {
          counters: countersFor(g, known, viewer),
          notes: notesOf(g, known),
          traitor: known.traitor < 0 ? null : idOf(g, known.traitor),
          underway: known.underway,
          lost: lostRooms(g),
        }),
  };
  g.s = kept;
  return result;
}
