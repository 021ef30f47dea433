import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { House } from '../../../board/House.tsx';
import { useStable } from '../../../board/useStable.ts';
import { trailOf } from '../../../log/trail.ts';
import { usePacks } from '../../../packs/context.ts';
import { lengthOf } from '../../../paper/motion.ts';
import { useGameOf } from '../../../state/hooks.ts';
import { Knocks } from '../../../table/chat/Knocks.tsx';
import { Resting } from '../../../table/strip/Resting.tsx';
import { Votes } from '../../../table/strip/Votes.tsx';
import { Reveal } from '../../../table/told/Reveal.tsx';
import { PassingRoll } from '../../../table/told/Rolls.tsx';
import { SkipScene } from '../../../table/told/SkipScene.tsx';
import { Ticker } from '../../../table/told/Ticker.tsx';
import { later } from '../../../ui/later/later.tsx';
import { useText } from '../../../words/Words.tsx';
import type { Play } from './usePlay.ts';

const News = later(() => import('../../../table/told/News.tsx').then((it) => it.News));
const Duels = later(() => import('../../../table/told/Duels.tsx').then((it) => it.Duels));

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

/** Which floor is on the table, and where one stands. */
function StageName({ floor, me }: Pick<Play, 'floor' | 'me'>) {
  const { t, name, noun } = useText();
  return (
    <div className="stage-name" aria-hidden="true">
      <b className="display">{name(floor)}</b>
      {me !== undefined && me.room !== '' && <small>{t('play.you-are-in', { room: noun(me.room, 'rooms') })}</small>}
    </div>
  );
}

interface Props {
  readonly play: Play;
  readonly stage: RefObject<HTMLElement | null>;
  /** Its floor has its name on it. */
  readonly named?: boolean;
  /** On a phone a roll passes over the house, and the ways to look stand elsewhere. */
  readonly phone?: { readonly controlsIn: HTMLElement | null };
  readonly children: ReactNode;
}

/** The house, and what lies over it. */
export function HouseStage({ play, stage, named = false, phone, children }: Props) {
  const { view, decision, me, own, told, since, setLooked } = play;
  const { position } = view;
  const { rooms, floors } = usePacks();
  const standing = useGameOf((game) => game.standing);
  const trail = useMemo(() => trailOf(standing), [standing]);
  return (
    <main className="stage" ref={stage} data-paper="dark">
      <House
        position={position}
        defs={rooms}
        floors={floors}
        shown={[play.floor]}
        decision={decision}
        me={me?.id ?? null}
        trail={trail}
        lookAt={decision === null ? (told?.room ?? null) : null}
        touched={play.touched}
        {...phone}
        held={play.held.option}
        onHold={play.held.hold}
        onPick={play.pick}
        onInspect={setLooked}
        onFloor={play.setFloor}
      />
      {named && <StageName floor={play.floor} me={me} />}
      {since.news !== null && <News since={since.news} onRead={since.read} />}
      <Ticker mine={own} onPlace={play.setTold} />
      <SkipScene />
      <Reveal
        closed={play.closed}
        mine={own}
        onClose={play.setClosed}
        onLook={(id) => setLooked({ kind: 'card', id })}
      />
      {phone !== undefined && <PassingRoll mine={own} />}
      {position.haunt !== null && <Duels mine={own} />}
      <Knocks className="vote" />
      <Votes />
      <Resting />
      {children}
    </main>
  );
}
