import { deleteUnused, prune } from '../admin/prune.ts';
import type { ServerNode } from './server-node.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** By then everybody who is here has come back to a server that was restarted. */
const BACK = 30_000;
/** Browsers that hold nothing are forgotten after so long. */
const IDLE_DAYS = 90;

/** What is done now and then: games that were changed or deleted by hand are looked at, what is old is deleted. */
export function startChores({
  config: { keepDays },
  games,
  notices,
  db,
  log,
  now,
}: Pick<ServerNode, 'config' | 'games' | 'notices' | 'db' | 'log' | 'now'>): { stop(): void } {
  const look = (): void => void games.lookAround().catch(() => undefined);
  const pruneOld = async (days: number): Promise<void> => {
    const before = now() - days * DAY;
    const pruned = await prune(db, { finishedBefore: before, abandonedBefore: before });
    log.info(pruned, 'old games deleted');
  };
  const complain = (error: unknown): void => log.error({ err: error }, 'deleting what is old failed');
  const sweep = (): void => void deleteUnused(db, now() - IDLE_DAYS * DAY).catch(complain);
  sweep();
  const tell = (): void =>
    void notices.tellAgain().catch((error: unknown) => log.warn({ err: error }, 'telling of turns again failed'));
  const telling = setTimeout(tell, BACK);
  telling.unref();
  const timers = [setInterval(look, MINUTE), setInterval(sweep, DAY)];
  if (keepDays !== null) {
    const clearOld = (): void => void pruneOld(keepDays).catch(complain);
    clearOld();
    timers.push(setInterval(clearOld, 60 * MINUTE));
  }
  return {
    stop() {
      clearTimeout(telling);
      for (const timer of timers) clearInterval(timer);
    },
  };
}
