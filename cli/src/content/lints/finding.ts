import type { Pack, Program } from '@hollow/engine';
import type { Text, Words } from '@hollow/text';

/** Something an author should put right: where, and what. */
export interface Remark {
  readonly where: string;
  readonly message: string;
}

/** What is looked at: the packs that are played together, and those of them that are to be checked. */
export interface Subject {
  readonly packs: readonly Pack[];
  readonly checked: readonly Pack[];
  readonly program: Program;
  readonly words: Text;
  readonly files: Words;
}

export type Lint = (subject: Subject) => readonly Remark[];
