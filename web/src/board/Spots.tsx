import type { Quarter } from '@hollow/drawing/plan';
import { TILE } from '@hollow/drawing/plan';
import { memo } from 'react';
import type { Cursor } from './cursor.ts';

/** What can be pressed, laid over the picture of the house as real buttons: rooms, doors that can be opened, people who can be chosen. */

export interface HouseSpot {
  readonly kind: 'room' | 'door' | 'who' | 'lay';
  /** The room, or who it is. */
  readonly id: string;
  /** The side of a door. */
  readonly side?: Quarter;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly label: string;
  readonly open: boolean;
}

export const spotKey = ({ kind, id, side }: Pick<HouseSpot, 'kind' | 'id' | 'side'>): string =>
  `${kind}-${id}${side === undefined ? '' : `-${side}`}`;

export const keyOfCursor = ({ room, door }: Cursor): string =>
  door === null ? spotKey({ kind: 'room', id: room }) : spotKey({ kind: 'door', id: room, side: door });

interface Hands {
  readonly onPress: (spot: HouseSpot) => void;
  readonly onEnter: (spot: HouseSpot) => void;
  readonly onInspect: (spot: HouseSpot) => void;
}

interface ButtonProps extends Hands {
  readonly spot: HouseSpot;
  readonly isCurrent: boolean;
}

const FIELDS = ['kind', 'id', 'side', 'x', 'y', 'w', 'h', 'label', 'open'] as const;

/** Spots are made anew for every position; most of them say the same as before. */
const sameButton = (a: ButtonProps, b: ButtonProps): boolean =>
  a.isCurrent === b.isCurrent &&
  a.onPress === b.onPress &&
  a.onEnter === b.onEnter &&
  a.onInspect === b.onInspect &&
  FIELDS.every((field) => a.spot[field] === b.spot[field]);

const SpotButton = memo(function SpotButton({ spot, isCurrent, onPress, onEnter, onInspect }: ButtonProps) {
  return (
    <button
      type="button"
      data-spot={spotKey(spot)}
      className={`spot spot-${spot.kind} ${spot.open ? 'is-open' : ''}`}
      style={{ left: spot.x, top: spot.y, width: spot.w, height: spot.h }}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={spot.label}
      onClick={() => onPress(spot)}
      onFocus={() => onEnter(spot)}
      onContextMenu={(event) => {
        event.preventDefault();
        onInspect(spot);
      }}
    />
  );
}, sameButton);

interface Props extends Hands {
  readonly spots: readonly HouseSpot[];
  /** The one that the Tab key stops at; arrows go from there. */
  readonly current: string;
}

export const Spots = memo(function Spots({ spots, current, ...hands }: Props) {
  return spots.map((spot) => {
    const key = spotKey(spot);
    return <SpotButton key={key} spot={spot} isCurrent={key === current} {...hands} />;
  });
});

/** The whole tile. */
export const roomSpot = (id: string, x: number, y: number, label: string, open: boolean): HouseSpot => ({
  kind: 'room',
  id,
  x,
  y,
  w: TILE,
  h: TILE,
  label,
  open,
});
