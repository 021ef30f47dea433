/** Recipes as data: what a page of docs/recipes tells a reader to run and to write. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Command {
  readonly kind: 'command';
  readonly line: number;
  readonly command: string;
}

/** A block of code that is written into a file: the whole of it, or one line of it anew. */
export interface Writing {
  readonly kind: 'writing';
  readonly line: number;
  readonly file: string;
  /** The line that begins so is replaced; `end` adds to the file. */
  readonly place: string | null;
  readonly text: string;
}

export type RecipeStep = Command | Writing;

export interface Ran {
  readonly code: number | null;
  readonly output: string;
}

/**
 * The steps of a page, in its order. A block of `sh` holds commands. A block that names a file after its language is written into it; the file must also
 * be named in the text just before, where a reader sees it. `in place of X` after the name: only the line that begins with X is replaced; `at the end`:
 * the file goes on with it.
 */
export function readRecipe(page: string): RecipeStep[] {
  const lines = page.split('\n');
  const steps: RecipeStep[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [, language = '', rest = ''] = /^```(\w+)(?: (.*))?$/.exec(lines[at] ?? '') ?? [];
    if (language === '') continue;
    const end = lines.indexOf('```', at + 1);
    const block = lines.slice(at + 1, end);
    const line = at + 1;
    if (language === 'sh')
      for (const [i, command] of block.entries())
        if (command.trim() !== '' && !command.startsWith('#'))
          steps.push({ kind: 'command', line: line + 1 + i, command: command.replace(/\s+#.*$/, '') });
    if (language !== 'sh' && rest !== '') steps.push(writingOf(rest, line, block.join('\n'), lines.slice(0, at)));
    at = end;
  }
  return steps;
}

function writingOf(named: string, line: number, text: string, before: readonly string[]): Writing {
  const [, file = '', how] = /^(\S+)(?: (in place of .+|at the end))?$/.exec(named) ?? [];
  const place = how === undefined ? null : how === 'at the end' ? 'end' : how.slice('in place of '.length);
  const paragraph = before.slice(before.slice(0, -1).lastIndexOf('') + 1).join(' ');
  if (file === '' || !paragraph.includes(`\`${file}\``))
    throw new Error(`line ${line}: the text before the block does not name the file “${named}”`);
  return { kind: 'writing', line, file, place, text };
}

/** Writes a block of code into the copy, as a reader would. */
export function writeBlock(root: string, { file, place, text, line }: Writing): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  if (place === null) {
    writeFileSync(path, `${text}\n`);
    return;
  }
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  const at = place === 'end' ? lines.length : lines.findIndex((one) => one.trim().startsWith(place));
  if (at < 0) throw new Error(`line ${line}: ${file} has no line that begins with “${place}”`);
  lines.splice(at, place === 'end' ? 0 : 1, text);
  writeFileSync(path, `${lines.join('\n')}\n`);
}

/** The environment of a reader's terminal: nothing of the test that follows the recipe. */
function cleanEnvironment(more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(VITEST|npm_|NODE_ENV|HOLLOW_|TEST$)/.test(name));
  return { ...Object.fromEntries(kept), ...more };
}

export interface CommandOptions {
  /** What a reader types. */
  readonly typed?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Once this was printed the command has done its work: it is looked at and ended. */
  readonly until?: RegExp;
  readonly look?: (found: string) => Promise<string>;
}

/** Runs a command in the copy, as a reader would. */
export function runCommand(
  root: string,
  command: string,
  { typed = '', env = {}, until, look = async () => '' }: CommandOptions = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, shell: true, detached: true, env: cleanEnvironment(env) });
    let output = '';
    let seen = false;
    const end = (more: string): void => {
      output += more;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    };
    const heard = (chunk: Buffer): void => {
      output += chunk.toString();
      const [found] = until?.exec(output) ?? [];
      if (found === undefined || seen) return;
      seen = true;
      look(found).then(end, (error: unknown) => end(String(error)));
    };
    child.stdout.on('data', heard);
    child.stderr.on('data', heard);
    child.stdin.end(typed);
    child.on('close', (code) => resolve({ code: seen ? 0 : code, output }));
  });
}
