import type { Decision, Position } from '@hollow/engine';
import { type RefObject, useState } from 'react';
import type { FloorReach } from '../../board/reach.ts';
import { concernedBy, roomOfCharacter } from '../../board/scene.ts';
import { BY_HAND } from '../../board/useCamera.ts';
import { turnedTo } from '../../log/place.ts';
import { usePacks } from '../../packs/context.ts';

/** Where a tile in the hand comes to lie. */
function spotFloor(decision: Decision | null): string | null {
  return decision?.options.find((option) => option.verb === 'turn')?.spot.floor ?? null;
}

/** Something that happened in a room, by its number. */
export interface ToldPlace {
  readonly room: string;
  readonly n: number;
}

interface Looking {
  readonly decision: Decision | null;
  /** Floors where it can be answered. */
  readonly reach: FloorReach;
  readonly me: string | null;
  /** The last thing that was told and has a place. */
  readonly told: ToldPlace | null;
  /** When somebody last moved the house by hand. */
  readonly touched: RefObject<number>;
}

/** Why a floor is to be shown: what has just been told there, a new tile, or that somebody is asked in this round. */
export function reasonOf(floor: string, decision: Decision | null, round: number, told: ToldPlace | null): string {
  if (decision === null) return `${floor} told ${told?.n ?? ''}`;
  const question = decision.kind === 'turn' ? '' : decision.id;
  return `${floor} ${concernedBy(decision) ?? ''} ${round} ${question}`;
}

/** The floor that is shown: where the asked one stands, else where the last thing happened, until somebody turns to another; it follows again when that one changes floors. */
export function useFloor(position: Position | undefined, { decision, reach, me, told, touched }: Looking) {
  const { startFloor } = usePacks();
  const who = concernedBy(decision) ?? me ?? position?.turn.who ?? null;
  const own = position === undefined ? null : roomOfCharacter(position, who);
  const last = decision === null ? told : null;
  const room = last?.room ?? own;
  const stands = position?.rooms.find(({ id }) => id === room)?.floor ?? startFloor;
  // On a turn one looks where one stands; what is to be chosen elsewhere is shown where it is.
  const [nearest = stands] = decision?.kind === 'turn' || reach.has(stands) ? [] : reach.keys();
  const home = spotFloor(decision) ?? nearest;
  const reason = { floor: home, why: reasonOf(home, decision, position?.round ?? 0, last) };
  const [turned, setTurned] = useState(reason);
  const free = decision !== null || performance.now() - touched.current > BY_HAND;
  const now = turnedTo(turned, reason, free);
  if (now !== turned) setTurned(now);
  return {
    floor: now.floor,
    setFloor: (floor: string) => {
      touched.current = performance.now();
      setTurned({ floor, why: reason.why });
    },
  };
}
