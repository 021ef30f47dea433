import { quickBot } from '@hollow/bots';
import { secondEdition, thirdEdition } from '@hollow/content';
import { type Decision, Engine, type Pack, type Setup, type State } from '@hollow/engine';
import { arrange } from '@hollow/engine/kit';
import { dealtFrom } from '@hollow/table';
import type { NewLogRow } from '../../server/src/store/append.ts';
import { type Game, recorded, row } from './planting.ts';

/** Games that bots play from a seed until somebody is asked what is wanted. */

/** An edition that is played, and who sits down to it. */
class Edition {
  readonly pack: Pack;
  readonly explorers: readonly string[];
  #engine: Engine | null = null;

  constructor(pack: Pack, explorers: readonly string[]) {
    this.pack = pack;
    this.explorers = explorers;
  }

  /** To compile one takes half a second, and most files play one edition only. */
  get engine(): Engine {
    this.#engine ??= new Engine([this.pack]);
    return this.#engine;
  }
}

export const EDITIONS = {
  second: new Edition(secondEdition, [
    'vivian-lopez',
    'zoe-ingstrom',
    'ox-bellows',
    'peter-akimoto',
    'professor-longfellow',
  ]),
  third: new Edition(thirdEdition, ['oliver-swift', 'isa-valencia', 'dan-nguyen', 'sammy-angler', 'brittani-bowen']),
} as const;
export type EditionName = keyof typeof EDITIONS;

const SEEDS = 60;
export interface Played extends Game {
  readonly edition: EditionName;
  readonly asked: Decision | null;
}

export type Wanted = (decision: Decision, state: State, engine: Engine) => boolean;

/** How a game is set up, where it is not the second edition with all its haunts. */
export interface Evening extends Partial<Setup> {
  readonly edition?: EditionName;
}

function setupOf({ edition = 'second', ...more }: Evening): Setup {
  const { explorers, pack } = EDITIONS[edition];
  return {
    seats: explorers.map((explorer) => ({ explorers: [explorer] })),
    preset: pack.id,
    switches: {},
    dice: 'seed',
    date: { month: 1, day: 15 },
    haunts: [],
    ...more,
  };
}

/** A game that has just been dealt. */
function begun(seed: string, evening: Evening): Omit<Played, 'asked'> & { readonly rows: NewLogRow[] } {
  const { edition = 'second' } = evening;
  const { engine } = EDITIONS[edition];
  const setup = setupOf(evening);
  const { state, events } = engine.create(setup, dealtFrom({ practice: null, words: [] }, seed));
  return { seed, edition, state, rows: [row('start', 0, recorded(engine, events, state, { setup }))] };
}

/** A game whose first turn finds this on the table. */
export function laid(seed: string, evening: Evening, position: Parameters<typeof arrange>[2]): Played {
  const game = begun(seed, evening);
  const { engine } = EDITIONS[game.edition];
  arrange(engine, game.state, position);
  return { ...game, asked: engine.pending(game.state)[0] ?? null };
}

/** A game from its beginning to the first question that is wanted; null where it ends without. */
function played(seed: string, evening: Evening, wanted: Wanted | 'end'): Played | null {
  const { edition, state, rows } = begun(seed, evening);
  const { engine } = EDITIONS[edition];
  const bot = quickBot(engine, seed);
  while (state.outcome === null) {
    const [decision] = engine.pending(state);
    if (decision === undefined) return null;
    const { seat, id } = decision;
    if (wanted !== 'end' && wanted(decision, state, engine)) return { seed, edition, state, rows, asked: decision };
    const option = bot.answer(engine.view(state, seat), decision);
    const applied = engine.apply(state, seat, id, option);
    if (!applied.ok) throw new Error(applied.refusal.message);
    rows.push(
      row(
        'answer',
        seat,
        recorded(engine, applied.events, state, { answer: { decision: id, option, seat, bot: true } }),
      ),
    );
  }
  return wanted === 'end' ? { seed, edition, state, rows, asked: null } : null;
}

export const roundsOf = (state: State, engine: Engine): number => engine.view(state, 'public').position.round;

/** The first of a row of seeds that comes to the position. */
export function first(name: string, evening: Evening, wanted: Wanted | 'end'): Played {
  for (let i = 0; i < SEEDS; i++) {
    const found = played(`${name} ${i}`, evening, wanted);
    if (found !== null) return found;
  }
  throw new Error(`no seed comes to ${name}`);
}
