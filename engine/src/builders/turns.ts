import type { ActionDef } from '../language/haunt.ts';
import type { Num, Ops, Rule, Table, Who } from '../language/types.ts';
import * as w from './words.generated.ts';

/** Tracks that go on turn by turn, and tasks that are done once in each place. */

/** A track: 1 more at the end of every turn of `of`, the dead included; then the row it has come to is carried out. */
export const clock = (counter: string, of: Who, at: Table | Ops = []): Rule => ({
  on: 'turn.after',
  for: of,
  evenDead: true,
  do: [w.add(counter, 1), ...(isOps(at) ? at : [w.table(w.v(counter), at)])],
});

const isOps = (at: Table | Ops): at is Ops => Array.isArray(at);

export interface ExorcismOptions {
  /** The rooms and cards that serve, each for one success. */
  readonly rooms?: readonly string[];
  readonly cards?: readonly string[];
  readonly trait: string | readonly string[];
  readonly pass: Num;
}

/**
 * Ways to exorcise: each success adds 1 to the counter and uses up the room or card that helped, a failure uses nothing up; one attempt a turn,
 * whichever way.
 */
export const exorcism = (
  counter: string,
  ways: Readonly<Record<string, ExorcismOptions>>,
): Readonly<Record<string, ActionDef>> =>
  Object.fromEntries(
    Object.entries(ways).map(([id, { rooms = [], cards = [], trait, pass }]) => [
      id,
      {
        who: w.heroes,
        from: { rooms, cards },
        once: 'success',
        limit: 'one-exorcism',
        roll: { trait },
        pass,
        do: [w.add(counter, 1)],
      },
    ]),
  );
