import type { Door } from '@hollow/protocol';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { ownDecision } from '../../log/seen.ts';
import { useGame } from '../../state/hooks.ts';
import { DeviceProvider } from '../../table/seat/device.ts';
import { later } from '../../ui/later/later.tsx';
import { SittingScreen } from './SittingScreen.tsx';
import '../../table/refusal/notice.css';

const Cover = later(() => import('./Cover.tsx').then((it) => it.Cover));

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
