import { createContext, memo, use, useMemo, useRef, useState } from 'react';
import { useStable } from '../../board/useStable.ts';
import { Mark } from '../../ink/Mark.tsx';
import { behindEvents, type CauseBehind } from '../../log/about.ts';
import { type LogLine, Teller } from '../../log/log.ts';
import { lastPlace } from '../../log/place.ts';
import { explorersOfSeat, lastEvent } from '../../log/seen.ts';
import { usePacks } from '../../packs/context.ts';
import { Figure } from '../../people/Figure.tsx';
import type { Game } from '../../state/game.ts';
import { useGame } from '../../state/hooks.ts';
import { onceStanding } from '../../ui/later/later.tsx';
import { scrolls } from '../../ui/scrolls.ts';
import { useText } from '../../words/Words.tsx';
import { useNaming } from '../seat/useNaming.ts';

const Say = onceStanding(() => import('../chat/Chat.tsx').then((it) => it.Say));

interface LineProps {
  readonly line: LogLine;
  readonly isNew: boolean;
  /** It happened since one's own last turn. */
  readonly isRecent: boolean;
}

/** What the lines of a log can do. It stays the same as long as the log is shown: lines are not rendered again for it. */
interface Hands {
  readonly show: (line: LogLine) => void;
  readonly why: (line: LogLine) => void;
}

const HandsContext = createContext<Hands>({ show: () => undefined, why: () => undefined });

/** A press on a line shows where it happened, and *why?* what it came from. */
const Line = memo(function Line({ line, isNew, isRecent }: LineProps) {
  const { t } = useText();
  const packs = usePacks();
  const hands = use(HandsContext);
  if (line.kind === 'round') return <li className="log-round">{line.text}</li>;
  return (
    <li
      className={`log-line is-${line.kind} ${isNew ? 'is-new' : ''} ${isRecent ? 'is-recent' : ''} ${line.aside ? 'is-aside' : ''}`}
    >
      {line.who !== null ? (
        <Figure id={line.who} />
      ) : (
        line.kind === 'chat' && <Mark id={line.aside ? 'lock' : 'chat'} />
      )}
      {line.kind === 'event' && (
        <button
          type="button"
          tabIndex={-1}
          className="log-go"
          aria-label={t('play.show-there')}
          onClick={() => hands.show(line)}
        />
      )}
      <span>
        {line.speaker !== null && <b>{line.speaker} </b>}
        {line.aside && <i className="unseen">{t('play.say-aside')}: </i>}
        {line.text}
        {behindEvents(line.events, packs) !== null && (
          <button type="button" tabIndex={-1} className="why" onClick={() => hands.why(line)}>
            {t('play.why')}
          </button>
        )}
      </span>
    </li>
  );
});

interface BlockProps {
  readonly lines: readonly LogLine[];
  readonly since: number;
  /** The last entry of one's own last turn. */
  readonly mine: number;
}

/** A block that is all older than one's own last turn looks the same after the next. */
const sameBlock = (a: BlockProps, b: BlockProps): boolean =>
  a.since === b.since &&
  (a.mine === b.mine || a.lines.every(({ n }) => n <= Math.min(a.mine, b.mine))) &&
  a.lines.length === b.lines.length &&
  a.lines.every((line, i) => line === b.lines[i]);

/** Lines that come and go together: most blocks are out of sight, and are neither laid out nor drawn. */
const Block = memo(function Block({ lines, since, mine }: BlockProps) {
  return (
    <ol>
      {lines.map((line) => (
        <Line key={line.first} line={line} isNew={line.n > since} isRecent={line.n > mine} />
      ))}
    </ol>
  );
}, sameBlock);

/** How many lines are kept on the page at least; the rest is in the replay. */
const MOST = 200;
/** How many lines a block has. */
const BLOCK = 20;

/** The last lines in blocks. Lines are added at the end only: a block that is full stays as it is. */
function blocksOf(lines: readonly LogLine[]): (readonly LogLine[])[] {
  const first = Math.max(0, Math.floor((lines.length - MOST) / BLOCK));
  return Array.from({ length: Math.ceil(lines.length / BLOCK) - first }, (_, i) =>
    lines.slice((first + i) * BLOCK, (first + i + 1) * BLOCK),
  );
}

/** The last entry of the viewer's own last turn; of somebody who has had none yet, and of who looks on, the newest there is. */
function lastOwnTurn({ entries, n, view, you }: Game): number {
  const own = new Set<string>(
    view === null || you?.seat == null ? [] : explorersOfSeat(view.position, you.seat).map(({ id }) => id),
  );
  return lastEvent(entries, 'turn-over', ({ who }) => own.has(who))?.n ?? n;
}

/** So far from the end, in pixels, one reads what was: then what comes is only announced. */
const READING = 40;

interface Props {
  /** The last entry that was there when one looked away. */
  readonly since: number;
  readonly onShow: (room: string) => void;
  readonly onLook: (what: CauseBehind) => void;
}

/** What happened, the newest at the end, and a place to say something. */
export function Log({ since, onShow, onLook }: Props) {
  const text = useText();
  const packs = usePacks();
  const game = useGame();
  const { entries: shown, early, view, n } = game;
  const mine = lastOwnTurn(game);
  const scroller = useRef<HTMLDivElement>(null);
  /** The newest entry that was there when one began to read further up; null at the end. */
  const [reading, setReading] = useState<number | null>(null);
  const entries = useMemo(() => (early.length === 0 ? shown : [...shown, ...early]), [shown, early]);
  const naming = useNaming();
  const teller = useMemo(() => new Teller(text, naming), [text, naming]);
  const lines = useMemo(() => teller.lines(entries), [entries, teller]);
  const blocks = useMemo(() => blocksOf(lines), [lines]);
  const show = useStable(({ events }: LogLine) => {
    const room = view === null ? null : lastPlace(events, view.position);
    if (room !== null) onShow(room);
  });
  const why = useStable(({ events }: LogLine) => {
    const behind = behindEvents(events, packs);
    if (behind !== null) onLook(behind);
  });
  const hands = useMemo(() => ({ show, why }), [show, why]);
  return (
    <section className="panel log" aria-label={text.t('play.log')}>
      <h2 className="heading">{text.t('play.log')}</h2>
      <div
        className="log-lines"
        ref={(element) => {
          scroller.current = element;
          scrolls(element);
        }}
        onScroll={({ currentTarget: { scrollTop } }) => {
          const isUp = scrollTop < -READING;
          setReading((before) => (isUp ? (before ?? n) : null));
        }}
      >
        <div>
          <HandsContext value={hands}>
            {blocks.map((block) => (
              <Block key={block[0]?.first} lines={block} since={since} mine={mine} />
            ))}
          </HandsContext>
        </div>
      </div>
      {reading !== null && n > reading && (
        <button type="button" className="btn small log-below" onClick={() => scroller.current?.scrollTo({ top: 0 })}>
          {text.t('play.new-below')}
        </button>
      )}
      <Say />
    </section>
  );
}
