import { useStore } from '../state/hooks.ts';
import { prefs } from './device.ts';
import type { Prefs } from './prefs.ts';

export const usePrefs = (): Prefs => useStore(prefs);
export const setPrefs = (change: Partial<Prefs>): void => prefs.set((now) => ({ ...now, ...change }));
