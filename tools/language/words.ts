import { readdirSync } from 'node:fs';
import { shapesOf } from '../../engine/src/define/field.ts';
import { OpWord } from '../../engine/src/define/operation.ts';
import { fieldsText } from './type-text.ts';

const WORDS = new URL('../../engine/src/words/', import.meta.url);

/** One file of a word: where it is, what it defines, and the builders beside the definition. */
export interface WordFile {
  /** Below engine/src/words, such as `operations/flow/when.ts`. */
  readonly path: string;
  /** The name of the constant that holds the definition. */
  readonly constant: string;
  readonly word: OpWord<string, never, never, string>;
  readonly builders: readonly string[];
}

const isWord = (value: unknown): value is WordFile['word'] => value instanceof OpWord;

async function fileOf(path: string): Promise<WordFile> {
  const exported = Object.entries((await import(new URL(path, WORDS).href)) as Record<string, unknown>);
  const words = exported.filter(([, value]) => isWord(value));
  const [found] = words;
  if (found === undefined || words.length > 1)
    throw new Error(`engine/src/words/${path}: one word in a file, found ${words.length}`);
  const [constant, word] = found;
  return {
    path,
    constant,
    word: word as WordFile['word'],
    builders: exported.filter(([name]) => name !== constant).map(([name]) => name),
  };
}

/** Every word of the language, in the order of its file. */
export async function wordFiles(): Promise<readonly WordFile[]> {
  const paths = readdirSync(WORDS, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.includes('/') && path.endsWith('.ts') && !path.split('/').at(-1)?.startsWith('_'))
    .sort();
  return await Promise.all(paths.map(fileOf));
}

/** `roll` → `RollOp`, `move-clip` → `MoveClipOp`. */
export const typeName = (op: string): string =>
  `${op.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Op`;

const NOTE = '// Made by `npm run language` from the definitions in engine/src/words; a test holds it to them.\n';

const BASIC = ['AnySet', 'Ex', 'Num', 'Ops', 'Rooms', 'Table', 'Things', 'Truth', 'Who'];
const used = (text: string): string => BASIC.filter((name) => new RegExp(`: [^;]*\\b${name}\\b`).test(text)).join(', ');

/** The files that are made from the definitions, by their path below engine/src. */
export function madeFiles(files: readonly WordFile[]): Readonly<Record<string, string>> {
  const written = files.filter(({ word }) => word.example !== null);
  const types = written.map(
    ({ word }) =>
      `export interface ${typeName(word.op)} { readonly op: '${word.op}'; ${fieldsText(shapesOf(word.fields))} }`,
  );
  const list = files.map(({ constant, path }) => `import { ${constant} } from './${path}';`);
  return {
    'language/words.generated.ts': `${NOTE}import type { ${used(types.join(' '))} } from './ex.ts';\n\n${types.join('\n\n')}\n`,
    'words/operations.generated.ts': `${NOTE}import type { AnyOp } from '../define/operation.ts';\n${list.join('\n')}\n\nconst WORDS: readonly AnyOp[] = [${files.map(({ constant }) => constant).join(', ')}];\n\n/** Every operation by its name. */\nexport const OPERATIONS: ReadonlyMap<string, AnyOp> = new Map(WORDS.map((word) => [word.op, word]));\n`,
    'language/builders/words.generated.ts': `${NOTE}${written.map(({ path, builders }) => `export { ${builders.join(', ')} } from '../../words/${path}';`).join('\n')}\n`,
  };
}
