import type { Decision } from '@hollow/engine';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ownDecision } from '../log/seen.ts';
import { usePacks } from '../packs/context.ts';
import { usePicture, useStage } from '../stage/OnStage.tsx';
import { isThrownFor, nextThrow, type ScenePicture } from '../stage/queue.ts';
import type { SceneStage } from '../stage/stage.ts';
import { useGame } from '../state/hooks.ts';
import { useAnswer, useBusy } from '../table/seat/useAnswer.ts';
import { takeFocus } from '../ui/browser/focus.ts';
import { useComesFirst } from '../ui/dialog/makeWay.ts';
import { scrolls } from '../ui/scrolls.ts';
import { useText } from '../words/Words.tsx';
import { CardShown } from './CardShown.tsx';
import { FightShown } from './FightShown.tsx';
import { changesIn, type SceneMoment, sceneMoment } from './moment.ts';
import { onlyWay } from './onlyWay.ts';
import { RollAsked } from './RollAsked.tsx';
import { HauntRollShown, RollShown, sayEffect } from './RollShown.tsx';
import {
  ArrivalShown,
  BurialShown,
  DeathShown,
  EndShown,
  HauntShown,
  LootShown,
  RoomShown,
  ScenarioShown,
  TheftShown,
  TradeShown,
  UnmaskedShown,
} from './Shown.tsx';
import { SoundOffer } from './SoundOffer.tsx';
import { useUnmeant } from './unmeant.ts';
import { useSceneSounds } from './useSceneSounds.ts';
import './moments.css';

/** What the viewer's own hand does next: throws the dice, takes what came of it, or goes on. */
function useHandLabel(picture: ScenePicture): string {
  const text = useText();
  const { scene, phase, next } = picture;
  const blow = scene?.kind === 'fight' ? nextThrow(picture) : null;
  if (blow !== null) return text.t('moment.roll', { n: blow.faces.length });
  const isNext = next?.kind === 'roll' && scene !== null && isThrownFor(scene, next);
  const roll = phase === 'before' ? scene : isNext ? next : null;
  const thrown = roll === null ? null : sceneMoment({ scene: roll, game: { standing: [] } });
  if (thrown?.kind === 'roll' || thrown?.kind === 'haunt-roll')
    return text.t('moment.roll', { n: thrown.roll.faces.length });
  const changes = changesIn(next);
  if (changes.length === 0) return text.t('moment.go-on');
  return text.list(
    changes.map((change) => sayEffect(text, change)),
    'dot',
  );
}

/** A throw goes up at least so far, in pixels. */
const THROWN = 40;

interface HandProps {
  readonly picture: ScenePicture;
  readonly onGoOn: () => void;
  readonly children: ReactNode;
}

/** The scene waits for the viewer's own hand: a button, or dice that are thrown. */
function InHand({ picture, onGoOn, children }: HandProps) {
  const text = useText();
  const label = useHandLabel(picture);
  const button = useRef<HTMLButtonElement>(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (picture.held) takeFocus(button.current);
  }, [picture]);
  return (
    <section
      className="moment-hand"
      aria-label={text.t('moment.scene')}
      onPointerDown={({ clientY }) => {
        from.current = clientY;
      }}
      onPointerUp={({ clientY, target }) => {
        const isOnButton = target instanceof Element && target.closest('button, a') !== null;
        if (from.current !== null && from.current - clientY > THROWN && !isOnButton) onGoOn();
        from.current = null;
      }}
    >
      <div className="moment is-held" ref={scrolls}>
        {children}
      </div>
      <div className="moment-foot">
        <button type="button" ref={button} className="btn is-lamp moment-on" onClick={onGoOn}>
          {label}
        </button>
      </div>
    </section>
  );
}

function Shown({ moment, picture }: { readonly moment: SceneMoment; readonly picture: ScenePicture }) {
  switch (moment.kind) {
    case 'card':
      return <CardShown moment={moment} picture={picture} />;
    case 'roll':
      return <RollShown roll={moment.roll} deed={moment.deed} phase={picture.phase} />;
    case 'haunt-roll':
      return <HauntRollShown roll={moment.roll} phase={picture.phase} />;
    case 'fight':
      return <FightShown duel={moment.duel} picture={picture} />;
    case 'room':
      return <RoomShown {...moment} />;
    case 'death':
      return <DeathShown {...moment} />;
    case 'theft':
      return <TheftShown {...moment} />;
    case 'scenario':
      return <ScenarioShown {...moment} />;
    case 'loot':
      return <LootShown {...moment} />;
    case 'trade':
      return <TradeShown {...moment} />;
    case 'burial':
      return <BurialShown {...moment} />;
    case 'arrival':
      return <ArrivalShown {...moment} />;
    case 'haunt':
      return <HauntShown {...moment} />;
    case 'unmasked':
      return <UnmaskedShown {...moment} />;
    case 'end':
      return <EndShown {...moment} />;
  }
}

interface Props {
  /** One's own card has been read. */
  readonly onRead: (n: number) => void;
}

function OnTable({ stage, picture, onRead }: Props & { readonly stage: SceneStage; readonly picture: ScenePicture }) {
  const moment = sceneMoment(picture);
  const table = useRef<HTMLDivElement>(null);
  // What is larger than the page is read from above; dice that fly are seen to fall.
  useEffect(() => {
    if (picture.phase !== 'before') table.current?.querySelector('.moment-dice')?.scrollIntoView({ block: 'nearest' });
  }, [picture]);
  const goOn = useEffectEvent((): void => {
    if (moment?.kind === 'card') onRead(moment.n);
    stage.skip();
  });
  if (moment === null) {
    // Nothing large to look at: whoever would have to press for it is not kept.
    return picture.held ? <GoesOn onGoOn={() => stage.skip()} /> : null;
  }
  const shown = <Shown moment={moment} picture={picture} />;
  const facts = { 'data-scene': picture.scene?.kind, 'data-phase': picture.phase };
  return (
    <div ref={table} className={`moments is-${moment.kind}`} data-paper="dark" {...facts}>
      {picture.held ? (
        <InHand picture={picture} onGoOn={() => goOn()}>
          {shown}
        </InHand>
      ) : (
        // Whoever listens is told by the announcer; a click anywhere goes on, as the keys do.
        <div className="moment" aria-hidden="true" onPointerDown={() => stage.skip()}>
          {shown}
        </div>
      )}
    </div>
  );
}

function GoesOn({ onGoOn }: { readonly onGoOn: () => void }) {
  const goOn = useEffectEvent(onGoOn);
  useEffect(() => goOn(), []);
  return null;
}

/** A room that can be laid in one way only is laid, and the one thing to attack with is taken. */
function useOnlyWay(decision: Decision | null): void {
  const packs = usePacks();
  const { answer } = useAnswer();
  const answered = useRef<number | null>(null);
  const id = decision?.kind === 'turn-tile' || decision?.kind === 'weapon' ? decision.id : null;
  // The question may be here before the server has acknowledged what led to it; until then nothing is answered.
  const isBusy = useBusy(id !== null);
  const lay = useEffectEvent(() => {
    const option = decision === null ? null : onlyWay(decision, packs);
    if (decision === null || option === null || answered.current === decision.id) return;
    answered.current = decision.id;
    answer(decision, option);
  });
  useEffect(() => {
    if (id !== null && !isBusy) lay();
  }, [id, isBusy]);
}

/** From the first thing that waits for one's own hand until all of it has been shown: no sheet lies over it. */
function useOwnScene(picture: ScenePicture | null, decision: Decision | null): void {
  const [own, setOwn] = useState(false);
  const waits = picture?.held === true || decision?.setting?.roll !== undefined;
  const goesOn = waits || (own && picture !== null);
  if (goesOn !== own) setOwn(goesOn);
  useComesFirst(goesOn);
}

/** What happens now, large and in the middle of the table: cards, rolls, rooms, deaths, the haunt, the end. */
export function Moments({ onRead }: Props) {
  const stage = useStage();
  const picture = usePicture();
  const { view, beat, you } = useGame();
  const [answered, setAnswered] = useState(-1);
  const explorers = view?.position.explorers;
  const seat = you?.seat ?? null;
  const own = useMemo(
    () => new Set((explorers ?? []).flatMap((one) => (one.seat === seat ? [one.id] : []))),
    [explorers, seat],
  );
  const isStaged = stage !== null && beat > 0;
  const decision = isStaged && picture === null ? ownDecision(view) : null;
  useSceneSounds(own);
  useOnlyWay(decision);
  useOwnScene(isStaged ? picture : null, decision);
  const isAsked = picture === null && ownDecision(view) !== null;
  useUnmeant(isAsked ? (view?.position.turn.n ?? 0) : null, picture !== null && sceneMoment(picture) !== null);
  if (!isStaged) return null;
  const asks = decision !== null && decision.id !== answered && decision.setting?.roll !== undefined;
  return (
    <>
      {picture !== null && picture.page !== true && <OnTable stage={stage} picture={picture} onRead={onRead} />}
      {asks && (
        <RollAsked key={decision.id} decision={decision} onRead={onRead} onAnswered={() => setAnswered(decision.id)} />
      )}
      {picture === null && !asks && <SoundOffer />}
    </>
  );
}
