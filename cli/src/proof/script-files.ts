import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Script, ScriptError } from '@hollow/engine/kit';
import { parseAllDocuments } from 'yaml';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** One script and where it stands. A file may hold several, as a list. */
export interface ScriptInFile {
  readonly file: string;
  readonly script: Script;
}

export function readScripts(file: string): ScriptInFile[] {
  const documents = parseAllDocuments(readFileSync(file, 'utf8'));
  const found: ScriptInFile[] = [];
  for (const document of documents) {
    const [error] = document.errors;
    if (error !== undefined) throw new ScriptError(error.message);
    const value = document.toJS() as Script | Script[];
    for (const script of Array.isArray(value) ? value : [value]) found.push({ file: relative(root, file), script });
  }
  return found;
}

/** Every script of the project: beside each thing, and by area of the rules. */
export function scriptFiles(): string[] {
  return globSync(['content/**/*.script.yaml', 'scripts/**/*.yaml'], { cwd: root })
    .filter((f) => !f.includes('node_modules'))
    .sort()
    .map((f) => `${root}${f}`);
}
