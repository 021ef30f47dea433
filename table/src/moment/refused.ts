import { type OtherVersion, otherVersion } from '@hollow/engine';
import type { ErrorCode } from '@hollow/protocol';

/** Something that is not done, and why. Nothing has changed. */
export class RefusedError extends Error {
  readonly code: ErrorCode;
  readonly rule: string | undefined;
  readonly field: string | undefined;
  constructor(code: ErrorCode, message: string, more: { readonly rule?: string; readonly field?: string } = {}) {
    super(message);
    this.name = 'RefusedError';
    this.code = code;
    this.rule = more.rule;
    this.field = more.field;
  }
}

/** The version that plays a game, in the words of an address: a later one has no name here. */
export const versionOf = ({ version }: OtherVersion): string => version ?? 'later';

/** A game of another format is neither shown nor gone on with. */
export function requireThisVersion(format: number | null): void {
  const other = otherVersion('game', format);
  if (other !== null) throw new RefusedError('other-version', other.sentence, { field: versionOf(other) });
}
