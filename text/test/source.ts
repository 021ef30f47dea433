import { readdirSync, readFileSync } from 'node:fs';

/** Reads out of the engine's source what it can say, so that no list has to be kept by hand. */
const ENGINE = new URL('../../engine/src/', import.meta.url);

const text = (wanted: (path: string) => boolean): string =>
  readdirSync(ENGINE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter(wanted)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

export const SOURCE = text(() => true);

/** What plays: without the table of rules, which names every rule there is, and without the kit, which names their contraries. */
const PLAY = text((path) => !/src[/\\](rules|kit)[/\\]/.test(path));

const literals = (code: string): string[] => [...code.matchAll(/'([a-z][a-z-]*)'/g)].map((found) => found[1]);
const unique = (words: readonly string[]): string[] => [...new Set(words)].sort();

/** The text between the bracket at `from` and its partner. */
function inside(code: string, from: number): string {
  let depth = 0;
  for (let i = from; i < code.length; i++) {
    if ('({['.includes(code[i])) depth++;
    if (')}]'.includes(code[i]) && --depth === 0) return code.slice(from + 1, i);
  }
  throw new Error(`no end to ${code.slice(from, from + 40)}`);
}

/** A list of code, cut at the commas that are not inside brackets or quotes. */
function parts(code: string): string[] {
  const found = [''];
  let depth = 0;
  for (const letter of code) {
    if ('({['.includes(letter)) depth++;
    if (')}]'.includes(letter)) depth--;
    if (letter === ',' && depth === 0) found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map((part) => part.trim()).filter((part) => part !== '');
}

const callsOf = (name: RegExp): string[][] =>
  [...SOURCE.matchAll(name)].map((found) => parts(inside(SOURCE, found.index + found[0].length - 1)));

/** Fields of a record; those of a record that is spread into it are looked up where it was made. */
const fieldsOf = (record: string): string[] =>
  record.startsWith('{')
    ? parts(inside(record, 0)).flatMap((field) => {
        const made = field.startsWith('...') ? SOURCE.indexOf(`const ${field.slice(3)} = {`) : -1;
        if (made < 0) return [field.split(':')[0].trim()];
        return fieldsOf(`{${inside(SOURCE, SOURCE.indexOf('{', made))}}`);
      })
    : [];

/** Event types with the fields that the engine tells. */
export function events(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const note = (type: string, fields: readonly string[]): void => {
    const known = found.get(type) ?? new Set<string>();
    for (const field of fields) known.add(field);
    found.set(type, known);
  };
  const laid: string[] = [];
  for (const [, type, data, , secret] of callsOf(/\btell(?:Some)?\(/g)) {
    if (type === undefined || type.includes(':')) continue;
    const fields = [...fieldsOf(data ?? ''), ...fieldsOf(secret ?? '')];
    if (type.startsWith("'")) for (const literal of literals(type)) note(literal, fields);
    else if (type === 'type') laid.push(...fields);
  }
  for (const [, type, ...rest] of callsOf(/\btell[A-Z]\w*\(/g))
    for (const literal of literals(type ?? ''))
      if (!found.has(literal) || rest.length > 2) note(literal, [...laid, ...fieldsOf(rest.at(-1) ?? '')]);
  // What somebody unseen does is told under another name, by the log itself.
  for (const [, type, data] of SOURCE.matchAll(/type: '([a-z-]+)', reveals, to, secret: [^=]*?, data: (\{[^}]*\})/g))
    note(type, fieldsOf(data));
  return found;
}

/** Kinds of questions. */
export function questions(): string[] {
  const kinds = [...callsOf(/\bput\(/g), ...callsOf(/\bputToAll\(/g).map(([g, kind]) => [g, '', kind])].flatMap(
    ([g, , kind]) => (g === 'g' ? literals(kind ?? '') : []),
  );
  const asked = /const KINDS = \[([^\]]*)\]/.exec(SOURCE)?.[1] ?? '';
  return unique([...kinds, ...literals(asked)]);
}

/** Verbs of options and of what is barred. */
export function verbs(): string[] {
  const at = SOURCE.indexOf('const VERBS');
  const table = parts(inside(SOURCE, SOURCE.indexOf('{\n', at))).map((row) =>
    row.split(':')[0].replaceAll("'", '').trim(),
  );
  const open = callsOf(/\bchoice\(/g).flatMap(([verb]) => literals(verb ?? ''));
  const closed = callsOf(/\bbar\(/g).flatMap(([, verb]) => literals(verb ?? ''));
  return unique([...table, ...open, ...closed]);
}

/** Which of the neutral names of rules can be given as the reason why something is not possible: those not only applied or cited. Set-up refuses nothing. */
export function refusals(names: readonly string[]): string[] {
  let rest = PLAY;
  for (const found of [...PLAY.matchAll(/\b(law|rule|cite)\(/g)]) {
    const call = inside(PLAY, found.index + found[0].length - 1);
    rest = rest.replace(`${found[1]}(${call})`, '');
  }
  return names.filter((name) => !name.startsWith('setup.') && rest.includes(`'${name}'`));
}
