import { grammarFile, languages, loadHouseWords, PSEUDO, packedWords } from '@hollow/text';
import type { Plugin } from 'vite';

const ID = 'virtual:words';
/** What only the terminal and the kept tales say. */
const ELSEWHERE = /^(?:terminal|tale|show)\./;

/** The words of the interface that the page can say. */
function pageWords(lang: string): ReturnType<typeof loadHouseWords> {
  const words = loadHouseWords(lang, []);
  const messages = Object.entries(words.messages).filter(([key]) => !ELSEWHERE.test(key));
  return { ...words, messages: Object.fromEntries(messages) };
}

/**
 * `virtual:words` maps each language to a function that imports its words: of the interface, one chunk for a language. Those of packs come with the game. `without` is what is said in
 * English where they do not come.
 */
export function wordsPlugin(): Plugin {
  return {
    name: 'hollow-words',
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ID}`) {
        const rows = languages().map((lang) => `  ${JSON.stringify(lang)}: () => import('${ID}/${lang}'),`);
        const { messages } = loadHouseWords('en', []);
        const without = JSON.stringify({
          title: messages['web.title'],
          line: messages['app.no-words'],
          again: messages['app.reload'],
        });
        return `export const without = ${without};\nexport default {\n${rows.join('\n')}\n};`;
      }
      if (!id.startsWith(`\0${ID}/`)) return null;
      if (id.endsWith(`/${PSEUDO}`)) return `import en from '${ID}/en';\nexport default { ...en, lang: '${PSEUDO}' };`;
      const lang = id.slice(ID.length + 2);
      const { grammar: _grammar, ...words } = packedWords(pageWords(lang));
      const data = `JSON.parse(${JSON.stringify(JSON.stringify(words))})`;
      // How a language bends its nouns comes with its words, and with no other's.
      return `import grammar from ${JSON.stringify(grammarFile(lang))};\nexport default { ...${data}, grammar };`;
    },
  };
}
