import type { PublicTable } from '@hollow/protocol';
import { useEffect, useState } from 'react';
import { PromiseNote } from '../../deal/PromiseNote.tsx';
import { useOwnWord } from '../../deal/useOwnWord.ts';
import { useStartAtOnce } from '../../deal/useStartAtOnce.ts';
import { Mark } from '../../ink/Mark.tsx';
import { PreferencesButton } from '../../prefs/Preferences.tsx';
import { useGame, usePending, useSession } from '../../state/hooks.ts';
import type { Session } from '../../state/session.ts';
import { Chat } from '../../table/chat/Chat.tsx';
import { Knocks } from '../../table/chat/Knocks.tsx';
import { HowSeatsWork } from '../../table/people/HowSeatsWork.tsx';
import { CodePanel, ShareSheet } from '../../table/people/Share.tsx';
import { useDevice } from '../../table/seat/device.ts';
import { useStanding } from '../../ui/later/stands.ts';
import { Link } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';
import { Faces } from './Faces.tsx';
import { Seat } from './Seats.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import './lobby.css';

/** Bots take all seats that are still empty. */
function seatBots(session: Session, { seats }: PublicTable): void {
  for (const { seat, holder } of seats)
    if (holder === 'open') session.send({ t: 'host', do: { what: 'bot', seat, kind: 'normal' } });
}

function Start() {
  const { t, list } = useText();
  const session = useSession();
  const busy = usePending().size > 0;
  const { table, you } = useGame();
  const me = you?.seat == null ? undefined : table?.seats[you.seat];
  if (table === null || you === null || me === undefined) return null;
  if (table.promise?.asked != null)
    return (
      <p className="start-note" role="status">
        {t('deal.opening')}
      </p>
    );
  const open = table.seats.filter(({ holder }) => holder === 'open').length;
  const choosing = table.seats.filter(({ holder, ready }) => holder === 'person' && !ready);
  if (you.host) {
    const others = choosing.filter(({ seat }) => seat !== you.seat).map(({ name }) => name);
    const note =
      open > 0
        ? t('lobby.start-open', { n: open })
        : others.length > 0
          ? t('lobby.start-waits', { names: list(others) })
          : '';
    return (
      <>
        {note !== '' && <p className="start-note">{note}</p>}
        {open > 0 && (
          <button type="button" className="btn" onClick={() => seatBots(session, table)}>
            {t('lobby.fill', { n: open })}
          </button>
        )}
        <button
          type="button"
          className={note === '' ? 'btn is-lamp start' : 'btn start'}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) session.send({ t: 'host', do: { what: 'start' } });
          }}
        >
          <Mark id="lamp" />
          {t('lobby.enter')}
        </button>
      </>
    );
  }
  return (
    <button
      type="button"
      className={me.ready ? 'btn start' : 'btn is-lamp start'}
      onClick={() => session.send({ t: 'me', ready: !me.ready })}
    >
      <Mark id={me.ready ? 'hourglass' : 'check'} />
      {me.ready ? t('lobby.not-ready') : t('lobby.i-am-ready')}
    </button>
  );
}

/** The table before the game: seats, explorers, rules, and the door to the house. */
export function Lobby() {
  const { t } = useText();
  const session = useSession();
  const { table, you } = useGame();
  const [sharing, setSharing] = useState(false);
  const device = useDevice();
  useOwnWord();
  useStanding();
  const { stage, goIn } = useStartAtOnce();
  const { again } = device;
  const leads = table?.seats.find((seat) => seat.host)?.seat ?? -1;
  const leadsBeside = device.seats.includes(leads) && leads !== you?.seat;
  useEffect(() => {
    // Whoever is the host now opens the door: the page goes over to their seat.
    if (leadsBeside) again();
  }, [leadsBeside, again]);
  if (table === null || stage === 'beginning') return null;
  const bots = table.seats.filter(({ holder }) => holder === 'bot');
  if (stage === 'choosing')
    return (
      <Faces
        others={table.seats.length - 1}
        level={bots[0]?.bot ?? 'normal'}
        onLevel={(kind) => {
          for (const { seat } of bots) session.send({ t: 'host', do: { what: 'bot', seat, kind } });
        }}
        onChoose={goIn}
      />
    );
  const host = you?.host === true;
  const taken = table.seats.filter(({ holder }) => holder !== 'open').length;
  return (
    <div className="lobby">
      <header className="lobby-head" data-paper="dark">
        <div>
          <Link to={{ page: 'door' }} className="home-link">
            <Mark id="house" />
            {t('web.title')}
          </Link>
          <h1 className="display">{t('lobby.title')}</h1>
          <p>{t('lobby.lead', { n: taken })}</p>
        </div>
        <CodePanel code={table.code} onShare={() => setSharing(true)} />
        <PreferencesButton />
      </header>
      <main className="seats">
        <h2 className="unseen">{t('lobby.seats')}</h2>
        {table.seats.map((seat) => (
          <Seat
            key={seat.seat}
            table={table}
            seat={seat}
            whose={seat.seat === you?.seat ? 'mine' : device.seats.includes(seat.seat) ? 'beside' : 'elsewhere'}
            host={host}
            onInvite={() => setSharing(true)}
          />
        ))}
      </main>
      <aside className="lobby-side">
        <Knocks />
        <SettingsPanel
          settings={table.settings}
          seats={table.seats.length}
          change={host ? (settings) => session.send({ t: 'host', do: { what: 'settings', settings } }) : null}
          onSeats={(seats) => session.send({ t: 'host', do: { what: 'seats', seats } })}
        />
        <PromiseNote table={table} />
        <HowSeatsWork waits={table.waits} />
        <Chat lines={4} />
      </aside>
      <footer className="lobby-bar">
        <Start />
      </footer>
      <ShareSheet code={table.code} open={sharing} onClose={() => setSharing(false)} />
    </div>
  );
}
