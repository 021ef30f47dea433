import { sealOf } from '../dealing/promise.ts';
import { setupSealOf } from '../dealing/setup-seal.ts';
import { type LogItem, note } from '../moment/log.ts';
import { type Act, type Draft, type Moment, requireLobby, tableDraft } from '../moment/moment.ts';
import { RefusedError } from '../moment/refused.ts';
import { type DealingData, type SeatData, seatAt, type TableData, withSeat } from '../moment/table.ts';
import type { AwayFor } from '../people/away.ts';
import { dealGame, type GameStart, requireReady } from './start.ts';

/**
 * Words for the secret of the game (dealing/promise.ts). A device seals one when it sits down. When the host begins, those who are there are asked, and
 * everything else is settled; each opens its word when all who are asked have sealed theirs. Whoever does not answer in time is left out by name. Where
 * words were open by then, all of them are void and the rest draw new ones: nobody sees what would be dealt and then chooses whether to take part.
 */

/** How long devices have to answer, in milliseconds. They answer by themselves: nobody has to press anything. */
const TIME_TO_ANSWER = 6000;

export interface WordSurroundings {
  /** What a game needs to begin. */
  prepareStart(table: TableData): Promise<GameStart>;
  /** For how long nobody has been at the seat, at any node; null while somebody is. */
  awayFor(seat: number): Promise<AwayFor>;
}

/** A device seals a word, or another one, for as long as none was asked for. */
export function sealWord(moment: Moment, act: Act, seal: string): Draft {
  const { table } = moment;
  const { dealing } = table;
  const drawsAnew = dealing?.asked.includes(act.seat) === true && seatAt(table, act.seat).seal === null;
  if (!drawsAnew) requireLobby(moment);
  const next = withSeat(table, act.seat, { seal, word: null });
  return tableDraft(act, dealing !== null && drawsAnew ? withMoreTime(next, dealing, act) : next);
}

/** When the last of those who are asked has sealed, they get as long again to open their words. */
function withMoreTime(table: TableData, dealing: DealingData, act: Act): TableData {
  const isLast = dealing.asked.every((seat) => table.seats[seat]?.seal !== null);
  return isLast ? { ...table, dealing: { ...dealing, until: act.at + TIME_TO_ANSWER } } : table;
}

const wordless = (data: SeatData): SeatData => ({ ...data, seal: null, word: null });

const noteOf = (what: 'word-left-out' | 'word-not-opened', table: TableData, seat: number): LogItem =>
  note(what, { seat, name: seatAt(table, seat).name });

/** Deals with the words that are open. */
async function deal(
  moment: Moment,
  act: Act,
  around: WordSurroundings,
  items: readonly LogItem[] = [],
): Promise<Draft> {
  const { table } = moment;
  const start = await around.prepareStart(table);
  const { date, playedHaunts } = table.dealing ?? start;
  return dealGame(table, act, { ...start, date, playedHaunts }, items);
}

/** The host begins: everybody who has sealed a word and is there is asked to open it. Where there is nobody to ask the game begins at once. */
export async function askForWords(moment: Moment, act: Act, around: WordSurroundings): Promise<Draft> {
  requireLobby(moment);
  const { table } = moment;
  requireReady(table, act.seat);
  const sealed = table.seats.flatMap(({ seal }, seat) => (seal === null ? [] : [seat]));
  const away = await Promise.all(sealed.map((seat) => around.awayFor(seat)));
  const asked =
    table.commitment === null || table.settings.dice === 'typed' ? [] : sealed.filter((_, i) => away[i] === null);
  const leftOut = sealed.filter((seat) => !asked.includes(seat));
  const notes = table.commitment === null ? [] : leftOut.map((seat) => noteOf('word-left-out', table, seat));
  const seats = table.seats.map((data, seat) => (asked.includes(seat) ? { ...data, word: null } : wordless(data)));
  const next: TableData = { ...table, seats };
  if (asked.length === 0) return await deal({ ...moment, table: next }, act, around, notes);
  const start = await around.prepareStart(table);
  const { date, playedHaunts, seed, engine } = start;
  // What cannot be played is refused now, and not when the words are open.
  const [begun] = dealGame(next, act, start).rows;
  const setupSeal = setupSealOf(seed, engine.program({}).hashes, begun?.body.setup ?? { seats: [] });
  const dealing = { asked, until: act.at + TIME_TO_ANSWER, date, playedHaunts, setupSeal };
  return tableDraft(act, { ...next, dealing }, ...notes);
}

/** A device opens its word; with the last of them the game begins. */
export async function openWord(moment: Moment, act: Act, word: string, around: WordSurroundings): Promise<Draft> {
  const { table } = moment;
  const { dealing, commitment } = table;
  const { seal } = seatAt(table, act.seat);
  if (dealing === null || commitment === null)
    throw new RefusedError('wrong-phase', 'nobody has asked for words', { field: 'word' });
  if (!dealing.asked.includes(act.seat))
    throw new RefusedError('not-allowed', 'the word of this seat is not asked for', { field: 'word' });
  if (dealing.asked.some((seat) => seatAt(table, seat).seal === null))
    throw new RefusedError('not-open', 'not everybody has sealed a word', { field: 'word' });
  if (sealOf(commitment, act.seat, word) !== seal)
    throw new RefusedError('not-allowed', 'this is not the word that was sealed', { field: 'word' });
  const next = withSeat(table, act.seat, { word });
  const isLast = dealing.asked.every((seat) => seatAt(next, seat).word !== null);
  return isLast ? await deal({ ...moment, table: next }, act, around) : tableDraft(act, next);
}

/** Whoever has not answered in time is left out. Words that are open by then are void, and those who opened them draw new ones. */
export async function stopWaitingForWords(moment: Moment, act: Act, around: WordSurroundings): Promise<Draft> {
  const { table } = moment;
  const { dealing } = table;
  if (dealing === null || act.at < dealing.until) throw new RefusedError('conflict', 'it is not time yet');
  const areSealed = dealing.asked.every((seat) => seatAt(table, seat).seal !== null);
  const hasAnswered = (seat: number): boolean => seatAt(table, seat)[areSealed ? 'word' : 'seal'] !== null;
  const asked = dealing.asked.filter(hasAnswered);
  const silent = dealing.asked.filter((seat) => !hasAnswered(seat));
  const notes = silent.map((seat) => noteOf(areSealed ? 'word-not-opened' : 'word-left-out', table, seat));
  const seats = table.seats.map((data, seat) => (areSealed || silent.includes(seat) ? wordless(data) : data));
  const redrawn = table.redrawn + (areSealed && asked.length > 0 ? 1 : 0);
  const next: TableData = {
    ...table,
    seats,
    redrawn,
    dealing: { ...dealing, asked, until: act.at + TIME_TO_ANSWER },
  };
  if (asked.length > 0) return tableDraft(act, next, ...notes);
  try {
    return await deal({ ...moment, table: next }, act, around, notes);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    // What is played is not here any more: people choose something else.
    return tableDraft(act, { ...next, dealing: null }, ...notes);
  }
}
