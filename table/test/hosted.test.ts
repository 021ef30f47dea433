import { picker } from '@hollow/engine';
import { expect, test } from 'vitest';
import { entriesOf, RefusedError } from '../src/index.ts';
import { begunTable, engine, type LocalTable } from './local-table.ts';

/** Where the explorer of the first seat is. */
const roomOf = ({ moment: { game } }: LocalTable): string | null | undefined =>
  game === null ? null : engine.view(game.state, 0).position.explorers.find(({ seat }) => seat === 0)?.room;

test('a table can be hosted without a server: somebody sits down with bots, plays, and takes a step back', async () => {
  const local = await begunTable(1);
  const pick = picker('local');
  expect(local.moment.table.phase).toBe('playing');
  let walked = false;
  for (let n = 2; n < 60 && !walked; n++) {
    local.playBots(pick);
    const { game } = local.moment;
    const decision = game === null ? undefined : engine.view(game.state, 0).decisions.find(({ seat }) => seat === 0);
    if (decision === undefined) break;
    const move = decision.options.findIndex(({ verb }) => verb === 'move');
    const option = move < 0 ? pick(decision.options.length) : move;
    const before = roomOf(local);
    await local.send(0, { t: 'answer', decision: decision.id, option });
    if (move >= 0) expect(roomOf(local)).not.toBe(before);
    walked = local.seen.undo.free;
    if (!walked) continue;
    await local.send(0, { t: 'undo', kind: 'free' });
    expect(roomOf(local)).toBe(before);
  }
  expect(walked).toBe(true);
  const entries = entriesOf(local.moment, local.rows.slice(-1), 0);
  expect(entries).toMatchObject([{ kind: 'table', what: 'undone', args: { seat: 0, name: 'Ada' } }]);
});

test('what may not be done at a table is refused, and nothing has changed', async () => {
  const local = await begunTable(1);
  const before = local.moment;
  await expect(local.send(1, { t: 'host', do: { what: 'pause', on: true } })).rejects.toThrow(RefusedError);
  expect(local.moment).toBe(before);
});
