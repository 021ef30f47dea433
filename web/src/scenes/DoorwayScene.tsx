import { type DoorwayOptions, drawDoorway } from '@hollow/drawing/scenes';
import { useMemo } from 'react';
import { DrawnSvg } from '../ink/DrawnSvg.tsx';
import { box } from './Scene.tsx';
import 'virtual:style/rooms.css';
import '../card/art.css';

/** The lit door in which a haunt appears. */
export function DoorwayScene({ w, h, haunt = 0, figure = 'stranger' }: DoorwayOptions) {
  const markup = useMemo(() => drawDoorway({ w, h, haunt, figure }), [w, h, haunt, figure]);
  return <DrawnSvg className="scene" markup={markup} {...box(w, h)} />;
}
