import { grammarFile, languages, loadHouseWords, PSEUDO, packedWords } from '@hollow/text';
import type { Plugin } from 'vite';

const ID = 'virtual:words';
const REST = 'virtual:words-rest';
/** What only the terminal and the kept tales say. */
const ELSEWHERE = /^(?:terminal|tale|show|why)\./;
/** What neither the front door nor a table says at first: it comes when the page stands, or when a part that says it is wanted. */
const LATER = [
  /^(?:balance|deal|end|learn|lobby|moment|notice|packs|people|practice|preset|refused|replay|rulebook|story|switch|tv)\./,
  // One's games below the front door, and who knocks.
  /^door\.(?:claim|game-|join-title$|knock-more$|knocked$|mine-none$|name$|new-|replay$|seats|the-end$|watch$|who-sits$)/,
  // Sheets of a table, what is told of a place that is looked at, and the book of a haunt.
  /^haunt\.(?!at-once$|the-traitor$)/,
  /^play\.(?:agree$|aside|barred-why$|before-|call-draw$|choose-card$|chosen-|corpse$|costs$|haunt-roll$|leads-to$|disagree$|door-(?:held|not-now|steps)$|end-still$|far-(?:held|no-way|steps)$|floors$|give-more$|go-(?:attack|choose|do|end|on|open)$|hand-on$|haunt-roll-name$|here$|menu$|not-this$|duel|loot|pause|read-aloud|report|resign$|resting|roll-(?!again$|for$)|rolled$|resume$|rooms$|rulings$|said$|say-to|search-|skip|standing|stop-reading|sure|talk$|time-more$|title-turn$|told-more$|tome|trade-more$|turn-(?:mine|passed)$|vote|words$)/,
  /^web\.(?:house\.(?:closer|farther|find|fog|lit-more|text|view|whole|you-are)$|read\.(?:floor|go|here|open|ways)$)/,
];
/** What they do say of these. A test looks for words that came too late. */
const AT_ONCE: ReadonlySet<string> = new Set([
  'end.back',
  'end.over',
  'end.side',
  'lobby.age-hobbies',
  'lobby.away',
  'moment.behind-all',
  'moment.waited',
  'play.loot',
  'play.loot-from',
  'play.tome-all',
  'play.tome-heroes',
  'play.tome-side',
  'play.tome-traitor',
  'practice.link',
]);

/** Whether a message of the interface comes after the first words. */
export const comesLater = (key: string): boolean => LATER.some((family) => family.test(key)) && !AT_ONCE.has(key);

type HouseWords = ReturnType<typeof loadHouseWords>;

/** The words of the interface that the page can say: all, or one of its two parts. */
function pageWords(lang: string, isWanted: (key: string) => boolean): HouseWords {
  const words = loadHouseWords(lang, []);
  const messages = Object.entries(words.messages).filter(([key]) => !ELSEWHERE.test(key) && isWanted(key));
  return { ...words, messages: Object.fromEntries(messages) };
}

const asData = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** How a language bends its nouns comes with its words, and with no other's. */
function firstWords(lang: string): string {
  if (lang === PSEUDO) return `import en from '${ID}/en';\nexport default { ...en, lang: '${PSEUDO}' };`;
  const { grammar: _grammar, ...words } = packedWords(pageWords(lang, (key) => !comesLater(key)));
  return `import grammar from ${JSON.stringify(grammarFile(lang))};\nexport default { ...${asData(words)}, grammar };`;
}

function restOfWords(lang: string): string {
  if (lang === PSEUDO) return `export { default } from '${REST}/en';`;
  return `export default ${asData(packedWords(pageWords(lang, comesLater)).messages)};`;
}

function index(): string {
  const rows = (id: string): string =>
    languages()
      .map((lang) => `  ${JSON.stringify(lang)}: () => import('${id}/${lang}'),`)
      .join('\n');
  const { messages } = loadHouseWords('en', []);
  const without = asData({
    title: messages['web.title'],
    line: messages['app.no-words'],
    again: messages['app.reload'],
  });
  return `export const without = ${without};\nexport const rest = {\n${rows(REST)}\n};\nexport default {\n${rows(ID)}\n};`;
}

/**
 * `virtual:words` maps each language to a function that imports its words: of the interface, one chunk for a language and a second one (`rest`) with what is said later. Those of packs
 * come with the game. `without` is what is said in English where they do not come.
 */
export function wordsPlugin(): Plugin {
  const isOurs = (id: string): boolean => id === ID || id.startsWith(`${ID}/`) || id.startsWith(`${REST}/`);
  return {
    name: 'hollow-words',
    resolveId: (id) => (isOurs(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ID}`) return index();
      if (id.startsWith(`\0${ID}/`)) return firstWords(id.slice(ID.length + 2));
      return id.startsWith(`\0${REST}/`) ? restOfWords(id.slice(REST.length + 2)) : null;
    },
  };
}
