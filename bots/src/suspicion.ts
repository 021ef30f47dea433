import { type Engine, picker, type State, type View } from '@hollow/engine';
import {
  asIfTraitor,
  explorersPlayedBy,
  isTraitorIn,
  maskedExplorers,
  type OpenAim,
  type Planner,
  whereIs,
} from '@hollow/planner';
import { type Weights, worthOfAim } from './light-features.ts';
import { weightsIn } from './weights.ts';

/** What is done for no reason that anybody could think of: so much of everything. */
const WHIM = 0.2;
/** One round says no more than this, in natural units of evidence. */
const MOST = 1.2;
/** Positions that are made up, of which one is believed by how well it fits. */
const IMAGINED = 6;
const GRAIN = 1 << 20;

/** How likely each aim is for whoever takes what weighs more the more often: they come to 1. */
export function likelihoods(weights: Weights, aims: readonly OpenAim[]): readonly number[] {
  const worth = aims.map((aim) => worthOfAim(weights, aim));
  const most = Math.max(0, ...worth);
  const shares = worth.map((one) => Math.exp(one - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

/**
 * Who the hidden traitor may be, from what everybody can see: from one turn of its own to the next a seat looks whether
 * others went where heroes would go, or where only a traitor would. It makes up positions accordingly.
 */
export class Suspicion {
  readonly #engine: Engine;
  readonly #planner: Planner;
  /** By explorer: what speaks for its being the traitor, in natural units of evidence. */
  readonly #evidence = new Map<number, number>();
  #then: State | null = null;

  constructor(engine: Engine, planner: Planner) {
    this.#engine = engine;
    this.#planner = planner;
  }

  /** Looks round at the beginning of a turn of the seat's own. */
  lookRound(view: View, seat: number, seed: string): void {
    const now = this.#engine.sample(view, `${seed}/round`);
    const masked = maskedExplorers(this.#engine, now);
    if (masked.length === 0) return;
    const own = explorersPlayedBy(this.#engine, now, seat);
    const { turn } = view.known;
    if (!own.includes(turn.who) || this.#then?.turn.n === turn.n) return;
    const then = this.#then;
    this.#then = now;
    if (then === null || !then.underway) return;
    for (const who of masked) {
      if (own.includes(who)) continue;
      const said = this.#saysOf(then, now, who, masked.find((x) => x !== who) ?? who);
      this.#evidence.set(who, (this.#evidence.get(who) ?? 0) + Math.max(-MOST, Math.min(MOST, said)));
    }
  }

  /** What an explorer's last steps say: how much likelier a traitor is to go them than a hero. */
  #saysOf(then: State, now: State, who: number, other: number): number {
    const asTraitor = this.#fits(asIfTraitor(this.#engine, then, who), now, who, 'traitor');
    const asHero = this.#fits(asIfTraitor(this.#engine, then, other), now, who, 'hero');
    return Math.log(asTraitor / asHero);
  }

  /** How well it fits what the explorer was after in a supposed position that it is now where it is. */
  #fits(supposed: State, now: State, who: number, part: 'hero' | 'traitor'): number {
    const aims = this.#planner.aims(supposed, who);
    const shares = likelihoods(weightsIn(this.#engine, supposed).aims[part], aims);
    const [was, is] = [whereIs(supposed, who), whereIs(now, who)];
    const nearer = this.#planner.cameNearer(now, who, was);
    const fits = ({ room, kind }: OpenAim): boolean =>
      was === is ? kind === 'stay' || room === is : room === is || nearer(room) > 0;
    return WHIM + aims.reduce((sum, aim, n) => sum + (fits(aim) ? (shares[n] ?? 0) : 0), 0);
  }

  /** How likely it is, to somebody who has no part in it, that each of some explorers is the traitor. */
  chances(among: readonly number[]): ReadonlyMap<number, number> {
    const weights = among.map((who) => Math.exp(this.#evidence.get(who) ?? 0));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return new Map(among.map((who, n) => [who, (weights[n] ?? 0) / all]));
  }

  /** A whole position that fits the view and, where roles are hidden, what was seen of those who have them. */
  sample(view: View, seed: string): State {
    const first = this.#engine.sample(view, seed);
    if (this.#evidence.size === 0) return first;
    const masked = maskedExplorers(this.#engine, first);
    if (masked.length === 0) return first;
    const imagined = [
      first,
      ...Array.from({ length: IMAGINED - 1 }, (_, k) => this.#engine.sample(view, `${seed}/role ${k}`)),
    ];
    const weights = imagined.map((state) =>
      masked.reduce((product, who) => product * (isTraitorIn(this.#engine, state, who) ? this.#odds(who) : 1), 1),
    );
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    let left = (all * picker(`${seed}/believed`)(GRAIN)) / GRAIN;
    for (const [n, state] of imagined.entries()) {
      left -= weights[n] ?? 0;
      if (left <= 0) return state;
    }
    return first;
  }

  #odds(who: number): number {
    return Math.exp(this.#evidence.get(who) ?? 0);
  }
}
