import type { Box } from '@hollow/drawing/plan';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Camera, fit, held, homeFor, inSight, revealing, type Size, transformOf, zoomed } from './camera.ts';
import type { Hold } from './Gestures.tsx';

/** The picture is drawn sharp again when nothing has moved for so many milliseconds. */
const REST = 140;
const STEP = 1.35;
/** A table is narrow below so many pixels; its buttons take so many of its height. */
const NARROW = 600;
const BUTTONS = 62;
/** Whoever has moved the house by hand is left alone for so long, in milliseconds. */
export const BY_HAND = 8000;
/** What is looked at comes into sight with so many units of the house round it. */
const AIR = 150;
/** Listeners hear of a move no more often than this, in milliseconds. */
const TOLD = 100;

export interface CameraView {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly plane: RefObject<HTMLDivElement | null>;
  /** For the gestures. */
  readonly hold: Hold;
  /** The scale at rest: what is shown on a tile depends on it. */
  readonly k: number;
  /** True while the pointer has dragged: the click that follows means nothing. */
  readonly dragged: RefObject<boolean>;
  readonly closer: () => void;
  readonly farther: () => void;
  readonly show: (box: Box) => void;
  readonly reveal: (box: Box) => void;
  readonly home: () => void;
  /** All that lies on the floor, however small. */
  readonly whole: () => void;
  /** Calls back with the part in sight, now, some times a second while it moves, and at rest; returns how to stop. */
  readonly watch: (listener: (sight: Box) => void) => () => void;
}

interface Looking {
  readonly world: Box;
  readonly start: Box;
  /** What matters most where not all can be shown. */
  readonly middle: Box | null;
  /** What is looked at: elsewhere one begins anew. */
  readonly place: string;
  /** Buttons lie over the house. */
  readonly buttons: boolean;
  /** When somebody last moved it by hand. */
  readonly touched: RefObject<number>;
  /** The viewer is asked: what matters comes into sight, whoever has touched what. */
  readonly asked: boolean;
}

/** Moves the plane with a transform and nothing else: no part is rendered while it moves. */
export function useCamera({ world, start, middle, place, buttons, touched, asked }: Looking): CameraView {
  const view = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>({ x: 0, y: 0, k: 0.5 });
  const size = useRef<Size>({ w: 0, h: 0 });
  const moved = useRef(false);
  const dragged = useRef(false);
  const rest = useRef(0);
  const told = useRef(0);
  const listeners = useRef(new Set<(sight: Box) => void>());
  const [k, setK] = useState(0.5);
  const boxes = useRef({ world, start, middle });
  boxes.current = { world, start, middle };

  const tell = useCallback(() => {
    told.current = performance.now();
    for (const listener of listeners.current) listener(inSight(camera.current, size.current));
  }, []);

  const draw = useCallback(
    (next: Camera, smooth = false) => {
      const now = held(next, boxes.current.world, size.current);
      camera.current = now;
      const style = plane.current?.style;
      if (style === undefined) return;
      style.willChange = 'transform';
      style.transition = smooth ? 'transform var(--m-move) var(--ease)' : 'none';
      style.transform = transformOf(now);
      if (performance.now() - told.current > TOLD) tell();
      clearTimeout(rest.current);
      rest.current = window.setTimeout(
        () => {
          style.willChange = 'auto';
          setK(camera.current.k);
          tell();
        },
        smooth ? REST + 320 : REST,
      );
    },
    [tell],
  );

  /** On a narrow table the buttons lie along its lower edge, on a wide one along its right: the house keeps clear of them. */
  const clear = useCallback((): Size => {
    const { w, h } = size.current;
    if (!buttons) return { w, h };
    if (w >= NARROW) return { w: w - BUTTONS, h };
    return h > 3 * BUTTONS ? { w, h: h - BUTTONS } : { w, h };
  }, [buttons]);

  const home = useCallback(
    (smooth = true) => {
      moved.current = false;
      draw(homeFor(boxes.current.start, boxes.current.middle, clear()), smooth);
    },
    [draw, clear],
  );

  useLayoutEffect(() => {
    const element = view.current;
    if (element === null) return;
    const measure = (): void => {
      size.current = { w: element.clientWidth, h: element.clientHeight };
      if (moved.current) draw(camera.current);
      else {
        draw(homeFor(boxes.current.start, boxes.current.middle, clear()));
        setK(camera.current.k);
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [draw, clear]);

  // Another floor, or a floor that has grown while nobody has moved the picture.
  const where = `${start.x} ${start.y} ${start.w} ${start.h}`;
  const what = middle === null ? '' : `${middle.x} ${middle.y}`;
  const shown = useRef({ where, place, what });
  useEffect(() => {
    const before = shown.current;
    const { middle: looked } = boxes.current;
    shown.current = { where, place, what };
    if (before.place !== place || (before.where !== where && !moved.current)) home();
    else if (before.what !== what && looked !== null && (asked || performance.now() - touched.current > BY_HAND))
      draw(revealing(camera.current, looked, clear(), AIR * camera.current.k), true);
  }, [where, place, what, asked, home, draw, clear, touched]);

  useEffect(() => () => clearTimeout(rest.current), []);

  const watch = useCallback((listener: (sight: Box) => void) => {
    listeners.current.add(listener);
    listener(inSight(camera.current, size.current));
    return () => listeners.current.delete(listener);
  }, []);
  const by = useCallback(
    (next: Camera, smooth = false): void => {
      moved.current = true;
      touched.current = performance.now();
      draw(next, smooth);
    },
    [draw, touched],
  );
  const hold = useMemo(() => ({ view, camera, dragged, by }), [by]);
  const centre = (): [number, number] => [size.current.w / 2, size.current.h / 2];

  return {
    view,
    plane,
    hold,
    k,
    dragged,
    closer: () => by(zoomed(camera.current, STEP, ...centre()), true),
    farther: () => by(zoomed(camera.current, 1 / STEP, ...centre()), true),
    show: (box) => by(fit(box, size.current), true),
    reveal: (box) => by(revealing(camera.current, box, size.current), true),
    home,
    whole: () => by(fit(boxes.current.start, clear()), true),
    watch,
  };
}
