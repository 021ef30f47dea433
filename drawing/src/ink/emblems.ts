import type { MarkId } from './marks.ts';
import { rng } from './noise.ts';
import { pickSome } from './seeded.ts';

/** Traits, and symbols of decks, by a mark: their own where one is drawn, else one that fits the name, and no two the same. */

/** Marks that stand for a symbol or a trait of this very name. */
const OWN: readonly MarkId[] = ['event', 'item', 'omen', 'speed', 'might', 'sanity', 'knowledge'];

const MEANT: Readonly<Partial<Record<MarkId, string>>> = {
  anchor: 'anchor sea weather endurance stamina ship tide',
  bell: 'bell signal alarm call',
  book: 'lore learning wits mind craft reason book intellect',
  claw: 'strength grit fight body force claw horror hand hands',
  crown: 'charm courage pride will authority',
  die: 'luck chance fortune',
  dagger: 'weapon treachery danger',
  eye: 'sight perception insight clue vision watch',
  flame: 'spirit soul passion fire',
  foot: 'agility pace move stride quickness leg legs feet',
  hourglass: 'time fate patience',
  key: 'secret key lock',
  lamp: 'light lamp oil lantern hope nerve',
  leaf: 'health life nature vigour',
  moon: 'night dream moon magic',
  pile: 'supply equipment gear loot find finds cargo',
  quill: 'letter note story tale page',
  star: 'faith star skill',
  wave: 'water wave calm',
};

const BY_WORD: ReadonlyMap<string, MarkId> = new Map(
  (Object.entries(MEANT) as [MarkId, string][]).flatMap(([mark, words]) =>
    words.split(' ').map((word) => [word, mark] as const),
  ),
);

/** For what no word is known of. */
const POOL: readonly MarkId[] = [
  'star',
  'moon',
  'flame',
  'wave',
  'leaf',
  'crown',
  'anchor',
  'bell',
  'eye',
  'key',
  'lamp',
  'quill',
  'claw',
  'hourglass',
  'die',
  'pile',
  'skull',
];

const meantBy = (id: string): MarkId | undefined =>
  OWN.find((mark) => mark === id) ??
  id
    .split(/[^a-z]+/)
    .map((word) => BY_WORD.get(word))
    .find((mark) => mark !== undefined);

/** A mark for each of these, in this order; later ones yield. */
export function emblemsFor(ids: readonly string[]): ReadonlyMap<string, MarkId> {
  const found = new Map<string, MarkId>();
  const isFree = (mark: MarkId | undefined): mark is MarkId =>
    mark !== undefined && ![...found.values()].includes(mark);
  for (const id of ids.filter((each) => OWN.some((mark) => mark === each))) found.set(id, id as MarkId);
  for (const id of ids) {
    if (found.has(id)) continue;
    const meant = meantBy(id);
    const spare = pickSome(rng(`emblem ${id}`), POOL, POOL.length).find(isFree);
    found.set(id, isFree(meant) ? meant : (spare ?? 'target'));
  }
  return found;
}
