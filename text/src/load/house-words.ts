import type { Pack } from '@hollow/engine';
import { type Message, packMessage } from '../language/packed.ts';
import { KINDS, PSEUDO, type ThingWords, type Words } from '../language/words.ts';
import { writtenMessages } from '../render/written.ts';
import { inLanguage } from './fallback.ts';
import { messageFile, readMessages, readWordFile, SOURCE, WORDS_ROOT, wordFilesIn } from './files.ts';
import { languages, loadWords } from './load-words.ts';
import { namesCarriedBy } from './pack-words.ts';

/** What one pack says of its house, for whoever is handed packs one by one: nothing of haunts. */
export interface HouseWords {
  readonly name: string;
  readonly about: string;
  /** Things that the language has no words for. */
  readonly english: number;
  readonly words: Words<Message>;
}

interface Title {
  readonly name: string;
  readonly about?: string;
}

/** What a pack is called: in its own words, or in `text/<lang>/<pack>/pack.json`. */
export function packTitle(lang: string, pack: Pack): Title | null {
  const carried = pack.words?.[lang]?.pack;
  if (carried !== undefined) return carried as unknown as Title;
  const home = new URL(`${lang}/${pack.id}/`, WORDS_ROOT);
  return wordFilesIn(home).includes('pack.json') ? (readWordFile(new URL('pack.json', home)) as Title) : null;
}

const wordsIn = (lang: string, pack: Pack): Words => loadWords(lang, [pack.id], [pack]);

/** Things of the pack that have words of their own in this very language. */
function spokenIn(lang: string, pack: Pack): Set<string> {
  const found = new Set<string>();
  for (const kind of KINDS) {
    for (const name of wordFilesIn(new URL(`${lang}/${pack.id}/${kind}/`, WORDS_ROOT)))
      found.add(`${kind}/${name.slice(0, -'.json'.length)}`);
    for (const id of Object.keys(pack.words?.[lang]?.[kind] ?? {})) found.add(`${kind}/${id}`);
  }
  return found;
}

const withoutRules = ({ rules: _rules, ...thing }: ThingWords): Omit<ThingWords, 'rules'> => thing;

/** Messages of the pack in files, and the forms of names among them; what a pack carries in itself comes with its names. */
function writtenFor(pack: Pack, lang: string): Required<Pick<Words, 'messages' | 'nouns'>> {
  const { messages, nouns = {} } = inLanguage(lang, (one) => {
    const file = messageFile(one, pack.id);
    return { lang: one, things: {}, ...(file === null ? { messages: {} } : readMessages([file])) };
  });
  return { messages, nouns };
}

/** The words of a pack's house in a language; what the language lacks is in English. */
export function houseWords(lang: string, pack: Pack): HouseWords {
  // The grammar is code, and comes with the language of the page.
  const { haunts: _haunts, things, messages: _messages, grammar: _grammar, ...words } = wordsIn(lang, pack);
  const { haunts: _names, ...house } = things;
  const title = packTitle(lang, pack) ?? packTitle(SOURCE, pack);
  const spoken = spokenIn(lang === PSEUDO ? SOURCE : lang, pack);
  const all = Object.entries(house).flatMap(([kind, found]) => Object.keys(found).map((id) => `${kind}/${id}`));
  const { messages: names, nouns } = namesCarriedBy(pack, lang);
  const written = writtenFor(pack, lang);
  const messages = { ...written.messages, ...names, ...writtenMessages({ lang, messages: {}, things: house }) };
  return {
    name: title?.name ?? pack.id,
    about: title?.about ?? '',
    english: all.filter((thing) => !spoken.has(thing)).length,
    words: {
      ...words,
      nouns: { ...written.nouns, ...nouns },
      messages: Object.fromEntries(Object.entries(messages).map(([key, said]) => [key, packMessage(said)])),
      things: Object.fromEntries(
        Object.entries(house).map(([kind, found]) => [
          kind,
          Object.fromEntries(Object.entries(found).map(([id, thing]) => [id, withoutRules(thing)])),
        ]),
      ),
    },
  };
}

/** Languages in which the pack has words of its own. */
export const languagesOf = (pack: Pack): string[] =>
  languages().filter((lang) => lang !== PSEUDO && spokenIn(lang, pack).size > 0);
