import type { FloorPlan, RoomDefs } from '@hollow/drawing/plan';
import { layFloors } from '@hollow/drawing/plan';
import type { Position } from '@hollow/engine';
import { useMemo } from 'react';
import { titleOf, useText } from '../words/Words.tsx';
import { detailOf } from './detail.ts';
import { HousePicture } from './HousePicture.tsx';
import { type FloorReach, NOWHERE, readReach } from './reach.ts';
import { figuresOf, type HouseScene, sceneOf } from './scene.ts';
import './floors.css';
import '../ui/ui.css';

interface Props {
  readonly position: Position;
  readonly defs: RoomDefs;
  readonly floors: readonly string[];
  /** The floor on the table: it is left out. */
  readonly shown: string;
  /** Floors where the open question can be answered. */
  readonly reach?: FloorReach;
  readonly onShow: (floor: string) => void;
}

const SMALL = detailOf(46);
/** Only the light before unopened doors needs air. */
const TIGHT = 70;

interface MiniProps {
  readonly floor: FloorPlan;
  readonly scene: HouseScene;
  readonly position: Position;
  /** How far it is, in words. */
  readonly far: string | null;
  readonly onShow: (floor: string) => void;
}

/** One floor, small. */
function Mini({ floor: { id, cells }, scene, position, far, onShow }: MiniProps) {
  const text = useText();
  const { plan } = scene;
  const layout = useMemo(() => layFloors(plan, [id], TIGHT), [plan, id]);
  return (
    <button
      type="button"
      className={far === null ? 'panel floor-mini' : 'panel floor-mini is-near'}
      onClick={() => onShow(id)}
    >
      <span className="heading">
        {titleOf(text, id)}
        <small>{far ?? text.t('web.house.rooms', { n: cells.length })}</small>
      </span>
      <HousePicture
        scene={scene}
        layout={layout}
        position={position}
        figures={figuresOf(scene, layout, position, SMALL)}
        detail={SMALL}
        trail={null}
        turn={0}
      />
    </button>
  );
}

/** The other floors, small: pressing one lays it on the table. */
export function FloorRail({ position, defs, floors, shown, reach = NOWHERE, onShow }: Props) {
  const text = useText();
  const scene = useMemo(() => sceneOf(position, defs, floors, null), [position, defs, floors]);
  return scene.plan.floors
    .filter(({ id }) => id !== shown)
    .map((floor) => (
      <Mini
        key={floor.id}
        floor={floor}
        scene={scene}
        position={position}
        far={readReach(text, reach, floor.id)}
        onShow={onShow}
      />
    ));
}
