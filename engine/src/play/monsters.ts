import type { G } from '../core/context.ts';
import { flagsOf, rowOf } from '../core/tables.ts';
import { isStunnedNow, monstersInPlay } from '../machine/characters.ts';
import { forbidden } from '../machine/fold.ts';
import { idOf, tell } from '../machine/log.ts';
import { STUNNED } from '../state/state.ts';

/** How far the monsters' turn has come: who was stunned when it began, which kinds take part, who has acted. */
export interface MonstersSoFar {
  readonly stunned: readonly number[];
  readonly kinds: readonly number[];
  readonly acted: readonly number[];
}

export const kindOf = (g: G, piece: number): number => rowOf(g.s.things.def, piece);

/** It acts at another time: a rule keeps it from acting in the monsters' turn. */
export const actsElsewhere = (g: G, monster: number): boolean => forbidden(g, 'act', monster) !== null;

/** It is stunned no longer. */
export function recover(g: G, monster: number): void {
  g.s.things.flags[monster] = flagsOf(g, monster) & ~STUNNED;
  tell(g, 'recovered', { who: idOf(g, monster) });
}

/** Monsters that have still to act in their turn. */
export const monstersLeft = (g: G, { stunned, kinds, acted }: MonstersSoFar): number[] =>
  monstersInPlay(g).filter(
    (m) =>
      !g.law['monster.stunned'](isStunnedNow(g, m) || stunned.includes(m)) &&
      !acted.includes(m) &&
      kinds.includes(kindOf(g, m)) &&
      !actsElsewhere(g, m),
  );
