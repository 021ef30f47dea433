import { expect, test } from 'vitest';
import { BUDGET } from '../build/size.ts';
import { worldForFile } from './file-world.ts';
import { waitedForDoor, waitedForTable } from './waited.ts';

const { world, browser } = await worldForFile();

/** What only lies round the table, or is opened by hand, and the words of it. */
const ROUND = ['Moments', 'Ticker', 'TableMenu', 'Gestures', 'Minimap', 'CameraControls', 'Chat', 'MenuSheet', 'kept'];

test.each(['exploring', 'hero', 'split', 'trade', 'typed'] as const)(
  'whoever opens a game where they are asked waits for no more than it takes to answer: %s',
  async (position) => {
    const { kB, files } = await waitedForTable(browser, world, await world.at(position));
    expect(files).toContain('GamePage');
    expect(files.filter((file) => ROUND.includes(file))).toEqual([]);
    // The words that come later are a second file of the language.
    expect(files.filter((file) => file === 'en')).toHaveLength(1);
    expect(kB).toBeGreaterThan(100);
    expect(kB).toBeLessThan(BUDGET);
  },
);

test('whoever opens the front door waits for nothing of a table', async () => {
  const { kB, files } = await waitedForDoor(browser, world);
  expect(files).toContain('FrontDoor');
  expect(files.filter((file) => ['table', 'things', 'GamePage', ...ROUND].includes(file))).toEqual([]);
  expect(kB).toBeLessThan(BUDGET);
});
