import { useGame } from '../../state/hooks.ts';
import { useStanding } from '../../ui/later/stands.ts';
import { useText } from '../../words/Words.tsx';

/** Between two people: nothing but who is to take the device. */
export function Cover({
  seats,
  onTake,
}: {
  readonly seats: readonly number[];
  readonly onTake: (seat: number) => void;
}) {
  const { t } = useText();
  const { table, view } = useGame();
  useStanding();
  const nameOf = (seat: number): string => table?.seats[seat]?.name ?? '';
  const asked = seats.find((seat) => view?.waiting.some((waiting) => waiting.seat === seat));
  const name = asked === undefined ? 'none' : nameOf(asked);
  return (
    <main className="cover">
      <div className="panel">
        <h1 className="display">{t('play.cover', { name })}</h1>
        <p>{t('play.cover-more', { name })}</p>
        {asked !== undefined && (
          <button type="button" className="btn is-lamp" onClick={() => onTake(asked)}>
            {t('play.cover-go')}
          </button>
        )}
        {seats
          .filter((seat) => seat !== asked)
          .map((seat) => (
            <button key={seat} type="button" className="btn" onClick={() => onTake(seat)}>
              {t('play.cover-as', { name: nameOf(seat) })}
            </button>
          ))}
      </div>
    </main>
  );
}
