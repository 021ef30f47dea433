import { expect, test } from 'vitest';
import { once, PartMissing } from '../src/ui/later/parts.ts';

test('A part that did not come is asked for again, and one that came is not', async () => {
  let asked = 0;
  const part = once(async () => {
    asked += 1;
    if (asked === 1) throw new Error('no line');
    return 'part';
  });
  await expect(part()).rejects.toBeInstanceOf(PartMissing);
  expect(await part()).toBe('part');
  expect(await part()).toBe('part');
  expect(asked).toBe(2);
});
