import type { Pack } from '@hollow/engine';

/** Where the packs use a word: numbers of haunts, and how many cards, rooms and tokens. */
export interface WordUse {
  readonly word: string;
  readonly haunts: readonly number[];
  readonly cards: number;
  readonly rooms: number;
  readonly tokens: number;
}

/** The words in a definition, each as often as it stands there: `roll` of operations, `x.count` of expressions. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { op, x } = value as { readonly op?: unknown; readonly x?: unknown };
  const own = typeof op === 'string' ? [op] : typeof x === 'string' ? [`x.${x}`] : [];
  return [...own, ...Object.values(value).flatMap(wordsIn)];
}

/** Every word that the packs use, the most used first. */
export function usageIn(packs: readonly Pack[]): WordUse[] {
  const setsOf = (defs: readonly object[]): Set<string>[] => defs.map((def) => new Set(wordsIn(def)));
  const all = <T>(pick: (pack: Pack) => readonly T[] | undefined): T[] => packs.flatMap((pack) => pick(pack) ?? []);
  const haunts = all((pack) => pack.haunts).map((def) => ({ number: def.number, words: new Set(wordsIn(def)) }));
  const kinds = {
    cards: setsOf(all((pack) => pack.cards)),
    rooms: setsOf(all((pack) => pack.rooms)),
    tokens: setsOf(all((pack) => pack.tokens)),
  };
  const words = new Set([...haunts.map((haunt) => haunt.words), ...Object.values(kinds).flat()].flatMap((s) => [...s]));
  const used = (sets: readonly Set<string>[], word: string): number => sets.filter((set) => set.has(word)).length;
  const size = ({ haunts: numbers, cards, rooms, tokens }: WordUse): number => numbers.length + cards + rooms + tokens;
  return [...words]
    .map((word) => ({
      word,
      haunts: haunts
        .filter((haunt) => haunt.words.has(word))
        .map(({ number }) => number)
        .toSorted((a, b) => a - b),
      cards: used(kinds.cards, word),
      rooms: used(kinds.rooms, word),
      tokens: used(kinds.tokens, word),
    }))
    .toSorted((a, b) => size(b) - size(a) || a.word.localeCompare(b.word));
}

/** How many operations the packs hold. */
export const operationsIn = (packs: readonly Pack[]): number =>
  wordsIn(packs).filter((word) => !word.startsWith('x.')).length;
