// Writes content/<pack>/contents.ts, one import for every file of the pack, and contents.haunts.ts apart from it: a browser gets the first and never
// the second. Run it after adding or removing a file.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder of the packs; another one may be named on the command line. */
const root =
  process.argv[2] === undefined ? new URL('../../content/', import.meta.url) : pathToFileURL(`${process.argv[2]}/`);
const FILES = {
  'contents.ts': {
    explorers: ['explorers'],
    rooms: ['rooms'],
    cards: ['omens', 'items', 'events', 'cards'],
    tokens: ['tokens'],
  },
  'contents.haunts.ts': { haunts: ['haunts'] },
};
const camel = (text) => text.replace(/[^a-z0-9]+(.)/g, (_, c) => c.toUpperCase());

function contentsOf(pack, kinds) {
  const imports = [];
  const lists = [];
  for (const [list, folders] of Object.entries(kinds)) {
    const names = [];
    for (const folder of folders) {
      let files = [];
      try {
        files = readdirSync(new URL(`${pack}/${folder}/`, root))
          .filter((f) => f.endsWith('.ts') && !f.endsWith('.test.ts'))
          .sort();
      } catch {
        continue;
      }
      for (const file of files) {
        const id = file.slice(0, -3);
        const name = camel(`${folder.slice(0, -1)}-${id}`);
        imports.push(`import ${name} from './${folder}/${id}.ts';`);
        names.push(name);
      }
    }
    lists.push(`export const ${list} = [\n${names.map((n) => `  ${n},`).join('\n')}\n];`);
  }
  return `// Made by \`npm run content:index\`.\n${imports.join('\n')}\n\n${lists.join('\n\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const pack of readdirSync(root, { withFileTypes: true }).filter((d) =>
    existsSync(new URL(`${d.name}/pack.ts`, root)),
  )) {
    for (const [name, kinds] of Object.entries(FILES)) {
      const file = new URL(`${pack.name}/${name}`, root);
      const text = contentsOf(pack.name, kinds);
      let old = '';
      try {
        old = readFileSync(file, 'utf8');
      } catch {}
      if (old !== text) writeFileSync(file, text);
    }
  }
}
