import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../files/files.ts';
import { PROJECT_ROOT } from '../../files/project.ts';
import { packsOf } from '../../packs/packs.ts';
import { playFile } from '../../proof/play-file.ts';
import type { Remark } from '../lints/finding.ts';
import { type Checked, type CheckStep, whereOf } from './checked.ts';

/** The file of the thing stands in the index of its pack. */
export const indexStep = (checked: Checked): CheckStep => ({
  name: 'index',
  find: () => {
    const { id, pack, shipped } = checked;
    const file = `content/${whereOf(checked)}.ts`;
    if (!shipped || !existsSync(join(PROJECT_ROOT, file))) return [];
    const listed = globSync('contents*.ts', { cwd: join(PROJECT_ROOT, 'content', pack.id) }).some((name) =>
      readText(join(PROJECT_ROOT, 'content', pack.id, name)).includes(`/${id}.ts'`),
    );
    return listed ? [] : [{ where: file, message: 'it is not in the index of its pack: npm run content:index' }];
  },
});

/** The parts of the project that the compiler takes one by one, as in `npm run types`. */
const COMPILED = [[], ['-p', 'web']];

function typeErrors(compiler: string, part: readonly string[]): Remark[] {
  const args = [compiler, '--noEmit', '--singleThreaded', ...part];
  const ran = spawnSync(process.execPath, args, { cwd: PROJECT_ROOT, encoding: 'utf8' });
  const found = [...ran.stdout.matchAll(/^(\S+?)\((\d+),\d+\): error \w+: (.+)$/gm)].map(([, file, line, message]) => ({
    where: `${file}:${line}`,
    message: message ?? '',
  }));
  if (found.length > 0 || ran.status === 0) return found;
  // Something else than a file is at fault: its settings, or the compiler itself.
  return [{ where: ['tsc', ...part].join(' '), message: `${ran.stdout}${ran.stderr}`.trim() }];
}

/** Types of the whole project: a word that was mistyped in a file of content is found here. */
export const typesStep = (): CheckStep => ({
  name: 'types',
  find: () => {
    const compiler = join(PROJECT_ROOT, 'node_modules/ts7/bin/tsc');
    return existsSync(compiler) ? COMPILED.flatMap((part) => typeErrors(compiler, part)) : [];
  },
});

/** The scripts that lie beside it, as `hollow script` plays them. */
export const scriptsStep = (checked: Checked): CheckStep => ({
  name: 'scripts',
  find: () => {
    if (!checked.shipped) return [];
    const shown = `content/${whereOf(checked)}.script.yaml`;
    const file = join(PROJECT_ROOT, shown);
    if (!existsSync(file)) return [{ where: shown, message: 'there is no script beside it' }];
    return playFile(packsOf(file), file, shown).faults;
  },
});
