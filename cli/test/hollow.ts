import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
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

/** Runs the command in this process, which is quicker; for commands that read no input. */
export async function hollow(args: readonly string[]): Promise<Ran> {
  let out = '';
  let err = '';
  const toOut = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  const toErr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += String(text);
    return true;
  });
  process.exitCode = 0;
  try {
    await main(args);
    return { code: Number(process.exitCode), out, err };
  } finally {
    process.exitCode = 0;
    toOut.mockRestore();
    toErr.mockRestore();
  }
}

/** The JSON on the last line of stdout. */
export const lastJson = (ran: Ran): unknown => JSON.parse(ran.out.trimEnd().split('\n').at(-1) ?? '');

export const scratch = (): string => mkdtempSync(join(tmpdir(), 'hollow-cli-'));
