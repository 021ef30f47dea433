import { secondEdition } from '@hollow/content';
import { type Barred, type Decision, Engine, type Event, type Option, type SeenEvent, type View } from '@hollow/engine';
import type { PackHouse } from '@hollow/protocol';
import { houseOf } from '@hollow/server/packs';
import { houseWords, languages, PSEUDO } from '@hollow/text';
import type { Plugin } from 'vite';

/** `virtual:lesson`: six turns for beginners, played with the engine while the page is built. The learner gives every answer; chance and the others are arranged. */

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
  { say: 'tile-again', do: { verb: 'turn' } },
  { say: 'omen', do: { verb: 'end' } },
  { say: 'haunt-roll', do: { verb: 'move', room: 'foyer' } },
  { say: 'stairs', do: { verb: 'move', room: 'grand-staircase' } },
  { say: 'upstairs', do: { verb: 'move', room: 'upper-landing' } },
  { say: 'item-door', do: { verb: 'discover', room: 'upper-landing', side: 'N' } },
  { say: 'item', do: { verb: 'end' } },
  { say: 'out', do: { verb: 'move', room: 'upper-landing' } },
  { say: 'danger-door', do: { verb: 'discover', room: 'upper-landing', side: 'E' } },
  { say: 'tile-once-more', do: { verb: 'turn' } },
  { say: 'choice', do: { verb: 'choose', key: 'speed' } },
  { say: 'damage', do: { verb: 'split', losses: { speed: 0, might: 1 } } },
  { say: 'hurt', do: { verb: 'end' } },
  { say: 'down', do: { verb: 'move', room: 'upper-landing' } },
  { say: 'down-more', do: { verb: 'move', room: 'grand-staircase' } },
  { say: 'down-on', do: { verb: 'move', room: 'foyer' } },
  { say: 'meet', do: { verb: 'move', room: 'entrance-hall' } },
  { say: 'trade', do: { verb: 'give', card: 'healing-salve', to: 'ox-bellows' } },
  { say: 'traded', do: { verb: 'end' } },
  { say: 'last', do: { verb: 'end' } },
];

/** Faces of each throw, in the order in which they come. */
const THROWS: readonly (readonly number[])[] = [[2, 2, 1, 0], [2, 1, 1, 1, 0, 0], [1, 1, 1, 0], [1]];

const plain = (value: unknown): string => JSON.stringify(value);
function fits(option: Option, wanted: Step['do']): boolean {
  const fields = new Map<string, unknown>(Object.entries(option));
  return Object.entries(wanted).every(([field, value]) => plain(fields.get(field)) === plain(value));
}

/** What the lesson is played with. */
const PACKS = [secondEdition];
const engine = new Engine(PACKS);

/** The others say yes and end their turns. */
const OTHERS = ['accept', 'end', 'done', 'pass'];

function answerOf(decision: Decision, throws: (readonly number[])[]): number {
  if (decision.kind === 'dice') {
    const faces = throws.shift() ?? [];
    return decision.options.findIndex(
      (option) => option.verb === 'dice' && plain(option.faces) === plain(faces.toSorted((a, b) => a - b)),
    );
  }
  const verb = OTHERS.find((word) => decision.options.some((option) => option.verb === word));
  return decision.options.findIndex((option) => option.verb === verb);
}

export function lessonFrames(): LessonFrame[] {
  const made = engine.create(
    {
      seats: SEATS.map((explorer) => ({ explorers: [explorer] })),
      first: SEATS[LEARNER],
      dice: 'typed',
      stacked: {
        rooms: ['game-room', 'kitchen', 'storeroom', 'bedroom'],
        cards: { event: ['creepy-crawlies', 'spider'], omen: ['book'], item: ['healing-salve'] },
      },
    },
    'lesson',
  );
  const { state } = made;
  const throws = [...THROWS];
  const found: LessonFrame[] = [];
  let events: Event[] = [...made.events];
  const apply = (decision: Decision, option: number): void => {
    const applied = engine.apply(state, decision.seat, decision.id, option);
    if (!applied.ok) throw new Error(`lesson: ${decision.kind}: ${applied.refusal.message}`);
    events.push(...applied.events);
  };
  const shown = (say: string, wanted: number | null): LessonFrame => {
    const { known: _known, backs: _backs, ...view } = engine.view(state, LEARNER, { reach: true });
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
    for (; decision.seat !== LEARNER; decision = asked()) apply(decision, answerOf(decision, throws));
    const wanted = decision.options.findIndex((option) => fits(option, step.do));
    if (wanted < 0)
      throw new Error(`lesson: “${step.say}” wants ${plain(step.do)}, but there is ${plain(decision.options)}`);
    found.push(shown(step.say, wanted));
    events = [];
    apply(decision, wanted);
  }
  return [...found, shown('end', null)];
}

/** The packs as a server hands them out, without a word of haunts: none begins in the lesson. */
export const lessonHouses = (): readonly PackHouse[] => PACKS.map((pack) => ({ ...houseOf(pack), haunts: [] }));

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
        return `import en from '${ID}/en';\nexport default en.map((words) => ({ ...words, lang: '${PSEUDO}' }));`;
      return `export default ${asModule(PACKS.map((pack) => houseWords(lang, pack).words))};`;
    },
  };
}
