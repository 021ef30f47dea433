import { createContext, use } from 'react';

/** Which way the new tile lies in the hand: the number of its option. House and dock show the same. */
export interface Held {
  readonly option: number | null;
  readonly hold: (option: number) => void;
}

const HeldContext = createContext<Held>({ option: null, hold: () => undefined });
export const HeldProvider = HeldContext.Provider;
export const useHeld = (): Held => use(HeldContext);
