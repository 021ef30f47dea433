import type { Pack, Program } from '@hollow/engine';
import type { Words as WordFiles } from '@hollow/text';
import type { Words } from '../../words.ts';

/** Something an author should put right: where, and what. */
export interface Found {
  readonly where: string;
  readonly message: string;
}

/** What is looked at: the packs that are played together, and those of them that are to be checked. */
export interface Subject {
  readonly packs: readonly Pack[];
  readonly checked: readonly Pack[];
  readonly program: Program;
  readonly words: Words;
  readonly files: WordFiles;
}

export type Lint = (subject: Subject) => readonly Found[];
