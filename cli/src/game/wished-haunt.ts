import { type SoughtHaunt, wishOf } from '@hollow/bots';
import type { Pack } from '@hollow/engine';
import { BadInput } from '../console/bad-input.ts';

/** Reads `--haunt`: an id, pack/id or number. */
export function wishFor(packs: readonly Pack[], asked: string): SoughtHaunt {
  const haunt = packs
    .flatMap((pack) => (pack.haunts ?? []).map((def) => ({ def, full: `${pack.id}/${def.id}` })))
    .find(({ def, full }) => def.id === asked || full === asked || String(def.number) === asked)?.def;
  if (haunt === undefined) {
    const known = packs.flatMap((pack) => pack.haunts ?? []).sort((a, b) => a.number - b.number);
    const ids = known.map(({ number, id }) => `${number} ${id}`).join(', ');
    throw new BadInput('--haunt', `there is no haunt “${asked}”; there are ${ids === '' ? 'none' : ids}`);
  }
  const wish = wishOf(packs, haunt);
  if (wish === null) throw new BadInput('--haunt', `no haunt ever begins in this house, so not ${haunt.number} either`);
  return wish;
}
