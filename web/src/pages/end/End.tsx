import { noHeroLeft } from '@hollow/text/browser';
import { useEffect, useMemo, useState } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { milestones, tallies } from '../../log/statistics.ts';
import { storyOf } from '../../log/story.ts';
import { NOBODY, winners } from '../../log/winners.ts';
import { HillScene } from '../../scenes/Scene.tsx';
import { useGame } from '../../state/hooks.ts';
import { ReadAloud } from '../../table/tome/ReadAloud.tsx';
import { announce } from '../../ui/announce.tsx';
import { copy } from '../../ui/browser/copy.ts';
import { Link } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';
import { Again } from './Again.tsx';
import { Books } from './Books.tsx';
import { Person } from './Person.tsx';
import { Picture } from './Picture.tsx';
import { TimeLine } from './TimeLine.tsx';
import { useInvitation } from './useInvitation.ts';
import { useWhole } from './useWhole.ts';
import './end.css';

const ALL_LIT = new Array<boolean>(12).fill(true);

/** The end: who won and how, the story, the figures, the house to keep. Without `onHouse` nobody is there to press what leads on. */
export function End({ onHouse }: { readonly onHouse: (() => void) | null }) {
  const text = useText();
  const { t, name, list } = text;
  const { view, table, words } = useGame();
  const [books, setBooks] = useState(false);
  const [copied, setCopied] = useState(false);
  const events = useWhole();
  const invitation = useInvitation();
  const outcome = view?.outcome ?? null;
  const story = useMemo(() => storyOf(events, outcome, text), [events, outcome, text]);
  const rows = useMemo(() => tallies(events, view?.position.order ?? []), [events, view]);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const explorers = view?.position.explorers ?? [];
  const haunt = view?.position.haunt ?? null;
  const { side, ids } = outcome === null ? NOBODY : winners(outcome, explorers);
  const page = haunt === null || words === null ? null : text.haunt(haunt, side, noHeroLeft(explorers));
  const title = t('end.title', {
    side,
    names: list(
      ids.map((id) => name(id)),
      'and',
    ),
  });
  const over = outcome !== null;
  useEffect(() => {
    if (over) announce(title);
  }, [over, title]);
  if (view === null || table === null || outcome === null) return null;
  return (
    <div className="end">
      <div className="end-scene" data-paper="dark">
        <HillScene w={1440} h={520} moon={[0.9, 0.27, 66]} house={[0.82, 0.86]} scale={0.85} lit={ALL_LIT} />
        <header>
          {haunt !== null && (
            <p className="end-haunt">
              {name(haunt, 'haunts')}
              {table.practice !== null && ` · ${t('practice.mark')}`}
            </p>
          )}
          <h1 className="display">{title}</h1>
          <p className="end-how">{page !== null && page.win !== '' ? page.win : text.outcome(outcome)}</p>
          <div className="end-next">
            {page !== null && page.win !== '' && <ReadAloud lines={[page.win]} />}
            {invitation !== null && onHouse !== null && (
              <Link to={{ page: 'join', code: invitation.code }} className="btn is-lamp">
                <Mark id="people" />
                {t('end.come-along', { name: invitation.name })}
              </Link>
            )}
            {onHouse !== null && <Again first={invitation === null} />}
            {table.code !== '' && (
              <Link to={{ page: 'replay', id: table.id }} className="btn">
                <Mark id="hourglass" />
                {t('end.replay')}
              </Link>
            )}
          </div>
        </header>
      </div>
      <main className="end-body">
        <h2 className="unseen">{t('end.figures')}</h2>
        <ul className="end-people">
          {explorers.map((explorer) => (
            <Person
              key={explorer.id}
              explorer={explorer}
              tally={rows.find(({ who }) => who === explorer.id)}
              won={outcome.verdicts[explorer.seat] === 'won'}
            />
          ))}
        </ul>
        <TimeLine points={milestones(events)} length={events.length} />
        <section className="panel end-story">
          <h2 className="display">{t('end.story')}</h2>
          <p>{story.join(' ')}</p>
        </section>
        <div className="end-buttons">
          {words !== null && Object.keys(words.pages).length > 1 && (
            <button type="button" className="btn" onClick={() => setBooks(true)}>
              {t('end.books')}
            </button>
          )}
          <button
            type="button"
            className="btn"
            onClick={() => {
              copy(story.join(' ')).then(setCopied);
            }}
          >
            {copied ? t('lobby.copied') : t('end.share')}
          </button>
          <Picture />
          {onHouse !== null && (
            <button type="button" className="btn" onClick={onHouse}>
              <Mark id="house" />
              {t('end.house')}
            </button>
          )}
        </div>
      </main>
      {books && <Books onClose={() => setBooks(false)} />}
    </div>
  );
}
