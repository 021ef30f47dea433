import {
  cardCode,
  cardsHeldBy,
  chanceOfDeed,
  explorersOf,
  type G,
  inRoom,
  isCharacter,
  isDead,
  isExposed,
  isHeld,
  isToken,
  mayCarry,
  monsterOf,
  monstersInPlay,
  placeOf,
  type RuleCode,
  roomOf,
  seatOf,
  sideOf,
  tokenCode,
} from '@hollow/engine/inner';
import type { GoalNeeds, HauntPlan, PlannedAction } from '../plan/haunt-plan.ts';
import { attackOdds, canAttack, shareOfLife, stamina } from '../position/combat.ts';
import { openRooms } from '../position/discovery.ts';
import { type Evaluation, evaluateAnew, NEVER } from '../position/evaluation.ts';
import { areFoes, asIfIn, asSelf, attackDiceOf, isFixed, isLaid, ruleOf } from '../position/tables.ts';
import { roomsByWay, roomsWithinATurn, turnsToReach } from '../position/travel.ts';
import { frailty, HORIZON } from '../worth/potential.ts';
import { type Danger, dangerIn } from './dangers.ts';

/** Something that a character could set out to do. */
export interface OpenAim {
  readonly kind: 'deed' | 'attack' | 'thing' | 'door' | 'flee' | 'stay';
  /** What: the number of the deed's rule, of the foe, or of the thing; -1 where there is no such. */
  readonly what: number;
  /** The deed by its id in the haunt; '' for what is no deed. */
  readonly id: string;
  /** Where it is done. */
  readonly room: number;
  /** Turns until the character is there. */
  readonly turns: number;
  /** How likely it succeeds there, exactly as the dice tell; certain where nothing is rolled. */
  readonly chance: number;
  /** All that it needs would be so there. */
  readonly ready: boolean;
  /**
   * What it brings: of a deed how directly it serves the goals of the character's side, 1 where it does so itself and 0
   * where not at all; of an attack the share of the foe's life; of a thing the dice it adds to attacks, or 1 where a goal
   * asks for it; of a door 1 where a goal asks for a room that nobody has found.
   */
  readonly brings: number;
  /** The share of its own life that an attack costs the character. */
  readonly risk: number;
  /** What foes and the room itself may do to the character there, as a share of its life. */
  readonly danger: number;
  /** Friends who are nearer to it, and friends who stand there. */
  readonly nearer: number;
  readonly company: number;
  /** By how many steps the goals of its side are nearer to the character there than here, where it is not far. */
  readonly nearing: number;
  /** How near to death the character is, from 0 to 1. */
  readonly worn: number;
  /** What there is to do, by the same name for all who could do it, and how many there is room for; '' where for all. */
  readonly task: string;
  readonly hands: number;
}

/** Rooms that are looked at for one deed, the nearest first; for one that serves a goal the others too, if it can be done in none of these. */
const ROOMS = 6;
/** Rooms that are told of a deed for which there is room once in each, and doors, the nearest first. */
const CHOICES = 3;
/** Rooms that are looked at for a place to flee to. */
const FLIGHTS = 8;
/** Turns within which it is looked at what a room brings nearer. */
const SOON = 2;
/** What it counts of a life to be where the haunt or the room hurts. */
const HURTS = 0.15;

/** A character and everybody around it. */
interface Around {
  readonly now: Evaluation;
  readonly plan: HauntPlan | null;
  readonly me: number;
  readonly foes: readonly number[];
  readonly friends: readonly number[];
  readonly dangers: readonly Danger[];
  readonly worn: number;
  /** What may be done to the character, by room, as far as it was looked at. */
  readonly feared: Map<number, number>;
  /** Steps to the goals of its side for the character, by the room where it would stand. */
  readonly left: Map<number, number>;
}

function aroundOf(now: Evaluation, plan: HauntPlan | null, me: number, dangers: readonly Danger[]): Around {
  const { g } = now;
  const living = explorersOf(g).filter((x) => !isDead(g, x) && roomOf(g, x) >= 0);
  const monsters = monstersInPlay(g).filter((x) => roomOf(g, x) >= 0);
  const isFoe = (x: number): boolean => g.s.underway && x !== me && areFoes(g, me, x);
  const isFriend = (x: number): boolean =>
    x !== me && (monsterOf(g, me) === null ? sideOf(g, x) === sideOf(g, me) : seatOf(g, x) === seatOf(g, me));
  return {
    now,
    plan,
    me,
    foes: [...living, ...monsters].filter(isFoe),
    friends: living.filter(isFriend),
    dangers,
    worn: monsterOf(g, me) === null ? Math.min(1, frailty(g, me) / g.p.traits.length) : 0,
    feared: new Map(),
    left: new Map(),
  };
}

/** What may be done to the character in a room until its next turn, as a share of its life. */
function dangerAt(around: Around, room: number): number {
  if (monsterOf(around.now.g, around.me) !== null) return 0;
  const known = around.feared.get(room) ?? fearedIn(around, room);
  around.feared.set(room, known);
  return known;
}

function fearedIn({ now, me, foes, dangers }: Around, room: number): number {
  const { g } = now;
  const pressed = foes.reduce((sum, foe) => {
    if (!canAttack(g, foe)) return sum;
    return sum + shareOfLife(g, foe, me) * 2 ** -turnsToReach(now, foe, [room]);
  }, 0);
  return Math.min(1, pressed + HURTS * dangerIn(g, dangers, me, room));
}

/** Steps that would be left to the goals of its side for the character if it stood in the room. */
function stepsLeftFrom({ now, plan, me, left }: Around, side: string, room: number): number {
  const known = left.get(room);
  if (known !== undefined) return known;
  const there = evaluateAnew(now);
  const steps = asIfIn(now.g, me, room, () =>
    (plan?.goals ?? []).reduce(
      (sum, goal) =>
        goal.side === side || goal.side === 'each' ? sum + Math.min(HORIZON, goal.steps(there, me)) : sum,
      0,
    ),
  );
  left.set(room, steps);
  return steps;
}

type Own = Pick<OpenAim, 'kind' | 'room'> & Partial<OpenAim>;

/** Puts together what all aims have. */
function aimAt(around: Around, own: Own): OpenAim {
  const { now, me, friends } = around;
  const turns = own.turns ?? turnsToReach(now, me, [own.room]);
  const side = sideName(around);
  const isAway = turns <= SOON && own.room !== roomOf(now.g, me);
  const left = (room: number): number => stepsLeftFrom(around, side, room);
  return {
    what: -1,
    id: '',
    chance: 1,
    ready: true,
    brings: 0,
    risk: 0,
    task: '',
    hands: Number.POSITIVE_INFINITY,
    ...own,
    turns,
    danger: dangerAt(around, own.room),
    nearer: friends.filter((x) => turnsToReach(now, x, [own.room]) < turns).length,
    company: friends.filter((x) => roomOf(now.g, x) === own.room).length,
    nearing: isAway ? left(roomOf(now.g, me)) - left(own.room) : 0,
    worn: around.worn,
  };
}

/** All that a deed needs is so for the character where it stands. */
const isReady = (g: G, { when, needs }: RuleCode): boolean =>
  (when === null || when(g)) && needs.every((need) => need(g));

/**
 * A deed: in the nearest room in which it could be done at once, and in some others where each has room for it once; else
 * in the nearest where it is done at all.
 */
function deedOf(around: Around, action: PlannedAction): OpenAim[] {
  const { now, me } = around;
  const { g } = now;
  const rule = ruleOf(g, action.rule);
  if (rule === null || !asSelf(g, me, action.who).includes(me)) return [];
  const where = rule.where === null ? null : asSelf(g, me, rule.where).slice();
  const rooms = roomsByWay(now, me).filter((room) => where === null || where.includes(room));
  const looked = rooms.slice(0, ROOMS);
  const isReadyIn = (room: number): boolean => asIfIn(g, me, room, (at) => isReady(at, rule));
  const brings = action.serves(sideName(around));
  const ready = looked.filter(isReadyIn);
  if (ready.length === 0 && brings > 0)
    ready.push(...[rooms.slice(ROOMS).find(isReadyIn)].filter((room) => room !== undefined));
  const hands = asSelf(g, me, action.hands);
  const { id, rule: what, oncePerRoom } = action;
  return (ready.length > 0 ? ready.slice(0, oncePerRoom ? CHOICES : 1) : looked.slice(0, 1)).map((room) => {
    const chance = asIfIn(g, me, room, (at) => chanceOfDeed(at, rule, me));
    const task = hands === Number.POSITIVE_INFINITY ? '' : `deed ${what}${oncePerRoom ? ` ${room}` : ''}`;
    return aimAt(around, { kind: 'deed', what, id, room, chance, ready: ready.length > 0, brings, task, hands });
  });
}

/** The name of the side that the character is on: monsters are on their player's. */
const sideName = ({ now: { g }, plan, me }: Around): string => {
  const own = explorersOf(g).find((x) => seatOf(g, x) === seatOf(g, me));
  const side = monsterOf(g, me) === null ? sideOf(g, me) : own === undefined ? 1 : sideOf(g, own);
  return plan?.sides[side] ?? '';
};

function attackOn(around: Around, foe: number): OpenAim {
  const { now, me } = around;
  const { g } = now;
  const odds = attackOdds(g, me, foe);
  const brings = monsterOf(g, foe) === null ? Math.min(1, odds.dealt / stamina(g, foe)) : odds.win / 2;
  const risk = monsterOf(g, me) === null ? Math.min(1, odds.taken / stamina(g, me)) : 0;
  return aimAt(around, { kind: 'attack', what: foe, room: roomOf(g, foe), chance: odds.win, brings, risk });
}

/** Cards and pieces that lie about, as far as the character may carry them; of pieces of a kind in a room the first. */
function thingsOf(around: Around): OpenAim[] {
  const { now, plan, me } = around;
  const { g } = now;
  const held = cardsHeldBy(g, me).reduce((dice, card) => Math.max(dice, attackDiceOf(g, card)), 0);
  const needs = plan?.needs(sideName(around));
  const found = new Map<string, { readonly thing: number; readonly room: number; n: number }>();
  g.s.things.place.forEach((place, thing) => {
    if (!inRoom(place) || isCharacter(g, thing)) return;
    const piece = isToken(g, thing);
    if (piece && isFixed(g, thing)) return;
    const task = `thing ${piece ? tokenCode(g, thing).id : thing} ${place}`;
    const known = found.get(task);
    if (known !== undefined) known.n++;
    else if (mayCarry(g, me, thing)) found.set(task, { thing, room: place, n: 1 });
  });
  return [...found].map(([task, { thing, room, n }]) => {
    const piece = isToken(g, thing);
    const wanted = piece ? isWantedPiece(g, thing, needs) : needs?.cards.has(cardCode(g, thing).id) === true;
    const brings = wanted ? 1 : piece ? 0 : Math.max(0, attackDiceOf(g, thing) - held) / 4;
    return aimAt(around, { kind: 'thing', what: thing, room, brings, task, hands: n });
  });
}

/** A goal of the side asks for pieces of this kind. */
const isWantedPiece = (g: G, piece: number, needs: GoalNeeds | undefined): boolean => {
  const id = tokenCode(g, piece).id;
  return needs?.pieces.has(id.slice(id.lastIndexOf('/') + 1)) === true;
};

/** The nearest rooms that have a door with nothing behind it. */
function doorsOf(around: Around): OpenAim[] {
  const { now, me } = around;
  if (monsterOf(now.g, me) !== null) return [];
  const open = openRooms(now);
  const rooms = roomsByWay(now, me).filter((one) => open.includes(one));
  const { g } = now;
  const sought = around.plan?.needs(sideName(around)).rooms;
  const isSought = sought !== undefined && g.p.rooms.some(({ id }, tile) => sought.has(id) && !isLaid(g, tile));
  return rooms
    .slice(0, CHOICES)
    .map((room) => aimAt(around, { kind: 'door', room, brings: Number(isSought), task: `door ${room}`, hands: 1 }));
}

/** The safest place that can be reached in this turn, where it is safer than here. */
function flightOf(around: Around, here: OpenAim): OpenAim[] {
  const { now, me } = around;
  if (here.danger === 0) return [];
  const near = roomsWithinATurn(now, me).slice(0, FLIGHTS);
  const safest = near
    .map((room) => ({ room, danger: dangerAt(around, room) }))
    .reduce((a, b) => (b.danger < a.danger ? b : a), here);
  return safest.danger < here.danger ? [aimAt(around, { kind: 'flee', room: safest.room })] : [];
}

/**
 * All that a character could set out to do, each with where, in how many turns, with which chance and for what; staying
 * where it is comes last. Nothing where it is nowhere.
 */
export function aimsOf(now: Evaluation, plan: HauntPlan | null, me: number, dangers: readonly Danger[]): OpenAim[] {
  const { g } = now;
  const from = roomOf(g, me);
  if (from < 0 || isHeld(placeOf(g, me))) return [];
  const around = aroundOf(now, plan, me, dangers);
  const stay = aimAt(around, { kind: 'stay', room: from, turns: 0 });
  const open = canAttack(g, me) ? around.foes.filter((foe) => isExposed(g, me, foe)) : [];
  const attacks = open.map((foe) => attackOn(around, foe));
  const found = [
    ...(plan?.actions ?? []).flatMap((action) => deedOf(around, action)),
    ...attacks,
    ...thingsOf(around),
    ...doorsOf(around),
    ...flightOf(around, stay),
  ];
  return [...found.filter(({ turns }) => turns < NEVER), stay];
}

/**
 * What there is to do for want of anything better: doors with nothing behind them, and things that a goal of the side
 * asks for; staying comes last.
 */
export function errandsOf(now: Evaluation, plan: HauntPlan | null, me: number, dangers: readonly Danger[]): OpenAim[] {
  const from = roomOf(now.g, me);
  if (from < 0 || isHeld(placeOf(now.g, me))) return [];
  const around = aroundOf(now, plan, me, dangers);
  const things = thingsOf(around).filter(({ brings }) => brings === 1);
  return [...things, ...doorsOf(around), aimAt(around, { kind: 'stay', room: from, turns: 0 })];
}
