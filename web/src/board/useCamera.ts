import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CameraRig } from './CameraRig.ts';
import type { Sights } from './camera.ts';

/** Whoever has moved the house by hand is left alone for so long, in milliseconds. */
export const BY_HAND = 8000;

export interface CameraView
  extends Pick<
    CameraRig,
    'view' | 'plane' | 'dragged' | 'closer' | 'farther' | 'show' | 'reveal' | 'home' | 'whole' | 'answers' | 'watch'
  > {
  /** For the gestures. It stays the same for as long as the house is shown. */
  readonly hold: CameraRig;
  /** The scale at rest: what is shown on a tile depends on it. */
  readonly k: number;
}

interface Looking extends Sights {
  /** What is looked at: elsewhere one begins anew. */
  readonly place: string;
  /** Buttons lie over the house. */
  readonly buttons: boolean;
  /** When somebody last moved it by hand. */
  readonly touched: RefObject<number>;
  /** The viewer is asked, in this turn or by this question; null while nobody asks. A new one is framed, whoever has touched what. */
  readonly occasion: string | null;
}

/** The camera over the house. */
export function useCamera({
  world,
  start,
  middle,
  lit,
  rooms,
  place,
  buttons,
  touched,
  occasion,
}: Looking): CameraView {
  const [k, setK] = useState(0.5);
  const [rig] = useState(() => new CameraRig({ world, start, middle, lit, rooms }, touched, setK));
  rig.sights = { world, start, middle, lit, rooms };
  rig.isAsked = occasion !== null;
  useLayoutEffect(() => rig.attach(buttons), [rig, buttons]);
  useEffect(() => () => rig.stop(), [rig]);

  // Another floor or another question is framed anew. While one walks on, and while others play, the house moves no more than it must.
  const where = `${start.x} ${start.y} ${start.w} ${start.h}`;
  const what = middle === null ? '' : `${middle.x} ${middle.y}`;
  const shown = useRef({ where, place, what, occasion });
  useEffect(() => {
    const before = shown.current;
    const { middle: looked } = rig.sights;
    shown.current = { where, place, what, occasion };
    const isNew = occasion !== null && occasion !== before.occasion;
    if (before.place !== place || isNew) rig.home();
    else if (occasion !== null) {
      if (before.where !== where || before.what !== what) rig.keep();
    } else if (before.where !== where && !rig.isMoved && before.occasion === null) rig.home();
    else if (before.what !== what && looked !== null && performance.now() - touched.current > BY_HAND)
      rig.follow(looked);
  }, [where, place, what, occasion, rig, touched]);

  const { view, plane, dragged, closer, farther, show, reveal, home, whole, answers, watch } = rig;
  return { hold: rig, k, view, plane, dragged, closer, farther, show, reveal, home, whole, answers, watch };
}
