import { picker, sha256 } from '@hollow/engine';
import { DEFAULT_SETTINGS } from '@hollow/protocol';
import { describe, expect, test } from 'vitest';
import {
  type CheckedDeal,
  checkDeal,
  commitmentOf,
  dealtFrom,
  LogPlayer,
  type OpenedGame,
  type SeenPromise,
  sealOf,
} from '../src/index.ts';
import { dayOf } from '../src/replay/day.ts';
import { engine, type LocalTable, lobbyOf, SEED } from './local-table.ts';

const COMMITMENT = commitmentOf(SEED);
const WORDS = ['a'.repeat(32), 'b'.repeat(32)];

/** What a device writes down when it opens its word. */
function lookAt({ seen: { promise, settings } }: LocalTable): SeenPromise {
  if (promise === null) throw new Error('nothing was promised');
  const { commitment, seals, setup, redrawn } = promise;
  return { commitment, seals, setupSeal: setup, redrawn, settings, words: [] };
}

const openedGame = ({ moment: { table }, rows }: LocalTable): OpenedGame => ({
  seed: SEED,
  practice: null,
  commitment: table.commitment,
  words: table.words,
  seals: table.seals,
  setupSeal: table.setupSeal,
  redrawn: table.redrawn,
  settings: table.settings,
  packs: engine.program({}).hashes,
  rows,
});

/** Answers for both people, and lets the bot play, for some steps. */
async function playOn(local: LocalTable, steps: number): Promise<void> {
  const pick = picker('played');
  for (let i = 0; i < steps; i++) {
    local.playBots(pick);
    const { game } = local.moment;
    if (game === null || game.state.outcome !== null) return;
    const [decision] = engine.pending(game.state);
    if (decision === undefined) return;
    const option = pick(decision.options.length);
    await local.send(Math.max(0, decision.seat), { t: 'answer', decision: decision.id, option });
  }
}

/** Two people who have sealed and opened their words, a bot, and some answers. */
async function playedGame(steps = 12): Promise<{ game: OpenedGame; seen: SeenPromise; local: LocalTable }> {
  const local = await lobbyOf(2);
  for (const [seat, word] of WORDS.entries())
    await local.send(seat, { t: 'seal', seal: sealOf(COMMITMENT, seat, word) });
  await local.send(0, { t: 'host', do: { what: 'start' } });
  const seen = lookAt(local);
  for (const [seat, word] of WORDS.entries()) await local.send(seat, { t: 'word', word });
  await playOn(local, steps);
  return { game: openedGame(local), seen: { ...seen, words: local.moment.table.words }, local };
}

const { game, seen } = await playedGame();

const check = (opened: OpenedGame, by: SeenPromise | null = null): CheckedDeal => checkDeal(engine, opened, sha256, by);

const withWord = (seat: number, word: string | null): Pick<OpenedGame, 'words' | 'seals'> => ({
  words: game.words.map((old, i) => (i === seat ? word : old)),
  seals: game.seals.map((old, i) => (i === seat ? word && sealOf(COMMITMENT, seat, word) : old)),
});

const withSetup = (change: object): Pick<OpenedGame, 'rows'> => ({
  rows: game.rows.map((row) =>
    row.body.setup === undefined ? row : { ...row, body: { ...row.body, setup: { ...row.body.setup, ...change } } },
  ),
});

test('a game that was dealt as promised is found to be, by the file and by what a device saw', () => {
  expect(check(game)).toMatchObject({ ok: true, words: { n: 2, sealed: true, redrawn: 0 } });
  expect(check(game, seen)).toMatchObject({ ok: true });
  expect(check(game).answers).toBeGreaterThan(10);
});

test('one of 0.2.0, whose words were open, is found to be what it is', () => {
  const older = { ...game, seals: [], setupSeal: null };
  expect(check(older)).toMatchObject({ ok: true, words: { n: 2, sealed: false } });
});

describe('an operator', () => {
  const word = 'c'.repeat(32);

  test('who changes the word of another seat is found out', () => {
    expect(check({ ...game, words: withWord(0, word).words }).broken).toMatchObject({ field: 'words', seat: 0 });
    // With a seal that fits it, whoever saw the old one knows.
    expect(check({ ...game, ...withWord(0, word) }, seen).broken).toMatchObject({ field: 'words', seat: 0 });
    expect(check({ ...game, ...withWord(0, null) }, seen).broken).toMatchObject({ field: 'words', seat: 0 });
  });

  test('who tries words of their own until one suits is found out by everybody who saw the seal', async () => {
    // The game is dealt from the new word, and the file fits itself.
    const local = await lobbyOf(2);
    const words = [WORDS[0] ?? '', word];
    for (const [seat, own] of words.entries())
      await local.send(seat, { t: 'seal', seal: sealOf(COMMITMENT, seat, own) });
    await local.send(0, { t: 'host', do: { what: 'start' } });
    for (const [seat, own] of words.entries()) await local.send(seat, { t: 'word', word: own });
    const ground = openedGame(local);
    expect(check(ground)).toMatchObject({ ok: true });
    expect(check(ground, { ...seen, words: [] }).broken).toMatchObject({ field: 'words', seat: 1 });
  });

  test('who lets words be drawn anew in secret is found out', () => {
    expect(check({ ...game, redrawn: 1 }, seen).broken).toMatchObject({ field: 'redrawn' });
  });

  test.each([
    ['other haunts', { haunts: ['second-edition/the-mummy-walks'] }],
    ['another reading', { switches: { 'no-such-switch': 'x' } }],
    ['another preset', { preset: 'another' }],
    ['typed dice', { dice: 'typed' as const }],
  ])('whose settings were others is found out: %s', (_, change) => {
    const settings = { ...DEFAULT_SETTINGS, edition: 'second-edition', preset: 'second-edition', ...change };
    expect(check({ ...game, settings }).broken).toMatchObject({ field: 'settings' });
    // A file that was made to fit does not fit what was shown.
    expect(check(game, { ...seen, settings }).broken).toMatchObject({ field: 'settings' });
  });

  test.each([
    ['haunts that the settings do not name', { haunts: [1] }, 'settings'],
    ['haunts that somebody is said to have met', { playedHaunts: [1] }, 'settings'],
    ['somebody who begins', { first: 'ox-bellows' }, 'settings'],
    ['another day', { date: { month: 2, day: 29 } }, 'setup'],
    ['piles laid by hand', { stacked: { cards: { omen: ['girl'] } } }, 'setup'],
  ])('who sets the game up otherwise is found out: %s', (_, change, field) => {
    expect(check({ ...game, ...withSetup(change) }).broken).toMatchObject({ field });
  });

  test('who had another day in the sealed set-up is found out', () => {
    const year = 366 * 86_400_000;
    const rows = game.rows.map((row) => ({ ...row, at: (row.at ?? 0) - year / 2 }));
    expect(check({ ...game, rows }).message).toContain('date');
  });
});

test('the day of a time is the one of the calendar', () => {
  for (const at of [
    0,
    -1,
    Date.UTC(2000, 1, 29),
    Date.UTC(2026, 11, 31, 23),
    Date.UTC(2100, 2, 1),
    Date.UTC(1969, 1, 28),
  ]) {
    const date = new Date(at);
    expect(dayOf(at)).toEqual({ month: date.getUTCMonth() + 1, day: date.getUTCDate() });
  }
});

/** Every way to change one value in what the game was dealt from and played by. */
function* altered(value: unknown, path: string): Generator<readonly [string, unknown]> {
  if (typeof value === 'number') yield [path, value + 1];
  if (typeof value === 'string')
    yield [path, value === '' ? 'x' : `${value.slice(0, -1)}${value.endsWith('a') ? 'b' : 'a'}`];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    for (const [where, other] of altered(inner, `${path}.${key}`))
      yield [
        where,
        Array.isArray(value) ? value.map((old, i) => (String(i) === key ? other : old)) : { ...value, [key]: other },
      ];
}

test('one altered letter in what the game was dealt from and played by is found', () => {
  const { seed, commitment, words, seals, setupSeal, packs } = game;
  const { switches, dice, haunts } = DEFAULT_SETTINGS;
  const preset = 'second-edition';
  const found: string[] = [];
  const parts = { seed, commitment, words, seals, setupSeal, packs, settings: { preset, switches, dice, haunts } };
  for (const [path, part] of altered(parts, 'game')) {
    const { settings, ...others } = part as typeof parts;
    const other = { ...game, ...others, settings: { ...game.settings, ...settings } };
    expect(check(other).ok, path).toBe(false);
    found.push(path);
  }
  expect(found.length).toBeGreaterThan(8);
  for (const [i, row] of game.rows.entries()) {
    const { answer, setup, hash } = row.body;
    const played = {
      ...(hash === undefined ? {} : { hash }),
      ...(answer === undefined ? {} : { answer: { decision: answer.decision, option: answer.option } }),
      ...(setup === undefined ? {} : { setup }),
    };
    for (const [path, part] of altered(played, `rows.${i}`)) {
      const body = {
        ...row.body,
        ...(part as object),
        ...(answer === undefined ? {} : { answer: { ...answer, ...(part as { answer?: object }).answer } }),
      };
      const rows = game.rows.map((old, at) => (at === i ? { ...row, body } : old));
      let ok: boolean;
      try {
        ({ ok } = check({ ...game, rows }));
      } catch {
        ok = false;
      }
      expect(ok, path).toBe(false);
    }
  }
});

test('a row of the game without a hash hides nothing', () => {
  for (const [i, row] of game.rows.entries()) {
    const { hash, ...body } = row.body;
    if (hash === undefined) continue;
    const rows = game.rows.map((old, at) => (at === i ? { ...row, body } : old));
    expect(check({ ...game, rows }).ok, `rows.${i}`).toBe(false);
  }
});

describe('an answer that was taken back', () => {
  /** A game in which somebody took back an answer past a reveal, with everybody's vote. */
  async function takenBack(): Promise<OpenedGame> {
    const { local } = await playedGame(0);
    const pick = picker('taken back');
    for (;;) {
      local.playBots(pick);
      const [decision] = local.moment.game === null ? [] : engine.pending(local.moment.game.state);
      if (decision === undefined) throw new Error('the game is over');
      const seat = Math.max(0, decision.seat);
      await local.send(seat, { t: 'answer', decision: decision.id, option: pick(decision.options.length) });
      const last = local.moment.table.steps.at(-1);
      if (last?.seat !== seat || last.free) continue;
      await local.send(seat, { t: 'undo', kind: 'vote' });
      await local.send(1 - seat, { t: 'vote', vote: local.moment.table.vote?.id ?? 0, yes: true });
      return openedGame(local);
    }
  }

  /** A game in which somebody walked two rooms at once, there and back, and took the whole walk back. */
  async function walkTakenBack(): Promise<OpenedGame> {
    const { local } = await playedGame(0);
    const pick = picker('walked');
    for (let i = 0; i < 100; i++) {
      local.playBots(pick);
      const state = local.moment.game?.state;
      const [decision] = state === undefined ? [] : engine.pending(state);
      if (state === undefined || decision === undefined) break;
      const seat = Math.max(0, decision.seat);
      const { explorers, turn } = engine.view(state, seat).position;
      const here = explorers.find(({ id }) => id === turn.who)?.room ?? '';
      const there = decision.options.find((option) => option.verb === 'move');
      if (decision.kind === 'turn' && there !== undefined) {
        await local.send(seat, { t: 'path', decision: decision.id, rooms: [there.room, here] });
        const [last, before] = local.moment.table.steps.toReversed();
        if (last?.walk !== undefined && last.walk === before?.walk && last.free) {
          await local.send(seat, { t: 'undo', kind: 'free' });
          return openedGame(local);
        }
      } else await local.send(seat, { t: 'answer', decision: decision.id, option: pick(decision.options.length) });
    }
    throw new Error('nobody walked');
  }

  test('as a whole walk, by which nothing was revealed, leaves the deal as it was promised', async () => {
    const walked = await walkTakenBack();
    expect(walked.rows.some(({ body }) => body.undo?.free === true)).toBe(true);
    expect(check(walked)).toMatchObject({ ok: true, takenBack: { byVote: 0, alone: 0 } });
  });

  /** The same game with another step back in it, and a hash that fits: whoever writes the file can write that as well. */
  function forged(marked: OpenedGame, other: (to: number, rows: OpenedGame['rows']) => { to: number; free: boolean }) {
    const player = new LogPlayer(engine, dealtFrom(marked, marked.seed), sha256);
    const rows = marked.rows.map((row, i) => {
      const { undo } = row.body;
      const mine =
        undo === undefined ? row : { ...row, body: { ...row.body, undo: other(undo.to, marked.rows.slice(0, i)) } };
      const { state } = player.play(mine);
      if (undo === undefined || state === null) return mine;
      return { ...mine, body: { ...mine.body, hash: sha256(engine.serialise(state)) } };
    });
    return check({ ...marked, rows });
  }

  test('past a reveal is counted, and is not hidden by calling it free', async () => {
    const marked = await takenBack();
    expect(check(marked)).toMatchObject({ ok: true, takenBack: { byVote: 1, alone: 0 } });
    expect(forged(marked, (to) => ({ to, free: false }))).toMatchObject({ ok: true });
    expect(forged(marked, (to) => ({ to, free: true }))).toMatchObject({ ok: false });
    // Nor by taking back more than that.
    const before = (to: number, rows: OpenedGame['rows']): number =>
      rows.findLast(({ seq, body }) => seq < to && body.answer !== undefined)?.seq ?? 0;
    expect(forged(marked, (to, rows) => ({ to: before(to, rows), free: false }))).toMatchObject({ ok: true });
    expect(forged(marked, (to, rows) => ({ to: before(to, rows), free: true }))).toMatchObject({ ok: false });
  });
});
