import type { OtherVersion } from '@hollow/engine';

/** Something the caller can put right: one line that names the field. Exit code 2. */
export class BadInput extends Error {
  constructor(field: string, message: string) {
    super(`${field}: ${message}`);
  }
}

/** A game or pack that another version plays. */
export class OtherVersionInput extends BadInput {
  readonly version: string | null;
  readonly sentence: string;
  constructor(field: string, { version, sentence }: OtherVersion) {
    super(field, sentence);
    this.version = version;
    this.sentence = sentence;
  }
}

/** Something was checked and does not hold: the report is printed already. Exit code 1. */
export class CheckFailed extends Error {}
