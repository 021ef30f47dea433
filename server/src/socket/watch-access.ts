import { mayHaveLostAccess, type OpenedAccess } from '@hollow/table';
import { checkDeviceAccess } from '../audience/access.ts';
import { CLOSED_BY_SERVER, GOING_AWAY } from './client-line.ts';
import type { Connection } from './connection.ts';

interface DeviceAccess extends OpenedAccess {
  readonly device: string | null;
}

/** Closes the line when its device may no longer look through these eyes. Looks once now: something may have happened before anybody watched. */
export async function watchAccess({ node, line, game, audience }: Connection, opened: DeviceAccess): Promise<void> {
  const check = async (): Promise<void> => {
    try {
      const verdict = await checkDeviceAccess(node.seats, audience.moment, opened.device, opened);
      if (verdict === 'stays') return;
      line.send({ t: 'bye', why: verdict, again: verdict === 'changed' });
      line.close(CLOSED_BY_SERVER, verdict);
    } catch (error) {
      // Whoever it is may come back and is looked at then.
      node.log.error({ err: error, game }, 'looking whose seat it is failed');
      line.close(GOING_AWAY);
    }
  };
  let { table } = audience.moment;
  const stop = audience.watch((rows) => {
    const before = table;
    ({ table } = audience.moment);
    if (mayHaveLostAccess(opened, before, table, rows)) void check();
  });
  line.addCleanup(stop);
  await check();
}
