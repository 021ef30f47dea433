import { type RoomDefs, turnLetters } from '@hollow/drawing/plan';
import type { CardDef, Decision } from '@hollow/engine';

/** What is known of rooms and cards. */
interface Things {
  readonly rooms: RoomDefs;
  card(id: string): CardDef | undefined;
}

/** The option that lays a new room, where all of them lay it with the same doors. */
function onlyTurn({ options }: Decision, { rooms }: Things): number | null {
  const ways = new Set<string>();
  for (const option of options) {
    if (option.verb !== 'turn') return null;
    ways.add(turnLetters(rooms.get(option.room)?.doors, option.turn).toSorted().join(''));
  }
  return ways.size === 1 ? 0 : null;
}

/** The one thing to attack with, unless it has a price that one should hear of. */
function onlyWeapon({ options: [only, ...others] }: Decision, things: Things): number | null {
  if (only === undefined || others.length > 0) return null;
  return only.verb === 'weapon' && things.card(only.card)?.weapon?.cost !== undefined ? null : 0;
}

/** The answer to a question that leaves nothing to choose; null where there is something. */
export function onlyWay(decision: Decision, things: Things): number | null {
  if (decision.kind === 'turn-tile') return onlyTurn(decision, things);
  return decision.kind === 'weapon' ? onlyWeapon(decision, things) : null;
}
