import type { ClientMessage, Knock, TableSeat } from '@hollow/protocol';
import type { Text } from '@hollow/text/browser';
import { useEffect, useId, useRef, useState } from 'react';
import { Token } from '../../people/Token.tsx';
import { Sure } from '../../ui/dialog/Sure.tsx';
import { seatName } from '../../words/seatName.ts';
import { useText } from '../../words/Words.tsx';
import { awayFor, isLeft, powersOver } from './people.ts';

export type HostWish = Extract<ClientMessage, { t: 'host' }>['do'];
export type Tell = (wish: HostWish) => void;

/** What is asked twice. */
interface Asked {
  readonly about: 'remove' | 'host' | 'admit';
  readonly wish: HostWish;
  readonly guest?: string;
}

/** Asks twice and does it. The focus stays at the chair: the button that was pressed may be gone by then. */
function useAsking(tell: Tell) {
  const place = useRef<HTMLLIElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [told, setTold] = useState(0);
  useEffect(() => {
    if (told > 0) place.current?.focus();
  }, [told]);
  const act: Tell = (wish) => {
    tell(wish);
    setAsked(null);
    setTold((n) => n + 1);
  };
  return { place, asked, ask: setAsked, act, close: () => setAsked(null) };
}

/** How somebody is there, or is not. */
function stateOf({ t }: Text, seat: TableSeat, now: number): string {
  if (seat.holder === 'open') return t('people.open');
  if (seat.holder === 'bot') return t(seat.kept ? 'people.kept' : 'people.bot');
  const line = seat.here ? t('people.here') : t('people.away', awayFor(seat.away, now));
  const more = seat.resigned ? t('people.resigned') : seat.substituted ? t('people.substituted') : null;
  return more === null ? line : `${line} · ${more}`;
}

interface ButtonsProps {
  readonly seat: TableSeat;
  readonly now: number;
  readonly knocks: readonly Knock[];
  /** Who it is about, for those who hear the button alone. */
  readonly about: string;
  readonly ask: (asked: Asked) => void;
  readonly act: Tell;
}

function HostButtons({ seat, now, knocks, about, ask, act }: ButtonsProps) {
  const { t } = useText();
  const { admit, standIn, makeHost, remove } = powersOver(seat, now);
  const n = seat.seat;
  const guests = admit
    ? knocks.map(({ id, name }) => {
        const wish: HostWish = { what: 'admit', knock: id, seat: n };
        const press = (): void => (seat.holder === 'person' ? ask({ about: 'admit', wish, guest: name }) : act(wish));
        return { key: id, label: t('people.admit', { name }), press };
      })
    : [];
  const rest = [
    {
      key: 'bot',
      there: standIn,
      label: t('people.stand-in'),
      press: () => act({ what: 'bot', seat: n, kind: 'quick' }),
    },
    {
      key: 'host',
      there: makeHost,
      label: t('lobby.make-host'),
      press: () => ask({ about: 'host', wish: { what: 'host', seat: n } }),
    },
    {
      key: 'remove',
      there: remove,
      label: t('lobby.remove'),
      press: () => ask({ about: 'remove', wish: { what: 'remove', seat: n } }),
    },
  ].filter(({ there }) => there);
  if (guests.length + rest.length === 0) return null;
  return (
    <div className="chair-buttons">
      {[...guests, ...rest].map(({ key, label, press }) => (
        <button key={key} type="button" className="btn small" aria-describedby={about} onClick={press}>
          {label}
        </button>
      ))}
    </div>
  );
}

interface Props {
  readonly seat: TableSeat;
  readonly whose: 'mine' | 'beside' | 'elsewhere';
  /** By the server's clock. */
  readonly now: number;
  /** Null for those who may only look. */
  readonly tell: Tell | null;
  readonly knocks: readonly Knock[];
}

/** One chair of the table: who sits there, how they are there, and what the host may do about it. */
export function Chair({ seat, whose, now, tell, knocks }: Props) {
  const text = useText();
  const { t, name, list } = text;
  const id = useId();
  const { place, asked, ask, act, close } = useAsking(tell ?? (() => undefined));
  const tags = [
    ...(whose === 'mine' ? [t('play.you')] : whose === 'beside' ? [t('people.beside')] : []),
    ...(seat.host ? [t('lobby.host')] : []),
  ];
  const words = {
    about: asked?.about ?? 'remove',
    name: seatName(text, seat),
    guest: asked?.guest ?? '',
    left: isLeft(seat, now) ? 'yes' : 'no',
  };
  return (
    <li className="chair" ref={place} tabIndex={-1}>
      <span className="chair-tokens">
        {seat.explorers.map((explorer) => (
          <Token key={explorer} id={explorer} />
        ))}
      </span>
      <div className="chair-who">
        <b id={id}>{words.name}</b>
        {tags.length > 0 && <em> · {tags.join(' · ')}</em>}
        <small>{list(seat.explorers.map((explorer) => name(explorer, 'explorers')))}</small>
        <small className={seat.holder === 'person' && !seat.here ? 'is-away' : ''}>{stateOf(text, seat, now)}</small>
      </div>
      {tell !== null && <HostButtons seat={seat} now={now} knocks={knocks} about={id} ask={ask} act={act} />}
      {asked !== null && (
        <Sure
          title={t('people.sure', words)}
          more={t('people.sure-more', words)}
          yes={t('people.sure-yes', words)}
          onYes={() => act(asked.wish)}
          onClose={close}
        />
      )}
    </li>
  );
}
