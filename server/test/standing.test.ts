import { secondEdition } from '@hollow/content';
import { Engine, picker, type State } from '@hollow/engine';
import { describe, expect, test } from 'vitest';
import type { Line } from './client.ts';
import { serverForFile } from './file-server.ts';
import { must } from './must.ts';
import { plant, seated } from './planted.ts';
import { looksOfScheduler } from './scheduler-looks.ts';

const server = await serverForFile();

const engine = new Engine([secondEdition]);

interface Found {
  readonly state: State;
  readonly seat: number;
}

/** The seat whose turn it is. */
function activeSeat(state: State): number {
  const { explorers, turn } = engine.view(state, 'public').position;
  return explorers.find(({ id }) => id === turn.who)?.seat ?? -1;
}

/** Random games until a question is open that fits, put to a seat whose turn it is not. */
function search(fits: (state: State, seat: number) => boolean): Found {
  for (let game = 0; game < 400; game++) {
    const { state } = engine.create({ seats: [{}, {}, {}], haunts: [1, 24, 43] }, `standing ${game}`);
    const pick = picker(`answers ${game}`);
    for (let n = 0; n < 1500 && state.outcome === null && state.question !== null; n++) {
      const { id, seat } = state.question;
      engine.apply(state, seat, id, pick(engine.optionCount(state)));
      const { question } = state;
      if (question === null || question.seat < 0 || seat === question.seat || !fits(state, question.seat)) continue;
      if (question.seat !== activeSeat(state)) return { state, seat: question.seat };
    }
  }
  throw new Error('no such question in any of the games');
}

/** The game with that position, everybody connected. */
async function at(id: string, state: State): Promise<Line[]> {
  await plant(server, { id, engine, viewer: 'public', whisper: id, events: [], state });
  return await seated(server, id, 3);
}

const damageIn = (state: State, seat: number): Readonly<Record<string, number>>[] =>
  engine
    .view(state, seat)
    .decisions.flatMap(({ options }) => options.flatMap((option) => (option.verb === 'split' ? [option.losses] : [])));

describe('damage in somebody else’s turn', () => {
  const { state, seat } = search(
    ({ question }, asked) => question?.kind === 'split' && asked === question.seat && question.seats.length === 1,
  );
  const ways = damageIn(state, seat);

  test('is shared out as the seat has said, marked in the log, and told to nobody else', async () => {
    const lines = await at('splitbefore2', state);
    const [own, other] = [must(lines[seat]), must(lines[(seat + 1) % 3])];
    const [[trait]] = Object.entries(must(ways[0])).toSorted(([, a], [, b]) => a - b) as [[string, number]];
    const most = Math.max(...ways.map((way) => way[trait] ?? 0));
    const split = { first: [trait], spare: false };
    expect(await own.send({ t: 'standing', defend: 'ask', split })).toMatchObject({ t: 'done' });
    const isTold = (line: Line): boolean =>
      line.entries.some((entry) => entry.kind === 'table' && entry.what === 'standing');
    await own.until(() => isTold(own), 'the answer');
    expect(own.held?.table.standing).toEqual({ defend: 'ask', split });
    const rows = await server.node.store.rows('splitbefore2', 0, 1000);
    const row = rows.find(({ body }) => body.answer?.by === 'standing');
    expect(row).toMatchObject({ seat, body: { answer: { seat, bot: true } } });
    expect(must(ways[row?.body.answer?.option ?? -1])[trait]).toBe(most);
    const { seq } = own.held?.view ?? { seq: 0 };
    await other.until(() => (other.held?.view?.seq ?? 0) >= seq, 'the same position');
    expect(isTold(other)).toBe(false);
    expect(other.held?.table.standing).toEqual({ defend: 'ask', split: null });
    expect(other.received.join()).not.toContain('"spare":false');
    expect(other.entries.map(({ n }) => n)).toEqual(other.entries.map((_, i) => i + 1));
  });

  test('is asked about where nothing was said', async () => {
    const lines = await at('askmeplease2', state);
    await must(lines[seat]).send({ t: 'standing', defend: 'bot', split: null });
    await looksOfScheduler(server, 2);
    expect(must(lines[seat]).held?.view?.decisions[0]).toMatchObject({ kind: 'split', seat });
  });
});

describe('damage that could kill', () => {
  const { state, seat } = search(({ question }) => question?.kind === 'split');
  const view = engine.view(state, seat);
  const decision = must(view.decisions[0]);
  const who = view.position.explorers.find(({ id }) => id === decision.setting?.damage?.who);
  const ways = damageIn(state, seat);
  const trait = Object.keys(must(ways[0])).find((name) => ways.some((way) => must(way[name]) > 0)) ?? '';

  /** The explorer stands so low that the whole damage on its first trait is death. */
  const low = (): State => {
    const copy = structuredClone(state);
    const traits = Object.keys(who?.traits ?? {});
    const explorer = engine.view(copy, seat).position.explorers.findIndex(({ id }) => id === who?.id);
    for (const [i, name] of traits.entries())
      if (name in must(ways[0])) copy.steps[explorer * traits.length + i] = name === trait ? 0 : 7;
    return copy;
  };

  for (const spare of [true, false])
    test(
      spare ? 'goes elsewhere where the skull is to be kept off' : 'goes where it was said, skull or not',
      async () => {
        const id = spare ? 'sparemyself2' : 'diesanyhow22';
        const lines = await at(id, low());
        await must(lines[seat]).send({ t: 'standing', defend: 'ask', split: { first: [trait], spare } });
        const answered = async () =>
          (await server.node.store.rows(id, 0, 1000)).find(({ body }) => body.answer?.by === 'standing');
        while ((await answered()) === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
        const option = (await answered())?.body.answer?.option ?? -1;
        const now = must(damageIn(low(), seat)[option]);
        expect((now[trait] ?? 0) > 0).toBe(!spare);
      },
    );
});

describe('a defence in somebody else’s turn', () => {
  const { state, seat } = search(({ question, ...rest }, asked) => {
    if (question === null || !['before-roll', 'after-roll', 'before-damage'].includes(question.kind)) return false;
    const [open] = engine.view({ ...rest, question } as State, asked).decisions;
    return open?.setting?.roll === undefined || open.setting.roll.tags.includes('defence');
  });

  for (const defend of ['pass', 'bot'] as const)
    test(`is answered: ${defend}`, async () => {
      const id = defend === 'pass' ? 'passdefence2' : 'choosebybot2';
      const lines = await at(id, state);
      const line = must(lines[seat]);
      const open = must(line.held?.view?.decisions[0]);
      await line.send({ t: 'standing', defend, split: null });
      await line.until(() => line.held?.view?.decisions.every(({ id: now }) => now !== open.id) === true, 'the answer');
      const rows = await server.node.store.rows(id, 0, 1000);
      const given = rows.find(({ body }) => body.answer?.decision === open.id)?.body.answer;
      expect(given).toMatchObject({ seat, by: 'standing' });
      if (defend === 'pass') expect(must(open.options[given?.option ?? -1]).verb).toBe('pass');
    });
});
