import { secondEdition } from '@hollow/content';
import { Engine } from '@hollow/engine';
import { DEFAULT_SETTINGS } from '@hollow/protocol';
import { expect, test } from 'vitest';
import {
  advance,
  commitmentOf,
  type Draft,
  draftFor,
  type LastingMessage,
  type Moment,
  newTable,
  publicTable,
  RefusedError,
  seatBotsFrom,
  sitDown,
} from '../src/index.ts';

const engine = new Engine([secondEdition]);
const SEED = 'the server drew this';
const NOBODY = { isHere: () => true, wentAt: () => null, watchers: () => 0 };

/** A lobby where Ada sits at seat 0, with two bots. */
class Lobby {
  moment: Moment;
  constructor(settings = DEFAULT_SETTINGS) {
    const table = { ...newTable('promisetable', 'SEALS', 3, settings), commitment: commitmentOf(SEED) };
    this.moment = { version: 0, table, game: null };
    const act = { mid: null, at: 0 };
    this.#accept(sitDown(this.moment, act, { name: 'Ada', lang: 'en', device: 'here', wanted: 0 }));
    this.#accept(seatBotsFrom(this.moment, { ...act, seat: 0 }, 1));
  }

  #accept(draft: Draft): void {
    this.moment = advance(this.moment, draft, 0);
  }

  async send(message: LastingMessage): Promise<void> {
    const around = {
      packs: () => [secondEdition],
      prepareStart: async () => ({ engine, seed: SEED, date: { month: 11, day: 15 }, playedHaunts: [] }),
      stateBefore: async () => null,
      awayFor: async () => null,
      isOneOf: async () => false,
      devicesAt: async () => [],
    };
    this.#accept(await draftFor(around, this.moment, { seat: 0, mid: message.id, at: 0 }, message));
  }

  get promise() {
    return publicTable(this.moment, 0, NOBODY, [], null).promise;
  }
}

const word = (id: string, letter: string): LastingMessage => ({ t: 'word', id, word: letter.repeat(32) });
const START: LastingMessage = { t: 'host', id: 'start-it', do: { what: 'start' } };

/** The streams of the game that is dealt when Ada has sent this word. */
async function dealtWith(letter: string | null): Promise<readonly number[]> {
  const lobby = new Lobby();
  if (letter !== null) await lobby.send(word('message-1', letter));
  await lobby.send(START);
  return lobby.moment.game?.state.rng ?? [];
}

test('the table shows what is promised and who has sent a word, and nothing that the game is dealt from', async () => {
  const lobby = new Lobby();
  expect(lobby.promise).toEqual({ commitment: commitmentOf(SEED), words: [null, null, null] });
  await lobby.send(word('message-1', 'a'));
  expect(lobby.promise?.words).toEqual(['a'.repeat(32), null, null]);
  await lobby.send(START);
  expect(lobby.promise?.words).toEqual(['a'.repeat(32), null, null]);
  expect(JSON.stringify(publicTable(lobby.moment, 'all', NOBODY, [], null))).not.toContain(SEED);
});

test('a seat sends one word, before the game', async () => {
  const lobby = new Lobby();
  await lobby.send(word('message-1', 'a'));
  await expect(lobby.send(word('message-2', 'b'))).rejects.toThrow(RefusedError);
  await lobby.send(START);
  await expect(lobby.send(word('message-3', 'c'))).rejects.toThrow('the game has begun');
  expect(lobby.promise?.words[0]).toBe('a'.repeat(32));
});

test('every word changes every stream, and the same words deal the same game', async () => {
  const [none, a, b, again] = await Promise.all([null, 'a', 'b', 'a'].map(dealtWith));
  expect(again).toEqual(a);
  for (const [i, key] of (a ?? []).entries()) {
    if (i % 9 === 8) continue;
    expect(key).not.toBe(b?.[i]);
    expect(key).not.toBe(none?.[i]);
  }
});

test('typed dice promise nothing', () => {
  expect(new Lobby({ ...DEFAULT_SETTINGS, dice: 'typed' }).promise).toBeNull();
});
