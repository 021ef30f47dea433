import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Pack } from '@hollow/engine';
import { type Message, packMessage } from '../language/packed.ts';
import {
  type HauntSides,
  type HauntWords,
  KINDS,
  type Kind,
  PSEUDO,
  type ThingWords,
  type Words,
} from '../language/words.ts';
import { writtenMessages } from '../render/written.ts';
import { inLanguage } from './fallback.ts';
import { messageFile, readMessages, readWordFile, SOURCE, WORDS_ROOT, wordFilesIn } from './files.ts';
import { GRAMMARS } from './grammars.generated.ts';
import { withPackWords } from './pack-words.ts';

function folders(folder: URL): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  } catch {
    return [];
  }
}

/** Languages that have a folder, and the pseudo-language. */
export const languages = (): string[] => [
  ...readdirSync(WORDS_ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && wordFilesIn(new URL(`${entry.name}/`, WORDS_ROOT)).length > 0)
    .filter(({ name }) => name !== 'src' && name !== 'test' && name !== 'tools')
    .map(({ name }) => name),
  PSEUDO,
];

/** The module of a language's grammar; that of the English where it has none yet, whose sentences stand in for those that are not translated. */
export function grammarFile(lang: string): string {
  const file = (of: string): string => fileURLToPath(new URL(`${of}/grammar.ts`, WORDS_ROOT));
  return existsSync(file(lang)) ? file(lang) : file(SOURCE);
}

/** `haunts/<id>/<side>.json`. */
function sides(home: URL, packIds: readonly string[]): Record<string, HauntSides> {
  const found: Record<string, HauntSides> = {};
  for (const pack of packIds) {
    const folder = new URL(`${pack}/haunts/`, home);
    for (const id of folders(folder)) {
      const own = new URL(`${id}/`, folder);
      found[id] = Object.fromEntries(
        wordFilesIn(own).map((name) => [
          name.slice(0, -'.json'.length),
          readWordFile(new URL(name, own)) as HauntWords,
        ]),
      );
    }
  }
  return found;
}

/** What a language has itself, without a word of English. */
export function readOwnWords(lang: string, packIds: readonly string[]): Words {
  const home = new URL(`${lang}/`, WORDS_ROOT);
  const { messages, nouns } = readMessages([
    ...wordFilesIn(home).map((file) => new URL(file, home)),
    ...packIds.flatMap((pack) => messageFile(lang, pack) ?? []),
  ]);
  const things: Partial<Record<Kind, Record<string, ThingWords>>> = {};
  for (const kind of KINDS) {
    const found: Record<string, ThingWords> = {};
    for (const pack of packIds) {
      const folder = new URL(`${pack}/${kind}/`, home);
      for (const name of wordFilesIn(folder))
        found[name.slice(0, -'.json'.length)] = readWordFile(new URL(name, folder)) as ThingWords;
    }
    things[kind] = found;
  }
  const grammar = GRAMMARS[lang] ?? GRAMMARS[SOURCE];
  return { lang, messages, nouns, things, haunts: sides(home, packIds), ...(grammar === undefined ? {} : { grammar }) };
}

/** The words of a language for these packs, and what `carriers` among them carry in themselves; what a translation lacks is in English. */
export const loadWords = (lang: string, packIds: readonly string[], carriers: readonly Pack[] = []): Words =>
  inLanguage(lang, (one) => withPackWords(readOwnWords(one, packIds), carriers));

/** What belongs to the terminal alone. */
const TERMINAL = /^(terminal|show)\./;

/** What a browser may hold: everything but the words of haunts, which the server hands to those who may read them. */
export function loadHouseWords(lang: string, packIds: readonly string[]): Words {
  const { haunts: _haunts, messages, things, ...words } = loadWords(lang, packIds);
  const { haunts: _names, ...house } = things;
  const shown = Object.entries(messages).filter(([key]) => !TERMINAL.test(key));
  return { ...words, messages: Object.fromEntries(shown), things: house };
}

/** The same for a page that is built: every message read, so that the browser need not; rules that were written by hand stand among them. */
export function packedWords(words: Words): Words<Message> {
  const messages = Object.entries({ ...words.messages, ...writtenMessages(words) });
  const bare = (things: Readonly<Record<string, ThingWords>> = {}) =>
    Object.fromEntries(Object.entries(things).map(([id, { rules: _rules, ...thing }]) => [id, thing]));
  return {
    ...words,
    messages: Object.fromEntries(messages.map(([key, message]) => [key, packMessage(message)])),
    things: Object.fromEntries(Object.entries(words.things).map(([kind, things]) => [kind, bare(things)])),
  };
}

/** The words of files and of packs that carry their own. */
export function allWords(lang: string, packs: readonly (string | Pack)[]): Words {
  const ids = packs.map((pack) => (typeof pack === 'string' ? pack : pack.id));
  return loadWords(
    lang,
    ids,
    packs.filter((pack) => typeof pack !== 'string'),
  );
}
