import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectNode, root } from './project.mjs';

/** The browser itself, and the same one without a window, which draws no bars and buttons around a page and takes a fifth less of a processor. */
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL = 'chromium-headless-shell';

/** The first of these programs that is on the path. */
function onPath(...names) {
  for (const name of names) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
}

const inherit = { stdio: 'inherit', cwd: root };

/** Debian as root: its own chromium. Not every release has the one without a window. */
function fromDebian() {
  if (process.getuid?.() !== 0 || onPath('apt-get') === null) return;
  console.log('Installing chromium (apt-get, once) ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  spawnSync('apt-get', ['update', '-qq'], { ...inherit, env });
  spawnSync('apt-get', [...install, 'chromium', 'fonts-liberation'], { ...inherit, env });
  spawnSync('apt-get', [...install, SHELL], { ...inherit, env });
}

/** Anywhere else: the browsers that playwright brings. */
function fromPlaywright() {
  console.log('Installing a browser (playwright, once) ...');
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  return spawnSync(projectNode(), [cli, 'install', 'chromium'], inherit).status === 0;
}

/**
 * The browser for the tests, as they find it in their environment: the program of the one without a window where there is one, and that of the whole one, for
 * what only it can do. '' is the one that playwright keeps; null where there is none and none can be had.
 */
export function browser() {
  if (onPath(...WHOLE) === null) fromDebian();
  const whole = onPath(...WHOLE);
  if (whole !== null) return { HOLLOW_BROWSER: onPath(SHELL) ?? whole, HOLLOW_WHOLE_BROWSER: whole };
  return fromPlaywright() ? { HOLLOW_BROWSER: '', HOLLOW_WHOLE_BROWSER: '' } : null;
}
