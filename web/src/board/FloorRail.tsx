import type { Position } from '@hollow/engine';
import { useMemo } from 'react';
import { titled, useText } from '../words/Words.tsx';
import { HousePicture } from './HousePicture.tsx';
import { detailOf, layoutOf } from './layout.ts';
import type { RoomDefs } from './plan.ts';
import { NOWHERE, type Reach, reachRead } from './reach.ts';
import { figuresOf, sceneOf } from './scene.ts';
import './floors.css';
import '../ui/ui.css';

interface Props {
  readonly position: Position;
  readonly defs: RoomDefs;
  readonly floors: readonly string[];
  /** The floor on the table: it is left out. */
  readonly shown: string;
  /** Floors where the open question can be answered. */
  readonly reach?: Reach;
  readonly onShow: (floor: string) => void;
}

const SMALL = detailOf(46);
/** Only the light before unopened doors needs air. */
const TIGHT = 70;

/** The other floors, small: pressing one lays it on the table. */
export function FloorRail({ position, defs, floors, shown, reach = NOWHERE, onShow }: Props) {
  const text = useText();
  const scene = useMemo(() => sceneOf(position, defs, floors, null), [position, defs, floors]);
  return scene.plan.floors
    .filter(({ id }) => id !== shown)
    .map(({ id, cells }) => {
      const layout = layoutOf(scene.plan, [id], TIGHT);
      return (
        <button
          key={id}
          type="button"
          className={reach.has(id) ? 'panel floor-mini is-near' : 'panel floor-mini'}
          onClick={() => onShow(id)}
        >
          <span className="heading">
            {titled(text, id)}
            <small>{reachRead(text, reach, id) ?? text.t('web.house.rooms', { n: cells.length })}</small>
          </span>
          <HousePicture
            scene={scene}
            layout={layout}
            position={position}
            figures={figuresOf(scene, layout, position, SMALL)}
            detail={SMALL}
            selected={null}
            trail={null}
            turn={0}
          />
        </button>
      );
    });
}
