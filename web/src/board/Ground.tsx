import {
  type HousePlan,
  type Layout,
  laidCells,
  type PlanCell,
  QUARTERS,
  type Quarter,
  TILE,
} from '@hollow/drawing/plan';
import { memo, useEffect, useRef } from 'react';
import { titleOf, useText } from '../words/Words.tsx';
import { Fog } from './Doors.tsx';
import type { Detail } from './detail.ts';
import { Hole } from './Overlays.tsx';
import type { Places } from './places.ts';
import { lightOf } from './scene.ts';
import { Tile, TilePlate } from './Tile.tsx';

const unopenedSides = ({ edges }: PlanCell): Quarter[] => QUARTERS.filter((side) => edges[side] === 'unopened');

interface Props {
  readonly plan: HousePlan;
  readonly layout: Layout;
  readonly places: Places;
  readonly here: string | null;
  readonly isAsking: boolean;
  readonly detail: Detail;
  readonly asFile: boolean;
}

/** The rooms and what is round them: drawn anew only when a room comes or goes, or when another question is asked. */
export const Ground = memo(function Ground({ plan, layout, places, here, isAsking, detail, asFile }: Props) {
  const text = useText();
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    known.current = new Set(plan.floors.flatMap(({ cells }) => cells.map(({ id }) => id)));
  }, [plan]);
  const laid = laidCells(layout);
  const lamp = laid.find(({ cell }) => cell.id === here);
  return (
    <>
      {layout.floors.length > 1 &&
        layout.floors.map(({ plan: floor, box }) => (
          <g key={floor.id} className="floor-name" transform={`translate(${box.x + box.w / 2} 56)`}>
            <text>{titleOf(text, floor.id)}</text>
          </g>
        ))}
      {lamp !== undefined && <circle cx={lamp.x + 120} cy={lamp.y + 120} r="560" fill="url(#hs-lamp)" />}
      {laid.map(({ cell, x, y }) => (
        <rect key={cell.id} x={x + 5} y={y + 12} width={TILE} height={TILE} className="tile-shadow" />
      ))}
      {laid.flatMap(({ cell, x, y }) =>
        unopenedSides(cell).map((side) => <Fog key={`${cell.id}-${side}`} x={x} y={y} side={side} />),
      )}
      {layout.floors.flatMap(({ plan: floor, dx, dy }) =>
        floor.holes.map((hole) => (
          <Hole
            key={hole.id}
            x={dx + hole.x * TILE}
            y={dy + hole.y * TILE}
            label={text.t('web.house.lost', { room: text.name(hole.id, 'rooms') })}
          />
        )),
      )}
      {laid.map(({ cell, x, y }) => {
        const place = places.rooms.get(cell.id);
        return (
          <Tile
            key={cell.id}
            id={cell.id}
            x={x}
            y={y}
            turn={cell.turn}
            light={lightOf({ places, here, isAsking }, cell.id)}
            cost={place?.cost ?? null}
            oneWay={place?.oneWay ?? false}
            fresh={known.current !== null && !known.current.has(cell.id)}
            detail={detail}
            asFile={asFile}
          />
        );
      })}
    </>
  );
});

interface PlatesProps extends Pick<Detail, 'plate' | 'answer' | 'peopled'> {
  readonly layout: Layout;
  /** Rooms that are told apart by their names, however small. */
  readonly named: ReadonlySet<string>;
}

/** The names of the rooms. */
export const Plates = memo(function Plates({ layout, plate, answer, peopled, named }: PlatesProps) {
  return laidCells(layout).map(({ cell, x, y }) => {
    const size = named.has(cell.id) ? answer : plate;
    return size === null ? null : <TilePlate key={cell.id} id={cell.id} x={x} y={y} size={size} below={peopled} />;
  });
});
