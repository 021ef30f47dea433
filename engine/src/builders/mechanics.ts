import type { OneWho } from '../language/ex.ts';
import type { Op, Ops, PackRules, Rule, TraitRef, Truth } from '../language/types.ts';
import {
  $who,
  add,
  any,
  ask,
  cross,
  discard,
  exists,
  is,
  it,
  level,
  movementOver,
  not,
  owner,
  roll,
  self,
  thisCard,
  trait,
  v,
  where,
  withMe,
} from './index.ts';

/** Shapes that several cards and rooms share, put together from the words of the language and named after the mechanic. */

/** The results from n on, and those below. */
const atLeast = (n: number, yes: Ops, no: Ops): Readonly<Record<string, Ops>> => ({
  [`${n}+`]: yes,
  [`0-${n - 1}`]: no,
});

/** A barrier that splits a room: crossed by a roll while one may still move. */
export const crossing = (t: TraitRef, pass: number, fail: Ops, limitCites: string): Rule => ({
  on: 'turn.offer',
  needs: [not(movementOver)],
  do: [roll(trait(t), atLeast(pass, [cross()], fail))],
  limitCites,
});

export interface HeldFast {
  /** The card that holds, which counts the failures in a variable `fails`. */
  readonly card: string;
  /** Ids of its rules: that nothing else can be done, the attempt to get free, and that it comes of itself. */
  readonly held: string;
  readonly free: string;
  readonly loose: string;
  /** What the attempt asks for, and what failing costs. */
  readonly by: { readonly trait: TraitRef; readonly pass: number; readonly fail?: Ops };
  /** After so many failures one comes free. */
  readonly after: number;
  readonly cites: string;
}

/** A card that holds its owner fast until somebody in the same place gets the owner free, or has failed often enough. */
export const heldFast = ({ card, held, free, loose, by, after, cites }: HeldFast): PackRules => ({
  [held]: { on: 'may', verbs: ['*'], except: [`cards/${card}/${free}`], cites: [cites] },
  [free]: {
    on: 'turn.offer',
    for: withMe(owner),
    reaches: ['explorers'],
    uses: false,
    do: [roll(trait(by.trait), atLeast(by.pass, [discard(thisCard)], [add('fails', 1), ...(by.fail ?? [])]))],
  },
  [loose]: { on: 'turn.before', when: is(v('fails'), '≥', after), do: [discard(thisCard)] },
});

/** The trait stands below where it started. */
export const belowStart = (who: OneWho, t: TraitRef): Truth =>
  is(level(who, t, 'step'), '<', level(who, t, 'startStep'));

const patient = $who('patient');

/** For an explorer in the same place one of whose traits is below its start: oneself or another. */
export const treatment = (traits: readonly string[], treat: (patient: OneWho) => readonly Op[]): Rule => {
  const [first, ...others] = traits.map((t) => belowStart(it, t));
  const hurt = where(
    withMe(self),
    first !== undefined && others.length === 0 ? first : any(...traits.map((t) => belowStart(it, t))),
  );
  return {
    on: 'turn.offer',
    reaches: ['explorers'],
    needs: [exists(hurt)],
    do: [ask(self, 'who', { from: hurt, as: 'patient', question: 'treat' }), ...treat(patient)],
  };
};
