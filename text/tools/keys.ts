import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { argumentsOf, parse } from '../src/language/icu.ts';

const ENGLISH = new URL('../en/', import.meta.url);
const TARGET = new URL('../src/keys.generated.ts', import.meta.url);

/** The types of all keys of the interface and of their arguments. Run it after changing a message; a test checks that it is current. */
export function generateKeyTypes(): string {
  const messages: Record<string, string> = {};
  for (const file of readdirSync(ENGLISH).filter((name) => name.endsWith('.json')))
    Object.assign(messages, JSON.parse(readFileSync(new URL(file, ENGLISH), 'utf8')));
  const rows = Object.entries(messages)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, message]) => {
      const names = [...argumentsOf(parse(message))].sort().map((name) => `'${name}'`);
      return `  ${/^[a-z]+$/.test(key) ? key : `'${key}'`}: ${names.length === 0 ? 'never' : names.join(' | ')};`;
    });
  return `// Made by \`npm run text:keys\`.\n\n/** Every key of the interface with the names of its arguments. */\nexport interface MessageArgs {\n${rows.join('\n')}\n}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, generateKeyTypes());
