import type { MarkId } from '@hollow/drawing/ink';
import type { LogEntry } from '@hollow/protocol';
import { foesOf, type HauntWords, type Text, type TomeLine } from '@hollow/text/browser';
import { Fragment, useEffect, useState } from 'react';
import { Die } from '../../dice/Die.tsx';
import { Mark } from '../../ink/Mark.tsx';
import { hasTurnAfter, isEvent, lastEvent, ownDecision, waitedFor } from '../../log/seen.ts';
import { usePacks } from '../../packs/context.ts';
import { Figure } from '../../people/Figure.tsx';
import { EACH, factionOf, sideGroups } from '../../people/side.ts';
import { usePrefs } from '../../prefs/usePrefs.ts';
import { DoorwayScene } from '../../scenes/DoorwayScene.tsx';
import { usePicture, useStage } from '../../stage/OnStage.tsx';
import { useGame } from '../../state/hooks.ts';
import { useAnswer } from '../../table/seat/useAnswer.ts';
import { drawnSoFar } from '../../table/strip/drawn.ts';
import { ReadAloud } from '../../table/tome/ReadAloud.tsx';
import { TomePanel } from '../../table/tome/TomePanel.tsx';
import { announce } from '../../ui/announce.tsx';
import { useNarrow } from '../../ui/browser/useNarrow.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { scrolls } from '../../ui/scrolls.ts';
import { shortName } from '../../words/say.ts';
import { playerName } from '../../words/seatName.ts';
import { useText } from '../../words/Words.tsx';
import './haunt.css';

const Fact = ({
  mark,
  title,
  children,
}: {
  readonly mark: MarkId;
  readonly title: string;
  readonly children: string;
}) => (
  <div className="haunt-fact">
    <Mark id={mark} />
    <span>
      <b>{title}</b>
      <small>{children}</small>
    </span>
  </div>
);

/** Heroes need no word for their side, and who plays alone has none. */
function nameIn(text: Text, side: string, id: string): string {
  const who = shortName(text, id);
  if (side === 'heroes' || side === EACH) return who;
  return side === 'traitor'
    ? text.t('haunt.the-traitor', { who })
    : text.t('haunt.of-side', { who, side: text.noun(side) });
}

function Sides() {
  const text = useText();
  const { t } = text;
  const { view } = useGame();
  if (view === null) return null;
  const groups = sideGroups(view.position);
  // Where nobody stands against anybody yet, words say what is to come.
  const foes = groups.length > 1 ? '' : t('haunt.foes', { foes: foesOf(view.position.hauntKind) });
  return (
    <div className="haunt-sides">
      {foes !== '' && <i>{foes}</i>}
      {groups.map(({ side, ids }, i) => (
        <Fragment key={side}>
          {i > 0 && <i>{t('haunt.against')}</i>}
          <div className="haunt-heroes">
            {ids.map((id) => (
              <div key={id} className={side === 'traitor' ? 'haunt-side is-traitor' : 'haunt-side'}>
                <Figure
                  id={id}
                  traitor={side === 'traitor'}
                  active={side === 'traitor'}
                  faction={factionOf(view.position, id)}
                />
                <span>{nameIn(text, side, id)}</span>
              </div>
            ))}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

/** Introductions of sides that are read to everybody, besides the one that stands with the title. */
const openingsBeside = (tome: readonly TomeLine[]): TomeLine[] =>
  tome.filter(({ kind, side }) => kind === 'opening' && side !== 'all');

/** The moment at which it begins: the door, the title, who against whom. `isFirst`: what its preparation brings is shown before the book. */
function Scene({ isFirst, onGoOn }: { readonly isFirst: boolean; readonly onGoOn: () => void }) {
  const text = useText();
  const { view, standing: entries, words } = useGame();
  const { voice } = usePrefs();
  const phone = useNarrow(720);
  const begun = lastEvent(entries, 'haunt');
  const before = begun === null ? entries : entries.filter(({ n }) => n < begun.n);
  const packs = usePacks();
  const { art, countedDeck } = packs;
  // Where the last one leads to no haunt that can come, an earlier one counts.
  const counts = lastEvent(before, 'omen-counts')?.event.card;
  const omen =
    countedDeck === null
      ? null
      : lastEvent(
          before,
          'draw',
          ({ deck, card }) => deck === countedDeck && (counts === undefined || card === counts),
        );
  const drawn = countedDeck === null ? 0 : (view?.position.drawn[countedDeck] ?? 0);
  const roll = lastEvent(before, 'roll', ({ tags }) => tags.includes('haunt'));
  const asking = packs.card(roll?.event.about ?? '');
  const haunt = view?.position.haunt ?? '';
  const scenario = view?.position.scenario;
  const title = text.name(haunt, 'haunts');
  const { opening } = text.haunt(haunt, 'all');
  const introductions = isFirst ? openingsBeside(words?.tome ?? []) : [];
  const number = words?.number ?? view?.tome?.number ?? 0;
  // What stands on the page for all, so that everybody sees the same.
  const { monsters = {}, pieces = {} } = (words?.pages.all ?? {}) as HauntWords;
  useEffect(() => {
    announce(text.t('haunt.begins', { haunt: title }), 'urgent');
  }, [text, title]);
  const faces = roll?.event.faces ?? [];
  return (
    <Modal className="haunt" onEscape={onGoOn} aria-labelledby="haunt-title" data-paper="dark">
      <DoorwayScene
        {...(phone ? { w: 780, h: 1688 } : { w: 1440, h: 900 })}
        packs={art.packs}
        haunt={haunt}
        monsters={Object.keys(monsters)}
        pieces={Object.keys(pieces)}
      />
      <p className="haunt-kicker">{text.t('haunt.number', { n: number })}</p>
      <div className="haunt-facts">
        {scenario !== undefined && (
          <Fact mark="book" title={text.name(scenario, 'scenarios')}>
            {text.t('moment.scenario')}
          </Fact>
        )}
        {asking !== undefined && asking.deck !== countedDeck ? (
          <Fact mark={art.deck(asking.deck).mark} title={text.name(asking.id)}>
            {text.t('haunt.card', { deck: text.name(asking.deck), who: text.name(roll?.event.who ?? '') })}
          </Fact>
        ) : (
          omen !== null && (
            <Fact mark={art.deck(countedDeck ?? '').mark} title={text.name(omen.event.card)}>
              {text.t('haunt.omen', { n: drawn, deck: text.name(countedDeck ?? ''), who: text.name(omen.event.who) })}
            </Fact>
          )
        )}
      </div>
      {faces.length > 0 && (
        <div className="haunt-roll">
          <div className="haunt-fact">
            <span>
              <b>{text.t('play.haunt-roll-name')}</b>
              {countedDeck !== null && (
                <small>{drawnSoFar(text, { countedDeck }, { drawn: view?.position.drawn ?? {} })}</small>
              )}
            </span>
            <strong>{roll?.event.total ?? 0}</strong>
          </div>
          <div className="haunt-fact haunt-dice" aria-hidden="true">
            {faces
              .map((face, i) => ({ face, key: `die-${i}` }))
              .map(({ face, key }) => (
                <Die key={key} face={face} />
              ))}
          </div>
        </div>
      )}
      <div className="haunt-title">
        <h1 className="display" id="haunt-title">
          {title}
        </h1>
        <div className="haunt-opening" ref={scrolls}>
          <p>{opening}</p>
          {introductions.map(({ side = '', text: introduction }) => (
            <Fragment key={side}>
              <h2>{text.t('haunt.reads', { side })}</h2>
              <p>{introduction}</p>
            </Fragment>
          ))}
        </div>
        <div className="haunt-buttons">
          {opening !== '' && (
            <ReadAloud lines={[title, opening, ...introductions.map((line) => line.text)]} start={voice} />
          )}
          <button type="button" className="btn is-lamp" data-first onClick={onGoOn}>
            {isFirst ? text.t('moment.go-on') : text.t('haunt.go-on')}
          </button>
        </div>
      </div>
      <Sides />
    </Modal>
  );
}

/** One's own book, before the first step: read it, then say that one is ready, where that is still asked. */
function Book({ onRead }: { readonly onRead: () => void }) {
  const text = useText();
  const { t, list } = text;
  const { view, table, you } = useGame();
  const { answer } = useAnswer();
  const decision = ownDecision(view);
  const ready = decision?.options.findIndex(({ verb }) => verb === 'ready') ?? -1;
  const reading =
    view === null || table === null ? [] : waitedFor(view, table).filter(({ seat }) => seat !== you?.seat);
  const others = list(reading.map((seat) => playerName(text, seat, null)));
  return (
    <Modal className="haunt-book" aria-label={t('haunt.book')}>
      <div className="haunt-page" tabIndex={-1} data-first>
        <TomePanel whole />
        <p className="quiet">{others === '' ? '' : t('haunt.others-read', { names: others })}</p>
        <button
          type="button"
          className="btn is-lamp"
          onClick={() => {
            if (decision !== null && ready >= 0) answer(decision, ready);
            onRead();
          }}
        >
          {t('haunt.ready')}
        </button>
      </div>
    </Modal>
  );
}

/** On a screen that nobody touches the scene is shown for so long at least, in milliseconds. */
const LOOKED_AT = 12_000;

/** Whether the scene has been looked at for long enough and the first turn of the haunt has come, where nobody is there to go on. */
function useGoneOn(entries: readonly LogEntry[], begun: number | undefined, unattended: boolean): boolean {
  const [long, setLong] = useState<number | null>(null);
  useEffect(() => {
    if (begun === undefined || !unattended) return;
    const timer = setTimeout(() => setLong(begun), LOOKED_AT);
    return () => clearTimeout(timer);
  }, [begun, unattended]);
  return unattended && begun !== undefined && long === begun && hasTurnAfter(entries, begun);
}

/** Where nobody is there to go on, the page that comes first is looked at for as long, and then turned. */
function useTurnedPage(isOpen: boolean): void {
  const stage = useStage();
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => stage?.skip(), LOOKED_AT);
    return () => clearTimeout(timer);
  }, [isOpen, stage]);
}

interface Props {
  /** The last entry that was seen before. */
  readonly since: number;
  /** Nobody is there to press anything. */
  readonly unattended?: boolean;
}

/** From the moment the haunt begins until everybody has read. */
export function HauntReveal({ since, unattended = false }: Props) {
  const { view, standing: entries, you } = useGame();
  const begun = entries.findLast((entry) => isEvent(entry) && entry.event.type === 'haunt');
  const decision = ownDecision(view);
  const reading = decision?.kind === 'ready';
  const [seen, setSeen] = useState(-1);
  const [read, setRead] = useState(-1);
  /** The page was shown before what the haunt brings with it: it does not come twice. */
  const [paged, setPaged] = useState(-1);
  const stage = useStage();
  const goneOn = useGoneOn(entries, begun?.n, unattended);
  const picture = usePicture();
  const isFirst = picture?.page === true;
  useTurnedPage(isFirst && unattended);
  if (view === null || view.position.haunt === null) return null;
  // Whoever has not said that the book is read begins anew, also where the beginning is no longer among the entries.
  const at = begun?.n ?? 0;
  const fresh = at > since || reading;
  const goOn = (): void => {
    setSeen(at);
    if (isFirst) stage?.skip();
  };
  if (isFirst && paged !== at) setPaged(at);
  // While it is prepared, all eyes are on the table.
  if (picture !== null && !isFirst && view.tome === null) return null;
  const isSeen = seen >= at || (paged >= at && !isFirst);
  if (fresh && !isSeen && !goneOn) return <Scene isFirst={isFirst} onGoOn={goOn} />;
  const unread = reading || (fresh && !unattended && read < at);
  return unread && you?.seat != null ? <Book onRead={() => setRead(at)} /> : null;
}
