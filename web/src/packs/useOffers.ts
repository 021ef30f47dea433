import type { PackOffer } from '@hollow/protocol';
import { useEffect, useState } from 'react';
import { api } from '../net/api.ts';
import { useText } from '../words/Words.tsx';

/** The packs that tables on this server may be made with, named in the reader's language; null until it has answered. */
export function useOffers(): readonly PackOffer[] | null {
  const { lang } = useText();
  const [offers, setOffers] = useState<readonly PackOffer[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = (): void => {
      api.packs(lang).then(
        (found) => {
          if (isWanted) setOffers(found);
        },
        // Whoever is offline is told so elsewhere.
        () => undefined,
      );
    };
    ask();
    window.addEventListener('online', ask);
    return () => {
      isWanted = false;
      window.removeEventListener('online', ask);
    };
  }, [lang]);
  return offers;
}
