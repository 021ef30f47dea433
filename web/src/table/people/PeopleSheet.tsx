import type { PublicTable, TableSeat } from '@hollow/protocol';
import { useState } from 'react';
import { useGame, useSession } from '../../state/hooks.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { Sure } from '../../ui/dialog/Sure.tsx';
import { refusalWords } from '../../words/refusal.ts';
import { seatName } from '../../words/seatName.ts';
import { useText } from '../../words/Words.tsx';
import { useDevice } from '../seat/device.ts';
import { useNow } from '../seat/useNow.ts';
import { HowSeatsWork } from './HowSeatsWork.tsx';
import { hasPerson, hostIsGone, wholeSpan } from './people.ts';
import { SeatRow, type Tell } from './SeatRow.tsx';
import './company.css';

interface TakeHostProps {
  readonly table: PublicTable;
  readonly now: number;
  readonly seat: number;
  readonly tell: Tell;
}

/** A table whose host has not come back in time need not stay without one. */
function TakeHost({ table, now, seat, tell }: TakeHostProps) {
  const text = useText();
  const { t } = text;
  const [sure, setSure] = useState(false);
  const gone = hostIsGone(table, now);
  const time = t('people.span', wholeSpan(table.waits.keep));
  if (gone === 'there') return null;
  if (gone === 'going') return <p className="quiet">{t('people.take-host-soon', { time })}</p>;
  const host = table.seats.find((other) => other.host);
  const words = { about: 'take-host', name: seatName(text, host), guest: '', time };
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
            tell({ t: 'host', do: { what: 'host', seat } });
            setSure(false);
          }}
          onClose={() => setSure(false)}
        />
      )}
    </div>
  );
}

/** Who sits where and how they are there, for everybody; what may be done about it, and how seats work. */
export function PeopleSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { t } = text;
  const session = useSession();
  const device = useDevice();
  const { table, you, refused, ahead } = useGame();
  const now = useNow(true, ahead);
  const [sent, setSent] = useState<string | null>(null);
  if (table === null) return null;
  const tell: Tell = (wish) => setSent(session.send(wish));
  const playing = table.phase === 'playing';
  const isHost = you?.host === true;
  const host = table.seats.find((seat) => seat.host);
  const whose = ({ seat }: TableSeat): 'mine' | 'beside' | 'elsewhere' =>
    seat === mine ? 'mine' : device.seats.includes(seat) ? 'beside' : 'elsewhere';
  const mine = you?.seat ?? null;
  const own = playing ? mine : null;
  const mayTake = !isHost && own !== null && table.seats.some((seat) => seat.seat === own && hasPerson(seat));
  return (
    <SheetDialog title={t('people.title')} open onClose={onClose}>
      <p>{t('people.lead', { host: isHost && playing ? 'you' : host?.name || 'none' })}</p>
      {table.practice !== null && <p>{t('practice.table')}</p>}
      {mayTake && <TakeHost table={table} now={now} seat={own} tell={tell} />}
      {refused !== null && refused.id === sent && <p className="seat-row-refused">{refusalWords(text, refused)}</p>}
      <ul className="company">
        {table.seats.map((seat) => (
          <SeatRow key={seat.seat} table={table} seat={seat} whose={whose(seat)} now={now} own={own} tell={tell} />
        ))}
      </ul>
      {table.knocks.length > 0 && (
        <section className="company-door">
          <h3 className="heading">{t('people.door')}</h3>
          {table.knocks.map(({ id, name }) => (
            <p key={id}>
              <span>{isHost ? t('people.door-more', { name }) : name}</span>
              {isHost && (
                <button
                  type="button"
                  className="btn small"
                  onClick={() => tell({ t: 'host', do: { what: 'refuse', knock: id } })}
                >
                  {t('lobby.refuse')}
                </button>
              )}
            </p>
          ))}
        </section>
      )}
      <p className="quiet">{t('people.watchers', { n: table.watchers })}</p>
      <HowSeatsWork waits={table.waits} />
    </SheetDialog>
  );
}
