import { describe, expect, test } from 'vitest';
import { row } from '../../src/index.ts';
import { begunTable, type LocalTable } from '../local-table.ts';
import { agree, boIsGivenUp, DAY, HOUR, letIn, MINUTE, propose, seatOf } from './steps.ts';

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
