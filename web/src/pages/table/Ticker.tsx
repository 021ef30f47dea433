import { useEffect, useMemo, useState } from 'react';
import { Die } from '../../dice/Die.tsx';
import { Mark } from '../../ink/Mark.tsx';
import { useGame } from '../../state/hooks.ts';
import { type LogLine, Teller } from '../../state/log.ts';
import { nextShown, shownAt, tickerLines } from '../../state/ticker.ts';
import { useText } from '../../words/Words.tsx';
import { Figure } from './Figure.tsx';
import './ticker.css';

/** The last line stays for so long when nothing follows it, in milliseconds. */
const STAYS = 5000;

function Faces({ line }: { readonly line: LogLine }) {
  const [event] = line.events;
  if (event?.type !== 'roll' || !Array.isArray(event.faces)) return null;
  const faces = event.faces.map((face, i) => ({ face: Number(face), key: `die-${i}` }));
  return (
    <span className="ticker-dice">
      {faces.map(({ face, key }) => (
        <Die key={key} face={face} />
      ))}
      <b>{Number(event.total)}</b>
    </span>
  );
}

/** What happens now, one thing after the other and each long enough to be seen; the log keeps it, and listeners are told elsewhere. */
export function Ticker({ mine }: { readonly mine: ReadonlySet<string> }) {
  const text = useText();
  const { entries, view, table, you, n: newest } = useGame();
  // What happened before one looked here is not news.
  const [since] = useState(newest);
  const me = you?.seat == null ? null : (table?.seats[you.seat]?.name ?? null);
  const [at, setAt] = useState(since);
  const [gone, setGone] = useState(since);
  const fresh = useMemo(() => entries.filter(({ n }) => n > since), [entries, since]);
  const teller = useMemo(() => new Teller(text), [text]);
  const lines = useMemo(() => tickerLines(teller.lines(fresh), mine, me, text), [teller, fresh, mine, me, text]);
  const line = shownAt(lines, at);
  const next = nextShown(lines, at);
  const nextN = next?.line.n ?? null;
  const wait = line === null || gone >= line.n ? 0 : (next?.after ?? STAYS);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (nextN === null) setGone(at);
      else setAt(nextN);
    }, wait);
    return () => clearTimeout(timer);
  }, [nextN, at, wait]);
  if (line === null || gone >= line.n) return null;
  const died = line.events.some(({ type }) => type === 'died');
  const known = view?.position.explorers.some(({ id }) => id === line.who) === true;
  return (
    <div
      key={line.first}
      className={died ? 'ticker is-death' : line.turn === 'mine' ? 'ticker is-turn' : 'ticker'}
      aria-hidden="true"
    >
      {line.kind === 'chat' && <Mark id={line.aside ? 'lock' : 'chat'} />}
      {died ? <Mark id="skull" /> : known && line.who !== null && <Figure id={line.who} />}
      <span>{line.text}</span>
      <Faces line={line} />
    </div>
  );
}
