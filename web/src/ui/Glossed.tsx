import type { Text } from '@hollow/text/browser';
import { type ReactNode, useMemo } from 'react';
import { sayKey } from '../words/say.ts';
import { useText } from '../words/Words.tsx';
import { Popup } from './Popup.tsx';
import './glossed.css';
import { TRAITS } from '@hollow/drawing/ink';

/** Words that the glossary explains: their names as they stand in a sentence, and the key of what they mean. */
const TERMS = ['barrier', 'damage', 'discover', 'haunt', 'omen'];
/** Words that every sentence is full of: told in the list, and not marked where they stand. */
const COMMON = ['event', 'item', 'monster', 'space', 'token', 'trait', 'traitor'];

interface Term {
  readonly word: string;
  readonly meaning: string;
}

const termOf = (text: Text, id: string): Term => ({
  word: sayKey(text, `glossary.${id}`),
  meaning: sayKey(text, `term.${id}`),
});

/** Everything that is explained, in the order of the alphabet. */
export const wholeGlossary = (text: Text): Term[] =>
  [...glossary(text), ...COMMON.map((id) => termOf(text, id))].sort((a, b) => a.word.localeCompare(b.word, text.lang));

export function glossary(text: Text): Term[] {
  return [
    ...TRAITS.map((id) => ({ word: text.name(id), meaning: sayKey(text, `trait.${id}`) })),
    ...TERMS.map((id) => termOf(text, id)),
  ];
}

const escapeRegExp = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Piece {
  readonly at: number;
  readonly text: string;
  readonly term: Term | null;
}

/** A sentence cut where a word of the glossary stands; each word is marked once. */
export function splitAtTerms(sentence: string, terms: readonly Term[]): Piece[] {
  const pattern = new RegExp(`\\b(${terms.map(({ word }) => escapeRegExp(word)).join('|')})\\b`, 'giu');
  const seen = new Set<string>();
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of sentence.matchAll(pattern)) {
    const term = terms.find(({ word }) => word.toLowerCase() === found[0].toLowerCase()) ?? null;
    if (term === null || seen.has(term.word)) continue;
    seen.add(term.word);
    if (found.index > from) pieces.push({ at: from, text: sentence.slice(from, found.index), term: null });
    pieces.push({ at: found.index, text: found[0], term });
    from = found.index + found[0].length;
  }
  if (from < sentence.length) pieces.push({ at: from, text: sentence.slice(from), term: null });
  return pieces;
}

function Word({ piece, term }: { readonly piece: string; readonly term: Term }) {
  return (
    <Popup button={piece} buttonClass="term" className="term-card" label={term.word}>
      {() => (
        <>
          <b>{term.word}</b>
          <p>{term.meaning}</p>
        </>
      )}
    </Popup>
  );
}

/** A sentence in which words of the glossary can be tapped. */
export function Glossed({ children }: { readonly children: string }): ReactNode {
  const text = useText();
  const pieces = useMemo(() => splitAtTerms(children, glossary(text)), [children, text]);
  return pieces.map(({ at, text: piece, term }) =>
    term === null ? piece : <Word key={at} piece={piece} term={term} />,
  );
}
