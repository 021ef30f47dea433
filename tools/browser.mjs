import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectNode, root } from './project.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A browser on the path. */
function onPath() {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
}

const inherit = { stdio: 'inherit', cwd: root };

/** Debian as root: its own chromium. */
function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) return false;
  console.log('Installing chromium (apt-get, once) ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { ...inherit, env });
  const args = ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'];
  return spawnSync('apt-get', args, { ...inherit, env }).status === 0;
}

/** Anywhere else: the browser that playwright brings. */
function fromPlaywright() {
  console.log('Installing a browser (playwright, once) ...');
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  return spawnSync(projectNode(), [cli, 'install', 'chromium', '--only-shell'], inherit).status === 0;
}

/** The program of a browser for the tests; '' is the one that playwright keeps; null where there is none and none can be had. */
export function browser() {
  const found = onPath();
  if (found !== null) return found;
  if (fromDebian()) return onPath();
  return fromPlaywright() ? '' : null;
}
