import type { Pack } from '@hollow/engine';
import { BadInput } from '../bad-input.ts';
import { checkPack } from '../check-pack.ts';
import { engineFor } from '../packs.ts';
import type { Words } from '../words.ts';
import { catalogue, wordsKind } from './catalogue.ts';

/** Something an author should put right: where, and what. */
export interface Finding {
  readonly where: string;
  readonly message: string;
}

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

type Lint = (packs: readonly Pack[], words: Words) => Finding[];

const attempt = (pack: Pack, check: () => unknown): Finding[] => {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof BadInput) return [{ where: pack.id, message: error.message }];
    throw error;
  }
};

const shapes: Lint = (packs) => packs.flatMap((pack) => attempt(pack, () => checkPack(pack.id, pack)));

const compiles: Lint = (packs) => attempt(packs[0], () => engineFor(packs));

const ids: Lint = (packs) =>
  catalogue(packs)
    .filter(({ id }) => !KEBAB.test(id))
    .map(({ pack, id }) => ({ where: `${pack}/${id}`, message: 'an id is written in kebab-case' }));

/** Every cell of the chart leads to a haunt, and no row is shorter than the list of omens. */
const charts: Lint = (packs) =>
  packs.flatMap(({ id, chart, haunts }) => {
    const numbers = new Set((haunts ?? []).map((haunt) => haunt.number));
    return Object.entries(chart?.rows ?? {}).flatMap(([room, row]) => {
      const where = `${id}/chart/${room}`;
      const unknown = row.filter((n) => !numbers.has(n)).map((n) => ({ where, message: `there is no haunt ${n}` }));
      const short =
        row.length === chart?.omens.length ? [] : [{ where, message: `${chart?.omens.length} cells expected` }];
      return [...unknown, ...short];
    });
  });

const doors: Lint = (packs) =>
  packs.flatMap((pack) =>
    (pack.rooms ?? [])
      .filter((room) => room.doors.length === 0 && (room.links ?? []).length === 0)
      .map((room) => ({ where: `${pack.id}/${room.id}`, message: 'a room without a door cannot be entered' })),
  );

/** Both sides of an explorer's card exist and tracks climb. */
const tracks: Lint = (packs) =>
  packs.flatMap((pack) =>
    (pack.explorers ?? []).flatMap((explorer) =>
      Object.entries(explorer.tracks)
        .filter(([, { values }]) => values.some((value, i) => i > 0 && value < values[i - 1]))
        .map(([trait]) => ({ where: `${pack.id}/${explorer.id}`, message: `the track of ${trait} goes down` })),
    ),
  );

/** Names, and whatever the renderer wants to say about the rules. */
const speaks: Lint = (packs, words) => {
  for (const { id, kind, pack } of catalogue(packs)) {
    const folder = wordsKind(kind);
    words.name(id, folder);
    const owner = packs.find((p) => p.id === pack);
    if (owner !== undefined && folder !== undefined && kind !== 'explorer' && kind !== 'haunt')
      words.rulesText(owner, folder, id);
  }
  return words.missing().map((key) => ({ where: `text/${words.lang}`, message: `there are no words for ${key}` }));
};

const LINTS: readonly Lint[] = [shapes, compiles, ids, charts, doors, tracks, speaks];

export const lint = (packs: readonly Pack[], words: Words): Finding[] => LINTS.flatMap((check) => check(packs, words));
