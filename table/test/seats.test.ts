import { picker } from '@hollow/engine';
import { describe, expect, test } from 'vitest';
import { countTakenBack, deadlineOf, keepTime, knock, loneSeat, row, standInTime } from '../src/index.ts';
import { begunTable, engine, type LocalTable } from './local-table.ts';

/** Every way in which a seat changes hands, or does not: the table of docs/seats.md names these tests. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const vote = ({ moment }: LocalTable): number => moment.table.vote?.id ?? -1;
const agree = (local: LocalTable, seat: number, yes = true) => local.send(seat, { t: 'vote', vote: vote(local), yes });
const propose = (local: LocalTable, seat: number, about: 'remove' | 'give-up', of: number) =>
  local.send(seat, { t: 'propose', about, seat: of });
const seatOf = ({ seen }: LocalTable, seat: number) => seen.seats[seat];

/** Somebody knocks, and the host lets them in at this seat. */
async function letIn(local: LocalTable, seat: number, device: string, by = 0): Promise<void> {
  local.accept(knock(local.moment, { id: device, name: device, lang: 'en', device }));
  await local.send(by, { t: 'host', do: { what: 'admit', knock: device, seat } });
}

/** Bo has been away for as long as the table keeps a seat, all who are there have agreed, and he has not objected. */
async function boIsGivenUp(local: LocalTable): Promise<void> {
  local.leave(1);
  local.wait(DAY);
  await propose(local, 0, 'give-up', 1);
  while (local.moment.table.vote !== null) await agree(local, local.moment.table.vote.asked[0] ?? -1);
  local.wait(DAY);
}

describe('the time for which a seat is kept', () => {
  const clock = (seconds: number) => ({ kind: 'turn', seconds }) as const;

  test('goes by the table’s clock, and is never less than a day in games over days', () => {
    expect(keepTime({ clock: clock(60) })).toBe(15 * MINUTE);
    expect(keepTime({ clock: clock(40 * 60) })).toBe(40 * MINUTE);
    expect(keepTime({ clock: clock(3600) })).toBe(DAY);
    expect(keepTime({ clock: clock(3 * 86_400) })).toBe(3 * DAY);
    expect(keepTime({ clock: { kind: 'none' } })).toBe(DAY);
  });

  test('is not shortened by a faster clock in the course of the game', async () => {
    const local = await begunTable(2, 3, { clock: clock(7200) });
    expect(local.seen.waits.keep).toBe(DAY);
    await local.send(0, { t: 'host', do: { what: 'settings', settings: { clock: clock(60) } } });
    expect(local.seen.waits.keep).toBe(DAY);
    expect(local.told).toContain('time-changed');
    await local.send(0, { t: 'host', do: { what: 'settings', settings: { clock: clock(3 * 86_400) } } });
    expect(local.seen.waits.keep).toBe(3 * DAY);
  });

  test('a faster clock leaves whoever is thinking as much time as it gives', async () => {
    const decision = (seconds: number) => ({ kind: 'decision', seconds }) as const;
    const local = await begunTable(2, 2, { clock: decision(120) });
    const left = (): number => (deadlineOf(local.moment) ?? 0) - local.now;
    local.wait(12_000);
    await local.send(0, { t: 'host', do: { what: 'settings', settings: { clock: decision(10) } } });
    expect(left()).toBe(10_000);
    await local.send(0, { t: 'host', do: { what: 'settings', settings: { clock: decision(120) } } });
    local.wait(115_000);
    await local.send(0, { t: 'host', do: { what: 'settings', settings: { clock: decision(10) } } });
    expect(left()).toBeGreaterThan(4000);
    expect(left()).toBeLessThanOrEqual(5000);
  });

  test('the clock is not made faster while somebody is away, who would not know', async () => {
    const local = await begunTable(2, 3, { clock: clock(7200) });
    local.leave(1);
    for (const settings of [{ clock: clock(60) }, { absence: 15 }])
      await expect(local.send(0, { t: 'host', do: { what: 'settings', settings } })).rejects.toMatchObject({
        code: 'not-allowed',
        field: 'clock',
      });
    await local.send(0, { t: 'host', do: { what: 'settings', settings: { clock: { kind: 'none' } } } });
  });

  test('a bot stands in sooner than a seat is given up: by the setting, by the clock, or after five minutes', () => {
    expect(standInTime({ clock: { kind: 'none' }, absence: null })).toBe(5 * MINUTE);
    expect(standInTime({ clock: { kind: 'none' }, absence: 7200 })).toBe(2 * HOUR);
    expect(standInTime({ clock: clock(120), absence: null })).toBe(2 * MINUTE);
    expect(standInTime({ clock: clock(86_400), absence: null })).toBe(DAY);
  });
});

describe('a seat that is kept', () => {
  test('goes to nobody at the door, however long its person has been away', async () => {
    const local = await begunTable(2);
    local.leave(1);
    local.wait(30 * DAY);
    await expect(letIn(local, 1, 'stranger')).rejects.toMatchObject({ code: 'taken', field: 'kept' });
    expect(local.holds.get(1)).toEqual(['device-1']);
  });

  test('is played by a bot when the host says so, and hands over when its person is back', async () => {
    const local = await begunTable(2);
    const bot = { t: 'host', do: { what: 'bot', seat: 1, kind: 'quick' } } as const;
    await expect(local.send(0, bot)).rejects.toMatchObject({ code: 'taken', field: 'away' });
    local.leave(1);
    local.wait(4 * MINUTE);
    await expect(local.send(0, bot)).rejects.toMatchObject({ code: 'taken', field: 'away' });
    local.wait(MINUTE);
    await local.send(0, bot);
    expect(seatOf(local, 1)).toMatchObject({ holder: 'person', name: 'Bo', substituted: true, givenUp: null });
    local.comeBack(1);
    expect(seatOf(local, 1)).toMatchObject({ substituted: false });
    expect(local.told.slice(-2)).toEqual(['away', 'back']);
  });

  test('of the host is played by a bot when anybody says so, and the game goes on after a pause', async () => {
    const local = await begunTable(2);
    await local.send(0, { t: 'host', do: { what: 'pause', on: true } });
    local.leave(0);
    local.wait(4 * MINUTE);
    const resume = { t: 'host', do: { what: 'pause', on: false } } as const;
    await expect(local.send(1, resume)).rejects.toMatchObject({ code: 'not-host' });
    local.wait(MINUTE);
    await local.send(1, resume);
    await local.send(1, { t: 'host', do: { what: 'bot', seat: 0, kind: 'quick' } });
    expect(local.moment.table.paused).toBe(false);
    expect(seatOf(local, 0)).toMatchObject({ substituted: true, host: true });
    await expect(local.send(1, { t: 'host', do: { what: 'pause', on: true } })).rejects.toMatchObject({
      code: 'not-host',
    });
  });
});

describe('a seat is given up', () => {
  test('by its person, who says so: it may go to somebody at the door, and everybody is told', async () => {
    const local = await begunTable(2);
    await local.send(1, { t: 'resign' });
    expect(seatOf(local, 1)).toMatchObject({ givenUp: 'said' });
    await letIn(local, 1, 'Cy');
    expect(seatOf(local, 1)).toMatchObject({ holder: 'person', name: 'Cy', givenUp: null });
    expect(local.holds.get(1)).toEqual(['Cy']);
    expect(local.told.slice(-3)).toEqual(['resigned', 'knocked', 'admitted']);
  });

  test('not before its time is over, even if all agree', async () => {
    const local = await begunTable(3);
    await expect(propose(local, 0, 'give-up', 1)).rejects.toMatchObject({ code: 'taken', field: 'kept' });
    local.leave(1);
    local.wait(DAY - 1000);
    await expect(propose(local, 0, 'give-up', 1)).rejects.toMatchObject({ code: 'taken', field: 'kept' });
  });

  test('when its time is over, everybody else who is there agrees, and nobody objects for as long again', async () => {
    const local = await begunTable(4, 4);
    local.leave(1);
    local.leave(3);
    local.wait(DAY);
    await propose(local, 0, 'give-up', 1);
    // Di is away as well: only Cy is asked.
    expect(local.seen.vote).toMatchObject({ about: 'give-up', seat: 1, asked: [2] });
    await agree(local, 2);
    expect(seatOf(local, 1)?.leaving).toBeGreaterThan(local.now + DAY - 10);
    expect(seatOf(local, 1)).toMatchObject({ givenUp: null });
    await expect(letIn(local, 1, 'early')).rejects.toMatchObject({ field: 'kept' });
    local.wait(DAY);
    expect(seatOf(local, 1)).toMatchObject({ givenUp: 'agreed', leaving: null });
    expect(local.told).toContain('given-up');
    await letIn(local, 1, 'Eve');
    expect(local.holds.get(1)).toEqual(['Eve']);
  });

  test('not when one of those who are there does not agree', async () => {
    const local = await begunTable(3);
    local.leave(1);
    local.wait(DAY);
    await propose(local, 0, 'give-up', 1);
    await agree(local, 2, false);
    expect(local.seen.vote).toBeNull();
    local.wait(2 * DAY);
    expect(seatOf(local, 1)).toMatchObject({ givenUp: null, leaving: null });
  });

  test('not when its person comes back while the others vote', async () => {
    const local = await begunTable(3);
    local.leave(1);
    local.wait(DAY);
    await propose(local, 0, 'give-up', 1);
    local.comeBack(1);
    expect(local.seen.vote).toBeNull();
    expect(local.told.at(-1)).toBe('back');
  });

  test('not when its person objects in time, by coming back', async () => {
    const local = await begunTable(2);
    local.leave(1);
    local.wait(DAY);
    await propose(local, 0, 'give-up', 1);
    local.wait(DAY - MINUTE);
    local.comeBack(1);
    local.wait(DAY);
    expect(seatOf(local, 1)).toMatchObject({ givenUp: null, leaving: null });
  });

  test('later, where its person could not come back because there was no server', async () => {
    const local = await begunTable(2);
    local.leave(1);
    local.wait(DAY);
    await propose(local, 0, 'give-up', 1);
    // Nobody was seen since the server started again.
    local.away.set(1, local.now + DAY - HOUR);
    local.wait(DAY);
    expect(seatOf(local, 1)).toMatchObject({ givenUp: null });
    local.wait(DAY - HOUR);
    expect(seatOf(local, 1)).toMatchObject({ givenUp: 'agreed' });
  });

  test('and is its person’s again who comes back before anybody has taken it', async () => {
    const local = await begunTable(2);
    await boIsGivenUp(local);
    expect(seatOf(local, 1)).toMatchObject({ givenUp: 'agreed' });
    local.comeBack(1);
    expect(seatOf(local, 1)).toMatchObject({ givenUp: null, name: 'Bo' });
    await expect(letIn(local, 1, 'late')).rejects.toMatchObject({ field: 'kept' });
  });
});

describe('whoever gets a seat', () => {
  const whisper = (local: LocalTable, text: string, only: readonly number[]) =>
    local.accept({
      table: local.moment.table,
      rows: [row('chat', local.act(1), { items: [{ kind: 'chat', seat: 1, name: 'Bo', to: 'side', text, only }] })],
    });

  test('reads no private talk from before, and all of it from then on', async () => {
    const local = await begunTable(3);
    whisper(local, 'I have the Bell', [1, 2]);
    await boIsGivenUp(local);
    await letIn(local, 1, 'Eve');
    whisper(local, 'welcome', [1, 2]);
    const read = local.readBy(1);
    expect(JSON.stringify(read)).not.toContain('Bell');
    expect(read).toContainEqual(expect.objectContaining({ kind: 'table', what: 'withheld' }));
    expect(read.at(-1)).toMatchObject({ text: 'welcome' });
    // Numbers have no gaps, and whoever was there reads what they read before.
    expect(read.map(({ n }) => n)).toEqual(read.map((_, i) => i + 1));
    expect(JSON.stringify(local.readBy(2))).toContain('Bell');
  });

  test('has the explorer and none of the answers that were given beforehand', async () => {
    const local = await begunTable(2);
    const explorers = seatOf(local, 1)?.explorers;
    await local.send(1, { t: 'standing', defend: 'pass', split: null });
    await local.send(1, { t: 'resign' });
    await letIn(local, 1, 'Cy');
    expect(seatOf(local, 1)?.explorers).toEqual(explorers);
    expect(local.moment.table.seats[1]?.standing).toEqual({ defend: 'ask', split: null });
  });
});

describe('a bot’s seat', () => {
  test('goes to somebody at the door when all other people agree, there or not', async () => {
    const local = await begunTable(2);
    local.leave(1);
    local.wait(10 * DAY);
    await letIn(local, 2, 'Cy');
    expect(local.seen.vote).toMatchObject({ about: 'admit', seat: 2, guest: 'Cy', asked: [1] });
    expect(seatOf(local, 2)).toMatchObject({ holder: 'bot' });
    local.away.delete(1);
    await agree(local, 1);
    expect(seatOf(local, 2)).toMatchObject({ holder: 'person', name: 'Cy' });
    expect(local.seen.vote).toBeNull();
  });

  test('stays a bot’s when somebody does not agree', async () => {
    const local = await begunTable(2);
    await letIn(local, 2, 'Cy');
    await agree(local, 1, false);
    expect(seatOf(local, 2)).toMatchObject({ holder: 'bot' });
    expect(local.seen.knocks).toHaveLength(1);
  });

  test('is given no other bot in the course of the game', async () => {
    const local = await begunTable(2);
    const worse = { t: 'host', do: { what: 'bot', seat: 2, kind: 'random' } } as const;
    await expect(local.send(0, worse)).rejects.toMatchObject({ code: 'wrong-phase' });
  });

  test('goes to whom somebody alone with bots lets in', async () => {
    const local = await begunTable(1);
    await letIn(local, 2, 'Bo');
    expect(seatOf(local, 2)).toMatchObject({ holder: 'person', name: 'Bo' });
  });
});

describe('somebody is removed', () => {
  test('by the votes of all others, there or not; a bot that stands in does not vote for anybody', async () => {
    const local = await begunTable(4, 4);
    local.leave(3);
    local.wait(5 * MINUTE);
    await local.send(0, { t: 'host', do: { what: 'bot', seat: 3, kind: 'quick' } });
    await propose(local, 0, 'remove', 1);
    expect(local.seen.vote).toMatchObject({ about: 'remove', seat: 1, asked: [2, 3] });
    await agree(local, 2);
    expect(seatOf(local, 1)).toMatchObject({ holder: 'person', name: 'Bo' });
    local.comeBack(3);
    await agree(local, 3);
    expect(seatOf(local, 1)).toMatchObject({ holder: 'bot', removed: true });
    expect(local.holds.has(1)).toBe(false);
    expect(local.told.at(-1)).toBe('removed-by-vote');
  });

  test('not by the host alone, nor by one of two', async () => {
    const local = await begunTable(2);
    await expect(local.send(0, { t: 'host', do: { what: 'remove', seat: 1 } })).rejects.toMatchObject({
      code: 'wrong-phase',
    });
    await expect(propose(local, 0, 'remove', 1)).rejects.toMatchObject({ code: 'not-allowed', field: 'alone' });
    expect(seatOf(local, 1)).toMatchObject({ holder: 'person', name: 'Bo' });
  });

  test('not by one who has let in a second browser to vote with', async () => {
    const local = await begunTable(3);
    await local.send(2, { t: 'resign' });
    await letIn(local, 2, 'second browser');
    await expect(propose(local, 0, 'remove', 1)).rejects.toMatchObject({ code: 'not-allowed', field: 'alone' });
    // The newcomer is removed by the two who were there before.
    await propose(local, 0, 'remove', 2);
    await agree(local, 1);
    expect(seatOf(local, 2)).toMatchObject({ holder: 'bot', removed: true });
  });

  test('not when one of the others does not agree', async () => {
    const local = await begunTable(3);
    await propose(local, 0, 'remove', 1);
    await expect(agree(local, 1)).rejects.toMatchObject({ code: 'not-yours' });
    await agree(local, 2, false);
    expect(seatOf(local, 1)).toMatchObject({ holder: 'person', name: 'Bo' });
  });

  test('and the seat goes back to them, or to nobody', async () => {
    const local = await begunTable(3);
    await propose(local, 0, 'remove', 1);
    await agree(local, 2);
    await expect(letIn(local, 1, 'stranger')).rejects.toMatchObject({ code: 'not-allowed', field: 'removed' });
    await letIn(local, 1, 'device-1');
    expect(local.holds.get(1)).toEqual(['device-1']);
  });

  test('and is no longer the host', async () => {
    const local = await begunTable(3);
    await propose(local, 1, 'remove', 0);
    await agree(local, 2);
    expect(local.moment.table.host).toBe(1);
  });

  test('before the game by the host alone: nothing is lost', async () => {
    const local = await begunTable(2);
    local.moment = { ...local.moment, game: null, table: { ...local.moment.table, phase: 'lobby' } };
    await local.send(0, { t: 'host', do: { what: 'remove', seat: 1 } });
    expect(seatOf(local, 1)).toMatchObject({ holder: 'open' });
  });
});

describe('the part of the host', () => {
  const take = (local: LocalTable, seat: number) => local.send(seat, { t: 'host', do: { what: 'host', seat } });

  test('passes by the same clock to whoever takes it, bot or no bot', async () => {
    const local = await begunTable(2);
    local.leave(0);
    local.wait(5 * MINUTE);
    await local.send(1, { t: 'host', do: { what: 'bot', seat: 0, kind: 'quick' } });
    await expect(take(local, 1)).rejects.toMatchObject({ code: 'not-host', field: 'host' });
    local.wait(DAY);
    await take(local, 1);
    expect(local.moment.table.host).toBe(1);
    expect(seatOf(local, 0)).toMatchObject({ holder: 'person', name: 'Ada', givenUp: null });
  });

  test('passes at once when the host gives up, and when the host’s seat is given up', async () => {
    const said = await begunTable(2);
    await said.send(0, { t: 'resign' });
    expect(said.moment.table.host).toBe(1);
    const agreed = await begunTable(2);
    agreed.leave(0);
    agreed.wait(DAY);
    await propose(agreed, 1, 'give-up', 0);
    agreed.wait(DAY);
    expect(agreed.moment.table.host).toBe(1);
    expect(agreed.told.slice(-2)).toEqual(['given-up', 'host']);
  });

  test('passes in the lobby after a minute', async () => {
    const local = await begunTable(2);
    local.moment = { ...local.moment, game: null, table: { ...local.moment.table, phase: 'lobby' } };
    local.leave(0);
    local.wait(MINUTE);
    await take(local, 1);
    expect(local.moment.table.host).toBe(1);
  });
});

describe('a vote', () => {
  test('asks somebody for whom a bot plays, when they are back: nobody takes back or draws in their absence', async () => {
    const local = await begunTable(2);
    local.leave(1);
    local.wait(5 * MINUTE);
    await local.send(0, { t: 'host', do: { what: 'bot', seat: 1, kind: 'quick' } });
    await local.send(0, { t: 'draw' });
    expect(local.seen).toMatchObject({ phase: 'playing', vote: { about: 'draw', asked: [1] } });
  });

  test('asks a dead traitor, who still leads the monsters, and no dead hero', async () => {
    const local = await begunTable(3);
    const { game } = local.moment;
    if (game === null) throw new Error('no game');
    const fallen = Object.create(game.engine) as typeof game.engine;
    const sides = ['heroes', 'traitor', 'heroes'] as const;
    fallen.view = (...of: Parameters<typeof fallen.view>) => {
      const view = game.engine.view(...of);
      const explorers = view.position.explorers.map((who) => ({
        ...who,
        side: sides[who.seat] ?? null,
        dead: who.seat > 0,
      }));
      return { ...view, position: { ...view.position, explorers } };
    };
    local.moment = { ...local.moment, game: { ...game, engine: fallen } };
    await local.send(0, { t: 'draw' });
    expect(local.moment.table.vote).toMatchObject({ about: 'draw', asked: [1] });
  });

  test('is not got round by a host who lets the game end sooner', async () => {
    const local = await begunTable(2);
    const end = (rounds: number | null) => local.send(0, { t: 'host', do: { what: 'settings', settings: { rounds } } });
    await expect(end(5)).rejects.toMatchObject({ code: 'not-allowed', field: 'rounds' });
    await end(null);
    await expect(end(300)).rejects.toMatchObject({ field: 'rounds' });
  });

  test('may be withdrawn by whoever called for it, and stands in nobody’s way for ever', async () => {
    const local = await begunTable(3);
    await local.send(0, { t: 'draw' });
    await expect(local.send(2, { t: 'draw' })).rejects.toMatchObject({ code: 'conflict' });
    await agree(local, 0, false);
    expect(local.told.at(-1)).toBe('vote-withdrawn');
    await local.send(0, { t: 'draw' });
    local.wait(DAY);
    await local.send(2, { t: 'draw' });
    expect(local.seen.vote).toMatchObject({ by: 2, asked: [0, 1] });
  });
});

describe('somebody alone with bots', () => {
  /** Plays until an answer of theirs has revealed something. */
  async function untilRevealed(local: LocalTable): Promise<void> {
    const pick = picker('alone');
    for (let n = 0; n < 200; n++) {
      local.playBots(pick);
      const { game } = local.moment;
      const decision = game === null ? undefined : engine.view(game.state, 0).decisions.find(({ seat }) => seat === 0);
      if (decision === undefined) throw new Error('nobody is asked');
      await local.send(0, { t: 'answer', decision: decision.id, option: pick(decision.options.length) });
      const last = local.moment.table.steps.at(-1);
      if (last?.seat === 0 && !last.free) return;
    }
    throw new Error('nothing was revealed');
  }

  test('is known again at the door, but nobody is alone there because the others have given up', async () => {
    const alone = await begunTable(1);
    expect(loneSeat(alone.moment.table)).toBe(0);
    const local = await begunTable(2);
    local.leave(0);
    await local.send(1, { t: 'resign' });
    local.wait(4 * DAY);
    expect(loneSeat(local.moment.table)).toBeNull();
  });

  test('takes back what was revealed if the table’s setting says so, and it is marked', async () => {
    const local = await begunTable(1);
    await untilRevealed(local);
    await local.send(0, { t: 'undo', kind: 'vote' });
    expect(local.told.at(-1)).toBe('undone-alone');
    expect(local.seen.takenBack).toEqual({ byVote: 0, alone: 1 });
    // The same is read from the log by whoever checks the dice.
    expect(countTakenBack(local.rows)).toEqual({ byVote: 0, alone: 1 });
  });

  test('takes nothing back where the setting says no, except in practice', async () => {
    const strict = await begunTable(1, 3, { undo: false });
    await untilRevealed(strict);
    expect(strict.seen.undo).toEqual({ free: false, byVote: false });
    await expect(strict.send(0, { t: 'undo', kind: 'vote' })).rejects.toMatchObject({ code: 'not-allowed' });
    const practice = await begunTable(1, 3, { undo: false });
    const table = { ...practice.moment.table, practice: { haunt: 'second-edition/the-mummy-walks', side: null } };
    practice.moment = { ...practice.moment, table };
    await untilRevealed(practice);
    await practice.send(0, { t: 'undo', kind: 'vote' });
    expect(practice.told.at(-1)).toBe('undone-alone');
  });

  test('by a vote of several it is told as theirs', async () => {
    const local = await begunTable(2, 2);
    const pick = picker('two');
    for (let n = 0; n < 200 && !(local.seen.undo.byVote && !local.seen.undo.free); n++) {
      const { game } = local.moment;
      const [first] = game === null ? [] : [0, 1].flatMap((seat) => engine.view(game.state, seat).decisions);
      if (first === undefined) throw new Error('nobody is asked');
      await local.send(first.seat, { t: 'answer', decision: first.id, option: pick(first.options.length) });
    }
    await local.send(0, { t: 'undo', kind: 'vote' });
    await agree(local, 1);
    expect(local.told.at(-1)).toBe('undone-by-vote');
    expect(local.seen.takenBack).toEqual({ byVote: 1, alone: 0 });
    expect(countTakenBack(local.rows)).toEqual({ byVote: 1, alone: 0 });
  });
});
