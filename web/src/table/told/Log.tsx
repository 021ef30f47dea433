import { memo, useMemo } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { type LogLine, Teller } from '../../log/log.ts';
import { Figure } from '../../people/Figure.tsx';
import { useGame } from '../../state/hooks.ts';
import { scrolls } from '../../ui/scrolls.ts';
import { useText } from '../../words/Words.tsx';
import { Say } from '../chat/Chat.tsx';
import { useNaming } from '../seat/useNaming.ts';
import './log.css';

const Line = memo(function Line({ line, isNew }: { readonly line: LogLine; readonly isNew: boolean }) {
  const { t } = useText();
  if (line.kind === 'round') return <li className="log-round">{line.text}</li>;
  return (
    <li className={`log-line is-${line.kind} ${isNew ? 'is-new' : ''} ${line.aside ? 'is-aside' : ''}`}>
      {line.who !== null ? (
        <Figure id={line.who} />
      ) : (
        line.kind === 'chat' && <Mark id={line.aside ? 'lock' : 'chat'} />
      )}
      <span>
        {line.speaker !== null && <b>{line.speaker} </b>}
        {line.aside && <i className="unseen">{t('play.say-aside')}: </i>}
        {line.text}
      </span>
    </li>
  );
});

interface BlockProps {
  readonly lines: readonly LogLine[];
  readonly since: number;
}

const sameBlock = (a: BlockProps, b: BlockProps): boolean =>
  a.since === b.since && a.lines.length === b.lines.length && a.lines.every((line, i) => line === b.lines[i]);

/** Lines that come and go together: most blocks are out of sight, and are neither laid out nor drawn. */
const Block = memo(function Block({ lines, since }: BlockProps) {
  return (
    <ol>
      {lines.map((line) => (
        <Line key={line.first} line={line} isNew={line.n > since} />
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

/** What happened, the newest at the end, and a place to say something. `since` is the last entry that was there when one looked away. */
export function Log({ since }: { readonly since: number }) {
  const text = useText();
  const { entries } = useGame();
  const naming = useNaming();
  const teller = useMemo(() => new Teller(text, naming), [text, naming]);
  const blocks = useMemo(() => blocksOf(teller.lines(entries)), [entries, teller]);
  return (
    <section className="panel log" aria-label={text.t('play.log')}>
      <h2 className="heading">{text.t('play.log')}</h2>
      <div className="log-lines" ref={scrolls}>
        <div>
          {blocks.map((lines) => (
            <Block key={lines[0]?.first} lines={lines} since={since} />
          ))}
        </div>
      </div>
      <Say />
    </section>
  );
}
