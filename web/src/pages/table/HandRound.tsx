import { useEffect, useState } from 'react';
import { useGame } from '../../state/hooks.ts';
import { openDecision } from '../../state/seen.ts';
import { useText } from '../../words/Words.tsx';
import { Sitting } from './Sitting.tsx';
import './notice.css';

/** Watches for the moment at which somebody else at this device is asked, and nobody who holds it now. */
function Relay({ seats, onNext }: { readonly seats: readonly number[]; readonly onNext: (seat: number) => void }) {
  const { view, table } = useGame();
  const next =
    view === null || openDecision(view) !== null
      ? undefined
      : view.waiting.find(({ seat }) => seats.includes(seat))?.seat;
  const playing = table?.phase === 'playing';
  useEffect(() => {
    if (playing && next !== undefined) onNext(next);
  }, [playing, next, onNext]);
  return null;
}

function Cover({
  game,
  seat,
  onReady,
}: {
  readonly game: string;
  readonly seat: number;
  readonly onReady: () => void;
}) {
  const { t } = useText();
  return (
    <Sitting game={game} viewer="public">
      <CoverSheet seat={seat} label={t('play.cover-go')} onReady={onReady} />
    </Sitting>
  );
}

function CoverSheet({
  seat,
  label,
  onReady,
}: {
  readonly seat: number;
  readonly label: string;
  readonly onReady: () => void;
}) {
  const { t } = useText();
  const { table } = useGame();
  const name = table?.seats[seat]?.name ?? '';
  return (
    <div className="cover" role="dialog" aria-modal="true" aria-labelledby="cover-title">
      <div className="panel">
        <h1 className="display" id="cover-title">
          {t('play.cover', { name })}
        </h1>
        <p>{t('play.cover-more', { name })}</p>
        <button type="button" className="btn is-lamp" onClick={onReady}>
          {label}
        </button>
      </div>
    </div>
  );
}

/** One device for several people: a cover is shown between them, and behind it only what everybody may see. */
export function HandRound({ game, seats }: { readonly game: string; readonly seats: readonly number[] }) {
  const [seat, setSeat] = useState(seats[0]);
  const [covered, setCovered] = useState(false);
  if (covered) return <Cover game={game} seat={seat} onReady={() => setCovered(false)} />;
  return (
    <Sitting key={seat} game={game} viewer={seat}>
      <Relay
        seats={seats}
        onNext={(next) => {
          setSeat(next);
          setCovered(true);
        }}
      />
    </Sitting>
  );
}
