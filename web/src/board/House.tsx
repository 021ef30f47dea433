import type { Plan, Quarter, RoomDefs } from '@hollow/drawing/plan';
import { type Box, cornerOf, type Layout, layoutOf } from '@hollow/drawing/plan';
import { TILE } from '@hollow/drawing/rooms';
import type { Decision, Position } from '@hollow/engine';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { later } from '../ui/later/later.tsx';
import { useText } from '../words/Words.tsx';
import { Controls } from './Controls.tsx';
import { type Cursor, climbed, stepped } from './cursor.ts';
import { detailOf } from './detail.ts';
import { TurnButtons } from './HeldTile.tsx';
import { HousePicture } from './HousePicture.tsx';
import { HouseText } from './HouseText.tsx';
import { Minimap } from './Minimap.tsx';
import { Contours, type Trail } from './Overlays.tsx';
import type { Picked } from './places.ts';
import { keyOfCursor, type Spot, Spots } from './Spots.tsx';
import { figuresOf, roomOf, sceneOf, spotsOf } from './scene.ts';
import { useCamera } from './useCamera.ts';
import { useStable } from './useStable.ts';
import { useTurning } from './useTurning.ts';
import './floors.css';
import './house.css';
import './pieces.css';

/** Nobody drags the house before it stands. */
const Gestures = later(() => import('./Gestures.tsx').then((it) => it.Gestures));

export type { Picked } from './places.ts';

export interface Inspected {
  readonly kind: 'room' | 'who';
  readonly id: string;
  /** The side of an unopened door of the room that was meant. */
  readonly door?: Quarter;
}

export interface HouseProps {
  readonly position: Position;
  readonly defs: RoomDefs;
  /** All floors, in the order they lie on the table. */
  readonly floors: readonly string[];
  /** Those that are shown: one, or several side by side. */
  readonly shown?: readonly string[];
  /** The question of whoever looks; null while others think. */
  readonly decision?: Decision | null;
  /** The explorer that “find” goes to. */
  readonly me?: string | null;
  /** Where the last thing happened. */
  readonly trail?: Trail | null;
  /** The room to look at while nothing is asked. */
  readonly lookAt?: string | null;
  /** When somebody last moved the house by hand, by the page's clock: then it follows nobody for a while. */
  readonly touched?: RefObject<number>;
  /** Where the button for the ways to look stands; without it they lie on the house. */
  readonly controlsIn?: HTMLElement | null;
  /** The option that says how the new tile is turned. */
  readonly held?: number | null;
  readonly onPick?: (picked: Picked) => void;
  readonly onHold?: (option: number) => void;
  readonly onInspect?: (what: Inspected) => void;
  /** The keyboard went to another floor. */
  readonly onFloor?: (floor: string) => void;
  /** Smaller and without controls or keys: a picture of the house. */
  readonly still?: boolean;
  readonly children?: ReactNode;
}

const ARROWS: Readonly<Record<string, Quarter>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };
const CLIMBS: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 };

/** The house on the table. It knows geometry and options, and no rules: what is pressed is told by the number of an option. */
export function House(props: HouseProps) {
  const { position, defs, floors, shown = floors, decision = null, me = null, trail = null } = props;
  const { held = null, onPick, onHold, onInspect, onFloor, still = false, lookAt = null, controlsIn, children } = props;
  const text = useText();
  const hint = useId();
  const scene = useMemo(() => sceneOf(position, defs, floors, decision), [position, defs, floors, decision]);
  const shownKey = shown.join(' ');
  const layout = useMemo(() => layoutOf(scene.plan, shownKey.split(' ')), [scene.plan, shownKey]);
  const { plan, places } = scene;
  const turning = useTurning(decision, places.turning, held, defs.get(places.turning?.room ?? '')?.doors, onHold);

  const isBelow =
    places.turning !== null && plan.at(places.turning.floor, places.turning.x, places.turning.y + 1) !== undefined;
  const spotCorner = places.turning === null ? null : cornerOf(layout, places.turning);
  const start =
    spotCorner === null ? (layout.floors.length === 1 ? layout.floors[0].box : layout.box) : around(spotCorner, 1.6);
  const looked =
    spotCorner === null
      ? cellBox(layout, plan, scene.here ?? lookAt ?? roomOf(position, me))
      : { ...spotCorner, w: TILE, h: TILE };
  const focus = shown.length === 1 ? looked : null;
  const untouched = useRef(Number.NEGATIVE_INFINITY);
  const { touched = untouched } = props;
  const camera = useCamera({
    world: layout.box,
    start,
    middle: focus,
    place: shownKey,
    buttons: !still && controlsIn === undefined,
    touched,
    asked: decision !== null,
  });
  const pixel = 1 / camera.k;
  const tilePixels = Math.round((TILE * camera.k) / 6) * 6;
  const detail = useMemo(() => detailOf(tilePixels), [tilePixels]);
  const figures = useMemo(() => figuresOf(scene, layout, position, detail), [scene, layout, position, detail]);
  const spots = useMemo(
    () => (still ? [] : spotsOf(text, scene, layout, position, figures, pixel)),
    [still, text, scene, layout, position, figures, pixel],
  );

  const first = scene.here ?? roomOf(position, me) ?? plan.floors[0]?.cells[0]?.id ?? '';
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const at: Cursor = cursor !== null && plan.cell(cursor.room) !== undefined ? cursor : { room: first, door: null };
  const current = keyOfCursor(at);
  const wanted = useRef<string | null>(null);
  const [inWords, setInWords] = useState(false);

  const boxOf = (room: string): Box | null => cellBox(layout, plan, room);

  const press = useStable((spot: Spot) => {
    if (camera.dragged.current) return;
    if (spot.kind === 'lay') turning.lay((option) => onPick?.({ kind: 'answer', option }));
    else if (spot.kind === 'who') pick([places.people.get(spot.id)?.option ?? -1]);
    else if (spot.kind === 'door') {
      const door = places.doors.find(({ room, side }) => room === spot.id && side === spot.side);
      if (door === undefined) {
        onInspect?.({ kind: 'room', id: spot.id, ...(spot.side === undefined ? {} : { door: spot.side }) });
        return;
      }
      if (door.path.length > 0) onPick?.({ kind: 'path', rooms: door.path, door: door.side });
      else pick(door.options);
    } else {
      const place = places.rooms.get(spot.id);
      if (place === undefined) onInspect?.({ kind: 'room', id: spot.id });
      else if (place.options.length === 0) onPick?.({ kind: 'path', rooms: place.path });
      else pick(place.options);
    }
  });
  const pick = (options: readonly number[]): void => {
    const [option] = options.filter((i) => i >= 0);
    if (option === undefined) return;
    onPick?.(options.length === 1 ? { kind: 'answer', option } : { kind: 'several', options });
  };
  const enter = useStable((spot: Spot) => {
    if (spot.kind === 'room') setCursor({ room: spot.id, door: null });
    if (spot.kind === 'door') setCursor({ room: spot.id, door: spot.side ?? null });
  });
  const inspect = useStable((spot: Spot) => {
    onInspect?.({ kind: spot.kind === 'who' ? 'who' : 'room', id: spot.id });
  });

  const focusOn = useCallback(
    (key: string): boolean => {
      const button = camera.view.current?.querySelector<HTMLElement>(`[data-spot="${CSS.escape(key)}"]`);
      button?.focus({ preventScroll: true });
      return button !== null && button !== undefined;
    },
    [camera.view],
  );
  useEffect(() => {
    if (wanted.current !== null && focusOn(wanted.current)) wanted.current = null;
  });

  const goTo = (next: Cursor): void => {
    setCursor(next);
    const floor = plan.cell(next.room)?.floor;
    if (floor !== undefined && !shown.includes(floor)) onFloor?.(floor);
    wanted.current = keyOfCursor(next);
    const box = boxOf(next.room);
    if (box !== null) camera.reveal(next.door === null ? box : around(box, 0.8));
  };

  const find = (): void => {
    const room = roomOf(position, me) ?? scene.here;
    const floor = room === null ? undefined : plan.cell(room)?.floor;
    if (room === null || floor === undefined) return;
    if (!shown.includes(floor)) onFloor?.(floor);
    const box = boxOf(room);
    if (box !== null) camera.show(around(box, 1));
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const side = ARROWS[event.key];
    const climb = CLIMBS[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (side !== undefined && turning.turn !== null && side % 2 === 1) turning.by(side === 1 ? 1 : -1);
    else if (side !== undefined) goTo(stepped(plan, places.doors, at, side));
    else if (climb !== undefined) goTo(climbed(plan, at, climb));
    else if (event.key === '+' || event.key === '=') camera.closer();
    else if (event.key === '-') camera.farther();
    else if (event.key === '0') camera.home();
    else if (event.key === 'f') find();
    else if (event.key === 'i') onInspect?.({ kind: 'room', id: at.room });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <section
      className={`house ${still ? 'is-still' : ''} ${turning.turn === null ? '' : 'is-turning'}`}
      data-paper="dark"
      aria-label={text.t('web.house')}
      onKeyDown={onKeyDown}
    >
      <div className="house-view" ref={camera.view} inert={inWords}>
        <Gestures hold={camera.hold} />
        {!still && <Contours />}
        <div
          className="house-plane"
          ref={camera.plane}
          style={{ width: layout.box.w, height: layout.box.h, '--px': pixel }}
        >
          <HousePicture
            scene={scene}
            layout={layout}
            position={position}
            figures={figures}
            detail={detail}
            trail={trail}
            asFile={still}
            turn={turning.quarters}
          />
          <Spots spots={spots} current={current} onPress={press} onEnter={enter} onInspect={inspect} />
          {spotCorner !== null && !still && turning.several && (
            <TurnButtons {...spotCorner} pixel={pixel} above={isBelow} onTurn={turning.by} />
          )}
        </div>
      </div>
      {inWords && <HouseText position={position} defs={defs} floors={floors} decision={decision} onPick={onPick} />}
      {!still && (
        <Controls
          camera={camera}
          inWords={inWords}
          onFind={find}
          onWords={() => setInWords(!inWords)}
          place={controlsIn}
        />
      )}
      {!still && <Minimap scene={scene} layout={layout} figures={figures} camera={camera} />}
      {!still && (
        <p className="unseen" id={hint}>
          {text.t('web.house.keys')}
        </p>
      )}
      {children}
    </section>
  );
}

/** The box of a room on the table, where it is shown. */
function cellBox(layout: Layout, plan: Plan, room: string | null): Box | null {
  const cell = room === null ? undefined : plan.cell(room);
  const corner = cell === undefined ? null : cornerOf(layout, cell);
  return corner === null ? null : { ...corner, w: TILE, h: TILE };
}

/** A box with so many tiles of air on each side. */
const around = ({ x, y }: { readonly x: number; readonly y: number }, tiles: number): Box => ({
  x: x - tiles * TILE,
  y: y - tiles * TILE,
  w: TILE * (1 + 2 * tiles),
  h: TILE * (1 + 2 * tiles),
});
