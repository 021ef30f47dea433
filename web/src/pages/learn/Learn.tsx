import lessons, { type LessonFrame } from 'virtual:lessons';
import { DEFAULT_SETTINGS, type PublicTable } from '@hollow/protocol';
import type { SceneKind } from '@hollow/protocol/stage';
import type { MessageKey } from '@hollow/text/browser';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { atSchool, type LessonPlayed } from '../../net/lesson.ts';
import { usePacks } from '../../packs/context.ts';
import { HauntText } from '../../packs/HauntText.tsx';
import type { LoadedPacks } from '../../packs/load.ts';
import { WithPacks } from '../../packs/PacksFor.tsx';
import { TablePacks } from '../../packs/TablePacks.ts';
import { HillScene } from '../../scenes/Scene.tsx';
import { OnStage, useIsBehind, usePicture } from '../../stage/OnStage.tsx';
import type { Showing } from '../../stage/queue.ts';
import { SessionProvider, useGame, useGameOf } from '../../state/hooks.ts';
import { createSession, type Session } from '../../state/session.ts';
import { announce } from '../../ui/announce.tsx';
import { Failure } from '../../ui/call/Failure.tsx';
import { once } from '../../ui/later/parts.ts';
import type { Route } from '../../ui/route/route.ts';
import { Link } from '../../ui/route/router.tsx';
import { sayKey } from '../../words/say.ts';
import { useText } from '../../words/Words.tsx';
import { usePlayNow } from '../door/usePlayNow.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { Halo } from './Halo.tsx';
import { CARDS_IN_HAND, targetsOf } from './targets.ts';
import './learn.css';

interface Lesson {
  readonly played: LessonPlayed;
  readonly loaded: LoadedPacks;
}

const ENGLISH = 'en';

/** The editions that are taught; the first where none is asked for. */
const EDITIONS = Object.keys(lessons);
const taught = (asked: string | null): string => EDITIONS.find((edition) => edition === asked) ?? EDITIONS[0] ?? '';

/** The lesson brings its pack and the words for it along: nobody at the other end has to be there. */
async function load(edition: string, lang: string): Promise<Lesson> {
  const lesson = await lessons[edition]?.();
  if (lesson === undefined) throw new Error(`there is no lesson for “${edition}”`);
  const { frames, houses, words } = lesson;
  const said = await (words[lang] ?? words[ENGLISH])?.();
  return {
    played: { frames, words: said?.haunt ?? [] },
    loaded: { packs: new TablePacks(houses), words: said?.default ?? [] },
  };
}

const loads = new Map<string, () => Promise<Lesson>>();

function useLesson(edition: string): Lesson {
  const { lang } = useText();
  const key = `${edition} ${lang}`;
  const wanted = loads.get(key) ?? once(() => load(edition, lang));
  loads.set(key, wanted);
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
    bot: seat === 0 ? null : 'normal',
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
  const { whole } = usePacks();
  const { busy, failed, playNow } = usePlayNow(whole.id);
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

/** What to do with a scene that waits for the learner's hand. */
const HANDS: Readonly<Partial<Record<SceneKind, MessageKey>>> = {
  card: 'learn.hand-card',
  roll: 'learn.hand-roll',
  'haunt-roll': 'learn.hand-haunt-roll',
  fight: 'learn.hand-fight',
};

interface TeacherProps {
  readonly frame: LessonFrame;
  readonly turns: number;
  /** Where the lesson begins, those of the other editions. */
  readonly others: readonly string[];
}

/** What is said now, and where the thing to press is: of the scene that is shown, or of the step that comes after it; null while there is nothing to do but look. */
function useSaid(frame: LessonFrame) {
  const text = useText();
  const isBehind = useIsBehind();
  const picture = usePicture();
  const kind = picture?.held === true ? (picture.scene?.kind ?? null) : null;
  const isThrown = kind !== null && kind !== 'card' && picture?.phase === 'shown';
  return useMemo(() => {
    if (isBehind) {
      const key = isThrown ? 'learn.hand-came' : kind === null ? undefined : HANDS[kind];
      return key === undefined ? null : { line: sayKey(text, key), targets: CARDS_IN_HAND };
    }
    const { wanted, view } = frame;
    const targets = wanted === null ? [] : targetsOf(view.decisions[0]?.options[wanted], wanted);
    return { line: sayKey(text, `learn.${frame.say}`), targets };
  }, [frame, isBehind, kind, isThrown, text]);
}

/** What to do next and why; a wrong answer is no answer. */
function Teacher({ frame, turns, others }: TeacherProps) {
  const text = useText();
  const { refused } = useGame();
  const box = useRef<HTMLElement>(null);
  // A wrong answer is told of until the next right one, and no longer.
  const [before, setBefore] = useState({ frame, nth: refused?.nth ?? 0 });
  if (before.frame !== frame) setBefore({ frame, nth: refused?.nth ?? 0 });
  const isWrong = refused !== null && before.frame === frame && refused.nth > before.nth;
  const said = useSaid(frame);
  const line = said?.line ?? '';
  useEffect(() => {
    if (line !== '') announce(line);
  }, [line]);
  if (said === null) return null;
  return (
    <>
      <aside ref={box} className="panel teacher" aria-label={text.t('learn.title')}>
        <p className="teacher-step">{text.t('learn.turn', { n: frame.turn, of: turns })}</p>
        <p className="teacher-line">{line}</p>
        {isWrong && (
          <p key={refused.nth} className="teacher-no" role="status">
            {text.t('learn.not-now')}
          </p>
        )}
        {others.map((edition) => (
          <Link key={edition} to={{ page: 'learn', edition }} className="teacher-other">
            {sayKey(text, `learn.of-${edition}`)}
          </Link>
        ))}
      </aside>
      <Halo targets={said.targets} speaker={box} />
    </>
  );
}

/** The end of the lesson: how it ended, and where to go from here. */
function Over({ say }: { readonly say: string }) {
  const text = useText();
  const { view } = useGame();
  const haunt = view?.position.haunt ?? '';
  const [lead, line] = [text.haunt(haunt, 'heroes').win, sayKey(text, `learn.${say}`)];
  useEffect(() => {
    announce(text.t('list.sentences', { a: lead, b: line }));
  }, [text, lead, line]);
  return (
    <main className="lesson-over" data-paper="dark">
      <HillScene w={1440} h={900} moon={[0.84, 0.24, 80]} house={[0.66, 0.8]} scale={1} lit={LIT} />
      <section className="panel">
        <h1 className="display">{text.t('moment.won')}</h1>
        <p className="end-how">{lead}</p>
        <p>{line}</p>
        <WhereTo />
      </section>
    </main>
  );
}

const LIT = new Array<boolean>(12).fill(true);

function Taught({ frames, at }: { readonly frames: readonly LessonFrame[]; readonly at: number }) {
  const words = useGameOf((game) => game.words);
  const { whole } = usePacks();
  const isOver = useGameOf(({ view }) => view !== null && view.outcome !== null);
  const frame = frames[at];
  if (frame === undefined) return null;
  return (
    <HauntText sent={words}>
      {isOver ? (
        <Over say={frame.say} />
      ) : (
        <TableScreen>
          <Teacher
            frame={frame}
            turns={frames.at(-1)?.turn ?? 1}
            others={at === 0 ? EDITIONS.filter((edition) => edition !== whole.id) : []}
          />
        </TableScreen>
      )}
    </HauntText>
  );
}

/** The learner throws every die. */
const BY_HAND = (): Showing => ({ pace: 'steady', hands: true });

/** The rules by playing some turns, and a tiny haunt. */
export default function Learn({ route }: { readonly route: Extract<Route, { readonly page: 'learn' }> }) {
  const { t } = useText();
  const { played, loaded } = useLesson(taught(route.edition));
  const [at, setAt] = useState(0);
  const [session, setSession] = useState<Session | null>(null);
  const you = t('play.you-long');
  useEffect(() => {
    setAt(0);
    const made = createSession(atSchool(played, tableFor(you, loaded.packs), setAt));
    setSession(made);
    return () => made.close();
  }, [played, loaded, you]);
  if (session === null) return null;
  return (
    <SessionProvider value={session}>
      <WithPacks loaded={loaded}>
        <OnStage wishes={BY_HAND}>
          <Taught frames={played.frames} at={at} />
        </OnStage>
      </WithPacks>
    </SessionProvider>
  );
}
