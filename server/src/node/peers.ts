import type { Audiences } from '../audience/audiences.ts';
import type { Games } from '../games/games.ts';
import type { Presence } from '../presence/presence.ts';
import { BEAT } from '../store/node-life.ts';
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

/** How often a node looks who is elsewhere, in milliseconds. */
const LOOK = 5000;

/** Does something again and again, never twice at the same time. Returns how to end it. */
function repeat(every: number, work: () => Promise<void>, complain: (error: unknown) => void): () => void {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    work()
      .catch(complain)
      .finally(() => {
        running = false;
      });
  }, every);
  return () => clearInterval(timer);
}

/** Other nodes on the same database: hears from them, tells them of this one. */
export async function connectToPeers(
  url: string | undefined,
  { games, audiences, elsewhere, presence, log }: Peers,
): Promise<{ close(): Promise<void> }> {
  if (url === undefined || elsewhere === null) return { close: async () => undefined };
  const complain = (error: unknown): void => log.warn({ err: error }, 'looking at what other nodes did failed');
  const lookAtAll = (): void => void games.lookAround().catch(complain);
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
    const isNew = await elsewhere.beat();
    if (isNew) presence.tellAgain(true);
  };
  const look = async (): Promise<void> => {
    presence.tellAgain(false);
    await elsewhere.forgetOld();
    await audiences.lookElsewhere();
  };
  await elsewhere.beat();
  await wake.start();
  const stops = [repeat(BEAT, beat, complain), repeat(LOOK, look, complain)];
  return {
    async close() {
      for (const stop of stops) stop();
      await wake.close();
      await elsewhere.leave();
    },
  };
}
