import { SIDES } from '@hollow/drawing/plan';
import type { Decision } from '@hollow/engine';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { FloorTabs } from '../../board/FloorTabs.tsx';
import { House, type Picked } from '../../board/House.tsx';
import { reachOf } from '../../board/reach.ts';
import { useStable } from '../../board/useStable.ts';
import { placeNow } from '../../log/place.ts';
import { cardInQuestion, explorersOf, meOf, openDecision } from '../../log/seen.ts';
import { trailOf } from '../../log/trail.ts';
import { lengthOf } from '../../paper/motion.ts';
import { isTraitor } from '../../people/side.ts';
import { ReadingsProvider, readingsOf } from '../../rulebook/readings.ts';
import { FramesLater } from '../../state/FramesLater.tsx';
import { useGame } from '../../state/hooks.ts';
import { Knocks } from '../../table/chat/Knocks.tsx';
import { ChooseSheet } from '../../table/dock/ChooseSheet.tsx';
import { Dock } from '../../table/dock/Dock.tsx';
import { HeldProvider } from '../../table/house/held.ts';
import type { Looked } from '../../table/house/Inspect.tsx';
import { FLOORS, ROOM_DEFS } from '../../table/house/rooms.ts';
import { useAim } from '../../table/house/useAim.ts';
import { type Told, useFloor } from '../../table/house/useFloor.ts';
import { ExplorerCard, Hand } from '../../table/me/MyCard.tsx';
import { useAnswer } from '../../table/seat/useAnswer.ts';
import { TableMenu } from '../../table/sheets/TableMenu.tsx';
import { Resting } from '../../table/strip/Resting.tsx';
import { TurnStrip } from '../../table/strip/TurnStrip.tsx';
import { Votes } from '../../table/strip/Votes.tsx';
import { Log } from '../../table/told/Log.tsx';
import { News } from '../../table/told/News.tsx';
import { Reveal } from '../../table/told/Reveal.tsx';
import { PassingRoll, Rolls } from '../../table/told/Rolls.tsx';
import { Ticker } from '../../table/told/Ticker.tsx';
import { useSince } from '../../table/told/useSince.ts';
import { useTold } from '../../table/told/useTold.ts';
import { Goal } from '../../table/tome/Goal.tsx';
import { Tome } from '../../table/tome/Tome.tsx';
import { useNarrow } from '../../ui/browser/useNarrow.ts';
import { later } from '../../ui/later/later.tsx';
import { useText } from '../../words/Words.tsx';
import { Chips, PhoneNav, PhoneStrip, type Tab } from './phone/Phone.tsx';
import { AskedDock, Happened, LastRoll, MySide, OtherFloors, Strip } from './wide/Sides.tsx';
import './table.css';
// Style of parts that come later: a sheet of style that arrives in the middle of a game makes the browser look at the whole house again.
import '../end/end.css';
import '../haunt/haunt.css';
import '../../table/house/look.css';
import '../../table/told/duels.css';
import '../../table/sheets/notices.css';
import '../../table/people/company.css';

/** It has nothing of the position: made once, it is not rendered with it. */
const MENU = <TableMenu />;

const End = later(() => import('../end/End.tsx').then((it) => it.End));
const Inspect = later(() => import('../../table/house/Inspect.tsx').then((it) => it.Inspect));
const Duels = later(() => import('../../table/told/Duels.tsx').then((it) => it.Duels));
const HauntReveal = later(() => import('../haunt/HauntReveal.tsx').then((it) => it.HauntReveal));

/** The table while the game is on, and its end. */
export function Table({ children }: { readonly children?: ReactNode }) {
  const { table, view } = useGame();
  const readings = useMemo(() => (table === null ? null : readingsOf(table.settings)), [table]);
  const [looking, setLooking] = useState(false);
  const { t } = useText();
  if (table === null || view === null) return null;
  if (view.outcome !== null && !looking)
    return (
      <ReadingsProvider value={readings}>
        <End onHouse={() => setLooking(true)} />
      </ReadingsProvider>
    );
  return (
    <ReadingsProvider value={readings}>
      <Playing>{children}</Playing>
      {view.outcome !== null && (
        <button type="button" className="btn is-lamp over-back" onClick={() => setLooking(false)}>
          {t('end.back')}
        </button>
      )}
    </ReadingsProvider>
  );
}

/** Which way the new tile lies, as long as the same question is open. */
function useHolding(decision: Decision | null) {
  const [holding, setHolding] = useState<{ readonly id: number; readonly option: number } | null>(null);
  const option = decision !== null && holding?.id === decision.id ? holding.option : null;
  const id = decision?.id ?? -1;
  return useMemo(() => ({ option, hold: (next: number) => setHolding({ id, option: next }) }), [option, id]);
}

function Playing({ children }: { readonly children: ReactNode }) {
  const { t, name } = useText();
  const game = useGame();
  const { view, you, entries } = game;
  const since = useSince();
  // Whoever was away when the haunt began is shown how it began.
  const [before] = useState(since.news ?? since.opened);
  useTold(game);
  const phone = useNarrow(899);
  const narrow = useNarrow(1279);
  const decision = openDecision(view);
  const held = useHolding(decision);
  const { answer, walk } = useAnswer();
  const aim = useAim(decision);
  const stage = useRef<HTMLElement>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [several, setSeveral] = useState<readonly number[] | null>(null);
  const [tab, setTab] = useState<Tab>('house');
  const position = view?.position;
  const mine = useMemo(() => (position === undefined ? [] : explorersOf(position, you?.seat ?? null)), [position, you]);
  const me = position === undefined ? undefined : meOf(position, you?.seat ?? null);
  const touched = useRef(Number.NEGATIVE_INFINITY);
  const [told, setTold] = useState<Told | null>(() => {
    const room = position === undefined ? null : placeNow(entries, position);
    return room === null ? null : { room, n: game.n };
  });
  const { floor, setFloor } = useFloor(position, { decision, me: me?.id ?? null, told, touched });
  /** On a phone the ways to look stand beside the floors. */
  const [controls, setControls] = useState<HTMLElement | null>(null);
  const reach = useMemo(
    () => (position === undefined ? null : reachOf(position, ROOM_DEFS, FLOORS, decision)),
    [position, decision],
  );
  const trail = useMemo(() => trailOf(entries), [entries]);
  const own = useMemo(() => new Set(mine.map(({ id }) => id)), [mine]);
  // Whoever comes back in the middle of a card sees what it asks.
  const [closed, setClosed] = useState(() => {
    const card = cardInQuestion(entries, decision, own);
    return card === null ? since.opened : card.n - 1;
  });
  const lookAtWho = useCallback((id: string): void => setLooked({ kind: 'who', id }), []);
  const lookAtCard = useCallback((id: string): void => setLooked({ kind: 'card', id }), []);
  const showFloor = useStable(setFloor);
  const toHouse = useStable(() => {
    setTab('house');
    const [elsewhere] = reach?.keys() ?? [];
    if (reach?.has(floor) !== true && elsewhere !== undefined) setFloor(elsewhere);
    stage.current?.querySelector<HTMLElement>('[data-spot][tabindex="0"]')?.focus();
    // Shown where to press, also to somebody who has no keyboard.
    stage.current?.animate([{ '--pointing': 1 }, { '--pointing': 0 }], { duration: lengthOf('--m-scene') });
  });
  if (view === null || position === undefined || reach === null) return null;

  const pick = (picked: Picked): void => {
    if (decision === null) return;
    if (picked.kind === 'answer') answer(decision, picked.option);
    else if (picked.kind === 'path') {
      walk(decision, picked.rooms);
      const room = picked.rooms.at(-1);
      aim(picked.door === undefined || room === undefined ? null : { room, side: SIDES[picked.door] });
    } else setSeveral(picked.options);
  };
  const house = (
    <main className="stage" ref={stage} data-paper="dark">
      <House
        position={position}
        defs={ROOM_DEFS}
        floors={FLOORS}
        shown={[floor]}
        decision={decision}
        me={me?.id ?? null}
        trail={trail}
        lookAt={decision === null ? (told?.room ?? null) : null}
        touched={touched}
        {...(phone ? { controlsIn: controls } : {})}
        held={held.option}
        onHold={held.hold}
        onPick={pick}
        onInspect={(what) => setLooked(what)}
        onFloor={setFloor}
      />
      {narrow ? null : (
        <div className="stage-name" aria-hidden="true">
          <b className="display">{name(floor)}</b>
          {me !== undefined && me.room !== '' && (
            <small>{t('play.you-are-in', { room: name(me.room, 'rooms') })}</small>
          )}
        </div>
      )}
      {since.news !== null && <News since={since.news} onRead={since.read} />}
      <Ticker mine={own} onPlace={setTold} />
      <Reveal closed={closed} mine={own} onClose={setClosed} onLook={lookAtCard} />
      {phone && <PassingRoll mine={own} />}
      {position.haunt !== null && <Duels mine={own} />}
      <Knocks className="vote" />
      <Votes />
      <Resting />
      {children}
    </main>
  );
  const over = (
    <>
      {position.haunt !== null && <HauntReveal since={before} />}
      {looked !== null && <Inspect what={looked} onLook={setLooked} />}
      {several !== null && decision !== null && (
        <ChooseSheet decision={decision} options={several} onClose={() => setSeveral(null)} />
      )}
    </>
  );

  const log = (
    <FramesLater frames={5}>
      <Happened since={since.opened} />
    </FramesLater>
  );

  if (phone)
    return (
      <HeldProvider value={held}>
        <div className="table is-phone" data-tab={tab}>
          <PhoneStrip onLook={lookAtWho} onTome={() => setTab('tome')}>
            {MENU}
          </PhoneStrip>
          {tab === 'house' && (
            <>
              <FloorTabs position={position} floors={FLOORS} shown={floor} reach={reach} onShow={setFloor}>
                <span className="view-place" ref={setControls} />
              </FloorTabs>
              {house}
              {me !== undefined && (
                <Chips explorer={me} traitor={isTraitor(position, me.id)} onLook={() => lookAtWho(me.id)} />
              )}
              <div className="phone-dock">
                <Dock decision={decision} onHouse={toHouse}>
                  <Goal onOpen={() => setTab('tome')} />
                </Dock>
              </div>
            </>
          )}
          {tab === 'people' && (
            <main className="phone-page">
              <TurnStrip within onLook={lookAtWho} />
              <Rolls />
            </main>
          )}
          {tab === 'cards' && (
            <main className="phone-page">
              {me !== undefined && (
                <>
                  <ExplorerCard explorer={me} />
                  <Hand explorer={me} onLook={lookAtCard} />
                </>
              )}
            </main>
          )}
          {tab === 'tome' && (
            <main className="phone-page">
              <Tome />
            </main>
          )}
          {tab === 'log' && (
            <main className="phone-page is-log">
              <Log since={since.opened} />
            </main>
          )}
          <PhoneNav tab={tab} onTab={setTab} asked={decision !== null} />
          {over}
        </div>
      </HeldProvider>
    );

  return (
    <HeldProvider value={held}>
      <div className="table">
        <FramesLater frames={3}>
          <Strip onLook={lookAtWho}>{MENU}</Strip>
        </FramesLater>
        {!narrow && (
          <aside className="left" aria-label={t('play.left')}>
            <FramesLater frames={6}>
              <OtherFloors shown={floor} onShow={showFloor} />
            </FramesLater>
            {log}
          </aside>
        )}
        <div className="middle">
          {narrow && <FloorTabs position={position} floors={FLOORS} shown={floor} reach={reach} onShow={setFloor} />}
          {house}
          <div className="dock">
            <FramesLater frames={1}>
              <AskedDock onHouse={toHouse} />
            </FramesLater>
            <FramesLater frames={2}>
              <LastRoll />
            </FramesLater>
          </div>
        </div>
        <aside className="right" aria-label={t('play.right')}>
          <FramesLater frames={4}>
            <MySide onLook={lookAtCard} />
          </FramesLater>
          {narrow && log}
        </aside>
        {over}
      </div>
    </HeldProvider>
  );
}
