import { useCallback, useEffect, useState } from 'react';
import { api } from '../../net/api.ts';
import { once } from '../../ui/later/parts.ts';

const asked = once(() => api.address());

/** Makes links that others can follow: where this page was opened under a name that only this machine knows, the server says what it is called in the house. */
export function useLinks(): (path: string) => string {
  const [base, setBase] = useState(window.location.origin);
  useEffect(() => {
    let isWanted = true;
    asked().then(
      ({ address }) => {
        if (isWanted && address !== null) setBase(address);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return useCallback((path) => new URL(path, base).href, [base]);
}
