import type { Packed } from './packed.ts';

/**
 * Sentences that authors write among the words of a thing or a haunt come to the page as they are written, and the page has no parser of messages: this reads what
 * such sentences are made of, arguments, plurals and selections. What it does not know it takes for words, so that no sentence stops a page.
 */

type Part = Packed[number];
type Courses = Readonly<Record<string, Packed>>;

/** Where the brace that stands at `open` is closed; -1 where it is not. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at;
  }
  return -1;
}

/** `one {…} other {…}`; null where it is something else. */
function readCourses(text: string, inPlural: boolean): Courses | null {
  const courses: Record<string, Packed> = {};
  let rest = text.trim();
  while (rest !== '') {
    const name = /^(=?[\w-]+)\s*(?=\{)/.exec(rest);
    const open = name?.[0].length ?? 0;
    const end = name === null ? -1 : closing(rest, open);
    if (name?.[1] === undefined || end < 0) return null;
    courses[name[1]] = readParts(rest.slice(open + 1, end), inPlural);
    rest = rest.slice(end + 1).trim();
  }
  return 'other' in courses ? courses : null;
}

/** What stands between two braces; null where that is no argument. */
function readArgument(text: string, inPlural: boolean): Part | null {
  const [, name, kind, rest = ''] = /^\s*(\w+)\s*(?:,\s*(plural|select)\s*,([\s\S]*))?$/.exec(text) ?? [];
  if (name === undefined) return null;
  if (kind === undefined) return [name];
  const isPlural = kind === 'plural';
  const courses = readCourses(rest, inPlural || isPlural);
  if (courses === null) return null;
  return isPlural ? [name, courses, 0] : [name, courses];
}

function readParts(text: string, inPlural: boolean): Packed {
  const parts: Part[] = [];
  let words = '';
  const add = (part: Part): void => {
    if (words !== '') parts.push(words);
    words = '';
    parts.push(part);
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    const end = letter === '{' ? closing(text, at) : -1;
    const argument = end < 0 ? null : readArgument(text.slice(at + 1, end), inPlural);
    if (letter === '#' && inPlural) add(0);
    else if (argument === null) words += letter;
    else {
      add(argument);
      at = end;
    }
  }
  return words === '' ? parts : [...parts, words];
}

export const readSentence = (text: string): Packed => readParts(text, false);
