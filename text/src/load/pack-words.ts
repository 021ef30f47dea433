import type { Pack } from '@hollow/engine';
import { type HauntSides, KINDS, type ThingWords, type Words } from '../language/words.ts';

/** The words that a pack carries in itself, in one language; its haunts' pages stand under `pages`. */
interface Carried {
  readonly things: Words['things'];
  readonly haunts: Readonly<Record<string, HauntSides>>;
}

function wordsCarriedBy(pack: Pack, lang: string): Carried {
  const { pages = {}, ...things } = pack.words?.[lang] ?? {};
  return {
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
    things: Object.fromEntries(
      KINDS.map((kind) => [kind, Object.assign({}, words.things[kind], ...parts.map(({ things }) => things[kind]))]),
    ),
    haunts: Object.assign({}, words.haunts, ...parts.map(({ haunts }) => haunts)),
  };
}
