import type { Topic } from '../language/brings.ts';
import { bringsOf } from './planning.ts';

/** What somebody suffers: they are hurt, moved, taken along or sent away, robbed or dead. */
const SUFFERED: ReadonlySet<Topic> = new Set<Topic>(['hurt', 'moved', 'borne', 'sent', 'robbed', 'dead']);

/** Whether an operation may do such a thing to somebody. */
export const doesHarm = (op: string): boolean => bringsOf(op).some(({ topic }) => SUFFERED.has(topic));
