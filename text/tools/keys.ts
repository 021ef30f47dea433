import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import english from '../en/grammar.ts';
import { argumentsOf, parse } from '../src/language/icu.ts';

const ENGLISH = new URL('../en/', import.meta.url);
const TARGET = new URL('../src/keys.generated.ts', import.meta.url);
const ROOT = new URL('../', import.meta.url);
const GRAMMARS = new URL('../src/load/grammars.generated.ts', import.meta.url);

/** An argument is handed in once, whatever forms of it the message asks for. */
const handedIn = (name: string): string => {
  const form = [...english.forms, ...english.classes, ...english.verbs, 'capital']
    .sort((a, b) => b.length - a.length)
    .find((ending) => name.toLowerCase().endsWith(`_${ending}`));
  return form === undefined ? name : name.slice(0, -form.length - 1);
};

/** The types of all keys of the interface and of their arguments. Run it after changing a message; a test checks that it is current. */
export function generateKeyTypes(): string {
  const messages: Record<string, string | { readonly name: string }> = {};
  for (const file of readdirSync(ENGLISH).filter((name) => name.endsWith('.json')))
    Object.assign(messages, JSON.parse(readFileSync(new URL(file, ENGLISH), 'utf8')));
  const rows = Object.entries(messages)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => {
      const message = typeof entry === 'string' ? entry : entry.name;
      const names = [...new Set([...argumentsOf(parse(message))].map(handedIn))].sort().map((name) => `'${name}'`);
      return `  ${/^[a-z]+$/.test(key) ? key : `'${key}'`}: ${names.length === 0 ? 'never' : names.join(' | ')};`;
    });
  return `// Made by \`npm run text:keys\`.\n\n/** Every key of the interface with the names of its arguments. */\nexport interface MessageArgs {\n${rows.join('\n')}\n}\n`;
}

/** The grammar modules of all languages that have one, for whoever reads files; a browser gets the one of its language. */
export function generateGrammarIndex(): string {
  const langs = readdirSync(ROOT).filter((name) => existsSync(new URL(`${name}/grammar.ts`, ROOT)) && name !== 'src');
  const local = (lang: string): string => lang.replaceAll('-', '_');
  const imports = langs.map((lang) => `import ${local(lang)} from '../../${lang}/grammar.ts';`);
  const rows = langs.map((lang) => (local(lang) === lang ? `  ${lang},` : `  '${lang}': ${local(lang)},`));
  return `// Made by \`npm run text:keys\`.\n\n${imports.join('\n')}\nimport type { Grammar } from '../grammar/grammar.ts';\n\n/** How each language bends its nouns. */\nexport const GRAMMARS: Readonly<Record<string, Grammar>> = {\n${rows.join('\n')}\n};\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(TARGET, generateKeyTypes());
  writeFileSync(GRAMMARS, generateGrammarIndex());
}
