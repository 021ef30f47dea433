import type { Engine, Pack, Program } from '@hollow/engine';
import { engineFor } from '../packs/packs.ts';

export interface CoverageCount {
  readonly operations: number;
  readonly reached: number;
  /** Content paths of operations that never ran. */
  readonly unreached: readonly string[];
}

/** The engine's own primitives are no content. */
export const isContent = (node: Program['nodes'][number]): boolean => !node.path.startsWith('core/');

export const countNodes = (packs: readonly Pack[]): number => engineFor(packs).program({}).nodes.length;

/** Which operations of the content ran, by the counts of a probe. */
export function coverageOf(engine: Engine, cover: Uint32Array): CoverageCount {
  const nodes = engine.program({}).nodes.filter(isContent);
  const unreached = nodes.filter((node) => cover[node.id] === 0).map((node) => node.path);
  return { operations: nodes.length, reached: nodes.length - unreached.length, unreached };
}
