import type { ErrorCode } from '@hollow/protocol';

/** Something that is not done, and why. Nothing has changed. */
export class Refused extends Error {
  readonly code: ErrorCode;
  readonly rule: string | undefined;
  readonly field: string | undefined;
  constructor(code: ErrorCode, message: string, more: { readonly rule?: string; readonly field?: string } = {}) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.rule = more.rule;
    this.field = more.field;
  }
}
