import type { Program } from '../../core/context.ts';
import type { Engine } from '../../game/engine.ts';
import type { Picker } from '../../random/streams.ts';
import type { State } from '../../state/state.ts';
import type { KeptAnswer } from '../kept-chance.ts';

/** A pile whose order nobody knows, top last; `known` tells of a place in it who knows what lies there. */
interface HiddenPile {
  readonly name: string;
  readonly pile: number[];
  readonly known: readonly number[];
  readonly nameOf: (x: number) => string;
}

const pilesOf = (p: Program, { stack, rooms, piles, known }: State): HiddenPile[] => [
  { name: 'rooms', pile: stack, known: rooms.known, nameOf: (tile) => p.rooms[tile]?.def.id ?? '' },
  ...piles.map((pile, deck) => ({
    name: p.decks[deck]?.id ?? '',
    pile,
    known,
    nameOf: (card: number) => p.cards[card]?.id ?? '',
  })),
];

/** What lies at that place of the pile comes to lie on top, and what lay on top in its place. */
function bringUp(pile: number[], at: number): void {
  const top = pile.length - 1;
  const [lower, upper] = [pile[at], pile[top]];
  if (lower === undefined || upper === undefined) return;
  pile[at] = upper;
  pile[top] = lower;
}

const isUnknown = ({ pile, known }: HiddenPile, at: number): boolean => known[pile[at] ?? -1] === 0;

/** Of each pile something else comes to lie on top, where nobody knows what lies there. Tells what it is. */
export function layAnew(p: Program, state: State, pick: Picker): NonNullable<KeptAnswer['tops']> {
  const tops: Record<string, string> = {};
  for (const hidden of pilesOf(p, state)) {
    const { name, pile, nameOf } = hidden;
    const at = pile.length < 2 ? -1 : pick(pile.length);
    if (at < 0 || at === pile.length - 1 || !isUnknown(hidden, at) || !isUnknown(hidden, pile.length - 1)) continue;
    bringUp(pile, at);
    tops[name] = nameOf(pile.at(-1) ?? -1);
  }
  return tops;
}

/** Lays on top what a kept answer tells of; throws where it does not lie in its pile, or somebody knows what lies there. */
export function layAgain(engine: Engine, state: State, { tops = {} }: KeptAnswer): void {
  const piles = pilesOf(engine.program(state.ruleset), state);
  for (const [name, id] of Object.entries(tops)) {
    const hidden = piles.find((each) => each.name === name);
    const at = hidden?.pile.findIndex((x) => hidden.nameOf(x) === id) ?? -1;
    if (hidden === undefined || at < 0) throw new Error(`“${id}” does not lie in the pile “${name}”`);
    if (!isUnknown(hidden, at) || !isUnknown(hidden, hidden.pile.length - 1))
      throw new Error(`somebody knows what lies in the pile “${name}”`);
    bringUp(hidden.pile, at);
  }
}
