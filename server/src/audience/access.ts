import type { Viewer } from '@hollow/engine';
import { type Access, accessOf, checkAccess, type Moment, type OpenedAccess } from '@hollow/table';
import type { SeatStore } from '../store/seats.ts';

const seatsOf = async (seats: SeatStore, { table }: Moment, device: string | null): Promise<readonly number[]> =>
  device === null ? [] : await seats.seatsOf(device, table.id);

/** Through whose eyes a device may look. Throws a RefusedError where it may not. */
export const accessOfDevice = async (
  seats: SeatStore,
  moment: Moment,
  device: string | null,
  viewer: Viewer,
): Promise<Access> => accessOf(moment, await seatsOf(seats, moment, device), viewer);

/** Whether a device may go on looking as it did. */
export const checkDeviceAccess = async (
  seats: SeatStore,
  moment: Moment,
  device: string | null,
  opened: OpenedAccess,
): Promise<ReturnType<typeof checkAccess>> => checkAccess(moment, await seatsOf(seats, moment, device), opened);
