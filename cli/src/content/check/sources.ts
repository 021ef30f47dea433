import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { runScript, ScriptError } from '@hollow/engine/kit';
import { readText } from '../../files/files.ts';
import { PROJECT_ROOT } from '../../files/project.ts';
import { PROGRAMS } from '../../packs/packs.ts';
import { readScripts } from '../../proof/script-files.ts';
import type { Remark } from '../lints/finding.ts';
import type { Checked, CheckStep } from './checked.ts';

const folderOf = ({ kind }: Checked): string => `${kind}s`;

/** The file of the thing stands in the index of its pack. */
export const indexStep = ({ id, kind, pack, shipped }: Checked): CheckStep => ({
  name: 'index',
  find: () => {
    const file = `content/${pack.id}/${kind}s/${id}.ts`;
    if (!shipped || !existsSync(join(PROJECT_ROOT, file))) return [];
    const listed = globSync('contents*.ts', { cwd: join(PROJECT_ROOT, 'content', pack.id) }).some((name) =>
      readText(join(PROJECT_ROOT, 'content', pack.id, name)).includes(`/${id}.ts'`),
    );
    return listed ? [] : [{ where: file, message: 'it is not in the index of its pack: npm run content:index' }];
  },
});

/** Types of the whole project: a word that was mistyped in a file of content is found here. */
export const typesStep = (): CheckStep => ({
  name: 'types',
  find: () => {
    const compiler = join(PROJECT_ROOT, 'node_modules/ts7/bin/tsc');
    if (!existsSync(compiler)) return [];
    const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit'], { cwd: PROJECT_ROOT, encoding: 'utf8' });
    return [...stdout.matchAll(/^(\S+?)\((\d+),\d+\): error \w+: (.+)$/gm)].map(([, file, line, message]) => ({
      where: `${file}:${line}`,
      message: message ?? '',
    }));
  },
});

/** The scripts that lie beside it. */
export const scriptsStep = (checked: Checked): CheckStep => ({
  name: 'scripts',
  find: () => {
    const { id, pack, packs, shipped } = checked;
    const file = `content/${pack.id}/${folderOf(checked)}/${id}.script.yaml`;
    if (!shipped) return [];
    if (!existsSync(join(PROJECT_ROOT, file))) return [{ where: file, message: 'there is no script beside it' }];
    try {
      return readScripts(join(PROJECT_ROOT, file)).flatMap(({ script }): Remark[] => {
        const { ok, title, message } = runScript(packs, script, { programs: PROGRAMS });
        return ok ? [] : [{ where: `${file}: ${title}`, message }];
      });
    } catch (error) {
      if (error instanceof ScriptError) return [{ where: file, message: error.message }];
      throw error;
    }
  },
});
