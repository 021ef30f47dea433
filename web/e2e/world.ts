import type { Decision } from '@hollow/engine';
import type { BrowserContext } from '@playwright/test';
import { startServer } from '../../server/test/serving.ts';
import { EDITIONS, type Played, roundsOf } from './evenings.ts';
import { opening, type Side } from './haunt-sides.ts';
import { claim, planter } from './planting.ts';
import { type PositionName, sharedPosition } from './positions.ts';
import { PAGE } from './serving.ts';

/** A server whose store holds games at known positions, each played by bots from a seed, so that every screen can be looked at. */

/** Here all are people; elsewhere whoever is asked, and the others are bots. */
const PEOPLE: readonly PositionName[] = [
  'handed',
  'reading',
  'later',
  'over',
  'typed',
  'monsters',
  'herd',
  'third-reading',
  'third-over',
  'trade',
  'free-for-all',
  'free-for-all-over',
];
/** So many rounds of a haunt somebody plays who only presses what there is; then nobody has won. */
const ROUNDS = 25;
const SEATS = EDITIONS.second.explorers.map((_, seat) => seat);

export interface Position {
  readonly id: string;
  /** Who is asked, or 0 where nobody is. */
  readonly seat: number;
  /** What they are asked; null where the game is over. */
  readonly asked: Decision | null;
  /** The seat of the traitor; null where there is none yet. */
  readonly traitor: number | null;
}

export interface World {
  readonly url: string;
  /** A game of its own at this position: what one test does to it no other finds, nor the same one tried again. */
  at(name: PositionName): Promise<Position>;
  /** A haunt, by its pack and id, where somebody can take a side: a person does, and bots sit in all other seats. */
  haunt(haunt: string, side: Side): Promise<Position>;
  /** Gives a browser seats at a game. */
  sit(context: BrowserContext, game: string, ...seats: number[]): Promise<void>;
  close(): Promise<void>;
}

/** The seat of the traitor; null where there is none. */
function traitorOf({ edition, state }: Played): number | null {
  const { explorers, traitor } = EDITIONS[edition].engine.view(state, 'all').position;
  return explorers.find((explorer) => explorer.id === traitor)?.seat ?? null;
}

/** `beat`: milliseconds of a beat of the scenes; without it nothing is acted out and bots answer at once. */
export async function makeWorld(beat = 0): Promise<World> {
  const server = await startServer({ data: ':memory:', web: PAGE, pause: beat });
  const { node } = server;
  const put = planter(node);
  const plant = async (name: string, game: Played, people: readonly number[], rounds?: number): Promise<Position> => ({
    id: await put(EDITIONS[game.edition].engine, {
      name,
      ...game,
      people,
      ...(rounds === undefined ? {} : { rounds }),
    }),
    seat: Math.max(0, game.asked?.seat ?? 0),
    asked: game.asked,
    traitor: traitorOf(game),
  });
  const found = new Map<PositionName, Played>();
  const url = `http://127.0.0.1:${server.port}`;
  return {
    url,
    async at(name) {
      const position = found.get(name) ?? sharedPosition(name);
      found.set(name, position);
      // Bots are never away; a device that goes round, who reads a book, and whoever is to agree, need people.
      const people = PEOPLE.includes(name) ? SEATS : SEATS.filter((seat) => seat === position.asked?.seat);
      return await plant(name.replaceAll('-', ''), position, people);
    },
    async haunt(haunt, side) {
      const { seat, ...found } = opening(haunt, side);
      const rounds = roundsOf(found.state, EDITIONS[found.edition].engine) + ROUNDS;
      return { ...(await plant(`h${side}`, found, [seat], rounds)), seat };
    },
    sit: (context, game, ...seats) => claim({ node, url }, context, game, seats),
    close: () => server.close(),
  };
}
