import { fork, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { State } from '@hollow/engine';
import { PROJECT_ROOT } from '../files/project.ts';

const PEER = join(PROJECT_ROOT, 'bench', 'peer');

/** boardgame.io is installed when somebody measures, and never shipped. False if it cannot be. */
export function installedPeer(): boolean {
  if (existsSync(join(PEER, 'node_modules', 'boardgame.io'))) return true;
  process.stderr.write('installing boardgame.io into bench/peer\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const how = existsSync(join(PEER, 'package-lock.json')) ? 'ci' : 'install';
  const shell = process.platform === 'win32';
  return spawnSync(npm, [how, '--no-audit', '--no-fund'], { cwd: PEER, stdio: 'ignore', shell }).status === 0;
}

export interface Peer {
  /** Plays one round and gives its moves a second; null if it could not. */
  round(): Promise<number | null>;
  close(): void;
}

/** boardgame.io in a process of its own whose G is this state; null if it cannot be had. */
export function startPeer(state: State, milliseconds: number): Peer | null {
  if (!installedPeer()) return null;
  const folder = mkdtempSync(join(tmpdir(), 'hollow-bench-'));
  const file = join(folder, 'state.json');
  writeFileSync(file, JSON.stringify(state));
  const child = fork(join(PROJECT_ROOT, 'bench', 'boardgameio.mjs'), [file, String(milliseconds)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = new Promise<null>((resolve) => {
    child.once('exit', () => resolve(null));
  });
  const answer = (): Promise<number> =>
    new Promise((resolve) => {
      child.once('message', (value) => resolve(Number(value)));
    });
  return {
    async round() {
      if (!child.connected) return null;
      const next = answer();
      child.send('round');
      return Promise.race([next, ended]);
    },
    close() {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
