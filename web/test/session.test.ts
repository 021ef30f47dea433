import type { ServerMessage } from '@hollow/server/protocol';
import { expect, it } from 'vitest';
import type { Listener } from '../src/net/host.ts';
import { createPrefs } from '../src/state/prefs.ts';
import { createSession } from '../src/state/session.ts';

function sat() {
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
  });
  return { session, heard: (message: ServerMessage) => listener?.heard(message), last: () => listener?.last() };
}

it('What was sent is pending until the server has it', () => {
  const { session, heard } = sat();
  session.send({ t: 'resign' });
  session.send({ t: 'draw' });
  expect([...session.pending.get()]).toEqual(['message-1', 'message-2']);
  heard({ t: 'done', id: 'message-1' });
  heard({ t: 'refused', id: 'message-2', code: 'wrong-phase', message: '' });
  expect([...session.pending.get()]).toEqual([]);
});

it('Those who watch are told of a change once, and not of what changes nothing', () => {
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

it('The line asks for what comes after the last entry', () => {
  const { session, heard, last } = sat();
  heard({ t: 'step', n: 7, entries: [], patch: [] });
  expect(session.game.get().n).toBe(7);
  expect(last()).toBe(7);
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

it('Preferences are kept on the device', () => {
  const drawer = drawerWith(null);
  createPrefs(drawer).set((prefs) => ({ ...prefs, name: 'Ania', paper: 'light' }));
  expect(createPrefs(drawer).get()).toMatchObject({ name: 'Ania', paper: 'light', sound: false });
});

it.each(['not json', '[]', '3', '{"name": 7, "sound": "yes"}'])('A drawer that holds %s holds nothing', (value) => {
  expect(createPrefs(drawerWith(value)).get()).toMatchObject({ name: '', sound: false, motion: 'calm' });
});
