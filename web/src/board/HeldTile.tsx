import { RoomTile } from '../rooms/Room.tsx';
import type { Detail } from './detail.ts';

interface Props {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Quarter turns, counted on past four so that it always turns the short way round. */
  readonly quarters: number;
  readonly detail: Detail;
}

/** The new tile, still in the hand: it turns before it is laid. */
export function HeldTile({ id, x, y, quarters, detail }: Props) {
  return (
    <g transform={`translate(${x} ${y})`} className="held">
      <rect x="-8" y="10" width="256" height="252" className="held-shadow" />
      <g className="held-turn" style={{ transform: `rotate(${quarters * 90}deg)` }}>
        <RoomTile id={id} plateSize={null} badgeSize={null} light="lit" pictured />
      </g>
      <RoomOverlay id={id} detail={detail} />
      <rect className="ring-here" x="3" y="3" width="234" height="234" rx="3" />
    </g>
  );
}

/** Plate and mark alone: they stay upright while the tile turns below them. */
function RoomOverlay({ id, detail }: Pick<Props, 'id' | 'detail'>) {
  return <RoomTile id={id} plateSize={detail.plate} badgeSize={detail.badge} bare />;
}
