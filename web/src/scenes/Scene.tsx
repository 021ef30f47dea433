import { drawHill, type HillOptions } from '@hollow/drawing/scenes';
import { useMemo } from 'react';
import { DrawnSvg } from '../ink/DrawnSvg.tsx';
import './scene.css';

/** Engraved scenes that fill the box they stand in; what hangs over is cut. */

export const box = (w: number, h: number) => ({ viewBox: `0 0 ${w} ${h}`, preserveAspectRatio: 'xMidYMid slice' });

export function HillScene({ w, h, moon, house, scale, lit }: HillOptions) {
  const key = JSON.stringify({ w, h, moon, house, scale, lit });
  const markup = useMemo(() => drawHill(JSON.parse(key) as HillOptions), [key]);
  return <DrawnSvg className="scene" markup={markup} {...box(w, h)} />;
}
