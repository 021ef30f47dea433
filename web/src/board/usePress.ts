import type { Quarter } from '@hollow/drawing/plan';
import type { RefObject } from 'react';
import type { Picked, Places } from './places.ts';
import type { Spot } from './Spots.tsx';
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

/** One option is the answer; several are told apart elsewhere. */
function pick(options: readonly number[], { onPick }: Pressing): void {
  const [option] = options;
  if (option === undefined) return;
  onPick?.(options.length === 1 ? { kind: 'answer', option } : { kind: 'several', options });
}

function pressDoor({ id, side }: Spot, hands: Pressing): void {
  const door = hands.places.doors.find((place) => place.room === id && place.side === side);
  if (door === undefined) hands.onInspect?.({ kind: 'room', id, ...(side === undefined ? {} : { door: side }) });
  else if (door.path.length > 0) hands.onPick?.({ kind: 'path', rooms: door.path, door: door.side });
  else pick(door.options, hands);
}

function pressRoom({ id }: Spot, hands: Pressing): void {
  const place = hands.places.rooms.get(id);
  if (place === undefined) hands.onInspect?.({ kind: 'room', id });
  else if (place.options.length === 0) hands.onPick?.({ kind: 'path', rooms: place.path });
  else pick(place.options, hands);
}

/** What a press on a place of the house means. */
export function usePress(hands: Pressing): (spot: Spot) => void {
  return useStable((spot) => {
    if (hands.dragged.current) return;
    switch (spot.kind) {
      case 'lay':
        return hands.turning.lay((option) => hands.onPick?.({ kind: 'answer', option }));
      case 'who': {
        const person = hands.places.people.get(spot.id);
        return pick(person === undefined ? [] : [person.option], hands);
      }
      case 'door':
        return pressDoor(spot, hands);
      case 'room':
        return pressRoom(spot, hands);
    }
  });
}
