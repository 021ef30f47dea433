import { describe, expect, test } from 'vitest';
import { answerDecision, deadlineOf, keepTime, standInTime } from '../../src/index.ts';
import { begunTable } from '../local-table.ts';
import { DAY, HOUR, letIn, MINUTE, seatOf } from './steps.ts';

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
    const bot = { t: 'host', do: { what: 'bot', seat: 1, kind: 'normal' } } as const;
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

  test('is no longer answered for by a bot that was still thinking when its person came back', async () => {
    const local = await begunTable(2);
    const { seat = 0, id = 0 } = local.moment.game?.state.question ?? {};
    local.leave(seat);
    local.wait(5 * MINUTE);
    await local.send(1 - seat, { t: 'host', do: { what: 'bot', seat, kind: 'normal' } });
    const answer = (): unknown =>
      answerDecision(local.moment, { seat, mid: null, at: local.now }, id, 0, { by: 'bot' }).rows.length;
    expect(answer()).toBe(1);
    local.comeBack(seat);
    expect(answer).toThrow(expect.objectContaining({ code: 'not-yours' }));
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
    await local.send(1, { t: 'host', do: { what: 'bot', seat: 0, kind: 'normal' } });
    expect(local.moment.table.paused).toBe(false);
    expect(seatOf(local, 0)).toMatchObject({ substituted: true, host: true });
    await expect(local.send(1, { t: 'host', do: { what: 'pause', on: true } })).rejects.toMatchObject({
      code: 'not-host',
    });
  });
});
