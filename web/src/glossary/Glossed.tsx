import type { Text } from '@hollow/text/browser';
import { type ReactNode, useMemo } from 'react';
import { usePacks } from '../packs/context.ts';
import type { TablePacks } from '../packs/TablePacks.ts';
import { Popup } from '../ui/Popup.tsx';
import { sayKeyIf } from '../words/say.ts';
import { useText } from '../words/Words.tsx';
import './glossed.css';

/** Words that the glossary explains; the deck that brings the haunt nearer is one of them. */
const TERMS = ['barrier', 'bury', 'critical', 'damage', 'discover', 'haunt', 'heal', 'sight'];
/** Words that every sentence is full of: told in the list, and not marked where they stand. So are the other decks. */
const COMMON = ['monster', 'space', 'token', 'trait', 'traitor'];

interface Term {
  readonly word: string;
  /** As sentences have it: each case, and several of it. */
  readonly forms: readonly string[];
  readonly meaning: string;
}

/** Explained where there are words for it: an edition of somebody's own may have none. */
function termOf(text: Text, id: string): readonly Term[] {
  const [word, meaning] = [sayKeyIf(text, `glossary.${id}`), sayKeyIf(text, `term.${id}`)];
  if (word === null || meaning === null) return [];
  return [{ word, forms: [...text.termForms(`glossary.${id}`), ...text.termForms(`name.${id}`)], meaning }];
}

function traitOf(text: Text, id: string): readonly Term[] {
  const meaning = sayKeyIf(text, `trait.${id}`);
  return meaning === null ? [] : [{ word: text.name(id), forms: text.termForms(`name.${id}`), meaning }];
}

/** Everything that is explained, in the order of the alphabet. */
export function wholeGlossary(text: Text, packs: TablePacks): Term[] {
  const decks = packs.decks.filter((id) => id !== packs.countedDeck);
  return [...glossary(text, packs), ...[...COMMON, ...decks].flatMap((id) => termOf(text, id))].sort((a, b) =>
    a.word.localeCompare(b.word, text.lang),
  );
}

export function glossary(text: Text, { traits, countedDeck }: Pick<TablePacks, 'traits' | 'countedDeck'>): Term[] {
  const terms = countedDeck === null ? TERMS : [...TERMS, countedDeck];
  return [...traits.flatMap((id) => traitOf(text, id)), ...terms.flatMap((id) => termOf(text, id))];
}

const escapeRegExp = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Piece {
  readonly at: number;
  readonly text: string;
  readonly term: Term | null;
  /** What stands close behind a word, and never begins a line: a full stop, a bracket. */
  readonly close?: string;
}

/** Signs that belong to the word before them. */
const CLOSE = /^[^\s\p{L}\p{M}\p{N}]+/u;

/** A sentence cut where a word of the glossary stands; each word is marked once. */
export function splitAtTerms(sentence: string, terms: readonly Term[]): Piece[] {
  const byForm = new Map(terms.flatMap((term) => [term.word, ...term.forms].map((form) => [form.toLowerCase(), term])));
  // The longest first, and only whole words, in whatever letters they are written.
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
  const seen = new Set<string>();
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of sentence.matchAll(pattern)) {
    const term = byForm.get(found[0].toLowerCase());
    if (term === undefined || seen.has(term.word)) continue;
    seen.add(term.word);
    if (found.index > from) pieces.push({ at: from, text: sentence.slice(from, found.index), term: null });
    const end = found.index + found[0].length;
    const close = CLOSE.exec(sentence.slice(end))?.[0];
    pieces.push({ at: found.index, text: found[0], term, ...(close === undefined ? {} : { close }) });
    from = end + (close?.length ?? 0);
  }
  if (from < sentence.length) pieces.push({ at: from, text: sentence.slice(from), term: null });
  return pieces;
}

interface WordProps {
  readonly piece: string;
  readonly term: Term;
  readonly close: string;
}

function Word({ piece, term, close }: WordProps) {
  const word = (
    <Popup button={piece} buttonClass="term" className="term-card" label={term.word}>
      {() => (
        <>
          <b>{term.word}</b>
          <p>{term.meaning}</p>
        </>
      )}
    </Popup>
  );
  if (close === '') return word;
  return (
    <span className="term-close">
      {word}
      {close}
    </span>
  );
}

/** A sentence in which words of the glossary can be tapped. */
export function Glossed({ children }: { readonly children: string }): ReactNode {
  const text = useText();
  const packs = usePacks();
  const pieces = useMemo(() => splitAtTerms(children, glossary(text, packs)), [children, text, packs]);
  return pieces.map(({ at, text: piece, term, close = '' }) =>
    term === null ? piece : <Word key={at} piece={piece} term={term} close={close} />,
  );
}
