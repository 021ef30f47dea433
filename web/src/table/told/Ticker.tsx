import type { LogEntry } from '@hollow/protocol';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Die } from '../../dice/Die.tsx';
import { Mark } from '../../ink/Mark.tsx';
import { type LogLine, linesAfter, Teller } from '../../log/log.ts';
import { lastPlace } from '../../log/place.ts';
import { nextShown, shownAt, tickerLines, wasActedOut } from '../../log/ticker.ts';
import { Figure } from '../../people/Figure.tsx';
import { useGame, useGameOf } from '../../state/hooks.ts';
import { useText } from '../../words/Words.tsx';
import type { ToldPlace } from '../house/useFloor.ts';
import { useNaming } from '../seat/useNaming.ts';
import './ticker.css';

/** A line of more letters than so many has two rows, of smaller ones. */
const LONG_LINE = 54;

/** The last line stays for so long when nothing follows it, in milliseconds. */
const STAYS = 5000;

function Faces({ line }: { readonly line: LogLine }) {
  const [event] = line.events;
  if (event?.type !== 'roll') return null;
  const faces = event.faces.map((face, i) => ({ face, key: `die-${i}` }));
  return (
    <span className="ticker-dice">
      {faces.map(({ face, key }) => (
        <Die key={key} face={face} />
      ))}
      <b>{event.total}</b>
    </span>
  );
}

interface Props {
  readonly mine: ReadonlySet<string>;
  /** What is told now, where it has a place. */
  readonly onPlace: (told: ToldPlace) => void;
}

/** The last thing that somebody said while scenes are still to be shown; null when it has stood there long enough. */
function useEarlyWord(): LogEntry | null {
  const early = useGameOf((game) => game.early);
  const last = early.at(-1) ?? null;
  const [gone, setGone] = useState(0);
  const n = last?.n ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => setGone(n), STAYS);
    return () => clearTimeout(timer);
  }, [n]);
  return n > gone ? last : null;
}

/** What somebody says is heard at once, whatever is being shown. */
function EarlyWord() {
  const text = useText();
  const naming = useNaming();
  const said = useEarlyWord();
  if (said === null || said.kind !== 'chat') return null;
  return (
    <div className="ticker is-said" aria-hidden="true">
      <Mark id={said.to === 'side' ? 'lock' : 'chat'} />
      <span>{text.t('play.said', { who: naming(said.seat, said.name), line: said.text })}</span>
    </div>
  );
}

/** What happens now, one thing after the other and each long enough to be seen; the log keeps it, and listeners are told elsewhere. */
export function Ticker(props: Props) {
  return (
    <>
      <Happening {...props} />
      <EarlyWord />
    </>
  );
}

function Happening({ mine, onPlace }: Props) {
  const text = useText();
  const { entries, view, table, you, n: newest, beat } = useGame();
  // What happened before one looked here is not news.
  const [since] = useState(newest);
  const [at, setAt] = useState(since);
  const [gone, setGone] = useState(since);
  const naming = useNaming();
  const me = you?.seat == null ? null : naming(you.seat, table?.seats[you.seat]?.name ?? '');
  const teller = useMemo(() => new Teller(text, naming), [text, naming]);
  const lines = useMemo(
    () => tickerLines(linesAfter(teller.lines(entries), since), mine, me, text),
    [teller, entries, since, mine, me, text],
  );
  // On a stage what happens comes one thing after the other, each long enough to be seen: the line comes with its scene.
  const isStaged = beat > 0;
  const toldTo = isStaged ? newest : at;
  const line = shownAt(lines, toldTo);
  const next = isStaged ? null : nextShown(lines, at);
  const nextN = next?.line.n ?? null;
  const wait = line === null || gone >= line.n ? 0 : (next?.after ?? STAYS);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (nextN === null) setGone(toldTo);
      else setAt(nextN);
    }, wait);
    return () => clearTimeout(timer);
  }, [nextN, toldTo, wait]);
  const told = line === null || gone >= line.n ? null : line;
  const show = useEffectEvent(() => {
    const room = told === null || view === null ? null : lastPlace(told.events, view.position);
    if (room !== null && told !== null) onPlace({ room, n: told.n });
  });
  const toldN = told?.n ?? null;
  useEffect(() => {
    if (toldN !== null) show();
  }, [toldN]);
  // The house follows it all the same.
  if (line === null || told === null || (beat > 0 && wasActedOut(line))) return null;
  const died = line.events.some(({ type }) => type === 'died');
  const looks = [
    'ticker',
    ...(died ? ['is-death'] : line.turn === 'mine' ? ['is-turn'] : []),
    ...(line.text.length > LONG_LINE ? ['is-long'] : []),
  ];
  const known = view?.position.explorers.some(({ id }) => id === line.who) === true;
  return (
    <div key={line.first} className={looks.join(' ')} aria-hidden="true">
      {line.kind === 'chat' && <Mark id={line.aside ? 'lock' : 'chat'} />}
      {died ? <Mark id="skull" /> : known && line.who !== null && <Figure id={line.who} />}
      <span>{line.text}</span>
      <Faces line={line} />
    </div>
  );
}
