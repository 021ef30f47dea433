import type { Audiences } from '../audience/audiences.ts';
import type { Games } from '../games/games.ts';
import type { Presence } from '../presence/presence.ts';
import type { PresenceStore } from '../store/presence.ts';
import { PostgresWake } from '../store/wake.ts';
import type { Logger } from '../telemetry/log.ts';

export interface Peers {
  readonly games: Games;
  readonly audiences: Audiences;
  readonly elsewhere: PresenceStore | null;
  readonly presence: Presence;
  readonly log: Logger;
}

/** How often a node says that it is alive and looks who has gone, in milliseconds. */
const BEAT = 5000;

/** Other nodes on the same database: hears from them, tells them of this one. */
export async function connectToPeers(
  url: string | undefined,
  { games, audiences, elsewhere, presence, log }: Peers,
): Promise<{ close(): Promise<void> }> {
  if (url === undefined || elsewhere === null) return { close: async () => undefined };
  const complain = (error: unknown): void => log.warn({ err: error }, 'looking at what other nodes did failed');
  const lookAtAll = (): void => {
    for (const game of audiences.games) games.wake(game, Number.POSITIVE_INFINITY).catch(complain);
  };
  const wake = new PostgresWake(
    url,
    {
      game: (id, version) => void games.wake(id, version).catch(complain),
      presence: (id) => void audiences.lookElsewhere(id).catch(complain),
      missed: lookAtAll,
    },
    log,
  );
  const beat = async (): Promise<void> => {
    presence.tellAgain(await elsewhere.beat());
    await audiences.lookElsewhere();
  };
  await elsewhere.beat();
  await wake.start();
  const timer = setInterval(() => void beat().catch(complain), BEAT);
  return {
    async close() {
      clearInterval(timer);
      await wake.close();
      await elsewhere.leave();
    },
  };
}
