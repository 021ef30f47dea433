import { useStore } from '../state/hooks.ts';
import type { Prefs } from '../state/prefs.ts';
import { prefs } from './device.ts';

export const usePrefs = (): Prefs => useStore(prefs);
export const setPrefs = (change: Partial<Prefs>): void => prefs.set((now) => ({ ...now, ...change }));
