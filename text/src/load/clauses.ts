import { accent, bracket } from '../language/pseudo.ts';
import { PSEUDO } from '../language/words.ts';
import { readWordFile, SOURCE, WORDS_ROOT, wordFilesIn } from './files.ts';

/** What the rulebook says, clause by clause: `text/<lang>/clauses/<book>.json`. The English is made from the ledger; a language may say any clause, or any part of one, in its own words. */

export interface ClauseWords {
  readonly rule: string;
  readonly example?: string;
  readonly note?: string;
  /** What other books say, in the order in which the ledger lists them. */
  readonly differs?: readonly string[];
}

type Said = Readonly<Record<string, Partial<ClauseWords>>>;

function readClauses(lang: string): Said {
  const folder = new URL(`${lang}/clauses/`, WORDS_ROOT);
  return Object.assign({}, ...wordFilesIn(folder).map((name) => readWordFile(new URL(name, folder)))) as Said;
}

const odd = (line: string): string => bracket(accent(line));

const pseudo = ({ rule, example, note, differs }: ClauseWords): ClauseWords => ({
  rule: odd(rule),
  ...(example === undefined ? {} : { example: odd(example) }),
  ...(note === undefined ? {} : { note: odd(note) }),
  ...(differs === undefined ? {} : { differs: differs.map(odd) }),
});

/** English, with what the language says itself laid over it. */
export function overlaid(english: Readonly<Record<string, ClauseWords>>, own: Said): Record<string, ClauseWords> {
  return Object.fromEntries(
    Object.entries(english).map(([id, words]) => [
      id,
      {
        ...words,
        ...own[id],
        ...(words.differs === undefined
          ? {}
          : { differs: words.differs.map((says, i) => own[id]?.differs?.[i] ?? says) }),
      },
    ]),
  );
}

/** The clauses in a language; what it lacks is in English. */
export function loadClauses(lang: string): Record<string, ClauseWords> {
  const english = readClauses(SOURCE) as Readonly<Record<string, ClauseWords>>;
  if (lang === PSEUDO) return Object.fromEntries(Object.entries(english).map(([id, words]) => [id, pseudo(words)]));
  return overlaid(english, lang === SOURCE ? {} : readClauses(lang));
}

const FIELDS = ['rule', 'example', 'note', 'differs'];

/** What a language says of clauses that there are not, or of parts that a clause does not have. */
export function strayClauses(english: Readonly<Record<string, ClauseWords>>, own: Said): string[] {
  return Object.entries(own).flatMap(([id, words]) => {
    const clause = english[id];
    if (clause === undefined) return [id];
    const parts = Object.keys(words).filter((field) => !FIELDS.includes(field) || !(field in clause));
    const many = (words.differs?.length ?? 0) > (clause.differs?.length ?? 0);
    return [...parts.map((field) => `${id}.${field}`), ...(many ? [`${id}.differs`] : [])];
  });
}

/** The same for the files of a language. */
export const strayIn = (lang: string): string[] => strayClauses(loadClauses(SOURCE), readClauses(lang));
