import type { PublicTable, TableSeat } from '@hollow/protocol';
import { useEffect, useId, useState } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { usePacks } from '../../packs/context.ts';
import { Cameo } from '../../people/Cameo.tsx';
import { Token } from '../../people/Token.tsx';
import { Tracks } from '../../people/Tracks.tsx';
import { SessionProvider, useLine, useSession } from '../../state/hooks.ts';
import { MoveSeat } from '../../table/people/MoveSeat.tsx';
import { Mute } from '../../table/people/Mute.tsx';
import { RefusalNotice } from '../../table/refusal/RefusalNotice.tsx';
import { useDevice } from '../../table/seat/device.ts';
import { useServerSession } from '../../table/seat/useServerSession.ts';
import { LevelSelect } from '../../table/settings/LevelSelect.tsx';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { seatName } from '../../words/seatName.ts';
import { useText } from '../../words/Words.tsx';
import { ExplorerSheet } from './ExplorerSheet.tsx';
import { SitHere } from './SitHere.tsx';

interface SeatProps {
  readonly table: PublicTable;
  readonly seat: TableSeat;
  /** Of whoever holds this device, of somebody else beside them, or of nobody here. */
  readonly whose: 'mine' | 'beside' | 'elsewhere';
  readonly host: boolean;
  readonly onInvite: () => void;
}

function EmptySeat({ table, seat, host, onInvite }: SeatProps) {
  const { t } = useText();
  const session = useSession();
  return (
    <article className="panel seat is-empty" aria-label={t('lobby.seat', { n: seat.seat + 1 })}>
      <Mark id="door" />
      <p>{t('lobby.empty-seat')}</p>
      <div className="seat-buttons">
        <button type="button" className="btn" onClick={onInvite}>
          {t('lobby.invite')}
        </button>
        {host && (
          <button
            type="button"
            className="btn"
            onClick={() => session.send({ t: 'host', do: { what: 'bot', seat: seat.seat, kind: 'normal' } })}
          >
            {t('lobby.add-bot')}
          </button>
        )}
        <SitHere game={table.id} seat={seat.seat} />
      </div>
    </article>
  );
}

/** The explorer as chosen, or the unknown that chance will deal. */
function Chosen({ explorers }: { readonly explorers: readonly string[] }) {
  const { t, name, hobbies, list } = useText();
  const packs = usePacks();
  const [first] = explorers;
  const def = first === undefined ? undefined : packs.explorer(first);
  if (first === undefined || def === undefined)
    return (
      <>
        <div className="cameo-unknown" aria-hidden="true">
          ?
        </div>
        <h3 className="display">{t('lobby.somebody')}</h3>
      </>
    );
  return (
    <>
      <Cameo id={first} />
      <Token id={first} />
      <h3 className="display">
        {list(
          explorers.map((id) => name(id, 'explorers')),
          'and',
        )}
      </h3>
      <p className="quiet about">{t('lobby.age-hobbies', { age: def.age, hobbies: list(hobbies(first)) })}</p>
      <Tracks id={first} />
    </>
  );
}

function HostMenu({ seat, onClose }: { readonly seat: TableSeat; readonly onClose: () => void }) {
  const text = useText();
  const { t } = text;
  const session = useSession();
  const act = (what: 'remove' | 'host'): void => {
    session.send({ t: 'host', do: { what, seat: seat.seat } });
    onClose();
  };
  return (
    <SheetDialog title={seatName(text, seat)} open onClose={onClose}>
      <div className="stack">
        {seat.holder === 'person' && (
          <button type="button" className="btn" onClick={() => act('host')}>
            {t('lobby.make-host')}
          </button>
        )}
        <button type="button" className="btn" onClick={() => act('remove')}>
          {t('lobby.remove')}
        </button>
      </div>
    </SheetDialog>
  );
}

function TakenSeat({ table, seat, whose, host }: SeatProps) {
  const text = useText();
  const { t } = text;
  const session = useSession();
  const [open, setOpen] = useState<'who' | 'menu' | 'move' | null>(null);
  const others = new Map(
    table.seats.flatMap((other) =>
      other.seat === seat.seat ? [] : other.explorers.map((id) => [id, other.name] as const),
    ),
  );
  const packs = usePacks();
  const close = (): void => setOpen(null);
  const mine = whose === 'mine';
  const here = whose !== 'elsewhere';
  const about = useId();
  return (
    <article
      className={here ? 'panel seat is-mine' : 'panel seat'}
      aria-label={t('lobby.seat-of', { name: seatName(text, seat) })}
    >
      <Chosen explorers={seat.explorers} />
      <p className="by" id={about}>
        {mine
          ? t('lobby.you', { name: seat.name })
          : here
            ? t('lobby.beside', { name: seat.name })
            : seatName(text, seat)}
        {seat.host && ` · ${t('lobby.host')}`}
        {seat.holder === 'person' && !here && !seat.here && ` · ${t('lobby.away')}`}
      </p>
      {seat.bot !== null && (
        <LevelSelect
          level={seat.bot}
          label={t('lobby.level', { name: seatName(text, seat) })}
          onChoose={host ? (kind) => session.send({ t: 'host', do: { what: 'bot', seat: seat.seat, kind } }) : null}
        />
      )}
      <footer>
        {here && (
          <>
            <button type="button" className="btn small" onClick={() => setOpen('who')}>
              {t(seat.explorers.length === 0 ? 'lobby.be-one' : 'lobby.be-someone')}
            </button>
            <button
              type="button"
              className="btn small is-ghost"
              onClick={() => setOpen('move')}
              aria-label={t('lobby.move-seat')}
            >
              <Mark id="link" />
            </button>
          </>
        )}
        {whose === 'beside' && (
          <button
            type="button"
            className={seat.ready ? 'btn small' : 'btn small is-lamp'}
            onClick={() => session.send({ t: 'me', ready: !seat.ready })}
          >
            {seat.ready ? t('lobby.not-ready') : t('lobby.i-am-ready')}
          </button>
        )}
        {seat.holder === 'person' && !here && table.talk.table && <Mute table={table} seat={seat.seat} about={about} />}
        {host && !mine && (
          <button type="button" className="btn small is-ghost" onClick={() => setOpen('menu')}>
            {t('lobby.host-menu')}
          </button>
        )}
        <span className={seat.ready || seat.holder === 'bot' ? 'ready is-ready' : 'ready'}>
          {(seat.ready || seat.holder === 'bot') && <Mark id="check" />}
          {seat.ready || seat.holder === 'bot'
            ? t('lobby.ready')
            : t(seat.explorers.length === 0 ? 'lobby.choosing' : 'lobby.not-yet')}
        </span>
      </footer>
      <ExplorerSheet
        chosen={seat.explorers}
        others={others}
        most={packs.explorersEach(table.seats.length)}
        open={open === 'who'}
        onChoose={(explorers) => session.send({ t: 'me', explorers: [...explorers] })}
        onClose={close}
      />
      {open === 'menu' && <HostMenu seat={seat} onClose={close} />}
      {open === 'move' && <MoveSeat game={table.id} seat={seat.seat} onClose={close} />}
    </article>
  );
}

/** Tells that the seat is no longer this device's. */
function Given({ onGone }: { readonly onGone: () => void }) {
  const line = useLine();
  useEffect(() => {
    if (line === 'closed') onGone();
  }, [line, onGone]);
  return null;
}

/** The seat of somebody else at this device: they have a line of their own, and choose for themselves. */
function SeatBeside(props: SeatProps) {
  const { lang } = useText();
  const { again } = useDevice();
  const session = useServerSession({ game: props.table.id, viewer: props.seat.seat, lang });
  if (session === null) return <TakenSeat {...props} whose="elsewhere" />;
  return (
    <SessionProvider value={session}>
      <TakenSeat {...props} />
      <RefusalNotice />
      <Given onGone={again} />
    </SessionProvider>
  );
}

export function Seat(props: SeatProps) {
  if (props.seat.holder === 'open') return <EmptySeat {...props} />;
  return props.whose === 'beside' ? <SeatBeside {...props} /> : <TakenSeat {...props} />;
}
