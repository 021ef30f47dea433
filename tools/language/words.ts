import { readdirSync } from 'node:fs';
import { type AnyEx, type HowMany, isExWord } from '../../engine/src/define/expression.ts';
import { shapesOf } from '../../engine/src/define/field.ts';
import { type AnyOp, OpWord } from '../../engine/src/define/operation.ts';
import { fieldsText } from './type-text.ts';

const WORDS = new URL('../../engine/src/words/', import.meta.url);

/** One file of a word: where it is, what it defines, and the builders beside the definition. */
interface WordFile<W> {
  /** Below engine/src/words, such as `operations/flow/when.ts`. */
  readonly path: string;
  /** The name of the constant that holds the definition. */
  readonly constant: string;
  readonly word: W;
  readonly builders: readonly string[];
}

export interface WordFiles {
  readonly operations: readonly WordFile<AnyOp>[];
  readonly expressions: readonly WordFile<AnyEx>[];
}

const isOpWord = (value: unknown): value is AnyOp => value instanceof OpWord;

async function fileOf(path: string): Promise<WordFile<AnyOp | AnyEx>> {
  const exported = Object.entries((await import(new URL(path, WORDS).href)) as Record<string, unknown>);
  const found = exported.flatMap(([constant, word]) => (isOpWord(word) || isExWord(word) ? [{ constant, word }] : []));
  const [only] = found;
  if (only === undefined || found.length > 1)
    throw new Error(`engine/src/words/${path}: one word in a file, found ${found.length}`);
  return {
    path,
    ...only,
    builders: exported
      .map(([name]) => name)
      .filter((name) => name !== only.constant)
      .sort(),
  };
}

/** Every word of the language, in the order of its file. What several words of a folder share stands in a file whose name begins with `_`. */
export async function readWords(): Promise<WordFiles> {
  const paths = readdirSync(WORDS, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.includes('/') && path.endsWith('.ts') && !path.split('/').at(-1)?.startsWith('_'))
    .sort();
  const files = await Promise.all(paths.map(fileOf));
  return {
    operations: files.flatMap(({ word, ...file }) => (isOpWord(word) ? [{ ...file, word }] : [])),
    expressions: files.flatMap(({ word, ...file }) => (isOpWord(word) ? [] : [{ ...file, word }])),
  };
}

/** `move-clip` → `MoveClip`, `$num` → `ResultNumber`. */
const capitalised = (name: string): string =>
  name
    .replace(/^\$$/, 'result')
    .replace(/^\$num$/, 'resultNumber')
    .replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
export const opType = (op: string): string => `${capitalised(op)}Op`;
export const exType = (x: string): string => `${capitalised(x)}Ex`;

const BASIC = ['Ex', 'Num', 'SetYield', 'Truth'];
const used = (text: string): string =>
  BASIC.filter((name) => new RegExp(`(?<!')\\b${name}\\b(?!')`).test(text)).join(', ');

const manyText = (many: HowMany): string => (many === 'one' || many === 'set' ? `, '${many}'` : '');

/** What an expression is to the type checker; nothing in particular where only its parts or the game can tell. */
function yieldsText({ yields, many }: AnyEx): string {
  if (yields === 'same' || yields === 'any' || yields === 'beings') return '';
  return ` extends Ex<'${yields}'${yields === 'num' || yields === 'truth' ? '' : manyText(many)}>`;
}

const NOTE = '// Made by `npm run language` from the definitions in engine/src/words; a test holds it to them.\n';

function typesFile({ operations, expressions }: WordFiles): string {
  const interfaces = [
    ...operations
      .filter(({ word }) => word.example !== null)
      .map(
        ({ word: { op, fields } }) =>
          `export interface ${opType(op)} { readonly op: '${op}'; ${fieldsText(shapesOf(fields))} }`,
      ),
    ...expressions.map(
      ({ word }) =>
        `export interface ${exType(word.x)}${yieldsText(word)} { readonly x: '${word.x}'; ${fieldsText(shapesOf(word.fields))} }`,
    ),
  ].join('\n\n');
  const ops = operations.filter(({ word }) => word.example !== null).map(({ word }) => opType(word.op));
  const unions = [
    `/** An operation, told apart by \`op\`. */\nexport type Op = ${ops.join(' | ')};`,
    '/** A list of operations. */\nexport interface Ops extends ReadonlyArray<Op> {}',
    "/** Rows are '5+', '2-4' or '0', exhaustive from 0. */\nexport type Table = Readonly<Record<string, Ops>>;",
    `/** An expression, told apart by \`x\`. */\nexport type AnyExpression = ${expressions.map(({ word }) => exType(word.x)).join(' | ')};`,
  ].join('\n\n');
  return `${NOTE}import type { ${used(interfaces)} } from './ex.ts';\n\n${interfaces}\n\n${unions}\n`;
}

function tableFile<W>(name: string, type: string, from: string, key: string, files: readonly WordFile<W>[]): string {
  const imports = files.map(({ constant, path }) => `import { ${constant} } from './${path}';`).join('\n');
  const list = files.map(({ constant }) => constant).join(', ');
  return `${NOTE}import type { ${type} } from '../define/${from}';\n${imports}\n\nconst WORDS: readonly ${type}[] = [${list}];\n\n/** Every one of them by its name. */\nexport const ${name}: ReadonlyMap<string, ${type}> = new Map(WORDS.map((word) => [word.${key}, word]));\n`;
}

function buildersFile({ operations, expressions }: WordFiles): string {
  const files = [...operations, ...expressions].filter(({ builders }) => builders.length > 0);
  return `${NOTE}${files.map(({ path, builders }) => `export { ${builders.join(', ')} } from '../words/${path}';`).join('\n')}\n`;
}

/** How the registers of the engine's own primitives are listed, each in a function of its own: one for all would have to search every list of names. */
function givenFile({ operations }: WordFiles): string {
  const rows = operations
    .filter(({ word }) => word.example === null && Object.keys(word.registers).length > 0)
    .map(({ word: { op, registers } }) => {
      const names = Object.keys(registers);
      const list = Object.entries(registers).map(([name, { blank }]) => `${name} ?? ${JSON.stringify(blank)}`);
      return `  ${op.includes('-') ? `'${op}'` : op}: {\n    names: [${names.map((name) => `'${name}'`).join(', ')}],\n    listOf: ({ ${names.join(', ')} }) => [${list.join(', ')}],\n  },`;
    });
  return `${NOTE}type Value = number | number[];

interface Listing {
  /** The registers for which it was made, in their order. */
  readonly names: readonly string[];
  listOf(given: Readonly<Partial<Record<string, Value>>>): Value[];
}

/** By primitive: the list of its registers, from those that its caller gives. */
export const GIVEN: Readonly<Record<string, Listing>> = {\n${rows.join('\n')}\n};\n`;
}

/** The files that are made from the definitions, by their path below engine/src. */
export const madeFiles = (words: WordFiles): Readonly<Record<string, string>> => ({
  'language/words.generated.ts': typesFile(words),
  'language/given.generated.ts': givenFile(words),
  'words/operations.generated.ts': tableFile('OPERATIONS', 'AnyOp', 'operation.ts', 'op', words.operations),
  'words/expressions.generated.ts': tableFile('EXPRESSIONS', 'AnyEx', 'expression.ts', 'x', words.expressions),
  'builders/words.generated.ts': buildersFile(words),
});
