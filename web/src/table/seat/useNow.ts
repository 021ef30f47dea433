import { useEffect, useState } from 'react';

/** Now, by the server's clock, told anew every second as long as it is wanted. */
export function useNow(wanted: boolean, ahead: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!wanted) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [wanted]);
  return now + ahead;
}
