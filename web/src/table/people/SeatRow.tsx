import type { ClientMessage, Knock, PublicTable, TableSeat } from '@hollow/protocol';
import type { Text } from '@hollow/text/browser';
import { useEffect, useId, useRef, useState } from 'react';
import { Token } from '../../people/Token.tsx';
import { Sure } from '../../ui/dialog/Sure.tsx';
import { seatName } from '../../words/seatName.ts';
import { useText } from '../../words/Words.tsx';
import { AskWhy } from './AskWhy.tsx';
import { Mute } from './Mute.tsx';
import { awayFor, powersOver, wholeSpan } from './people.ts';

/** What somebody asks for about a seat. */
export type SeatWish =
  | Omit<Extract<ClientMessage, { t: 'host' }>, 'id'>
  | Omit<Extract<ClientMessage, { t: 'propose' }>, 'id'>;
export type Tell = (wish: SeatWish) => void;

/** What is asked twice. */
interface Asked {
  readonly about: 'remove' | 'leave' | 'host' | 'admit';
  readonly wish: SeatWish;
  readonly guest?: string;
}

/** Asks twice and does it. The focus stays at the seat: the button that was pressed may be gone by then. */
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

const isPlayedByBot = ({ holder, substituted, givenUp }: TableSeat): boolean =>
  holder === 'bot' || (holder === 'person' && (substituted || givenUp !== null));

/** What becomes of a seat whose person is away. */
function awayState({ t }: Text, { substituted, leaving }: TableSeat, now: number): readonly string[] {
  return [
    ...(substituted ? [t('people.substituted')] : []),
    ...(leaving === null ? [] : [t('people.leaving', { time: t('people.span', wholeSpan(leaving - now)) })]),
  ];
}

/** How somebody is there, or is not. */
function stateOf(text: Text, seat: TableSeat, now: number): string {
  const { t } = text;
  if (seat.holder === 'open') return t('people.open');
  if (seat.holder === 'bot') return t(seat.removed ? 'people.removed' : 'people.bot');
  if (seat.givenUp !== null) return t('people.given-up', { how: seat.givenUp });
  const line = seat.here ? t('people.here') : t('people.away', awayFor(seat.away, now));
  return [line, ...awayState(text, seat, now)].join(' · ');
}

interface ButtonsProps {
  readonly table: PublicTable;
  readonly seat: TableSeat;
  readonly own: number;
  readonly now: number;
  /** Who it is about, for those who hear the button alone. */
  readonly about: string;
  readonly ask: (asked: Asked) => void;
  readonly act: Tell;
}

interface SeatButton {
  readonly key: string;
  readonly label: string;
  readonly press: () => void;
}

/** Whoever knocks may have the seat. */
function guestButtons({ t }: Text, knocks: readonly Knock[], { seat, ask, ...props }: ButtonsProps): SeatButton[] {
  const { admit } = powersOver(props.table, seat, props.own, props.now);
  if (admit === null) return [];
  return knocks.map(({ id, name }) => ({
    key: id,
    label: t(admit === 'ask' ? 'people.ask-admit' : 'people.admit', { name }),
    press: () =>
      ask({ about: 'admit', wish: { t: 'host', do: { what: 'admit', knock: id, seat: seat.seat } }, guest: name }),
  }));
}

function SeatButtons(props: ButtonsProps) {
  const text = useText();
  const { t } = text;
  const { table, seat, own, now, about, ask, act } = props;
  const { standIn, makeHost, remove, giveUp } = powersOver(table, seat, own, now);
  const n = seat.seat;
  const host = { t: 'host', do: { what: 'host', seat: n } } as const;
  const rest = [
    {
      key: 'bot',
      there: standIn,
      label: t('people.stand-in'),
      press: () => act({ t: 'host', do: { what: 'bot', seat: n, kind: 'normal' } }),
    },
    { key: 'host', there: makeHost, label: t('lobby.make-host'), press: () => ask({ about: 'host', wish: host }) },
    ...(['give-up', 'remove'] as const).map((what) => ({
      key: what,
      there: what === 'remove' ? remove : giveUp,
      label: t('people.propose', { about: what }),
      press: () => ask({ about: what === 'remove' ? 'remove' : 'leave', wish: { t: 'propose', about: what, seat: n } }),
    })),
  ].filter(({ there }) => there);
  const all: readonly SeatButton[] = [...guestButtons(text, table.knocks, props), ...rest];
  if (all.length === 0) return null;
  return (
    <div className="seat-row-buttons">
      {all.map(({ key, label, press }) => (
        <button key={key} type="button" className="btn small" aria-describedby={about} onClick={press}>
          {label}
        </button>
      ))}
    </div>
  );
}

interface Props {
  readonly table: PublicTable;
  readonly seat: TableSeat;
  readonly whose: 'mine' | 'beside' | 'elsewhere';
  /** By the server's clock. */
  readonly now: number;
  /** The seat of whoever looks; null for those who may only look. */
  readonly own: number | null;
  readonly tell: Tell;
}

/** One seat of the table: who sits there, how they are there, and what may be done about it. */
export function SeatRow({ table, seat, whose, now, own, tell }: Props) {
  const text = useText();
  const { t, name, list } = text;
  const id = useId();
  const { place, asked, ask, act, close } = useAsking(tell);
  const tags = [
    ...(whose === 'mine' ? [t('play.you')] : whose === 'beside' ? [t('people.beside')] : []),
    ...(seat.host ? [t('lobby.host')] : []),
  ];
  const words = {
    about: asked?.about ?? 'remove',
    name: seatName(text, seat),
    guest: asked?.guest ?? '',
    time: t('people.span', wholeSpan(table.waits.keep)),
  };
  return (
    <li className="seat-row" ref={place} tabIndex={-1}>
      <span className="seat-row-tokens">
        {seat.explorers.map((explorer) => (
          <Token key={explorer} id={explorer} />
        ))}
      </span>
      <div className="seat-row-who">
        <b id={id}>{words.name}</b>
        {tags.length > 0 && <em> · {tags.join(' · ')}</em>}
        <small>{list(seat.explorers.map((explorer) => name(explorer, 'explorers')))}</small>
        <small className={seat.holder === 'person' && !seat.here ? 'is-away' : ''}>{stateOf(text, seat, now)}</small>
      </div>
      {seat.holder === 'person' && whose === 'elsewhere' && <Mute table={table} seat={seat.seat} about={id} />}
      {own !== null && isPlayedByBot(seat) && <AskWhy game={table.id} own={own} seat={seat.seat} about={id} />}
      {own !== null && <SeatButtons table={table} seat={seat} own={own} now={now} about={id} ask={ask} act={act} />}
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
