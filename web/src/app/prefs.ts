import { useStore } from '../state/hooks.ts';
import { createPrefs, type Prefs } from '../state/prefs.ts';

const nowhere = { getItem: () => null, setItem: () => undefined };

/** A browser may forbid its drawer. */
function drawer(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return window.localStorage;
  } catch {
    return nowhere;
  }
}

export const prefs = createPrefs(drawer());
export const usePrefs = (): Prefs => useStore(prefs);
export const setPrefs = (change: Partial<Prefs>): void => prefs.set((now) => ({ ...now, ...change }));
