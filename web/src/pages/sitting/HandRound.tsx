import type { Door } from '@hollow/protocol';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { ownDecision } from '../../log/seen.ts';
import { useGame } from '../../state/hooks.ts';
import { DeviceProvider } from '../../table/seat/device.ts';
import { useStanding } from '../../ui/later/stands.ts';
import { useText } from '../../words/Words.tsx';
import { SittingScreen } from './SittingScreen.tsx';
import '../../table/refusal/notice.css';

/** Watches for the moment at which somebody else at this device is asked, and nobody who holds it now. */
function Relay({ seats, onNext }: { readonly seats: readonly number[]; readonly onNext: () => void }) {
  const { view, table } = useGame();
  const passes =
    table?.phase === 'playing' &&
    view !== null &&
    ownDecision(view) === null &&
    view.waiting.some(({ seat }) => seats.includes(seat));
  useEffect(() => {
    if (passes) onNext();
  }, [passes, onNext]);
  return null;
}

/** The game has begun while the lobby was open. */
function Begun({ onBegun }: { readonly onBegun: () => void }) {
  useEffect(onBegun, [onBegun]);
  return <div className="opening" aria-hidden="true" />;
}

/** Between two people: nothing but who is to take the device. */
function Cover({ seats, onTake }: { readonly seats: readonly number[]; readonly onTake: (seat: number) => void }) {
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

interface Props {
  readonly game: string;
  readonly door: Door;
  /** The seats of this device may be others. */
  readonly onSeats: () => void;
}

/**
 * The seats of this device. Where it has several it is handed round: a cover is shown between people, and whenever nobody has said who holds it; behind the
 * cover the page knows only what everybody may. Before the game there is nothing to hide.
 */
export function HandRound({ game, door, onSeats }: Props) {
  const { mine: seats, table } = door;
  const [lobby, setLobby] = useState(table.phase === 'lobby');
  const [holder, setHolder] = useState<number | null>(null);
  const several = seats.length > 1;
  const cover = useCallback(() => setHolder(null), []);
  const begin = useCallback(() => setLobby(false), []);
  const device = useMemo(
    () => ({ seats, again: onSeats, handOn: several ? cover : null }),
    [seats, onSeats, several, cover],
  );
  const sitting = (): ReactNode => {
    const [first = 'public'] = seats;
    if (!several) return <SittingScreen game={game} viewer={first} />;
    const host = seats.find((seat) => table.seats[seat]?.host) ?? first;
    if (lobby) return <SittingScreen game={game} viewer={host} cover={<Begun onBegun={begin} />} />;
    if (holder === null)
      return (
        <SittingScreen key="cover" game={game} viewer="public" cover={<Cover seats={seats} onTake={setHolder} />} />
      );
    return (
      <SittingScreen key={holder} game={game} viewer={holder}>
        <Relay seats={seats} onNext={cover} />
      </SittingScreen>
    );
  };
  return <DeviceProvider value={device}>{sitting()}</DeviceProvider>;
}
