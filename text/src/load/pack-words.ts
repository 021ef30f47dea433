import type { Pack } from '@hollow/engine';
import type { Forms } from '../grammar/grammar.ts';
import { type HauntSides, KINDS, type NounLabel, type ThingWords, type Words } from '../language/words.ts';

/** The words that a pack carries in itself, in one language; its haunts' pages stand under `pages`. */
interface Carried {
  /** Names of what an edition declares, what its traits are, and how its rules can be read: as messages. */
  readonly names: Readonly<Record<string, string>>;
  readonly nouns: Readonly<Record<string, Forms>>;
  readonly things: Words['things'];
  readonly haunts: Readonly<Record<string, HauntSides>>;
}

function wordsCarriedBy(pack: Pack, lang: string): Carried {
  const { pages = {}, names = {}, traits = {}, messages = {}, ...things } = pack.words?.[lang] ?? {};
  const labels = Object.entries(names as Readonly<Record<string, NounLabel>>).map(([id, label]) => {
    const { name, ...forms } = typeof label === 'string' ? { name: label } : label;
    return { key: `name.${id}`, name, forms };
  });
  const under = (prefix: string, said: Readonly<Record<string, unknown>>): [string, string][] =>
    Object.entries(said).map(([id, text]) => [`${prefix}${id}`, String(text)]);
  return {
    names: Object.fromEntries([
      ...labels.map(({ key, name }): [string, string] => [key, name]),
      ...under('trait.', traits),
      ...under('', messages),
    ]),
    nouns: Object.fromEntries(labels.map(({ key, forms }) => [key, forms])),
    things: Object.fromEntries(KINDS.map((kind) => [kind, (things[kind] ?? {}) as Record<string, ThingWords>])),
    haunts: pages as Readonly<Record<string, HauntSides>>,
  };
}

/** The words of files with those of packs that are one file; what a translation lacks is in the first language. */
export function withPackWords(words: Words, packs: readonly Pack[], source: string): Words {
  const own = packs.filter((pack) => pack.words !== undefined);
  if (own.length === 0) return words;
  const parts = [source, words.lang].flatMap((lang) => own.map((pack) => wordsCarriedBy(pack, lang)));
  return {
    ...words,
    messages: Object.assign({}, words.messages, ...parts.map(({ names }) => names)),
    nouns: Object.assign({}, words.nouns, ...parts.map(({ nouns }) => nouns)),
    things: Object.fromEntries(
      KINDS.map((kind) => [kind, Object.assign({}, words.things[kind], ...parts.map(({ things }) => things[kind]))]),
    ),
    haunts: Object.assign({}, words.haunts, ...parts.map(({ haunts }) => haunts)),
  };
}

/** The names that a pack's edition brings as messages, and their forms; what a translation lacks is in the first language. */
export function namesCarriedBy(pack: Pack, lang: string, source: string): Pick<Carried, 'names' | 'nouns'> {
  const [first, own] = [wordsCarriedBy(pack, source), wordsCarriedBy(pack, lang)];
  return { names: { ...first.names, ...own.names }, nouns: { ...first.nouns, ...own.nouns } };
}
