import { nameKey } from '@hollow/protocol';
import { RefusedError } from '../moment/refused.ts';
import type { TableData } from '../moment/table.ts';

/** Nobody takes the name of somebody else at the table, nor one that looks the same. Their own they may write otherwise. */
export function requireFreeName({ seats }: TableData, seat: number, name: string): void {
  const key = nameKey(name);
  if (seats.some((other, i) => i !== seat && other.name !== '' && nameKey(other.name) === key))
    throw new RefusedError('taken', 'somebody at the table has that name, or one that looks the same', {
      field: 'name',
    });
}
