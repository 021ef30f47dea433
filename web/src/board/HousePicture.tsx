import type { Position } from '@hollow/engine';
import { memo, useEffect, useInsertionEffect, useRef } from 'react';
import { define } from '../ink/sheet.ts';
import { TILE } from '../rooms/drawing.ts';
import { LIGHTS } from '../rooms/lights.ts';
import { titled, useText } from '../words/Words.tsx';
import { Fog, LitDoor } from './Doors.tsx';
import { HeldTile } from './HeldTile.tsx';
import { cornerOf, type Detail, type Layout } from './layout.ts';
import { Hole, SightLine, type Trail, TrailLine, walked } from './Overlays.tsx';
import { Figure, Things } from './Pieces.tsx';
import type { Cell } from './plan.ts';
import { type Figured, lightOf, type Scene } from './scene.ts';
import { Tile, TilePlate } from './Tile.tsx';

interface Props {
  readonly scene: Scene;
  readonly layout: Layout;
  readonly position: Position;
  readonly figures: readonly Figured[];
  readonly detail: Detail;
  readonly selected: string | null;
  readonly trail: Trail | null;
  /** Quarter turns of the tile in the hand. */
  readonly turn: number;
}

const unopened = ({ edges }: Cell): number[] => edges.flatMap((edge, side) => (edge === 'unopened' ? [side] : []));
const middleOf = ({ standing, x, y }: Figured): readonly [number, number] => [x + standing.x, y + standing.y];

/** The picture of the house; everything that can be pressed lies above it. */
export const HousePicture = memo(function HousePicture(props: Props) {
  const { scene, layout, position, figures, detail, selected, trail, turn } = props;
  const { plan, places, asked } = scene;
  const text = useText();
  useInsertionEffect(() => define('lights', () => LIGHTS), []);
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    known.current = new Set(position.rooms.map(({ id }) => id));
  }, [position]);

  const cells = layout.floors.flatMap(({ plan: { cells: own }, dx, dy }) =>
    own.map((cell) => ({ cell, x: dx + cell.x * TILE, y: dy + cell.y * TILE })),
  );
  const lamp = cells.find(({ cell }) => cell.id === scene.here);
  const shooter = figures.find(({ standing }) => standing.id === asked);
  const targets = figures.filter(({ standing }) => places.people.get(standing.id)?.attack === true);
  const hand = places.turning;
  const spot = hand === null ? null : cornerOf(layout, hand);

  return (
    <svg className="house-picture" viewBox={`0 0 ${layout.box.w} ${layout.box.h}`} aria-hidden="true">
      {layout.floors.length > 1 &&
        layout.floors.map(({ plan: floor, box }) => (
          <g key={floor.id} className="floor-name" transform={`translate(${box.x + box.w / 2} 56)`}>
            <text>{titled(text, floor.id)}</text>
          </g>
        ))}
      {lamp !== undefined && <circle cx={lamp.x + 120} cy={lamp.y + 120} r="560" fill="url(#hs-lamp)" />}
      {cells.map(({ cell, x, y }) => (
        <rect key={cell.id} x={x + 5} y={y + 12} width={TILE} height={TILE} className="tile-shadow" />
      ))}
      {cells.flatMap(({ cell, x, y }) =>
        unopened(cell).map((side) => <Fog key={`${cell.id}-${side}`} x={x} y={y} side={side} />),
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
      {cells.map(({ cell, x, y }) => {
        const place = places.rooms.get(cell.id);
        return (
          <Tile
            key={cell.id}
            id={cell.id}
            def={cell.def}
            x={x}
            y={y}
            turn={cell.turn}
            light={lightOf(scene, cell.id)}
            cost={place?.cost ?? null}
            oneWay={place?.oneWay ?? false}
            selected={selected === cell.id}
            fresh={known.current !== null && !known.current.has(cell.id)}
            detail={detail}
          />
        );
      })}
      {hand !== null && spot !== null && (
        <HeldTile
          id={hand.room}
          def={scene.defs.get(hand.room)}
          x={spot.x}
          y={spot.y}
          quarters={turn}
          detail={detail}
        />
      )}
      {trail !== null && <TrailLine who={trail.who} lines={walked(plan, layout, trail.rooms)} />}
      {detail.plate !== null &&
        cells.map(({ cell, x, y }) => (
          <TilePlate key={cell.id} id={cell.id} def={cell.def} x={x} y={y} size={detail.plate ?? 0} />
        ))}
      {cells.map(({ cell, x, y }) => {
        const tokens = position.tokens.filter(
          (token) => token.room === cell.id && token.monster !== true && token.holder === undefined,
        );
        const cards = position.piles.filter(({ room }) => room === cell.id).map(({ card }) => card);
        if (tokens.length + cards.length === 0) return null;
        return <Things key={cell.id} x={x} y={y} tokens={tokens} cards={cards} scale={detail.cost} />;
      })}
      {shooter !== undefined &&
        targets
          .filter(({ cell }) => cell.id !== shooter.cell.id)
          .map((target) => <SightLine key={target.standing.id} from={middleOf(shooter)} to={middleOf(target)} />)}
      {figures.map((figure) => {
        const { id } = figure.standing;
        const target = places.people.get(id);
        const token = position.tokens.find((one) => one.id === id);
        return (
          <Figure
            key={`${figure.cell.floor}/${id}`}
            standing={figure.standing}
            x={figure.x}
            y={figure.y}
            active={position.turn.who === id}
            traitor={position.traitor === id}
            stunned={token?.stunned === true}
            n={typeof token?.n === 'number' ? token.n : undefined}
            target={target === undefined ? 'none' : target.attack ? 'attack' : 'choice'}
          />
        );
      })}
      {places.doors.map(({ room, side, cost }) => {
        const cell = plan.cell(room);
        const corner = cell === undefined ? null : cornerOf(layout, cell);
        if (corner === null) return null;
        return <LitDoor key={`${room}-${side}`} {...corner} side={side} cost={cost} scale={detail.cost} />;
      })}
    </svg>
  );
});
