import type { Clause } from 'virtual:ledger';
import { use } from 'react';

let wanted: Promise<readonly Clause[]> | null = null;

/** Every clause, loaded when it is first asked for. */
export function useLedger(): readonly Clause[] {
  wanted ??= import('virtual:ledger').then((module) => module.default);
  return use(wanted);
}
