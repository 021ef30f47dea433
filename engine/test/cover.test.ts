import { expect, test } from 'vitest';
import * as w from '../src/builders/index.ts';
import { runScript } from '../src/kit/script.ts';
import { testHouse } from './test-house/index.ts';

test('operations are counted however many the packs have', () => {
  const never = w.when(
    w.hauntOn,
    Array.from({ length: 45_000 }, () => w.say('never')),
  );
  const seen: string[] = [];
  const script = {
    title: 'long',
    explorers: ['cy', 'ada', 'eve'],
    steps: [{ effect: [never, w.say('last')] }, { expect: { log: [{ type: 'said', key: 'last' }] } }],
  };
  const { message } = runScript([testHouse], script as never, { cover: (path) => seen.push(path) });
  expect(message).toBe('');
  expect(seen.filter((path) => path.startsWith('effects/') && path.includes('say'))).toHaveLength(1);
});
