import { expect, test } from 'vitest';
import { makeLog } from '../src/telemetry/log.ts';

test('of an error the log tells what and where, and nothing of the data in it', () => {
  const lines: string[] = [];
  const log = makeLog('info', { write: (line) => void lines.push(line) });
  const database = Object.assign(new Error('insert failed'), { code: '23502', detail: 'Failing row (Adaline, 17)' });
  log.error({ err: new Error('the store could not write', { cause: database }) }, 'a message failed');
  try {
    JSON.parse('{"name": Adaline}');
  } catch (error) {
    log.error({ err: error }, 'a request failed');
  }
  const told = lines.join('');
  expect(told).toContain('insert failed');
  expect(told).toContain('23502');
  expect(told).toContain('SyntaxError');
  expect(told).toContain('log.test.ts');
  expect(told).not.toContain('Adaline');
});
