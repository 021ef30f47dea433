import type { ActionDef, HauntDef } from '@hollow/engine';
import { type HauntWords, inScope, isHeld, type NumFn, roomOf, type TruthFn, traitOf } from '@hollow/engine/inner';
import { type Deed, kindsIn, namesIn, ofTheMoment, speaksOf, type Topic } from './deeds.ts';
import { acquire, explore, FAR, NEVER, nearestWhere, roomsByWay, trip } from './quest.ts';
import type { Quest, Want } from './types.ts';

/** A condition that is not met costs this much beside the turns it takes. */
const EACH = 2;
/** Rooms that are looked at for one deed, the nearest first. */
const ROOMS = 14;
/** More attempts than this are as good as none. */
const TRIES = 8;
/** Turns that every point costs by which the dice fall short. */
const MISSED = 1.2;

interface Need {
  readonly truth: TruthFn;
  readonly want: Want;
  /** It depends on where the character stands. */
  readonly local: boolean;
}

const isLocal = (raw: unknown): boolean => speaksOf(raw, 'here', 'withMe', 'joinedLost', 'besideLost');

/** Conditions inside the operations of a deed that the thing wanted from it depends on; those of the moment cannot be told beforehand. */
export function guardsOf(deed: Deed, topic: Topic | undefined, names: readonly string[]): readonly unknown[] {
  const wanted = deed.effects.filter((effect) => effect.topic === topic && names.includes(effect.name));
  const fewest = wanted.toSorted((a, b) => a.guards.length - b.guards.length)[0];
  return (fewest?.guards ?? []).filter((guard) => !ofTheMoment(guard));
}

/** Further attempts until it succeeds; where it hardly can, the fewer the less is missing. */
function attempts(chance: number, missing = 0): number {
  const tries = 1 / Math.max(0.01, chance) - 1;
  return tries <= TRIES ? tries : TRIES + MISSED * Math.max(0, missing);
}

/** From which total to which a row of a table goes. */
function spanOf(row: string): readonly [number, number] {
  const [, min, max, open] = /^(\d+)(?:-(\d+))?(\+)?$/.exec(row) ?? [];
  return [Number(min), open === '+' ? 99 : Number(max ?? min)];
}

/** How likely the rolls that a deed asks for on the way fall so that it brings the thing wanted: by the way that asks for the fewest. */
function luckOf(
  e: HauntWords,
  deed: Deed,
  topic: Topic | undefined,
  names: readonly string[],
): (q: Quest, me: number) => number {
  const wanted = deed.effects.filter((effect) => effect.topic === topic && names.includes(effect.name));
  const fewest = wanted.toSorted((a, b) => a.rolls.length - b.rolls.length)[0];
  const rolls = (fewest?.rolls ?? []).flatMap(({ pool, row }) => {
    if (ofTheMoment(pool)) return [];
    const trait = typeof pool.trait === 'string' ? e.names.trait(pool.trait) : -1;
    const dice: NumFn = pool.dice === undefined ? (g) => traitOf(g, g.scope.self, trait) : e.num(pool.dice);
    return trait < 0 && pool.dice === undefined ? [] : [{ dice, span: spanOf(row) }];
  });
  return ({ g }, me) =>
    inScope(g, me, -1, -1, () => rolls.reduce((odds, { dice, span }) => odds * g.p.odds.between(dice(g), ...span), 1));
}

/** Attempts at the roll or the attack of an action before it brings the thing wanted, for the character where it stands. */
function attemptsOf(
  e: HauntWords,
  action: ActionDef,
  rows: readonly string[] | null,
): (q: Quest, me: number) => number {
  const { roll, attack, pass } = action;
  if (attack !== undefined) {
    const on = e.set(attack.on);
    const traits = [attack.with].flat().map((id) => e.names.trait(id));
    return ({ g }, me) => {
      const target = inScope(g, me, -1, -1, () => on(g))[0];
      if (target === undefined) return 0;
      return attempts(Math.max(...traits.map((t) => g.p.odds.fight(traitOf(g, me, t), traitOf(g, target, t)).win)));
    };
  }
  if (roll === undefined) return () => 0;
  const bonus: NumFn = roll.bonus === undefined ? () => 0 : e.num(roll.bonus);
  const extra: NumFn = 'extra' in roll && roll.extra !== undefined ? e.num(roll.extra) : () => 0;
  const traits = 'trait' in roll ? [roll.trait].flat().map((id) => e.names.trait(id)) : [];
  const pool: NumFn =
    'dice' in roll ? e.num(roll.dice) : (g) => Math.max(...traits.map((t) => traitOf(g, g.scope.self, t)));
  const least: NumFn = pass === undefined ? () => 0 : e.num(pass);
  const spans = (rows ?? []).map(spanOf);
  return ({ g }, me) =>
    inScope(g, me, -1, -1, () => {
      const n = pool(g) + extra(g);
      const more = bonus(g);
      if (spans.length === 0) return attempts(g.p.odds.atLeast(n, least(g) - more), least(g) - more - n);
      const chance = spans.reduce(
        (sum, [min, max]) => sum + g.p.odds.between(n, Math.max(0, min - more), max - more),
        0,
      );
      return attempts(chance, Math.min(...spans.map(([min]) => min)) - more - n);
    });
}

/** Long chains come ever nearer to NEVER and do not reach it: a step on them is still seen. */
const LONG = NEVER / 2;
const within = (turns: number): number =>
  turns <= LONG || turns === NEVER ? turns : NEVER - (NEVER - LONG) * Math.exp(-(turns - LONG) / (NEVER - LONG));

/** Turns until the character has done the deed with success. */
export function doing(
  e: HauntWords,
  def: HauntDef,
  want: (raw: unknown) => Want,
  deed: Deed,
  topic?: Topic,
  names: readonly string[] = [],
): Want {
  const guards = guardsOf(deed, topic, names);
  const code = deed.action ? acting(e, def, want, deed, guards, topic, names) : happening(e, want, deed, guards);
  // What a deed waits for it may itself bring about: only what leads back to the same thing is closed.
  const aim = `${deed.id}/${topic ?? ''}/${names.join()}`;
  return (q, me) => {
    if (q.busy.has(aim)) return NEVER;
    // Inside a chain some ways are closed: what was found there holds in the same chain alone.
    const key = `${[...q.busy].join()}>${aim}/${me}`;
    const known = q.costs.get(key);
    if (known !== undefined) return known;
    q.busy.add(aim);
    const turns = within(code(q, me));
    q.busy.delete(aim);
    q.costs.set(key, turns);
    return turns;
  };
}

const needOf = (e: HauntWords, want: (raw: unknown) => Want, raw: unknown): Need => ({
  truth: e.truth(raw),
  want: want(raw),
  local: isLocal(raw),
});

/** Rooms by name in which an action can be done, in the house or not. */
export function tilesOf(e: HauntWords, { where, from }: ActionDef): ReadonlySet<number> {
  const places = typeof where === 'string' ? [e.names.place(where)] : [where];
  const ids = places.flatMap((of) => namesIn(of, 'named', 'ids')).concat(from?.rooms ?? []);
  return new Set(ids.map((id) => e.names.room(id)));
}

/** An action: go where it can be done, meet its needs, and try until it succeeds. */
function acting(
  e: HauntWords,
  def: HauntDef,
  want: (raw: unknown) => Want,
  deed: Deed,
  guards: readonly unknown[],
  topic: Topic | undefined,
  names: readonly string[],
): Want {
  const action = def.actions?.[deed.id];
  if (action === undefined) return () => NEVER;
  const whom = e.set(action.who);
  const raw = typeof action.where === 'string' ? { x: 'place', name: action.where } : action.where;
  const where = raw === undefined ? null : e.set(raw);
  const tiles = tilesOf(e, action);
  const sourceRooms = (action.from?.rooms ?? []).map((id) => e.names.room(id));
  const sourceCards = (action.from?.cards ?? []).map((id) => e.names.card(id));
  const unused =
    action.from === undefined
      ? null
      : e.truth({
          x: 'source',
          rooms: action.from.rooms ?? [],
          cards: action.from.cards ?? [],
          once: action.once !== undefined,
        });
  // Where something lies nothing can be done before there is such a thing.
  const lying = (raw as { readonly x?: string } | undefined)?.x === 'roomOf' ? kindsIn(raw) : [];
  const there = lying.length === 0 ? [] : [{ x: 'exists', of: { x: 'pieces', kinds: lying } }];
  // That somebody's steps are over passes with the turn.
  const lasting = [...(action.needs ?? []), ...guards, ...there].filter((need) => !speaksOf(need, 'movementOver'));
  const needs = lasting.map((need) => needOf(e, want, need));
  const own = deed.effects.find(
    (effect) => effect.topic === topic && names.includes(effect.name) && effect.rows !== null,
  );
  const rows = deed.effects
    .filter((effect) => effect.topic === topic && names.includes(effect.name))
    .flatMap((effect) => effect.rows ?? []);
  const [first, luck] = [attemptsOf(e, action, own === undefined ? null : rows), luckOf(e, deed, topic, names)];
  const tries = (q: Quest, me: number): number => first(q, me) + attempts(luck(q, me));

  return (q, me) => {
    const { g } = q;
    if (!inScope(g, me, -1, -1, () => whom(g).includes(me))) return NEVER;
    const before = needs.filter(({ local }) => !local).map(({ want: turns }) => turns(q, me));
    const unmet = before.filter((turns) => turns > 0);
    const start = unmet.reduce((sum, turns) => sum + turns + EACH, 0);
    const local = needs.filter((need) => need.local);
    // While something is missing, the way there counts by half, and the rest as if it were long.
    const way = (turns: number): number => (unmet.length > 0 ? (turns + FAR) / 2 : turns);
    const rooms =
      sourceRooms.length + sourceCards.length > 0
        ? sourceRooms
        : where === null
          ? null
          : inScope(g, me, -1, -1, () => where(g).slice());
    if (rooms === null && local.every(({ truth }) => inScope(g, me, -1, -1, () => truth(g))))
      return start + tries(q, me);
    let least = NEVER;
    const kept = g.s.things.place[me];
    const stays = isHeld(kept) || roomOf(g, me) < 0;
    const candidates = stays ? [] : roomsByWay(q, me).filter((room) => rooms === null || rooms.includes(room));
    for (const room of candidates.slice(0, rooms === null ? 40 : ROOMS)) {
      const turns = way(trip(q, me, [room]));
      if (start + turns >= least) continue;
      g.s.things.place[me] = room;
      const open =
        local.every(({ truth }) => inScope(g, me, -1, -1, () => truth(g))) &&
        (unused === null || inScope(g, me, -1, -1, () => unused(g)));
      const more = open ? tries(q, me) : 0;
      g.s.things.place[me] = kept;
      // Nobody hurries to where there is no hope yet.
      if (open) least = Math.min(least, start + (more < TRIES ? turns : (turns + FAR) / 2) + more);
    }
    for (const card of sourceCards) {
      const turns = acquire(q, me, card);
      const open = turns > 0 || unused === null || inScope(g, me, -1, -1, () => unused(g));
      if (open) least = Math.min(least, start + turns + tries(q, me));
    }
    if (least < NEVER) return least;
    // No room of the house will do as it is.
    const unready = local.reduce((sum, { want: turns }) => sum + turns(q, me) + EACH, 0);
    const nearest = rooms === null ? 0 : way(trip(q, me, rooms));
    return Math.min(
      start + unready + nearest + 1,
      start + way(explore(q, me, (tile) => tiles.has(tile))) + tries(q, me),
    );
  };
}

/** What comes of anybody's death or unmasking is nobody's plan. */
const BEFALLS = /^(kill|reveal)\./;

/** A rule that works by itself: its condition, and where that speaks of the room that is entered, the way there. */
function happening(e: HauntWords, want: (raw: unknown) => Want, deed: Deed, guards: readonly unknown[]): Want {
  const { rule, status } = deed;
  if (rule !== null && rule.when === undefined && BEFALLS.test(rule.on)) return () => NEVER;
  const test = rule?.when as { readonly x?: string; readonly of?: readonly unknown[] } | undefined;
  const parts = test === undefined ? [] : test.x === 'all' ? (test.of ?? []) : [test];
  const conditions = [...parts, ...guards].filter((raw) => !ofTheMoment(raw));
  const needs = conditions.map((raw) => needOf(e, want, raw));
  const spots = needs.filter((need, i) => need.local || speaksOf(conditions[i], 'at'));
  const entered = parts.filter((raw) => speaksOf(raw, 'theRoom'));
  const kinds = kindsIn(entered);
  const rooms = [
    ...(kinds.length === 0 ? [] : [e.set({ x: 'roomOf', of: { x: 'pieces', kinds } })]),
    ...(namesIn(entered, 'named', 'ids').length === 0
      ? []
      : [e.set({ x: 'named', ids: namesIn(entered, 'named', 'ids') })]),
  ];
  const whom = rule === null || typeof rule.for !== 'object' || ofTheMoment(rule.for) ? null : e.set(rule.for);
  const bearer = status === '' ? null : want({ x: 'has', who: { x: 'self' }, status });
  return (q, me) => {
    const { g } = q;
    if (whom !== null && !inScope(g, me, -1, -1, () => whom(g).includes(me))) return NEVER;
    let turns = bearer === null ? 0 : bearer(q, me);
    // One place at which all that depends on the place is so is one way.
    const spot = spots.length < 2 ? NEVER : nearestWhere(q, me, () => spots.every(({ truth }) => truth(g)));
    for (const need of needs) {
      if (spot < NEVER && spots.includes(need)) continue;
      const more = need.want(q, me);
      if (more > 0) turns += more + EACH;
    }
    if (spot < NEVER) turns += spot;
    if (entered.length > 0)
      turns += trip(
        q,
        me,
        rooms.flatMap((set) => inScope(g, me, -1, -1, () => set(g).slice())),
      );
    return turns + 1;
  };
}
