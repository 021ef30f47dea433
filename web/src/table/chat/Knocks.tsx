import type { TableSeat } from '@hollow/protocol';
import { useGame, useSession } from '../../state/hooks.ts';
import { seatName } from '../../words/seatName.ts';
import { useText } from '../../words/Words.tsx';
import { seatsForGuest } from './guests.ts';
import './knocks.css';

/** Who waits at the door, for the host alone. Before the game any free seat will do; in the game it matters whose place somebody takes. */
export function Knocks({ className = '' }: { readonly className?: string }) {
  const text = useText();
  const { t } = text;
  const session = useSession();
  const { table, you } = useGame();
  if (table === null || you?.host !== true || table.knocks.length === 0) return null;
  const free = seatsForGuest(table.seats);
  const offered = table.phase === 'lobby' ? free.slice(0, 1) : free;
  const words = (seat: TableSeat): string =>
    table.phase === 'lobby' ? t('lobby.admit') : t('lobby.admit-as', { name: seatName(text, seat) });
  return (
    <section className={`panel knocks ${className}`} aria-label={t('lobby.knocks')}>
      {table.knocks.map(({ id, name }) => (
        <p key={id}>
          <span>{t('lobby.knock', { name })}</span>
          {offered.map((seat) => (
            <button
              key={seat.seat}
              type="button"
              className="btn small is-lamp"
              onClick={() => session.send({ t: 'host', do: { what: 'admit', knock: id, seat: seat.seat } })}
            >
              {words(seat)}
            </button>
          ))}
          <button
            type="button"
            className="btn small"
            onClick={() => session.send({ t: 'host', do: { what: 'refuse', knock: id } })}
          >
            {t('lobby.refuse')}
          </button>
        </p>
      ))}
    </section>
  );
}
