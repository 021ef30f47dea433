import { Mark } from '../../ink/Mark.tsx';
import { linesAfter, logLines } from '../../log/log.ts';
import { useGame } from '../../state/hooks.ts';
import { useText } from '../../words/Words.tsx';
import { useNaming } from '../seat/useNaming.ts';
import './news.css';

/** The last lines are enough to know where one is. */
const MOST = 12;

/** What happened since you looked. */
export function News({ since, onRead }: { readonly since: number; readonly onRead: () => void }) {
  const text = useText();
  const naming = useNaming();
  const { entries } = useGame();
  const lines = linesAfter(logLines(entries, text, naming), since).filter(({ kind }) => kind !== 'round');
  if (lines.length === 0) return null;
  return (
    <section className="panel news" aria-label={text.t('play.news')}>
      <header>
        <h2 className="heading">
          <Mark id="eye" />
          {text.t('play.news')}
        </h2>
        <button type="button" className="btn is-ghost square" aria-label={text.t('app.close')} onClick={onRead}>
          <Mark id="close" />
        </button>
      </header>
      {lines.length > MOST && <p className="quiet">{text.t('play.news-more', { n: lines.length - MOST })}</p>}
      <ol>
        {lines.slice(-MOST).map(({ n, text: line, speaker }) => (
          <li key={n}>
            {speaker !== null && <b>{speaker} </b>}
            {line}
          </li>
        ))}
      </ol>
    </section>
  );
}
