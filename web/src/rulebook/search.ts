import type { LedgerClause } from './clauses.ts';

/** Words as they are compared: without marks and capitals. */
export const plain = (words: string): string => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Everything a clause says, each word after a space. */
const wholeOf = ({ id, rule, example, note }: LedgerClause, title: string): string =>
  ` ${wordsOf([id, rule, example ?? '', note ?? '', title].join(' ')).join(' ')}`;

/** Latin words are found by how they begin; others wherever they stand, as not every script has spaces. */
const stands = (whole: string, word: string): boolean => whole.includes(/^[a-z0-9]+$/.test(word) ? ` ${word}` : word);

export interface SearchResult {
  readonly clauses: readonly LedgerClause[];
  /** Words that are to be marked in the clauses. */
  readonly words: readonly string[];
  /** Not every word stands in these clauses: they are the nearest there are. */
  readonly near: boolean;
}

/** How many letters have to be changed, added or left out. */
function distance(a: string, b: string): number {
  // The row above, of the distances of all beginnings of b; then one row for each letter of a.
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 0; i < a.length; i++) {
    let left = i + 1;
    above = [
      left,
      ...above.slice(1).map((up, j) => {
        left = Math.min(up + 1, left + 1, (above[j] ?? 0) + Number(a[i] !== b[j]));
        return left;
      }),
    ];
  }
  return above.at(-1) ?? 0;
}

/** The word of the rules that was probably meant, for one that stands nowhere in them. */
function meant(word: string, vocabulary: ReadonlyMap<string, number>): string {
  const most = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  let best = word;
  let least = most + 1;
  let often = 0;
  for (const [known, times] of vocabulary) {
    if (Math.abs(known.length - word.length) > most) continue;
    const far = distance(word, known);
    if (far < least || (far === least && far <= most && times > often)) [best, least, often] = [known, far, times];
  }
  return best;
}

function vocabularyOf(clauses: readonly LedgerClause[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { rule } of clauses) for (const word of wordsOf(rule)) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

/**
 * Clauses in which every word that was typed stands somewhere; a slip of the pen is put right. Where there is none, those with the rarest of the words.
 * `titles` are the headings of the areas: a clause under a heading with the words comes first.
 */
export function searchClauses(
  clauses: readonly LedgerClause[],
  titles: ReadonlyMap<string, string>,
  typed: string,
): SearchResult {
  const typedWords = wordsOf(typed);
  const long = typedWords.filter((word) => word.length > 2 || !/^[a-z]+$/.test(word));
  const asked = long.length > 0 ? long : typedWords;
  if (asked.length === 0) return { clauses, words: [], near: false };
  const texts = clauses.map((clause) => ({ clause, whole: wholeOf(clause, titles.get(clause.area) ?? '') }));
  const known = (word: string): boolean => texts.some(({ whole }) => stands(whole, word));
  const vocabulary = asked.every(known) ? new Map<string, number>() : vocabularyOf(clauses);
  const words = asked.map((word) => (known(word) ? word : meant(word, vocabulary)));
  const headed = new Set(
    [...titles].flatMap(([area, title]) => (words.every((word) => plain(title).includes(word)) ? [area] : [])),
  );
  const order = (list: readonly LedgerClause[]): LedgerClause[] =>
    list.toSorted((a, b) => Number(headed.has(b.area)) - Number(headed.has(a.area)));
  const all = texts.filter(({ whole }) => words.every((word) => stands(whole, word))).map(({ clause }) => clause);
  if (all.length > 0) return { clauses: order(all), words, near: asked.some((word, i) => word !== words[i]) };
  // A word that stands in few clauses says more than one that stands in many.
  const weighed = words.map((word) => {
    const n = texts.filter(({ whole }) => stands(whole, word)).length;
    return { word, worth: n === 0 ? 0 : Math.log(clauses.length / n) };
  });
  const rated = texts
    .map(({ clause, whole }) => ({
      clause,
      worth: weighed.reduce((sum, { word, worth }) => sum + (stands(whole, word) ? worth : 0), 0),
    }))
    .toSorted((a, b) => b.worth - a.worth);
  const best = rated[0]?.worth ?? 0;
  const nearest = best === 0 ? [] : rated.filter((rating) => rating.worth >= best / 2).slice(0, 20);
  return {
    clauses: nearest.map(({ clause }) => clause),
    words: weighed.filter(({ worth }) => worth > 0).map(({ word }) => word),
    near: true,
  };
}

export interface TextPiece {
  readonly at: number;
  readonly text: string;
  readonly found: boolean;
}

/** The text cut where one of the words stands. */
export function cutAt(text: string, words: readonly string[]): readonly TextPiece[] {
  const folded = plain(text);
  // Letters that fold into more or fewer than one would put the marks in the wrong place.
  if (words.length === 0 || folded.length !== text.length) return [{ at: 0, text, found: false }];
  const pattern = new RegExp(words.map((word) => (/^[a-z0-9]+$/.test(word) ? `\\b${word}` : word)).join('|'), 'gu');
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { index, 0: word } of folded.matchAll(pattern)) {
    pieces.push({ at, text: text.slice(at, index), found: false });
    at = index + word.length;
    pieces.push({ at: index, text: text.slice(index, at), found: true });
  }
  pieces.push({ at, text: text.slice(at), found: false });
  return pieces.filter((piece) => piece.text !== '');
}
