import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Script, ScriptError } from '@hollow/engine/kit';
import { isMap, isNode, isSeq, LineCounter, type Node, parseAllDocuments } from 'yaml';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** One script and where it stands. A file may hold several, as a list. */
export interface ScriptInFile {
  readonly file: string;
  readonly script: Script;
  /** The line where the script begins. */
  readonly line: number;
  /** The lines of its steps. */
  readonly stepLines: readonly number[];
}

/** The line in which something went wrong: that of the step, or of the script where it is none of them. */
export const lineOf = ({ line, stepLines }: ScriptInFile, at: number): number => stepLines[at] ?? line;

function linesIn(node: unknown, lines: LineCounter): Pick<ScriptInFile, 'line' | 'stepLines'> {
  const at = ({ range }: Node): number => lines.linePos(range?.[0] ?? 0).line;
  const steps = isMap(node) ? node.get('steps') : undefined;
  return {
    line: isNode(node) ? at(node) : 1,
    stepLines: isSeq(steps) ? steps.items.map((step) => (isNode(step) ? at(step) : 1)) : [],
  };
}

export function readScripts(file: string): ScriptInFile[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(readFileSync(file, 'utf8'), { lineCounter: lines });
  const found: ScriptInFile[] = [];
  for (const document of documents) {
    const [error] = document.errors;
    if (error !== undefined) throw new ScriptError(error.message);
    const value = document.toJS() as Script | Script[];
    const nodes: readonly unknown[] = isSeq(document.contents) ? document.contents.items : [document.contents];
    const scripts = Array.isArray(value) ? value : [value];
    scripts.forEach((script, i) => {
      found.push({ file: relative(root, file), script, ...linesIn(nodes[i], lines) });
    });
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
