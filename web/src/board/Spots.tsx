import type { Quarter } from '@hollow/drawing/plan';
import { TILE } from '@hollow/drawing/plan';
import { type MouseEvent, memo, type PointerEvent, useRef } from 'react';
import type { Cursor } from './cursor.ts';
import type { Hand } from './places.ts';

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

/** What a spot shows to whoever rests on it: a room, a door of it, somebody. */
const lookOf = ({ kind, id, side }: HouseSpot): string =>
  kind === 'who' ? `who/${id}` : side === undefined ? `room/${id}` : `room/${id}/${side}`;

interface Hands {
  readonly onPress: (spot: HouseSpot, by: Hand) => void;
  readonly onEnter: (spot: HouseSpot) => void;
  readonly onInspect: (spot: HouseSpot) => void;
}

interface ButtonProps extends Hands {
  readonly spot: HouseSpot;
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
}

const FIELDS = ['kind', 'id', 'side', 'x', 'y', 'w', 'h', 'label', 'open'] as const;

/** Spots are made anew for every position; most of them say the same as before. */
const sameButton = (a: ButtonProps, b: ButtonProps): boolean =>
  a.isCurrent === b.isCurrent &&
  a.isChosen === b.isChosen &&
  a.onPress === b.onPress &&
  a.onEnter === b.onEnter &&
  a.onInspect === b.onInspect &&
  FIELDS.every((field) => a.spot[field] === b.spot[field]);

const SpotButton = memo(function SpotButton(props: ButtonProps) {
  const { spot, isCurrent, isChosen, onPress, onEnter, onInspect } = props;
  // Not every browser says of a click what has clicked.
  const last = useRef('mouse');
  const handOf = (event: MouseEvent): Hand =>
    event.detail === 0 ? 'keys' : last.current === 'mouse' ? 'mouse' : 'finger';
  return (
    <button
      type="button"
      data-spot={spotKey(spot)}
      data-look={lookOf(spot)}
      className={`spot spot-${spot.kind} ${spot.open ? 'is-open' : ''} ${isChosen ? 'is-chosen' : ''}`}
      style={{ left: spot.x, top: spot.y, width: spot.w, height: spot.h }}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={spot.label}
      aria-pressed={isChosen ? true : undefined}
      onPointerDown={({ pointerType }: PointerEvent) => {
        last.current = pointerType;
      }}
      onClick={(event) => onPress(spot, handOf(event))}
      onFocus={() => onEnter(spot)}
      onContextMenu={(event) => {
        event.preventDefault();
        // A finger that rests looks by itself.
        if (last.current === 'mouse') onInspect(spot);
      }}
    />
  );
}, sameButton);

interface Props extends Hands {
  readonly spots: readonly HouseSpot[];
  /** The one that the Tab key stops at; arrows go from there. */
  readonly current: string;
  /** The one that was chosen and not yet gone to. */
  readonly chosen: string | null;
}

export const Spots = memo(function Spots({ spots, current, chosen, ...hands }: Props) {
  return spots.map((spot) => {
    const key = spotKey(spot);
    return <SpotButton key={key} spot={spot} isCurrent={key === current} isChosen={key === chosen} {...hands} />;
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
