import { ContentError, type Engine, type Setup, SetupError, type State } from '@hollow/engine';
import { dealtFrom } from '../dealing/promise.ts';
import { eventItems, type LogItem, note } from '../moment/log.ts';
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

/** What a game is set up with at this table. */
export const tableSetup = (
  seats: readonly Pick<SeatData, 'explorers'>[],
  settings: Pick<TableData['settings'], 'preset' | 'switches' | 'dice' | 'haunts' | 'scenario'>,
  { engine, date, playedHaunts }: Omit<GameStart, 'seed'>,
): Setup => ({
  seats: seats.map(({ explorers }) => (explorers.length === 0 ? {} : { explorers })),
  ...(presetOf(settings) === undefined ? {} : { preset: settings.preset }),
  switches: settings.switches,
  dice: settings.dice,
  date,
  haunts: settings.haunts.flatMap((haunt) => hauntsOf(engine.packs).get(haunt)?.number ?? []),
  ...(settings.scenario === undefined || settings.scenario === '' ? {} : { scenario: settings.scenario }),
  ...(playedHaunts.length === 0 ? {} : { playedHaunts }),
});

/** The explorers that each seat plays. */
export function explorersBySeat(engine: Engine, state: State, seats: number): readonly (readonly string[])[] {
  const { explorers } = engine.view(state, 'public').position;
  return Array.from({ length: seats }, (_, seat) => explorers.filter((who) => who.seat === seat).map(({ id }) => id));
}

/** Throws a RefusedError where somebody other than the host, who begins, is not ready. */
export function requireReady({ seats }: TableData, host: number): void {
  const waiting = seats.findIndex(({ holder, ready }, i) => holder === 'person' && !ready && i !== host);
  if (waiting >= 0) throw new RefusedError('wrong-phase', `seat ${waiting} is not ready`, { field: 'ready' });
}

/** The game begins at once: nobody is asked for a word. */
export function startGame(moment: Moment, act: Act, start: GameStart): Draft {
  requireLobby(moment);
  requireReady(moment.table, act.seat);
  return dealGame(moment.table, act, start);
}

/** The game is dealt with the words that are open; open seats go to bots. */
export function dealGame(table: TableData, act: Act, start: GameStart, items: readonly LogItem[] = []): Draft {
  const { engine, seed } = start;
  const seats = table.seats.map((data) => (data.holder === 'open' ? botSeat('normal') : data));
  const words = seats.map(({ word }) => word);
  try {
    const setup = tableSetup(seats, table.settings, start);
    const { state, events } = engine.create(setup, dealtFrom({ practice: null, words }, seed));
    const explorers = explorersBySeat(engine, state, seats.length);
    return {
      table: {
        ...table,
        phase: 'playing',
        keep: keepTime(table.settings),
        words,
        seals: table.dealing === null ? [] : seats.map(({ seal }) => seal),
        setupSeal: table.dealing?.setupSeal ?? null,
        dealing: null,
        seats: seats.map((data, seat) => ({ ...data, explorers: explorers[seat] ?? [] })),
      },
      state,
      engine,
      rows: [
        row(
          'start',
          act,
          { items: [...items, note('started', {}), ...eventItems(events)], setup },
          engine.serialise(state),
        ),
      ],
    };
  } catch (error) {
    if (error instanceof SetupError) throw new RefusedError('not-allowed', error.message, { field: error.field });
    if (error instanceof ContentError) throw new RefusedError('not-allowed', error.message, { field: 'settings' });
    throw error;
  }
}
