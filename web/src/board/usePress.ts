import type { Quarter } from '@hollow/drawing/plan';
import type { RefObject } from 'react';
import { type Hand, type Picked, type Places, type Press, pickDoor, pickPerson, pickRoom } from './places.ts';
import type { HouseSpot } from './Spots.tsx';
import { useStable } from './useStable.ts';
import type { HandTurn } from './useTurning.ts';

export interface Inspected {
  readonly kind: 'room' | 'who';
  readonly id: string;
  /** The side of an unopened door of the room that was meant. */
  readonly door?: Quarter;
}

export type OnPick = (picked: Picked, press: Press) => void;

export interface Pressing {
  readonly places: Places;
  readonly turning: HandTurn;
  /** The pointer has dragged: the click that follows means nothing. */
  readonly dragged: RefObject<boolean>;
  readonly onPick: OnPick | undefined;
  readonly onInspect: ((what: Inspected) => void) | undefined;
}

function pressDoor(spot: HouseSpot, by: Hand, { places, onPick, onInspect }: Pressing): void {
  const { id, side } = spot;
  const door = places.doors.find((place) => place.room === id && place.side === side);
  if (door !== undefined) onPick?.(pickDoor(door), { spot, by, cost: door.cost });
  else onInspect?.({ kind: 'room', id, ...(side === undefined ? {} : { door: side }) });
}

function pressRoom(spot: HouseSpot, by: Hand, { places, onPick, onInspect }: Pressing): void {
  const place = places.rooms.get(spot.id);
  if (place !== undefined) onPick?.(pickRoom(place), { spot, by, cost: place.cost });
  else onInspect?.({ kind: 'room', id: spot.id });
}

/** A finger turns the tile in the hand: a button lays it. */
function pressTile(spot: HouseSpot, by: Hand, { turning, onPick }: Pressing): void {
  if (by === 'finger') turning.by(1);
  else turning.lay((option) => onPick?.({ kind: 'answer', option }, { spot, by, cost: null }));
}

/** What a press on a place of the house means. */
export function usePress(hands: Pressing): (spot: HouseSpot, by: Hand) => void {
  return useStable((spot, by) => {
    if (hands.dragged.current) return;
    switch (spot.kind) {
      case 'lay':
        return pressTile(spot, by, hands);
      case 'who': {
        const person = hands.places.people.get(spot.id);
        return person === undefined ? undefined : hands.onPick?.(pickPerson(person), { spot, by, cost: null });
      }
      case 'door':
        return pressDoor(spot, by, hands);
      case 'room':
        return pressRoom(spot, by, hands);
    }
  });
}
