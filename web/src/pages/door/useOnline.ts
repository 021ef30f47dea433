import { useEffect } from 'react';

/** Does something again when the device is back online. */
export function useOnline(again: () => void): void {
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again]);
}
