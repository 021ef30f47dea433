import { secondEdition } from '@hollow/content';
import { type Barred, type Decision, Engine, type Event, type Option, type SeenEvent, type View } from '@hollow/engine';
import type { HauntWordsSent, PackHouse } from '@hollow/protocol';
import { hauntWords } from '@hollow/server/haunt-words';
import { houseOf } from '@hollow/server/packs';
import { allWords, createText, houseWords, languages, PSEUDO } from '@hollow/text';
import type { Plugin } from 'vite';
import { LESSON_HAUNT, lessonPack } from './lesson-pack.ts';

/** `virtual:lesson`: some turns and a tiny haunt for beginners, played with the engine while the page is built. The learner gives every answer; chance and the others are arranged. */

const ID = 'virtual:lesson';
const LEARNER = 0;
const SEATS = ['vivian-lopez', 'ox-bellows', 'zoe-ingstrom'] as const;

export interface LessonFrame {
  /** What is told to the learner: the message `learn.<say>`. */
  readonly say: string;
  readonly view: Omit<View, 'known' | 'backs'>;
  readonly barred: readonly Barred[];
  /** What happened since the frame before. */
  readonly events: readonly SeenEvent[];
  /** The option that leads on; null at the end. */
  readonly wanted: number | null;
}

interface Step {
  readonly say: string;
  /** Fields of the option that is wanted: the first that fits. */
  readonly do: Readonly<Record<string, unknown>>;
}

/** What the learner does, one answer after the other. */
const STEPS: readonly Step[] = [
  { say: 'walk', do: { verb: 'move', room: 'foyer' } },
  { say: 'door', do: { verb: 'discover', room: 'foyer', side: 'N' } },
  { say: 'tile', do: { verb: 'turn' } },
  { say: 'event', do: { verb: 'end' } },
  { say: 'back', do: { verb: 'move', room: 'foyer' } },
  { say: 'omen-door', do: { verb: 'discover', room: 'foyer', side: 'S' } },
  { say: 'omen', do: { verb: 'end' } },
  { say: 'book', do: { verb: 'ready' } },
  { say: 'fight', do: { verb: 'attack' } },
  { say: 'out', do: { verb: 'move', room: 'foyer' } },
  { say: 'candle', do: { verb: 'offer' } },
  { say: 'miss', do: { verb: 'end' } },
  { say: 'damage', do: { verb: 'split', losses: { speed: 0, might: 1 } } },
  { say: 'again', do: { verb: 'offer' } },
];

/** What the others do, one answer after the other, where it fits the question; else they say yes and end their turns. */
const OTHERS_DO: readonly (readonly Step['do'][])[] = [
  [],
  [
    { verb: 'discover', room: 'entrance-hall', side: 'N' },
    { verb: 'turn' },
    { verb: 'end' },
    { verb: 'move', room: 'entrance-hall' },
    { verb: 'move', room: 'foyer' },
    { verb: 'attack', who: 'vivian-lopez' },
  ],
  [
    { verb: 'discover', room: 'entrance-hall', side: 'S' },
    { verb: 'turn' },
    { verb: 'end' },
    { verb: 'move', room: 'entrance-hall' },
  ],
];

/** Faces of each throw, in the order in which they come. */
const THROWS: readonly (readonly number[])[] = [
  [2, 2, 1, 0],
  [2, 2, 1, 1, 0, 0],
  [2, 1, 1, 1, 0, 0],
  [1, 1, 0, 0, 0, 0],
  [2, 1],
  [1],
  [2, 1, 1, 1, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 0],
  [2, 2, 1, 1, 1, 0],
];

const plain = (value: unknown): string => JSON.stringify(value);
function fits(option: Option, wanted: Step['do']): boolean {
  const fields = new Map<string, unknown>(Object.entries(option));
  return Object.entries(wanted).every(([field, value]) => plain(fields.get(field)) === plain(value));
}

/** What the lesson is played with. */
const PACKS = [secondEdition, lessonPack];
const engine = new Engine(PACKS);

/** Rooms are laid as they come; the others say yes and end their turns. */
const OTHERS = ['turn', 'ready', 'accept', 'end', 'done', 'pass', 'hurt', 'split'];

interface Arranged {
  readonly throws: (readonly number[])[];
  /** By seat, what is still to be done. */
  readonly deeds: Step['do'][][];
}

function answerOf(decision: Decision, { throws, deeds }: Arranged): number {
  const [deed] = deeds[decision.seat] ?? [];
  const wished = deed === undefined ? -1 : decision.options.findIndex((option) => fits(option, deed));
  if (wished >= 0) {
    deeds[decision.seat]?.shift();
    return wished;
  }
  if (decision.kind === 'dice') {
    const faces = throws.shift() ?? [];
    return decision.options.findIndex(
      (option) => option.verb === 'dice' && plain(option.faces) === plain(faces.toSorted((a, b) => a - b)),
    );
  }
  const verb = OTHERS.find((word) => decision.options.some((option) => option.verb === word));
  return decision.options.findIndex((option) => option.verb === verb);
}

/** A room that lies the same way however it is turned lays itself. */
const isLearners = ({ seat, kind }: Decision, step: Step): boolean =>
  seat === LEARNER && (kind !== 'turn-tile' || step.do.verb === 'turn');

interface Played {
  readonly frames: readonly LessonFrame[];
  /** What the learner's view was at each of them. */
  readonly views: readonly View[];
}

function playLesson(): Played {
  const made = engine.create(
    {
      seats: SEATS.map((explorer) => ({ explorers: [explorer] })),
      first: SEATS[LEARNER],
      dice: 'typed',
      stacked: {
        rooms: ['game-room', 'dining-room', 'abandoned-room', 'charred-room'],
        cards: { event: ['creepy-crawlies'], omen: ['medallion', 'holy-symbol', 'book'] },
      },
      haunts: [LESSON_HAUNT],
    },
    'lesson',
  );
  const { state } = made;
  const arranged = { throws: [...THROWS], deeds: OTHERS_DO.map((deeds) => [...deeds]) };
  const found: LessonFrame[] = [];
  const views: View[] = [];
  let events: Event[] = [...made.events];
  const apply = (decision: Decision, option: number): void => {
    const applied = engine.apply(state, decision.seat, decision.id, option);
    if (!applied.ok) throw new Error(`lesson: ${decision.kind}: ${applied.refusal.message}`);
    events.push(...applied.events);
  };
  const shown = (say: string, wanted: number | null): LessonFrame => {
    const seen = engine.view(state, LEARNER, { reach: true });
    views.push(seen);
    const { known: _known, backs: _backs, ...view } = seen;
    const [decision] = view.decisions;
    return {
      say,
      view,
      barred: decision === undefined ? [] : engine.explain(state, LEARNER, decision.id),
      events: events.map((event) => engine.seen(event, LEARNER)),
      wanted,
    };
  };
  const asked = (): Decision => {
    const [decision] = engine.pending(state);
    if (decision === undefined) throw new Error('lesson: nobody is asked any more');
    return decision;
  };
  for (const step of STEPS) {
    let decision = asked();
    for (; !isLearners(decision, step); decision = asked()) apply(decision, answerOf(decision, arranged));
    const wanted = decision.options.findIndex((option) => fits(option, step.do));
    if (wanted < 0)
      throw new Error(`lesson: “${step.say}” wants ${plain(step.do)}, but there is ${plain(decision.options)}`);
    found.push(shown(step.say, wanted));
    events = [];
    apply(decision, wanted);
  }
  for (let [last] = engine.pending(state); last !== undefined; [last] = engine.pending(state))
    apply(last, answerOf(last, arranged));
  return { frames: [...found, shown('end', null)], views };
}

export const lessonFrames = (): readonly LessonFrame[] => playLesson().frames;

/** The packs as a server hands them out, without the haunts of the edition: the lesson has one of its own. */
export const lessonHouses = (): readonly PackHouse[] => PACKS.map((pack) => ({ ...houseOf(pack), haunts: [] }));

/** The words of the haunt for each frame, as a server would send them to the learner. */
function lessonHauntWords(lang: string): readonly (HauntWordsSent | null)[] {
  const words = allWords(lang, engine.played);
  const text = createText(words, engine.played);
  const language = { words, text, during: (scope: Parameters<typeof text.during>[0]) => text.during(scope) };
  return playLesson().views.map((view) => hauntWords(language, view));
}

const asModule = (value: unknown): string => `JSON.parse(${plain(plain(value))})`;

/** Frames and packs, and for each language a function that imports the words of the packs. */
export function lesson(): Plugin {
  return {
    name: 'hollow-lesson',
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ID}`) {
        const words = languages().map((lang) => `  ${plain(lang)}: () => import('${ID}/${lang}'),`);
        return `export default ${asModule(lessonFrames())};\nexport const houses = ${asModule(lessonHouses())};\nexport const words = {\n${words.join('\n')}\n};`;
      }
      if (!id.startsWith(`\0${ID}/`)) return null;
      const lang = id.slice(ID.length + 2);
      if (lang === PSEUDO)
        return `import en from '${ID}/en';\nexport { haunt } from '${ID}/en';\nexport default en.map((words) => ({ ...words, lang: '${PSEUDO}' }));`;
      const house = asModule(PACKS.map((pack) => houseWords(lang, pack).words));
      return `export default ${house};\nexport const haunt = ${asModule(lessonHauntWords(lang))};`;
    },
  };
}
