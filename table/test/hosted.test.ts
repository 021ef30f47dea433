import { secondEdition } from '@hollow/content';
import { Engine, picker } from '@hollow/engine';
import { DEFAULT_SETTINGS } from '@hollow/protocol';
import { expect, test } from 'vitest';
import {
  advance,
  answerDecision,
  type Draft,
  draftFor,
  dutyAt,
  entriesOf,
  type LastingMessage,
  type LogRow,
  type Moment,
  newTable,
  publicTable,
  RefusedError,
  type Surroundings,
  seatBotsFrom,
  sitDown,
  throwForTable,
} from '../src/index.ts';

const engine = new Engine([secondEdition]);

/** A table that nobody but this object keeps: no storage, no socket, no timer. */
class LocalTable {
  moment: Moment = { version: 0, table: newTable('localtable22', 'LOCAL', 3, DEFAULT_SETTINGS), game: null };
  readonly rows: LogRow[] = [];
  /** States before the rows, by their number. */
  readonly #before = new Map<number, string>();
  #now = 0;

  readonly #around: Surroundings = {
    packs: () => [secondEdition],
    prepareStart: async () => ({ engine, seed: 'local', date: { month: 11, day: 15 }, playedHaunts: [] }),
    stateBefore: async (seq) => this.#before.get(seq) ?? null,
    isGone: async () => false,
    devicesAt: async () => [],
  };

  /** What a server does after its commit. */
  accept(draft: Draft): void {
    const before = this.moment;
    let text = before.game === null ? null : engine.serialise(before.game.state);
    this.moment = advance(before, draft, ++this.#now);
    for (const [i, { after, ...row }] of draft.rows.entries()) {
      const seq = before.version + 1 + i;
      if (after !== null && text !== null) this.#before.set(seq, text);
      text = after ?? text;
      this.rows.push({ ...row, seq, at: this.#now, upto: this.moment.table.counts });
    }
  }

  async send(seat: number, message: LastingMessage): Promise<void> {
    this.accept(await draftFor(this.#around, this.moment, { seat, mid: message.id, at: this.#now }, message));
  }

  /** Does what is due, until a person is waited for. */
  playBots(pick: (n: number) => number): void {
    for (let duty = this.#duty(); duty.kind === 'bot'; duty = this.#duty()) {
      const { seat } = duty;
      const [decision] = this.moment.game === null ? [] : engine.view(this.moment.game.state, seat).decisions;
      if (decision === undefined) return;
      const option = decision.seat < 0 ? throwForTable(decision, pick) : pick(decision.options.length);
      const act = { seat, mid: null, at: this.#now };
      this.accept(answerDecision(this.moment, act, decision.id, option, { by: 'bot' }));
    }
  }

  #duty() {
    return dutyAt(this.moment, this.#now);
  }
}

const NOBODY = { isHere: () => true, wentAt: () => null, watchers: () => 0 };

async function started(): Promise<LocalTable> {
  const local = new LocalTable();
  const act = { mid: null, at: 0 };
  local.accept(sitDown(local.moment, act, { name: 'Ada', lang: 'en', device: 'here', wanted: 0 }));
  local.accept(seatBotsFrom(local.moment, { ...act, seat: 0 }, 1));
  await local.send(0, { t: 'host', id: 'message-1', do: { what: 'start' } });
  return local;
}

/** Where the explorer of the first seat is. */
const roomOf = ({ moment: { game } }: LocalTable): string | null | undefined =>
  game === null ? null : engine.view(game.state, 0).position.explorers.find(({ seat }) => seat === 0)?.room;

test('a table can be hosted without a server: somebody sits down with bots, plays, and takes a step back', async () => {
  const local = await started();
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
    await local.send(0, { t: 'answer', id: `message-${n}`, decision: decision.id, option });
    if (move >= 0) expect(roomOf(local)).not.toBe(before);
    walked = publicTable(local.moment, 0, NOBODY, [], null).undo.free;
    if (!walked) continue;
    await local.send(0, { t: 'undo', id: `message-${n}-back`, kind: 'free' });
    expect(roomOf(local)).toBe(before);
  }
  expect(walked).toBe(true);
  const entries = entriesOf(local.moment, local.rows.slice(-1), 0);
  expect(entries).toMatchObject([{ kind: 'table', what: 'undone', args: { seat: 0, name: 'Ada' } }]);
});

test('what may not be done at a table is refused, and nothing has changed', async () => {
  const local = await started();
  const before = local.moment;
  await expect(local.send(1, { t: 'host', id: 'message-2', do: { what: 'pause', on: true } })).rejects.toThrow(
    RefusedError,
  );
  expect(local.moment).toBe(before);
});
