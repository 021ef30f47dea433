import type { Clause } from 'virtual:ledger';
import { use } from 'react';
import { once } from '../../app/parts.ts';

const clauses = once(() => import('virtual:ledger').then((module) => module.default));

/** Every clause, loaded when it is first asked for. */
export const useLedger = (): readonly Clause[] => use(clauses());
