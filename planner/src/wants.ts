import type { HauntDef } from '@hollow/engine';
import {
  type HauntWords,
  holder,
  hostile,
  inScope,
  isCharacter,
  isDead,
  isExplorer,
  isHeld,
  monsterOf,
  type NumFn,
  roomOf,
  type SetFn,
  sideOf,
} from '@hollow/engine/inner';
import { bringing, cardsIn, type Deed, deedsOf, kindsIn, namesIn, speaksOf, type Topic } from './deeds.ts';
import { doing, guardsOf, tilesOf } from './doing.ts';
import { acquire, explore, NEVER, nearestWhere, slay, stamina, trip } from './quest.ts';
import type { PlannedAction, Quest, Want } from './types.ts';

type Raw = Readonly<Record<string, unknown>>;

/** How much the distance of one condition after the other counts, so that nobody stands between two of them for ever. */
const LATER = [1, 0.7, 0.5, 0.4];
/** Turns for one more of the same, once the first is done. */
const MORE = 6;
/** Nothing tells how such a condition comes about. */
const UNKNOWN = 8;
/** How far a counter goes that has no end of its own. */
const SOME = 4;
/** What a step to the conditions of a step counts of it. */
const AWAITED = 0.5;
const SIDES = ['heroes', 'traitor', 'side', 'explorers', 'everyone'];

/** How much of a step is left that takes so many turns: none of one that is done, nearly all of one far away; and every turn less is felt. */
export const effort = (turns: number): number =>
  0.7 * (1 - 2 ** (-Math.max(0.1, turns) / 6)) + 0.3 * Math.min(1, turns / NEVER);

/** Several conditions at once: the nearest first; being somewhere comes last. */
export function joint(costs: readonly { readonly turns: number; readonly place: boolean }[]): number {
  const unmet = costs.filter(({ turns }) => turns > 0);
  const [places, others] = [unmet.filter(({ place }) => place), unmet.filter(({ place }) => !place)];
  const inOrder = [...others.toSorted((a, b) => a.turns - b.turns), ...places];
  // What comes later counts less for its distance and in full for still having to be done: doing one thing never makes the rest look dearer.
  return inOrder.reduce((sum, { turns }, i) => sum + turns * (LATER[i] ?? 0.3) + NEVER * (1 - (LATER[i] ?? 0.3)), 0);
}

/** What a haunt's conditions and deeds are made into. */
export interface Wants {
  want(raw: unknown): Want;
  /** Steps that are left to a goal: the one at hand counts the less the fewer turns it takes, every other one in full. */
  goal(raw: unknown): Want;
  /** Turns until the character has done it with success. */
  deed(deed: Deed, topic?: Topic, names?: readonly string[]): Want;
  readonly planned: readonly PlannedAction[];
}

/** Makes the measures of one haunt. */
export function wantsOf(e: HauntWords, def: HauntDef): Wants {
  const deeds = deedsOf(def);
  const made = new Map<unknown, Want>();

  const best = (topic: Topic, names: readonly string[]): Want => {
    const found = bringing(deeds, topic, names);
    // Rules that hurt who breaks them bring nothing about on purpose.
    const ways = found.map((deed) => wants.deed(deed, topic, names));
    const tiles = found.map(({ id, action }) => {
      const of = action ? def.actions?.[id] : undefined;
      return of === undefined ? new Set<number>() : tilesOf(e, of);
    });
    const apart = tiles.filter(({ size }) => size > 0).length > 1;
    return (q, me) => {
      const turns = ways.map((way) => way(q, me));
      const least = Math.min(NEVER, ...turns);
      return apart ? Math.min(least, anyOf(q, me, turns, tiles)) : least;
    };
  };

  /** The cheapest of all that could bring about what the condition speaks of. */
  const through = (raw: unknown, pieces: 'made' | 'gone'): Want => {
    const ways = [
      best('var', namesIn(raw, 'var', 'name')),
      best(pieces, kindsIn(raw)),
      best(pieces === 'made' ? 'set' : 'lifted', [...namesIn(raw, 'has', 'status'), ...namesIn(raw, 'with', 'status')]),
      // Who is where its holder is gets there by being taken along.
      best('borne', pieces === 'made' && speaksOf(raw, 'holderOf') ? [''] : []),
    ];
    return (q, me) => Math.min(...ways.map((way) => way(q, me)));
  };

  const setOf = (raw: unknown): SetFn => e.set(raw);

  /** Stands where the condition would hold. */
  const elsewhere = (raw: unknown): Want => {
    if (!speaksOf(raw, 'here', 'withMe', 'at')) return () => NEVER;
    const truth = e.truth(raw);
    return (q, me) => nearestWhere(q, me, () => truth(q.g));
  };

  const kinds: Readonly<Record<string, (raw: Raw) => Want>> = {
    all: (raw) => {
      const parts = (raw.of as Raw[]).map((of) => ({ want: wants.want(of), place: of.x === 'at' }));
      return (q, me) => joint(parts.map(({ want, place }) => ({ turns: want(q, me), place })));
    },
    any: (raw) => {
      const parts = (raw.of as unknown[]).map((of) => wants.want(of));
      return (q, me) => Math.min(...parts.map((part) => part(q, me)));
    },
    is: (raw) => {
      const [a, b] = [e.num(raw.a), e.num(raw.b)];
      const step = through(raw, 'made');
      const fewer = raw.cmp === '<' || raw.cmp === '≤';
      const people = speaksOf(raw.a, ...SIDES) ? setOf({ x: 'explorers' }) : null;
      const taken = having(raw.a);
      return (q, me) => {
        const [x, y] = inScope(q.g, me, -1, -1, () => [a(q.g), b(q.g)] as const);
        const missing = Math.max(1, Math.abs(x - y));
        if (people !== null && fewer) return killing(q, me, people(q.g), false) + MORE * (missing - 1);
        return Math.min(step(q, me), taken(q, me)) + MORE * (missing - 1);
      };
    },
    at: (raw) => {
      const [who, rooms] = [setOf(raw.who), setOf(raw.rooms)];
      const tiles = tilesNamed(raw.rooms);
      return (q, me) => {
        const [movers, goals] = inScope(q.g, me, -1, -1, () => [who(q.g), rooms(q.g)] as const);
        const ways = movers.map((x) => (goals.length > 0 ? trip(q, x, goals) : explore(q, x, tiles)));
        return Math.min(NEVER, ...ways);
      };
    },
    holds: (raw) => {
      const [who, things] = [setOf(raw.who), setOf(raw.things)];
      const fetched = best('card', cardsIn(raw.things));
      // What nobody may carry is held only by who is given it.
      const kinds = kindsIn(raw.things);
      const loose = kinds.filter((kind) => def.pieces?.[kind]?.carry !== undefined);
      const [made, given] = [best('made', loose), best('given', kinds)];
      const there = elsewhere(raw);
      return (q, me) => {
        const [keepers, wanted] = inScope(q.g, me, -1, -1, () => [who(q.g), things(q.g)] as const);
        let least = Math.min(fetched(q, me), made(q, me), given(q, me), there(q, me));
        for (const thing of wanted) least = Math.min(least, brought(q, me, keepers, thing));
        return least;
      };
    },
    exists: (raw) => {
      if (speaksOf(raw.of, 'deadOnes')) {
        const living = setOf({ x: 'explorers' });
        return (q, me) => killing(q, me, living(q.g), false);
      }
      const ways = [through(raw, 'made'), having(raw.of), elsewhere(raw), members(raw.of)];
      return (q, me) => Math.min(...ways.map((way) => way(q, me)));
    },
    not: (raw) => {
      const of = raw.of as Raw;
      if (of.x !== 'exists') {
        const ways = [through(of, 'gone'), elsewhere(raw)];
        return (q, me) => Math.min(UNKNOWN, ...ways.map((way) => way(q, me)));
      }
      return gone(of.of as Raw);
    },
    isDead: (raw) => {
      const who = setOf(raw.who);
      return (q, me) =>
        killing(
          q,
          me,
          inScope(q.g, me, -1, -1, () => who(q.g)),
          true,
        );
    },
    has: (raw) => best('set', [String(raw.status)]),
  };

  /** Somebody of the set for whom its test holds: as near as the nearest who comes into question. */
  const members = (raw: unknown): Want => {
    const set = raw as Raw;
    if (set.x !== 'where') return () => NEVER;
    const [of, test] = [setOf(set.of), kinds.all({ of: [set.test] })];
    if (!speaksOf(set.test, 'theIt')) return () => NEVER;
    return (q, me) => {
      const kept = q.g.it;
      let least = NEVER;
      for (const x of inScope(q.g, me, -1, -1, () => of(q.g))) {
        q.g.it = x;
        least = Math.min(least, test(q, isExplorer(q.g, x) && sideOf(q.g, x) === sideOf(q.g, me) ? me : x));
      }
      q.g.it = kept;
      return least;
    };
  };

  /** Has one of the things that the set names: pieces, or any card where it speaks of what is held. */
  const having = (raw: unknown): Want => {
    if (!speaksOf(raw, 'holds', 'heldBy', 'holderOf')) return () => NEVER;
    const [named, own] = [kindsIn(raw), speaksOf(raw, 'heldBy')];
    const pieces = named.length === 0 ? null : setOf({ x: 'pieces', kinds: named });
    const items = own ? setOf({ x: 'tagged', tags: ['item'] }) : null;
    return (q, me) => {
      let least = NEVER;
      for (const thing of [...(pieces?.(q.g) ?? []), ...(items?.(q.g) ?? [])]) {
        const place = q.g.s.things.place[thing];
        if (place < 4000 && !(isHeld(place) && holder(place) === me)) least = Math.min(least, acquire(q, me, thing));
      }
      return least;
    };
  };

  const gone = (set: Raw): Want => {
    const of = setOf(set);
    const undone = through({ of: set }, 'gone');
    const freed = best('set', [...namesIn(set, 'has', 'status')]);
    const sent = best('sent', ['']);
    const people = speaksOf(set, ...SIDES);
    const marked = namesIn(set, 'has', 'status').length > 0;
    return (q, me) => {
      const left = inScope(q.g, me, -1, -1, () => of(q.g));
      const more = MORE * (left.length - 1);
      const least = Math.min(undone(q, me), marked ? freed(q, me) : NEVER);
      if (people && !marked && left.every((x) => isExplorer(q.g, x))) {
        const friends = left.some((x) => sideOf(q.g, x) === sideOf(q.g, me));
        return friends ? sent(q, me) + more : killing(q, me, left, true);
      }
      const slain = left.some((x) => monsterOf(q.g, x) !== null) ? killing(q, me, left, true) : NEVER;
      return Math.min(least + more, slain);
    };
  };

  /** Steps of a single condition that does not hold, the next of which takes so many turns: what is counted, or who must die, one by one. */
  const stepsLeft = (node: Raw): ((q: Quest, me: number, next: number) => number) => {
    if (node.x === 'is') {
      const [a, b] = [e.num(node.a), e.num(node.b)];
      return (q, me, next) => {
        const missing = inScope(q.g, me, -1, -1, () => Math.max(1, Math.abs(a(q.g) - b(q.g))));
        return missing - 1 + effort(next - MORE * (missing - 1));
      };
    }
    const of = node.x === 'not' ? (node.of as Raw) : null;
    if (of?.x !== 'exists') return (_q, _me, next) => effort(next);
    const set = setOf(of.of);
    return (q, me, next) => {
      const left = inScope(q.g, me, -1, -1, () => set(q.g));
      const foes = left.filter((x) => isCharacter(q.g, x) && hostile(q.g, me, x));
      if (foes.length === left.length && foes.some((x) => slay(q, me, x) < NEVER))
        return foes.reduce((sum, x) => sum + effort(slay(q, me, x)), 0);
      return left.length - 1 + effort(next - MORE * (left.length - 1));
    };
  };

  /** What every deed that makes a thing waits for, before it is made at all: those conditions are steps to it. */
  const awaited = (node: Raw): Want | null => {
    if (node.x !== 'exists') return null;
    const kinds = kindsIn(node.of);
    const ways = bringing(deeds, 'made', kinds).map((deed) => guardsOf(deed, 'made', kinds));
    if (ways.length === 0 || ways.some((guards) => guards.length === 0)) return null;
    const goals = ways.map((of) => wants.goal({ x: 'all', of }));
    return (q, me) => Math.min(...goals.map((goal) => goal(q, me)));
  };

  const tilesNamed = (raw: unknown): ((tile: number) => boolean) => {
    const places = namesIn(raw, 'place', 'name').map((name) => e.names.place(name));
    const ids = new Set([raw, ...places].flatMap((of) => namesIn(of, 'named', 'ids')).map((id) => e.names.room(id)));
    return (tile) => ids.has(tile);
  };

  const wants: Wants = {
    want(raw) {
      const known = made.get(raw);
      if (known !== undefined) return known;
      const node = raw as Raw;
      // Written before it is made: a condition may lead back to itself through the deeds that bring it about.
      let unmet: Want | null = null;
      const truth = e.truth(raw);
      const want: Want = (q, me) => {
        if (inScope(q.g, me, -1, -1, () => truth(q.g))) return 0;
        unmet ??= kinds[String(node.x)]?.(node) ?? ((quest, who) => Math.min(UNKNOWN, elsewhere(raw)(quest, who)));
        return Math.max(0.1, unmet(q, me));
      };
      made.set(raw, want);
      return want;
    },
    goal(raw) {
      const node = raw as Raw;
      if (node.x === 'all' || node.x === 'any') {
        const parts = (node.of as unknown[]).map((of) => wants.goal(of));
        const fold =
          node.x === 'all'
            ? (steps: number[]) => steps.reduce((a, b) => a + b, 0)
            : (steps: number[]) => Math.min(...steps);
        return (q, me) => fold(parts.map((part) => part(q, me)));
      }
      const [turns, left, before] = [wants.want(raw), stepsLeft(node), awaited(node)];
      return (q, me) => {
        const next = turns(q, me);
        return next === 0 ? 0 : left(q, me, next) + AWAITED * (before?.(q, me) ?? 0);
      };
    },
    deed: (deed, topic, names) => doing(e, def, wants.want, deed, topic, names),
    get planned() {
      return deeds
        .filter(({ action }) => action)
        .map(
          (deed): PlannedAction => ({
            who: e.set(def.actions?.[deed.id]?.who),
            turns: wants.deed(deed),
            gained: gainedBy(e, def, deeds, deed),
          }),
        );
    },
  };
  return wants;
}

/** What a deed has brought so far: how far its counters are, its pieces in play, its conditions set or lifted. */
function gainedBy(e: HauntWords, def: HauntDef, deeds: readonly Deed[], deed: Deed): NumFn {
  const named = (topic: Topic, from: readonly Deed[] = [deed]): string[] => [
    ...new Set(from.flatMap(({ effects }) => effects.filter((x) => x.topic === topic).map(({ name }) => name))),
  ];
  const actions = deeds.filter(({ action }) => action);
  const parts: NumFn[] = [];
  for (const name of named('var')) {
    const counter = def.counters?.[name];
    if (counter === undefined) continue;
    const [value, most] = [e.num({ x: 'var', name }), counter.to === undefined ? () => SOME : e.num(counter.to)];
    parts.push((g) => 2 * Math.min(1, value(g) / Math.max(1, most(g))));
  }
  for (const kind of named('made')) {
    const pieces = e.set({ x: 'pieces', kinds: [kind] });
    // What is carried about is for something else: of that, one more counts ever less.
    const carried = def.pieces?.[kind]?.carry !== undefined;
    parts.push((g) => (carried ? 0.8 * (1 - 2 ** -pieces(g).length) : 0.4 * pieces(g).length));
  }
  const declared = (status: string): boolean => def.statuses?.[status] !== undefined;
  for (const [topic, other, worth] of [
    ['set', 'lifted', 0.6],
    ['lifted', 'set', -1],
  ] as const) {
    for (const status of named(topic).filter((name) => declared(name) && !named(other, actions).includes(name))) {
      const bearers = e.set({ x: 'with', status });
      parts.push((g) => worth * bearers(g).length);
    }
  }
  return (g) => parts.reduce((sum, part) => sum + part(g), 0);
}

/** Where each of several deeds waits for a room that nobody has found, the first of the rooms that turns up will do. */
function anyOf(q: Quest, me: number, turns: readonly number[], tiles: readonly ReadonlySet<number>[]): number {
  const lies = (tile: number): boolean => q.g.s.rooms.floor[tile] >= 0;
  const sought = new Set<number>();
  let after = NEVER;
  tiles.forEach((of, i) => {
    if (of.size === 0 || turns[i] >= NEVER || [...of].some(lies)) return;
    const alone = explore(q, me, (tile) => of.has(tile));
    if (alone >= NEVER) return;
    after = Math.min(after, Math.max(0, turns[i] - alone));
    for (const tile of of) sought.add(tile);
  });
  return sought.size < 2 ? NEVER : explore(q, me, (tile) => sought.has(tile)) + after;
}

/** Turns until one of the keepers has the thing: taken, or taken there. */
function brought(q: Quest, me: number, keepers: readonly number[], thing: number): number {
  if (keepers.includes(me)) return acquire(q, me, thing);
  const rooms = keepers.map((x) => roomOf(q.g, x));
  const carried = acquire(q, me, thing) + trip(q, me, rooms) * 0.5 + 1;
  return Math.min(carried, ...keepers.map((x) => acquire(q, x, thing)));
}

/** Turns until one, or all, of them are dead by the character's hand; those who are no enemies are left out. */
function killing(q: Quest, me: number, targets: readonly number[], all: boolean): number {
  const foes = targets.filter((x) => !isDead(q.g, x) && hostile(q.g, me, x));
  if (foes.length === 0) return NEVER;
  const turns = foes.map((x) => slay(q, me, x));
  const least = Math.min(...turns);
  if (!all) return least;
  const at = turns.indexOf(least);
  return foes.reduce((sum, x, i) => sum + (i === at ? 0 : 1 + 0.3 * (isExplorer(q.g, x) ? stamina(q.g, x) : 2)), least);
}
