import { memo, useLayoutEffect, useRef } from 'react';
import { lengthOf } from '../paper/motion.ts';
import { RoomTile } from '../rooms/Room.tsx';
import type { Detail } from './detail.ts';

interface CostProps {
  readonly n: number;
  readonly x?: number;
  readonly y?: number;
  readonly scale: number;
  /** No way back: a pin, not a circle. */
  readonly oneWay?: boolean;
}

/** What a way costs: north-east, upright. */
export function CostBadge({ n, x = 204, y = 36, scale, oneWay = false }: CostProps) {
  return (
    <g className={`cost ${oneWay ? 'is-one-way' : ''}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      {oneWay && <path className="cost-bg" d="M-16 14h32L0 36z" />}
      <circle r="21" className="cost-bg" />
      <circle r="17" className="cost-in" />
      <text y="8.5">{n}</text>
    </g>
  );
}

export interface TileProps {
  readonly id: string;
  /** The corner on the table. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly light: 'lit' | 'dusk' | 'plain' | 'here';
  readonly cost: number | null;
  readonly oneWay: boolean;
  /** It has just been laid. */
  readonly fresh: boolean;
  readonly detail: Detail;
  readonly asFile: boolean;
}

/** A new tile drops and settles; where nothing may move it only brightens. */
const DROP: Keyframe[] = [
  { transform: 'translateY(-34px) scale(1.1)', opacity: 0.2 },
  { transform: 'none', opacity: 1 },
];

/** A room in the house: the tile, its light and what going there costs. */
export const Tile = memo(function Tile(props: TileProps) {
  const { id, x, y, turn, light, cost, oneWay, fresh, detail, asFile } = props;
  const lit = light === 'lit' || light === 'here';
  const laid = useRef<SVGGElement>(null);
  const dropped = useRef(fresh);
  useLayoutEffect(() => {
    if (dropped.current)
      laid.current?.animate(DROP, { duration: lengthOf('--m-move'), easing: 'cubic-bezier(.3,1.3,.5,1)' });
  }, []);
  return (
    <g className={`room-box is-${light}`} transform={`translate(${x} ${y})`}>
      <g className="room-laid" ref={laid}>
        <RoomTile
          id={id}
          turn={turn}
          pictured={!asFile}
          plateSize={null}
          badgeSize={detail.badge}
          light={lit ? 'lit' : light === 'dusk' ? 'dusk' : 'plain'}
        />
        {lit && (
          <rect className={light === 'here' ? 'ring-here' : 'ring-lit'} x="5" y="5" width="230" height="230" rx="3" />
        )}
        {cost !== null && <CostBadge n={cost} scale={detail.cost} oneWay={oneWay} />}
      </g>
    </g>
  );
});

interface PlateProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** It hangs over the lower edge of its room, as wide as it must be. */
  readonly below: boolean;
}

/** So far below its place a name hangs, and so wide it may be, in units of a tile. */
const HANGS = 66;
const WIDEST = 460;

/** The name of a room: it lies above the trail and below those who stand there. */
export const TilePlate = memo(function TilePlate({ id, x, y, size, below }: PlateProps) {
  return (
    <g transform={`translate(${x} ${below ? y + HANGS : y})`}>
      <RoomTile id={id} plateSize={size} badgeSize={null} bare {...(below ? { plateWidth: WIDEST } : {})} />
    </g>
  );
});
