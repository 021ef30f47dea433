import type { ClientState } from '@hollow/protocol';
import { useEffect, useMemo, useState } from 'react';
import { FloorTabs } from '../../board/FloorTabs.tsx';
import { House } from '../../board/House.tsx';
import { Mark } from '../../ink/Mark.tsx';
import { logLines } from '../../log/log.ts';
import { isEvent } from '../../log/seen.ts';
import { milestones } from '../../log/statistics.ts';
import { trailOf } from '../../log/trail.ts';
import { Figure } from '../../people/Figure.tsx';
import { FLOORS, ROOM_DEFS } from '../../table/house/rooms.ts';
import { useKeys } from '../../ui/browser/useKeys.ts';
import { useNarrow } from '../../ui/browser/useNarrow.ts';
import { Failure } from '../../ui/call/Failure.tsx';
import type { Route } from '../../ui/route/route.ts';
import { Link } from '../../ui/route/router.tsx';
import { HauntText } from '../../words/HauntText.tsx';
import { useText } from '../../words/Words.tsx';
import { Alone } from '../door/Alone.tsx';
import { MilestoneMark } from '../end/MilestoneMark.tsx';
import type { Film } from './film.ts';
import { useFilm } from './useFilm.ts';
import './replay.css';

type Viewer = number | 'all';

const SPEEDS = [0.5, 1, 4] as const;
/** One step lasts so long at speed 1, in milliseconds. */
const STEP = 900;
const NEAR = 6;

/** Whose eyes there are: everything, or those of somebody on each side. */
function useEyes(last: ClientState | null): readonly { readonly viewer: Viewer; readonly side: string }[] {
  return useMemo(() => {
    const explorers = last?.view?.position.explorers ?? [];
    const sides = [...new Set(explorers.flatMap(({ side }) => (side == null ? [] : [side])))];
    return [
      { viewer: 'all' as const, side: 'all' },
      ...sides.map((side) => ({ viewer: explorers.find((one) => one.side === side)?.seat ?? 0, side })),
    ];
  }, [last]);
}

interface BarProps {
  readonly film: Film;
  readonly at: number;
  readonly onAt: (n: number) => void;
}

/** The line of the game, to be dragged along. */
function Scrubber({ film, at, onAt }: BarProps) {
  const text = useText();
  const points = useMemo(() => {
    const frames = Array.from({ length: film.length }, (_, i) =>
      film
        .told(i)
        .filter(isEvent)
        .map(({ event }) => event),
    );
    const events = frames.flat();
    const frameOf = frames.flatMap((list, i) => list.map(() => i + 1));
    return milestones(events).map((point) => ({ ...point, frame: frameOf[point.at] ?? 0 }));
  }, [film]);
  const part = (frame: number): string => `${(100 * frame) / Math.max(1, film.length)}%`;
  const haunt = points.find(({ kind }) => kind === 'haunt')?.frame;
  return (
    <div className="scrub">
      {points.map(({ kind, frame, id }) => (
        <span
          key={`${kind}-${frame}-${id}`}
          className={`scrub-point is-${kind}`}
          style={{ left: part(frame) }}
          aria-hidden="true"
        >
          <MilestoneMark kind={kind} />
        </span>
      ))}
      {haunt !== undefined && <span className="scrub-haunt" style={{ left: part(haunt) }} aria-hidden="true" />}
      <input
        type="range"
        min={0}
        max={film.length}
        value={at}
        aria-label={text.t('replay.scrub')}
        aria-valuetext={text.t('replay.at', { n: at, of: film.length })}
        onChange={({ target }) => onAt(Number(target.value))}
      />
    </div>
  );
}

function Controls({ film, at, onAt, held }: BarProps & { readonly held: ClientState }) {
  const text = useText();
  const { t } = text;
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const over = at >= film.length;
  useEffect(() => {
    if (!playing || over) return;
    const timer = setTimeout(() => onAt(at + 1), STEP / speed);
    return () => clearTimeout(timer);
  }, [playing, over, at, speed, onAt]);
  const toggle = (): void => {
    if (over) onAt(0);
    setPlaying(over || !playing);
  };
  useKeys((key, event) => {
    // A button that has the focus is pressed by the same key.
    if (key === ' ' && event.target instanceof HTMLElement && event.target.closest('button, a, summary') !== null)
      return;
    if (key === 'ArrowRight') onAt(at + 1);
    else if (key === 'ArrowLeft') onAt(at - 1);
    else if (key === 'Home') onAt(0);
    else if (key === 'End') onAt(film.length);
    else if (key === ' ') toggle();
    else return;
    event.preventDefault();
  });
  const lines = logLines(film.told(at - 1), text);
  const button = (label: string, sign: string, to: number) => (
    <button type="button" className="btn" aria-label={label} disabled={to === at} onClick={() => onAt(to)}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <footer className="replay-foot" data-paper="dark">
      <div className="replay-buttons">
        {button(t('replay.first'), '«', 0)}
        {button(t('replay.back'), '‹', Math.max(0, at - 1))}
        <button
          type="button"
          className="btn is-lamp"
          aria-label={playing && !over ? t('replay.pause') : t('replay.play')}
          onClick={toggle}
        >
          <span aria-hidden="true">{playing && !over ? '❚❚' : '▶'}</span>
        </button>
        {button(t('replay.next'), '›', Math.min(film.length, at + 1))}
        {button(t('replay.last'), '»', film.length)}
      </div>
      <div className="replay-now" aria-live={playing && !over ? 'off' : 'polite'}>
        <b className="display">{lines.at(-1)?.text ?? t('replay.before')}</b>
        <small>{t('replay.step-of', { n: at, of: film.length, round: held.view?.position.round ?? 0 })}</small>
      </div>
      <fieldset className="replay-speed" aria-label={t('replay.speed')}>
        {SPEEDS.map((value) => (
          <button
            key={value}
            type="button"
            className="btn small"
            aria-pressed={value === speed}
            onClick={() => setSpeed(value)}
          >
            {t('replay.times', { n: value })}
          </button>
        ))}
      </fieldset>
      <Scrubber film={film} at={at} onAt={onAt} />
    </footer>
  );
}

/** What was told around this step. */
function Told({ film, at, onAt, round }: BarProps & { readonly round: number }) {
  const text = useText();
  const rows = useMemo(
    () =>
      Array.from({ length: 2 * NEAR + 1 }, (_, i) => at - NEAR + i)
        .filter((n) => n >= 1 && n <= film.length)
        .map((n) => ({ n, lines: logLines(film.told(n - 1), text) }))
        .filter(({ lines }) => lines.length > 0),
    [film, at, text],
  );
  return (
    <section className="panel replay-told" aria-labelledby="replay-round">
      <h2 className="display" id="replay-round">
        {text.t('replay.round', { n: round })}
      </h2>
      <ol>
        {rows.map(({ n, lines }) => (
          <li key={n} className={n === at ? 'is-now' : n > at ? 'is-later' : ''}>
            <button type="button" onClick={() => onAt(n)}>
              <small>{n}</small>
              {lines[0]?.who != null ? <Figure id={lines[0].who} /> : <span />}
              <span>{lines.map((line) => line.text).join(' ')}</span>
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
  readonly at: number;
  readonly onAt: (n: number) => void;
}

function Screen({ film, viewer, onViewer, at, onAt, last }: ShownProps & { readonly last: ClientState }) {
  const text = useText();
  const { t, name } = text;
  const narrow = useNarrow(899);
  const held = useMemo(() => film.at(at), [film, at]);
  const eyes = useEyes(last);
  const trail = useMemo(() => trailOf(film.entries(at).slice(-60)), [film, at]);
  const position = held.view?.position;
  const who = position?.turn.who ?? null;
  const room = position?.explorers.find(({ id }) => id === who)?.room;
  const home = position?.rooms.find(({ id }) => id === room)?.floor ?? FLOORS[1] ?? '';
  const [floor, setFloor] = useState<string | null>(null);
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
      </header>
      <main className="replay-stage" data-paper="dark">
        {position === undefined ? (
          <p className="replay-lobby">{t('replay.before')}</p>
        ) : (
          <>
            {narrow && <FloorTabs position={position} floors={FLOORS} shown={floor ?? home} onShow={setFloor} />}
            <House
              position={position}
              defs={ROOM_DEFS}
              floors={FLOORS}
              shown={narrow ? [floor ?? home] : FLOORS}
              trail={trail}
              me={who}
              onFloor={setFloor}
            />
          </>
        )}
      </main>
      {!narrow && <Told film={film} at={at} onAt={onAt} round={position?.round ?? 0} />}
      <Controls film={film} at={at} onAt={onAt} held={held} />
    </div>
  );
}

/** The words are those of the end, when nothing is secret any more. */
function Shown(props: ShownProps) {
  const { film } = props;
  const last = useMemo(() => film.at(film.length), [film]);
  return (
    <HauntText sent={last.words}>
      <Screen {...props} last={last} />
    </HauntText>
  );
}

/** A finished game, watched again. */
export default function ReplayScreen({ route }: { readonly route: Extract<Route, { readonly page: 'replay' }> }) {
  const { t, lang } = useText();
  const [viewer, setViewer] = useState<Viewer>('all');
  const { film, failed } = useFilm(route.id, viewer, lang);
  const [at, setAt] = useState(0);
  if (failed !== null)
    return (
      <Alone title={t('replay.title')}>
        {failed === 'wrong-phase' ? <p>{t('replay.not-over')}</p> : <Failure code={failed} />}
      </Alone>
    );
  if (film === null) return <div className="opening" aria-hidden="true" />;
  const bounded = Math.min(at, film.length);
  return (
    <Shown
      film={film}
      viewer={viewer}
      onViewer={setViewer}
      at={bounded}
      onAt={(n) => setAt(Math.max(0, Math.min(n, film.length)))}
    />
  );
}
