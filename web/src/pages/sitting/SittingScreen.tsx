import { type ReactNode, useEffect } from 'react';
import { useSeenDeal } from '../../deal/useSeenDeal.ts';
import { HauntText } from '../../packs/HauntText.tsx';
import { PacksFor } from '../../packs/PacksFor.tsx';
import { OnStage } from '../../stage/OnStage.tsx';
import { SessionProvider, useGame, useGameOf, useLine, useSession } from '../../state/hooks.ts';
import { useServerSession } from '../../table/seat/useServerSession.ts';
import { announce } from '../../ui/announce.tsx';
import { later, onceStanding } from '../../ui/later/later.tsx';
import { Link } from '../../ui/route/router.tsx';
import { sayKey } from '../../words/say.ts';
import { useText } from '../../words/Words.tsx';
import { Alone } from '../door/Alone.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import '../../table/refusal/notice.css';
// With the table, though the lobby itself comes later.
import '../lobby/lobby.css';

const Attention = onceStanding(() => import('../../table/seat/Attention.tsx').then((it) => it.Attention));
const RefusalNotice = onceStanding(() =>
  import('../../table/refusal/RefusalNotice.tsx').then((it) => it.RefusalNotice),
);

const Lobby = later(() => import('../lobby/Lobby.tsx').then((it) => it.Lobby));

/** Says that the line is down, for as long as it is. */
export function LineNotice() {
  const { t } = useText();
  const session = useSession();
  const line = useLine();
  useEffect(() => {
    if (line === 'down') announce(t('play.line-down'), 'urgent');
  }, [line, t]);
  if (line !== 'down') return null;
  return (
    <div className="line-notice">
      <span>{t('play.line-down')}</span>
      <button type="button" className="btn small" onClick={() => session.retry()}>
        {t('play.line-retry')}
      </button>
    </div>
  );
}

/** Says that the server cannot keep anything now, for as long as that is so. */
function StorageNotice() {
  const { t } = useText();
  const { writable } = useGame();
  useEffect(() => {
    if (!writable) announce(t('play.storage'), 'urgent');
  }, [writable, t]);
  return writable ? null : (
    <div className="line-notice">
      <span>{t('play.storage')}</span>
    </div>
  );
}

/** The seat is gone, or the door stays shut. */
export function Gone() {
  const text = useText();
  const { bye, refused, table } = useGame();
  const why = bye ?? refused?.code ?? 'closed';
  return (
    <Alone title={text.t(why === 'not-found' ? 'play.gone-nowhere' : 'play.gone')}>
      <p>
        {sayKey(
          text,
          `play.gone-${['removed', 'deleted', 'elsewhere', 'not-allowed', 'not-found'].includes(why) ? why : 'other'}`,
        )}
      </p>
      {why === 'removed' && table !== null && (
        <Link to={{ page: 'join', code: table.code }} className="btn">
          {text.t('door.knock')}
        </Link>
      )}
      <Link to={{ page: 'door' }} className="btn is-lamp">
        {text.t('app.to-door')}
      </Link>
    </Alone>
  );
}

function Inside({ cover, children }: Pick<Props, 'cover' | 'children'>) {
  const table = useGameOf((game) => game.table);
  const line = useLine();
  useSeenDeal();
  if (line === 'closed') return <Gone />;
  if (table === null) return <div className="opening" aria-hidden="true" />;
  return (
    <PacksFor names={table.packs}>
      <Attention />
      <AtTable cover={cover}>{children}</AtTable>
    </PacksFor>
  );
}

/** Lobby or game, with everything that lies on the table. */
function AtTable({ cover, children }: Pick<Props, 'cover' | 'children'>) {
  const { table, view, words } = useGame();
  if (table?.phase === 'lobby') return <Lobby />;
  if (view === null) return <div className="opening" aria-hidden="true" />;
  if (cover !== undefined) return cover;
  return (
    <HauntText sent={words}>
      <TableScreen />
      <StorageNotice />
      {children}
    </HauntText>
  );
}

interface Props {
  readonly game: string;
  readonly viewer: number | 'public' | 'all';
  /** Stands in place of the table once the game has begun. */
  readonly cover?: ReactNode;
  /** Laid over the table, with its words. */
  readonly children?: ReactNode;
}

/** One sitting at a table of the server: lobby, game and end. */
export function SittingScreen({ game, viewer, cover, children }: Props) {
  const { lang } = useText();
  const session = useServerSession({ game, viewer, lang });
  if (session === null) return <div className="opening" aria-hidden="true" />;
  return (
    <SessionProvider value={session}>
      <LineNotice />
      <RefusalNotice />
      <OnStage>
        <Inside cover={cover}>{children}</Inside>
      </OnStage>
    </SessionProvider>
  );
}
