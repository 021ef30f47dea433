import { createUseGesture, dragAction, pinchAction, wheelAction } from '@use-gesture/react';
import { memo, type RefObject } from 'react';
import { type Camera, zoom } from './camera.ts';

/** A gesture that moved less than this many pixels was a tap. */
const TAP = 6;

const useGesture = createUseGesture([dragAction, pinchAction, wheelAction]);

/** What gestures take hold of. It stays the same for as long as the house is shown. */
export interface Hold {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly camera: RefObject<Camera>;
  readonly dragged: RefObject<boolean>;
  readonly by: (next: Camera) => void;
}

/** Dragging, pinching and the wheel. A part of its own: its listeners are bound anew whenever it is rendered, and it never is. */
export const Gestures = memo(function Gestures({ hold: { view, camera, dragged, by } }: { readonly hold: Hold }) {
  useGesture(
    {
      onDrag: ({ delta: [dx, dy], movement: [mx, my], first, pinching }) => {
        if (first) dragged.current = false;
        if (pinching === true || Math.hypot(mx, my) < TAP) return;
        dragged.current = true;
        by({ ...camera.current, x: camera.current.x + dx, y: camera.current.y + dy });
      },
      onPinch: ({ origin: [x, y], movement: [ratio], memo: begun, event }) => {
        event.preventDefault();
        dragged.current = true;
        const box = view.current?.getBoundingClientRect();
        const from = (begun as number | undefined) ?? camera.current.k;
        by(zoom(camera.current, (from * ratio) / camera.current.k, x - (box?.left ?? 0), y - (box?.top ?? 0)));
        return from;
      },
      onWheel: ({ delta: [, dy], event, pinching }) => {
        if (pinching === true || event.ctrlKey) return;
        event.preventDefault();
        const box = view.current?.getBoundingClientRect();
        const [x, y] = [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
        by(zoom(camera.current, Math.exp(-dy / 500), x, y));
      },
    },
    { target: view, eventOptions: { passive: false }, drag: { pointer: { touch: true, keys: false } } },
  );
  return null;
});
