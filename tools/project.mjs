/** What `npm start` and `npm test` share. Runs on Node 20 before anything is installed, so it imports no package. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Installs the packages of the lock when they are missing or older than it: those that run the game, and with `tools` also those that test and check it. Tools that were here
 * before stay. Exits when that fails.
 */
export async function install({ tools = false } = {}) {
  const tree = join(root, 'node_modules', '.package-lock.json');
  const lock = join(root, 'package-lock.json');
  const installed = existsSync(tree) ? readLock(tree) : null;
  const hasTools = installed !== null && hasPackagesOf(readLock(lock), installed);
  const isFresh = installed !== null && statSync(tree).mtimeMs >= statSync(lock).mtimeMs;
  if (isFresh && (hasTools || !tools)) return;

  const wantsTools = tools || hasTools;
  console.log(`Installing the packages ${wantsTools ? 'of the game and of its tests' : 'of the game'} (once) ...`);
  const started = performance.now();
  const npm = process.env.npm_execpath;
  // Several tools ask for the newer Node that this installation brings, so npm's warnings about the present one mislead.
  const args = [
    'ci',
    ...(wantsTools ? ['--include=dev'] : ['--omit=dev']),
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const status = npm
    ? await runProgram(process.execPath, [npm, ...args])
    : await runProgram('npm', args, { shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('The installation failed; npm says above why. Try "npm ci" by hand, then run this command again.');
    process.exit(1);
  }
  console.log(`Installed in ${seconds(started)}.`);
}

const readLock = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether all packages that only tests and checks need are among those installed; what a platform may lack does not count. */
export function hasPackagesOf(lock, installed) {
  return Object.entries(lock).every(
    ([name, { dev, optional }]) => dev !== true || optional === true || installed[name] !== undefined,
  );
}

/** The Node that runs the project: the installed one, or the present one where the platform has no such package. */
export function projectNode() {
  const platform = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = join(root, 'node_modules', platform, 'bin', binary);
  return existsSync(own) ? own : process.execPath;
}

/**
 * Runs a program in the project's folder with the terminal as its own; resolves to its exit status. `endsWithUs`: whoever tells this process to end tells
 * the program, and this process stays until it has ended. Once, and always as SIGTERM: Ctrl+C reaches the program by itself as SIGINT, and a second signal
 * of the same kind would break off what it does at its end.
 */
export function runProgram(program, args, { endsWithUs = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    let told = false;
    const tell = () => {
      if (!told) child.kill('SIGTERM');
      told = true;
    };
    if (endsWithUs) for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, tell);
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (status) => resolve(status ?? 1));
  });
}

export function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
