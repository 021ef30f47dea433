/** What this device knows of a game's dice: what was promised to it, and what it added. */
export interface KeptPromise {
  readonly commitment: string;
  readonly word: string;
}

const keyOf = (game: string): string => `hollow.deal.${game}`;

export function recallPromise(game: string): KeptPromise | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(game)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'commitment' in kept && 'word' in kept
      ? { commitment: String(kept.commitment), word: String(kept.word) }
      : null;
  } catch {
    return null;
  }
}

export function keepPromise(game: string, promise: KeptPromise): void {
  try {
    window.localStorage.setItem(keyOf(game), JSON.stringify(promise));
  } catch {
    // A device without a drawer can still check the deal, but not what was promised to itself.
  }
}

/** 128 bits that only this device knows. */
export const newWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
