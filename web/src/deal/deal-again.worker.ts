import { Engine, type Pack, sha256 } from '@hollow/engine';
import { type CheckedDeal, checkDeal, type OpenedGame, type SeenPromise } from '@hollow/table';

export type { CheckedDeal, SeenPromise } from '@hollow/table';

/** Beside the page: here the whole game is dealt and played again, by the same rules and from nothing but the file. */

/** A finished game as the server gives it away, as far as the deal goes. */
export interface GameFile extends Omit<OpenedGame, 'rows'> {
  readonly rows: readonly Omit<OpenedGame['rows'][number], 'seq'>[];
  readonly contents: readonly Pack[];
}

/** As the server writes it beside every state. */
const fingerprint = (text: string): string =>
  btoa(String.fromCharCode(...(sha256(text).match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);

/** A game to be dealt again, and what somebody has seen of its promise. */
interface Asked {
  readonly file: GameFile;
  readonly seen: SeenPromise | null;
}

function dealAgain({ file: { contents, rows, ...game }, seen }: Asked): CheckedDeal {
  const numbered = rows.map((row, i) => ({ ...row, seq: i + 1 }));
  return checkDeal(new Engine(contents), { ...game, rows: numbered }, fingerprint, seen);
}

self.onmessage = ({ data }: MessageEvent<Asked>): void => {
  try {
    self.postMessage(dealAgain(data));
  } catch (error) {
    self.postMessage({ ok: false, answers: 0, message: String(error) } satisfies CheckedDeal);
  }
};
