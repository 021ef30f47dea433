import { useGame, useSession } from '../../state/hooks.ts';
import { useText } from '../../words/Words.tsx';
import '../told/news.css';
import './countdown.css';

/** The host has stopped the game for a while. */
export function Resting() {
  const { t } = useText();
  const session = useSession();
  const { table, you } = useGame();
  if (table?.paused !== true) return null;
  const host = table.seats.find((seat) => seat.host);
  return (
    <section className="panel vote resting" aria-label={t('play.pause')}>
      <p>{t('play.resting', { name: host?.name ?? '' })}</p>
      {you?.host === true && (
        <button
          type="button"
          className="btn is-lamp"
          onClick={() => session.send({ t: 'host', do: { what: 'pause', on: false } })}
        >
          {t('play.resume')}
        </button>
      )}
    </section>
  );
}
