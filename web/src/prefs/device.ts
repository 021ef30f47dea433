import { createMuted } from './muted.ts';
import { createPrefs, type Prefs } from './prefs.ts';

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
export const muted = createMuted(drawer());

/** Shows the page as this device likes it. */
export function showAs({ paper, size, motion }: Prefs): void {
  Object.assign(document.documentElement.dataset, { paper, size, motion });
}
