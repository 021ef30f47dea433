import type { Outcome } from '@hollow/engine';
import { winnersOf } from '@hollow/engine/winners';
import type { PublicTable, WireView } from '@hollow/protocol';
import { noHeroLeft } from '@hollow/text/browser';
import { useEffect, useMemo, useState } from 'react';
import { CheckDeal, TakenBackNote } from '../../deal/CheckDeal.tsx';
import { GameFileLink } from '../../deal/GameFileLink.tsx';
import { Mark } from '../../ink/Mark.tsx';
import { epitaphsOf } from '../../log/epitaph.ts';
import type { Explorer } from '../../log/seen.ts';
import { deathRounds, milestones } from '../../log/statistics.ts';
import { storyOf } from '../../log/story.ts';
import { usePacks } from '../../packs/context.ts';
import { heroesLeft } from '../../people/heroesLeft.ts';
import { EACH, playsAlone } from '../../people/side.ts';
import { useGame, useGameOf } from '../../state/hooks.ts';
import { ReadAloud } from '../../table/tome/ReadAloud.tsx';
import { announce } from '../../ui/announce.tsx';
import { copy } from '../../ui/browser/copy.ts';
import { useStanding } from '../../ui/later/stands.ts';
import { Link } from '../../ui/route/router.tsx';
import { firstSentence } from '../../words/firstSentence.ts';
import { useText } from '../../words/Words.tsx';
import { Again } from './Again.tsx';
import { Books } from './Books.tsx';
import { Ending } from './Ending.tsx';
import { Person } from './Person.tsx';
import { Picture } from './Picture.tsx';
import { TimeLine } from './TimeLine.tsx';
import { useAllEvents } from './useAllEvents.ts';
import { useInvitation } from './useInvitation.ts';
import './end.css';

interface Leading {
  /** Null where nobody is there to press what leads on. */
  readonly onHouse: (() => void) | null;
}

interface Ended extends Leading {
  readonly view: WireView;
  readonly table: PublicTable;
  readonly outcome: Outcome;
}

/** Who has won, as a heading, and how, as the book of the haunt tells it where it does. */
function useVerdict({ position }: WireView, outcome: Outcome) {
  const text = useText();
  const { t, name, list } = text;
  const hasWords = useGameOf(({ words }) => words !== null);
  const seat = useGameOf(({ you }) => you?.seat ?? null);
  const { explorers, haunt } = position;
  const { side, who } = winnersOf(outcome, position);
  const page = haunt === null || !hasWords ? null : text.haunt(haunt, side, noHeroLeft(explorers));
  const names = list(
    who.map((id) => name(id)),
    'and',
  );
  const told = page === null || page.win === '' ? null : page.win;
  const goal = page === null || page.goal === '' ? null : page.goal;
  const title = t('end.title', { side, names, n: who.length });
  // Whoever sat at the table wants to know first how it ended for them, and then why.
  const verdict = seat === null ? undefined : outcome.verdicts[seat];
  const mine = verdict === 'won' ? t('moment.won') : verdict === 'lost' ? t('moment.lost') : null;
  const left = heroesLeft(text, position, side);
  const reached = goal === null ? '' : t('end.cause', { goal: firstSentence(goal) });
  // Whoever loses though their side has won, reads that it is so.
  const alone = verdict === 'lost' && explorers.some((one) => one.seat === seat && one.side === side);
  const apart = alone ? t('end.not-you') : '';
  const why = [reached, left, apart].filter((part) => part !== '').join(' ');
  const cause = side === 'nobody' || goal === null ? null : why;
  // Heroes walk home, and so do those of the winners who played alone, as far as they live.
  const home = explorers.filter(({ id, side: own }) =>
    side === 'heroes' ? own === side : side === EACH && who.includes(id),
  );
  const won = home.filter(({ dead }) => dead !== true).length;
  return { side, won, title, mine, cause, told, how: told ?? text.outcome(outcome, explorers) };
}

/** How it ended, as a picture; who won, and what one can do next. */
function Verdict({ view, table, outcome, onHouse }: Ended) {
  const { t, name } = useText();
  const { side, won, title, mine, cause, told, how } = useVerdict(view, outcome);
  const invitation = useInvitation();
  const { haunt } = view.position;
  useEffect(() => {
    announce([mine ?? '', title, cause ?? ''].filter((line) => line !== '').join('. '));
  }, [mine, title, cause]);
  return (
    <div className={`end-scene is-${side === 'nobody' ? side : won > 0 ? 'heroes' : 'dark'}`} data-paper="dark">
      <Ending side={side} won={won} />
      <header>
        {haunt !== null && (
          <p className="end-haunt">
            {name(haunt, 'haunts')}
            {table.practice !== null && ` · ${t('practice.mark')}`}
          </p>
        )}
        <h1 className="display">{mine ?? title}</h1>
        {mine !== null && <p className="end-title">{title}</p>}
        {cause !== null && <p className="end-cause">{cause}</p>}
        <p className="end-how">{how}</p>
        <div className="end-next">
          {told !== null && <ReadAloud lines={[told]} />}
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
  );
}

/** What can be read, kept and shared. */
function Keepsakes({ story, onHouse }: Leading & { readonly story: string }) {
  const { t } = useText();
  const { words, table } = useGame();
  const [books, setBooks] = useState(false);
  const [copied, setCopied] = useState(false);
  const share = (): void => {
    copy(story).then(setCopied);
  };
  return (
    <>
      <div className="end-buttons">
        {words !== null && Object.keys(words.pages).length > 1 && (
          <button type="button" className="btn" onClick={() => setBooks(true)}>
            {t('end.books')}
          </button>
        )}
        <button type="button" className="btn" onClick={share}>
          {copied ? t('lobby.copied') : t('end.share')}
        </button>
        <Picture />
        {table !== null && table.code !== '' && <GameFileLink game={table.id} />}
        {onHouse !== null && <CheckDeal />}
        {onHouse !== null && (
          <button type="button" className="btn" onClick={onHouse}>
            <Mark id="house" />
            {t('end.house')}
          </button>
        )}
      </div>
      {table !== null && <TakenBackNote takenBack={table.takenBack} />}
      {books && <Books onClose={() => setBooks(false)} />}
    </>
  );
}

/** What is remembered of everybody, the line of the game, and its story. */
function Account({ view, outcome, onHouse }: Ended) {
  const text = useText();
  const { t } = text;
  const packs = usePacks();
  const events = useAllEvents();
  const { explorers, order } = view.position;
  const story = useMemo(
    () => storyOf(events, outcome, text, packs, explorers).join(' '),
    [events, outcome, text, packs, explorers],
  );
  const epitaphs = useMemo(() => epitaphsOf(events, order, packs.countedDeck), [events, order, packs]);
  const died = useMemo(() => deathRounds(events), [events]);
  const { side } = winnersOf(outcome, view.position);
  const hasWon = ({ seat }: Explorer): boolean => outcome.verdicts[seat] === 'won';
  const gotOut = (explorer: Explorer): boolean => hasWon(explorer) && explorer.zone !== undefined;
  return (
    <main className="end-body">
      <h2 className="unseen">{t('end.figures')}</h2>
      <ul className="end-people">
        {explorers.map((explorer) => (
          <Person
            key={explorer.id}
            explorer={explorer}
            died={died.get(explorer.id) ?? null}
            epitaph={epitaphs.get(explorer.id)}
            won={hasWon(explorer)}
            sideWon={explorer.side === side}
            stayed={!hasWon(explorer) && explorer.zone === undefined && explorers.some(gotOut)}
            side={playsAlone(view.position) ? null : (explorer.side ?? null)}
          />
        ))}
      </ul>
      <TimeLine points={milestones(events, packs.countedDeck)} length={events.length} />
      <section className="panel end-story">
        <h2 className="display">{t('end.story')}</h2>
        <p>{story}</p>
      </section>
      <Keepsakes story={story} onHouse={onHouse} />
    </main>
  );
}

/** The end: who won and how, the story, the figures, the house to keep. */
export function End({ onHouse }: Leading) {
  const { view, table } = useGame();
  useStanding();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  if (view === null || table === null || view.outcome === null) return null;
  const ended = { view, table, outcome: view.outcome, onHouse };
  return (
    <div className="end">
      <Verdict {...ended} />
      <Account {...ended} />
    </div>
  );
}
