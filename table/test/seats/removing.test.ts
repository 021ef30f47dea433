import { describe, expect, test } from 'vitest';
import { begunTable } from '../local-table.ts';
import { agree, DAY, letIn, MINUTE, propose, seatOf } from './steps.ts';

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
    await local.send(0, { t: 'host', do: { what: 'bot', seat: 3, kind: 'normal' } });
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
