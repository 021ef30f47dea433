import type { ServerMessage } from '@hollow/protocol';
import { RefusedError } from '@hollow/table';
import * as z from 'zod';
import { StoreFailure } from '../store/errors.ts';

/** A refusal as it is sent; `id` is that of the message which was refused. */
export const refusalMessage = (
  id: string | null,
  { code, message, rule, field }: RefusedError,
): Extract<ServerMessage, { t: 'refused' }> => ({
  t: 'refused',
  id,
  code,
  ...(rule === undefined ? {} : { rule }),
  ...(field === undefined ? {} : { field }),
  message,
});

/** The store is away. Where the line to it broke at the last moment something may have been written: the same message again, under its id, finds out. */
export const refuseForStore = (): RefusedError =>
  new RefusedError('storage', 'the server cannot reach its store now: try again in a moment');

/** What is said of a failure of the server itself; why stands in the log. */
export const refuseForFailure = (error: unknown): RefusedError =>
  error instanceof StoreFailure
    ? refuseForStore()
    : new RefusedError('internal', 'the server failed; nothing has changed');

/** What is said to somebody who cannot be connected. */
export function refuseConnection(error: unknown): RefusedError {
  if (error instanceof RefusedError) return error;
  if (error instanceof z.ZodError)
    return new RefusedError('malformed', 'the address is not right', {
      field: String(error.issues[0]?.path.join('.')),
    });
  if (error instanceof StoreFailure) return refuseForStore();
  return new RefusedError('internal', 'the server failed');
}
