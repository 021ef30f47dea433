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

/** What a page says of the rules: all but its story, and how it ends. */
function sentencesOf(page: unknown): string[] {
  if (typeof page === 'string') return [page];
  if (!isPackNode(page)) return [];
  return Object.entries(page).flatMap(([key, inner]) => (/^(win|opening)/.test(key) ? [] : sentencesOf(inner)));
}

const SAID = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');

/** The number in figures, or from three on in words: “one” and “two” are said of everything. */
const says = (sentence: string, n: number): boolean =>
  new RegExp(`\\b(${n}${n > 2 && SAID[n] !== undefined ? `|${SAID[n]}` : ''})\\b`, 'i').test(sentence);

/** Lists of a page in which the parts of a haunt have their words. */
const LISTS = ['actions', 'rules', 'counters', 'deeds', 'outcomes'];

/** What the words of a side's pages say of a line that is hidden from it. */
function wordLeaks(def: HauntDef, words: Words, line: Knowledge, side: string): Difference[] {
  const pages = words.haunts?.[def.id] as Readonly<Record<string, unknown>> | undefined;
  return ['all', side].flatMap((name) => {
    const page = pages?.[name];
    if (!isPackNode(page)) return [];
    const parts = line.parts.filter((path) => {
      const [kind = '', id = ''] = path.split('/');
      return LISTS.some((list) => {
        const lines = page[list];
        return (list === kind || kind === 'actions') && isPackNode(lines) && Object.hasOwn(lines, id);
      });
    });
    const numbers = (line.numbers ?? []).filter((n) => sentencesOf(page).some((sentence) => says(sentence, n)));
    return [
      ...parts.map((path) => ({ path: `knows/${line.point}`, message: `the page “${name}” has words for ${path}` })),
      ...numbers.map((n) => ({ path: `knows/${line.point}`, message: `the page “${name}” says ${n}` })),
    ];
  });
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
