import type { Decision } from '@hollow/engine';
import type { WireView } from '@hollow/protocol';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { type FloorReach, floorReach } from '../../../board/reach.ts';
import { useStable } from '../../../board/useStable.ts';
import { placeNow } from '../../../log/place.ts';
import { cardInQuestion, type Explorer, explorersOfSeat, meOf, ownDecision } from '../../../log/seen.ts';
import { usePacks } from '../../../packs/context.ts';
import { useGame } from '../../../state/hooks.ts';
import type { Looked } from '../../../table/house/Inspect.tsx';
import { type ToldPlace, useFloor } from '../../../table/house/useFloor.ts';
import { type Since, useSince } from '../../../table/told/useSince.ts';
import { type Picking, usePicking } from './usePicking.ts';

/** Whoever sits at the table: the question put to them, and their explorers. */
interface Seated {
  readonly decision: Decision | null;
  readonly me: Explorer | undefined;
  readonly own: ReadonlySet<string>;
}

/** What is shown of the house. */
interface Looking {
  readonly floor: string;
  readonly setFloor: (floor: string) => void;
  /** Floors where the question can be answered. */
  readonly reach: FloorReach;
  /** The last thing that was told and has a place. */
  readonly told: ToldPlace | null;
  readonly setTold: (told: ToldPlace) => void;
  /** When somebody last moved the house by hand. */
  readonly touched: RefObject<number>;
  /** A room that somebody wants to see; null as soon as it is seen. */
  readonly wanted: string | null;
  readonly showRoom: (room: string | null) => void;
}

/** Cards that were turned over, and what is looked at on a sheet. */
interface Reading {
  readonly since: Since;
  /** The last entry that is known from before: whoever was away when the haunt began is shown how it began. */
  readonly before: number;
  /** Cards up to this entry have been put away. */
  readonly closed: number;
  readonly setClosed: (n: number) => void;
  readonly looked: Looked | null;
  readonly setLooked: (what: Looked | null) => void;
}

/** The table as one player sees it. */
export interface Play extends Seated, Looking, Picking, Reading {
  readonly view: WireView;
}

function useSeated(view: WireView): Seated {
  const { you } = useGame();
  const { position } = view;
  const seat = you?.seat ?? null;
  const own = useMemo(() => new Set(explorersOfSeat(position, seat).map(({ id }) => id)), [position, seat]);
  return { decision: ownDecision(view), me: meOf(position, seat), own };
}

function useLooking({ position }: WireView, { decision, me }: Seated): Looking {
  const { standing, n } = useGame();
  const { rooms, floors } = usePacks();
  const touched = useRef(Number.NEGATIVE_INFINITY);
  const [told, setTold] = useState<ToldPlace | null>(() => {
    const room = placeNow(standing, position);
    return room === null ? null : { room, n };
  });
  const reach = useMemo(() => floorReach(position, rooms, floors, decision), [position, rooms, floors, decision]);
  const { floor, setFloor } = useFloor(position, { decision, reach, me: me?.id ?? null, told, touched });
  const [wanted, setWanted] = useState<string | null>(null);
  const showRoom = useStable((room: string | null) => {
    const there = position.rooms.find(({ id }) => id === room)?.floor;
    if (there !== undefined) setFloor(there);
    setWanted(room);
  });
  return { floor, setFloor, reach, told, setTold, touched, wanted, showRoom };
}

function useReading({ decision, own }: Seated): Reading {
  const { standing } = useGame();
  const since = useSince();
  const [before] = useState(since.news?.since ?? since.opened);
  // Whoever comes back in the middle of a card sees what it asks.
  const [closed, setClosed] = useState(() => {
    const card = cardInQuestion(standing, decision, own);
    return card === null ? since.opened : card.n - 1;
  });
  const [looked, setLooked] = useState<Looked | null>(null);
  return { since, before, closed, setClosed, looked, setLooked };
}

export function usePlay(view: WireView): Play {
  const seated = useSeated(view);
  const looking = useLooking(view, seated);
  const picking = usePicking(seated.decision);
  const reading = useReading(seated);
  return { view, ...seated, ...looking, ...picking, ...reading };
}
