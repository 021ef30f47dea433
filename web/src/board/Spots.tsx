import { memo } from 'react';
import { TILE } from '../rooms/drawing.ts';
import type { Cursor } from './cursor.ts';

/** What can be pressed, laid over the picture of the house as real buttons: rooms, doors that can be opened, people who can be chosen. */

export interface Spot {
  readonly kind: 'room' | 'door' | 'who' | 'lay';
  /** The room, or who it is. */
  readonly id: string;
  /** The side of a door. */
  readonly side?: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly label: string;
  readonly open: boolean;
}

export const keyOf = ({ kind, id, side }: Pick<Spot, 'kind' | 'id' | 'side'>): string =>
  `${kind}-${id}${side === undefined ? '' : `-${side}`}`;

export const keyOfCursor = ({ room, door }: Cursor): string =>
  door === null ? keyOf({ kind: 'room', id: room }) : keyOf({ kind: 'door', id: room, side: door });

interface Props {
  readonly spots: readonly Spot[];
  /** The one that the Tab key stops at; arrows go from there. */
  readonly current: string;
  readonly onPress: (spot: Spot) => void;
  readonly onEnter: (spot: Spot) => void;
  readonly onInspect: (spot: Spot) => void;
}

export const Spots = memo(function Spots({ spots, current, onPress, onEnter, onInspect }: Props) {
  return spots.map((spot) => {
    const key = keyOf(spot);
    return (
      <button
        key={key}
        type="button"
        data-spot={key}
        className={`spot spot-${spot.kind} ${spot.open ? 'is-open' : ''}`}
        style={{ left: spot.x, top: spot.y, width: spot.w, height: spot.h }}
        tabIndex={key === current ? 0 : -1}
        aria-label={spot.label}
        aria-disabled={!spot.open}
        onClick={() => onPress(spot)}
        onFocus={() => onEnter(spot)}
        onContextMenu={(event) => {
          event.preventDefault();
          onInspect(spot);
        }}
      />
    );
  });
});

/** The whole tile. */
export const roomSpot = (id: string, x: number, y: number, label: string, open: boolean): Spot => ({
  kind: 'room',
  id,
  x,
  y,
  w: TILE,
  h: TILE,
  label,
  open,
});
