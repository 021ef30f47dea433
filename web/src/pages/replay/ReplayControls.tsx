import { useEffect, useMemo, useState } from 'react';
import { isEvent } from '../../log/seen.ts';
import { milestones } from '../../log/statistics.ts';
import { usePacks } from '../../packs/context.ts';
import { useIsBehind, useStage } from '../../stage/OnStage.tsx';
import { useGameOf } from '../../state/hooks.ts';
import { standingEntries } from '../../state/standing.ts';
import { useKeys } from '../../ui/browser/useKeys.ts';
import { useNarrow } from '../../ui/browser/useNarrow.ts';
import { useText } from '../../words/Words.tsx';
import { MilestoneMark } from '../end/MilestoneMark.tsx';
import { fitMarks, spreadOut } from '../end/spread.ts';
import type { Film } from './film.ts';
import type { Projector } from './projector.ts';

const SPEEDS = [0.5, 1, 2, 4] as const;
/** Between two steps, at speed 1, in milliseconds. */
const REST = 300;
/** A mark needs so much of the line, in parts of it: on a wide page, and on a phone. */
const [GAP, NARROW_GAP] = [0.016, 0.056];

interface BarProps {
  readonly film: Film;
  readonly at: number;
  readonly onAt: (n: number) => void;
}

/** The line of the game, to be dragged along. */
function Scrubber({ film, at, onAt }: BarProps) {
  const text = useText();
  const { countedDeck } = usePacks();
  const points = useMemo(() => {
    const standing = new Set(standingEntries(film.entries(film.length)));
    const frames = Array.from({ length: film.length }, (_, i) =>
      film
        .told(i)
        .filter(isEvent)
        .filter((entry) => standing.has(entry))
        .map(({ event }) => event),
    );
    const events = frames.flat();
    const frameOf = frames.flatMap((list, i) => list.map(() => i + 1));
    return milestones(events, countedDeck).map((point) => ({ ...point, frame: frameOf[point.at] ?? 0 }));
  }, [film, countedDeck]);
  const part = (frame: number): string => `${(100 * frame) / Math.max(1, film.length)}%`;
  const haunt = points.find(({ kind }) => kind === 'haunt')?.frame;
  const gap = useNarrow(899) ? NARROW_GAP : GAP;
  const marked = fitMarks(points, gap);
  const places = spreadOut(
    marked.map(({ frame }) => frame / Math.max(1, film.length)),
    gap,
  );
  return (
    <div className="scrub">
      {marked.map(({ kind, frame, id }, i) => (
        <span
          key={`${kind}-${frame}-${id}`}
          className={`scrub-point is-${kind}`}
          style={{ left: `${100 * (places[i] ?? 0)}%` }}
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

/** Plays on when what was handed over has been shown; the last frame is the end. */
function usePlaying({ film, projector, at }: PlayedProps, speed: number) {
  const stage = useStage();
  const isBehind = useIsBehind();
  const [playing, setPlaying] = useState(false);
  const over = at >= film.length;
  useEffect(() => {
    if (!playing || isBehind || at >= film.length) return;
    const timer = setTimeout(() => projector.next(speed), REST / speed);
    return () => clearTimeout(timer);
  }, [playing, isBehind, at, film, speed, projector]);
  const next = (): void => {
    stage?.catchUp();
    projector.next(speed);
  };
  const toggle = (): void => {
    if (over) projector.jump(0);
    // What is paused in the middle of a scene shows how it ends.
    else if (playing) stage?.catchUp();
    setPlaying(over || !playing);
  };
  return { playing: playing && !over, next, toggle };
}

interface PlayedProps {
  readonly film: Film;
  readonly projector: Projector;
  readonly at: number;
}

interface ControlsProps extends PlayedProps {
  /** What was told of this step so far. */
  readonly now: string;
  readonly onPlaying: (playing: boolean) => void;
}

export function ReplayControls({ film, projector, at, now, onPlaying }: ControlsProps) {
  const { t } = useText();
  const round = useGameOf(({ view }) => view?.position.round ?? 0);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const { playing, next, toggle } = usePlaying({ film, projector, at }, speed);
  useEffect(() => onPlaying(playing), [playing, onPlaying]);
  useKeys((key, event) => {
    // A button that has the focus is pressed by the same key.
    if (key === ' ' && event.target instanceof HTMLElement && event.target.closest('button, a, summary') !== null)
      return;
    if (key === 'ArrowRight') next();
    else if (key === 'ArrowLeft') projector.jump(at - 1);
    else if (key === 'Home') projector.jump(0);
    else if (key === 'End') projector.jump(film.length);
    else if (key === ' ') toggle();
    else return;
    event.preventDefault();
  });
  const button = (label: string, sign: string, disabled: boolean, act: () => void) => (
    <button type="button" className="btn" aria-label={label} disabled={disabled} onClick={act}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  const [isFirst, isLast] = [at === 0, at >= film.length];
  return (
    <footer className="replay-foot" data-paper="dark">
      <div className="replay-buttons">
        {button(t('replay.first'), '«', isFirst, () => projector.jump(0))}
        {button(t('replay.back'), '‹', isFirst, () => projector.jump(at - 1))}
        <button
          type="button"
          className="btn is-lamp"
          aria-label={playing ? t('replay.pause') : t('replay.play')}
          onClick={toggle}
        >
          <span aria-hidden="true">{playing ? '❚❚' : '▶'}</span>
        </button>
        {button(t('replay.next'), '›', isLast, next)}
        {button(t('replay.last'), '»', isLast, () => projector.jump(film.length))}
      </div>
      <div className="replay-now" aria-live="polite">
        <b className="display">{now}</b>
        <small>{t('replay.step-of', { n: at, of: film.length, round })}</small>
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
      <Scrubber film={film} at={at} onAt={projector.jump} />
    </footer>
  );
}
