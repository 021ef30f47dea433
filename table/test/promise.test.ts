import { describe, expect, test } from 'vitest';
import { commitmentOf, publicTable, RefusedError, readTable, sealOf } from '../src/index.ts';
import { type LocalTable, lobbyOf, SEED } from './local-table.ts';

const COMMITMENT = commitmentOf(SEED);
const START = { t: 'host', do: { what: 'start' } } as const;
const NOBODY = { isHere: () => true, wentAt: () => null, watchers: () => 0 };
/** Longer than devices have to answer. */
const TOO_LONG = 60_000;

const wordOf = (letter: string): string => letter.repeat(32);
const sealed = (seat: number, letter: string): string => sealOf(COMMITMENT, seat, wordOf(letter));

const seal = (local: LocalTable, seat: number, letter: string): Promise<void> =>
  local.send(seat, { t: 'seal', seal: sealed(seat, letter) });
const open = (local: LocalTable, seat: number, letter: string): Promise<void> =>
  local.send(seat, { t: 'word', word: wordOf(letter) });

const LETTERS = ['a', 'b', 'c'];

/** So many people have sealed their words, and the host has begun. */
async function asked(people: number): Promise<LocalTable> {
  const local = await lobbyOf(people);
  for (let seat = 0; seat < people; seat++) await seal(local, seat, LETTERS[seat] ?? '');
  await local.send(0, START);
  return local;
}

/** The streams of the game that is dealt when Ada has sealed and opened this word. */
async function dealtWith(letter: string | null): Promise<readonly number[]> {
  const local = await lobbyOf(1);
  if (letter !== null) await seal(local, 0, letter);
  await local.send(0, START);
  if (letter !== null) await open(local, 0, letter);
  return local.moment.game?.state.rng ?? [];
}

describe('a word', () => {
  test('is sealed when its device sits down, and opened when the game begins; nobody is told what the dice come from', async () => {
    const local = await lobbyOf(2);
    const nothing = { commitment: COMMITMENT, asked: null, setup: null, redrawn: 0 };
    const none = [null, null, null];
    expect(local.seen.promise).toEqual({ ...nothing, seals: none, words: none });
    await seal(local, 0, 'a');
    await seal(local, 1, 'b');
    const seals = [sealed(0, 'a'), sealed(1, 'b'), null];
    expect(local.seen.promise).toEqual({ ...nothing, seals, words: none });
    await local.send(0, START);
    expect(local.seen).toMatchObject({ phase: 'lobby', promise: { seals, words: none, asked: [0, 1] } });
    await open(local, 1, 'b');
    expect(local.seen.phase).toBe('lobby');
    await open(local, 0, 'a');
    expect(local.seen).toMatchObject({ phase: 'playing', promise: { seals, words: [wordOf('a'), wordOf('b'), null] } });
    expect(JSON.stringify(publicTable(local.moment, 'all', NOBODY, [], null))).not.toContain(`"${SEED}"`);
  });

  test('can be another until it is asked for, and then only the one that was sealed', async () => {
    const local = await lobbyOf(1);
    await seal(local, 0, 'a');
    await expect(open(local, 0, 'a')).rejects.toThrow('nobody has asked for words');
    await seal(local, 0, 'b');
    await local.send(0, START);
    await expect(seal(local, 0, 'c')).rejects.toThrow('about to begin');
    await expect(open(local, 0, 'a')).rejects.toThrow('not the word that was sealed');
    await open(local, 0, 'b');
    expect(local.seen.promise?.words[0]).toBe(wordOf('b'));
    await expect(open(local, 0, 'b')).rejects.toThrow(RefusedError);
    await expect(seal(local, 0, 'c')).rejects.toThrow('the game has begun');
  });

  test('of another seat cannot be sealed again under the own one', () => {
    expect(sealed(0, 'a')).not.toBe(sealed(1, 'a'));
  });

  test('changes every stream, and the same words deal the same game', async () => {
    const [none, a, b, again] = await Promise.all([null, 'a', 'b', 'a'].map(dealtWith));
    expect(again).toEqual(a);
    for (const [i, key] of (a ?? []).entries()) {
      if (i % 9 === 8) continue;
      expect(key).not.toBe(b?.[i]);
      expect(key).not.toBe(none?.[i]);
    }
  });

  test('is asked of nobody where dice are typed: they promise nothing', async () => {
    const local = await lobbyOf(1, 3, { dice: 'typed' });
    await seal(local, 0, 'a');
    expect(local.seen.promise).toBeNull();
    await local.send(0, START);
    expect(local.seen).toMatchObject({ phase: 'playing', promise: null });
  });

  test('that 0.2.0 kept in a lobby counts no more, and one that a game was dealt with does', async () => {
    const { table } = (await lobbyOf(1)).moment;
    const older = JSON.parse(JSON.stringify(table));
    for (const seat of older.seats) delete seat.seal;
    for (const field of ['seals', 'setupSeal', 'redrawn', 'dealing']) delete older[field];
    older.seats[0].word = wordOf('a');
    expect(readTable(JSON.stringify(older)).seats[0]).toMatchObject({ seal: null, word: null });
    const begun = readTable(JSON.stringify({ ...older, phase: 'playing', words: [wordOf('a'), null, null] }));
    expect(begun).toMatchObject({ words: [wordOf('a'), null, null], seals: [], setupSeal: null, dealing: null });
  });
});

describe('a device that does not answer', () => {
  test('because it is not there is left out by name, and nobody waits for it', async () => {
    const local = await lobbyOf(2);
    await seal(local, 0, 'a');
    await seal(local, 1, 'b');
    local.leave(1);
    await local.send(0, START);
    expect(local.told).toContain('word-left-out');
    expect(local.seen.promise).toMatchObject({ asked: [0], seals: [sealed(0, 'a'), null, null] });
    await expect(open(local, 1, 'b')).rejects.toThrow('not asked for');
    await expect(seal(local, 1, 'c')).rejects.toThrow('about to begin');
    await open(local, 0, 'a');
    expect(local.seen).toMatchObject({ phase: 'playing', promise: { words: [wordOf('a'), null, null], redrawn: 0 } });
  });

  test('although it has sealed a word is left out by name, and the others draw new ones: nobody chooses between two deals', async () => {
    const local = await asked(3);
    await open(local, 0, 'a');
    await open(local, 1, 'b');
    expect(local.duty.kind).toBe('rest');
    await local.waitForWords(TOO_LONG);
    expect(local.told).toContain('word-not-opened');
    const none = [null, null, null];
    expect(local.seen.promise).toMatchObject({ asked: [0, 1], seals: none, words: none, redrawn: 1 });
    await expect(open(local, 2, 'c')).rejects.toThrow('not asked for');
    // Not before the other has sealed a new one as well.
    await seal(local, 0, 'd');
    await expect(open(local, 0, 'd')).rejects.toThrow('not everybody has sealed');
    await seal(local, 1, 'e');
    await open(local, 1, 'e');
    await open(local, 0, 'd');
    const words = [wordOf('d'), wordOf('e'), null];
    expect(local.seen).toMatchObject({ phase: 'playing', promise: { words, redrawn: 1 } });
  });

  test('when new words are drawn is left out as well, and what was sealed meanwhile counts', async () => {
    const local = await asked(3);
    await open(local, 0, 'a');
    await open(local, 1, 'b');
    await local.waitForWords(TOO_LONG);
    await seal(local, 0, 'd');
    await local.waitForWords(TOO_LONG);
    expect(local.seen.promise).toMatchObject({ asked: [0], seals: [sealed(0, 'd'), null, null], redrawn: 1 });
    await open(local, 0, 'd');
    expect(local.seen.promise?.words).toEqual([wordOf('d'), null, null]);
  });

  test('does not keep the game from beginning, even if none does', async () => {
    const local = await asked(2);
    await local.waitForWords(TOO_LONG);
    expect(local.seen).toMatchObject({ phase: 'playing', promise: { words: [null, null, null], redrawn: 0 } });
    expect(local.told.filter((what) => what === 'word-not-opened')).toHaveLength(2);
  });
});

describe('while words are opened', () => {
  test('nothing changes that the game is set up with: it was settled before', async () => {
    const local = await asked(2);
    const wishes = [
      { t: 'host', do: { what: 'settings', settings: { undo: false } } },
      { t: 'host', do: { what: 'seats', seats: 4 } },
      { t: 'host', do: { what: 'remove', seat: 1 } },
      { t: 'me', ready: false },
      { t: 'leave' },
      START,
    ] as const;
    for (const wish of wishes)
      await expect(local.send(0, wish), JSON.stringify(wish)).rejects.toThrow('about to begin');
    const sealBefore = local.seen.promise?.setup;
    // Midnight.
    local.date = { month: 11, day: 16 };
    await open(local, 0, 'a');
    await open(local, 1, 'b');
    const setup = local.rows.find(({ kind }) => kind === 'start')?.body.setup;
    expect(setup?.date).toEqual({ month: 11, day: 15 });
    expect(local.seen.promise?.setup).toBe(sealBefore);
  });

  test('what cannot be played has been refused already', async () => {
    const local = await lobbyOf(1, 3, { preset: 'no-such-preset' });
    await seal(local, 0, 'a');
    await expect(local.send(0, START)).rejects.toThrow(RefusedError);
    expect(local.seen).toMatchObject({ phase: 'lobby', promise: { asked: null } });
  });
});
