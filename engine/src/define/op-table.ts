import type { Exprs, OpCode, Raw } from './compiler.ts';

export type OpMaker = (raw: Raw, c: Exprs) => OpCode;
export type OpTable = Readonly<Record<string, OpMaker>>;
