import type { Pack } from '@hollow/engine';
import { type HauntSides, KINDS, type ThingWords, type Words } from '../language/words.ts';

/** The words that a pack carries in itself, in one language; its haunts' pages stand under `pages`. */
interface Carried {
  /** Names of what an edition declares, as messages. */
  readonly names: Readonly<Record<string, string>>;
  readonly things: Words['things'];
  readonly haunts: Readonly<Record<string, HauntSides>>;
}

function wordsCarriedBy(pack: Pack, lang: string): Carried {
  const { pages = {}, names = {}, ...things } = pack.words?.[lang] ?? {};
  return {
    names: Object.fromEntries(Object.entries(names).map(([id, name]) => [`name.${id}`, String(name)])),
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
    things: Object.fromEntries(
      KINDS.map((kind) => [kind, Object.assign({}, words.things[kind], ...parts.map(({ things }) => things[kind]))]),
    ),
    haunts: Object.assign({}, words.haunts, ...parts.map(({ haunts }) => haunts)),
  };
}

/** The names that a pack's edition brings as messages; what a translation lacks is in the first language. */
export const namesCarriedBy = (pack: Pack, lang: string, source: string): Readonly<Record<string, string>> => ({
  ...wordsCarriedBy(pack, source).names,
  ...wordsCarriedBy(pack, lang).names,
});
