import type { Box } from '@hollow/drawing/plan';
import { useEffect, useRef, useState } from 'react';
import type { Cursor } from './cursor.ts';
import { around } from './framing.ts';
import { type HouseSpot, keyOfCursor } from './Spots.tsx';
import type { HouseScene } from './scene.ts';
import type { CameraView } from './useCamera.ts';
import { useStable } from './useStable.ts';

interface Options {
  readonly scene: HouseScene;
  readonly camera: CameraView;
  /** Where it is before anybody has moved it. */
  readonly first: string;
  readonly shown: readonly string[];
  readonly boxOf: (room: string) => Box | null;
  readonly onFloor: ((floor: string) => void) | undefined;
}

export interface KeyboardCursor {
  readonly at: Cursor;
  readonly goTo: (next: Cursor) => void;
  /** The focus has come to a place by itself. */
  readonly enter: (spot: HouseSpot) => void;
}

/** Where the keyboard is in the house: the button there has the focus, and is brought into sight. */
export function useCursor({ scene: { plan }, camera, first, shown, boxOf, onFloor }: Options): KeyboardCursor {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const at: Cursor = cursor !== null && plan.cell(cursor.room) !== undefined ? cursor : { room: first, door: null };
  /** The button that is to have the focus as soon as it is there: another floor may have to be laid first. */
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const button = camera.view.current?.querySelector<HTMLElement>(`[data-spot="${CSS.escape(wanted.current)}"]`);
    button?.focus({ preventScroll: true });
    if (button != null) wanted.current = null;
  });
  const goTo = (next: Cursor): void => {
    setCursor(next);
    const floor = plan.cell(next.room)?.floor;
    if (floor !== undefined && !shown.includes(floor)) onFloor?.(floor);
    wanted.current = keyOfCursor(next);
    const box = boxOf(next.room);
    if (box !== null) camera.reveal(next.door === null ? box : around(box, 0.8));
  };
  const enter = useStable((spot: HouseSpot) => {
    if (spot.kind === 'room') setCursor({ room: spot.id, door: null });
    if (spot.kind === 'door') setCursor({ room: spot.id, door: spot.side ?? null });
  });
  return { at, goTo, enter };
}
