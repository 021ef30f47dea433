import type { MarkId } from '@hollow/drawing/ink';
import { type ReactNode, useEffect, useRef } from 'react';
import { Mark } from '../../../ink/Mark.tsx';
import { type Explorer, explorersOfSeat, ownDecision, waitedFor } from '../../../log/seen.ts';
import { usePacks } from '../../../packs/context.ts';
import { saidOfStep } from '../../../people/critical.ts';
import { factionOf, isTraitor, roleOf, standsAs } from '../../../people/side.ts';
import { Token } from '../../../people/Token.tsx';
import { useIsInHand } from '../../../stage/OnStage.tsx';
import { useGame } from '../../../state/hooks.ts';
import { leaderOf, monstersMove } from '../../../table/dock/monsters.ts';
import { drawnSoFar, scenarioName } from '../../../table/strip/drawn.ts';
import { seatName } from '../../../words/seatName.ts';
import { useText } from '../../../words/Words.tsx';
import './phone-dock.css';
import './phone.css';

export type Tab = 'house' | 'people' | 'cards' | 'tome' | 'log';

/** Whose turn it is, in few words; in the haunt also on which side one is. */
function Whose() {
  const text = useText();
  const { t, name, list } = text;
  const packs = usePacks();
  const { view, table, you } = useGame();
  const isInHand = useIsInHand();
  if (view === null || table === null) return null;
  const { position } = view;
  const mine = isInHand || ownDecision(view) !== null;
  // One is also asked on the turn of somebody else: to defend oneself, to take damage, to roll.
  const isOwnTurn =
    position.turn.who === null ||
    explorersOfSeat(position, you?.seat ?? null).some(({ id }) => id === position.turn.who);
  const names = waitedFor(view, table).map((seat) => seatName(text, seat));
  const leader = leaderOf(view);
  const isMonsters = !isInHand && monstersMove(view);
  const own = explorersOfSeat(position, you?.seat ?? null).find((explorer) => explorer.side != null);
  const side = own === undefined ? null : standsAs(position, own);
  const haunt = position.haunt === null ? '' : name(position.haunt, 'haunts');
  const over = view.outcome !== null;
  const whose = over
    ? t('end.over')
    : isMonsters
      ? t('play.monsters-move', { whose: leader !== null && leader === you?.seat ? 'mine' : 'short' })
      : mine
        ? t(isOwnTurn ? 'play.your-turn' : 'play.up-to-you')
        : names.length > 0
          ? list(names, 'and')
          : t('play.waits', { names: 'none', n: 0 });
  const led = isMonsters && !over && leader !== null && leader !== you?.seat;
  return (
    <>
      <b>{whose}</b>
      {led ? (
        <small>{t('play.monsters-led', { who: seatName(text, table.seats[leader]) })}</small>
      ) : (
        !isMonsters &&
        (position.haunt === null ? [scenarioName(text, position), drawnSoFar(text, packs, position)] : [haunt])
          .filter((line) => line !== '')
          .map((line) => <small key={line}>{line}</small>)
      )}
      {side !== null && !led && (
        <small
          className={`phone-side ${side === 'traitor' ? 'is-traitor' : ''} ${haunt.length > SHORT ? 'is-mark' : ''}`}
        >
          <Mark id={side === 'traitor' ? 'dagger' : 'lamp'} /> <span>{roleOf(text, side)}</span>
        </small>
      )}
    </>
  );
}

/** Beside the tokens a line has room for so many letters; a longer name takes the line of the side, which its mark tells. */
const SHORT = 13;

interface StripProps {
  readonly onLook: (id: string) => void;
  /** Opens one's own book. */
  readonly onTome: () => void;
  readonly children: ReactNode;
}

/** Everybody, and whose turn it is. */
export function PhoneStrip({ onLook, onTome, children }: StripProps) {
  const { t, name } = useText();
  const { view } = useGame();
  const row = useRef<HTMLElement>(null);
  const who = view?.position.turn.who;
  useEffect(() => {
    if (who != null) row.current?.querySelector('.is-active')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [who]);
  if (view === null) return null;
  const { position } = view;
  return (
    <header className="phone-strip">
      <h1 className="unseen">{t('web.title')}</h1>
      <nav ref={row} aria-label={t('play.people')}>
        {position.explorers.map(({ id, dead }) => (
          <button
            key={id}
            type="button"
            className={position.turn.who === id ? 'is-active' : ''}
            aria-label={name(id, 'explorers')}
            data-look={`who/${id}`}
            onClick={() => onLook(id)}
          >
            <Token
              id={id}
              active={position.turn.who === id}
              dead={dead === true}
              traitor={isTraitor(position, id)}
              faction={factionOf(position, id)}
            />
          </button>
        ))}
      </nav>
      <button type="button" className="phone-whose" onClick={onTome}>
        <Whose />
      </button>
      {children}
    </header>
  );
}

/** Of somebody without such a trait. */
const NO_TRAIT = { step: -1, value: 0, start: -1 };

/** The traits as chips. */
export function Chips({
  explorer,
  traitor,
  onLook,
}: {
  readonly explorer: Explorer;
  readonly traitor: boolean;
  readonly onLook: () => void;
}) {
  const text = useText();
  const { name } = text;
  const packs = usePacks();
  const tracks = packs.tracksOf(explorer.id);
  return (
    <button type="button" className="chips" style={{ '--traits': packs.traits.length }} onClick={onLook}>
      <Token id={explorer.id} traitor={traitor} faction={factionOf({ explorers: [explorer] }, explorer.id)} />
      {packs.traits.map((trait) => {
        const { step, value, start } = explorer.traits[trait] ?? NO_TRAIT;
        const critical = saidOfStep(text, step);
        return (
          <span key={trait} className={critical ? 'chip is-critical' : 'chip'} title={critical}>
            <Mark id={packs.art.trait(trait)} />
            <span className="unseen">{name(trait)}</span> <b>{value}</b>
            {critical && <span className="unseen"> ({critical})</span>}
            <span className="chip-dots" aria-hidden="true">
              <i className="is-skull" />
              {(tracks[trait]?.values ?? [])
                .map((_, i) => i)
                .map((i) => (
                  <i key={`dot-${i}`} className={i === start ? 'is-start' : i <= step ? 'is-full' : ''} />
                ))}
            </span>
          </span>
        );
      })}
    </button>
  );
}

const TABS: readonly (readonly [Tab, MarkId])[] = [
  ['house', 'house'],
  ['people', 'people'],
  ['cards', 'cards'],
  ['tome', 'book'],
  ['log', 'quill'],
];

interface NavProps {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** Something is asked on the first tab. */
  readonly asked: boolean;
}

export function PhoneNav({ tab, onTab, asked }: NavProps) {
  const { t } = useText();
  const labels: Readonly<Record<Tab, string>> = {
    house: t('play.tab-house'),
    people: t('play.tab-people'),
    cards: t('play.tab-cards'),
    tome: t('play.tab-tome'),
    log: t('play.tab-log'),
  };
  return (
    <nav className="phone-nav" aria-label={t('play.tabs')}>
      {TABS.map(([id, mark]) => (
        <button key={id} type="button" aria-current={id === tab ? 'page' : undefined} onClick={() => onTab(id)}>
          <Mark id={mark} />
          {labels[id]}
          {id === 'house' && tab !== 'house' && asked && <span className="nav-dot" aria-hidden="true" />}
        </button>
      ))}
    </nav>
  );
}
