import type { Games } from './game/games.ts';
import type { Presence } from './game/presence.ts';
import type { Log } from './log.ts';
import type { Rooms } from './socket/rooms.ts';
import type { PresenceStore } from './store/presence.ts';
import { PostgresWake } from './store/wake.ts';

export interface Neighbourhood {
  readonly games: Games;
  readonly rooms: Rooms;
  readonly others: PresenceStore | null;
  readonly presence: Presence;
  readonly log: Log;
}

/** How often a node says that it is alive and looks who has gone, in milliseconds. */
const BEAT = 5000;

/** Other nodes on the same database: hears from them, tells them of this one. */
export async function meetOthers(
  url: string | undefined,
  { games, rooms, others, presence, log }: Neighbourhood,
): Promise<{ close(): Promise<void> }> {
  if (url === undefined || others === null) return { close: async () => undefined };
  const complain = (error: unknown): void => log.warn({ err: error }, 'looking at what other nodes did failed');
  const lookAtAll = (): void => {
    for (const game of rooms.games) games.wake(game, Number.POSITIVE_INFINITY).catch(complain);
  };
  const wake = new PostgresWake(
    url,
    {
      game: (id, version) => void games.wake(id, version).catch(complain),
      presence: (id) => void rooms.lookElsewhere(id).catch(complain),
      missed: lookAtAll,
    },
    log,
  );
  const beat = async (): Promise<void> => {
    presence.tellAgain(await others.beat());
    await rooms.lookElsewhere();
  };
  await others.beat();
  await wake.start();
  const timer = setInterval(() => void beat().catch(complain), BEAT);
  return {
    async close() {
      clearInterval(timer);
      await wake.close();
      await others.leave();
    },
  };
}
