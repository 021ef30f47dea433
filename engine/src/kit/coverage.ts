import type { Program } from '../core/context.ts';
import { KitError } from './failure.ts';

/** Operations that never ran, by their place in the packs. */
export const unreachedOperations = (p: Program, cover: Uint32Array): string[] =>
  p.nodes.filter((node) => cover[node.id] === 0).map((node) => node.path);

/** Every operation ran, but for those that are known to be beyond random play. */
export function checkCoverage(p: Program, cover: Uint32Array, except: readonly string[] = []): void {
  const missing = unreachedOperations(p, cover);
  const surprising = missing.filter((path) => !except.includes(path));
  const [first, ...others] = surprising;
  if (first !== undefined) throw new KitError('coverage', first, `never ran, with ${others.length} more`);
  const reached = except.find((path) => !missing.includes(path));
  if (reached !== undefined) throw new KitError('coverage', reached, 'is excepted, but ran');
}
