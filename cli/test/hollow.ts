import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { main } from '../src/main.ts';

const bin = fileURLToPath(new URL('../bin/hollow.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as a user does, in a process of its own, with what is typed. */
export function spawned(args: readonly string[], typed: string, env: Readonly<Record<string, string>> = {}): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    encoding: 'utf8',
    input: typed,
    env: { ...process.env, ...env },
  });
  return { code: status, out: stdout, err: stderr };
}

/** Catches what is written to a stream until `restore` is called. */
function caught(stream: NodeJS.WriteStream): { text: string; restore(): void } {
  const { write } = stream;
  const result = {
    text: '',
    restore() {
      stream.write = write;
    },
  };
  stream.write = (chunk: string | Uint8Array): boolean => {
    result.text += String(chunk);
    return true;
  };
  return result;
}

/** Runs the command in this process, which is quicker; for commands that read no input. */
export async function hollow(args: readonly string[]): Promise<Ran> {
  const out = caught(process.stdout);
  const err = caught(process.stderr);
  process.exitCode = 0;
  try {
    await main(args);
    return { code: Number(process.exitCode), out: out.text, err: err.text };
  } finally {
    process.exitCode = 0;
    out.restore();
    err.restore();
  }
}

/** The same with what is typed, and with more in the environment: as from a pipe. */
export async function typing(
  args: readonly string[],
  typed: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const);
  Object.defineProperty(process, 'stdin', { value: Readable.from(typed === '' ? [] : [typed]), configurable: true });
  Object.assign(process.env, env);
  try {
    return await hollow(args);
  } finally {
    Object.defineProperty(process, 'stdin', stdin);
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
}

/** The JSON on the last line of stdout. */
export const lastJson = (ran: Ran): unknown => JSON.parse(ran.out.trimEnd().split('\n').at(-1) ?? '');

export const scratch = (): string => mkdtempSync(join(tmpdir(), 'hollow-cli-'));
