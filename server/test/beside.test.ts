import { secondEdition } from '@hollow/content';
import { Engine, type State } from '@hollow/engine';
import { beginHaunt } from '@hollow/engine/kit';
import { expect, test } from 'vitest';
import { exportGame } from '../src/replay/export.ts';
import { serverForFile } from './file-server.ts';
import { must } from './must.ts';
import { plant, seated } from './planted.ts';

const server = await serverForFile();

const engine = new Engine([secondEdition]);

/** A hidden traitor, and somebody else's turn. */
function hidden(): { readonly state: State; readonly traitor: number } {
  const { state } = engine.create({ seats: [{}, {}, {}] }, 'beside');
  beginHaunt(engine, state, 34, state.turn.who);
  while (state.question?.kind === 'ready') engine.apply(state, state.question.seat, state.question.id, 0);
  const traitor = must(state.controller[state.sides.indexOf(1)]);
  while (state.question?.seat === traitor) {
    const { options } = must(engine.pending(state)[0]);
    const end = options.findIndex(({ verb }) => verb === 'end');
    engine.apply(state, traitor, state.question.id, end < 0 ? 0 : end);
  }
  return { state, traitor };
}

test('a hidden traitor steps out while somebody else is asked; everybody is told, and the file of the game holds it', async () => {
  const { state, traitor } = hidden();
  const id = 'steppedoutab';
  await plant(server, { id, engine, viewer: 'public', whisper: id, events: [], state });
  const lines = await seated(server, id, 3);
  const offers = lines.map(({ held }) => held?.view?.standing ?? []);
  expect(offers.map((list) => list.length)).toEqual([0, 1, 2].map((seat) => (seat === traitor ? 1 : 0)));
  const decision = must(must(offers[traitor])[0]).id;
  const stranger = lines.find((_, seat) => seat !== traitor);
  expect(await must(stranger).send({ t: 'answer', decision, option: 0 })).toMatchObject({ t: 'refused' });
  expect(await must(lines[traitor]).send({ t: 'answer', decision, option: 0 })).toMatchObject({ t: 'done' });
  for (const line of lines) {
    await line.until(() => line.held?.view?.position.traitor != null, 'that the traitor is known');
    expect(line.held?.view?.standing).toEqual([]);
  }
  const { rows } = await exportGame(server.node, id, true);
  expect(rows.at(-1)?.body.answer).toMatchObject({ decision, option: 0 });
});
