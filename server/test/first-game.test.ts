import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picker } from '@hollow/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Serving, serve } from '../src/index.ts';
import { Device } from './client.ts';
import { must } from './must.ts';

const data = mkdtempSync(join(tmpdir(), 'hollow-server-'));
/** Haunts that do not take long with bots. */
const SHORT = ['guillotines', 'small-change', 'checkmate', 'the-star-sickness', 'the-feast', 'you-wear-it-well'].map(
  (id) => `second-edition/${id}`,
);

let serving: Serving;

beforeAll(async () => {
  serving = await serve({ port: 0, host: '127.0.0.1', data, pause: 0, limits: 0, logLevel: 'error' });
});
afterAll(async () => {
  await serving.close();
  rmSync(data, { recursive: true });
});

test('one click starts a game with bots, and it is played to its end over a socket', async () => {
  const device = new Device(serving.port);
  const { status, body } = await device.call('POST', '/api/games', {
    name: 'Ada',
    seats: 3,
    playNow: true,
    settings: { haunts: SHORT },
  });
  expect(status).toBe(201);
  const game = String(body.game);
  const line = await device.sit(game, 0);
  const pick = picker('first');
  for (;;) {
    await line.until(() => line.held?.view?.outcome !== null || line.held.view.decisions.length > 0, 'a question');
    const view = line.held?.view;
    if (view == null || view.outcome !== null) break;
    const decision = must(view.decisions[0]);
    const answered = await line.send({ t: 'answer', decision: decision.id, option: pick(decision.options.length) });
    expect(answered.t).toBe('done');
  }
  expect(line.held?.table.phase).toBe('over');
  expect(line.entries.map(({ n }) => n)).toEqual(line.entries.map((_, i) => i + 1));
  const sizes = line.messages
    .flatMap((m, i) => (m.t === 'step' ? [must(line.received[i]).length] : []))
    .sort((a, b) => a - b);
  expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(2048);
  line.close();
});
