import { type HillOptions, hill } from '@hollow/drawing/scenes';
import { useMemo } from 'react';
import { Drawn } from '../ink/Drawn.tsx';
import './scene.css';

/** Engraved scenes that fill the box they stand in; what hangs over is cut. */

export const box = (w: number, h: number) => ({ viewBox: `0 0 ${w} ${h}`, preserveAspectRatio: 'xMidYMid slice' });

export function HillScene({ w, h, moon, house, scale, lit }: HillOptions) {
  const key = JSON.stringify({ w, h, moon, house, scale, lit });
  const markup = useMemo(() => hill(JSON.parse(key) as HillOptions), [key]);
  return <Drawn className="scene" markup={markup} {...box(w, h)} />;
}
