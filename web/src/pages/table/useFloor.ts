import type { Decision, Position } from '@hollow/engine';
import { useState } from 'react';
import { askedOf } from '../../board/scene.ts';
import { FLOORS } from './rooms.ts';

/** Where a tile in the hand comes to lie. */
function spotFloor(decision: Decision | null): string | null {
  const spot = decision?.options.find(({ verb }) => verb === 'turn')?.spot;
  return typeof spot === 'object' && spot !== null && 'floor' in spot ? String(spot.floor) : null;
}

/** The floor that is shown: where the asked one stands, until somebody turns to another; it follows again when that one changes floors. */
export function useFloor(position: Position | undefined, decision: Decision | null, me: string | null) {
  const who = askedOf(decision) ?? me ?? position?.turn.who ?? null;
  const room =
    position?.explorers.find(({ id }) => id === who)?.room ?? position?.tokens.find(({ id }) => id === who)?.room;
  const home = spotFloor(decision) ?? position?.rooms.find(({ id }) => id === room)?.floor ?? FLOORS[1] ?? '';
  const [turned, setTurned] = useState({ home, floor: home });
  const floor = turned.home === home ? turned.floor : home;
  return { floor, setFloor: (next: string) => setTurned({ home, floor: next }) };
}
