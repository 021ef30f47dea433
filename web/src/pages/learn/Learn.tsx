import type { LessonFrame } from 'virtual:lesson';
import { DEFAULT_SETTINGS, type PublicTable } from '@hollow/protocol';
import type { ParsedWords } from '@hollow/text/browser';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { atSchool } from '../../net/lesson.ts';
import type { LoadedPacks } from '../../packs/load.ts';
import { WithPacks } from '../../packs/PacksFor.tsx';
import { TablePacks } from '../../packs/TablePacks.ts';
import { SessionProvider, useGame } from '../../state/hooks.ts';
import { createSession, type Session } from '../../state/session.ts';
import { announce } from '../../ui/announce.tsx';
import { Failure } from '../../ui/call/Failure.tsx';
import { once } from '../../ui/later/parts.ts';
import { Link } from '../../ui/route/router.tsx';
import { sayKey } from '../../words/say.ts';
import { useText } from '../../words/Words.tsx';
import { usePlayNow } from '../door/usePlayNow.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { Halo } from './Halo.tsx';
import { targetsOf } from './targets.ts';
import './learn.css';

interface Lesson {
  readonly frames: readonly LessonFrame[];
  readonly loaded: LoadedPacks;
}

const ENGLISH = 'en';

/** The lesson brings its pack and the words for it along: nobody at the other end has to be there. */
async function load(lang: string): Promise<Lesson> {
  const { default: frames, houses, words } = await import('virtual:lesson');
  const said: ParsedWords[] = (await (words[lang] ?? words[ENGLISH])?.())?.default ?? [];
  return { frames, loaded: { packs: new TablePacks(houses), words: said } };
}

const lessons = new Map<string, () => Promise<Lesson>>();

function useLesson(): Lesson {
  const { lang } = useText();
  const wanted = lessons.get(lang) ?? once(() => load(lang));
  lessons.set(lang, wanted);
  return use(wanted());
}

/** A table of three, of whom one is here. */
const tableFor = (you: string, packs: TablePacks): PublicTable => ({
  id: 'lesson',
  code: '',
  phase: 'playing',
  packs: packs.houses.map(({ id, hash }) => ({ id, hash })),
  pace: 'steady',
  settings: {
    ...DEFAULT_SETTINGS,
    edition: packs.whole.id,
    preset: '',
    rounds: null,
    undo: false,
    watchers: false,
    chat: false,
    door: 'closed',
  },
  seats: [0, 1, 2].map((seat) => ({
    seat,
    holder: seat === 0 ? 'person' : 'bot',
    name: seat === 0 ? you : '',
    bot: seat === 0 ? null : 'quick',
    substituted: false,
    host: seat === 0,
    here: true,
    away: null,
    removed: false,
    givenUp: null,
    leaving: null,
    ready: true,
    explorers: [],
    lang: 'en',
    pace: null,
  })),
  watchers: 0,
  knocks: [],
  vote: null,
  undo: { free: false, byVote: false },
  deadline: null,
  waits: { standIn: 0, keep: 0 },
  takenBack: { byVote: 0, alone: 0 },
  paused: false,
  practice: null,
  promise: null,
  standing: null,
  talk: { table: false, side: false },
});

/** After the lesson: into a game at once, or back. */
function WhereTo() {
  const { t } = useText();
  const { busy, failed, playNow } = usePlayNow();
  return (
    <>
      <Failure code={failed} />
      <button type="button" className="btn is-lamp" onClick={playNow} aria-disabled={busy}>
        {busy ? t('door.opening') : t('door.play-now')}
      </button>
      <Link to={{ page: 'door' }} className="btn">
        {t('learn.done')}
      </Link>
    </>
  );
}

/** What to do next and why; a wrong answer is no answer. */
function Teacher({
  frame,
  turn,
  turns,
}: {
  readonly frame: LessonFrame;
  readonly turn: number;
  readonly turns: number;
}) {
  const text = useText();
  const { refused } = useGame();
  const box = useRef<HTMLElement>(null);
  // A wrong answer is told of until the next right one, and no longer.
  const [before, setBefore] = useState({ frame, nth: refused?.nth ?? 0 });
  if (before.frame !== frame) setBefore({ frame, nth: refused?.nth ?? 0 });
  const isWrong = refused !== null && before.frame === frame && refused.nth > before.nth;
  const targets = useMemo(() => {
    const { wanted, view } = frame;
    return wanted === null ? [] : targetsOf(view.decisions[0]?.options[wanted], wanted);
  }, [frame]);
  const line = sayKey(text, `learn.${frame.say}`);
  useEffect(() => {
    announce(line);
  }, [line]);
  const over = frame.wanted === null;
  return (
    <>
      <aside ref={box} className="panel teacher" aria-label={text.t('learn.title')}>
        <p className="teacher-step">{text.t('learn.turn', { n: turn, of: turns })}</p>
        <p className="teacher-line">{line}</p>
        {isWrong && !over && (
          <p key={refused.nth} className="teacher-no" role="status">
            {text.t('learn.not-now')}
          </p>
        )}
        {over && <WhereTo />}
      </aside>
      <Halo targets={targets} speaker={box} />
    </>
  );
}

/** How many turns the learner has ended before a step. */
const endsBefore = (frames: readonly LessonFrame[], at: number): number =>
  frames
    .slice(0, at)
    .filter(({ wanted, view }) => wanted !== null && view.decisions[0]?.options[wanted]?.verb === 'end').length;

/** The rules by playing six turns. */
export default function Learn() {
  const { t } = useText();
  const { frames, loaded } = useLesson();
  const [at, setAt] = useState(0);
  const [session, setSession] = useState<Session | null>(null);
  const you = t('play.you-long');
  useEffect(() => {
    setAt(0);
    const made = createSession(atSchool(frames, tableFor(you, loaded.packs), setAt));
    setSession(made);
    return () => made.close();
  }, [frames, loaded, you]);
  const frame = frames[at];
  const turns = endsBefore(frames, frames.length);
  if (session === null || frame === undefined) return null;
  return (
    <SessionProvider value={session}>
      <WithPacks loaded={loaded}>
        <TableScreen>
          <Teacher frame={frame} turn={Math.min(endsBefore(frames, at) + 1, turns)} turns={turns} />
        </TableScreen>
      </WithPacks>
    </SessionProvider>
  );
}
