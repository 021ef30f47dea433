import type { HousePlan, Quarter } from '@hollow/drawing/plan';
import type { KeyboardEvent } from 'react';
import { climbFrom, stepFrom } from './cursor.ts';
import type { DoorPlace } from './places.ts';
import type { CameraView } from './useCamera.ts';
import type { KeyboardCursor } from './useCursor.ts';
import type { HandTurn } from './useTurning.ts';

const ARROWS: Readonly<Record<string, Quarter>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };
const CLIMBS: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 };

interface Hands {
  readonly plan: HousePlan;
  readonly doors: readonly DoorPlace[];
  readonly turning: HandTurn;
  readonly cursor: KeyboardCursor;
  readonly camera: CameraView;
  readonly find: () => void;
  readonly inspect: (room: string) => void;
}

/** What a key does on the house; null for one that does nothing here. */
function deedOf(key: string, { plan, doors, turning, cursor, camera, find, inspect }: Hands): (() => void) | null {
  const side = ARROWS[key];
  if (side !== undefined && turning.turn !== null && side % 2 === 1) return () => turning.by(side === 1 ? 1 : -1);
  if (side !== undefined) return () => cursor.goTo(stepFrom(plan, doors, cursor.at, side));
  const climb = CLIMBS[key];
  if (climb !== undefined) return () => cursor.goTo(climbFrom(plan, cursor.at, climb));
  switch (key) {
    case '+':
    case '=':
      return camera.closer;
    case '-':
      return camera.farther;
    case '0':
      return camera.home;
    case 'f':
      return find;
    case 'i':
      return () => inspect(cursor.at.room);
    default:
      return null;
  }
}

export const pressKey = (hands: Hands) => (event: KeyboardEvent) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const deed = deedOf(event.key, hands);
  if (deed === null) return;
  deed();
  event.preventDefault();
  event.stopPropagation();
};
