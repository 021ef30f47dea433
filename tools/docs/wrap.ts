/** Wraps the prose of the docs at 120 characters: `npm run docs:wrap`. Tables, code and headings stay as they are. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);

export const WIDTH = 120;

/** Every page of the project, by its path from the root. */
export const pages = (root: URL = ROOT): string[] =>
  globSync('{*.md,docs/**/*.md}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** A line that is neither prose nor part of a list. */
const STANDS_ALONE = /^\s*$|^#|^\s*\||^<|^!\[/;
/** What a line of prose must not begin with, because it would begin something else. */
const BEGINS = /^([-+*>|#=]|\d+\.$)/;
/** Code up to this length stays on one line. */
const LONG_CODE = 70;
const GLUE = '\u0000';
const ITEM = /^(\s*)([-*]|\d+\.) /;

interface Line {
  readonly text: string;
  readonly prose: boolean;
}

/** Each line of a page, and whether it is prose. */
export function linesOf(page: string): Line[] {
  let inCode = false;
  return page.split('\n').map((text) => {
    const fence = /^\s*```/.test(text);
    if (fence) inCode = !inCode;
    return { text, prose: !(fence || inCode || STANDS_ALONE.test(text)) };
  });
}

/** Words, with what must stay on one line as one word: code, and what would begin a list or a heading. */
function wordsOf(text: string): string[] {
  const glued = text.replaceAll(/`[^`]*`/g, (code) => (code.length > LONG_CODE ? code : code.replaceAll(' ', GLUE)));
  const words = glued.split(/\s+/).filter((word) => word !== '');
  const whole = words.map((word) => word.replaceAll(GLUE, ' '));
  return whole.reduce<string[]>((kept, word) => {
    const last = kept.at(-1);
    if (last !== undefined && BEGINS.test(word)) kept[kept.length - 1] = `${last} ${word}`;
    else kept.push(word);
    return kept;
  }, []);
}

function wrapParagraph(lines: readonly string[]): string[] {
  if (lines.every((line) => line.length <= WIDTH)) return [...lines];
  const [, indent = '', mark = ''] = ITEM.exec(lines[0] ?? '') ?? [];
  const head = mark === '' ? (/^\s*/.exec(lines[0] ?? '')?.[0] ?? '') : `${indent}${mark} `;
  const further = ' '.repeat(head.length);
  const words = wordsOf([(lines[0] ?? '').slice(head.length), ...lines.slice(1)].join(' '));
  const wrapped: string[] = [];
  let line = head;
  for (const word of words) {
    const started = line.trim() !== '' && line !== head;
    if (started && line.length + 1 + word.length > WIDTH) {
      wrapped.push(line);
      line = `${further}${word}`;
    } else line = started ? `${line} ${word}` : `${line}${word}`;
  }
  return [...wrapped, line];
}

/** The page with no line of prose over the width. */
export function wrap(page: string): string {
  const done: string[] = [];
  let paragraph: string[] = [];
  const finish = (): void => {
    done.push(...wrapParagraph(paragraph));
    paragraph = [];
  };
  for (const { text, prose } of linesOf(page)) {
    if (!prose || ITEM.test(text)) finish();
    if (prose) paragraph.push(text);
    else done.push(text);
  }
  finish();
  return done.join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const path of pages()) {
    const file = new URL(path, ROOT);
    const page = readFileSync(file, 'utf8');
    const wrapped = wrap(page);
    if (wrapped !== page) writeFileSync(file, wrapped);
  }
