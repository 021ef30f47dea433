import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from '../src/main.ts';

const bin = fileURLToPath(new URL('../bin/hollow.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as a user does, in a process of its own, with what is typed. */
export function spawned(args: readonly string[], typed: string): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', input: typed });
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

/** The JSON on the last line of stdout. */
export const lastJson = (ran: Ran): unknown => JSON.parse(ran.out.trimEnd().split('\n').at(-1) ?? '');

export const scratch = (): string => mkdtempSync(join(tmpdir(), 'hollow-cli-'));
