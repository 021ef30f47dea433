import { api } from '../net/api.ts';
import type { CheckedDeal, GameFile, SeenPromise } from './deal-again.worker.ts';
import { type KeptDeal, recallDeal } from './kept.ts';

/** How a check of the deal came out: as promised, or what was not. */
export type DealVerdict =
  | {
      readonly is: 'kept';
      readonly answers: number;
      readonly words: NonNullable<CheckedDeal['words']>;
      /** Whether the word of this device is in the deal, where it drew one. */
      readonly own: 'in' | 'out' | 'none';
    }
  | { readonly is: 'other-promise' | 'word-missing' | 'other-settings' }
  | { readonly is: 'other-word'; readonly seat: number }
  | { readonly is: 'other-game'; readonly message: string };

const dealAgain = (file: GameFile, seen: SeenPromise | null): Promise<CheckedDeal> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./deal-again.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<CheckedDeal>) => {
      resolve(data);
      worker.terminate();
    };
    worker.onerror = () => {
      reject(new Error('the game could not be dealt again'));
      worker.terminate();
    };
    worker.postMessage({ file, seen });
  });

function ownWordIn({ words: dealt }: GameFile, { words, opened, before }: KeptDeal): 'in' | 'out' | 'none' | 'missing' {
  if (before !== null) return dealt.includes(before.word) ? 'in' : 'missing';
  if (opened.some((seat) => dealt[seat] !== words[seat])) return 'missing';
  if (opened.length > 0) return 'in';
  return Object.keys(words).length > 0 ? 'out' : 'none';
}

function verdictOn({ broken, message = '' }: CheckedDeal): DealVerdict {
  switch (broken?.field) {
    case 'words':
      return { is: 'other-word', seat: broken.seat ?? -1 };
    case 'settings':
    case 'setup':
      return { is: 'other-settings' };
    default:
      return { is: 'other-game', message };
  }
}

/** Compares what this device saw and drew itself with what was dealt, and deals the game again. */
export async function checkPromise(game: string): Promise<DealVerdict> {
  const file = (await api.gameFile(game)) as GameFile;
  const kept = recallDeal(game);
  const shown = kept.seen?.commitment ?? kept.before?.commitment ?? file.commitment;
  if (shown !== file.commitment) return { is: 'other-promise' };
  const own = ownWordIn(file, kept);
  if (own === 'missing') return { is: 'word-missing' };
  const checked = await dealAgain(file, kept.seen);
  const { ok, answers, words = { n: 0, sealed: false, redrawn: 0 } } = checked;
  return ok ? { is: 'kept', answers, own, words } : verdictOn(checked);
}
