import { picker } from '@hollow/engine';
import { describe, expect, test } from 'vitest';
import { countTakenBack, loneSeat } from '../../src/index.ts';
import { begunTable, engine, type LocalTable } from '../local-table.ts';
import { agree, DAY } from './steps.ts';

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
