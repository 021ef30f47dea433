import type { OpenDatabase } from '../store/database.ts';

/** A device that holds a seat. */
export interface HoldingDevice {
  readonly device: string;
  readonly since: number;
  /** Seats at other tables, and elsewhere at this one. */
  readonly otherSeats: number;
  /** It is somebody's who has a passkey. */
  readonly hasPasskey: boolean;
}

/** Who holds a seat. A personal link may have brought the seat to the device of somebody else. */
export async function findPlayer({ db }: OpenDatabase, game: string, seat: number): Promise<HoldingDevice[]> {
  const holders = await db
    .selectFrom('holds')
    .innerJoin('devices', 'devices.hash', 'holds.device')
    .select(['holds.device', 'holds.since', 'devices.person'])
    .where('holds.game', '=', game)
    .where('holds.seat', '=', seat)
    .orderBy('holds.since')
    .execute();
  return await Promise.all(
    holders.map(async ({ device, since, person }) => {
      const all = await db.selectFrom('holds').select('seat').where('device', '=', device).execute();
      return { device, since, otherSeats: all.length - 1, hasPasskey: person !== null };
    }),
  );
}
