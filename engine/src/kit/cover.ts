import type { ProgramCache } from '../compile/program-cache.ts';
import { Engine } from '../game/engine.ts';
import type { Pack } from '../language/pack.ts';

/** Room to count how often each operation of the packs is carried out: whatever the ruleset, they are numbered alike. */
export const coverFor = (packs: readonly Pack[], programs?: ProgramCache): Uint32Array =>
  new Uint32Array(new Engine(packs, {}, programs).program({}).nodes.length);
