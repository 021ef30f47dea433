import { mistakesIn, otherVersion, type Pack, packsOfToday } from '@hollow/engine';
import { BadInput, OtherVersionInput } from '../console/bad-input.ts';

/** A pack as a file says for which format it was written; those of the first did not. */
const formatOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? 'format' in value
      ? value.format
      : 1
    : undefined;

/** Refuses a pack that another version plays, whatever else is wrong with it. */
export function unlessOtherVersion(file: string, value: unknown): void {
  const other = otherVersion('pack', formatOf(value));
  if (other !== null) throw new OtherVersionInput(file, other);
}

/** Takes the value for a pack, or says in one line what is wrong with it first. What its names refer to is looked up when it is compiled. */
export function checkPack(file: string, value: unknown): Pack {
  unlessOtherVersion(file, value);
  const [today] = packsOfToday([value as Pack]);
  const [mistake, ...more] = mistakesIn(today);
  if (mistake === undefined) return value as Pack;
  const rest = more.length === 0 ? '' : ` (and ${more.length} more; hollow content lint lists them)`;
  throw new BadInput(file, `${mistake.path}: ${mistake.message}${rest}`);
}
