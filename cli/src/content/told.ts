import type { HauntDef } from '@hollow/engine';
import {
  languages,
  loadWords,
  PSEUDO,
  readOwnWords,
  type Share,
  type Text,
  translated,
  writtenByHand,
} from '@hollow/text';
import { familiesOf, SHIPPED } from '../packs/packs.ts';

/** What words are there, and what they make of a haunt. */

/** Each action of a haunt: what it does, where, and what it asks for. */
export function actionLines(words: Text, { id, actions = {} }: HauntDef): string[] {
  return Object.entries(actions).flatMap(([key, { where, needs = [], from }]) => {
    const path = `haunts/${id}/${key}`;
    const parts = [
      ...(where === undefined ? [] : ['where']),
      ...[...needs, ...(from === undefined ? [] : [from])].map((_, n) => `needs.${n}`),
    ];
    const reasons = parts.map((part) => {
      const barred = { verb: 'offer', offer: path, about: '', rule: `${path}.${part}`, args: {} } as const;
      return `    ${words.reason(barred).why}`;
    });
    return ['', words.action(path), `  ${words.deed(id, key)}`, ...reasons];
  });
}

const shareOf = (what: string, { written, of }: Share): string =>
  `${what} ${written} of ${of} (${of === 0 ? 0 : Math.round((100 * written) / of)} %)`;

/** What is written by hand although the data says it, and how much of each language is its own. */
export function wordDebt(): string[] {
  const packs = SHIPPED.filter(({ haunts = [] }) => haunts.length > 0);
  const byHand = packs.map((pack) => {
    const { deeds, needs, places } = writtenByHand(loadWords('en', [pack.id]), pack);
    const parts = [shareOf('actions', deeds), shareOf('needs', needs), shareOf('places', places)];
    return `${pack.id}, written by hand: ${parts.join(', ')}`;
  });
  // Things of two editions may be called alike: the words of each are counted with those that it is played with.
  const families = familiesOf({}).map((family) => family.map(({ id }) => id));
  const spoken = families.flatMap((ids) => {
    const english = loadWords('en', ids);
    const own = languages().filter((lang) => lang !== PSEUDO && lang !== 'en');
    return own.map((lang) => {
      const { messages, things, flavour, pages } = translated(readOwnWords(lang, ids), english);
      const parts = [
        shareOf('messages', messages),
        shareOf('things', things),
        shareOf('lines of mood', flavour),
        shareOf('pages of haunts', pages),
      ];
      const named = families.length === 1 ? '' : ` of ${ids.join(' with ')}`;
      return `text/${lang}${named}, the rest in English: ${parts.join(', ')}`;
    });
  });
  return [...byHand, ...spoken];
}
