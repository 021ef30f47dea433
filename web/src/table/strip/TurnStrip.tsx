import { type MarkId, TRAITS } from '@hollow/drawing/ink';
import type { Position } from '@hollow/engine';
import type { TableSeat } from '@hollow/protocol';
import { memo } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import type { Explorer } from '../../log/seen.ts';
import { isTraitor } from '../../people/side.ts';
import { Token } from '../../people/Token.tsx';
import { useGame } from '../../state/hooks.ts';
import { shortName } from '../../words/say.ts';
import { seatName } from '../../words/seatName.ts';
import { useText } from '../../words/Words.tsx';
import { Countdown } from './Countdown.tsx';
import './strip.css';

/** So near to the skull a value is marked. */
const LOW = 1;

interface SeatProps {
  readonly explorer: Explorer;
  readonly player: TableSeat | undefined;
  readonly active: boolean;
  readonly traitor: boolean;
  readonly mine: boolean;
  readonly waits: boolean;
  readonly onLook: (id: string) => void;
}

const StripSeat = memo(function StripSeat(props: SeatProps) {
  const { explorer, player, active, traitor, mine, waits, onLook } = props;
  const text = useText();
  const { t, name, zone } = text;
  const { id, room, dead, traits } = explorer;
  const state = ['strip-seat', active ? 'is-active' : '', traitor ? 'is-traitor' : '', dead === true ? 'is-dead' : ''];
  return (
    <button type="button" className={state.filter((s) => s !== '').join(' ')} onClick={() => onLook(id)}>
      <Token id={id} active={active} traitor={traitor} dead={dead === true} />
      <span className="strip-text">
        <b>
          {shortName(text, id)} <em>{mine ? t('play.you') : seatName(text, player)}</em>
        </b>
        <i>
          {traitor && <span className="strip-traitor">{t('play.traitor')} · </span>}
          {dead === true
            ? t('play.dead')
            : room !== ''
              ? name(room, 'rooms')
              : explorer.zone === undefined
                ? t('play.unseen')
                : zone(explorer.zone)}
        </i>
        <span className="strip-traits">
          {TRAITS.flatMap((id) => (traits[id] === undefined ? [] : [{ id, ...traits[id] }])).map(
            ({ id: trait, step, value }) => (
              <span key={trait} className={step <= LOW ? 'strip-trait is-low' : 'strip-trait'}>
                <Mark id={trait} />
                <span className="unseen">{name(trait)} </span>
                <b>{value}</b>
              </span>
            ),
          )}
        </span>
      </span>
      {waits && (
        <span className="strip-waits" title={t('play.thinks')}>
          {player?.holder === 'person' && !player.substituted && <Countdown />} <Mark id="hourglass" />
          <span className="unseen">{t('play.thinks')}</span>
        </span>
      )}
      {player !== undefined && player.holder === 'person' && (!player.here || player.substituted) && (
        <span className="strip-away">{player.substituted ? t('play.bot-plays') : t('lobby.away')}</span>
      )}
    </button>
  );
});

const Decks = memo(function Decks({ stacks }: { readonly stacks: Position['stacks'] }) {
  const { t } = useText();
  const { rooms, decks: cards } = stacks;
  const [events, items, omens] = [cards.event?.n ?? 0, cards.item?.n ?? 0, cards.omen?.n ?? 0];
  const decks: readonly (readonly [MarkId, number, string])[] = [
    ['door', rooms.n, t('play.deck-rooms', { n: rooms.n })],
    ['event', events, t('play.deck-events', { n: events })],
    ['item', items, t('play.deck-items', { n: items })],
    ['omen', omens, t('play.deck-omens', { n: omens })],
  ];
  return (
    <ul className="decks" aria-label={t('play.decks')}>
      {decks.map(([mark, n, label]) => (
        <li key={mark}>
          <span className={`deck is-${mark}`}>
            <Mark id={mark} />
          </span>
          <b>{n}</b> <small>{label}</small>
        </li>
      ))}
    </ul>
  );
});

interface StripProps {
  readonly onLook: (id: string) => void;
  /** On a page of its own, which has its heading elsewhere. */
  readonly within?: boolean;
  readonly children?: React.ReactNode;
}

/** Whose turn it is, how everybody is, what the stacks hold. */
export function TurnStrip({ onLook, within = false, children }: StripProps) {
  const { t, name } = useText();
  const { view, table, you } = useGame();
  if (view === null || table === null) return null;
  const { position } = view;
  const asked = new Set([...view.waiting, ...view.decisions].map(({ seat }) => seat));
  const order = [...position.explorers].sort((a, b) => position.order.indexOf(a.id) - position.order.indexOf(b.id));
  const seats = order.map((explorer) => (
    <StripSeat
      key={explorer.id}
      explorer={explorer}
      player={table.seats[explorer.seat]}
      active={position.turn.who === explorer.id}
      traitor={isTraitor(position, explorer.id)}
      mine={explorer.seat === you?.seat}
      waits={asked.has(explorer.seat)}
      onLook={onLook}
    />
  ));
  if (within)
    return (
      <section className="strip" data-paper="dark" aria-label={t('play.tab-people')}>
        <div className="strip-seats">{seats}</div>
        <Decks stacks={position.stacks} />
      </section>
    );
  return (
    <header className="strip" data-paper="dark">
      <div className="strip-brand">
        <h1 className="display">{t('web.title')}</h1>
        <div className={position.haunt === null ? 'strip-haunt is-before' : 'strip-haunt'}>
          <Mark id={position.haunt === null ? 'omen' : 'eye'} />
          {position.haunt === null ? t('play.omens', { n: position.drawn.omen ?? 0 }) : name(position.haunt, 'haunts')}
        </div>
      </div>
      <nav className="strip-seats" aria-label={t('play.people')}>
        {seats}
      </nav>
      <Decks stacks={position.stacks} />
      {children}
    </header>
  );
}
