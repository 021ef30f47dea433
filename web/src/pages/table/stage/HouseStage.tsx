import type { Position } from '@hollow/engine';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { House } from '../../../board/House.tsx';
import type { Trail } from '../../../board/Overlays.tsx';
import { spotKey } from '../../../board/Spots.tsx';
import { concernedBy, roomOfCharacter } from '../../../board/scene.ts';
import { useStable } from '../../../board/useStable.ts';
import { trailOf } from '../../../log/trail.ts';
import { usePacks } from '../../../packs/context.ts';
import { lengthOf } from '../../../paper/motion.ts';
import { useMissed, useStage } from '../../../stage/OnStage.tsx';
import { useGameOf } from '../../../state/hooks.ts';
import type { ChosenAnswer } from '../../../table/house/chosen.ts';
import { Progress } from '../../../table/tome/Goal.tsx';
import { onceStanding } from '../../../ui/later/later.tsx';
import { useText } from '../../../words/Words.tsx';
import type { Play } from './usePlay.ts';

const Reveal = onceStanding(() => import('../../../table/told/Reveal.tsx').then((it) => it.Reveal));
const PassingRoll = onceStanding(() => import('../../../table/told/Rolls.tsx').then((it) => it.PassingRoll));
const SkipScene = onceStanding(() => import('../../../table/told/SkipScene.tsx').then((it) => it.SkipScene));
const Ticker = onceStanding(() => import('../../../table/told/Ticker.tsx').then((it) => it.Ticker));
const News = onceStanding(() => import('../../../table/told/News.tsx').then((it) => it.News));
const Moments = onceStanding(() => import('../../../moments/Moments.tsx').then((it) => it.Moments));
const Knocks = onceStanding(() => import('../../../table/chat/Knocks.tsx').then((it) => it.Knocks));
const Resting = onceStanding(() => import('../../../table/strip/Resting.tsx').then((it) => it.Resting));
const Votes = onceStanding(() => import('../../../table/strip/Votes.tsx').then((it) => it.Votes));
const Duels = onceStanding(() => import('../../../table/told/Duels.tsx').then((it) => it.Duels));

/** The way from the dock to the house: to a floor where the question can be answered, and there to the first place that does. */
export function useToHouse({ floor, setFloor, reach }: Play) {
  const stage = useRef<HTMLElement>(null);
  const toHouse = useStable(() => {
    const [elsewhere] = reach.keys();
    if (!reach.has(floor) && elsewhere !== undefined) setFloor(elsewhere);
    stage.current?.querySelector<HTMLElement>('[data-spot][tabindex="0"]')?.focus();
    // Shown where to press, also to somebody who has no keyboard.
    stage.current?.animate([{ '--pointing': 1 }, { '--pointing': 0 }], { duration: lengthOf('--m-scene') });
  });
  return { stage, toHouse };
}

/** The walk that was chosen and not yet gone. */
function wayTo(chosen: ChosenAnswer | null, who: string | null, position: Position): Trail | null {
  if (chosen?.picked.kind !== 'path' || who === null) return null;
  const here = roomOfCharacter(position, who);
  return here === null ? null : { who, rooms: [here, ...chosen.picked.rooms] };
}

/** What one has not seen: since one looked away, or because the page was too far behind. */
function Unseen({ since }: Pick<Play, 'since'>) {
  const { t } = useText();
  const stage = useStage();
  const missed = useMissed();
  if (since.news !== null) return <News title={t('play.news')} {...since.news} onRead={since.read} />;
  if (missed === null) return null;
  return <News title={t('moment.waited')} since={missed} onRead={() => stage?.missed.set(null)} />;
}

/** Which floor is on the table, and where one stands, where not all of them are in sight; how far everybody has come. */
function StageName({ floor, me }: Pick<Play, 'me'> & { readonly floor: string | null }) {
  const { t, name, noun } = useText();
  return (
    <div className={floor === null ? 'stage-name is-low' : 'stage-name'} aria-hidden="true" data-covers="">
      {floor !== null && <b className="display">{name(floor)}</b>}
      {floor !== null && me !== undefined && me.dead !== true && me.room !== '' && (
        <small>{t('play.you-are-in', { room: noun(me.room, 'rooms') })}</small>
      )}
      <Progress />
    </div>
  );
}

interface Props {
  readonly play: Play;
  readonly stage: RefObject<HTMLElement | null>;
  /** Its floor has its name on it. */
  readonly named?: boolean;
  /** All floors lie side by side. */
  readonly sideBySide?: boolean;
  /** On a phone a roll passes over the house, and the ways to look stand elsewhere. */
  readonly phone?: { readonly controlsIn: HTMLElement | null };
  readonly children: ReactNode;
}

/** The house, and what lies over it. */
export function HouseStage({ play, stage, named = false, sideBySide = false, phone, children }: Props) {
  const { view, decision, me, own, told, since, setLooked } = play;
  const { position } = view;
  const { rooms, floors } = usePacks();
  const standing = useGameOf((game) => game.standing);
  const walked = useMemo(() => trailOf(standing), [standing]);
  const { chosen } = play.choosing;
  // The way to what was chosen takes the place of the last walk.
  const trail = useMemo(
    () => wayTo(chosen, concernedBy(decision), position) ?? walked,
    [chosen, decision, position, walked],
  );
  return (
    <main className="stage" ref={stage} data-paper="dark">
      <House
        position={position}
        defs={rooms}
        floors={floors}
        shown={sideBySide ? floors : [play.floor]}
        decision={decision}
        me={me?.id ?? null}
        trail={trail}
        lookAt={decision === null ? (told?.room ?? null) : null}
        touched={play.touched}
        wanted={play.wanted}
        onWanted={() => play.showRoom(null)}
        {...phone}
        held={play.held.option}
        chosen={chosen?.spot == null ? null : spotKey(chosen.spot)}
        onHold={play.held.hold}
        onPick={play.pick}
        onInspect={setLooked}
        onFloor={play.setFloor}
      />
      {named && <StageName floor={sideBySide ? null : play.floor} me={me} />}
      <Unseen since={since} />
      <Ticker mine={own} onPlace={play.setTold} />
      <SkipScene />
      <Reveal
        closed={play.closed}
        mine={own}
        onClose={play.setClosed}
        onLook={(id) => setLooked({ kind: 'card', id })}
      />
      <Moments onRead={play.setClosed} />
      {phone !== undefined && <PassingRoll />}
      <Duels mine={own} />
      <Knocks className="vote" />
      <Votes />
      <Resting />
      {children}
    </main>
  );
}
