import type { TableSeat } from '@hollow/protocol';
import { useState } from 'react';
import { useGame, useSession } from '../../state/hooks.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { Sure } from '../../ui/dialog/Sure.tsx';
import { refusalWords } from '../../words/refusal.ts';
import { seatName } from '../../words/seatName.ts';
import { useText } from '../../words/Words.tsx';
import { useDevice } from '../seat/device.ts';
import { useNow } from '../seat/useNow.ts';
import { Chair, type Tell } from './Chair.tsx';
import { hostIsGone } from './people.ts';
import './company.css';

interface TakeHostProps {
  readonly host: TableSeat | undefined;
  readonly now: number;
  readonly seat: number;
  readonly tell: Tell;
}

/** A table whose host has gone need not stay without one. */
function TakeHost({ host, now, seat, tell }: TakeHostProps) {
  const text = useText();
  const { t } = text;
  const [sure, setSure] = useState(false);
  const gone = hostIsGone(host, now);
  if (gone === 'there') return null;
  if (gone === 'going') return <p className="quiet">{t('people.take-host-soon')}</p>;
  const words = { about: 'take-host', name: seatName(text, host), guest: '', left: 'yes' };
  return (
    <div className="take-host">
      <p>{t('people.take-host-more')}</p>
      <button type="button" className="btn is-lamp" onClick={() => setSure(true)}>
        {t('people.take-host')}
      </button>
      {sure && (
        <Sure
          title={t('people.sure', words)}
          more={t('people.sure-more', words)}
          yes={t('people.sure-yes', words)}
          onYes={() => {
            tell({ what: 'host', seat });
            setSure(false);
          }}
          onClose={() => setSure(false)}
        />
      )}
    </div>
  );
}

/** Who sits where and how they are there, for everybody; and what the host may do about it. */
export function PeopleSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { t } = text;
  const session = useSession();
  const device = useDevice();
  const { table, you, refused, ahead } = useGame();
  const now = useNow(true, ahead);
  const [sent, setSent] = useState<string | null>(null);
  if (table === null) return null;
  const tell: Tell = (wish) => setSent(session.send({ t: 'host', do: wish }));
  const playing = table.phase === 'playing';
  const isHost = you?.host === true;
  const host = table.seats.find((seat) => seat.host);
  const whose = ({ seat }: TableSeat): 'mine' | 'beside' | 'elsewhere' =>
    seat === mine ? 'mine' : device.seats.includes(seat) ? 'beside' : 'elsewhere';
  const mine = you?.seat ?? null;
  const mayTake = playing && !isHost && mine !== null && table.seats[mine]?.resigned === false;
  return (
    <SheetDialog title={t('people.title')} open onClose={onClose}>
      <p>{t('people.lead', { host: isHost && playing ? 'you' : host?.name || 'none' })}</p>
      {table.practice !== null && <p>{t('practice.table')}</p>}
      {mayTake && <TakeHost host={host} now={now} seat={mine} tell={tell} />}
      {refused !== null && refused.id === sent && <p className="chair-refused">{refusalWords(text, refused)}</p>}
      <ul className="company">
        {table.seats.map((seat) => (
          <Chair
            key={seat.seat}
            seat={seat}
            whose={whose(seat)}
            now={now}
            tell={isHost && playing ? tell : null}
            knocks={table.knocks}
          />
        ))}
      </ul>
      {table.knocks.length > 0 && (
        <section className="company-door">
          <h3 className="heading">{t('people.door')}</h3>
          {table.knocks.map(({ id, name }) => (
            <p key={id}>
              <span>{isHost ? t('people.door-more', { name }) : name}</span>
              {isHost && (
                <button type="button" className="btn small" onClick={() => tell({ what: 'refuse', knock: id })}>
                  {t('lobby.refuse')}
                </button>
              )}
            </p>
          ))}
        </section>
      )}
      <p className="quiet">{t('people.watchers', { n: table.watchers })}</p>
    </SheetDialog>
  );
}
