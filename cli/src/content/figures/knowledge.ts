import type { HauntDef, Pack } from '@hollow/engine';
import { actionPage } from '@hollow/engine/deed';
import { findLeaks, type HiddenPart, type Leak } from '@hollow/engine/kit';
import type { Words } from '@hollow/text';
import { PROGRAMS } from '../../packs/packs.ts';
import { isPackNode } from '../reach/facts.ts';
import type { Difference } from './compare.ts';
import type { Figures, Knowledge } from './figures.ts';
import { figurePart } from './parts.ts';

const EVERYONE = 'everyone';

/** The page on which a part stands; null for what stands on none. */
function pageOf(def: HauntDef, path: string): string | null {
  const [kind = '', id = ''] = path.split('/');
  const part = figurePart(def, path);
  if (kind === 'wins' || kind === 'setup') return id === 'each' ? EVERYONE : id;
  if (!isPackNode(part)) return null;
  if (kind === 'vars') return String(part.knownTo ?? EVERYONE);
  if (typeof part.page === 'string') return part.page;
  const action = kind === 'actions' ? def.actions?.[id] : undefined;
  return action === undefined ? EVERYONE : actionPage(action);
}

/** What a page says from the start: all but what is told as it happens, and how it ends. */
function sentencesOf(page: unknown): string[] {
  if (typeof page === 'string') return [page];
  if (!isPackNode(page)) return [];
  return Object.entries(page).flatMap(([key, inner]) => (/^(win|told)/.test(key) ? [] : sentencesOf(inner)));
}

const SAID = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');

/** The number in figures, or from three on in words: “one” and “two” are said of everything. One below zero is taken off or left out. */
function says(sentence: string, n: number): boolean {
  const size = Math.abs(n);
  const number = `(${size}${size > 2 && SAID[size] !== undefined ? `|${SAID[size]}` : ''})`;
  const pattern = n < 0 ? `[-−]${size}\\b|\\b${number} (off|less|fewer)\\b` : `\\b${number}\\b`;
  return new RegExp(pattern, 'i').test(sentence);
}

/** Lists of a page in which the parts of a haunt have their words, by the kind of part. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  actions: ['actions', 'deeds', 'outcomes', 'offers', 'needs'],
  rules: ['rules', 'actions'],
  counters: ['counters', 'states'],
  vars: ['notes'],
};

/** What a part is called on the pages: rules of pieces, monsters and conditions stand there like any other. */
function wordsFor(path: string): { readonly lists: readonly string[]; readonly id: string } {
  const [kind = '', id = '', inner, rule] = path.split('/');
  return inner === 'rules' ? { lists: LISTS.rules ?? [], id: rule ?? '' } : { lists: LISTS[kind] ?? [], id };
}

/** A ruling tells of a part by its name alone, or as `setup/<page>` and `wins/<side>`. */
const rulesOn = (about: readonly string[], path: string): boolean =>
  about.some((name) => path === name || path.split('/').at(-1) === name);

const nameOf = (words: Words, id: string): string => {
  for (const things of Object.values(words.things)) if (things[id] !== undefined) return things[id].name;
  return id;
};

/** What the words of a side's pages say of a line that is hidden from it. */
export function wordLeaks(def: HauntDef, words: Words, line: Knowledge, side: string): Difference[] {
  const path = `knows/${line.point}`;
  const pages = words.haunts?.[def.id] as Readonly<Record<string, unknown>> | undefined;
  const told = ['all', side].flatMap((name) => {
    const page = pages?.[name];
    if (!isPackNode(page)) return [];
    const sentences = sentencesOf(page);
    const parts = line.parts.filter((part) => {
      const { lists, id } = wordsFor(part);
      return lists.some((list) =>
        Object.keys(isPackNode(page[list]) ? page[list] : {}).some((key) => key === id || key.startsWith(`${id}.`)),
      );
    });
    const numbers = (line.numbers ?? []).filter((n) => sentences.some((sentence) => says(sentence, n)));
    const names = (line.names ?? []).filter((id) => sentences.some((sentence) => sentence.includes(nameOf(words, id))));
    return [
      ...parts.map((part) => `the page “${name}” has words for ${part}`),
      ...numbers.map((n) => `the page “${name}” says ${n}`),
      ...names.map((id) => `the page “${name}” names ${id}`),
    ];
  });
  const rulings = Object.entries(def.rulings ?? {})
    .filter(([, { page = EVERYONE }]) => page === EVERYONE || page === side)
    .flatMap(([id, { about = [] }]) =>
      line.parts.filter((part) => rulesOn(about, part)).map((part) => `the ruling “${id}” tells of ${part}`),
    );
  return [...told, ...rulings].map((message) => ({ path, message }));
}

/** What a side is told must stand on a page that it reads. */
const untold = (def: HauntDef, { point, told, parts }: Knowledge): Difference[] =>
  told === undefined || def.kind === 'hidden'
    ? []
    : parts.flatMap((path) => {
        const page = pageOf(def, path);
        return page === null || page === EVERYONE || page === told
          ? []
          : [{ path: `knows/${point}`, message: `${told} are told of ${path}, which stands on the page “${page}”` }];
      });

const SEATS = 3;
const ANSWERS = 120;
const GAMES = 2;

function playedLeaks(packs: readonly Pack[], def: HauntDef, lines: readonly Knowledge[]): readonly Leak[] {
  const hidden = lines.flatMap(({ hidden: side, parts }): HiddenPart[] =>
    side === undefined ? [] : parts.map((part) => ({ side, part })),
  );
  const setup = { seats: Array.from({ length: SEATS }, () => ({})) };
  return Array.from({ length: GAMES }, (_, i) =>
    findLeaks({ packs, haunt: def.id, hidden, seed: `${def.id} ${i}`, answers: ANSWERS, programs: PROGRAMS }, setup),
  ).flat();
}

/** Lines on who knows what that the haunt does not keep: on its pages, in their words and in play. */
export function knowledgeDifferences(
  packs: readonly Pack[],
  def: HauntDef,
  { knows = [] }: Figures,
  words: Words,
): readonly Difference[] {
  const leaks = playedLeaks(packs, def, knows);
  const found = knows.flatMap((line) => [
    ...untold(def, line),
    ...(line.hidden === undefined ? [] : wordLeaks(def, words, line, line.hidden)),
    ...leaks
      .filter(({ side, part }) => side === line.hidden && line.parts.includes(part))
      .map(({ side, part, seen }) => ({
        path: `knows/${line.point}`,
        message: `${side} see ${part} in their ${seen}`,
      })),
  ]);
  const once = new Map(found.map((one) => [`${one.path} ${one.message}`, one]));
  return [...once.values()];
}
