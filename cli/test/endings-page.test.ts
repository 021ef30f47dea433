import type { HauntDef } from '@hollow/engine';
import { expect, test } from 'vitest';
import { newTally } from '../src/endings/area.ts';
import { endingsPage, type Runs } from '../src/endings/page.ts';

const haunt: HauntDef = { id: 'made-up', number: 7, kind: 'traitor' };
const area = (players: number): Runs[number][0] => ({ key: 'a-pack/made-up', haunt, players });
const unplayed: Runs[number][1] = { mark: '', random: newTally(), sensible: newTally() };
const noted = { kind: 'random', seed: 'a-seed', answers: 90, round: 12, what: 'dead-end' } as const;
const played: Runs[number][1] = {
  mark: '',
  random: {
    ...newTally(),
    games: 3,
    capped: 1,
    positions: 20,
    searched: 2,
    witnesses: { traitor: 19, heroes: 4 },
    gaveUp: { heroes: 1 },
    noted: [noted],
  },
  sensible: newTally(),
};
const ROW = '| 7 | a-pack/made-up | 3 | random | 3 | 1 | 20 | 2 | heroes 4, traitor 19 | heroes 1 | 1 | 0 |';
const NOTED = '| a-pack/made-up | 3 | random | `a-seed` | 90 | 12 | nobody can win |';

test('what was not run anew stays on the page, and counts', () => {
  const before = endingsPage([[area(3), played]], '');
  expect(before.split('\n')).toEqual(expect.arrayContaining([ROW, NOTED]));
  const after = endingsPage(
    [
      [area(3), unplayed],
      [area(4), played],
    ],
    before,
  );
  expect(after.split('\n')).toEqual(expect.arrayContaining([ROW, NOTED, ROW.replace('| 3 |', '| 4 |')]));
  expect(after).toContain('6 games: 40 positions, 46 witnesses, 4 positions searched');
});

test('what was run anew takes the place of its row, and a haunt that is gone leaves the page', () => {
  const before = endingsPage([[area(3), played]], '');
  const again = { ...played, random: { ...played.random, games: 8, noted: [] } };
  const after = endingsPage([[area(3), again]], before);
  expect(after).not.toContain(ROW);
  expect(after).toContain('None.');
  expect(endingsPage([], before)).not.toContain('made-up');
});
