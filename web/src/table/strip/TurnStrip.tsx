import type { Position } from '@hollow/engine';
import type { TableSeat } from '@hollow/protocol';
import { memo } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import type { Explorer } from '../../log/seen.ts';
import { usePacks } from '../../packs/context.ts';
import { saidOfStep } from '../../people/critical.ts';
import { factionOf, isTraitor, roleOf } from '../../people/side.ts';
import { Token } from '../../people/Token.tsx';
import { useIsInHand } from '../../stage/OnStage.tsx';
import { useGame } from '../../state/hooks.ts';
import { shortName } from '../../words/say.ts';
import { seatName } from '../../words/seatName.ts';
import { useText } from '../../words/Words.tsx';
import { Countdown } from './Countdown.tsx';
import { cardsOf, drawnSoFar, scenarioName } from './drawn.ts';
import './strip.css';

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
  const packs = usePacks();
  const { t, name, zone } = text;
  const { id, room, dead, traits } = explorer;
  const faction = traitor ? null : factionOf({ explorers: [explorer] }, id);
  const isGone = player !== undefined && player.holder === 'person' && (!player.here || player.substituted);
  const state = ['strip-seat', active ? 'is-active' : '', traitor ? 'is-traitor' : '', dead === true ? 'is-dead' : ''];
  return (
    <button
      type="button"
      className={state.filter((s) => s !== '').join(' ')}
      data-look={`who/${id}`}
      onClick={() => onLook(id)}
    >
      <Token id={id} active={active} traitor={traitor} faction={faction} dead={dead === true} />
      <span className="strip-text">
        <b>
          {shortName(text, id)} <em>{mine ? t('play.you') : seatName(text, player)}</em>
        </b>
        <i>
          {traitor && <span className="strip-traitor">{t('play.traitor')} · </span>}
          {faction !== null && <span className="strip-faction">{roleOf(text, faction)} · </span>}
          {isGone && (
            <span className="strip-away">{player.substituted ? t('play.bot-plays') : t('lobby.away')} · </span>
          )}
          {dead === true
            ? t('play.dead')
            : room !== ''
              ? name(room, 'rooms')
              : explorer.zone === undefined
                ? t('play.unseen')
                : zone(explorer.zone)}
        </i>
        <span className="strip-traits">
          {packs.traits
            .flatMap((id) => (traits[id] === undefined ? [] : [{ id, ...traits[id] }]))
            .map(({ id: trait, step, value }) => {
              const critical = saidOfStep(text, step);
              return (
                <span key={trait} className={critical ? 'strip-trait is-critical' : 'strip-trait'} title={critical}>
                  <Mark id={packs.art.trait(trait)} />
                  <span className="unseen">{name(trait)} </span>
                  <b>{value}</b>
                  {critical && <span className="unseen"> ({critical})</span>}
                </span>
              );
            })}
        </span>
      </span>
      {waits && (
        <span className="strip-waits" title={t('play.thinks')}>
          {player?.holder === 'person' && !player.substituted && <Countdown />} <Mark id="hourglass" />
          <span className="unseen">{t('play.thinks')}</span>
        </span>
      )}
    </button>
  );
});

const Decks = memo(function Decks({ stacks }: { readonly stacks: Position['stacks'] }) {
  const text = useText();
  const { t } = text;
  const packs = usePacks();
  const { rooms } = stacks;
  const decks = [
    {
      id: 'rooms',
      look: { mark: 'door', tone: 'door' } as const,
      n: rooms.n,
      label: t('play.deck-rooms', { n: rooms.n }),
    },
    ...packs.decks.map((id) => {
      const n = stacks.decks[id]?.n ?? 0;
      return { id, look: packs.art.deck(id), n, label: cardsOf(text, id, n) };
    }),
  ];
  return (
    <ul className="decks" aria-label={t('play.decks')}>
      {decks.map(({ id, look: { mark, tone }, n, label }) => (
        <li key={id}>
          <span className={`deck is-${tone}`}>
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
  const text = useText();
  const { t, name } = text;
  const packs = usePacks();
  const { countedDeck: counted } = packs;
  const { view, table, you } = useGame();
  const isInHand = useIsInHand();
  if (view === null || table === null) return null;
  const { position } = view;
  const asked = new Set(isInHand ? [you?.seat] : [...view.waiting, ...view.decisions].map(({ seat }) => seat));
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
      <section className="strip" aria-label={t('play.tab-people')}>
        <div className="strip-seats">{seats}</div>
        <Decks stacks={position.stacks} />
      </section>
    );
  return (
    <header className="strip">
      <div className="strip-brand">
        <h1 className="display">{t('web.title')}</h1>
        <div className={position.haunt === null ? 'strip-haunt is-before' : 'strip-haunt'}>
          <Mark id={position.haunt !== null || counted === null ? 'eye' : packs.art.deck(counted).mark} />
          {position.haunt === null ? (
            <span className="strip-before">
              {[scenarioName(text, position), drawnSoFar(text, packs, position)]
                .filter((part) => part !== '')
                .map((part) => (
                  <span key={part} title={part}>
                    {part}
                  </span>
                ))}
            </span>
          ) : (
            name(position.haunt, 'haunts')
          )}
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
