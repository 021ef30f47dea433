import { cornerOf, type Layout, laidCells } from '@hollow/drawing/plan';
import { LIGHTS } from '@hollow/drawing/rooms';
import type { Position } from '@hollow/engine';
import { memo, useInsertionEffect, useMemo } from 'react';
import { defineInk } from '../ink/sheet.ts';
import { factionOf, isTraitor } from '../people/side.ts';
import { hangsClose, LitDoor } from './Doors.tsx';
import type { Detail } from './detail.ts';
import { Ground, Plates } from './Ground.tsx';
import { HeldTile } from './HeldTile.tsx';
import { SecretMark, SightLine, type Trail, TrailLine, walkLines } from './Overlays.tsx';
import { HouseFigure, ThingsInRoom } from './Pieces.tsx';
import { notedIn } from './reading.ts';
import type { Figured, HouseScene } from './scene.ts';

interface Props {
  readonly scene: HouseScene;
  readonly layout: Layout;
  readonly position: Position;
  readonly figures: readonly Figured[];
  readonly detail: Detail;
  readonly trail: Trail | null;
  /** To be kept as a file: the rooms are drawn and not pictured. */
  readonly asFile?: boolean;
  /** Quarter turns of the tile in the hand. */
  readonly turn: number;
}

const middleOf = ({ standing, x, y }: Figured): readonly [number, number] => [x + standing.x, y + standing.y];

interface LyingProps {
  readonly layout: Layout;
  readonly tokens: Position['tokens'];
  readonly piles: Position['piles'];
  readonly scale: number;
}

/** Tokens and cards that lie about. */
const Lying = memo(function Lying({ layout, tokens, piles, scale }: LyingProps) {
  return laidCells(layout).map(({ cell, x, y }) => {
    const here = tokens.filter(
      ({ room, monster, holder }) => room === cell.id && monster !== true && holder === undefined,
    );
    const cards = piles.filter(({ room }) => room === cell.id).map(({ card }) => card);
    if (here.length + cards.length === 0) return null;
    return <ThingsInRoom key={cell.id} x={x} y={y} tokens={here} cards={cards} scale={scale} />;
  });
});

interface NotedProps {
  readonly layout: Layout;
  readonly notes: Position['notes'];
  readonly scale: number;
}

/** Rooms of which the viewer has a secret record. */
const Noted = memo(function Noted({ layout, notes = {}, scale }: NotedProps) {
  return laidCells(layout).map(({ cell, x, y }) =>
    notedIn(notes, cell.id) ? <SecretMark key={cell.id} x={x} y={y} scale={scale} /> : null,
  );
});

/** The picture of the house; everything that can be pressed lies above it. */
export const HousePicture = memo(function HousePicture(props: Props) {
  const { scene, layout, position, figures, detail, trail, turn, asFile = false } = props;
  const { plan, places, asked, here, isAsking } = scene;
  useInsertionEffect(() => defineInk('lights', () => LIGHTS), []);
  const lines = useMemo(() => (trail === null ? [] : walkLines(plan, layout, trail.rooms)), [plan, layout, trail]);
  const shooter = figures.find(({ standing }) => standing.id === asked);
  const targets = figures.filter(({ standing }) => places.people.get(standing.id)?.attack === true);
  const hand = places.turning;
  const spot = hand === null ? null : cornerOf(layout, hand);
  const isClose = hangsClose(plan, places.doors);
  const peopled = detail.peopled ? [...new Set(figures.map(({ cell }) => cell.id))].toSorted().join(' ') : null;
  const named = useMemo(() => (peopled === null ? scene.named : new Set(peopled.split(' '))), [peopled, scene.named]);

  return (
    <svg className="house-picture" viewBox={`0 0 ${layout.box.w} ${layout.box.h}`} aria-hidden="true">
      <Ground
        plan={plan}
        layout={layout}
        places={places}
        here={here}
        isAsking={isAsking}
        detail={detail}
        asFile={asFile}
      />
      {hand !== null && spot !== null && (
        <HeldTile id={hand.room} x={spot.x} y={spot.y} quarters={turn} detail={detail} />
      )}
      {trail !== null && <TrailLine who={trail.who} lines={lines} />}
      <Plates layout={layout} plate={detail.plate} answer={detail.answer} peopled={detail.peopled} named={named} />
      <Lying layout={layout} tokens={position.tokens} piles={position.piles} scale={detail.cost} />
      <Noted layout={layout} notes={position.notes} scale={detail.cost} />
      {shooter !== undefined &&
        targets
          .filter(({ cell }) => cell.id !== shooter.cell.id)
          .map((target) => <SightLine key={target.standing.id} from={middleOf(shooter)} to={middleOf(target)} />)}
      {figures.map((figure) => {
        const { id, kind, size } = figure.standing;
        const target = places.people.get(id);
        const token = position.tokens.find((one) => one.id === id);
        const [x, y] = middleOf(figure);
        return (
          <HouseFigure
            key={`${figure.cell.floor}/${id}`}
            id={id}
            kind={kind}
            size={size}
            x={x}
            y={y}
            active={position.turn.who === id}
            traitor={isTraitor(position, id)}
            faction={factionOf(position, id)}
            stunned={token?.monster === true && token.stunned}
            n={token?.n}
            target={target === undefined ? 'none' : target.attack ? 'attack' : 'choice'}
          />
        );
      })}
      {places.doors.map((door) => {
        const { room, side, cost } = door;
        const cell = plan.cell(room);
        const corner = cell === undefined ? null : cornerOf(layout, cell);
        if (corner === null) return null;
        const look = { side, cost, scale: detail.cost, close: isClose(door) };
        return <LitDoor key={`${room}-${side}`} {...corner} {...look} />;
      })}
    </svg>
  );
});
