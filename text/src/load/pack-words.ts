import type { Pack } from '@hollow/engine';
import type { Forms } from '../grammar/grammar.ts';
import { type HauntSides, KINDS, type NounLabel, nounOf, type ThingWords, type Words } from '../language/words.ts';
import { inLanguage } from './fallback.ts';

/** The words that a pack carries in itself, in one language; its haunts' pages stand under `pages`. */
interface Carried {
  /** Names of what an edition declares, what its traits are, and how its rules can be read: as messages. */
  readonly messages: Readonly<Record<string, string>>;
  readonly nouns: Readonly<Record<string, Forms>>;
  readonly things: Words['things'];
  readonly haunts: Readonly<Record<string, HauntSides>>;
}

function wordsCarriedBy(pack: Pack, lang: string): Carried {
  const { pages = {}, names = {}, traits = {}, messages = {}, ...things } = pack.words?.[lang] ?? {};
  const labels = Object.entries(names as Readonly<Record<string, NounLabel>>).map(([id, label]) => ({
    key: `name.${id}`,
    ...nounOf(label),
  }));
  const under = (prefix: string, said: Readonly<Record<string, unknown>>): [string, string][] =>
    Object.entries(said).map(([id, text]) => [`${prefix}${id}`, String(text)]);
  return {
    messages: Object.fromEntries([
      ...labels.map(({ key, name }): [string, string] => [key, name]),
      ...under('trait.', traits),
      ...under('', messages),
    ]),
    nouns: Object.fromEntries(labels.map(({ key, forms }) => [key, forms])),
    things: Object.fromEntries(KINDS.map((kind) => [kind, (things[kind] ?? {}) as Record<string, ThingWords>])),
    haunts: pages as Readonly<Record<string, HauntSides>>,
  };
}

/** The words of files with those of packs that are one file, all in one language. */
export function withPackWords(words: Words, packs: readonly Pack[]): Words {
  const parts = packs.filter((pack) => pack.words !== undefined).map((pack) => wordsCarriedBy(pack, words.lang));
  if (parts.length === 0) return words;
  return {
    ...words,
    messages: Object.assign({}, words.messages, ...parts.map(({ messages }) => messages)),
    nouns: Object.assign({}, words.nouns, ...parts.map(({ nouns }) => nouns)),
    things: Object.fromEntries(
      KINDS.map((kind) => [kind, Object.assign({}, words.things[kind], ...parts.map(({ things }) => things[kind]))]),
    ),
    haunts: Object.assign({}, words.haunts, ...parts.map(({ haunts }) => haunts)),
  };
}

/** The names that a pack's edition brings as messages, and their forms. */
export function namesCarriedBy(pack: Pack, lang: string): Required<Pick<Words, 'messages' | 'nouns'>> {
  const { messages, nouns = {} } = inLanguage(lang, (one) =>
    withPackWords({ lang: one, messages: {}, things: {} }, [pack]),
  );
  return { messages, nouns };
}
