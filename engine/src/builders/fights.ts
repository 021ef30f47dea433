import type { Num, OneRoom, Op, Ops, Rule, Things, TraitRef, Truth, Who } from '../language/types.ts';
import * as w from './words.generated.ts';

/** What winning brings besides damage, what losing costs, and deaths that are none. */

export interface RobOptions {
  /** From which margin on; two as if nothing is said. */
  readonly from?: number;
  /** The kind of damage that it stands in place of; physical as if nothing is said. */
  readonly kind?: string;
  /** What else must hold. */
  readonly when?: Truth;
}

/** Whoever of `who` has won a fight by so much may take one of these things from the loser in place of the damage. */
export function robs(who: Who, what: Things, { from = 2, kind = 'physical', when }: RobOptions = {}): Rule {
  const loot = w.where(what, w.holds(w.subject, w.itThing));
  const tests = [
    w.isIn(w.winner, who),
    w.kindIs(kind),
    w.is(w.margin, '≥', from),
    ...(when === undefined ? [] : [when]),
    w.exists(loot),
  ];
  return {
    on: 'defeat.offer',
    when: w.all(...tests),
    do: [w.ask(w.self, 'thing', { from: loot, as: 'loot', question: 'steal' }), w.steal(w.$thing('loot'), w.winner)],
  };
}

/** `self` loses so many steps, one after the other, each on a trait of its own choice: of all of them, or of one kind. */
export const sufferAny = (n: Num, kind?: string): Op =>
  w.repeat(n, [
    w.when(w.not(w.isDead(w.self)), [
      w.ask(w.self, 'trait', { from: kind === undefined ? w.allTraits : w.traitsOf(kind), as: 'trait' }),
      w.lose(w.$trait('trait')),
    ]),
  ]);

/** Whoever of them would die stands in this room again, healed; `after` is done then. */
export const returns = (who: Who, room: OneRoom, after: Ops = []): Rule => ({
  on: 'kill.instead',
  for: who,
  do: [w.setTrait(w.self, w.allTraits, 'start'), w.put(w.self, room), ...after],
});

export interface GripOptions {
  /** Who grips, and whom. */
  readonly by: Who;
  readonly on: Who;
  /** What else must hold for somebody to be gripped. */
  readonly when?: Truth;
  /** What is done to whoever is gripped before that. */
  readonly first?: Ops;
  /** What the struggle is rolled with: a trait, or any of one's own choice as if nothing is said. */
  readonly trait?: TraitRef;
}

export interface Grip {
  /** Whom somebody of `by` holds. */
  readonly gripped: Who;
  /** For the rules: a fight lost to a gripper, and the struggle at the start of the turn. */
  readonly caught: Rule;
  readonly struggle: Rule;
}

/** Grabbed in place of damage, dragged along, and free again by rolling more than the one who holds; whoever does not has no turn. */
export function grip({ by, on, when, first = [], trait }: GripOptions): Grip {
  const gripped = w.where(on, w.isIn(w.holderOf(w.it), by));
  const handsFull = w.exists(w.where(on, w.isIn(w.holderOf(w.it), w.winner)));
  const tests = [w.isIn(w.winner, by), ...(when === undefined ? [] : [when]), w.not(handsFull)];
  const choice = trait === undefined ? [w.ask(w.self, 'trait', { from: w.allTraits, as: 'trait' })] : [];
  return {
    gripped,
    caught: { on: 'defeat.instead', for: on, when: w.all(...tests), do: [...first, w.hold(w.self, w.winner)] },
    struggle: {
      on: 'turn.before',
      for: gripped,
      do: [
        ...choice,
        w.contest({ a: w.self, b: w.holderOf(w.self), trait: trait ?? w.$trait('trait'), as: 'margin' }),
        w.when(w.is(w.$num('margin'), '>', 0), [w.letGo(w.self)], [w.end('turn')]),
      ],
    },
  };
}
