import { type DoorwayOptions, drawDoorway } from '@hollow/drawing/scenes';
import { useMemo } from 'react';
import { DrawnSvg } from '../ink/DrawnSvg.tsx';
import { box } from './Scene.tsx';
import 'virtual:style/rooms.css';
import '../card/art.css';

/** The lit door in which a haunt appears. */
export function DoorwayScene(options: DoorwayOptions) {
  // Lists are made anew with every message of the server; what is drawn only changes with what they hold.
  const key = JSON.stringify(options);
  const markup = useMemo(() => drawDoorway(JSON.parse(key) as DoorwayOptions), [key]);
  return <DrawnSvg className="scene" markup={markup} {...box(options.w, options.h)} />;
}
