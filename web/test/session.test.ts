import type { ServerMessage } from '@hollow/protocol';
import { expect, test } from 'vitest';
import type { Listener } from '../src/net/host.ts';
import { createPrefs } from '../src/prefs/prefs.ts';
import { afterSpeaking } from '../src/state/saying.ts';
import { createSession } from '../src/state/session.ts';
import { must } from './must.ts';

function sat(soon?: (act: () => void) => void) {
  let listener: Listener | null = null;
  let nth = 0;
  const session = createSession((given) => {
    listener = given;
    return {
      send: () => `message-${++nth}`,
      explain: () => undefined,
      retry: () => undefined,
      close: () => undefined,
    };
  }, soon);
  return { session, heard: (message: ServerMessage) => listener?.heard(message), last: () => listener?.last() };
}

test('What was sent is pending until the server has it', () => {
  const { session, heard } = sat();
  session.send({ t: 'resign' });
  session.send({ t: 'draw' });
  expect([...session.pending.get()]).toEqual(['message-1', 'message-2']);
  heard({ t: 'done', id: 'message-1' });
  heard({ t: 'refused', id: 'message-2', code: 'wrong-phase', message: '' });
  expect([...session.pending.get()]).toEqual([]);
});

test('Those who watch are told of a change once, and not of what changes nothing', () => {
  const { session, heard } = sat();
  let n = 0;
  session.game.subscribe(() => {
    n += 1;
  });
  heard({ t: 'pong', now: 0 });
  expect(n).toBe(0);
  heard({ t: 'bye', why: 'restart', again: true });
  expect(n).toBe(1);
});

test('The line asks for what comes after the last entry', () => {
  const { session, heard, last } = sat();
  heard({ t: 'step', n: 7, entries: [], patch: [] });
  expect(session.game.get().n).toBe(7);
  expect(last()).toBe(7);
});

test('Steps that come together are shown together, and what was sent is pending until then', () => {
  const acts: (() => void)[] = [];
  const { session, heard, last } = sat((act) => acts.push(act));
  const seen: number[] = [];
  session.game.subscribe(() => seen.push(session.game.get().n));
  session.send({ t: 'resign' });
  heard({ t: 'step', n: 1, entries: [], patch: [] });
  heard({ t: 'step', n: 2, entries: [], patch: [] });
  heard({ t: 'done', id: 'message-1' });
  expect(last()).toBe(2);
  expect([seen, session.pending.get().size, acts.length]).toEqual([[], 1, 1]);
  must(acts[0])();
  expect([seen, session.pending.get().size]).toEqual([[2], 0]);
});

test('What cannot wait brings along what came before it', () => {
  const acts: (() => void)[] = [];
  const { session, heard } = sat((act) => acts.push(act));
  heard({ t: 'step', n: 3, entries: [], patch: [] });
  heard({ t: 'bye', why: 'restart', again: true });
  expect(session.game.get()).toMatchObject({ n: 3, bye: 'restart' });
  for (const act of acts) act();
  expect(session.game.get().n).toBe(3);
});

const drawerWith = (value: string | null) => {
  let held = value;
  return {
    getItem: () => held,
    setItem: (_: string, text: string) => {
      held = text;
    },
  };
};

test('Preferences are kept on the device', () => {
  const drawer = drawerWith(null);
  createPrefs(drawer).set((prefs) => ({ ...prefs, name: 'Ania', paper: 'light' }));
  expect(createPrefs(drawer).get()).toMatchObject({ name: 'Ania', paper: 'light', sound: false });
});

test.each(['not json', '[]', '3', '{"name": 7, "sound": "yes"}'])('A drawer that holds %s holds nothing', (value) => {
  expect(createPrefs(drawerWith(value)).get()).toMatchObject({ name: '', sound: false, motion: 'calm' });
});

test.each(['paper', 'size', 'motion'])('A word that nobody knows for %s is not kept', (field) => {
  const kept = createPrefs(drawerWith(JSON.stringify({ [field]: 'sideways', name: 'Ania' }))).get();
  expect(kept).toMatchObject({ name: 'Ania', paper: 'dark', size: 'plain', motion: 'calm' });
});

test('A refused line of the chat comes back, and the refusal is known by its message', () => {
  const { session, heard } = sat();
  session.saying.set((now) => ({ ...now, line: 'Hello' }));
  const id = session.send({ t: 'chat', to: 'table', text: 'Hello' });
  session.saying.set((now) => afterSpeaking(now, id));
  heard({ t: 'refused', id, code: 'closed', message: '' });
  expect(session.saying.get().line).toBe('Hello');
  expect(session.game.get().refused).toMatchObject({ nth: 1, id, code: 'closed' });
});
