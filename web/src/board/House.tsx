import { type Box, layFloors, type RoomDefs, TILE } from '@hollow/drawing/plan';
import type { Decision, Position } from '@hollow/engine';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { later, onceStanding, withQuestion } from '../ui/later/later.tsx';
import { useText } from '../words/Words.tsx';
import { detailOf } from './detail.ts';
import { around, cellBox, framingOf } from './framing.ts';
import { HousePicture } from './HousePicture.tsx';
import { pressKey } from './houseKeys.ts';
import { Contours, type Trail } from './Overlays.tsx';
import { type HouseSpot, keyOfCursor, Spots } from './Spots.tsx';
import { concernedBy, figuresOf, roomOfCharacter, sceneOf, spotsOf } from './scene.ts';
import { useCamera } from './useCamera.ts';
import { useCursor } from './useCursor.ts';
import { type Inspected, type OnPick, usePress } from './usePress.ts';
import { useStable } from './useStable.ts';
import { useTurning } from './useTurning.ts';
import './floors.css';
import './house.css';
import './pieces.css';

const TurnButtons = withQuestion(() => import('./TurnButtons.tsx').then((it) => it.TurnButtons));
const CameraControls = onceStanding(() => import('./CameraControls.tsx').then((it) => it.CameraControls));

/** Nobody drags the house before it stands, or wants it in words. */
const Minimap = onceStanding(() => import('./Minimap.tsx').then((it) => it.Minimap));
const Beyond = onceStanding(() => import('./Beyond.tsx').then((it) => it.Beyond));
const HouseText = later(() => import('./HouseText.tsx').then((it) => it.HouseText));
const Gestures = onceStanding(() => import('./Gestures.tsx').then((it) => it.Gestures));

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
  /** A room that somebody wants to see. */
  readonly wanted?: string | null;
  /** It is in sight. */
  readonly onWanted?: () => void;
  /** Where the button for the ways to look stands; without it they lie on the house. */
  readonly controlsIn?: HTMLElement | null;
  /** The option that says how the new tile is turned. */
  readonly held?: number | null;
  /** The place that was chosen and not yet gone to, as `spotKey` names it. */
  readonly chosen?: string | null;
  readonly onPick?: OnPick;
  readonly onHold?: (option: number) => void;
  readonly onInspect?: (what: Inspected) => void;
  /** The keyboard went to another floor. */
  readonly onFloor?: (floor: string) => void;
  /** What it is called where there are several pictures. */
  readonly label?: string;
  /** Smaller and without controls or keys: a picture of the house. */
  readonly still?: boolean;
  /** It hangs on a wall, and is read from across the room. */
  readonly far?: boolean;
  readonly children?: ReactNode;
}

const NEVER = Number.NEGATIVE_INFINITY;

/** What the viewer is asked for: a turn is one occasion, every other question one of its own. */
const occasionOf = (decision: Decision | null, round: number): string | null =>
  decision === null ? null : decision.kind === 'turn' ? `${round} ${concernedBy(decision)}` : `${decision.id}`;

/** What is shown, from where, and how much of it: everything that is worked out before anything is drawn. */
function useHouse(props: HouseProps) {
  const { position, defs, floors, shown = floors, decision = null, me = null, lookAt = null, still = false } = props;
  const text = useText();
  const scene = useMemo(() => sceneOf(position, defs, floors, decision), [position, defs, floors, decision]);
  const place = shown.join(' ');
  const layout = useMemo(() => layFloors(scene.plan, place.split(' ')), [scene.plan, place]);
  const framing = framingOf(scene, layout, position, { lookAt, me, alone: shown.length === 1 });
  const untouched = useRef(NEVER);
  const camera = useCamera({
    world: layout.box,
    start: framing.start,
    middle: framing.focus,
    lit: framing.lit,
    rooms: framing.rooms,
    place,
    buttons: !still && props.controlsIn === undefined,
    touched: props.touched ?? untouched,
    occasion: occasionOf(decision, position.round),
  });
  const pixel = 1 / camera.k;
  const tilePixels = Math.round((TILE * camera.k) / 6) * 6;
  const detail = useMemo(() => detailOf(tilePixels, props.far), [tilePixels, props.far]);
  const figures = useMemo(() => figuresOf(scene, layout, position, detail), [scene, layout, position, detail]);
  const spots = useMemo(
    () => (still ? [] : spotsOf(text, scene, layout, position, figures, pixel)),
    [still, text, scene, layout, position, figures, pixel],
  );
  return { scene, layout, framing, camera, pixel, detail, figures, spots };
}

/** What can be done with it: presses, keys, the tile in the hand, and the way to one's own explorer. */
function useHands(
  props: HouseProps,
  { scene, layout, camera }: Pick<ReturnType<typeof useHouse>, 'scene' | 'layout' | 'camera'>,
) {
  const { position, defs, floors, shown = floors, decision = null, me = null, held = null } = props;
  const { onPick, onHold, onInspect, onFloor } = props;
  const { plan, places, here } = scene;
  const turning = useTurning(decision, places.turning, held, defs.get(places.turning?.room ?? '')?.doors, onHold);
  const boxOf = (room: string): Box | null => cellBox(layout, plan, room);
  const first = here ?? roomOfCharacter(position, me) ?? plan.floors[0]?.cells[0]?.id ?? '';
  const cursor = useCursor({ scene, camera, first, shown, boxOf, onFloor });
  const press = usePress({ places, turning, dragged: camera.dragged, onPick, onInspect });
  const inspect = useStable((spot: HouseSpot) => {
    onInspect?.({ kind: spot.kind === 'who' ? 'who' : 'room', id: spot.id });
  });
  const find = (): void => {
    const room = roomOfCharacter(position, me) ?? here;
    const floor = room === null ? undefined : plan.cell(room)?.floor;
    if (room === null || floor === undefined) return;
    if (!shown.includes(floor)) onFloor?.(floor);
    const box = boxOf(room);
    if (box !== null) camera.show(around(box, 1));
  };
  const { wanted = null } = props;
  const showWanted = useEffectEvent(() => {
    const box = wanted === null ? null : boxOf(wanted);
    if (box === null) return;
    camera.show(around(box, 1.2));
    props.onWanted?.();
  });
  // Another floor may have to be laid first.
  const place = shown.join(' ');
  useEffect(() => {
    if (wanted !== null && place !== '') showWanted();
  }, [wanted, place]);
  const onKeyDown = pressKey({
    plan,
    doors: places.doors,
    turning,
    cursor,
    camera,
    find,
    inspect: (id) => onInspect?.({ kind: 'room', id }),
  });
  return { turning, cursor, press, inspect, find, onKeyDown };
}

/** The house on the table. It knows geometry and options, and no rules: what is pressed is told by the number of an option. */
export function House(props: HouseProps) {
  const { position, defs, floors, decision = null, trail = null, onPick, still = false, controlsIn, children } = props;
  const text = useText();
  const house = useHouse(props);
  const { scene, layout, framing, camera, pixel, detail, figures, spots } = house;
  const { turning, cursor, press, inspect, find, onKeyDown } = useHands(props, house);
  const [inWords, setInWords] = useState(false);
  return (
    <section
      className={`house ${still ? 'is-still' : ''} ${turning.turn === null ? '' : 'is-turning'} ${scene.isAsking ? 'is-asking' : ''} ${inWords ? 'is-in-words' : ''}`}
      data-paper="dark"
      aria-label={props.label ?? text.t('web.house')}
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
          <Spots
            spots={spots}
            current={keyOfCursor(cursor.at)}
            chosen={props.chosen ?? null}
            onPress={press}
            onEnter={cursor.enter}
            onInspect={inspect}
          />
          {framing.hand !== null && !still && turning.several && (
            <TurnButtons
              x={framing.hand.x}
              y={framing.hand.y}
              pixel={pixel}
              above={framing.isBelow}
              onTurn={turning.by}
            />
          )}
        </div>
      </div>
      {inWords && <HouseText position={position} defs={defs} floors={floors} decision={decision} onPick={onPick} />}
      {!still && (
        <>
          <CameraControls
            camera={camera}
            inWords={inWords}
            onFind={find}
            onWords={() => setInWords(!inWords)}
            place={controlsIn}
          />
          <Minimap scene={scene} layout={layout} figures={figures} camera={camera} />
          {scene.isAsking && <Beyond camera={camera} spots={spots} />}
          <p className="unseen">{text.t('web.house.keys')}</p>
        </>
      )}
      {children}
    </section>
  );
}
