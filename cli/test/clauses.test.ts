import { expect, it } from 'vitest';
import { findOutdated } from '../../tools/content/clauses.ts';

it('the English of the rulebook is what `npm run text:clauses` makes of the ledger', () => {
  expect(findOutdated()).toEqual([]);
});
