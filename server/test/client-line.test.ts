import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { ClientLine } from '../src/socket/client-line.ts';
import type { Metrics } from '../src/telemetry/metrics.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('whoever is told to hang up is not heard any more, and is cut off if they do not', () => {
  vi.useFakeTimers();
  const socket = Object.assign(new EventEmitter(), { close: vi.fn(), terminate: vi.fn() });
  const line = new ClientLine(socket as unknown as WebSocket, {} as Metrics);
  const heard: string[] = [];
  line.listen((text) => void heard.push(text));
  socket.emit('message', 'before', false);
  line.close(4000, 'seat');
  socket.emit('message', 'after', false);
  expect(heard).toEqual(['before']);
  expect(socket.close).toHaveBeenCalledOnce();
  expect(socket.terminate).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(socket.terminate).toHaveBeenCalledOnce();
});
