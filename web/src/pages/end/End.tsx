import type { Outcome } from '@hollow/engine';
import type { Entry } from '@hollow/server/protocol';
import { useEffect, useMemo, useState } from 'react';
import { announce } from '../../app/announce.tsx';
import { copy } from '../../app/copy.ts';
import { Link } from '../../app/router.tsx';
import { Sheet } from '../../app/Sheet.tsx';
import { Mark } from '../../ink/Mark.tsx';
import type { MarkId } from '../../ink/marks.ts';
import { api } from '../../net/api.ts';
import { Cameo } from '../../people/Cameo.tsx';
import { HillScene } from '../../scenes/Scene.tsx';
import { useGame } from '../../state/hooks.ts';
import type { Explorer } from '../../state/seen.ts';
import { isEvent } from '../../state/seen.ts';
import { type Milestone, milestones, type Tally, tallies } from '../../state/statistics.ts';
import { storyOf } from '../../state/story.ts';
import { useText } from '../../words/Words.tsx';
import { ReadAloud } from '../table/ReadAloud.tsx';
import { Again } from './Again.tsx';
import { Picture } from './Picture.tsx';
import './end.css';

const ALL_LIT = new Array<boolean>(12).fill(true);

interface Winners {
  readonly side: string;
  readonly ids: readonly string[];
}

const NOBODY: Winners = { side: 'nobody', ids: [] };

/** Who has won: a side, nobody, or single explorers. */
function winners(outcome: Outcome, explorers: readonly Explorer[]): Winners {
  const won = explorers.filter(({ seat }) => outcome.verdicts[seat] === 'won');
  const sides = [...new Set(won.map(({ side }) => side ?? ''))];
  if (won.length === 0) return NOBODY;
  return {
    side: sides.length === 1 && ['heroes', 'traitor'].includes(sides[0]) ? sides[0] : 'other',
    ids: won.map(({ id }) => id),
  };
}

function Person({
  explorer,
  tally,
  won,
}: {
  readonly explorer: Explorer;
  readonly tally: Tally | undefined;
  readonly won: boolean;
}) {
  const { t, name, list } = useText();
  const { id, dead, side } = explorer;
  return (
    <li className="panel end-person">
      <Cameo id={id} dead={dead === true} />
      <h3 className="display">{name(id, 'explorers')}</h3>
      <p className={dead === true ? 'end-fate is-dead' : side === 'traitor' ? 'end-fate is-traitor' : 'end-fate'}>
        <Mark id={dead === true ? 'skull' : side === 'traitor' ? 'dagger' : 'check'} />
        {list(
          [
            side == null ? '' : t('end.side', { side }),
            dead === true && tally?.died != null
              ? t('end.died', { round: tally.died })
              : dead === true
                ? t('play.dead')
                : t('end.survived'),
            won ? t('end.won') : t('end.lost'),
          ].filter((part) => part !== ''),
          'dot',
        )}
      </p>
      {tally !== undefined && (
        <dl>
          {(
            [
              ['rooms', tally.rooms, t('end.rooms')],
              ['steps', tally.steps, t('end.steps')],
              ['cards', tally.cards, t('end.cards')],
              [
                'dice',
                tally.dice,
                t('end.dice', { average: tally.dice === 0 ? 0 : Math.round((100 * tally.pips) / tally.dice) / 100 }),
              ],
              ['fights', tally.fought, t('end.fights', { won: tally.won })],
              ['damage', tally.damage, t('end.damage')],
            ] as const
          ).map(([key, n, label]) => (
            <div key={key}>
              <dd>{n}</dd>
              <dt>{label}</dt>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

/** The address of a table's door. */
const INVITATION = /\/join\/([A-Z]{5})\b/;

const WEIGHT: readonly Milestone['kind'][] = ['haunt', 'end', 'death', 'deed', 'omen'];
/** Labels need so much of the line, in parts of it. */
const ROOM = 0.1;

/** The points whose names have room on the line: the weightier first. */
function labelled(points: readonly Milestone[], length: number): ReadonlySet<Milestone> {
  const kept: Milestone[] = [];
  for (const point of points.toSorted((a, b) => WEIGHT.indexOf(a.kind) - WEIGHT.indexOf(b.kind)))
    if (kept.every(({ at }) => Math.abs(at - point.at) > ROOM * length)) kept.push(point);
  return new Set(kept);
}

const MILESTONES: Readonly<Record<Milestone['kind'], MarkId>> = {
  omen: 'omen',
  haunt: 'eye',
  death: 'skull',
  deed: 'book',
  end: 'lamp',
};

function Line({ points, length }: { readonly points: readonly Milestone[]; readonly length: number }) {
  const text = useText();
  const haunt = points.find(({ kind }) => kind === 'haunt')?.at ?? length;
  const part = (at: number): string => `${(100 * at) / Math.max(1, length - 1)}%`;
  // The end is the last point: what comes right before it lies beside it.
  const place = ({ kind, at }: Milestone): string => (kind === 'end' ? part(at) : `min(${part(at)}, 100% - 36px)`);
  const named = labelled(points, length);
  const label = ({ kind, id }: Milestone): string =>
    text.t('end.milestone', {
      kind,
      name: kind === 'deed' ? text.action(id) : kind === 'end' ? 'none' : text.name(id),
    });
  return (
    <section className="panel end-line" aria-label={text.t('end.line')}>
      <ol>
        <li className="end-haunted" style={{ left: part(haunt), right: 0 }} aria-hidden="true" />
        {points.map((point) => (
          <li
            key={`${point.kind}-${point.at}`}
            className={`end-point is-${point.kind}`}
            style={{ left: place(point) }}
            title={label(point)}
          >
            <Mark id={MILESTONES[point.kind]} />
            <span className={named.has(point) ? '' : 'unseen'}>{label(point)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Both books, once nothing is secret any more. */
function Books({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { words } = useGame();
  if (words === null) return null;
  const sides = Object.keys(words.pages).filter((side) => side !== 'all');
  return (
    <Sheet title={text.t('end.books')} open onClose={onClose} wide>
      <div className="books">
        {sides.map((side) => {
          const { opening, goal, win } = text.haunt(words.haunt, side);
          return (
            <article key={side}>
              <h3 className="display">{text.t('end.side', { side })}</h3>
              {[opening, goal, win]
                .filter((part) => part !== '')
                .map((part) => (
                  <p key={part}>{part}</p>
                ))}
            </article>
          );
        })}
      </div>
    </Sheet>
  );
}

/** All events of the game: the page keeps the newest entries, and the record has those before them. */
function useWhole() {
  const { entries, table, you } = useGame();
  const [earlier, setEarlier] = useState<readonly Entry[]>([]);
  const first = (earlier[0] ?? entries[0])?.n ?? 1;
  const game = table?.id ?? '';
  const viewer = you?.viewer ?? 'public';
  const shared = table !== null && table.code !== '';
  useEffect(() => {
    if (!shared || first <= 1) return;
    let wanted = true;
    api.entries(game, viewer, first).then(
      ({ entries: found }) => {
        const older = found.filter(({ n }) => n < first);
        if (wanted && older.length > 0) setEarlier((have) => [...older, ...have]);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [shared, game, viewer, first]);
  return useMemo(() => [...earlier, ...entries].filter(isEvent).map(({ event }) => event), [earlier, entries]);
}

/** The table that somebody else has laid for another game: they have said so in the chat. */
function useInvitation(): { readonly code: string; readonly name: string } | null {
  const { entries, you } = useGame();
  for (const entry of entries.toReversed()) {
    if (entry.kind !== 'chat' || entry.seat === you?.seat) continue;
    const code = INVITATION.exec(entry.text)?.[1];
    if (code !== undefined) return { code, name: entry.name };
  }
  return null;
}

/** The end: who won and how, the story, the figures, the house to keep. Without `onHouse` nobody is there to press what leads on. */
export function End({ onHouse }: { readonly onHouse: (() => void) | null }) {
  const text = useText();
  const { t, name, list } = text;
  const { view, table, words } = useGame();
  const [books, setBooks] = useState(false);
  const [copied, setCopied] = useState(false);
  const events = useWhole();
  const invitation = useInvitation();
  const outcome = view?.outcome ?? null;
  const story = useMemo(() => storyOf(events, outcome, text), [events, outcome, text]);
  const rows = useMemo(() => tallies(events, view?.position.order ?? []), [events, view]);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const explorers = view?.position.explorers ?? [];
  const haunt = view?.position.haunt ?? null;
  const { side, ids } = outcome === null ? NOBODY : winners(outcome, explorers);
  const page = haunt === null || words === null ? null : text.haunt(haunt, side);
  const title = t('end.title', {
    side,
    names: list(
      ids.map((id) => name(id)),
      'and',
    ),
  });
  const over = outcome !== null;
  useEffect(() => {
    if (over) announce(title);
  }, [over, title]);
  if (view === null || table === null || outcome === null) return null;
  return (
    <div className="end">
      <div className="end-scene" data-paper="dark">
        <HillScene w={1440} h={520} moon={[0.9, 0.27, 66]} house={[0.82, 0.86]} scale={0.85} lit={ALL_LIT} />
        <header>
          {haunt !== null && <p className="end-haunt">{name(haunt, 'haunts')}</p>}
          <h1 className="display">{title}</h1>
          <p className="end-how">{page !== null && page.win !== '' ? page.win : text.outcome(outcome)}</p>
          <div className="end-next">
            {page !== null && page.win !== '' && <ReadAloud lines={[page.win]} />}
            {invitation !== null && onHouse !== null && (
              <Link to={{ page: 'join', code: invitation.code }} className="btn is-lamp">
                <Mark id="people" />
                {t('end.come-along', { name: invitation.name })}
              </Link>
            )}
            {onHouse !== null && <Again first={invitation === null} />}
            {table.code !== '' && (
              <Link to={{ page: 'replay', id: table.id }} className="btn">
                <Mark id="hourglass" />
                {t('end.replay')}
              </Link>
            )}
          </div>
        </header>
      </div>
      <main className="end-body">
        <h2 className="unseen">{t('end.figures')}</h2>
        <ul className="end-people">
          {explorers.map((explorer) => (
            <Person
              key={explorer.id}
              explorer={explorer}
              tally={rows.find(({ who }) => who === explorer.id)}
              won={outcome.verdicts[explorer.seat] === 'won'}
            />
          ))}
        </ul>
        <Line points={milestones(events)} length={events.length} />
        <section className="panel end-story">
          <h2 className="display">{t('end.story')}</h2>
          <p>{story.join(' ')}</p>
        </section>
        <div className="end-buttons">
          {words !== null && Object.keys(words.pages).length > 1 && (
            <button type="button" className="btn" onClick={() => setBooks(true)}>
              {t('end.books')}
            </button>
          )}
          <button
            type="button"
            className="btn"
            onClick={() => {
              copy(story.join(' ')).then(setCopied);
            }}
          >
            {copied ? t('lobby.copied') : t('end.share')}
          </button>
          <Picture />
          {onHouse !== null && (
            <button type="button" className="btn" onClick={onHouse}>
              <Mark id="house" />
              {t('end.house')}
            </button>
          )}
        </div>
      </main>
      {books && <Books onClose={() => setBooks(false)} />}
    </div>
  );
}
