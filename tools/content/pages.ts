import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isWritten } from '@hollow/engine';
import { shapesOf } from '../../engine/src/define/field.ts';
import { EVENT_HOOKS, QUERIES } from '../../engine/src/language/hooks.ts';
import type { Pack } from '../../engine/src/language/pack.ts';
import { PACK } from '../../engine/src/language/schema/pack.ts';
import type { PackFields, PackShape } from '../../engine/src/language/schema/shape.ts';
import { RULES } from '../../engine/src/rules/index.ts';
import { readingsOf } from '../../engine/src/rules/readings.ts';
import type { Kind, Words } from '../../text/src/language/words.ts';
import { packTitle } from '../../text/src/load/house-words.ts';
import { loadWords } from '../../text/src/load/load-words.ts';
import { wrap } from '../docs/wrap.ts';
import { callsOf } from '../language/calls.ts';
import { readWords } from '../language/words.ts';
import { shippedFamilies } from './shipped.ts';

const DOCS = new URL('../../docs/', import.meta.url);

/** How a shape is called on the pages. */
function called(shape: PackShape): string {
  switch (shape.is) {
    case 'num':
      return 'number';
    case 'truth':
      return 'condition';
    case 'ops':
      return 'operations';
    case 'json':
      return 'anything';
    case 'rows':
      return 'rows';
    case 'flag':
      return 'true/false';
    case 'set':
      return { thing: 'characters or things', room: 'rooms', trait: 'traits', any: 'a set' }[shape.of];
    case 'name':
      return `${shape.of} id`.replace('-', ' ');
    case 'whole':
      return `${shape.min} to ${shape.max}`;
    case 'word':
      return shape.words.map((word) => `“${word}”`).join(' ');
    case 'list':
      return `list of ${called(shape.of)}`;
    case 'map':
      return `map of ${called(shape.of)}`;
    case 'record':
    case 'one-of':
      return `{ ${fieldsOf(shape.fields, shape.is === 'one-of' ? ' or ' : ', ')} }`;
    case 'either':
      return shape.of.map(called).join(' or ');
    default:
      return shape.is;
  }
}

const fieldsOf = (fields: PackFields, joint = ', '): string =>
  Object.entries(fields)
    .map(([name, shape]) => `\`${name}\` ${called(shape)}`)
    .join(joint);

/** What the page says of a hook is kept: the last cell of its row. */
function meanings(page: string): Map<string, string> {
  const found = new Map<string, string>();
  let part = '';
  for (const line of page.split('\n')) {
    part = /^<!-- (\S+)/.exec(line)?.[1] ?? part;
    const [, name, cell] = /^\| `([^`]+)` \|([^|]*)\|(?:[^|]*\|)?$/.exec(line) ?? [];
    if (name !== undefined && cell !== undefined) found.set(`${part} ${name}`, cell.trim());
  }
  return found;
}

const WORDS = await readWords();

/** A word as its row tells it. */
interface Row {
  readonly name: string;
  readonly builders: readonly string[];
  readonly fields: PackFields;
  readonly means: string;
  readonly example: Readonly<Record<string, unknown>>;
}

function table(words: readonly Row[]): string {
  const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;
  const rows = words.map(({ name, builders, fields, means, example }) =>
    ['', code(name), builders.map(code).join(' '), fieldsOf(fields), means, code(JSON.stringify(example)), '']
      .join(' | ')
      .trim(),
  );
  return ['| word | builder | fields | meaning | example |', '|---|---|---|---|---|', ...rows].join('\n');
}

const operations = (): Row[] =>
  WORDS.operations.flatMap(({ word: { op, means, fields, example }, path, builders }) =>
    example === null
      ? []
      : [{ name: op, builders: callsOf(path, builders), fields: shapesOf(fields), means, example: { op, ...example } }],
  );

/** The expressions of one folder of words. */
const expressions = (folder: string): Row[] =>
  WORDS.expressions.flatMap(({ word: { x, means, fields, example }, path, builders }) =>
    path.startsWith(`${folder}/`)
      ? [{ name: x, builders: callsOf(path, builders), fields: shapesOf(fields), means, example: { x, ...example } }]
      : [],
  );

const hooks = (means: Readonly<Record<string, string>>): string =>
  ['| hook | meaning |', '|---|---|', ...Object.entries(means).map(([hook, said]) => `| \`${hook}\` | ${said} |`)].join(
    '\n',
  );

/** The snippets of haunts, each under its heading. */
function snippets(): string {
  const source = readFileSync(new URL('../../cli/test/snippets/snippets.ts', import.meta.url), 'utf8');
  const parts = source.split(/^\/\/ # /m).slice(1);
  return parts
    .map((part) => {
      const [title = '', ...code] = part.trimEnd().split('\n');
      const bare = code
        .join('\n')
        .replace(/^export /gm, '')
        .replace(/: Parts = /g, ' = ');
      return [`**${title}**`, '', '```ts', bare, '```'].join('\n');
    })
    .join('\n\n');
}

/** What the fields of a page are for. */
const PAGE = [
  'By haunt and side; `all` is for everybody. `opening`, `goal` and `win` are read out; the rest are labels by id; pieces, monsters, conditions and places are names, or objects of a `name` and its forms. `winDead` stands in place of the win of the traitor when no hero is left alive, where `win` tells of another way. `rules` tell rules by their id, and under the id of a monster or piece, or `<id>.<anything>`, what is its own: how it is beaten, what cannot hurt it.',
  '`outcomes` are what actions bring about, as clauses without capital and stop: `<action>`, `<action>.fail`, `<action>.<row>` ([text.md](text.md)); roll, cost and limit come from the data.',
  '`now` is what is done before the first turn, and `deeds` all of what an action does: both are made from the operations, and stand here only where that reads badly.',
  '`needs` says in the same way what an action asks for: `<action>.where` and `<action>.<n>`, the first need is 0, as a clause behind “only if”.',
  '`states` says what a counter or variable means from a number on (`<counter>.<n>`), as a clause, `told` what an operation `tell` lets people know (by its key; `{n}`, `{rooms}` and `{who}` stand for what everybody is told), `notes` names secret records (variables with `knownTo`), `choices` the courses of `choose`, `worth` says what a piece in the hand is good for (`<piece>`, or `<piece>.<number>`).',
].join(' ');

/** Every record of a pack with its fields, one table each. */
function packTables(): string {
  const lines: string[] = [];
  const describe = (title: string, shape: PackShape, about: string): void => {
    if (shape.is !== 'record') return;
    lines.push(`### ${title}`, '', ...(about === '' ? [] : [about, '']), '| field | what stands there |', '|---|---|');
    for (const [field, inner] of Object.entries(shape.fields)) lines.push(`| \`${field}\` | ${inRow(inner)} |`);
    lines.push('');
  };
  if (PACK.is !== 'record') return '';
  const part = (field: string): PackShape => {
    const found = PACK.is === 'record' ? PACK.fields[field] : undefined;
    return found === undefined ? PACK : found.is === 'list' || found.is === 'map' ? found.of : found;
  };
  const inner = (shape: PackShape, field: string): PackShape => {
    const found = shape.is === 'record' ? shape.fields[field] : undefined;
    return found === undefined ? shape : found.is === 'list' || found.is === 'map' ? found.of : found;
  };
  describe('Pack', PACK, '');
  describe('Amendment', part('amend?'), 'What an expansion changes in the packs it extends.');
  describe('Room', part('rooms?'), '');
  describe('Rule', inner(part('rooms?'), 'rules?'), 'Of a room, card, token, piece, condition, haunt or edition.');
  describe('Card', part('cards?'), '');
  describe('Token', part('tokens?'), '');
  describe('Explorer', part('explorers?'), '');
  describe('Haunt', part('haunts?'), '');
  describe('Piece', inner(part('haunts?'), 'pieces?'), '');
  describe('Monster', inner(part('haunts?'), 'monsters?'), 'A piece that acts.');
  describe('Action', inner(part('haunts?'), 'actions?'), '');
  const words = part('words?');
  describe('Words', words, 'By language.');
  describe('Words of a thing', inner(words, 'rooms?'), '');
  const pages = inner(words, 'pages?');
  describe('Page of a haunt', pages.is === 'map' ? pages.of : pages, PAGE);
  describe('Edition', part('edition?'), 'Only a pack that is a game of its own brings one.');
  return lines.join('\n').trimEnd();
}

/** What each rule of the engine decides: the sentence above its row. */
function ruleSentences(): Map<string, string> {
  const folder = fileURLToPath(new URL('../../engine/src/rules/', import.meta.url));
  const rows = globSync('*.ts', { cwd: folder, exclude: ['readings.ts'] }).flatMap((file) => [
    ...readFileSync(`${folder}${file}`, 'utf8').matchAll(/\/\*\* (.*) \*\/\n {2}'([^']+)':/g),
  ]);
  return new Map(rows.map(([, said = '', rule = '']) => [rule, said]));
}

/** The rules that an edition may read otherwise, and the words for it. */
function readingTable(): string {
  const said = ruleSentences();
  const rows = Object.keys(RULES).flatMap((rule) => {
    const readings = readingsOf(rule) ?? [];
    return readings.length === 0
      ? []
      : [`| \`${rule}\` | ${said.get(rule) ?? ''} | ${readings.map((word) => `\`${word}\``).join(' ')} |`];
  });
  return ['| rule | what it decides | other readings |', '|---|---|---|', ...rows].join('\n');
}

/** A field that has a table of its own is named, not spelled out again. */
function inRow(shape: PackShape): string {
  if (shape.is === 'list' || shape.is === 'map') {
    if (shape.of.is === 'record' && Object.keys(shape.of.fields).length > 4) return `${shape.is}, see its table`;
    return `${shape.is} of ${inRow(shape.of)}`;
  }
  if (shape.is === 'record' && Object.keys(shape.fields).length > 9) return 'see its table';
  return called(shape);
}

const FAMILIES = shippedFamilies();

/** The words of each pack alone: things of two editions may be called alike. */
const ENGLISH = new Map(FAMILIES.flat().map((pack) => [pack, loadWords('en', [pack.id], [pack])]));
const wordsOf = (pack: Pack): Words => ENGLISH.get(pack) ?? loadWords('en', [pack.id], [pack]);

const nameOf = (pack: Pack): string => packTitle('en', pack)?.name ?? pack.id;

/** What is said of a thing belongs to its pack where there are several. */
const ofPack = (pack: Pack): string => (ENGLISH.size === 1 ? '' : ` (${nameOf(pack)})`);

const listed = (title: string, sentences: readonly string[]): string =>
  [`### ${title}`, '', ...sentences.map((sentence) => `- ${sentence}`)].join('\n');

/** The sentences of the rulings that rooms and cards carry. */
const thingRulings = (kinds: readonly Kind[]): string =>
  [...ENGLISH]
    .flatMap(([pack, words]) =>
      kinds.flatMap((kind) => Object.values(words.things[kind] ?? {})).map((one) => ({ ...one, pack })),
    )
    .filter(({ rulings }) => rulings !== undefined)
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, rulings = {}, pack }) => {
      const called = `${name}${ofPack(pack)}`;
      return `- **${/[.?!]$/.test(called) ? called : `${called}.`}** ${Object.values(rulings).join(' ')}`;
    })
    .join('\n');

/** The sentences of the rulings that haunts carry, by number. */
const hauntRulings = (): string =>
  FAMILIES.flat()
    .flatMap((pack) =>
      (pack.haunts ?? [])
        .filter(isWritten)
        .toSorted((a, b) => a.number - b.number)
        .map((def) => ({ pack, def })),
    )
    .flatMap(({ pack, def: { id, number, rulings = {} } }) => {
      const english = wordsOf(pack);
      const pages = Object.values(english.haunts?.[id] ?? {});
      const said = Object.entries(rulings).map(([key, { page, clause }]) => {
        const sentence = pages.find((words) => words.rulings?.[key] !== undefined)?.rulings?.[key] ?? '';
        const readers = page === undefined ? '' : `*${english.messages[`name.${page}`] ?? page}:* `;
        return `${readers}${sentence}${clause === undefined ? '' : ` (${clause})`}`;
      });
      return said.length === 0
        ? []
        : [listed(`${number} · ${english.things.haunts?.[id]?.name ?? id}${ofPack(pack)}`, said)];
    })
    .join('\n\n');

function filled(page: string, parts: Readonly<Record<string, string>>): string {
  const whole = Object.entries(parts).reduce((text, [name, made]) => {
    const place = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- end -->)`);
    if (!place.test(text)) throw new Error(`the page has no place for ${name}`);
    return text.replace(place, (_, before: string, after: string) => `${before}\n${made}\n\n${after}`);
  }, page);
  return wrap(whole);
}

/** What the box of an edition holds: what is laid at the start is no room that is found. */
function contentsOf(pack: Pack): string {
  const { edition, rooms = [], cards = [], explorers = [], haunts = [] } = pack;
  const written = haunts.filter(isWritten).length;
  const decks = (edition?.decks ?? []).map(({ id }) => `${cards.filter(({ deck }) => deck === id).length} ${id}s`);
  const held = [`${rooms.length} rooms`, ...decks, `${explorers.length} explorers`].join(', ');
  const rest = written < haunts.length ? `; in place of another comes one of the ${written}` : '';
  return `the ${nameOf(pack).toLowerCase()}: ${held} and ${written} of its ${haunts.length} haunts${rest}`;
}

/** What there is today, in the one row of the page that says so. */
function counted(page: string): string {
  const place = /<!-- game -->.*<!-- end -->/;
  if (!place.test(page)) throw new Error('the page has no place for what there is');
  const games = FAMILIES.flat().filter(({ edition }) => edition !== undefined);
  return page.replace(place, `<!-- game --> ${games.map(contentsOf).join('; ')} <!-- end -->`);
}

/** The pages with what is made from the schema and the packs; a test compares them with what is written. */
export function madePages(): Readonly<Record<string, string>> {
  const language = readFileSync(new URL('HAUNT-LANGUAGE.md', DOCS), 'utf8');
  return {
    'HAUNT-LANGUAGE.md': filled(language, {
      operations: table(operations()),
      number: table(expressions('numbers')),
      truth: table(expressions('truths')),
      characters: table(expressions('characters')),
      rooms: table(expressions('rooms')),
      things: table(expressions('things')),
      traits: table(expressions('traits')),
      sets: table(expressions('sets')),
      moments: hooks(EVENT_HOOKS),
      queries: hooks(Object.fromEntries(Object.entries(QUERIES).map(([hook, { means }]) => [hook, means]))),
      snippets: snippets(),
    }),
    'RULINGS.md': filled(readFileSync(new URL('RULINGS.md', DOCS), 'utf8'), {
      haunts: hauntRulings(),
      rooms: thingRulings(['rooms']),
      cards: thingRulings(['omens', 'items', 'events', 'cards']),
    }),
    '../README.md': counted(readFileSync(new URL('../README.md', DOCS), 'utf8')),
    'PACKS.md': filled(readFileSync(new URL('PACKS.md', DOCS), 'utf8'), {
      readings: readingTable(),
      fields: packTables(),
    }),
  };
}

/** Words of the page that say nothing. */
export const unsaid = (): string[] =>
  [...meanings(readFileSync(new URL('HAUNT-LANGUAGE.md', DOCS), 'utf8'))].flatMap(([word, meaning]) =>
    meaning === '' ? [word] : [],
  );

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, text] of Object.entries(madePages())) writeFileSync(new URL(name, DOCS), text);
