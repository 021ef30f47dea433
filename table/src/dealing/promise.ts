import { sha256 } from '@hollow/engine';
import { type Act, type Draft, type Moment, requireLobby, tableDraft } from '../moment/moment.ts';
import { RefusedError } from '../moment/refused.ts';
import { seatAt, type TableData, withSeat } from '../moment/table.ts';

/**
 * Dice that anybody can check. Whoever hosts the table draws a seed and shows its hash, the commitment; then every device that sits down adds a word of its
 * own. The secret of the game comes of both: the host has promised its part before it knew the words, and nobody else knows that part before the end. Then
 * everything lies open, and the game can be dealt again.
 */

/** What is shown of a seed before the first word is sent. */
export const commitmentOf = (seed: string): string => sha256(`hollow-hill/commitment/${seed}`);

/** The secret of a game: of its seed and the words of the seats; bots and devices of before have none. */
const secretOf = (seed: string, words: readonly (string | null)[]): string =>
  sha256(['hollow-hill/secret', seed, ...words.map((word) => word ?? '')].join('/'));

/** The secret that a game was dealt from. Practice is dealt from the seed that was found for it, and promises nothing. */
export const dealtFrom = ({ practice, words }: Pick<TableData, 'practice' | 'words'>, seed: string): string =>
  practice === null ? secretOf(seed, words) : seed;

/** A device adds its word to the secret, once, before the game. */
export function sendWord(moment: Moment, act: Act, word: string): Draft {
  requireLobby(moment);
  const { table } = moment;
  if (seatAt(table, act.seat).word !== null)
    throw new RefusedError('not-allowed', 'this seat has sent its word', { field: 'word' });
  return tableDraft(act, withSeat(table, act.seat, { word }));
}
