import type { MyGame } from '@hollow/protocol';
import { localeOf } from '@hollow/text/browser';
import { Failure } from '../../ui/call/Failure.tsx';
import { Link } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';
import { Alone } from './Alone.tsx';
import { Keep } from './Keep.tsx';
import { useMine } from './useMine.ts';

function Line({ game }: { readonly game: MyGame }) {
  const { t, lang, list } = useText();
  const when = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium', timeStyle: 'short' });
  const state =
    game.ended === null
      ? t('door.game-state', { phase: game.phase, mine: game.waitsForMe ? 'yes' : 'no' })
      : t('door.game-ended', { verdict: game.ended.verdict, haunt: game.ended.haunt ?? 'none' });
  const names = list(game.names.filter((name) => name !== ''));
  return (
    <li className="game-line">
      <span>
        <b>{names}</b>
        <small>
          {game.leaving === null ? state : <strong>{t('door.game-leaving')}</strong>}
          {game.playedBy !== null && ` · ${t('door.game-elsewhere', { version: game.playedBy })}`} ·{' '}
          <time dateTime={new Date(game.touched).toISOString()}>{when.format(game.touched)}</time>
        </small>
      </span>
      {game.phase === 'over' && game.playedBy === null && (
        <Link to={{ page: 'replay', id: game.game }} className="btn">
          {t('door.replay')}
        </Link>
      )}
      {game.playedBy === null && (
        <Link
          to={{ page: 'game', id: game.game }}
          className={game.waitsForMe || game.leaving !== null ? 'btn is-lamp' : 'btn'}
        >
          {game.phase === 'over' ? t('door.the-end') : t('door.go-on')}
        </Link>
      )}
    </li>
  );
}

/** The games of this device. */
export default function MyTables() {
  const { t } = useText();
  const { games, failed, again } = useMine();
  return (
    <Alone title={t('door.mine')}>
      <Failure code={failed} onAgain={again} />
      {games === null && failed === null && <p className="quiet">{t('app.loading')}</p>}
      {games?.length === 0 && <p>{t('door.mine-none')}</p>}
      <ul className="game-list">
        {games?.map((game) => (
          <Line key={`${game.game}-${game.seat}`} game={game} />
        ))}
      </ul>
      <Keep className="btn" onChanged={again} />
    </Alone>
  );
}
