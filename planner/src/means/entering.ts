import type { G } from '@hollow/engine/inner';
import { isHauntNode, isTransient, listIn, namesInField, speaksOf } from '../haunt/syntax.ts';
import { laidRooms, turnsToDiscover } from '../position/discovery.ts';
import { type Evaluation, NEVER } from '../position/evaluation.ts';
import { asIfIn } from '../position/tables.ts';
import { turnsToReach } from '../position/travel.ts';
import type { Estimator } from './estimator.ts';

/** The conditions that must hold together for the condition to hold. */
export const partsTogether = (condition: unknown): readonly unknown[] => {
  if (condition === undefined) return [];
  return isHauntNode(condition) && condition.x === 'all' ? listIn(condition, 'of') : [condition];
};

/** The rooms that a rule speaks of as the one that is entered. */
export interface Entered {
  /** Its conditions hold of the room, if the character comes in there. */
  readonly isMeant: (g: G, me: number, room: number) => boolean;
  /** Such rooms by name, in the house or not. */
  readonly tiles: ReadonlySet<number>;
  /** Only whoever finds the room brings it about. */
  readonly found: boolean;
}

/** A condition on the room that is entered, as one on a room that is looked at. */
function asLookedAt(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map(asLookedAt);
  if (!isHauntNode(raw)) return raw;
  if (raw.x === 'theRoom') return { x: 'theIt' };
  return Object.fromEntries(Object.entries(raw).map(([field, value]) => [field, asLookedAt(value)]));
}

/** What conditions that must hold together say of the room that is entered; null where they do not speak of it. */
export function enteredRooms({ words }: Estimator, parts: readonly unknown[]): Entered | null {
  const entered = parts.filter((raw) => speaksOf(raw, 'theRoom'));
  if (entered.length === 0) return null;
  const told = entered.map(asLookedAt).filter((raw) => !isTransient(raw));
  const truth = words.truth({ x: 'all', of: told });
  return {
    isMeant: (g, me, room) =>
      told.length > 0 &&
      asIfIn(g, me, room, (at) => {
        const kept = at.it;
        at.it = room;
        try {
          return truth(at);
        } finally {
          at.it = kept;
        }
      }),
    tiles: new Set(namesInField(entered, 'named', 'ids').map((id) => words.names.room(id))),
    found: parts.some((raw) => speaksOf(raw, 'discovered')),
  };
}

/** The way into one of the rooms, or to one that is still to be found. */
export function turnsToEnter(now: Evaluation, me: number, { isMeant, tiles, found }: Entered): number {
  const { g } = now;
  const isSought = (tile: number): boolean => tiles.has(tile) || (found && tiles.size === 0);
  const hidden = turnsToDiscover(now, me, isSought);
  const open = found ? [] : laidRooms(now).filter((room) => isMeant(g, me, room));
  return open.length === 0 && hidden < NEVER ? hidden : Math.min(hidden, turnsToReach(now, me, open));
}
