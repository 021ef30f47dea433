import { ContentError, type Engine, type Setup, SetupError, type State } from '@hollow/engine';
import { dealtFrom } from '../dealing/promise.ts';
import { eventItems, note } from '../moment/log.ts';
import { type Act, type Draft, type Moment, requireLobby, row } from '../moment/moment.ts';
import { keepTime } from '../moment/patience.ts';
import { RefusedError } from '../moment/refused.ts';
import { botSeat, type SeatData, type TableData } from '../moment/table.ts';
import { hauntsOf, presetOf } from './settings.ts';

/** What a game needs to begin, beside its table. */
export interface GameStart {
  readonly engine: Engine;
  /** The part of the secret that whoever hosts the table has promised. */
  readonly seed: string;
  readonly date: { readonly month: number; readonly day: number };
  /** Numbers of the haunts that somebody at the table has met and nobody wants again. */
  readonly playedHaunts: readonly number[];
}

const setupOf = (
  seats: readonly SeatData[],
  settings: TableData['settings'],
  { engine, date, playedHaunts }: GameStart,
): Setup => ({
  seats: seats.map(({ explorers }) => (explorers.length === 0 ? {} : { explorers })),
  ...(presetOf(settings) === undefined ? {} : { preset: settings.preset }),
  switches: settings.switches,
  dice: settings.dice,
  date,
  haunts: settings.haunts.flatMap((haunt) => hauntsOf(engine.packs).get(haunt)?.number ?? []),
  ...(playedHaunts.length === 0 ? {} : { playedHaunts }),
});

/** The explorers that each seat plays. */
export function explorersBySeat(engine: Engine, state: State, seats: number): readonly (readonly string[])[] {
  const { explorers } = engine.view(state, 'public').position;
  return Array.from({ length: seats }, (_, seat) => explorers.filter((who) => who.seat === seat).map(({ id }) => id));
}

/** The game begins: open seats go to bots. */
export function startGame(moment: Moment, act: Act, start: GameStart): Draft {
  requireLobby(moment);
  const { table } = moment;
  const { engine, seed } = start;
  const waiting = table.seats.findIndex(({ holder, ready }, i) => holder === 'person' && !ready && i !== act.seat);
  if (waiting >= 0) throw new RefusedError('wrong-phase', `seat ${waiting} is not ready`, { field: 'ready' });
  const seats = table.seats.map((data) => (data.holder === 'open' ? botSeat('quick') : data));
  const words = seats.map(({ word }) => word);
  try {
    const setup = setupOf(seats, table.settings, start);
    const { state, events } = engine.create(setup, dealtFrom({ practice: null, words }, seed));
    const explorers = explorersBySeat(engine, state, seats.length);
    return {
      table: {
        ...table,
        phase: 'playing',
        keep: keepTime(table.settings),
        words,
        seats: seats.map((data, seat) => ({ ...data, explorers: explorers[seat] ?? [] })),
      },
      state,
      engine,
      rows: [
        row('start', act, { items: [note('started', {}), ...eventItems(events)], setup }, engine.serialise(state)),
      ],
    };
  } catch (error) {
    if (error instanceof SetupError) throw new RefusedError('not-allowed', error.message, { field: error.field });
    if (error instanceof ContentError) throw new RefusedError('not-allowed', error.message, { field: 'settings' });
    throw error;
  }
}
