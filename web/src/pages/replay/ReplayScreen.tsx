import type { ClientState } from '@hollow/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FloorTabs } from '../../board/FloorTabs.tsx';
import { House } from '../../board/House.tsx';
import { GameFileLink } from '../../deal/GameFileLink.tsx';
import { Mark } from '../../ink/Mark.tsx';
import { trailOf } from '../../log/trail.ts';
import { Moments } from '../../moments/Moments.tsx';
import { usePacks } from '../../packs/context.ts';
import { HauntText } from '../../packs/HauntText.tsx';
import { PacksFor } from '../../packs/PacksFor.tsx';
import { Figure } from '../../people/Figure.tsx';
import { playsAlone } from '../../people/side.ts';
import { OnStage } from '../../stage/OnStage.tsx';
import type { Showing } from '../../stage/queue.ts';
import { SessionProvider, useGameOf, useStore } from '../../state/hooks.ts';
import type { Store } from '../../state/store.ts';
import { Duels } from '../../table/told/Duels.tsx';
import { useNarrow } from '../../ui/browser/useNarrow.ts';
import { Failure } from '../../ui/call/Failure.tsx';
import type { Route } from '../../ui/route/route.ts';
import { Link } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';
import { Alone } from '../door/Alone.tsx';
import type { Film } from './film.ts';
import { createProjector, type Projector } from './projector.ts';
import { ReplayControls } from './ReplayControls.tsx';
import { linesOfFrame, type StepLine, stepRow, titleAt } from './steps.ts';
import { useFilm } from './useFilm.ts';
import '../../table/told/duels.css';
import './replay.css';

type Viewer = number | 'all';

const NEAR = 6;

/** Whose eyes there are: everything, or those of somebody on each side, where there are any. */
function useEyes(last: ClientState | null): readonly { readonly viewer: Viewer; readonly side: string }[] {
  return useMemo(() => {
    const position = last?.view?.position;
    const explorers = position === undefined || playsAlone(position) ? [] : position.explorers;
    const sides = [...new Set(explorers.flatMap(({ side }) => (side == null ? [] : [side])))];
    return [
      { viewer: 'all' as const, side: 'all' },
      ...sides.map((side) => ({ viewer: explorers.find((one) => one.side === side)?.seat ?? 0, side })),
    ];
  }, [last]);
}

interface ToldProps {
  readonly film: Film;
  readonly at: number;
  readonly onAt: (n: number) => void;
  readonly round: number;
  /** What has been told of this step so far. */
  readonly now: readonly StepLine[];
  /** What comes is not told while it is played. */
  readonly playing: boolean;
}

/** What was told around this step. */
function Told({ film, at, onAt, round, now, playing }: ToldProps) {
  const text = useText();
  const shown = useGameOf(({ n }) => n);
  const isComing = now.length === 0 && film.told(at - 1).some(({ n }) => n > shown);
  const rows = useMemo(
    () =>
      Array.from({ length: 2 * NEAR + 1 }, (_, i) => at - NEAR + i)
        .filter((n) => n >= 1 && n <= (playing ? at : film.length))
        // What a scene has still to show is not told before it.
        .filter((n) => n !== at || !isComing)
        .map((n) => ({ n, ...stepRow(n === at ? now : linesOfFrame(film, n, text), text) })),
    [film, at, text, now, isComing, playing],
  );
  const list = useRef<HTMLOListElement>(null);
  // The step that is shown stands in the middle of what was told before and after it; only the list itself is moved.
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-step="${at}"]`);
    if (list.current === null || row == null) return;
    list.current.scrollTop = row.offsetTop - (list.current.clientHeight - row.clientHeight) / 2;
  }, [at]);
  return (
    <section className="panel replay-told" aria-labelledby="replay-round">
      <h2 className="display" id="replay-round">
        {text.t('replay.round', { n: round })}
      </h2>
      <ol ref={list}>
        {rows.map(({ n, who, text: said }) => (
          <li key={n} data-step={n} className={n === at ? 'is-now' : n > at ? 'is-later' : ''}>
            <button type="button" onClick={() => onAt(n)}>
              <small>{n}</small>
              {who === null ? <span /> : <Figure id={who} />}
              <span>{said}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ShownProps {
  readonly film: Film;
  readonly viewer: Viewer;
  readonly onViewer: (viewer: Viewer) => void;
  readonly projector: Projector;
}

/** What the step that is shown has told so far: nothing that its scenes have not come to. */
function useToldNow(film: Film, at: number): readonly StepLine[] {
  const text = useText();
  const shown = useGameOf(({ n }) => n);
  return useMemo(() => linesOfFrame(film, at, text, shown), [film, at, shown, text]);
}

const NOBODY: ReadonlySet<string> = new Set();

/** Where the film is: the house, and what happens in it. */
function Stage() {
  const { t } = useText();
  const { rooms, floors, startFloor } = usePacks();
  const narrow = useNarrow(899);
  const position = useGameOf(({ view }) => view?.position);
  const standing = useGameOf((game) => game.standing);
  const trail = useMemo(() => trailOf(standing.slice(-60)), [standing]);
  const who = position?.turn.who ?? null;
  const room = position?.explorers.find(({ id }) => id === who)?.room;
  const home = position?.rooms.find(({ id }) => id === room)?.floor ?? startFloor;
  const [floor, setFloor] = useState<string | null>(null);
  return (
    <main className="replay-stage" data-paper="dark">
      {position === undefined ? (
        <p className="replay-lobby">{t('replay.before')}</p>
      ) : (
        <>
          {narrow && <FloorTabs position={position} floors={floors} shown={floor ?? home} onShow={setFloor} />}
          <House
            position={position}
            defs={rooms}
            floors={floors}
            shown={narrow ? [floor ?? home] : floors}
            trail={trail}
            me={who}
            onFloor={setFloor}
          />
        </>
      )}
      <Duels mine={NOBODY} />
      <Moments onRead={() => undefined} />
    </main>
  );
}

function Screen({ film, viewer, onViewer, projector, last }: ShownProps & { readonly last: ClientState }) {
  const text = useText();
  const { t, name } = text;
  const narrow = useNarrow(899);
  const at = useStore(projector.at);
  const eyes = useEyes(last);
  const now = useToldNow(film, at);
  const round = useGameOf(({ view }) => view?.position.round ?? 0);
  const [playing, setPlaying] = useState(false);
  const haunt = last.view?.position.haunt ?? null;
  return (
    <div className="replay">
      <header className="replay-head" data-paper="dark">
        <Link to={{ page: 'door' }} className="home-link">
          <Mark id="house" />
          <span className="unseen">{t('web.title')}</span>
        </Link>
        <h1 className="display">{t('replay.title')}</h1>
        <p>{haunt === null ? '' : name(haunt, 'haunts')}</p>
        {eyes.length > 1 && (
          <fieldset className="replay-eyes" aria-label={t('replay.eyes')}>
            {eyes.map((eye) => (
              <button
                key={eye.side}
                type="button"
                className="btn small"
                aria-pressed={eye.viewer === viewer}
                onClick={() => onViewer(eye.viewer)}
              >
                {t('replay.as', { side: eye.side })}
              </button>
            ))}
          </fieldset>
        )}
        <GameFileLink game={last.table.id} />
      </header>
      <Stage />
      {!narrow && <Told film={film} at={at} onAt={projector.jump} round={round} now={now} playing={playing} />}
      <ReplayControls
        film={film}
        projector={projector}
        at={at}
        now={titleAt(film, at, now, text)}
        onPlaying={setPlaying}
      />
    </div>
  );
}

/** A film has a pace of its own, which its speed changes; nobody throws dice again. */
const AS_FILMED = (): Showing => ({ pace: 'steady', hands: false });

/** The words are those of the end, when nothing is secret any more. */
function Shown(props: ShownProps) {
  const { film } = props;
  const last = useMemo(() => film.at(film.length), [film]);
  return (
    <PacksFor names={last.table.packs}>
      <HauntText sent={last.words}>
        <SessionProvider value={props.projector.session}>
          <OnStage wishes={AS_FILMED}>
            <Screen {...props} last={last} />
          </OnStage>
        </SessionProvider>
      </HauntText>
    </PacksFor>
  );
}

/** The first step with a house. */
function firstSeen(film: Film): number {
  for (let n = 0; n <= film.length; n++) if (film.at(n).view !== null) return n;
  return 0;
}

/** A finished game, watched again. */
export default function ReplayScreen({ route }: { readonly route: Extract<Route, { readonly page: 'replay' }> }) {
  const { t, lang } = useText();
  const [viewer, setViewer] = useState<Viewer>('all');
  const { film, failed } = useFilm(route.id, viewer, lang);
  // Other eyes look on from where the film stands.
  const left = useRef<Store<number> | null>(null);
  const projector = useMemo(
    // It opens where there is something to see: the lobby before the game is dark.
    () => (film === null ? null : createProjector(film, viewer, left.current?.get() ?? firstSeen(film))),
    [film, viewer],
  );
  useEffect(() => {
    if (projector !== null) left.current = projector.at;
  }, [projector]);
  if (failed !== null)
    return (
      <Alone title={t('replay.title')}>
        {failed === 'wrong-phase' ? <p>{t('replay.not-over')}</p> : <Failure code={failed} />}
      </Alone>
    );
  if (film === null || projector === null) return <div className="opening" aria-hidden="true" />;
  return <Shown film={film} viewer={viewer} onViewer={setViewer} projector={projector} />;
}
