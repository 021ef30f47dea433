import { memo, useEffect, useMemo, useRef } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { useGame } from '../../state/hooks.ts';
import { type LogLine, Teller } from '../../state/log.ts';
import { useText } from '../../words/Words.tsx';
import { Say } from './Chat.tsx';
import { Figure } from './Figure.tsx';
import './log.css';

const Line = memo(function Line({ line, isNew }: { readonly line: LogLine; readonly isNew: boolean }) {
  const { t } = useText();
  if (line.kind === 'round') return <li className="log-round">{line.text}</li>;
  return (
    <li className={`log-line is-${line.kind} ${isNew ? 'is-new' : ''} ${line.aside ? 'is-aside' : ''}`}>
      {line.who !== null ? (
        <Figure id={line.who} />
      ) : (
        line.kind === 'chat' && <Mark id={line.aside ? 'lock' : 'chat'} />
      )}
      <span>
        {line.speaker !== null && <b>{line.speaker} </b>}
        {line.aside && <i className="unseen">{t('play.say-aside')}: </i>}
        {line.text}
      </span>
    </li>
  );
});

/** How many lines are kept on the page; the rest is in the replay. */
const MOST = 200;

/** What happened, the newest at the end, and a place to say something. `since` is the last entry that was there when one looked away. */
export function Log({ since }: { readonly since: number }) {
  const text = useText();
  const { entries } = useGame();
  const teller = useMemo(() => new Teller(text), [text]);
  const lines = useMemo(() => teller.lines(entries).slice(-MOST), [entries, teller]);
  const list = useRef<HTMLOListElement>(null);
  const last = lines.at(-1)?.n;
  useEffect(() => {
    // What scrolls must be reached by the keyboard as well.
    if (list.current !== null) list.current.tabIndex = 0;
  }, []);
  useEffect(() => {
    if (last !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  return (
    <section className="panel log" aria-label={text.t('play.log')}>
      <h2 className="heading">{text.t('play.log')}</h2>
      <ol ref={list}>
        {lines.map((line) => (
          <Line key={line.first} line={line} isNew={line.n > since} />
        ))}
      </ol>
      <Say />
    </section>
  );
}
