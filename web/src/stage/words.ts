import type { SeenEvent } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import type { Game } from '../state/game.ts';

/** What the book of the haunt says while a step is being shown: it opens with the haunt, and tells of a deed with the scene in which it is done. */

type Words = NonNullable<Game['words']>;
type Page = Words['tome'];

const BEGINS: readonly SeenEvent['type'][] = ['haunt', 'haunt-begins', 'reads'];

const begins = (entry: LogEntry): boolean => entry.kind === 'event' && BEGINS.includes(entry.event.type);

/** Whether an entry shows a deed or a rule of another page: it is done, or it asks for dice. */
function shows(entry: LogEntry, haunt: string, id: string | undefined): boolean {
  if (entry.kind !== 'event' || id === undefined) return false;
  const { event } = entry;
  if (event.type === 'offer') return event.rule === `haunts/${haunt}/${id}`;
  return 'behind' in event && event.behind === id;
}

/** The line about the same thing. */
const sameIn = (page: Page, line: Page[number]): Page[number] | undefined =>
  line.id === undefined ? undefined : page.find(({ id, kind }) => id === line.id && kind === line.kind);

/**
 * The page as it was, with what rolls bring now, for a counter has risen before they are thrown. What a roll has taken from the page, because it kills whoever
 * makes it, stays until that is shown.
 */
const withThrows = (before: Page, after: Page): Page =>
  before.map((line) => {
    const now = sameIn(after, line);
    if (now === undefined) return line;
    const { throws: _old, ...rest } = line;
    return now.throws === undefined ? rest : { ...rest, throws: now.throws };
  });

/** Introductions that are read to everybody, whoever's page they stand on, before what the pages bring. */
const readAloud = ({ words, view }: Game): Page =>
  (words?.tome ?? []).filter(
    ({ kind, side = '' }) => kind === 'opening' && view?.tome?.sections[side]?.includes('opening') === true,
  );

/** The book that nobody has opened yet, until the haunt is shown. */
function opening(after: Game, words: Words, fresh: readonly LogEntry[]): (known: number) => Words | null {
  const at = fresh.findIndex(begins);
  const read = { ...words, tome: readAloud(after) };
  return (known) => (known > at ? read : null);
}

/** The open book: what is heard of other pages for the first time stands there with its scene. */
function goingOn(before: Words, words: Words, fresh: readonly LogEntry[]): (known: number) => Words {
  const page = withThrows(before.tome, words.tome);
  const heard = words.tome.flatMap((line) => {
    if (line.kind !== 'used' || sameIn(before.tome, line) !== undefined) return [];
    const at = fresh.findIndex((entry) => shows(entry, words.haunt, line.id));
    return at < 0 ? [] : [{ line, at }];
  });
  // The same page is the same object: what shows it is not drawn again.
  const pages = new Map<number, Words>();
  return (known) => {
    const told = heard.filter(({ at }) => at < known).map(({ line }) => line);
    const found = pages.get(told.length) ?? { ...words, tome: [...page, ...told] };
    pages.set(told.length, found);
    return found;
  };
}

/**
 * The words when so many of the fresh entries are known. What something is called is known from the start; how far the book has come only when all of the step
 * was shown.
 */
export function wordsAlong(
  { words: before }: Game,
  after: Game,
  fresh: readonly LogEntry[],
): (known: number) => Game['words'] {
  const { words } = after;
  if (words === null) return () => before;
  return before === null ? opening(after, words, fresh) : goingOn(before, words, fresh);
}
