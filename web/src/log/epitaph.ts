import type { SeenEvent } from '@hollow/engine';
import { endsFight } from './duels.ts';

/** What is remembered of somebody when the game is over: one thing. */

export type Epitaph =
  | { readonly kind: 'slew'; readonly whom: string }
  | { readonly kind: 'fell'; readonly to: string }
  | { readonly kind: 'deed'; readonly rule: string; readonly n: number }
  | { readonly kind: 'carried'; readonly card: string; readonly n: number }
  | { readonly kind: 'opened'; readonly n: number }
  | { readonly kind: 'woke'; readonly n: number }
  | { readonly kind: 'fought'; readonly n: number; readonly won: number }
  | { readonly kind: 'hurt'; readonly n: number }
  | { readonly kind: 'walked'; readonly n: number };

/** From so many on it is worth telling. */
const WORTH: Readonly<Record<string, number>> = {
  deed: 1,
  carried: 6,
  opened: 4,
  woke: 2,
  fought: 2,
  hurt: 4,
  walked: 0,
};

interface Doings {
  slew: string | null;
  fell: string | null;
  readonly deeds: Map<string, number>;
  readonly carried: Map<string, number>;
  readonly held: Set<string>;
  opened: number;
  woke: number;
  fought: number;
  won: number;
  hurt: number;
  walked: number;
}

const nothing = (): Doings => ({
  slew: null,
  fell: null,
  deeds: new Map(),
  carried: new Map(),
  held: new Set(),
  opened: 0,
  woke: 0,
  fought: 0,
  won: 0,
  hurt: 0,
  walked: 0,
});

const more = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

const most = (counts: ReadonlyMap<string, number>): readonly [string, number] =>
  [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as readonly [string, number]);

/** Reads a game and remembers everybody's doings. */
class Memory {
  readonly #all = new Map<string, Doings>();
  readonly #countedDeck: string | null;
  /** Whoever won the last fight, against whom, as long as nothing else has begun. */
  #blow: { readonly by: string; readonly on: string } | null = null;

  constructor(order: readonly string[], countedDeck: string | null) {
    this.#countedDeck = countedDeck;
    for (const who of order) this.#all.set(who, nothing());
  }

  of(who: string): Doings | undefined {
    return this.#all.get(who);
  }

  hear(event: SeenEvent): void {
    if (endsFight(event)) this.#blow = null;
    if (event.type === 'fought') this.#fought(event);
    else if (event.type === 'died') this.#died(event.who);
    else if (event.type === 'card') this.#handed(event.card, event.from, event.to);
    else if ('who' in event && typeof event.who === 'string') this.#did(event, this.of(event.who));
  }

  #fought({ by, on, winner }: Extract<SeenEvent, { readonly type: 'fought' }>): void {
    for (const who of [by, on]) {
      const doings = this.of(who);
      if (doings === undefined) continue;
      doings.fought += 1;
      if (winner === who) doings.won += 1;
    }
    this.#blow = winner === '' ? null : { by: winner, on: winner === by ? on : by };
  }

  #died(who: string): void {
    const killer = this.#blow?.on === who ? this.#blow.by : null;
    const victim = this.of(who);
    if (victim !== undefined) victim.fell = killer;
    const slayer = killer === null ? undefined : this.of(killer);
    if (slayer !== undefined) slayer.slew = who;
  }

  #handed(card: string, from: string, to: string): void {
    this.of(from)?.held.delete(card);
    this.of(to)?.held.add(card);
  }

  #did(event: SeenEvent, doings: Doings | undefined): void {
    if (doings === undefined) return;
    if (event.type === 'discover') doings.opened += 1;
    else if (event.type === 'draw' && event.deck === this.#countedDeck) doings.woke += 1;
    else if (event.type === 'damage') doings.hurt += event.n;
    else if (event.type === 'offer' && event.rule.startsWith('haunts/')) more(doings.deeds, event.rule);
    else if (event.type === 'move') {
      doings.walked += 1;
      for (const card of doings.held) more(doings.carried, card);
    }
  }
}

/** All that could be told of somebody, the most remarkable first. */
function candidates(doings: Doings): Epitaph[] {
  const [rule, tries] = most(doings.deeds);
  const [card, rooms] = most(doings.carried);
  const { slew, fell, opened, woke, fought, won, hurt, walked } = doings;
  const counted: readonly (Epitaph & { readonly n: number })[] = [
    { kind: 'deed', rule, n: tries },
    { kind: 'fought', n: fought, won },
    { kind: 'woke', n: woke },
    { kind: 'carried', card, n: rooms },
    { kind: 'opened', n: opened },
    { kind: 'hurt', n: hurt },
    { kind: 'walked', n: walked },
  ];
  return [
    ...(slew === null ? [] : [{ kind: 'slew', whom: slew } as const]),
    ...(fell === null ? [] : [{ kind: 'fell', to: fell } as const]),
    ...counted.filter(({ kind, n }) => n >= (WORTH[kind] ?? 1)),
  ];
}

/** One thing for each, and as far as it goes another for everybody. */
export function epitaphsOf(
  events: readonly SeenEvent[],
  order: readonly string[],
  countedDeck: string | null,
): ReadonlyMap<string, Epitaph> {
  const memory = new Memory(order, countedDeck);
  for (const event of events) memory.hear(event);
  const told = new Map<string, Epitaph>();
  const kinds = new Set<Epitaph['kind']>();
  for (const who of order) {
    const found = candidates(memory.of(who) ?? nothing());
    const chosen = found.find(({ kind }) => !kinds.has(kind)) ?? found[0];
    if (chosen === undefined) continue;
    kinds.add(chosen.kind);
    told.set(who, chosen);
  }
  return told;
}
