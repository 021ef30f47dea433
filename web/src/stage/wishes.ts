import type { PublicTable } from '@hollow/protocol';
import type { ScenePace } from '@hollow/protocol/stage';
import type { Prefs } from '../prefs/prefs.ts';
import type { Game } from '../state/game.ts';
import type { Showing } from './queue.ts';

/** A clock of so many seconds is that of a game over days. */
const DAYS = 43_200;

const isOverDays = (table: PublicTable | null): boolean => {
  const clock = table?.settings.clock;
  return clock !== undefined && clock.kind !== 'none' && clock.seconds >= DAYS;
};

/** Whether somebody throws their own dice at this table. */
const throwsOwn = ({ dice }: Prefs, table: PublicTable | null): boolean =>
  dice === 'own' || (dice === 'days' && !isOverDays(table));

/** Whoever sits at the table is shown things as fast as the table has it; whoever watches, as fast as they like. */
export const paceFor = ({ table, you }: Game, prefs: Prefs): ScenePace =>
  table === null || you?.seat == null ? prefs.pace : table.pace;

/** Whether nobody but bots would be kept waiting: the game stands still until one's own turn is played. */
const isAlone = ({ table, you }: Game): boolean =>
  table?.seats.every(({ seat, holder }) => seat === you?.seat || holder !== 'person') === true;

export const wishesOf = (game: Game, prefs: Prefs): Showing => ({
  pace: paceFor(game, prefs),
  hands: game.you?.seat != null && throwsOwn(prefs, game.table),
  patient: isAlone(game),
  pages: true,
});
