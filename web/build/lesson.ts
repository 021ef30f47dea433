import type { HauntWordsSent, PackHouse } from '@hollow/protocol';
import { hauntWords } from '@hollow/server/haunt-words';
import { houseOf } from '@hollow/server/packs';
import { allWords, createText, houseWords, languages, PSEUDO } from '@hollow/text';
import type { Plugin } from 'vite';
import { type Lesson, type LessonFrame, type PlayedLesson, playLesson } from './lessons/play.ts';
import { secondEditionLesson } from './lessons/second-edition.ts';
import { thirdEditionLesson } from './lessons/third-edition.ts';

/** `virtual:lessons`: for each edition some turns and a tiny haunt for beginners, in the order of its turn. */

const ID = 'virtual:lessons';

const editionOf = ({ packs: [edition] }: Lesson): string => edition.id;
const LESSONS: ReadonlyMap<string, Lesson> = new Map(
  [secondEditionLesson, thirdEditionLesson].map((lesson) => [editionOf(lesson), lesson]),
);
/** The editions that can be learned. */
export const taughtEditions = (): readonly string[] => [...LESSONS.keys()];

export function lessonOf(edition: string): Lesson {
  const lesson = LESSONS.get(edition);
  if (lesson === undefined) throw new Error(`there is no lesson for the edition “${edition}”`);
  return lesson;
}

const games = new Map<string, PlayedLesson>();
function gameOf(edition: string): PlayedLesson {
  const played = games.get(edition) ?? playLesson(lessonOf(edition));
  games.set(edition, played);
  return played;
}

export const lessonFrames = (edition: string): readonly LessonFrame[] => gameOf(edition).frames;

/** The packs as a server hands them out, without the haunts of the edition: the lesson has one of its own. */
export const lessonHouses = (edition: string): readonly PackHouse[] =>
  lessonOf(edition).packs.map((pack) => ({ ...houseOf(pack), haunts: [] }));

/** The words of the haunt for each frame, as a server would send them to the learner. */
function lessonHauntWords(edition: string, lang: string): readonly (HauntWordsSent | null)[] {
  const { engine, views } = gameOf(edition);
  const words = allWords(lang, engine.played);
  const text = createText(words, engine.played);
  const language = { words, text, during: (scope: Parameters<typeof text.during>[0]) => text.during(scope) };
  return views.map((view) => hauntWords(language, view));
}

const plain = (value: unknown): string => JSON.stringify(value);
const asModule = (value: unknown): string => `JSON.parse(${plain(plain(value))})`;
const importer = (name: string, id: string): string => `  ${plain(name)}: () => import('${id}'),`;

/** The editions, each with a function that imports its lesson. */
const shelf = (): string =>
  `export default {\n${taughtEditions()
    .map((edition) => importer(edition, `${ID}/${edition}`))
    .join('\n')}\n};`;

/** Frames and packs, and for each language a function that imports the words of the packs. */
const lessonModule = (edition: string): string =>
  [
    `export const frames = ${asModule(lessonFrames(edition))};`,
    `export const houses = ${asModule(lessonHouses(edition))};`,
    `export const words = {\n${languages()
      .map((lang) => importer(lang, `${ID}/${edition}/${lang}`))
      .join('\n')}\n};`,
  ].join('\n');

function wordsModule(edition: string, lang: string): string {
  if (lang === PSEUDO) {
    const en = `${ID}/${edition}/en`;
    return `import en from '${en}';\nexport { haunt } from '${en}';\nexport default en.map((words) => ({ ...words, lang: '${PSEUDO}' }));`;
  }
  const house = asModule(lessonOf(edition).packs.map((pack) => houseWords(lang, pack).words));
  return `export default ${house};\nexport const haunt = ${asModule(lessonHauntWords(edition, lang))};`;
}

export function lesson(): Plugin {
  return {
    name: 'hollow-lesson',
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ID}`) return shelf();
      if (!id.startsWith(`\0${ID}/`)) return null;
      const [edition = '', lang] = id.slice(ID.length + 2).split('/');
      return lang === undefined ? lessonModule(edition) : wordsModule(edition, lang);
    },
  };
}
