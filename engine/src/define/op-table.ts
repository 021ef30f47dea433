import type { OpCode, OpCompiler, Raw } from './compiler.ts';

export type OpMaker = (raw: Raw, c: OpCompiler) => OpCode;
export type OpTable = Readonly<Record<string, OpMaker>>;
