import { expect, test } from 'vitest';
import { publicTable } from '../src/index.ts';
import { begunTable } from './local-table.ts';

const NOBODY = { isHere: () => false, wentAt: () => null, watchers: () => 0 };

test('of a seat nothing is told that is not listed, whatever else is kept of it', async () => {
  const { moment } = await begunTable(1);
  const seats = moment.table.seats.map((data) => ({ ...data, diary: 'what nobody else may read' }));
  const { table } = { ...moment, table: { ...moment.table, seats } };
  expect(JSON.stringify(publicTable({ ...moment, table }, 0, NOBODY, [], null))).not.toContain('diary');
});
