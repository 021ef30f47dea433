import type { State } from '@hollow/engine';
import type { OpenAim, Planner } from '@hollow/planner';
import { type Weights, worthOfAim } from './light-features.ts';

/** What it counts that somebody has come nearer to something by its last steps, or has gone away from it. */
const HEADING = 1;

/** Where explorers were seen before, by their number: where they seem to be heading is told from there. */
export type SeenBefore = ReadonlyMap<number, number>;

interface Offer {
  readonly who: number;
  readonly aim: OpenAim;
  readonly worth: number;
}

/** Who of a side takes what. */
export class SharedPlan {
  readonly #parts: ReadonlyMap<number, OpenAim>;
  readonly #aims: ReadonlyMap<number, readonly OpenAim[]>;

  constructor(parts: ReadonlyMap<number, OpenAim>, aims: ReadonlyMap<number, readonly OpenAim[]>) {
    this.#parts = parts;
    this.#aims = aims;
  }

  /** All that somebody could set out to do where the plan was made; null where that was not looked at. */
  aimsOf(who: number): readonly OpenAim[] | null {
    return this.#aims.get(who) ?? null;
  }

  /** What somebody is to do; null where there is nothing of which others would have to know. */
  partOf(who: number): OpenAim | null {
    return this.#parts.get(who) ?? null;
  }

  /** Others are at it already, as many as there is room for. */
  isTaken(aim: OpenAim, me: number): boolean {
    if (aim.task === '') return false;
    let others = 0;
    for (const [who, part] of this.#parts) if (who !== me && part.task === aim.task) others++;
    return others >= aim.hands;
  }
}

/**
 * Shares out among all of a side what there is to do, from what all of them can see: the same for each of them, so that
 * nobody has to say anything. Whoever gains most by something takes it, and where there is room for one alone the others
 * take something else; where somebody came nearer to a thing by its last steps, that one seems to be after it.
 */
export function planTogether(
  planner: Planner,
  state: State,
  me: number,
  weights: Weights,
  before: SeenBefore = new Map(),
  all: readonly number[] = planner.companions(state, me),
): SharedPlan {
  const aims = planner.aimsOfEach(state, all);
  const offers = all.flatMap((who, n): Offer[] => {
    const nearer = planner.cameNearer(state, who, before.get(who) ?? -1);
    return (aims[n] ?? []).map((aim) => {
      const heading = aim.task === '' ? 0 : nearer(aim.room);
      return { who, aim, worth: worthOfAim(weights, aim) + HEADING * heading };
    });
  });
  offers.sort((a, b) => b.worth - a.worth || a.who - b.who);
  const parts = new Map<number, OpenAim>();
  const used = new Map<string, number>();
  for (const { who, aim } of offers) {
    const { task, hands } = aim;
    if (parts.has(who) || (used.get(task) ?? 0) >= hands) continue;
    parts.set(who, aim);
    if (task !== '') used.set(task, (used.get(task) ?? 0) + 1);
  }
  return new SharedPlan(parts, new Map(all.map((who, n) => [who, aims[n] ?? []])));
}
