import { useMemo } from 'react';
import { Drawn } from '../ink/Drawn.tsx';
import { type DoorwayOptions, doorway } from './doorway.ts';
import { type HillOptions, hill } from './hill.ts';
import './scene.css';

/** Engraved scenes that fill the box they stand in; what hangs over is cut. */

const box = (w: number, h: number) => ({ viewBox: `0 0 ${w} ${h}`, preserveAspectRatio: 'xMidYMid slice' });

export function HillScene({ w, h, moon, house, scale, lit }: HillOptions) {
  const key = JSON.stringify({ w, h, moon, house, scale, lit });
  const markup = useMemo(() => hill(JSON.parse(key) as HillOptions), [key]);
  return <Drawn className="scene" markup={markup} {...box(w, h)} />;
}

export function DoorwayScene({ w, h, figure = 'stranger' }: DoorwayOptions) {
  const markup = useMemo(() => doorway({ w, h, figure }), [w, h, figure]);
  return <Drawn className="scene" markup={markup} {...box(w, h)} />;
}
