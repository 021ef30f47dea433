import type { HauntDef } from '@hollow/engine';
import { expect, test } from 'vitest';
import { newTally } from '../src/endings/area.ts';
import { endingsPage, type Runs } from '../src/endings/page.ts';

const haunt: HauntDef = { id: 'made-up', number: 7, kind: 'traitor' };
const area = (players: number): Runs[number][0] => ({ key: 'a-pack/made-up', haunt, players });
const unplayed: Runs[number][1] = { mark: '', tree: 'now', random: newTally(), sensible: newTally() };
const noted = { kind: 'random', seed: 'a-seed', answers: 90, round: 12, what: 'dead-end' } as const;
const played: Runs[number][1] = {
  mark: '',
  tree: 'now',
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
const ROW = '| 7 | a-pack/made-up | 3 | random | 3 | 1 | 20 | 2 | heroes 4, traitor 19 | heroes 1 | 1 | 0 | now |';
const NOTED = '| a-pack/made-up | 3 | random | `a-seed` | 90 | 12 | nobody can win |';

test('what was not run anew stays on the page, and counts', () => {
  const before = endingsPage([[area(3), played]], '', 'now');
  expect(before.split('\n')).toEqual(expect.arrayContaining([ROW, NOTED]));
  const after = endingsPage(
    [
      [area(3), unplayed],
      [area(4), played],
    ],
    before,
    'now',
  );
  expect(after.split('\n')).toEqual(expect.arrayContaining([ROW, NOTED, ROW.replace('| 3 |', '| 4 |')]));
  expect(after).toContain('6 games: 40 positions, 46 witnesses, 4 positions searched');
});

test('what was run anew takes the place of its row, and a haunt that is gone leaves the page', () => {
  const before = endingsPage([[area(3), played]], '', 'now');
  const again = { ...played, random: { ...played.random, games: 8, noted: [] } };
  const after = endingsPage([[area(3), again]], before, 'now');
  expect(after).not.toContain(ROW);
  expect(after).toContain('None.');
  // A shorter run does not take the place of a longer one.
  expect(endingsPage([[area(3), played]], after, 'now')).toBe(after);
  expect(endingsPage([], before, 'now')).not.toContain('made-up');
});

test('says by which tree each row was played, and how many are of the present one', () => {
  const before = endingsPage([[area(3), played]], '', 'now');
  expect(before).toContain('every row is of it');
  const later = endingsPage(
    [
      [area(3), unplayed],
      [area(4), { ...played, tree: 'later' }],
    ],
    before,
    'later',
  );
  expect(later.split('\n')).toEqual(expect.arrayContaining([ROW]));
  expect(later).toContain('1 of 2 rows are of it');
  // A page that was written before trees were kept.
  const old = endingsPage([[area(3), unplayed]], ROW.replace(' now |', ''), 'now');
  expect(old).toContain(ROW.replace('now', '–'));
  expect(old).toContain('0 of 1 rows are of it; the others are of earlier ones');
});

test('what somebody has written of what was found stays as it is', () => {
  const found = '## Found on the way\n\n- A ghost that never came.\n';
  const before = endingsPage([[area(3), played]], '', 'now').replace('## Found on the way\n', found);
  expect(before).toContain('A ghost that never came.');
  expect(endingsPage([[area(4), played]], before, 'later')).toContain(`\n${found}\n## By haunt`);
});
