import { Mark } from '../ink/Mark.tsx';
import { RoomTile } from '../rooms/Room.tsx';
import { useText } from '../words/Words.tsx';
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

interface ButtonsProps {
  readonly x: number;
  readonly y: number;
  /** A pixel of the screen in units of the house. */
  readonly pixel: number;
  /** A room lies south of it: the buttons go north. */
  readonly above: boolean;
  readonly onTurn: (by: 1 | -1) => void;
}

const BUTTON = 52;
const GAP = 14;

/** Below the tile in the hand, or above it. */
export function TurnButtons({ x, y, pixel, above, onTurn }: ButtonsProps) {
  const text = useText();
  const top = above ? y - (BUTTON + GAP) * pixel : y + 240 + GAP * pixel;
  const middle = x + 120;
  const style = { width: BUTTON, height: BUTTON, scale: String(pixel), top };
  return (
    <>
      <button
        type="button"
        className="turn-button"
        style={{ ...style, left: middle - (BUTTON + GAP / 2) * pixel }}
        aria-label={text.t('web.house.turn-left')}
        onClick={() => onTurn(-1)}
      >
        <Mark id="turn-left" />
      </button>
      <button
        type="button"
        className="turn-button"
        style={{ ...style, left: middle + (GAP / 2) * pixel }}
        aria-label={text.t('web.house.turn-right')}
        onClick={() => onTurn(1)}
      >
        <Mark id="turn-right" />
      </button>
    </>
  );
}
