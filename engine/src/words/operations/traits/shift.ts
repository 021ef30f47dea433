import type { G } from '../../../core/context.ts';
import { traitId } from '../../../core/tables.ts';
import type { Raw } from '../../../define/compiler.ts';
import { flag, num, someTraits, who } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp } from '../../../define/operation.ts';
import { isAsked, type RawQuestion } from '../../../define/question.ts';
import type { Num, SomeTraits, Who } from '../../../language/ex.ts';
import type { ShiftOp } from '../../../language/words.generated.ts';
import { bearsTrait, isExplorer, isMonster, isTransformed, traitOf } from '../../../machine/characters.ts';
import { carrierId, idOf, tellDone } from '../../../machine/log.ts';
import { CUSTODY } from '../../../play/traits.ts';
import { inRoom } from '../../../state/state.ts';
import { self } from '../../characters/self.ts';
import { minus } from '../../numbers/minus.ts';
import { allTraits } from '../../traits/all-traits.ts';
import { moveClipWord } from './move-clip.ts';

/** Rooms that raise traits do nothing for monsters; by one reading, nor for a traitor who has become one. */
function gainsNothing(g: G, who: number): boolean {
  if (!inRoom(g.scope.owner)) return false;
  const beast = isTransformed(g, who) && !g.law['monster.transformed-trait-rooms']();
  return (isMonster(g, who) || beast) && !g.law['monster.no-trait-rooms']();
}

/** A monster has no track: what an effect adds to its number, or takes from it, is written down. */
function raise(g: G, who: number, trait: number, by: number): void {
  if (!isMonster(g, who) || !bearsTrait(g, who, trait)) return;
  const from = traitOf(g, who, trait);
  const key = `${who}.${trait}`;
  g.s.raised[key] = (g.s.raised[key] ?? 0) + by;
  const told = {
    who: idOf(g, who),
    trait: traitId(g, trait),
    wanted: by,
    steps: by,
    from,
    to: traitOf(g, who, trait),
    about: carrierId(g, g.scope.owner),
  };
  tellDone(g, 'trait', told, { sufferer: by < 0 ? who : -1 });
}

/** What a card says of coming and going runs in a scope that tells which of the two it is. */
function custodyOf(g: G, held: boolean, by: number): number {
  if (held) return by > 0 ? CUSTODY.comes : CUSTODY.goes;
  const { $custody: custody } = g.scope.vals;
  return custody === CUSTODY.comes || custody === CUSTODY.goes ? custody : CUSTODY.none;
}

/** Whether clips go up or down, and how far where that is certain. */
function changeOf(steps: unknown): RawQuestion {
  if (typeof steps === 'number') return { key: steps < 0 ? 'lose' : 'gain', n: Math.abs(steps) };
  const { x, a } = steps as Raw;
  return { key: x === 'minus' && a === 0 ? 'lose' : 'gain' };
}

export const shiftWord = defineOp({
  op: 'shift',
  means:
    'Moves clips up or down; of a monster, it adds to the number. With `held`, the steps come and go with a card that is held, so that what a full track could not take is not lost later.',
  example: { who: { x: 'self' }, trait: 'might', steps: 1 },
  fields: { who, trait: someTraits, steps: num, held: flag },
  brings: [
    { topic: 'hurt', on: 'who' },
    { topic: 'healed', on: 'who' },
  ],
  chosen: { trait: ({ who: whose, steps }, asked) => (isAsked(whose, asked) ? changeOf(steps) : null) },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const steps = a.steps(g);
        const custody = custodyOf(g, a.held, steps);
        const shifted = a.trait(g);
        x.done();
        // Pushed in reverse: the frame on top runs first.
        for (const each of a.who(g).toReversed()) {
          for (const trait of shifted.toReversed()) {
            if (steps > 0 && gainsNothing(g, each)) continue;
            if (isExplorer(g, each)) moveClipWord.perform(g, each, { trait, steps, custody });
            else raise(g, each, trait, steps);
          }
        }
      },
    },
  },
});

/** `held`: the steps come and go with a card that is held, so that what a full track could not take is not lost later. */
export const shift = (whose: Who, t: SomeTraits, steps: Num, options: { held?: boolean } = {}): ShiftOp =>
  write<ShiftOp>({ op: 'shift', who: whose, trait: t, steps, ...options });
export const gain = (t: SomeTraits, n: Num = 1, whose: Who = self): ShiftOp => shift(whose, t, n);
export const lose = (t: SomeTraits, n: Num = 1, whose: Who = self): ShiftOp =>
  shift(whose, t, typeof n === 'number' ? -n : minus(0, n));
export const gainEach = (n = 1, whose: Who = self): ShiftOp => shift(whose, allTraits, n);
export const loseEach = (n = 1, whose: Who = self): ShiftOp => shift(whose, allTraits, -n);
