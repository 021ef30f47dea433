import { type Setup, SetupError } from '../contract/setup.ts';
import type { G } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import { explorersEach } from '../language/players.ts';
import { below } from '../random/streams.ts';

/** Who plays: explorers in the order in which they sit, and the seat that decides for each. */
export interface Seating {
  readonly seats: number;
  /** Explorers that every seat brings. */
  readonly each: number;
  readonly explorers: readonly number[];
  readonly controller: readonly number[];
}

function chooseExplorers(g: G, setup: Setup, each: number, rng: number[]): number[][] {
  const { p } = g;
  const taken: number[] = [];
  const cardOf = (i: number): string => rowOf(p.explorers, i).def.card;
  const all = g.law['components.characters'](p.explorers.map(({ def }) => def));
  const chosen = setup.seats.map((seat, s) => {
    const named = (seat.explorers ?? []).map((id) => {
      const found = p.explorerIndex.get(id);
      if (found === undefined || !all.includes(found))
        throw new SetupError(`seats.${s}.explorers`, `there is no explorer “${id}”`);
      if (!g.law['setup.choose-character'](cardOf(found), taken.map(cardOf)))
        throw new SetupError(`seats.${s}.explorers`, `the card of ${id} is taken: its two sides exclude each other`);
      taken.push(found);
      return found;
    });
    if (named.length > each) throw new SetupError(`seats.${s}.explorers`, `at most ${each} to a seat`);
    return named;
  });
  for (const list of chosen) {
    while (list.length < each) {
      const free = all.filter((i) => !taken.some((t) => cardOf(t) === cardOf(i)));
      if (free.length === 0) throw new SetupError('seats', 'there are not enough explorers');
      const pick = rowOf(free, below(rng, 'picks', free.length));
      taken.push(pick);
      list.push(pick);
    }
  }
  return chosen;
}

/** Each seat brings as many explorers as the edition says. Round the table once for every explorer a seat brings. */
export function seatExplorers(g: G, setup: Setup, rng: number[]): Seating {
  const seats = setup.seats.length;
  const each = g.law['setup.two-each'](explorersEach(g.p.edition, seats));
  const chosen = chooseExplorers(g, setup, each, rng);
  const explorers: number[] = [];
  const controller: number[] = [];
  for (let k = 0; k < each; k++) {
    chosen.forEach((list, seat) => {
      explorers.push(rowOf(list, k));
      controller.push(seat);
    });
  }
  return { seats, each, explorers, controller };
}
