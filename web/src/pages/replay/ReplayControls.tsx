import type { ClientState } from '@hollow/protocol';
import { useEffect, useMemo, useState } from 'react';
import { logLines } from '../../log/log.ts';
import { isEvent } from '../../log/seen.ts';
import { milestones } from '../../log/statistics.ts';
import { usePacks } from '../../packs/context.ts';
import { standingEntries } from '../../state/standing.ts';
import { useKeys } from '../../ui/browser/useKeys.ts';
import { useNarrow } from '../../ui/browser/useNarrow.ts';
import { useText } from '../../words/Words.tsx';
import { MilestoneMark } from '../end/MilestoneMark.tsx';
import { fitting, spreadOut } from '../end/spread.ts';
import type { Film } from './film.ts';

const SPEEDS = [0.5, 1, 4] as const;
/** One step lasts so long at speed 1, in milliseconds. */
const STEP = 900;
/** A mark needs so much of the line, in parts of it: on a wide page, and on a phone. */
const [GAP, NARROW_GAP] = [0.016, 0.056];

export interface BarProps {
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
  const marked = fitting(points, gap);
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

export function ReplayControls({ film, at, onAt, held }: BarProps & { readonly held: ClientState }) {
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
