import type { ActionDef } from '@hollow/engine';
import { type HauntCompiler, isHeld, placeOf, roomOf, type SetFn, type TruthFn } from '@hollow/engine/inner';
import { type Aim, type Cause, guardsOf } from '../haunt/causes.ts';
import { kindsIn, speaksOf, wordOf } from '../haunt/syntax.ts';
import { turnsToGet } from '../position/belongings.ts';
import { turnsToDiscover } from '../position/discovery.ts';
import { type Evaluation, NEVER, NO_WAY_KNOWN, never, type TurnsUntil } from '../position/evaluation.ts';
import { asIfIn, asSelf } from '../position/tables.ts';
import { roomsByWay, turnsToReach } from '../position/travel.ts';
import { type Attempts, attemptsFor, HOPELESS, helpingKinds } from './attempts.ts';
import type { Estimator } from './estimator.ts';
import { EACH_NEED, type Need, needFor } from './needs.ts';
import { tilesOf } from './tiles.ts';
import { bestWay } from './ways.ts';

/**
 * Rooms that are looked at for one action, the nearest first: where it can be done in some, and where it can be done
 * anywhere.
 */
const ROOMS = 14;
const ANY_ROOMS = 40;

/** An action, made ready to be weighed. */
interface Act {
  readonly whom: SetFn;
  /** Where it can be done; null for anywhere. */
  readonly where: SetFn | null;
  /** Rooms by name in which it can be done, in the house or not. */
  readonly tiles: ReadonlySet<number>;
  /** Rooms and cards that make it possible, and whether one that is at hand is still unused. */
  readonly sources: { readonly rooms: readonly number[]; readonly cards: readonly number[]; readonly unused: TruthFn };
  /** What must be so, wherever it is done, and what must be so at the place. */
  readonly needs: readonly Need[];
  readonly local: readonly Need[];
  readonly attempts: Attempts;
  /** Turns until there is one more of the things that help its roll; null where nothing does. */
  readonly help: TurnsUntil | null;
}

const always: TruthFn = () => true;

function sourcesOf(words: HauntCompiler, { from, once }: ActionDef): Act['sources'] {
  if (from === undefined) return { rooms: [], cards: [], unused: always };
  const { rooms = [], cards = [] } = from;
  return {
    rooms: rooms.map((id) => words.names.room(id)),
    cards: cards.map((id) => words.names.card(id)),
    unused: words.truth({ x: 'source', rooms, cards, once: once !== undefined }),
  };
}

/** Made only when it is wanted: what helps may wait for the same action. */
function helpFor(est: Estimator, { roll }: ActionDef): TurnsUntil | null {
  const kinds = helpingKinds(roll?.bonus);
  if (kinds.length === 0) return null;
  let way: TurnsUntil | null = null;
  return (now, me) => {
    way ??= bestWay(est, 'made', kinds);
    return way(now, me);
  };
}

function actOf(est: Estimator, action: ActionDef, cause: Cause, aim: Aim | null): Act {
  const { words } = est;
  const where = typeof action.where === 'string' ? { x: 'place', name: action.where } : action.where;
  // Where something lies nothing can be done before there is such a thing.
  const lying = wordOf(where) === 'roomOf' ? kindsIn(where) : [];
  const there = lying.length === 0 ? [] : [{ x: 'exists', of: { x: 'pieces', kinds: lying } }];
  const needs = [...(action.needs ?? []), ...guardsOf(cause, aim), ...there]
    // That somebody's steps are over passes with the turn.
    .filter((need) => !speaksOf(need, 'movementOver'))
    .map((need) => needFor(est, need));
  return {
    whom: words.set(action.who),
    where: where === undefined ? null : words.set(where),
    tiles: tilesOf(words, action),
    sources: sourcesOf(words, action),
    needs: needs.filter(({ local }) => !local),
    local: needs.filter(({ local }) => local),
    attempts: attemptsFor(words, action, cause, aim),
    help: helpFor(est, action),
  };
}

/** Turns until the needs are met that do not depend on the place; 0 where they are. */
const turnsBefore = ({ needs }: Act, now: Evaluation, me: number): number =>
  needs.reduce((sum, { turns }) => {
    const more = turns(now, me);
    return more > 0 ? sum + more + EACH_NEED : sum;
  }, 0);

const isOpenHere = ({ local }: Act, { g }: Evaluation, me: number): boolean =>
  local.every(({ truth }) => asSelf(g, me, truth));

/** The rooms in which it can be done as things stand; null for anywhere. */
function roomsFor({ where, sources }: Act, { g }: Evaluation, me: number): readonly number[] | null {
  if (sources.rooms.length + sources.cards.length > 0) return sources.rooms;
  return where === null ? null : asSelf(g, me, (at) => where(at).slice());
}

/** How long the ways count while something has to be done before: by half, and the rest as if they were long. */
const deferred = (turns: number): number => (turns + NO_WAY_KNOWN) / 2;

/** The turns in the best of the rooms; NEVER where none of them will do as it is. */
function turnsInRooms(
  act: Act,
  now: Evaluation,
  me: number,
  start: number,
  help: number,
  rooms: readonly number[] | null,
  way: (turns: number) => number,
): number {
  const { g } = now;
  if (isHeld(placeOf(g, me)) || roomOf(g, me) < 0) return NEVER;
  const candidates = roomsByWay(now, me).filter((room) => rooms === null || rooms.includes(room));
  let least = NEVER;
  for (const room of candidates.slice(0, rooms === null ? ANY_ROOMS : ROOMS)) {
    const turns = way(turnsToReach(now, me, [room]));
    if (start + turns >= least) continue;
    const attempts = asIfIn(g, me, room, (at) =>
      act.local.every(({ truth }) => truth(at)) && act.sources.unused(at) ? act.attempts(at, me, help) : null,
    );
    if (attempts === null) continue;
    // Nobody hurries to where there is no hope yet.
    least = Math.min(least, start + (attempts < HOPELESS ? turns : deferred(turns)) + attempts);
  }
  return least;
}

/** The turns with the best of the cards that make it possible. */
function turnsWithCards({ sources, attempts }: Act, now: Evaluation, me: number, start: number, help: number): number {
  let least = NEVER;
  for (const card of sources.cards) {
    const turns = turnsToGet(now, me, card);
    if (turns > 0 || asSelf(now.g, me, sources.unused))
      least = Math.min(least, start + turns + attempts(now.g, me, help));
  }
  return least;
}

/** Go where it can be done, meet its needs, and try until it succeeds. */
function turnsToAct(act: Act, now: Evaluation, me: number): number {
  if (!asSelf(now.g, me, act.whom).includes(me)) return NEVER;
  const start = turnsBefore(act, now, me);
  const help = act.help === null ? NEVER : Math.min(NEVER, 1 + act.help(now, me));
  const way = (turns: number): number => (start > 0 ? deferred(turns) : turns);
  const rooms = roomsFor(act, now, me);
  if (rooms === null && isOpenHere(act, now, me)) return start + act.attempts(now.g, me, help);
  const least = Math.min(
    turnsInRooms(act, now, me, start, help, rooms, way),
    turnsWithCards(act, now, me, start, help),
  );
  if (least < NEVER) return least;
  // No room of the house will do as it is: one has to be made ready, or found and, as far as can be told, made ready.
  const unready = turnsToReady(act, now, me, rooms);
  const nearest = rooms === null ? 0 : way(turnsToReach(now, me, rooms));
  const found = way(turnsToDiscover(now, me, (tile) => act.tiles.has(tile)));
  const there = Math.min(unready, NO_WAY_KNOWN);
  return start + Math.min(unready + nearest + 1, found + there) + act.attempts(now.g, me, help);
}

/** Turns until all is so that must be so at the place; what would be there at once, as what one carries, takes none. */
function turnsToReady({ local }: Act, now: Evaluation, me: number, rooms: readonly number[] | null): number {
  const { g } = now;
  const at = roomsByWay(now, me).find((room) => rooms === null || rooms.includes(room));
  return local.reduce((sum, { truth, turns }) => {
    const isSo = at !== undefined && asIfIn(g, me, at, truth);
    return isSo ? sum : sum + turns(now, me) + EACH_NEED;
  }, 0);
}

/** Turns until the character has done the action so that it serves the aim. */
export function throughAction(est: Estimator, cause: Cause, aim: Aim | null): TurnsUntil {
  const action = est.def.actions?.[cause.id];
  if (action === undefined) return never;
  const act = actOf(est, action, cause, aim);
  return (now, me) => turnsToAct(act, now, me);
}
