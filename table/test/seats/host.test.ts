import { describe, expect, test } from 'vitest';
import { begunTable, type LocalTable } from '../local-table.ts';
import { DAY, MINUTE, propose, seatOf } from './steps.ts';

describe('the part of the host', () => {
  const take = (local: LocalTable, seat: number) => local.send(seat, { t: 'host', do: { what: 'host', seat } });

  test('passes by the same clock to whoever takes it, bot or no bot', async () => {
    const local = await begunTable(2);
    local.leave(0);
    local.wait(5 * MINUTE);
    await local.send(1, { t: 'host', do: { what: 'bot', seat: 0, kind: 'normal' } });
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
