import type { DealPromise, Settings } from '@hollow/protocol';
import type { SeenPromise } from './deal-again.worker.ts';

/** What this device knows of a game's dice: what it drew, and what it was shown of the rest. */
export interface KeptDeal {
  /** The words of its seats, and those of them that it has opened. */
  readonly words: Readonly<Record<string, string>>;
  readonly opened: readonly number[];
  /** As it was when this device opened its word, or first saw the game; with the words of all seats from then on. */
  readonly seen: SeenPromise | null;
  /** What version 0.2 kept: words were open then. */
  readonly before: { readonly commitment: string; readonly word: string } | null;
}

const NOTHING: KeptDeal = { words: {}, opened: [], seen: null, before: null };

const keyOf = (game: string): string => `hollow.deal.${game}`;

/** A device without a drawer keeps it for as long as the page is open. */
const atHand = new Map<string, string>();

function readDrawer(key: string): string | null {
  try {
    return window.localStorage.getItem(key) ?? atHand.get(key) ?? null;
  } catch {
    return atHand.get(key) ?? null;
  }
}

export function recallDeal(game: string): KeptDeal {
  try {
    const kept: unknown = JSON.parse(readDrawer(keyOf(game)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NOTHING;
    if ('commitment' in kept && 'word' in kept)
      return { ...NOTHING, before: { commitment: String(kept.commitment), word: String(kept.word) } };
    return { ...NOTHING, ...kept };
  } catch {
    return NOTHING;
  }
}

function keepDeal(game: string, change: Partial<KeptDeal>): void {
  const key = keyOf(game);
  const text = JSON.stringify({ ...recallDeal(game), ...change });
  atHand.set(key, text);
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // It is at hand until the page is closed.
  }
}

/** 128 bits that only this device knows. */
const newWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Draws a word for a seat. One that was opened is never used again. */
export function newOwnWord(game: string, seat: number): string {
  const { words, opened } = recallDeal(game);
  const word = newWord();
  keepDeal(game, { words: { ...words, [seat]: word }, opened: opened.filter((other) => other !== seat) });
  return word;
}

const seenOf = (promise: DealPromise, settings: Settings): SeenPromise => {
  const { commitment, seals, setup, redrawn } = promise;
  const { preset, switches, dice, haunts, unplayed } = settings;
  return {
    commitment,
    seals,
    setupSeal: setup,
    redrawn,
    words: [],
    settings: { preset, switches, dice, haunts, unplayed },
  };
};

/** What is promised at the moment at which this device opens its word: from then on nothing of it may change. */
export function keepOpened(game: string, seat: number, promise: DealPromise, settings: Settings): void {
  const { opened } = recallDeal(game);
  keepDeal(game, { seen: seenOf(promise, settings), opened: [...opened, seat] });
}

/** The game has begun: everybody sees the words that it was dealt from. What was seen first stays. */
export function keepBegun(game: string, promise: DealPromise, settings: Settings): void {
  const { seen, before } = recallDeal(game);
  if (before !== null || (seen !== null && seen.words.length > 0)) return;
  keepDeal(game, { seen: { ...(seen ?? seenOf(promise, settings)), words: promise.words } });
}
