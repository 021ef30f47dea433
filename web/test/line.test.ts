import type { ServerMessage } from '@hollow/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Line, type LineState, type Socket, type SocketEvents, waitBefore } from '../src/net/line.ts';
import { must } from './must.ts';

class FakeSocket implements Socket {
  readonly address: string;
  readonly #on: SocketEvents;
  readonly sent: { readonly t: string; readonly id?: string }[] = [];
  #open = false;
  constructor(address: string, on: SocketEvents) {
    this.address = address;
    this.#on = on;
  }
  isOpen = (): boolean => this.#open;
  send = (data: string): void => {
    this.sent.push(JSON.parse(data));
  };
  close = (): void => {
    this.#open = false;
  };
  welcome(): void {
    this.#open = true;
    this.says({ t: 'welcome' } as ServerMessage);
  }
  says(message: ServerMessage): void {
    this.#on.message(JSON.stringify(message));
  }
  breaks(): void {
    this.#open = false;
    this.#on.closed();
  }
}

function opened(last = () => 0) {
  const sockets: FakeSocket[] = [];
  const states: LineState[] = [];
  const heard: ServerMessage[] = [];
  let nth = 0;
  const line = new Line({
    address: (after) => `/socket?after=${after}`,
    open: (address, on) => {
      const socket = new FakeSocket(address, on);
      sockets.push(socket);
      return socket;
    },
    onMessage: (message) => heard.push(message),
    onState: (state) => states.push(state),
    last,
    newId: () => `message-${++nth}`,
    random: () => 0.5,
  });
  line.open();
  return { line, sockets, states, heard, socket: () => must(sockets.at(-1)) };
}

const RESIGN = { t: 'resign' } as const;

describe('The line to the server', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is up when the server has welcomed us', () => {
    const { socket, states } = opened();
    expect(states).toEqual([]);
    socket().welcome();
    expect(states).toEqual(['up']);
  });

  test('opens again after a break and asks for what came after the last entry', () => {
    let last = 0;
    const { sockets, socket, states } = opened(() => last);
    socket().welcome();
    last = 17;
    socket().breaks();
    expect(states).toEqual(['up', 'down']);
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    expect(socket().address).toBe('/socket?after=17');
    socket().welcome();
    expect(states).toEqual(['up', 'down', 'up']);
  });

  test('keeps what was not acknowledged and sends it again, in its order', () => {
    const { line, socket } = opened();
    socket().welcome();
    line.send(RESIGN);
    line.send({ t: 'draw' });
    socket().says({ t: 'done', id: 'message-1' });
    socket().breaks();
    line.send(RESIGN);
    vi.advanceTimersByTime(1000);
    expect(socket().sent).toEqual([]);
    socket().welcome();
    expect(socket().sent).toEqual([
      { t: 'draw', id: 'message-2' },
      { t: 'resign', id: 'message-3' },
    ]);
  });

  test('does not send again what was refused', () => {
    const { line, socket } = opened();
    socket().welcome();
    line.send(RESIGN);
    socket().says({ t: 'refused', id: 'message-1', code: 'not-open', message: '' });
    expect(line.waiting).toEqual([]);
  });

  test('waits longer and longer, but never longer than a quarter of a minute and a bit', () => {
    expect(waitBefore(0, 0.5)).toBe(400);
    expect(waitBefore(3, 0.5)).toBe(3200);
    expect(waitBefore(30, 0.5)).toBe(15_000);
    expect(waitBefore(0, 0)).toBeLessThan(waitBefore(0, 1));
  });

  test('is called down when it does not come up at first', () => {
    const { socket, states } = opened();
    socket().breaks();
    vi.advanceTimersByTime(1000);
    socket().breaks();
    expect(states).toEqual(['down']);
  });

  test('takes a long silence for a break', () => {
    const { sockets, socket, states } = opened();
    socket().welcome();
    vi.advanceTimersByTime(61_000);
    expect(states).toContain('down');
    vi.advanceTimersByTime(1000);
    expect(sockets.length).toBeGreaterThan(1);
  });

  test('asks whether anybody is there, and an answer keeps it up', () => {
    const { socket, states } = opened();
    socket().welcome();
    for (let i = 0; i < 6; i += 1) {
      vi.advanceTimersByTime(20_000);
      socket().says({ t: 'pong', now: 0 });
    }
    expect(socket().sent.filter(({ t }) => t === 'ping')).toHaveLength(6);
    expect(states).toEqual(['up']);
  });

  test('does not come back where the server says so', () => {
    const { sockets, socket, states } = opened();
    socket().welcome();
    socket().says({ t: 'bye', why: 'removed', again: false });
    socket().breaks();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(states).toEqual(['up', 'closed']);
  });

  test('does not knock again where it was not let in', () => {
    const { sockets, socket, states } = opened();
    socket().says({ t: 'refused', id: null, code: 'not-seated', message: '' });
    socket().breaks();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(states).toEqual(['closed']);
  });

  test('tries at once when somebody asks for it', () => {
    const { line, sockets, socket } = opened();
    socket().welcome();
    socket().breaks();
    line.retry();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
  });

  test('does not listen to a socket that it has given up', () => {
    const { line, sockets, heard } = opened();
    line.close();
    must(sockets[0]).says({ t: 'pong', now: 1 });
    expect(heard).toEqual([]);
  });

  test('sends again what nobody has answered, with the same id', () => {
    const { line, socket } = opened();
    socket().welcome();
    line.send(RESIGN);
    vi.advanceTimersByTime(9000);
    expect(socket().sent.filter(({ id }) => id === 'message-1')).toHaveLength(2);
    socket().says({ t: 'done', id: 'message-1' });
    vi.advanceTimersByTime(30_000);
    expect(socket().sent.filter(({ id }) => id === 'message-1')).toHaveLength(2);
  });

  test.each(['too-fast', 'internal', 'storage'] as const)('knocks again after %s at the door', (code) => {
    const { socket, sockets, states } = opened();
    socket().says({ t: 'refused', id: null, code, message: '' });
    socket().breaks();
    vi.advanceTimersByTime(2000);
    expect(sockets).toHaveLength(2);
    expect(states).not.toContain('closed');
  });

  test.each(['not-found', 'not-allowed', 'not-seated'] as const)('stays away after %s', (code) => {
    const { socket, sockets, states } = opened();
    socket().says({ t: 'refused', id: null, code, message: '' });
    vi.advanceTimersByTime(60_000);
    expect([sockets.length, states.at(-1)]).toEqual([1, 'closed']);
  });
});
