import type { HauntNotice, Settings } from '@hollow/protocol';
import { useEffect, useState } from 'react';
import { api } from '../../net/api.ts';

const NONE: readonly HauntNotice[] = [];

/** Haunts of the packs that the table would play, with the numbers by which people know them; none while the server has not answered. */
export function useHauntNumbers({ edition, expansions }: Settings): readonly HauntNotice[] {
  const [haunts, setHaunts] = useState(NONE);
  const chosen = [edition, ...expansions].join();
  useEffect(() => {
    let isWanted = true;
    const ids = chosen.split(',');
    api
      .packs('en')
      .then((offers) => Promise.all(offers.filter(({ id }) => ids.includes(id)).map(({ hash }) => api.house(hash))))
      .then((houses) => isWanted && setHaunts(houses.flatMap((house) => house.haunts)))
      // Without them haunts cannot be chosen; the table stays as it is.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [chosen]);
  return haunts;
}

/** The numbers of haunts that are named `pack/id`. */
export const numbersOf = (known: readonly HauntNotice[], haunts: readonly string[]): number[] =>
  known.filter(({ haunt }) => haunts.includes(haunt)).map(({ number }) => number);

/** The other way round. */
export const hauntsNumbered = (known: readonly HauntNotice[], numbers: readonly number[]): string[] =>
  known.filter(({ number }) => numbers.includes(number)).map(({ haunt }) => haunt);
