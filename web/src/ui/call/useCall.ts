import { useState } from 'react';
import { ApiError } from '../../net/api.ts';

export interface Call {
  readonly busy: boolean;
  /** The code of the last failure. */
  readonly failed: string | null;
  readonly run: (work: () => Promise<void>) => void;
}

/** A name that is taken is another failure than a seat. */
const failureOf = ({ code, field }: ApiError): string => (code === 'taken' && field === 'name' ? 'name-taken' : code);

/** One thing asked of the server at a time; a failure is kept for the reader. */
export function useCall(): Call {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const run = (work: () => Promise<void>): void => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    work().then(
      () => setBusy(false),
      (error: unknown) => {
        setBusy(false);
        setFailed(error instanceof ApiError ? failureOf(error) : 'internal');
      },
    );
  };
  return { busy, failed, run };
}
