import type { Sheet } from '../core/choice.ts';
import type { G } from '../core/context.ts';
import { traitId } from '../core/tables.ts';
import { isCard, isExplorer, sheetOf, traitOf } from '../machine/characters.ts';
import { type Happening, HELD, holder, isHeld } from '../state/state.ts';

/** Tag of a roll that has to come to so much at the most. */
export const AT_MOST = 'at-most';

/** The tags of a roll as they are told: what it is for. */
export const toldTags = ({ tags }: Happening): string[] => tags.filter((tag) => tag !== AT_MOST);

/** What a roll has to come to at the least; 0 where nothing is said of it. */
export const needOf = ({ tags, n }: Happening): number => (tags.includes(AT_MOST) ? 0 : n);

/** The different numbers on the dice, rising. */
export const faceKinds = (g: G): readonly number[] =>
  g.law['dice.faces']([...new Set(g.p.edition.faces)].sort((a, b) => a - b));

/** Every handful of n dice, as counts of each face; of each there are so many at most. With `fewer`, every smaller handful as well. */
export function handfuls(n: number, most: readonly number[], fewer: boolean): number[][] {
  const [first, ...rest] = most;
  if (first === undefined) return n === 0 || fewer ? [[]] : [];
  const found: number[][] = [];
  for (let count = 0; count <= Math.min(n, first); count++)
    for (const others of handfuls(n - count, rest, fewer)) found.push([count, ...others]);
  return found;
}

/** Everything that n dice may show. */
export function offerThrows(g: G, n: number, sheet: Sheet): void {
  const most = faceKinds(g).map(() => n);
  for (const counts of handfuls(n, most, false)) sheet.open.push({ verb: 'dice', counts });
}

/** The faces of a handful. */
export const spread = (kinds: readonly number[], counts: readonly number[]): number[] =>
  kinds.flatMap((face, i) => new Array<number>(counts[i] ?? 0).fill(face));

export const sumFaces = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);

/** Tags that tell where a roll comes from: the deck of the card, or a room. */
export function originTags(g: G): string[] {
  const { owner } = g.scope;
  if (owner < 0) return [];
  if (owner < HELD) return ['room'];
  const thing = holder(owner);
  if (!isCard(g, thing)) return ['token'];
  // A lasting event is its holder's: whoever helps does not roll for an event of their own.
  const place = g.s.things.place[thing] ?? -1;
  if (isHeld(place) && holder(place) !== g.scope.self) return [];
  const deck = g.p.decks[g.p.cards[thing]?.deck ?? -1];
  return deck === undefined ? [] : [deck.id];
}

/** Dice of a trait: as many as its value. */
export function traitDice(g: G, who: number, t: number): number {
  const start = isExplorer(g, who) ? (sheetOf(g, who).start[t] ?? 0) : 0;
  return g.law['dice.trait-roll'](traitOf(g, who, t), start);
}

/** Dice of a number that the effect names. */
export const fixedDice = (g: G, named: number): number =>
  g.law['dice.fixed-number'](named, () => traitOf(g, g.s.turn.who, 0));

/** Tags of the roll of an attack or a defence. */
export const fightTags = (g: G, side: 'attack' | 'defence', trait: number): string[] => [
  ...g.law['dice.attack-not-trait-roll']([...originTags(g), side, traitId(g, trait)]),
];
