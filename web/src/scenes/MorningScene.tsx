import { drawMorning, type MorningOptions } from '@hollow/drawing/scenes';
import { useMemo } from 'react';
import { DrawnSvg } from '../ink/DrawnSvg.tsx';
import { box } from './Scene.tsx';
import 'virtual:style/rooms.css';
import '../card/art.css';

/** Those who are left, on their way home. */
export function MorningScene(options: MorningOptions) {
  const key = JSON.stringify(options);
  const markup = useMemo(() => drawMorning(JSON.parse(key) as MorningOptions), [key]);
  return <DrawnSvg className="scene" markup={markup} {...box(options.w, options.h)} />;
}
