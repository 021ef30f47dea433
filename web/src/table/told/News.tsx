import { useEffect, useEffectEvent, useRef } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { linesAfter, logLines } from '../../log/log.ts';
import { useGame } from '../../state/hooks.ts';
import { scrolls } from '../../ui/scrolls.ts';
import { useText } from '../../words/Words.tsx';
import { useNaming } from '../seat/useNaming.ts';
import './news.css';

interface Props {
  readonly title: string;
  /** The last entry that was seen. */
  readonly since: number;
  /** The last that was missed; without it all that has come. */
  readonly until?: number;
  readonly onRead: () => void;
}

/** What happened that one has not seen: since one looked, or while the page was too far behind to act it out. */
export function News({ title, since, until = Number.POSITIVE_INFINITY, onRead }: Props) {
  const text = useText();
  const naming = useNaming();
  const { entries } = useGame();
  const lines = linesAfter(logLines(entries, text, naming), since).filter(
    ({ kind, first }) => kind !== 'round' && first <= until,
  );
  const sheet = useRef<HTMLElement>(null);
  const read = useEffectEvent(onRead);
  // Whoever goes on with the game has read it.
  useEffect(() => {
    const pressed = ({ target }: PointerEvent): void => {
      if (sheet.current !== null && target instanceof Node && !sheet.current.contains(target)) read();
    };
    document.addEventListener('pointerdown', pressed, true);
    return () => document.removeEventListener('pointerdown', pressed, true);
  }, []);
  if (lines.length === 0) return null;
  return (
    <section ref={sheet} className="panel news" aria-label={title}>
      <header>
        <h2 className="heading">
          <Mark id="eye" />
          {title}
        </h2>
        <button type="button" className="btn is-ghost square" aria-label={text.t('app.close')} onClick={onRead}>
          <Mark id="close" />
        </button>
      </header>
      <ol ref={scrolls}>
        {lines.map(({ n, text: line, speaker }) => (
          <li key={n}>
            {speaker !== null && <b>{speaker} </b>}
            {line}
          </li>
        ))}
      </ol>
    </section>
  );
}
