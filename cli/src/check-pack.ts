import { mistakesIn, type Pack } from '@hollow/engine';
import { BadInput } from './bad-input.ts';

/** Takes the value for a pack, or says in one line what is wrong with it first. What its names refer to is looked up when it is compiled. */
export function checkPack(file: string, value: unknown): Pack {
  const [mistake, ...more] = mistakesIn(value);
  if (mistake === undefined) return value as Pack;
  const rest = more.length === 0 ? '' : ` (and ${more.length} more; hollow content lint lists them)`;
  throw new BadInput(file, `${mistake.path}: ${mistake.message}${rest}`);
}
