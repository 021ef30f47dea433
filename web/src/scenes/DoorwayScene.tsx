import { type DoorwayOptions, doorway } from '@hollow/drawing/scenes';
import { useMemo } from 'react';
import { Drawn } from '../ink/Drawn.tsx';
import { box } from './Scene.tsx';
import 'virtual:style/rooms.css';
import '../card/art.css';

/** The lit door in which a haunt appears. */
export function DoorwayScene({ w, h, haunt = 0, figure = 'stranger' }: DoorwayOptions) {
  const markup = useMemo(() => doorway({ w, h, haunt, figure }), [w, h, haunt, figure]);
  return <Drawn className="scene" markup={markup} {...box(w, h)} />;
}
