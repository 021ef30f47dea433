import type { G } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import { isStunnedNow, monstersInPlay } from '../machine/characters.ts';

/** How far the monsters' turn has come: who was stunned when it began, which kinds take part, who has acted. */
export interface MonstersSoFar {
  readonly stunned: readonly number[];
  readonly kinds: readonly number[];
  readonly acted: readonly number[];
}

export const kindOf = (g: G, piece: number): number => rowOf(g.s.things.def, piece);

/** Monsters that have still to act in their turn. */
export const monstersLeft = (g: G, { stunned, kinds, acted }: MonstersSoFar): number[] =>
  monstersInPlay(g).filter(
    (m) =>
      !g.law['monster.stunned'](isStunnedNow(g, m) || stunned.includes(m)) &&
      !acted.includes(m) &&
      kinds.includes(kindOf(g, m)),
  );
