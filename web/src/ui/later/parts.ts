/** Parts of the page that are fetched when they are wanted. */

/** A part did not come: the server was given a new page since this one was opened, or the line is down. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

export const fetchPart = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((cause: unknown) => {
    throw new PartMissing('a part of the page did not come', { cause });
  });

/** A part that is fetched once for all who want it; one that did not come is fetched anew when it is wanted again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let wanted: Promise<T> | null = null;
  return () => {
    wanted ??= fetchPart(load).catch((error: unknown) => {
      wanted = null;
      throw error;
    });
    return wanted;
  };
}

const KEY = 'hollow.reloaded';
/** A page that was opened anew for its parts, and still does not get them, is not opened again within so many milliseconds. */
const AGAIN = 60_000;

/** Opens the page anew, which brings its newest parts, and says whether it does; not where that has just been tried, nor without a line. */
export function openAnew(): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
    if (!navigator.onLine || Date.now() - last < AGAIN) return false;
    window.sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
