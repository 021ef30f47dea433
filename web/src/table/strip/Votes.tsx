import { useGame, useSession } from '../../state/hooks.ts';
import { seatName } from '../../words/seatName.ts';
import { useText } from '../../words/Words.tsx';
import { useNaming } from '../seat/useNaming.ts';
import { refusedVote } from './refusedVote.ts';
import '../told/news.css';

/** What became of a vote that somebody refused: nothing happens, and that is said. */
function RefusedVote() {
  const { t } = useText();
  const naming = useNaming();
  const { entries, early, you } = useGame();
  const refused = refusedVote(entries, early);
  const { seat, name } = refused?.args ?? {};
  // Whoever refused knows.
  if (refused === null || seat === you?.seat) return null;
  return (
    <section className="panel vote" aria-label={t('play.vote-open')}>
      <p>{t('people.vote-refused', { name: seat === undefined ? (name ?? '') : naming(seat, name ?? '') })}</p>
    </section>
  );
}

/** A vote that is open: to take something back, to call it a draw, or about somebody's seat. */
export function Votes() {
  const text = useText();
  const { t, list } = text;
  const session = useSession();
  const { table, you } = useGame();
  const vote = table?.vote ?? null;
  if (table === null) return null;
  if (vote === null) return <RefusedVote />;
  const asked = you?.seat != null && vote.asked.includes(you.seat);
  const names = (seats: readonly number[]): string => list(seats.map((seat) => seatName(text, table.seats[seat])));
  const words = {
    about: vote.about === 'give-up' ? 'leave' : vote.about,
    name: names([vote.by]),
    whose: vote.seat === null ? '' : names([vote.seat]),
    guest: vote.guest ?? '',
  };
  const cast = (yes: boolean): void => {
    session.send({ t: 'vote', vote: vote.id, yes });
  };
  return (
    <section className="panel vote" aria-label={t('play.vote-open')}>
      <p>{t('play.vote', words)}</p>
      {asked ? (
        <div className="prompt-buttons">
          <button type="button" className="btn is-lamp" onClick={() => cast(true)}>
            {t('play.agree')}
          </button>
          <button type="button" className="btn" onClick={() => cast(false)}>
            {t('play.disagree')}
          </button>
        </div>
      ) : (
        <p className="quiet">{t('play.vote-waits', { names: names(vote.asked) })}</p>
      )}
      {you?.seat === vote.by && (
        <button type="button" className="btn small" onClick={() => cast(false)}>
          {t('play.vote-withdraw')}
        </button>
      )}
    </section>
  );
}
