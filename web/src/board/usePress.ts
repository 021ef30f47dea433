import type { Quarter } from '@hollow/drawing/plan';
import type { RefObject } from 'react';
import { type Picked, type Places, pickDoor, pickPerson, pickRoom } from './places.ts';
import type { HouseSpot } from './Spots.tsx';
import { useStable } from './useStable.ts';
import type { HandTurn } from './useTurning.ts';

export interface Inspected {
  readonly kind: 'room' | 'who';
  readonly id: string;
  /** The side of an unopened door of the room that was meant. */
  readonly door?: Quarter;
}

export interface Pressing {
  readonly places: Places;
  readonly turning: HandTurn;
  /** The pointer has dragged: the click that follows means nothing. */
  readonly dragged: RefObject<boolean>;
  readonly onPick: ((picked: Picked) => void) | undefined;
  readonly onInspect: ((what: Inspected) => void) | undefined;
}

function pressDoor({ id, side }: HouseSpot, { places, onPick, onInspect }: Pressing): void {
  const door = places.doors.find((place) => place.room === id && place.side === side);
  if (door !== undefined) onPick?.(pickDoor(door));
  else onInspect?.({ kind: 'room', id, ...(side === undefined ? {} : { door: side }) });
}

function pressRoom({ id }: HouseSpot, { places, onPick, onInspect }: Pressing): void {
  const place = places.rooms.get(id);
  if (place !== undefined) onPick?.(pickRoom(place));
  else onInspect?.({ kind: 'room', id });
}

/** What a press on a place of the house means. */
export function usePress(hands: Pressing): (spot: HouseSpot) => void {
  return useStable((spot) => {
    if (hands.dragged.current) return;
    switch (spot.kind) {
      case 'lay':
        return hands.turning.lay((option) => hands.onPick?.({ kind: 'answer', option }));
      case 'who': {
        const person = hands.places.people.get(spot.id);
        return person === undefined ? undefined : hands.onPick?.(pickPerson(person));
      }
      case 'door':
        return pressDoor(spot, hands);
      case 'room':
        return pressRoom(spot, hands);
    }
  });
}
