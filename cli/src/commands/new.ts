import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Argument, type Command } from 'commander';
import { BadInput } from '../bad-input.ts';
import { templates } from '../content/templates.ts';
import { writeText } from '../files.ts';
import { print } from '../output.ts';
import { ROOT } from '../project.ts';

interface NewOptions {
  readonly in: string;
  readonly deck: string;
  readonly root: string;
}

export function addNew(program: Command): void {
  program
    .command('new')
    .description('start a haunt, a card or a room: its file, its words and its script')
    .addArgument(new Argument('<kind>', 'what it is').choices(Object.keys(templates)))
    .argument('<id>', 'its id, in kebab-case')
    .option('--in <pack>', 'the pack it belongs to', 'second-edition')
    .option('--deck <id>', 'for a card: omen, item or event', 'item')
    .option('--root <dir>', "the project's folder", ROOT)
    .action(create);
}

function create(kind: keyof typeof templates, id: string, options: NewOptions): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) throw new BadInput('id', `“${id}” is not in kebab-case`);
  if (!['omen', 'item', 'event'].includes(options.deck))
    throw new BadInput('--deck', `omen, item or event expected, not “${options.deck}”`);
  if (!existsSync(join(options.root, 'content', options.in)))
    throw new BadInput('--in', `there is no pack “${options.in}” in content/`);
  const folder = kind === 'card' ? `${options.deck}s` : `${kind}s`;
  const files = templates[kind](id, options.deck);
  const paths = {
    content: join('content', options.in, folder, `${id}.ts`),
    words: join('text', 'en', options.in, folder, `${id}.json`),
    script: join('content', options.in, folder, `${id}.script.yaml`),
  };
  for (const path of Object.values(paths))
    if (existsSync(join(options.root, path))) throw new BadInput(path, 'the file is there already');
  for (const part of ['content', 'words', 'script'] as const) {
    writeText(join(options.root, paths[part]), files[part]);
    print(paths[part]);
  }
  print(kind === 'haunt' ? `Next: add it to the haunts of ${options.in}` : 'Next: npm run content:index');
}
