import { api } from '../net/api.ts';
import type { CheckedDeal, GameFile } from './deal-again.worker.ts';
import { recallPromise } from './kept.ts';

/** How a check of the deal came out: as promised, or what was not. */
export type Verdict =
  | { readonly is: 'kept'; readonly answers: number; readonly ownWord: boolean }
  | { readonly is: 'other-promise' | 'word-missing' }
  | { readonly is: 'other-game'; readonly message: string };

const dealAgain = (file: GameFile): Promise<CheckedDeal> =>
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
    worker.postMessage(file);
  });

/** Compares what was promised to this device with what was dealt, and deals the game again. */
export async function checkPromise(game: string): Promise<Verdict> {
  const file = (await api.gameFile(game)) as GameFile;
  const own = recallPromise(game);
  if (own !== null && own.commitment !== file.commitment) return { is: 'other-promise' };
  if (own !== null && !file.words.includes(own.word)) return { is: 'word-missing' };
  const { ok, answers, message = '' } = await dealAgain(file);
  return ok ? { is: 'kept', answers, ownWord: own !== null } : { is: 'other-game', message };
}
